"""The page that documents a game's encoding: every field, where it lies, what it means and between which numbers."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator

from paiju.encoding.encoding import Encoding
from paiju.encoding.layout import Slot, counted_by, is_by_face, is_own_row
from paiju.kernel.game import Game
from paiju.kernel.meaning import SEAT, Meaning
from paiju.kernel.record import Record

HEAD = """\
# Encoding of {name}

`paiju.encoding.encoding.Encoding("{slug}", seats={seats})`: {numbers} numbers of 32 bits, or {floats} floats.
With more or fewer seats the same fields have as many rows. What the words mean is in [encodings.md](../encodings.md).
Made by `python -m tests.envs`.

| numbers | field | shape | holds | range | floats | what it is |
|---|---|---|---|---|---|---|
"""

FIELD = re.compile(r"^    (\w+) = (?:public|own|hidden)\((?:[^#]*)\)(?:  # (.*))?$")
COMMENT = re.compile(r"^    # (.*)$")

WORDS = {
    "seat": "a seat",
    "face": "a face",
    "move": "a move",
    "count": "a count",
    "amount": "an amount",
    "flag": "0 or 1",
    "choice": "one of {size}",
    "number": "a number",
    "bits": "{size} bits",
    "seats": "a set of seats",
}


def encoding_page(game: Game) -> str:
    """The page of a game at its usual number of seats."""
    encoding = Encoding(game)
    notes = field_notes(game.state.State)
    starts = [*encoding.expansion.starts.values(), encoding.expansion.size]
    head = HEAD.format(
        name=game.name,
        slug=game.slug,
        seats=encoding.seats,
        numbers=encoding.size,
        floats=encoding.expansion.size,
    )
    rows = [
        _row(slot, f"{first}–{after - 1}" if after - first > 1 else str(first), notes.get(slot.name, ""))
        for slot, first, after in zip(encoding.slots, starts[:-1], starts[1:], strict=True)
    ]
    return head + "\n".join(rows) + "\n"


def _row(slot: Slot, floats: str, note: str) -> str:
    where = str(slot.start) if slot.size == 1 else f"{slot.start}–{slot.stop - 1}"
    shape = " × ".join([*_axes(slot), *(["2 words"] if slot.words > 1 else [])]) or "1"
    cells = (where, f"`{slot.name}`", shape, holds(slot.field.holds), f"{slot.low} … {slot.high}", floats, note)
    return f"| {' | '.join(cells)} |"


def _axes(slot: Slot) -> Iterator[str]:
    """The lengths of a slot, with what each is counted by."""
    axes = slot.field.axes[1:] if is_own_row(slot.field) else slot.field.axes
    for place, (length, axis) in enumerate(zip(slot.shape, axes, strict=True)):
        used = counted_by(slot.field)
        if axis == SEAT:
            yield f"{length} seats"
        elif place == len(axes) - 1 and is_by_face(slot.field):
            yield f"{length} faces"
        elif place == len(axes) - 1 and used:
            yield f"{length} places, the first `{used.by}` in use"
        else:
            yield str(length)


def holds(meaning: Meaning | None) -> str:
    """What a number is, in words."""
    if meaning is None:
        return "a number"
    words = WORDS[meaning.kind].format(size=meaning.size)
    if meaning.upper is not None:
        return f"{words}, + {meaning.step} × {holds(meaning.upper)}"
    if meaning.kind == "seats":
        return words + (f", from bit {meaning.offset} on" if meaning.offset else "")
    return f"{meaning.offset} + {words}, 0 for none" if meaning.offset else words


def field_notes(record: type[Record]) -> dict[str, str]:
    """What the comments say of each field, beside it or in the line above."""
    notes: dict[str, str] = {}
    for declaring in reversed(record.__mro__):
        if issubclass(declaring, Record) and declaring is not Record:
            notes |= _notes(inspect.getsource(declaring))
    return notes


def _notes(source: str) -> dict[str, str]:
    notes: dict[str, str] = {}
    above: list[str] = []
    for line in source.splitlines():
        if comment := COMMENT.match(line):
            above.append(comment[1])
            continue
        if field := FIELD.match(line):
            notes[field[1]] = (field[2] or " ".join(above)).replace("|", "\\|")
        above = []
    return notes
