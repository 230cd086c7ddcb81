"""Strategy cards: pages of Markdown to take to a table, in the language of whoever reads them."""

from collections.abc import Iterable

from paiju.words.said import Quoted, Said
from paiju.words.speaker import Speaker

Cell = str | Said | Quoted  # a figure, words, or notation


class Page:
    """Writes the parts of a card in one language."""

    def __init__(self, package: str, language: str) -> None:
        self._speaker = Speaker.of(package, language)

    def write(self, cell: Cell) -> str:
        match cell:
            case Said():
                return self._speaker.say(cell)
            case Quoted(text):
                return text
        return cell

    def title(self, said: Said) -> str:
        return f"# {self.write(said)}"

    def section(self, said: Said) -> str:
        return f"## {self.write(said)}"

    def points(self, sentences: Iterable[Said]) -> str:
        return "\n".join(f"- {self.write(said)}" for said in sentences)

    def table(self, headings: Iterable[Cell], rows: Iterable[Iterable[Cell]]) -> str:
        cells = tuple(headings)
        lines = (cells, ("---",) * len(cells), *rows)
        return "\n".join(self._row(line) for line in lines)

    def _row(self, cells: Iterable[Cell]) -> str:
        return f"| {' | '.join(map(self.write, cells))} |"


def in_markdown(*parts: str) -> str:
    """A whole page."""
    return "\n\n".join(parts) + "\n"


def share(part: float, whole: float, digits: int = 2) -> Quoted:
    """As "27.57 %"."""
    return Quoted(f"{100 * part / whole:.{digits}f} %")


def gain(value: float, digits: int) -> Quoted:
    """With its sign, as "+0.03"."""
    return Quoted(f"{value:+.{digits}f}")
