"""Watching Ten Sets at the table: moves in words, zones to draw, what is asked and why a move is refused."""

import functools
from itertools import permutations

from paiju.games.solitaire.xiangshifu.exchanges import FIRST, FIRST_PLACE, SECOND, SECOND_PLACE
from paiju.games.solitaire.xiangshifu.groups import EMPTY, PAIR_NUMBERS, PLACES, switches
from paiju.games.solitaire.xiangshifu.options import GOAL
from paiju.games.solitaire.xiangshifu.rules import RESIGN
from paiju.games.solitaire.xiangshifu.state import GROUPS, WAYS, Rules, State
from paiju.games.solitaire.xiangshifu.terms import ASKED, NOT_VALID, PAIRS, TRIPLETS
from paiju.games.triplets import NONE, classify
from paiju.kernel.action import Action
from paiju.kernel.zones import Mark, Zone
from paiju.words.said import Faces, Said

VERBS = ("swap", "shift", "resign")
ACTIONS = ("swap {number}{} {number}{}", "shift {number}{} to {number}", "resign")
OFF_LIST = {"resign": RESIGN}

Laid = tuple[int, tuple[int, ...]]  # a group: its number, its tiles


def action(g: Rules, seen: State, move: int) -> Action:
    if move == RESIGN:
        return Action("resign")
    couple, way = divmod(move, WAYS)
    a, b = FIRST[couple], SECOND[couple]
    x, y = seen.groups[a, FIRST_PLACE[way]], seen.groups[b, SECOND_PLACE[way]]
    if x == EMPTY:
        return Action(f"shift {b}{{}} to {a}", ((y,),))
    if y == EMPTY:
        return Action(f"shift {a}{{}} to {b}", ((x,),))
    return Action(f"swap {a}{{}} {b}{{}}", ((x,), (y,)))


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    return [(seat, action)]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    laid = [group_zone(g, number, tiles) for number, tiles in groups(seen)]
    return [*laid, Zone("chips", Said("zone-moves-made", most=g.max_moves), None, amount=seen.moves_made)]


def group_zone(g: Rules, number: int, tiles: tuple[int, ...]) -> Zone:
    kind = kind_of(g, tiles)
    mark: Mark | None = "invalid" if kind == NOT_VALID else None
    return Zone("melds", Said("zone-group", number=number, kind=kind), None, tiles, mark=mark)


def groups(seen: State) -> list[Laid]:
    """The groups on the table with their numbers."""
    contents = [[seen.groups[number, place] for place in range(PLACES)] for number in range(GROUPS)]
    laid = [tuple(face for face in group if face != EMPTY) for group in contents]
    return [(number, tiles) for number, tiles in enumerate(laid) if tiles]


def kind_of(g: Rules, tiles: tuple[int, ...]) -> Said:
    return _kind_of(tiles, g.combinations, g.exact_three)


@functools.cache
def _kind_of(tiles: tuple[int, ...], combinations: int, exact_three: int) -> Said:
    """What a group is."""
    if len(tiles) == PLACES:
        triplet = classify(tiles, switches(combinations, exact_three))
        return TRIPLETS[triplet] if triplet != NONE else NOT_VALID
    return PAIRS[PAIR_NUMBERS[tiles[0], tiles[1]]] if tiles in PAIR_NUMBERS else NOT_VALID


def is_valid(g: Rules, tiles: tuple[int, ...]) -> bool:
    return kind_of(g, tiles) != NOT_VALID


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table."""
    return [face for _, tiles in groups(s) for face in tiles]


def prompt(g: Rules, seen: State) -> Said:
    valid = [is_valid(g, tiles) for _, tiles in groups(seen)]
    exchange = Said("ask-exchange", valid=sum(valid), groups=len(valid))
    return Said("joint-sentence", before=exchange, after=ASKED[GOAL.values[g.goal]])


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if verb == "resign":
        return Said("no-resignation-with-tiles")
    if verb == "shift":
        return Said("no-shift")
    if len(faces) != 2:
        return Said("no-two-tiles-named")
    return swap_refusal(g, groups(seen), *faces)


def swap_refusal(g: Rules, laid: list[Laid], x: int, y: int) -> Said:
    if x == y:
        return Said("no-swap-of-equals")
    couples = [(one, other) for (_, one), (_, other) in permutations(laid, 2) if x in one and y in other]
    if not couples:
        return Said("no-swap-within-group")
    if len(couples) > 1:  # tiles with twins: which of them were meant is not known here
        return Said("no-swap")
    one, other = couples[0]
    after = (exchanged(one, x, y), exchanged(other, y, x))
    match [Faces.of(tiles) for tiles in after if not is_valid(g, tiles)]:
        case [tiles]:
            return Said("no-swap-breaking-group", tiles=tiles)
        case [tiles, tiles2]:
            return Said("no-swap-breaking-both", tiles=tiles, tiles2=tiles2)
    return Said("no-tiles-of-these-groups")


def exchanged(tiles: tuple[int, ...], out: int, new: int) -> tuple[int, ...]:
    left = list(tiles)
    left.remove(out)
    return tuple(sorted([*left, new]))
