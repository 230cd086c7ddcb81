"""The tiles in hand: drawn side by side, chosen with keys or the mouse."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from paiju.kernel.game import Tiles
from paiju.tiles import TileSet
from paiju.tiles.text import art

CHOSEN, CURSOR = "▲", "^"
LOW = 4  # lines of a tile that is drawn as it looks on every screen


def small_art(text: str) -> list[str]:
    """A tile in three lines: its notation in a box."""
    bare = text.strip("[]")
    return [f"┌{'─' * cell_len(bare)}┐", f"│{bare}│", f"└{'─' * cell_len(bare)}┘"]


def by_pips(tiles: Tiles, faces: list[int]) -> list[int]:
    """A hand of dominoes from the highest to the lowest; tiles of suits stay as the game has them."""

    def weight(face: int) -> tuple[int, int]:
        digits = [int(character) for character in tiles.text([face]) if character.isdigit()]
        return (sum(digits), digits[0]) if len(digits) == 2 else (0, 0)

    return sorted(faces, key=weight, reverse=True)


class Hand(Widget, can_focus=True):
    """Own tiles; `large` draws them as they look, else each is a box with its notation."""

    DEFAULT_CSS = "Hand { height: auto; width: 100%; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("space", "choose", show=False),
        Binding("enter", "play", show=False),
    ]

    class Chosen(Message):
        """Other tiles are chosen."""

    class Played(Message):
        """The chosen tiles are to be played."""

    def __init__(self) -> None:
        super().__init__(id="hand")
        self.faces: list[int] = []
        self._tiles: Tiles | None = None
        self._large = False
        self._cursor = 0
        self._chosen: set[int] = set()

    @property
    def chosen(self) -> Counter[int]:
        return Counter(self.faces[place] for place in self._chosen)

    def show(self, tiles: Tiles, faces: list[int], large: bool) -> None:
        if faces != self.faces:
            self._chosen.clear()
        self.faces, self._tiles, self._large = faces, tiles, large
        self._cursor = min(self._cursor, max(0, len(faces) - 1))
        self.refresh(layout=True)

    def forget_choice(self) -> None:
        self._chosen.clear()
        self.refresh()

    def render(self) -> Text:
        rows = [self._row(start) for start in range(0, len(self.faces), self._a_row())]
        return Text("\n").join(rows)

    def _row(self, start: int) -> Text:
        """One row of tiles, with a line below that marks those chosen and the cursor."""
        places = range(start, min(start + self._a_row(), len(self.faces)))
        drawn = [self._art(place) for place in places]
        lines = [Text(" ").join(pieces) for pieces in zip(*drawn, strict=True)]
        marks = Text(" ").join(
            self._mark(place, width) for place, width in zip(places, self._widths(drawn), strict=True)
        )
        return Text("\n").join([*lines, marks])

    @staticmethod
    def _widths(drawn: list[list[Text]]) -> list[int]:
        return [lines[0].cell_len for lines in drawn]

    def _art(self, place: int) -> list[Text]:
        text = self._text(place)
        lines = [Text(line) for line in small_art(text)]
        if isinstance(self._tiles, TileSet):
            drawn = art(self._tiles, self.faces[place], markup=True)
            lines = [Text.from_markup(line) for line in drawn] if self._large or len(drawn) <= LOW else lines
        if place in self._chosen:
            for line in lines:
                line.stylize("reverse")
        return lines

    def _mark(self, place: int, width: int) -> Text:
        mark = CHOSEN if place in self._chosen else CURSOR if self.has_focus and place == self._cursor else ""
        if not mark and self._large and getattr(self._tiles, "kind", "") == "domino":  # which bears no writing
            mark = self._text(place)[:width]
        return Text(mark.center(width), style="bold" if mark in (CHOSEN, CURSOR) else "dim")

    def _text(self, place: int) -> str:
        return self._tiles.text([self.faces[place]]) if self._tiles else ""

    def _step(self) -> int:
        """How wide a tile is with the gap after it."""
        return self._art(0)[0].cell_len + 1 if self.faces else 1

    def _a_row(self) -> int:
        return max(1, (self.size.width or 80) // self._step())

    def action_move(self, by: int) -> None:
        if self.faces:
            self._cursor = (self._cursor + by) % len(self.faces)
            self.refresh()

    def action_choose(self) -> None:
        if self.faces:
            self._chosen ^= {self._cursor}
            self.refresh()
            self.post_message(self.Chosen())

    def action_play(self) -> None:
        self.post_message(self.Played())

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        height = len(self._art(0)) + 1 if self.faces else 1
        place = event.y // height * self._a_row() + event.x // self._step()
        if place < len(self.faces):
            self._cursor = place
            self.action_choose()
