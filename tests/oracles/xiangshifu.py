"""Watching Ten Sets (相十副, Xiàng Shí Fù), the solitaire of classic triplets: the slow twin of the engine."""

from collections import deque
from collections.abc import Iterator, Sequence
from functools import cache

CIVIL = ["[6:6]", "[1:1]", "[4:4]", "[3:1]", "[5:5]", "[3:3]", "[2:2]", "[6:5]", "[6:4]", "[6:1]", "[5:1]"]
MILITARY = ["[6:3]", "[5:4]", "[6:2]", "[5:3]", "[5:2]", "[4:3]", "[4:2]", "[4:1]", "[3:2]", "[2:1]"]
TYPES = CIVIL + MILITARY
PAIRS = {
    "HEAVEN": ("[6:6]", "[6:6]"),
    "EARTH": ("[1:1]", "[1:1]"),
    "MAN": ("[4:4]", "[4:4]"),
    "GOOSE": ("[3:1]", "[3:1]"),
    "PLUM": ("[5:5]", "[5:5]"),
    "LONG": ("[3:3]", "[3:3]"),
    "BOARD": ("[2:2]", "[2:2]"),
    "AXE": ("[6:5]", "[6:5]"),
    "RED_TEN": ("[6:4]", "[6:4]"),
    "LONG_SEVEN": ("[6:1]", "[6:1]"),
    "RED_SIX": ("[5:1]", "[5:1]"),
    "NINES": ("[6:3]", "[5:4]"),
    "EIGHTS": ("[6:2]", "[5:3]"),
    "SEVENS": ("[5:2]", "[4:3]"),
    "FIVES": ("[4:1]", "[3:2]"),
    "SUPREME": ("[4:2]", "[2:1]"),
}
DEAD = [
    ("[3:3]", "[4:2]", "[4:1]"),
    ("[5:4]", "[4:2]", "[4:1]"),
    ("[3:3]", "[5:1]", "[5:2]"),
    ("[4:4]", "[5:1]", "[5:2]"),
    ("[4:3]", "[4:2]", "[3:2]"),
]

Groups = list[list[str]]


def in_order(tiles: Sequence[str]) -> list[str]:
    return sorted(tiles, key=TYPES.index)


def small_rest(rest: int) -> str | None:
    """The kind of three equal numbers whose three companions add up to this."""
    return "FIVE_POINTS" if rest == 5 else "FULL_FOURTEEN" if rest >= 14 else None


def classify(group: Sequence[str], combinations: str = "classic", exact_three: bool = True) -> str | None:
    """The kind of three tiles, None if they are no combination."""
    numbers = sorted(int(tile[place]) for tile in group for place in (1, 3))
    counts = {number: numbers.count(number) for number in numbers}
    most = max(counts.values())
    equal = [number for number in counts if counts[number] == most]
    total = sum(numbers)
    if numbers == [1, 2, 3, 4, 5, 6]:
        return "FULL_DRAGON"
    if numbers == [1, 1, 2, 2, 3, 3]:
        return "SMALL_DRAGON"
    if numbers == [4, 4, 5, 5, 6, 6]:
        return "BIG_DRAGON"
    if numbers == [2, 2, 3, 3, 6, 6] and combinations == "classic":
        return "KAO"
    if numbers == [2, 3, 3, 4, 4, 5] and combinations == "modern":
        return "MIXED_DRAGON"
    if most == 3 and len(equal) == 2:
        return "SPLIT"
    if most == 3:
        return small_rest(total - 3 * equal[0])
    if most == 4 and total - 4 * equal[0] == equal[0]:
        return "COINCIDENCE"
    if most == 4 and not exact_three:
        return small_rest(total - 3 * equal[0])
    return "FIVE_SONS" if most == 5 else None


def pair_name(group: Sequence[str]) -> str | None:
    return next((name for name, pair in PAIRS.items() if in_order(pair) == in_order(group)), None)


@cache  # the only concession to speed: the solver asks the same groups millions of times
def remembered_validity(group: tuple[str, ...], combinations: str, exact_three: bool) -> bool:
    if len(group) == 2:
        return pair_name(group) is not None
    return len(group) == 3 and classify(group, combinations, exact_three) is not None


def is_valid(group: Sequence[str], combinations: str = "classic", exact_three: bool = True) -> bool:
    return remembered_validity(tuple(group), combinations, exact_three)


def is_dead(group: Sequence[str]) -> bool:
    return any(in_order(group) == in_order(dead) for dead in DEAD)


def exchanged(group: Sequence[str], out: str | None, new: str | None) -> list[str]:
    """The group without one tile and with another."""
    tiles = list(group)
    if out is not None:
        tiles.remove(out)
    if new is not None:
        tiles.append(new)
    return tiles


def types_of(group: Sequence[str]) -> list[str]:
    """The different tiles of a group, in their order in it."""
    return list(dict.fromkeys(group))


def candidate_moves(groups: Groups) -> Iterator[tuple[str, int, list[str], int, list[str]]]:
    """Every exchange in canonical order: its words, and the two groups with what they would hold."""
    for g in range(len(groups)):
        for h in range(g + 1, len(groups)):
            for x in types_of(groups[g]):
                for y in types_of(groups[h]):
                    if x != y:
                        yield f"swap {g}{x} {h}{y}", g, exchanged(groups[g], x, y), h, exchanged(groups[h], y, x)
            for a, b in ((g, h), (h, g)):
                if len(groups[a]) == 3 and len(groups[b]) == 2:
                    for x in types_of(groups[a]):
                        yield f"shift {a}{x} to {b}", a, exchanged(groups[a], x, None), b, exchanged(groups[b], None, x)


