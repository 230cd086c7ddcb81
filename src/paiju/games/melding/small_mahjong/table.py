"""Small Mahjong at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.melding.layout import dead_tiles, just_thrown, last_throw, thrown_and_drawn
from paiju.games.melding.packed import one, packed
from paiju.games.melding.small_mahjong.state import CLAIM, CLAIMS, DISCARD, FIRST, PASS, SECOND, WIN, WINS, Rules, State
from paiju.games.melding.small_mahjong.winning import (
    SET_SET,
    SET_STRAIGHT,
    STRAIGHT_STRAIGHT,
    worth,
    worth_of_one,
    worth_of_two,
)
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in, for_all, of_each_seat
from paiju.words.said import Faces, Said, Seat

VERBS = ("win", "claim", "discard", "pass")
ACTIONS = ("win", "claim {}", "discard {}", "pass")

KINDS = {  # by their points
    STRAIGHT_STRAIGHT: Said("kind-straight-straight"),
    SET_STRAIGHT: Said("kind-set-straight"),
    SET_SET: Said("kind-set-set"),
}


def action(g: Rules, seen: State, move: int) -> Action:
    if move in (WIN, PASS):
        return Action("win" if move == WIN else "pass")
    if move >= DISCARD:
        return Action("discard {}", ((move - DISCARD,),))
    return Action("claim {}", ((int(FIRST[move - CLAIM]), int(SECOND[move - CLAIM])),))


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Everything is public except who was asked and passed."""
    return [] if action.verb == "pass" else [(seat, action)]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    return [*middle(g, seen), *seat_zones(g, seen, seat)]


@for_all
def middle(g: Rules, seen: State) -> list[Zone]:
    wall = Zone("wall", Said("zone-wall"), None, amount=seen.left)
    return [wall, just_thrown(seen)] if seen.window else [wall]


@of_each_seat
def seat_zones(g: Rules, seen: State, owner: int, viewer: int) -> list[Zone]:
    thrown = Zone("discards", Said("zone-thrown"), owner, dead_tiles(seen, owner))
    return [hand(seen, owner), melds(seen, owner), thrown]


def hand(seen: State, owner: int) -> Zone:
    if owner != seen.winner:
        return Zone("hand", Said("zone-hand"), owner, face_up_or_backs(seen.hands[owner], seen.held[owner]))
    return Zone("hand", Said("zone-winning-hand", points=points(seen)), owner, faces_in(seen.won))


def points(seen: State) -> int:
    """The points of the winner's hand."""
    concealed = packed(seen.won.array)
    exposed = exposed_tiles(seen, seen.winner)
    return int(worth(*exposed) + worth_of_one(concealed) if exposed else worth_of_two(concealed))


def melds(seen: State, owner: int) -> Zone:
    exposed = exposed_tiles(seen, owner)
    caption = KINDS[int(worth(*exposed))] if exposed else Said("zone-exposed")
    return Zone("melds", caption, owner, exposed)


def exposed_tiles(seen: State, owner: int) -> tuple[int, ...]:
    return tuple(seen.exposed[owner, place] - 1 for place in range(3) if seen.exposed[owner, place])


def prompt(g: Rules, seen: State) -> Said:
    if seen.window:
        return _asked_to_take(seen)
    if not seen.drawn[seen.turn]:
        return Said("ask-throw-after-claim")
    tiles = Faces.of([seen.drawn[seen.turn] - 1])
    return Said("ask-win", tiles=tiles) if is_complete(seen) else Said("ask-throw", tiles=tiles)


def _asked_to_take(seen: State) -> Said:
    face, seat = last_throw(seen)
    thrower, tiles = Seat(seat), Faces.of([face])
    if seen.window == WINS:
        return Said("ask-win-with-throw", thrower=thrower, tiles=tiles)
    if seen.window == CLAIMS:
        return Said("ask-claim", thrower=thrower, tiles=tiles)
    return Said("ask-win-or-claim", thrower=thrower, tiles=tiles)


def is_complete(seen: State, *taken: int) -> bool:
    """Whether the tiles of the seat on turn, and those it would take, are the triplets that it still lacks."""
    hand = packed(seen.hands[seen.turn].array) + sum(map(one, taken))
    return bool(worth_of_one(hand) if exposed_tiles(seen, seen.turn) else worth_of_two(hand))


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if seen.window:
        return _refused_answer(g, seen, verb, faces)
    if verb in ("claim", "pass"):
        return Said("no-throw-to-answer")
    if verb == "win":
        return _refused_win(seen)
    if len(faces) != 1:
        return Said("no-throw-named")
    return Said("no-tile-held", tiles=Faces.of(faces))


def _refused_win(seen: State) -> Said:
    if not seen.drawn[seen.turn]:
        return Said("no-win-after-claim")
    return Said("no-win-with-tiles") if is_complete(seen) else Said("no-triplets")


def _refused_answer(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    face, _ = last_throw(seen)
    if verb == "discard":
        return Said("no-discard-as-answer")
    if verb == "pass":
        return Said("no-pass-with-tiles")
    if verb == "claim":
        return _refused_claim(g, seen, faces)
    if seen.window == CLAIMS:
        return Said("no-win-any-more")
    if is_complete(seen, face):
        return Said("no-win-with-tiles")
    return Said("no-triplets-with-throw", tiles=Faces.of([face]))


def _refused_claim(g: Rules, seen: State, faces: list[int]) -> Said:
    if seen.window == WINS:
        return Said("no-claim-yet")
    if exposed_tiles(seen, seen.turn):
        return Said("no-second-claim")
    if len(faces) != 2:
        return Said("no-claim-named")
    for face in faces:
        if (held := seen.hands[seen.turn, face]) < faces.count(face):
            tiles = Faces.of([face])
            return Said("no-second-tile-held", tiles=tiles) if held else Said("no-tile-held", tiles=tiles)
    return _wrong_kind(g, seen, *faces)


def _wrong_kind(g: Rules, seen: State, x: int, y: int) -> Said:
    face, thrower = last_throw(seen)
    tiles = Faces.of(sorted((x, y, face)))
    distance = (seen.turn - thrower) % g.seats
    kind = worth(x, y, face)
    if kind == STRAIGHT_STRAIGHT:
        return Said("no-straight-straight-so-far", tiles=tiles, distance=distance)
    if kind == SET_STRAIGHT:
        return Said("no-set-straight-so-far", tiles=tiles, distance=distance)
    return Said("no-triplet", tiles=tiles)


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    rows = [s.won, *(s.hands[seat] for seat in range(g.seats))]
    return thrown_and_drawn(s, rows) + [face for seat in range(g.seats) for face in exposed_tiles(s, seat)]
