"""Zones as text, and which seat sits where: the person below, the others around in the order of play."""

from __future__ import annotations

from rich.text import Text

from paiju.play.view import TileData, ZoneData
from paiju.terminal.drawing import BACK, zone_words
from paiju.terminal.screen.desk import Shown

MOST_BACKS = 8
MARKS = {"best": " ★", "invalid": " ✗"}


def sides(shown: Shown) -> tuple[list[int], list[int], list[int]]:
    """The other seats to the right, opposite and to the left; the next to act sits to the right."""
    first = shown.seat if shown.seat is not None else 0
    seats = len(shown.names)
    others = [(first + step) % seats for step in range(1 if shown.seat is not None else 0, seats)]
    if len(others) == 1:
        return [], others, []
    third = max(1, len(others) // 3)
    return others[:third], others[third : len(others) - third], others[len(others) - third :]


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


def board_text(shown: Shown) -> Text:
    """What lies in the middle."""
    return Text("\n").join(zone_text(zone) for zone in _filled(shown, None))


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
    text.append(zone_words(zone["tiles"]))
    if backs := _backs(zone["tiles"]):
        text.append(f"{BACK * min(backs, MOST_BACKS)} {backs}")
    if zone["amount"] is not None:
        text.append(str(zone["amount"]))
    text.append(MARKS.get(zone["mark"] or "", ""), style="bold")
    return text


def _backs(tiles: list[TileData]) -> int:
    return sum(tile["face"] is None for tile in tiles)


def _filled(shown: Shown, owner: int | None) -> list[ZoneData[str]]:
    zones = [zone for zone in shown.zones if zone["owner"] == owner]
    return [zone for zone in zones if zone["tiles"] or zone["amount"]]
