"""Ding Niu, the Bull Fight (頂牛, Dǐng Niú), the slow twin: two-armed jielong with SuanZhang (算張) watched."""

from collections.abc import Sequence
from typing import Any

from tests.oracles import jielong
from tests.oracles.jielong import CIVIL, MILITARY, halves, other_half, pips, winner

FULL32 = [tile for tile in CIVIL for _ in range(2)] + MILITARY
BULL24 = [tile for tile in CIVIL for _ in range(2)] + ["[6:3]", "[6:2]"]
TILE_SETS = {"bull24": BULL24, "full32": FULL32}
SMOTHERED_NUMBERS = {"4_5": [4, 5], "all": [1, 2, 3, 4, 5, 6]}
CHOICES: dict[str, tuple[object, ...]] = {
    "suan_zhang": ("full", "classic", "graph", "none"),
    "smothered_numbers": ("4_5", "all"),
    "forced_counts": (False, True),
    "after_classic": ("play_on", "stop"),
    "after_smothered": ("stop", "play_on"),
    "clean_exempt": (True, False),
    "tile_set": ("bull24", "full32"),
    "next_dealer": ("winner", "rotate"),
}
DEFAULTS: dict[str, object] = {name: values[0] for name, values in CHOICES.items()} | {"first_dealer": 0, "hands": 8}


def is_double(tile: str) -> bool:
    return halves(tile)[0] == halves(tile)[1]


def outside(layout: Sequence[str], tile_set: str) -> list[str]:
    """X: the non-doubles of the set that do not lie in the layout."""
    rest = list(TILE_SETS[tile_set])
    for tile in layout:
        rest.remove(tile)
    return [tile for tile in rest if not is_double(tile)]


def is_classic(x: Sequence[str], ends: Sequence[int]) -> bool:
    return not any(end in halves(tile) for tile in x for end in ends)


def reachable(x: Sequence[str], ends: Sequence[int]) -> set[int]:
    """The numbers where some walk from the ends along tiles of X arrives."""
    reached = set(ends)
    for _ in range(6):
        for tile in x:
            if any(number in reached for number in halves(tile)):
                reached.update(halves(tile))
    return reached


def is_smothered(x: Sequence[str], ends: Sequence[int], numbers: Sequence[int]) -> bool:
    reached = reachable(x, ends)
    return any(any(d in halves(tile) for tile in x) and d not in reached for d in numbers)


def status(
    layout: Sequence[str],
    ends: Sequence[int],
    suan_zhang: str = "full",
    smothered_numbers: str = "4_5",
    tile_set: str = "bull24",
) -> str:
    """CLASSIC, SMOTHERED or OPEN, as far as the chosen SuanZhang looks; before the lead OPEN."""
    x = outside(layout, tile_set)
    if not layout:
        return "OPEN"
    if suan_zhang in ("full", "classic") and is_classic(x, ends):
        return "CLASSIC"
    if suan_zhang in ("full", "graph") and is_smothered(x, ends, SMOTHERED_NUMBERS[smothered_numbers]):
        return "SMOTHERED"
    return "OPEN"


def places(points: Sequence[int], dealer: int) -> list[int]:
    """The seats from first place to fourth."""
    first = winner(points, dealer)
    from_the_latest = [(dealer + step) % 4 for step in (3, 2, 1, 0)]
    losers = [seat for seat in from_the_latest if seat != first]
    return [first, *sorted(losers, key=lambda seat: points[seat])]  # the sort is stable: tied losers, the latest first


def settle(points: Sequence[int], dealer: int, maker: int | None, **options: object) -> list[int]:
    """The results of a hand; a maker of None (or below 0) is nobody."""
    chosen: dict[str, Any] = {**DEFAULTS, **options}
    order = places(points, dealer)
    if maker is not None and (maker < 0 or (points[maker] == 0 and chosen["clean_exempt"])):
        maker = None
    result = [0, 0, 0, 0]
    if maker is not None and maker != order[0]:
        result[order[0]] = 12
        result[maker] = -12
        return result
    for seat, amount in zip(order, (6, -1, -2, -3), strict=True):
        result[seat] = amount if maker is None else 2 * amount
    return result


