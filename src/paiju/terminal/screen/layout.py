"""Zones as text, and which seat sits where: the person below, the others around in the order of play."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable

from rich.table import Table as Grid
from rich.text import Text

from paiju.play.view import ZoneData
from paiju.terminal.drawing import BACK, seen_word, zone_words
from paiju.terminal.screen.desk import Shown
from paiju.terminal.screen.hand import small_art
from paiju.tiles import TileSet
from paiju.tiles.text import art

Draw = Callable[[str], list[Text]]  # a tile as it lies, as lines of equal width

MOST_BACKS = 8
MARKS = {"best": " ★", "invalid": " ✗"}


def sides(shown: Shown) -> tuple[list[int], list[int], list[int]]:
    """The other seats to the right, opposite and to the left; the next to act sits to the right."""
    first = shown.seat if shown.seat is not None else 0
    seats = len(shown.names)
    others = [(first + step) % seats for step in range(1 if shown.seat is not None else 0, seats)]
    if len(others) == 1:
        return [], others, []
    side = (len(others) + 1) // 3
    return others[:side], others[side : len(others) - side], others[len(others) - side :]


def seats_beside(shown: Shown, seats: list[int]) -> Grid:
    """Seats side by side, those that act later to the left."""
    grid = Grid.grid(expand=True, padding=(0, 1))
    for _ in seats:
        grid.add_column(ratio=1)
    texts = [seat_text(shown, seat) for seat in reversed(seats)]
    for text in texts:
        text.rstrip()
    grid.add_row(*texts)
    return grid


def seat_text(shown: Shown, seat: int) -> Text:
    """A seat: who it is, how it stands, and what lies before it."""
    text = Text()
    text.append("▶ " if seat == shown.turn else "  ", style="bold yellow")
    text.append(shown.names[seat], style="bold cyan")
    text.append(f"  {shown.scores[seat]:+d}\n", style="bold")
    for zone in _filled(shown, seat):
        text.append_text(zone_text(zone))
        text.append("\n")
    return text


def board_text(shown: Shown, width: int, height: int) -> Text:
    """What lies in the middle: its tiles as they look where that fits, else as boxes, else in one line a zone."""
    zones = _filled(shown, None)
    drawings: list[Draw] = [_small_tile]
    if isinstance(shown.tiles, TileSet):
        drawings.insert(0, functools.partial(_large_tile, shown.tiles))
    for draw in drawings:
        drawn = Text("\n").join(_drawn_zone(zone, draw, width) for zone in zones)
        if len(drawn.plain.split("\n")) <= height:
            return drawn
    return Text("\n").join(zone_text(zone) for zone in zones)


def _drawn_zone(zone: ZoneData[str], draw: Draw, width: int) -> Text:
    """A zone with its face-up tiles drawn below its caption; one without such tiles as a line."""
    if not any(tile["face"] for tile in zone["tiles"]) or not all(tile["face"] for tile in zone["tiles"]):
        return zone_text(zone)
    pictures = [draw(seen_word(tile)) for tile in zone["tiles"]]
    a_row = max(1, width // (pictures[0][0].cell_len + 1))
    caption = Text(zone["caption"], style="dim").append(MARKS.get(zone["mark"] or "", ""), style="bold")
    lines = [caption]
    for start in range(0, len(pictures), a_row):
        lines += [Text(" ").join(pieces) for pieces in zip(*pictures[start : start + a_row], strict=True)]
    return Text("\n").join(lines)


def _small_tile(word: str) -> list[Text]:
    return [Text(line) for line in small_art(word)]


def _large_tile(tiles: TileSet, word: str) -> list[Text]:
    """As it looks; a domino that lies the other way round is seen from its other end."""
    [face] = tiles.read(word)
    lines = [Text.from_markup(line) for line in art(tiles, face, markup=True)]
    if tiles.text([face]) == word:
        return lines
    inner = [_reversed(line) for line in lines[1:-1][::-1]]
    return [lines[0], *inner, lines[-1]]


def _reversed(line: Text) -> Text:
    """A line of a tile from the other side: its frame stays, its pips change places."""
    pieces = line.divide(range(1, len(line)))
    return Text().join([pieces[0], *pieces[1:-1][::-1], pieces[-1]])


def own_text(shown: Shown) -> Text:
    """What lies before the person beside the hand."""
    return Text("   ").join(zone_text(zone) for zone in _filled(shown, shown.seat) if not is_hand(zone))


def hand_faces(shown: Shown) -> list[int]:
    return [
        shown.tiles.read(tile["face"])[0]
        for zone in _filled(shown, shown.seat)
        if is_hand(zone)
        for tile in zone["tiles"]
        if tile["face"] is not None
    ]


def is_hand(zone: ZoneData[str]) -> bool:
    return zone["kind"] == "hand" and any(tile["face"] is not None for tile in zone["tiles"])


def zone_text(zone: ZoneData[str]) -> Text:
    """A caption with its tiles in notation; those face down as so many backs."""
    text = Text()
    text.append(f"{zone['caption']}: ", style="dim")
    for is_face_up, run in itertools.groupby(zone["tiles"], key=lambda tile: tile["face"] is not None):
        tiles = list(run)
        words = zone_words(tiles).replace("][", "] [")  # so that no tile is broken in two
        text.append(f"{words} " if is_face_up else f"{BACK * min(len(tiles), MOST_BACKS)} {len(tiles)} ")
    if zone["amount"] is not None:
        text.append(str(zone["amount"]))
    text.append(MARKS.get(zone["mark"] or "", ""), style="bold")
    return text


def _filled(shown: Shown, owner: int | None) -> list[ZoneData[str]]:
    zones = [zone for zone in shown.zones if zone["owner"] == owner]
    return [zone for zone in zones if zone["tiles"] or zone["amount"]]
