"""What can be wrong with a database."""


class CannotOpen(Exception):
    """A database that this server does not open, and why."""


class NotSaved(Exception):
    """The database did not take it: a full or read-only disk, or a database that went away."""
