"""Tables of figures: exact ones say how many cases they count, simulated ones say so with their intervals."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from paiju.kernel.jsonable import Jsonable
from paiju.words.catalogues import DEFAULT, HOUSE
from paiju.words.said import Quoted, Said
from paiju.words.speaker import Speaker

Progress = Callable[[int, int], None]  # done, of how many

_WRITTEN = re.compile(
    r"(?P<value>[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?P<unit> %)?(?: ± (?P<margin>\d+(?:\.\d+)?))?", re.ASCII
)


class Figure(str):
    """A number as people read it, which knows what it is: its value, its unit, and its 99 % margin if it has one."""

    value: float
    unit: str
    margin: float | None

    def __new__(cls, text: str, value: float, unit: str = "", margin: float | None = None) -> Figure:
        figure = super().__new__(cls, text)
        figure.value, figure.unit, figure.margin = value, unit, margin
        return figure


class Words(str):
    """Words in English, which know what they say, so that every language can say it."""

    said: Said

    def __new__(cls, said: Said, package: str = HOUSE) -> Words:
        words = super().__new__(cls, Speaker.of(package, DEFAULT).say(said))
        words.said = said
        return words


def in_words(*said: Said, package: str = HOUSE) -> tuple[Words, ...]:
    """The headings of a table."""
    return tuple(Words(each, package) for each in said)


def grouped(number: int) -> Quoted:
    """How many, as "1,752" in a sentence."""
    return Quoted(f"{number:,}")


def count(number: int) -> Figure:
    """How many, as "1,752"."""
    return Figure(f"{number:,}", number)


def percent(part: int, whole: int) -> Figure:
    """A share, as "28.948 %"."""
    return Figure(f"{100 * part / whole:.3f} %", 100 * part / whole, "%")


def decimal(value: float, digits: int = 6, *, signed: bool = False) -> Figure:
    """A number with so many digits, as "-0.014352"."""
    return Figure(f"{value:{'+' if signed else ''}.{digits}f}", value)


def as_figure(cell: str) -> Figure | None:
    """A cell as a figure, also where it was written as plain text; None for words."""
    if isinstance(cell, Figure):
        return cell
    if not (found := _WRITTEN.fullmatch(cell)):
        return None
    value, margin = found["value"].replace(",", ""), found["margin"]
    number = float(value) if "." in value else int(value)
    return Figure(cell, number, (found["unit"] or "").strip(), float(margin) if margin else None)


@dataclass(frozen=True)
class Figures:
    """One table; the note says where its figures come from.

    A cell is a word or a `Figure`; `Words` can be told in other languages. `names` are the columns as programs know
    them; without them they are made from the headings.
    """

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str
    names: tuple[str, ...] = ()

    @property
    def column_names(self) -> tuple[str, ...]:
        """A name for each column, no two alike."""
        seen: Counter[str] = Counter()
        names = []
        for name in self.names or map(_name, self.headings):
            seen[name] += 1
            names.append(name if seen[name] == 1 else f"{name}_{seen[name]}")
        return tuple(names)

    def told_by(self, speaker: Speaker) -> Figures:
        """The same table in the language of a speaker; programs know its columns by the same names."""

        def tell(texts: Iterable[str]) -> tuple[str, ...]:
            return tuple(speaker.say(text.said) if isinstance(text, Words) else text for text in texts)

        title, note = tell((self.title, self.note))
        return Figures(title, tell(self.headings), tuple(map(tell, self.rows)), note, self.column_names)

    def as_json(self) -> Jsonable:
        """Numbers as numbers: a share of 28.948 % is 28.948 in a column of unit %."""
        return {
            "title": self.title,
            "note": self.note,
            "columns": [
                {"name": name, "heading": heading, "unit": self._unit(place)}
                for place, (name, heading) in enumerate(zip(self.column_names, self.headings, strict=True))
            ],
            "rows": [self._row_json(row) for row in self.rows],
        }

    def _unit(self, place: int) -> str | None:
        units = {figure.unit for row in self.rows if (figure := as_figure(row[place])) and figure.unit}
        return units.pop() if len(units) == 1 else None

    def _row_json(self, row: tuple[str, ...]) -> Jsonable:
        facts: Jsonable = {}
        for name, cell in zip(self.column_names, row, strict=True):
            figure = as_figure(cell)
            facts[name] = cell if figure is None else figure.value
            if figure is not None and figure.margin is not None:
                facts[f"{name}_margin99"] = figure.margin
        return facts

    def markdown(self) -> str:
        lines = [f"**{self.title}** ({self.note})", "", _row(self.headings), _row("---" for _ in self.headings)]
        return "\n".join([*lines, *(_row(row) for row in self.rows)])


def _name(heading: str) -> str:
    """A heading as a name: "high hand" is high_hand."""
    return re.sub(r"\W+", "_", heading.lower()).strip("_") or "column"


def _row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
