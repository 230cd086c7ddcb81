"""High Tile at the table."""

from high_tile.state import FOLD, Rules, State
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in
from paiju.words.said import Faces, Said

VERBS = ("play", "fold")
ACTIONS = ("play {}", "fold")
OFF_LIST = {"fold": FOLD}  # at any turn, though no list of moves offers it


def action(g: Rules, seen: State, move: int) -> Action:
    return Action("fold") if move == FOLD else Action("play {}", ((move,),))


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    return [(seat, action)]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    found = [Zone("discards", Said("zone-played-before"), None, faces_in(seen.gone))]
    for owner in range(g.seats):
        hand = face_up_or_backs(seen.hands[owner], seen.held[owner])
        found.append(Zone("hand", Said("zone-hand"), owner, hand))
        if seen.played[owner]:
            found.append(Zone("trick", Said("zone-plays"), owner, (seen.played[owner] - 1,)))
    return found


def prompt(g: Rules, seen: State) -> Said:
    return Said("ask-play")


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    if len(faces) != 1:
        return Said("no-one-tile-named")
    return Said("no-tile-held", tiles=Faces.of(faces))


def inventory(g: Rules, s: State) -> list[int]:
    rows = [s.rest, s.gone, *(s.hands[seat] for seat in range(g.seats))]
    played = [s.played[seat] - 1 for seat in range(g.seats) if s.played[seat]]
    return played + [face for row in rows for face in faces_in(row)]
