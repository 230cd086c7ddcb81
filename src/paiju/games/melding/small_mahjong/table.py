"""Small Mahjong at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.melding.layout import dead_tiles, just_thrown, last_throw, thrown_and_drawn
from paiju.games.melding.packed import one, packed
from paiju.games.melding.small_mahjong.state import CLAIM, CLAIMS, DISCARD, FIRST, PASS, SECOND, WIN, WINS, Rules, State
from paiju.games.melding.small_mahjong.winning import NAMES, worth, worth_of_one, worth_of_two
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in
from paiju.tiles import FULL32

VERBS = ("win", "claim", "discard", "pass")


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
    found = [Zone("wall", "wall", None, amount=seen.left)]
    if seen.window:
        found.append(just_thrown(seen))
    for owner in range(g.seats):
        found.append(hand(seen, owner))
        found.append(melds(seen, owner))
        found.append(Zone("discards", "thrown", owner, dead_tiles(seen, owner)))
    return found


def hand(seen: State, owner: int) -> Zone:
    if owner != seen.winner:
        return Zone("hand", "hand", owner, face_up_or_backs(seen.hands[owner], seen.held[owner]))
    return Zone("hand", f"winning hand, {points(seen)} points", owner, faces_in(seen.won))


def points(seen: State) -> int:
    """The points of the winner's hand."""
    concealed = packed(seen.won.array)
    exposed = exposed_tiles(seen, seen.winner)
    return int(worth(*exposed) + worth_of_one(concealed) if exposed else worth_of_two(concealed))


def melds(seen: State, owner: int) -> Zone:
    exposed = exposed_tiles(seen, owner)
    return Zone("melds", NAMES[worth(*exposed)] if exposed else "exposed", owner, exposed)


def exposed_tiles(seen: State, owner: int) -> tuple[int, ...]:
    return tuple(seen.exposed[owner, place] - 1 for place in range(3) if seen.exposed[owner, place])


def prompt(g: Rules, seen: State) -> str:
    if seen.window:
        face, thrower = last_throw(seen)
        what = {WINS: "win with it", CLAIMS: "claim it for a triplet"}.get(seen.window, "win with it, claim it")
        return f"Seat {thrower} threw {_text(face)}: {what}, or pass."
    if not seen.drawn[seen.turn]:
        return "You claimed a triplet: throw a tile."
    drawn = f"You drew {_text(seen.drawn[seen.turn] - 1)}"
    return f"{drawn} and may win: say so, or throw a tile." if is_complete(seen) else f"{drawn}: throw a tile."


def is_complete(seen: State, *taken: int) -> bool:
    """Whether the tiles of the seat on turn, and those it would take, are the triplets that it still lacks."""
    hand = packed(seen.hands[seen.turn].array) + sum(map(one, taken))
    return bool(worth_of_one(hand) if exposed_tiles(seen, seen.turn) else worth_of_two(hand))


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    if seen.window:
        return _refused_answer(g, seen, verb, faces)
    if verb in ("claim", "pass"):
        return "there is no thrown tile to answer"
    if verb == "win":
        return _refused_win(seen)
    if len(faces) != 1:
        return "say which one tile you throw"
    return f"you hold no {_text(faces[0])}"


def _refused_win(seen: State) -> str:
    if not seen.drawn[seen.turn]:
        return "after a claim you must throw a tile; to win with the thrown tile you would have said win"
    if is_complete(seen):
        return "to win, say win alone"
    return "your concealed tiles are not the triplets that you lack"


def _refused_answer(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    face, _ = last_throw(seen)
    if verb == "discard":
        return "a thrown tile is being answered; take it or pass"
    if verb == "pass":
        return "to pass, say pass alone"
    if verb == "claim":
        return _refused_claim(g, seen, faces)
    if seen.window == CLAIMS:
        return "all were asked whether they win; now the tile can only be claimed"
    if is_complete(seen, face):
        return "to win, say win alone"
    return f"with {_text(face)} your concealed tiles are not the triplets that you lack"


def _refused_claim(g: Rules, seen: State, faces: list[int]) -> str:
    if seen.window == WINS:
        return "first all are asked whether they win; claims come after"
    if exposed_tiles(seen, seen.turn):
        return "you have an exposed triplet; the second one can only win"
    if len(faces) != 2:
        return "name the two tiles of your hand that make a triplet with the thrown one"
    for face in faces:
        if seen.hands[seen.turn, face] < faces.count(face):
            return f"you hold {'only one' if seen.hands[seen.turn, face] else 'no'} {_text(face)}"
    return _wrong_kind(g, seen, *faces)


def _wrong_kind(g: Rules, seen: State, x: int, y: int) -> str:
    face, thrower = last_throw(seen)
    kind = int(worth(x, y, face))
    tiles = FULL32.text(sorted((x, y, face)))
    if not kind:
        return f"{tiles} is no triplet"
    distance = (seen.turn - thrower) % g.seats
    who = "the next player" if kind == 1 else "the next two players"
    return f"{tiles} is a {NAMES[kind]}, which only {who} may claim, and you sit {distance} seats from the thrower"


def _text(face: int) -> str:
    return FULL32.text([face])


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    rows = [s.won, *(s.hands[seat] for seat in range(g.seats))]
    return thrown_and_drawn(s, rows) + [face for seat in range(g.seats) for face in exposed_tiles(s, seat)]
