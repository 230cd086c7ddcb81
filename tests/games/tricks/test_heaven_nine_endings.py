"""Heaven 9: hands that end in every way, with every bonus and multiplier, settled as by the slow twin."""

import random
from functools import cache
from itertools import cycle, islice, product
from typing import Any, NamedTuple

from paiju import game
from paiju.games.tricks.combinations import NOTHING, PLACE
from paiju.games.tricks.heaven_nine.state import NOBODY
from paiju.games.tricks.trick import DISCARD
from paiju.tiles import FULL32
from tests.budget import TIMES
from tests.games.tricks.heaven_nine_positions import SLUG
from tests.oracles.heaven_nine import Oracle


class Ending(NamedTuple):
    """What may multiply in a hand, or be paid besides the stacks."""

    previous: str
    balance: str
    last: str
    special_pair: bool  # led before the last trick
    quad: bool  # wins before the last trick

    @property
    def is_possible(self) -> bool:
        """There is one special pair; who wins the last trick with a quad leaves nobody more than four stacks."""
        return not (self.last == "special" and self.special_pair) and not (
            self.last == "quad" and self.balance == "buy"
        )


ENDINGS = [
    ending
    for parts in product(
        ("none", "wins", "loses"),
        ("slam", "buy", "sell"),
        ("lowest", "single", "pair", "special", "quad"),
        (False, True),
        (False, True),
    )
    if (ending := Ending(*parts)).is_possible
]
# what wins a trick, and what it may be taken from
WINNING = {
    "lowest": [("[5:1]", ""), ("[2:1]", "")],
    "single": [("[6:6]", "[6:1]"), ("[6:3]", "[4:2]"), ("[6:1]", "[5:1]"), ("[4:1]", "[2:1]")],
    "pair": [("[5:1][5:1]", ""), ("[6:6][6:6]", "[5:1][5:1]"), ("[6:6][5:4]", "[3:1][3:2]")],
    "special": [("[4:2][2:1]", "")],
    "quad": [("[6:6][6:6][6:3][5:4]", "[3:1][3:1][4:1][3:2]"), ("[1:1][1:1][6:2][5:3]", "[4:4][4:4][5:2][4:3]")],
}
WALL = [FULL32.text([face]) for face in FULL32.tiles()]
BURIED = "[6:5][6:5][6:4][6:4]"


class Payer(Oracle):
    """The slow twin where it need not say whether an action is legal: that is slow, and compared elsewhere."""

    asked = ""

    def play(self, text: str) -> None:
        self.asked = text
        super().play(text)

    def words(self) -> list[str]:
        return [self.asked]


read = cache(FULL32.read)


class Twins:
    """A hand of the engine and of its slow twin, trick by trick."""

    def __init__(self, previous: int, wins: int, options: dict[str, Any]) -> None:
        values = game(SLUG).values(4, {"hands": 1, "toss_choice": "auto", **options})
        self.drivers = game(SLUG).drivers()
        self.rules = game(SLUG).rules_record(4, values)
        self.state = game(SLUG).state.State.blank()
        self.state[0]["previous"], self.state[0]["wins"] = previous, wins
        self.oracle = Payer(4, [WALL], [1, 1, 1, 1], **values)
        self.oracle.previous, self.oracle.wins = None if previous == NOBODY else previous, wins

    def trick(self, winner: int, wins: str, taken_from: str, leader: int, rest: str) -> None:
        """The winner leads, or takes what another seat leads; all others bury tiles. All keep the rest."""
        size = len(read(wins))
        words = [f"bury {BURIED[: 5 * size]}"] * 4
        words[leader] = f"lead {taken_from}"
        words[winner] = f"lead {wins}" if winner == leader else f"take {wins}"
        hands = [read(word.partition(" ")[2] + rest) for word in words]
        self.set_up([[hand.count(face) for face in range(21)] for hand in hands], leader)
        self.oracle.hands = [[FULL32.text([face]) for face in hand] for hand in hands]
        self.oracle.start_trick(leader)
        for place in range(4):
            word = words[(leader + place) % 4]
            self.oracle.play(word)
            for move in moves_of(word):
                self.drivers.apply(self.rules, self.state, move)

    def set_up(self, hands: list[list[int]], leader: int) -> None:
        state = self.state[0]
        state["hands"], state["held"] = hands, [sum(hand) for hand in hands]
        state["plays"] = NOTHING
        state["leader"] = state["taker"] = state["turn"] = leader

    def compare(self) -> None:
        state = self.state[0]
        assert state["result"].tolist() == state["score"].tolist() == self.oracle.results[0] == self.oracle.scores
        assert (int(state["previous"]), int(state["wins"])) == (self.oracle.previous, self.oracle.wins)
        assert sum(self.oracle.scores) == 0


