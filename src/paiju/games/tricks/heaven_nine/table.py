"""Heaven 9 at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.tricks.combinations import COMBINATIONS, SUPREME, Combination
from paiju.games.tricks.heaven_nine.row import count_seats, is_row_up
from paiju.games.tricks.heaven_nine.state import NOBODY, NOT_CALLED, TOSS, Rules, State
from paiju.games.tricks.heaven_nine.tosses import TILES, TOSSES
from paiju.games.tricks.layout import (
    all_tiles,
    best_play,
    not_held,
    not_higher,
    played_before,
    tiles_in_words,
    trick_zones,
    wrong_number,
)
from paiju.games.tricks.trick import DISCARD, shuts_out
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs
from paiju.tiles import FULL32

VERBS = ("toss", "lead", "take", "bury")
KIND_NAMES = (
    "male tile",
    "female tile",
    "male pair",
    "female pair",
    "special pair",
    "mixed pair",
    "triple of two males and a female",
    "triple of a male and two females",
    "quad",
)


def action(g: Rules, seen: State, move: int) -> Action:
    if move >= TOSS:
        return Action("toss {} {} {}".format(*TOSSES[move - TOSS]))
    if move >= DISCARD:
        return Action("bury {}", ((move - DISCARD,),))
    return Action("take {}" if best_play(seen) else "lead {}", (COMBINATIONS[move].tiles,))


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """The others do not see which tiles are buried."""
    return [(seat, action.covered() if action.verb == "bury" else action)]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    found = trick_zones(g, seen, "took")
    for owner in range(g.seats):
        found.append(Zone("hand", "hand", owner, face_up_or_backs(seen.hands[owner], seen.held[owner])))
        found.append(Zone("discards", "buried", owner, face_up_or_backs(seen.down[owner], seen.laid[owner])))
        found.append(Zone("chips", "stacks", owner, amount=seen.tricks[owner]))
    if seen.previous != NOBODY:
        found.append(Zone("chips", "marker of the previous winner, counters", seen.previous, amount=seen.wins - 1))
    return [*found, Zone("discards", "played face up", None, played_before(g, seen)), row(seen)]


def row(seen: State) -> Zone:
    """The row of stacks, or how it was taken."""
    if is_row_up(seen.toss, seen.turn):
        return Zone("wall", "the row, eight stacks of four", None, amount=TILES)
    return Zone("chips", f"tossed: {how_taken(seen)}", seen.tosser, amount=spots(seen))


def spots(seen: State) -> int:
    return int(seen.dice[0] + seen.dice[1])


def how_taken(seen: State) -> str:
    toss = TOSSES[seen.toss]
    first = f"s{count_seats(seen.tosser, spots(seen))} took first"
    if toss.peel == "yes":
        return f"{first}, a layer each from the top"
    return f"{first}, two stacks each from the {toss.end}"


def prompt(g: Rules, seen: State) -> str:
    if seen.toss == NOT_CALLED:
        peel = ", peeled in layers or not" if g.peel_allowed else ""
        return f"Toss for the deal: one die or two, the stacks from the left end or the right{peel}."
    best = best_play(seen)
    if best is None:
        return "Lead a tile or a set."
    if seen.picking:
        return f"Bury {tiles_in_words(seen.picking)} more."
    wanted = tiles_in_words(len(best.tiles))
    if is_shut_out(g, seen, best):
        return f"You have won no trick and are shut out of the last one: bury {wanted}."
    if best.kind == SUPREME:
        return f"Nothing takes the special pair: bury {wanted}."
    return f"Take {FULL32.text(best.tiles)} with a higher {KIND_NAMES[best.kind]}, or bury {wanted}."


def is_shut_out(g: Rules, seen: State, best: Combination) -> bool:
    return bool(g.shut_out) and shuts_out(seen.tricks[seen.turn], len(best.tiles), seen.held[seen.leader])


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    if seen.toss == NOT_CALLED:
        return no_toss(g, verb)
    if verb == "toss":
        return "the tiles have been taken; the next toss is for the next hand"
    best = best_play(seen)
    if best is None:
        return no_lead(seen, verb, faces)
    if verb == "lead":
        return "a trick is on the table; take it or bury tiles"
    wanted = seen.picking or len(best.tiles)
    return not_held(seen, faces) or wrong_number(wanted, faces) or no_take(g, seen, best, faces)


def no_toss(g: Rules, verb: str) -> str:
    if verb != "toss":
        return "the tiles lie in the row; first toss for the deal"
    if g.peel_allowed:
        return "call one die or two, left or right, and whether to peel, such as: toss 2 left no"
    return "call one die or two and left or right, such as: toss 2 left no; there is no peeling at this table"


def no_lead(seen: State, verb: str, faces: list[int]) -> str:
    return "you lead this trick" if verb != "lead" else not_held(seen, faces) or "these tiles are no set"


def no_take(g: Rules, seen: State, best: Combination, faces: list[int]) -> str:
    if seen.picking:
        return "tiles are buried in ascending order until there are enough"
    if is_shut_out(g, seen, best):
        return "without a trick you are shut out of a last trick of one tile"
    if best.kind == SUPREME:
        return "nothing takes the special pair"
    return not_higher(best, faces, KIND_NAMES, "takes")


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    if is_row_up(s.toss, s.turn):
        return [s.row[place] for place in range(TILES)]
    return all_tiles(g, s)
