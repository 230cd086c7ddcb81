"""Tables of figures: exact ones say how many cases they count, simulated ones say so with their intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

Progress = Callable[[int, int], None]  # done, of how many


@dataclass(frozen=True)
class Figures:
    """One table; the note says where its figures come from."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str

    def as_json(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "note": self.note,
            "rows": [dict(zip(self.headings, row, strict=True)) for row in self.rows],
        }

    def markdown(self) -> str:
        lines = [f"**{self.title}** ({self.note})", "", _row(self.headings), _row("---" for _ in self.headings)]
        return "\n".join([*lines, *(_row(row) for row in self.rows)])


def _row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.3f} %"
