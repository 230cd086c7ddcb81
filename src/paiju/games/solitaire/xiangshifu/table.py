"""Watching Ten Sets at the table: moves in words, zones to draw, what is asked and why a move is refused."""

from itertools import permutations

from paiju.games.solitaire.xiangshifu.exchanges import FIRST, FIRST_PLACE, SECOND, SECOND_PLACE
from paiju.games.solitaire.xiangshifu.groups import EMPTY, PAIR_NAMES, PAIR_NUMBERS, PLACES, switches
from paiju.games.solitaire.xiangshifu.options import GOAL
from paiju.games.solitaire.xiangshifu.rules import RESIGN
from paiju.games.solitaire.xiangshifu.state import GROUPS, WAYS, Rules, State
from paiju.games.triplets import NAMES, NONE, classify
from paiju.kernel.action import Action
from paiju.kernel.zones import Mark, Zone
from paiju.tiles import FULL32

VERBS = ("swap", "shift", "resign")
OFF_LIST = {"resign": RESIGN}

Laid = tuple[int, tuple[int, ...]]  # a group: its number, its tiles

GOAL_WORDS = {
    "any": "",
    "five_dragons": ", with a pair of [2:2], five Full dragons and five Five sons",
    "generals": ", with a pair of [3:1] and in each triplet two equal civil tiles and a military one",
    "civil": ", the pairs being [6:6], [1:1], [4:4] and [3:1]",
    "military": ", the pairs being the nines, eights, sevens and fives",
    "civil_or_military": ", the pairs being [6:6], [1:1], [4:4], [3:1], or the nines, eights, sevens and fives",
}


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
    return [*laid, Zone("chips", f"moves made, of {g.max_moves}", None, amount=seen.moves_made)]


def group_zone(g: Rules, number: int, tiles: tuple[int, ...]) -> Zone:
    mark: Mark | None = None if is_valid(g, tiles) else "invalid"
    return Zone("melds", f"{number}: {name_of(g, tiles)}", None, tiles, mark=mark)


def groups(seen: State) -> list[Laid]:
    """The groups on the table with their numbers."""
    contents = [[seen.groups[number, place] for place in range(PLACES)] for number in range(GROUPS)]
    laid = [tuple(face for face in group if face != EMPTY) for group in contents]
    return [(number, tiles) for number, tiles in enumerate(laid) if tiles]


def name_of(g: Rules, tiles: tuple[int, ...]) -> str:
    """What a group is, in words."""
    if not is_valid(g, tiles):
        return "not valid"
    if len(tiles) == PLACES:
        return NAMES[classify(tiles, switches(g.combinations, g.exact_three))]
    return f"{PAIR_NAMES[PAIR_NUMBERS[tiles[0], tiles[1]]].replace('_', ' ').capitalize()} pair"


def is_valid(g: Rules, tiles: tuple[int, ...]) -> bool:
    if len(tiles) == PLACES:
        return classify(tiles, switches(g.combinations, g.exact_three)) != NONE
    return tiles in PAIR_NUMBERS


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table."""
    return [face for _, tiles in groups(s) for face in tiles]


def prompt(g: Rules, seen: State) -> str:
    valid = [is_valid(g, tiles) for _, tiles in groups(seen)]
    return (
        f"Exchange tiles between two groups so that both are valid; {sum(valid)} of {len(valid)} are. "
        f"You win when all are{goal_in_words(g)}."
    )


def goal_in_words(g: Rules) -> str:
    """What is asked for beside every group being valid."""
    goal = GOAL.values[g.goal]
    return f", the pair being {goal.removeprefix('pair:')}" if goal.startswith("pair:") else GOAL_WORDS[goal]


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    if verb == "resign":
        return "to resign, say nothing else"
    if verb == "shift":
        return "a tile is shifted from a group of three to a group of two, and both must be valid afterwards"
    if len(faces) != 2:
        return "name a tile of each of two groups, as in swap 0[6:6] 3[2:1]; both must be valid afterwards"
    return swap_refusal(g, groups(seen), *faces)


def swap_refusal(g: Rules, laid: list[Laid], x: int, y: int) -> str:
    if x == y:
        return "equal tiles are not exchanged"
    couples = [(one, other) for (_, one), (_, other) in permutations(laid, 2) if x in one and y in other]
    if not couples:
        return "tiles are exchanged between two groups"
    if len(couples) > 1:  # tiles with twins: which of them were meant is not known here
        return "both groups must be valid afterwards"
    one, other = couples[0]
    after = (exchanged(one, x, y), exchanged(other, y, x))
    broken = [FULL32.text(tiles) for tiles in after if not is_valid(g, tiles)]
    if not broken:
        return "these tiles stand in other groups"
    return f"both groups must be valid afterwards, and {' and '.join(broken)} would not be"


def exchanged(tiles: tuple[int, ...], out: int, new: int) -> tuple[int, ...]:
    left = list(tiles)
    left.remove(out)
    return tuple(sorted([*left, new]))
