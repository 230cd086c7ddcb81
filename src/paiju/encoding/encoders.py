"""The source of a game's encoder: the lines that write each field of an observation as numbers."""

from __future__ import annotations

from paiju.encoding.layout import counted_by, is_own_row, is_seen, words_of
from paiju.kernel.meaning import SEAT, Meaning
from paiju.kernel.record import Field

MOST_AXES = 2


def encodings(fields: dict[str, Field]) -> str:
    """The body of `encode`, which writes `seen` to `out` from place `at` on."""
    blocks = [_block(name, field) for name, field in fields.items() if is_seen(field)]
    return "\n".join(f"    {line}" for block in blocks for line in block)


def _block(name: str, field: Field) -> list[str]:
    if len(field.shape) > MOST_AXES:
        raise TypeError(f"the field `{name}` has {len(field.shape)} axes; an encoding knows {MOST_AXES}")
    if not field.shape:
        return _written(field, f"seen.{name}")
    if is_own_row(field):
        return _own_row(name, field)
    return _by_seat(name, field) if field.axes[0] == SEAT else _places(name, field)


def _own_row(name: str, field: Field) -> list[str]:
    """An onlooker has no row of its own."""
    inner = _row(field, f"seen.{name}[seat")
    return ["if seat >= 0:", *_indented(inner), "else:", *_indented(_row(field, ""))]


def _by_seat(name: str, field: Field) -> list[str]:
    length = field.shape[0]
    rows = ["for place in range(seats):", "    row = row_of(viewer, place, seats)"]
    return [f"if seats <= {length}:", *_indented([*rows, *_indented(_row(field, f"seen.{name}[row"))])]


def _row(field: Field, row: str) -> list[str]:
    """The numbers of one row, 0 where none is named."""
    if len(field.shape) == 1:
        return _written(field, f"{row}]" if row else "0")
    return _run(field, field.shape[1], f"{row}, i]" if row else "0")


def _places(name: str, field: Field) -> list[str]:
    if len(field.shape) == 1:
        return _run(field, field.shape[0], f"seen.{name}[i]")
    return [f"for row in range({field.shape[0]}):", *_indented(_run(field, field.shape[1], f"seen.{name}[row, i]"))]


def _run(field: Field, length: int, value: str) -> list[str]:
    """A run of numbers, written to a slice of its own: so the compiler knows its bounds and writes several at once."""
    words = words_of(field)
    wide = [f"part[{words} * i + {word}] = word_of({value}, {word})" for word in range(words)]
    return [
        f"part = out[at : at + {length * words}]",
        f"for i in range({length}):",
        *_indented(wide if words > 1 else [f"part[i] = {_relative_in_use(field, value)}"]),
        f"at += {length * words}",
    ]


def _written(field: Field, value: str) -> list[str]:
    """The lines that write one number."""
    words = words_of(field)
    if words > 1:
        return [*(f"out[at + {word}] = word_of({value}, {word})" for word in range(words)), f"at += {words}"]
    return [f"out[at] = {_relative_in_use(field, value)}", "at += 1"]


def _relative_in_use(field: Field, value: str) -> str:
    """A number as the seat that looks has it; in places that are not in use it stays as it is."""
    seen = _relative(field.holds, value) if field.holds and value != "0" else value
    used = counted_by(field)
    return f"{seen} if i < seen.{used.by} else {value}" if used and seen != value else seen


def _relative(meaning: Meaning, value: str) -> str:
    if meaning.upper is not None:
        upper = _relative(meaning.upper, f"{value} // {meaning.step}")
        is_same = upper == f"{value} // {meaning.step}"
        return value if is_same else f"{value} % {meaning.step} + {meaning.step} * {upper}"
    if meaning.kind == "seat":
        return f"relative_seat({value}, {meaning.offset}, viewer, seats)"
    if meaning.kind == "seats":
        return f"relative_set({value}, {meaning.offset}, viewer, seats)"
    return value


def _indented(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]
