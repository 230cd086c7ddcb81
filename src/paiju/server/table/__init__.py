"""A table: what it is, what can happen at it, and how it goes on."""
