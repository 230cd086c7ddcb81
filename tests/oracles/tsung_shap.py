"""Disputing Tens (對十, Tsung Shap), also with four tiles in hand: the slow twin, written straight from the rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.oracles.tiu_u import ORDER, in_order, pips

FULL32 = [tile for i, tile in enumerate(ORDER) for _ in range(2 if i < 11 else 1)]

DEFAULTS: dict[str, int | str] = {
    "variant": "classic",
    "woodpile": "common",
    "second_must_place": True,
    "capture_compulsory": True,
    "claim_missed": False,
    "pair_points": "ten_per_pip",
    "sweep_scoring": "bonus",
    "sweep_points": 40,
    "first_dealer": 0,
    "hands": 4,
}


def with_defaults(options: Mapping[str, object]) -> dict[str, object]:
    unknown = set(options) - set(DEFAULTS)
    if unknown:
        raise TypeError(f"no such option: {sorted(unknown)}")
    return {**DEFAULTS, **options}


def places(capture: str, row: Sequence[str]) -> list[int]:
    """Where in the row the tiles of a capture lie."""
    n = len(row)
    return {
        "pair left": [0],
        "pair right": [n - 1],
        "triplet left": [0, 1],
        "triplet right": [n - 2, n - 1],
        "triplet both": [0, n - 1],
    }[capture]


def makes_ten(capture: str, row: Sequence[str], tile: str) -> bool:
    return (pips(tile) + sum(pips(row[i]) for i in places(capture, row))) % 10 == 0


def captures(row: Sequence[str], tile: str) -> list[str]:
    """What the tile may take: "pair left", "triplet both" and so on, in the order of the rules."""
    n = len(row)
    found = []
    if n >= 1 and row[0] == tile:
        found.append("pair left")
    if n >= 2 and row[-1] == tile:
        found.append("pair right")
    if n >= 3 and makes_ten("triplet left", row, tile):
        found.append("triplet left")
    if n >= 3 and makes_ten("triplet right", row, tile):
        found.append("triplet right")
    if n >= 2 and makes_ten("triplet both", row, tile):
        found.append("triplet both")
    return found


def points_of(capture: str, row: Sequence[str], tile: str, **options: object) -> int:
    """The points of a capture from this row, those of a sweep included."""
    chosen = with_defaults(options)
    taken = [tile, *(row[i] for i in places(capture, row))]
    own = sum(pips(each) for each in taken)
    if len(taken) == 2:
        own = 10 * own if chosen["pair_points"] == "ten_per_pip" else int(str(chosen["pair_points"]))
    if len(taken) - 1 < len(row):
        return own
    sweep = int(str(chosen["sweep_points"]))
    return sweep if chosen["sweep_scoring"] == "flat" else own + sweep


@dataclass(frozen=True)
class Action:
    text: str
    tile: str = ""
    what: str = ""  # a capture, or "place left", "place right"


class Oracle:
    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        self.options = with_defaults(options)
        if seats != 2:
            raise ValueError("two players")
        if self.options["claim_missed"] and self.options["capture_compulsory"]:
            raise ValueError("claim_missed needs capture_compulsory = false")
        self.classic = self.options["variant"] == "classic"
        self.walls = [list(wall) for wall in walls]
        self.scores = [0, 0]
        self.results: list[list[int]] = []
        self.over = False
        self.first = int(str(self.options["first_dealer"]))
        self.deal()

    def deal(self) -> None:
        wall = self.walls[len(self.results)]
        first, second = self.first, 1 - self.first
        self.row: list[str] = []
        self.points = [0, 0]
        self.captured: list[list[str]] = [[], []]
        self.turned = ""  # classic: the tile turned up
        self.claiming = False
        self.placed: tuple[list[str], str] = ([], "")  # the row before the last PLACE, and its tile
        self.hands: list[list[str]] = [[], []]
        self.piles: list[list[str]] = [[], []]  # a common woodpile is one list in both places
        if self.classic or self.options["woodpile"] == "personal":
            self.piles[first], self.piles[second] = wall[:16], wall[16:32]
        else:
            self.piles = [wall[:32]] * 2
        if self.classic:
            self.open_classic()
        else:
            self.refill(first)
            self.refill(second)
            self.turn, self.phase = first, "START"

    def open_classic(self) -> None:
        self.row.append(self.piles[self.first].pop(0))
        if self.options["second_must_place"]:
            self.row.append(self.piles[1 - self.first].pop(0))
        self.begin_turns()

    def begin_turns(self) -> None:
        self.begin_turn(self.first if self.options["second_must_place"] else 1 - self.first)

    def begin_turn(self, seat: int) -> None:
        self.turn, self.phase = seat, "TURN"
        if self.classic:
            self.turned = self.piles[seat].pop(0)

    def refill(self, seat: int) -> None:
        while not self.classic and len(self.hands[seat]) < 4 and self.piles[seat]:
            self.hands[seat].append(self.piles[seat].pop(0))

    def has_tiles(self, seat: int) -> bool:
        return bool(self.piles[seat] if self.classic else self.hands[seat])

    def choices(self) -> list[str]:
        return [tile for tile in ORDER if tile in self.hands[self.turn]]

    def actions(self) -> list[Action]:
        if self.over:
            return []
        if self.phase in ("START", "RESTART"):
            return [Action(f"{self.phase.lower()} {tile}", tile) for tile in self.choices()]
        if self.phase == "CLAIM":
            row, tile = self.placed
            return [*(Action(f"claim {what}", tile, what) for what in captures(row, tile)), Action("ignore")]
        if self.classic:
            return [Action(what, self.turned, what) for what in self.moves(self.turned)]
        return [
            Action(what.replace(" ", f" {tile} "), tile, what) for tile in self.choices() for what in self.moves(tile)
        ]

    def moves(self, tile: str) -> list[str]:
        found = captures(self.row, tile)
        if not found or not self.options["capture_compulsory"]:
            found += ["place left", "place right"]
        return found

    def words(self) -> list[str]:
        return [action.text for action in self.actions()]

    def play(self, text: str) -> None:
        action = self.actions()[self.words().index(text)]
        if self.phase == "START":
            self.start(action.tile)
        elif self.phase == "RESTART":
            self.hands[self.turn].remove(action.tile)
            self.row = [action.tile]
            self.go_on()
        elif self.phase == "CLAIM":
            self.answer(action)
        else:
            self.move(action)

    def start(self, tile: str) -> None:
        self.hands[self.turn].remove(tile)
        self.row.append(tile)
        self.refill(self.turn)
        if self.options["second_must_place"] and len(self.row) == 1:
            self.turn = 1 - self.turn
        else:
            self.begin_turns()

    def move(self, action: Action) -> None:
        if self.classic:
            self.turned = ""
        else:
            self.hands[self.turn].remove(action.tile)
        if action.what == "place left":
            self.placed = (self.row, action.tile)
            self.row = [action.tile, *self.row]
        elif action.what == "place right":
            self.placed = (self.row, action.tile)
            self.row = [*self.row, action.tile]
        else:
            self.capture(action)
            return
        self.end_turn()

    def answer(self, action: Action) -> None:
        if action.text == "ignore":
            self.begin_turn(self.turn)
            return
        self.claiming = True
        self.row = self.placed[0]
        self.capture(action)

    def capture(self, action: Action) -> None:
        self.points[self.turn] += points_of(action.what, self.row, action.tile, **self.options)
        taken = places(action.what, self.row)
        self.captured[self.turn] += [action.tile, *(self.row[i] for i in taken)]
        self.row = [tile for i, tile in enumerate(self.row) if i not in taken]
        if self.row or not self.has_tiles(self.turn):
            self.go_on()
        elif self.classic:
            self.row = [self.piles[self.turn].pop(0)]
            self.go_on()
        else:
            self.phase = "RESTART"

    def go_on(self) -> None:
        """After a capture and its restart: a claimer still has his normal turn."""
        if not self.claiming:
            self.placed = ([], "")
            self.end_turn()
            return
        self.claiming = False
        if self.has_tiles(self.turn):
            self.begin_turn(self.turn)
        else:
            self.end_hand()

    def end_turn(self) -> None:
        self.refill(self.turn)
        if not self.has_tiles(0) or not self.has_tiles(1):
            self.end_hand()
            return
        row, tile = self.placed
        if self.options["claim_missed"] and captures(row, tile):
            self.turn, self.phase = 1 - self.turn, "CLAIM"
        else:
            self.begin_turn(1 - self.turn)

    def end_hand(self) -> None:
        difference = self.points[0] - self.points[1]
        self.results.append([difference, -difference])
        self.scores = [self.scores[0] + difference, self.scores[1] - difference]
        if len(self.results) == int(str(self.options["hands"])):
            self.over = True
            self.turn = -1
            return
        if difference:
            self.first = 0 if difference > 0 else 1
        self.deal()

    def hand(self, seat: int) -> list[str]:
        """The tiles in hand; classic: the face-down pile, with the tile turned up as long as it is not played."""
        if self.classic:
            turned = [self.turned] if self.turned and seat == self.turn else []
            return in_order(self.piles[seat] + turned)
        return in_order(self.hands[seat])