class Oracle(jielong.Oracle):
    """A session from explicit walls."""

    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        if seats != 4:
            raise ValueError("ding-niu is for four players")
        if unknown := set(options) - set(DEFAULTS):
            raise ValueError(f"no such option: {unknown}")
        self.rules: dict[str, Any] = {**DEFAULTS, **options}
        for name, values in CHOICES.items():
            if self.rules[name] not in values:
                raise ValueError(f"{name} is one of {values}")
        self.events: list[tuple[int, str, str] | None] = []  # of every finished hand
        of_jielong = {name: self.rules[name] for name in ("next_dealer", "first_dealer", "hands")}
        super().__init__(seats, walls, arms=2, **of_jielong)

    def deal(self) -> None:
        super().deal()
        wall, size = self.walls[len(self.results)], len(TILE_SETS[self.rules["tile_set"]]) // 4
        for step in range(4):
            self.hands[(self.dealer + step) % 4] = wall[step * size : (step + 1) * size]
        self.idle = []
        self.layout: list[str] = []  # the tiles that lie in the chain, as they came
        self.event: tuple[int, str, str] | None = None  # seat, CLASSIC or SMOTHERED, chosen or forced
        self.maker: int | None = None

    def status(self) -> str:
        return self.status_of(self.layout, self.ends)

    def status_of(self, layout: list[str], ends: dict[str, int]) -> str:
        rules = self.rules
        return status(layout, list(ends.values()), rules["suan_zhang"], rules["smothered_numbers"], rules["tile_set"])

    def suan_zhang(self, text: str) -> str:
        """CLASSIC or SMOTHERED if the action would be a SuanZhang move now, else nothing."""
        verb, tile, *side = text.split()
        if verb != "play" or is_double(tile):
            return ""
        ends = dict(self.ends)
        ends[side[0]] = other_half(tile, ends[side[0]])
        after = self.status_of([*self.layout, tile], ends)
        return after if after != "OPEN" else ""

    def play(self, text: str) -> None:
        if text not in self.words():
            raise ValueError(f"not legal now: {text}")
        kind = self.suan_zhang(text) if self.event is None else ""  # only the first one of a hand counts
        if kind:
            self.note_event(text, kind)
        self.move(text)
        self.turn = (self.turn + 1) % 4
        is_stopped = (kind == "CLASSIC" and self.rules["after_classic"] == "stop") or (
            kind == "SMOTHERED" and self.rules["after_smothered"] == "stop"
        )
        if is_stopped or self.streak == 4 or not any(self.hands):
            self.finish()

    def note_event(self, text: str, kind: str) -> None:
        others = [word for word in self.words() if word != text]
        is_chosen = any(word.startswith("play") and not self.suan_zhang(word) for word in others)
        self.event = (self.turn, kind, "chosen" if is_chosen else "forced")
        if is_chosen or self.rules["forced_counts"]:
            self.maker = self.turn

    def move(self, text: str) -> None:
        verb, tile, *side = text.split()
        self.hands[self.turn].remove(tile)
        if verb == "discard":
            self.down[self.turn].append(tile)
            self.streak += 1
            return
        self.layout.append(tile)
        if verb == "lead":
            self.lay_first(tile, [])
        else:
            self.ends[side[0]] = other_half(tile, self.ends[side[0]])
            self.streak = 0

    def finish(self) -> None:
        points = [pips(self.down[seat] + self.hands[seat]) for seat in range(4)]
        result = settle(points, self.dealer, self.maker, **self.rules)
        self.points.append(points)
        self.events.append(self.event)
        self.results.append(result)
        self.scores = [score + change for score, change in zip(self.scores, result, strict=True)]
        if self.rules["next_dealer"] == "winner":
            self.dealer = winner(points, self.dealer)
        else:
            self.dealer = (self.dealer + 1) % 4
        if len(self.results) == self.rules["hands"]:
            self.over = True
            self.turn = -1
        else:
            self.deal()
