"""Heaven-Nine: payments and bonuses, by the worked examples and against the slow twin."""

import random
from typing import Any

import pytest

from paiju import Table
from paiju.games.tricks.tianjiu.settlement import settle
from tests.games.playing import set_state
from tests.games.tricks.tianjiu_positions import SLUG, about_to_lead
from tests.oracles.tianjiu import settle as settle_slowly


def settled(tricks: list[int], winner: int, banker: int, m: int, **options: Any) -> Table:
    """A hand that ended so: its winner led [6:6] to the last trick, and everybody discarded."""
    seats = len(tricks)
    hands = ["[6:6]" if seat == winner else "[5:1]" for seat in range(seats)]
    table = about_to_lead(winner, *hands, seats=seats, hands=2, **options)
    before = [taken - (seat == winner) for seat, taken in enumerate(tricks)] + [0] * (4 - seats)
    set_state(table, tricks=before, banker=banker, multiplier=m)
    table.play("lead [6:6]")
    for _ in range(seats - 1):
        table.play("discard [5:1]")
    return table


def result(*args: Any, **options: Any) -> list[int]:
    return settled(*args, **options).results[0]


def test_E5_winning_banker() -> None:
    table = settled([5, 3, 0, 0], 0, 0, 2)
    assert table.results == [[22, -2, -10, -10]]
    assert (table.state.banker, table.state.multiplier) == (0, 3)


def test_E6_losing_banker_above_the_quota() -> None:
    table = settled([5, 1, 2, 0], 1, 0, 3)
    assert table.results == [[1, 6, -2, -5]]
    assert (table.state.banker, table.state.multiplier) == (1, 2)
    assert result([5, 1, 2, 0], 1, 0, 3, banker_excess_multiplied=True) == [3, 4, -2, -5]


def test_E7_quota_of_ten_tiles() -> None:
    assert result([3, 1, 6], 0, 2, 2) == [3, -4, 1]
    assert result([3, 1, 6], 0, 2, 2, quota=4) == [1, -3, 2]


@pytest.mark.parametrize("banker", range(4))
def test_E14_other_scorings(banker: int) -> None:
    assert result([2, 4, 2, 0], 0, banker, 2, scoring="trick_points") == [12, 4, -4, -12]
    assert result([2, 4, 2, 0], 0, banker, 2, scoring="winner_one") == [3, -1, -1, -1]


def test_E15_winning_banker_buys_at_his_factor() -> None:
    assert result([2, 6, 0, 0], 0, 0, 2) == [16, 4, -10, -10]


def test_E16_quota_zero() -> None:
    assert result([0, 5, 3, 0], 1, 0, 2, quota=0) == [-2, 0, 3, -1]


@pytest.mark.parametrize(
    ("leader", "rest", "paid"),
    [
        (0, "[6:4]", [10, -6, -2, -2]),
        (0, "", [20, -12, -4, -4]),
        (1, "[6:4]", [-6, 18, -6, -6]),
        (1, "", [-12, 36, -12, -12]),
    ],
)
def test_E11_supreme_bonus(leader: int, rest: str, paid: list[int]) -> None:
    hands = [("[4:2][2:1]" if seat == leader else "[6:5][5:1]") + rest for seat in range(4)]
    table = about_to_lead(leader, *hands, supreme_bonus=2)
    set_state(table, banker=1, multiplier=3)
    table.play("lead [4:2][2:1]")
    assert table.scores == paid


@pytest.mark.parametrize(("rest", "times"), [("[5:5]", 1), ("", 2)])
def test_E17_quad_bonus(rest: str, times: int) -> None:
    hands = ["[1:1][1:1][6:2][5:3]", "[6:4][6:4][5:1][5:1]", "[6:5][6:5][6:1][6:1]", "[4:4][4:4][5:2][4:3]"]
    table = about_to_lead(3, *(hand + rest for hand in hands), quad_bonus=4, scoring="winner_one")
    set_state(table, banker=3, multiplier=2)
    table.play("lead [4:4][4:4][5:2][4:3]")
    table.play("beat [1:1][1:1][6:2][5:3]")
    table.play("discard [6:4][6:4][5:1][5:1]")
    assert table.scores == [0, 0, 0, 0]
    table.play("discard [6:5][6:5][6:1][6:1]")
    won = [3, -1, -1, -1] if table.hand_over else [0, 0, 0, 0]
    bonus = [16 * times, -4 * times, -4 * times, -8 * times]
    assert table.scores == [paid + gain for paid, gain in zip(bonus, won, strict=True)]


def random_hand(rng: random.Random, seats: int) -> tuple[list[int], int]:
    """Tricks of a finished hand and its winner, who has at least the last one."""
    size = rng.choice({3: (8, 10), 4: (6, 8)}[seats])
    takers = [rng.randrange(seats) for _ in range(size)]
    return [takers.count(seat) for seat in range(seats)], takers[-1]


def compare_settlements(number: int, seed: int) -> None:
    rng = random.Random(seed)
    tables = {seats: Table(SLUG, seats=seats, seed=1) for seats in (3, 4)}
    for _ in range(number):
        seats = rng.choice((3, 4))
        tricks, winner = random_hand(rng, seats)
        banker, m = rng.randrange(seats), rng.randint(1, 9)
        options: dict[str, Any] = {
            "scoring": rng.choice(("classic", "classic", "winner_one", "trick_points")),
            "empty_extra": rng.randint(0, 3),
            "banker_excess_multiplied": rng.random() < 0.5,
        }
        quota: int | str = rng.choice(("auto", rng.randint(0, 12)))
        rules = tables[seats].game.rules_record(seats, tables[seats].options | options | {"quota": quota})
        state = tables[seats].game.state.State.blank()
        state[0]["tricks"][:seats] = tricks
        state[0]["hand_size"] = sum(tricks)
        state[0]["banker"] = banker
        state[0]["multiplier"] = m
        settle(rules[0], state[0], winner)
        assert state[0]["result"][:seats].tolist() == settle_slowly(tricks, winner, banker, m, quota, **options)
        assert state[0]["score"].tolist() == state[0]["result"].tolist()


def test_settles_like_its_slow_twin() -> None:
    compare_settlements(2000, seed=1)