def moves_of(word: str) -> list[int]:
    tiles = read(word.partition(" ")[2])
    return [DISCARD + face for face in tiles] if word.startswith("bury") else [PLACE[tuple(sorted(tiles))]]


def random_stacks(rng: random.Random, ending: Ending, winner: int, least: int) -> list[int]:
    """Eight stacks, of which the winner has at least those of the last trick."""
    if ending.balance == "slam":
        return [8 if seat == winner else 0 for seat in range(4)]
    while True:
        takers = [rng.choice((0, 1, 2, 3, rng.randrange(4))) for _ in range(8 - least)] + [winner] * least
        if ending.balance == "buy":
            takers[: 8 - least] = [(winner + 1) % 4 if rng.random() < 0.8 else seat for seat in takers[: 8 - least]]
        stacks = [takers.count(seat) for seat in range(4)]
        is_bought = any(stacks[seat] > 4 for seat in range(4) if seat != winner)
        if is_bought == (ending.balance == "buy") and stacks[winner] < 8:
            return stacks


def random_options(rng: random.Random) -> dict[str, Any]:
    return {
        "special_pair_bonus": rng.randint(0, 5),
        "quad_bonus": rng.randint(0, 9),
        "slam_factor": rng.randint(1, 5),
        "lowest_factor": rng.randint(1, 4),
        "empty_extra": rng.randint(0, 3),
        "buy_at_double": rng.random() < 0.5,
        "previous_wins": rng.random() < 0.7,
        "shut_out": rng.random() < 0.7,
    }


def play_ending(rng: random.Random, ending: Ending) -> None:
    winner = rng.randrange(4)
    previous = {"none": NOBODY, "wins": winner, "loses": (winner + rng.randint(1, 3)) % 4}[ending.previous]
    twins = Twins(previous, 0 if previous == NOBODY else rng.randint(1, 9), random_options(rng))
    for kind in ["special"] * ending.special_pair + ["quad"] * ending.quad:
        taker = winner if ending.balance == "slam" else rng.randrange(4)
        wins, taken_from = rng.choice(WINNING[kind])
        twins.trick(taker, wins, taken_from, taker if not taken_from else rng.randrange(4), "[6:6]")
    wins, taken_from = rng.choice(WINNING[ending.last])
    size = len(read(wins))
    stacks = random_stacks(rng, ending, winner, size)
    stacks[winner] -= size
    twins.state[0]["tricks"] = twins.oracle.stacks = stacks
    may_take = taken_from and (size > 1 or stacks[winner] > 0)  # else shut out, or nothing is lower
    twins.trick(winner, wins, taken_from, rng.randrange(4) if may_take else winner, "")
    twins.compare()


def test_settles_like_its_slow_twin() -> None:
    """Every ending many times over; PAIJU_TIMES=70 makes it more than 200,000 hands."""
    rng = random.Random(9)
    assert len(ENDINGS) == 150
    for ending in islice(cycle(ENDINGS), 3000 * TIMES):
        play_ending(rng, ending)
