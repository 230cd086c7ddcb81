"""Output to terminals and files that are not UTF-8: what they lack becomes the nearest that they have."""

from __future__ import annotations

import codecs
import io
import unicodedata
from typing import TextIO

HANDLER = "paiju-nearest"
NEAREST = {
    "…": "...", "·": "-", "•": "*", "–": "-", "—": "-", "−": "-", "×": "x", "±": "+/-", "→": "->", "←": "<-",
    "●": "*", "○": "o", "‘": "'", "’": "'", "“": '"', "”": '"', "█": "#", "▒": "#", "░": ":", "♦": "*",
}  # fmt: skip
BOX = range(0x2500, 0x2580)


def degrade(stream: TextIO) -> None:
    """Let a stream write whatever it is given; one that can write everything stays as it is."""
    encoding = (stream.encoding or "").lower().replace("_", "-")
    if isinstance(stream, io.TextIOWrapper) and not encoding.startswith("utf"):
        stream.reconfigure(errors=HANDLER)


def nearest(character: str) -> str:
    """In ASCII: é is e, a corner of a box is +, 牌 is ?."""
    if character in NEAREST:
        return NEAREST[character]
    if ord(character) in BOX:
        name = unicodedata.name(character)
        if "VERTICAL" in name and "HORIZONTAL" not in name and not {"LEFT", "RIGHT"} & set(name.split()):
            return "|"
        return "-" if "HORIZONTAL" in name and "VERTICAL" not in name and "AND" not in name.split() else "+"
    bare = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return bare or "?" * (2 if unicodedata.east_asian_width(character) in "WF" else 1)


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(nearest, error.object[error.start : error.end])), error.end


codecs.register_error(HANDLER, _replace)
