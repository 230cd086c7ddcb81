"""High Tile at the table."""

from typing import Any

from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in

VERBS = ("play",)


def action(g: Any, seen: Any, move: int) -> Action:
    return Action("play {}", ((move,),))


def told(g: Any, before: Any, after: Any, seat: int, action: Action) -> list[tuple[int, Action]]:
    return [(seat, action)]


def zones(g: Any, seen: Any, seat: int) -> list[Zone]:
    found = [Zone("discards", "played before", None, faces_in(seen.gone))]
    for owner in range(g.seats):
        found.append(Zone("hand", "hand", owner, face_up_or_backs(seen.hands[owner], seen.held[owner])))
        if seen.played[owner]:
            found.append(Zone("trick", "plays", owner, (seen.played[owner] - 1,)))
    return found


def prompt(g: Any, seen: Any) -> str:
    return "Play a tile; most pips take the trick."


def refusal(g: Any, seen: Any, verb: str, faces: list[int]) -> str:
    return "you do not hold that tile"


def inventory(g: Any, s: Any) -> list[int]:
    rows = [s.rest, s.gone, *(s.hands[seat] for seat in range(g.seats))]
    played = [s.played[seat] - 1 for seat in range(g.seats) if s.played[seat]]
    return played + [face for row in rows for face in faces_in(row)]
