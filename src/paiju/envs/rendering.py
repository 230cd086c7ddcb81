"""A position drawn for a researcher: as text, and as a picture of that text.

It is drawn as an onlooker sees it, or as one seat does.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.game import Game, Tiles
from paiju.kernel.seen import Seen
from paiju.kernel.zones import Zone
from paiju.tiles.naming import tile_reader
from paiju.words.speaker import Speaker

MODES = ("ansi", "rgb_array", "human")
FELT, CHALK = (36, 81, 63), (255, 248, 230)
MARGIN, LINE_HEIGHT, WIDTH = 12, 18, 960


class Drawing:
    """Draws the positions of a table."""

    def __init__(self, game: Game, tiles: Tiles, rules: NDArray[np.void], seats: int) -> None:
        self.game, self.tiles, self.seats = game, tiles, seats
        self._g = Seen(rules[0])
        self._speaker = Speaker.of(game.package, "en", tiles.text, tile_reader(tiles, "en"))

    def text(self, seen: NDArray[np.void], seat: int) -> str:
        """The zones of what a seat sees, -1 for an onlooker, a line each, under the scores."""
        looked = Seen(seen[0])
        scores = ", ".join(f"s{number} {looked.score[number]:+d}" for number in range(self.seats))
        turn = f"s{looked.turn} to act" if looked.turn >= 0 else "over"
        zones = self.game.table.zones(self._g, looked, seat)
        return "\n".join(
            [f"{self.game.slug}: {turn}; {scores}", *(line for zone in zones if (line := self._line(zone)))]
        )

    def _line(self, zone: Zone) -> str:
        if not zone.tiles and zone.amount is None:
            return ""
        owner = "" if zone.owner is None else f"s{zone.owner} "
        amount = "" if zone.amount is None else f" {zone.amount}"
        return f"{owner}{self._speaker.say(zone.caption)}: {self.tiles.text(zone.tiles)}{amount}".rstrip()


def rendered(text: str, mode: str) -> str | NDArray[np.uint8] | None:
    """A text in one of the ways that environments have: as it is ("ansi"), as pixels, or printed for a person."""
    if mode == "rgb_array":
        return picture(text)
    if mode == "human":
        print(text)
        return None
    return text


def picture(text: str) -> NDArray[np.uint8]:
    """A text as pixels, by rows: red, green and blue. Its height grows with its lines."""
    from PIL import Image, ImageDraw, ImageFont

    lines = [piece for line in text.splitlines() for piece in _pieces(line)]
    image = Image.new("RGB", (WIDTH, 2 * MARGIN + LINE_HEIGHT * max(len(lines), 1)), FELT)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(size=14)
    for number, line in enumerate(lines):
        pen.text((MARGIN, MARGIN + number * LINE_HEIGHT), line, fill=CHALK, font=font)
    return np.asarray(image)


def _pieces(line: str, most: int = 115) -> list[str]:
    return [line[start : start + most] for start in range(0, len(line), most)] or [""]
