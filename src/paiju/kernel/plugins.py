"""What other packages offer as entry points: each is loaded by itself, and one that is broken is named and left out."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points


class PluginWarning(UserWarning):
    """Something of another package that cannot be used; everything else can.

    >>> warnings.simplefilter("ignore", PluginWarning)  # say nothing of what is left out
    """


def load_plugins(group: str) -> Iterator[tuple[EntryPoint, object]]:
    """The entry points of a group with what they stand for; a broken one is warned of in one line."""
    for entry in entry_points(group=group):
        try:
            found = entry.load()
        except Exception as error:  # a third party's module fails in any way
            leave_out(entry, f"{type(error).__name__}: {error}")
        else:
            yield entry, found


def leave_out(entry: EntryPoint, why: str) -> None:
    package = entry.dist.name if entry.dist else entry.module
    line = " ".join(why.split())
    warnings.warn(f"the plug-in {entry.name} of {package} is left out: {line}", PluginWarning, stacklevel=2)
