"""Views drawn with Rich: zones as tiles, one below the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from paiju.kernel.game import Tiles
from paiju.play.view import TileData, WrittenView, ZoneData
from paiju.tiles import TileSet
from paiju.tiles.text import row
from paiju.words.said import Quoted, Said

BACK = "▒"
MOST_LISTED_BACKS = 14


Say = Callable[[Said], str]
Name = Callable[[int], str]


def short_name(seat: int) -> str:
    """A player as notation has it."""
    return f"s{seat}"


def draw_view(view: WrittenView, say: Say, tiles: Tiles, width: int, name: Name = short_name) -> RenderableType:
    """A view as a player sees it: what lies in the middle, the other seats, the own hand last and large."""
    seat = view["seat"]
    zones = [zone for zone in view["zones"] if zone["tiles"] or zone["amount"]]
    middle = [zone for zone in zones if zone["owner"] is None]
    owners = sorted({zone["owner"] for zone in zones if zone["owner"] is not None} - {seat})
    own = [zone for zone in zones if zone["owner"] is not None and zone["owner"] == seat]
    parts: list[RenderableType] = [_line(zone, "") for zone in middle]
    for owner in owners:
        parts.append(_seat_line([zone for zone in zones if zone["owner"] == owner], name(owner)))
    for zone in own:
        parts.extend(_own(zone, say, tiles, width))
    return Group(*parts)


def draw_step(view: WrittenView, before: WrittenView, width: int) -> RenderableType:
    """What lies in the middle, in columns; what has changed since stands out."""
    lines = [
        Text.assemble(_line(zone, ""), style="bold green" if zone != earlier else "")
        for zone, earlier in zip(view["zones"], before["zones"], strict=True)
        if zone["tiles"]
    ]
    columns = max(1, width // (max(line.cell_len for line in lines) + 3))
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for at in range(0, len(lines), columns):
        grid.add_row(*lines[at : at + columns])
    return Padding(grid, (0, 2))


def score_line(view: WrittenView, say: Say, name: Name = short_name) -> Text:
    scores = "  ".join(f"{name(seat)} {score:+d}" for seat, score in enumerate(view["scores"]))
    return Text(f"{say(Said('terminal-hand', number=view['hand']))}   {scores}", style="bold")


def aim_in_line(said: str, reached: int | None, wanted: int | None) -> str:
    """What one plays for, after how far one has come where that can be counted."""
    return f"{reached}/{wanted}  {said}" if wanted else said


def _seat_line(zones: list[ZoneData[str]], owner: str) -> Text:
    line = Text(f"{owner}  ", style="cyan")
    for zone in zones:
        line.append_text(_line(zone, "  "))
    return line


def _line(zone: ZoneData[str], end: str) -> Text:
    """A zone in one line: its caption and its tiles in words."""
    line = Text()
    line.append(f"{zone['caption']}: ", style="dim")
    backs = sum(tile["face"] is None for tile in zone["tiles"])
    if words := zone_words(zone["tiles"]):
        line.append(words)
    if backs:
        line.append((BACK * backs if backs <= MOST_LISTED_BACKS else "") + f" ({backs})")
    if zone["amount"] is not None:
        line.append(str(zone["amount"]))
    line.append(end)
    return line


def zone_words(tiles: list[TileData]) -> str:
    """Those that lie face up."""
    words = [seen_word(tile) for tile in tiles if tile["face"] is not None]
    return ("" if words and words[0].startswith("[") else " ").join(words)


def seen_word(tile: TileData) -> str:
    """A tile in notation; a domino that lies the other way round is [4:6] in place of [6:4]."""
    face = tile["face"] or ""
    is_domino = len(face) == 5 and face[2] == ":"
    return f"[{face[3]}:{face[1]}]" if tile["turned"] and is_domino else face


def _own(zone: ZoneData[str], say: Say, tiles: Tiles, width: int) -> Iterator[RenderableType]:
    faces = [tiles.read(tile["face"])[0] for tile in zone["tiles"] if tile["face"] is not None]
    if zone["kind"] != "hand" or not faces or not isinstance(tiles, TileSet):
        yield _line(zone, "")
        return
    yield Text(say(Said("terminal-your", zone=Quoted(zone["caption"]))), style="cyan")
    yield draw_tiles(tiles, faces, width)


def draw_tiles(tiles: TileSet, faces: list[int], width: int) -> RenderableType:
    """Tiles side by side in as many rows as the width asks for."""
    each = Text.from_markup(row(tiles, faces[:1], markup=True)).plain.partition("\n")[0]
    a_row = max(1, (width - 4) // (_cells(each) + 1))
    rows = [faces[at : at + a_row] for at in range(0, len(faces), a_row)]
    return Padding(Group(*(_captioned(tiles, part) for part in rows)), (0, 2))


def _captioned(tiles: TileSet, faces: list[int]) -> Text:
    """Tiles side by side; under those that bear no writing, what one types."""
    drawn = Text.from_markup(row(tiles, faces, markup=True))
    if tiles.kind == "domino":
        drawn.append("\n" + " ".join(tiles.text([face]) for face in faces), style="dim")
    return drawn


def _cells(text: str) -> int:
    return Text(text).cell_len


def list_actions(
    words: list[str], meanings: list[str] | None, console: Console, most: int | None = None
) -> tuple[RenderableType, int]:
    """The legal actions with the numbers to type, in notation and, where wanted, with what they mean.

    With `most` no more lines than that, and how many actions are left out.
    """
    if meanings:
        words = [f"{meaning}  ({word})" for word, meaning in zip(words, meanings, strict=True)]
    cell = max(map(_cells, words)) + 6
    columns = max(1, min(4, console.width // cell))
    grid = Grid.grid(padding=(0, 2))
    shown = len(words) if most is None else min(len(words), most * columns)
    lines = -(-shown // columns)
    for line in range(lines):
        numbers = range(line, shown, lines)
        grid.add_row(*(Text.assemble((f"{number + 1:>3} ", "bold yellow"), words[number]) for number in numbers))
    return grid, len(words) - shown