def moves(groups: Groups, combinations: str, exact_three: bool) -> Iterator[tuple[str, Groups]]:
    """The legal moves in canonical order, each with the position it leads to."""
    for words, g, left, h, right in candidate_moves(groups):
        if is_valid(left, combinations, exact_three) and is_valid(right, combinations, exact_three):
            position = [list(group) for group in groups]
            position[g], position[h] = in_order(left), in_order(right)
            yield words, position


def legal(groups: Groups, combinations: str = "classic", exact_three: bool = True) -> list[str]:
    return [words for words, _ in moves(groups, combinations, exact_three)]


def goal(groups: Groups, wanted: str, combinations: str = "classic", exact_three: bool = True) -> bool:
    if not all(is_valid(group, combinations, exact_three) for group in groups):
        return False
    pairs = {pair_name(group) for group in groups if len(group) == 2}
    triplets = [group for group in groups if len(group) == 3]
    kinds = [classify(group, combinations, exact_three) for group in triplets]
    civil = pairs == {"HEAVEN", "EARTH", "MAN", "GOOSE"}
    military = pairs == {"NINES", "EIGHTS", "SEVENS", "FIVES"}
    if wanted == "any":
        return True
    if wanted.startswith("pair:"):
        return pairs == {wanted.removeprefix("pair:")}
    if wanted == "five_dragons":
        return pairs == {"BOARD"} and kinds.count("FULL_DRAGON") == 5 and kinds.count("FIVE_SONS") == 5
    if wanted == "generals":
        return pairs == {"GOOSE"} and all(is_general(group) for group in triplets)
    return {"civil": civil, "military": military, "civil_or_military": civil or military}[wanted]


def is_general(group: Sequence[str]) -> bool:
    """Two equal civil tiles and one military tile."""
    return any(group.count(tile) == 2 for tile in CIVIL) and any(tile in MILITARY for tile in group)


def solve(
    groups: Groups, wanted: str, budget: int, combinations: str = "classic", exact_three: bool = True
) -> tuple[str, list[str]]:
    """Breadth first: "solved" with a shortest solution, "unsolvable", or "unknown" past so many positions."""
    start = [in_order(group) for group in groups]
    if budget < 1:
        return "unknown", []
    if goal(start, wanted, combinations, exact_three):
        return "solved", []
    seen = {multiset(start)}
    queue: deque[tuple[Groups, list[str]]] = deque([(start, [])])
    while queue:
        position, line = queue.popleft()
        for words, following in moves(position, combinations, exact_three):
            if multiset(following) in seen:
                continue
            if len(seen) == budget:
                return "unknown", []
            seen.add(multiset(following))
            if goal(following, wanted, combinations, exact_three):
                return "solved", [*line, words]
            queue.append((following, [*line, words]))
    return "unsolvable", []


def multiset(groups: Groups) -> tuple[tuple[str, ...], ...]:
    return tuple(sorted(tuple(group) for group in groups))


def deal(wall: Sequence[str], layout: str) -> Groups:
    triplets = 10 if layout == "ten" else 8
    groups = [wall[3 * k : 3 * k + 3] for k in range(triplets)]
    groups += [wall[start : start + 2] for start in range(3 * triplets, 32, 2)]
    return [in_order(group) for group in groups]


class Oracle:
    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        assert seats == 1
        settings: dict[str, object] = {
            "groups": "ten",
            "combinations": "classic",
            "goal": "civil_or_military" if options.get("groups") == "eight" else "any",
            "exact_three": True,
            "redeal_dead": True,
            "max_moves": 200,
            "undo": True,
            "hands": 1,
        }
        assert options.keys() <= settings.keys()
        settings |= options
        self.layout, self.combinations, self.goal = (str(settings[name]) for name in ("groups", "combinations", "goal"))
        self.exact_three = bool(settings["exact_three"])
        self.redeal_dead = bool(settings["redeal_dead"]) and self.combinations == "classic"
        self.max_moves, self.hands = int(str(settings["max_moves"])), int(str(settings["hands"]))
        self.walls = [list(wall) for wall in walls]
        self.deals = 0
        self.scores = [0]
        self.results: list[list[int]] = []
        self.over = False
        self.turn = 0
        self._deal()

    def _deal(self) -> None:
        self.moves = 0
        self.groups = self._next_groups()
        while self.redeal_dead and any(len(group) == 3 and is_dead(group) for group in self.groups):
            self.groups = self._next_groups()
        self._look()

    def _next_groups(self) -> Groups:
        self.deals += 1
        return deal(self.walls[self.deals - 1], self.layout)

    def _look(self) -> None:
        if goal(self.groups, self.goal, self.combinations, self.exact_three):
            self._end(1)
        elif self.moves == self.max_moves or not legal(self.groups, self.combinations, self.exact_three):
            self._end(0)

    def _end(self, result: int) -> None:
        self.results.append([result])
        self.scores[0] += result
        if len(self.results) == self.hands:
            self.over = True
            self.turn = -1
        else:
            self._deal()

    def hand(self, seat: int) -> list[str]:
        return in_order([tile for group in self.groups for tile in group])

    def words(self) -> list[str]:
        return [] if self.over else legal(self.groups, self.combinations, self.exact_three)

    def play(self, text: str) -> None:
        assert not self.over
        if text == "resign":
            self._end(0)
            return
        self.groups = dict(moves(self.groups, self.combinations, self.exact_three))[text]
        self.moves += 1
        self._look()
