"""Names of people, and what they write: what everybody at a table has to look at."""

from __future__ import annotations

import unicodedata

from paiju.server import limits
from paiju.server.refusals import Code, Refusal
from paiju.words.said import Said

# Letters, marks and symbols that are printable and show nothing: fillers of Hangul, the blank of Braille, joiners.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0\U0001d159")
VISIBLE_KINDS = frozenset("LNPS")  # letters, numbers, punctuation, symbols
MARKS = frozenset(("Mn", "Me"))  # that are drawn on or around the character before them


def checked_name(name: str) -> str:
    """A name as it is shown: composed, its blanks tidied; raises a Refusal where it is not fit to be seen."""
    if (tidy := _tidied(name)) is None:
        raise Refusal(Code.BAD_NAME, Said("refused-bad-name"))
    return tidy


def checked_line(text: str) -> str:
    """A line that somebody writes, as it is shown, like a name; raises a Refusal."""
    if (tidy := _tidied(text)) is None:
        raise Refusal(Code.MALFORMED, Said("refused-bad-line"))
    return tidy


def _tidied(text: str) -> str | None:
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    is_fit = tidy.isprintable() and not BLANK & set(tidy) and _is_visible(tidy) and not _has_stack_of_marks(tidy)
    return tidy if is_fit else None


def _is_visible(name: str) -> bool:
    """Whether there is something to see, and a mark at the beginning does not fall on what stands before the name."""
    kinds = [unicodedata.category(letter)[0] for letter in name]
    return bool(kinds) and kinds[0] in VISIBLE_KINDS


def _has_stack_of_marks(name: str) -> bool:
    in_a_row = 0
    for letter in name:
        in_a_row = in_a_row + 1 if unicodedata.category(letter) in MARKS else 0
        if in_a_row > limits.MARKS_IN_A_ROW:
            return True
    return False
