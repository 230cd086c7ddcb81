"""High Tile at the table."""

from high_tile.state import FOLD, Rules, State
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in

VERBS = ("play", "fold")
OFF_LIST = {"fold": FOLD}  # at any turn, though no list of moves offers it


def action(g: Rules, seen: State, move: int) -> Action:
    return Action("fold") if move == FOLD else Action("play {}", ((move,),))


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    return [(seat, action)]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    found = [Zone("discards", "played before", None, faces_in(seen.gone))]
    for owner in range(g.seats):
        found.append(Zone("hand", "hand", owner, face_up_or_backs(seen.hands[owner], seen.held[owner])))
        if seen.played[owner]:
            found.append(Zone("trick", "plays", owner, (seen.played[owner] - 1,)))
    return found


def prompt(g: Rules, seen: State) -> str:
    return "Play a tile; most pips take the trick."


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    return "you do not hold that tile"


def inventory(g: Rules, s: State) -> list[int]:
    rows = [s.rest, s.gone, *(s.hands[seat] for seat in range(g.seats))]
    played = [s.played[seat] - 1 for seat in range(g.seats) if s.played[seat]]
    return played + [face for row in rows for face in faces_in(row)]
