"""Observations as numbers, by the declarations of a game's fields. docs/encodings.md tells how they are laid out."""
