"""Ponjan: combinations, sets and payments beside the slow twin, over all that can be enumerated."""

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from paiju import game
from paiju.games.melding.ponjan.combinations import combinations_of, points
from paiju.games.melding.ponjan.settlement import hand_score, pay_ready, pay_winner
from paiju.games.melding.ponjan.state import is_ready, is_whole
from paiju.games.melding.state import NOBODY, NOTHING
from tests.games.melding.ponjan_positions import SLUG, by_name
from tests.oracles import ponjan_scoring as slow

TYPES = [
    types
    for types in itertools.combinations_with_replacement(range(12), 3)
    if all(3 * types.count(face) <= slow.COPIES[face] for face in types)
]


def rules(seats: int = 3, **options: Any) -> Any:
    return game(SLUG).rules_record(seats, game(SLUG).values(seats, options))[0]


def row(faces: Sequence[int]) -> NDArray[np.int8]:
    return np.bincount(faces, minlength=12).astype(np.int8)


def nine(types: Sequence[int]) -> list[str]:
    return [slow.TILES[face] for face in types for _ in range(3)]


@pytest.mark.parametrize(("dragon_once", "strict"), list(itertools.product((False, True), repeat=2)))
def test_every_combination_of_every_hand(dragon_once: bool, strict: bool) -> None:
    g = rules(dragon_once=dragon_once, strict_no_steals=strict)
    state = game(SLUG).state.State.blank()
    for types in TYPES:
        for shown, reached, ippatsu, drawn in itertools.product(range(3), (0, 1), (0, 1), (0, 1)):
            concealed = [face for face in types[shown:] for _ in range(3)]
            taken = NOTHING if drawn else concealed.pop()
            state[0]["hands"][1] = row(concealed)
            state[0]["displayed"][1] = row(types[:shown])
            state[0]["reached"][1], state[0]["ippatsu"][1] = reached, ippatsu
            found = combinations_of(g, state[0], 1, taken)
            expected = slow.combinations(
                nine(types),
                shown,
                bool(reached),
                bool(ippatsu),
                bool(drawn),
                dragon_once=dragon_once,
                strict_no_steals=strict,
            )
            assert by_name(found) == expected, (types, shown, reached, ippatsu, drawn)
            assert points(found) == sum(expected.values())


def hands_of(size: int, first: int = 0) -> Iterator[list[int]]:
    """Every hand of so many tiles, as faces."""
    if size == 0 or first == 12:
        if size == 0:
            yield []
        return
    for copies in range(min(size, slow.COPIES[first]) + 1):
        for rest in hands_of(size - copies, first + 1):
            yield [first] * copies + rest


def test_every_nine_tiles_and_every_eight() -> None:
    wholes = sum(compare_sets(hand) for hand in hands_of(9))
    assert wholes == len(TYPES)
    readies = 0
    for hand in hands_of(8):
        expected = slow.is_ready([slow.TILES[face] for face in hand])
        assert is_ready(row(hand), NOTHING) == expected, hand
        readies += expected
    assert readies > 0


def compare_sets(hand: list[int]) -> bool:
    expected = slow.is_whole([slow.TILES[face] for face in hand])
    counted = row(hand)
    assert is_whole(counted, NOTHING) == expected, hand
    taken = hand[len(hand) // 2]
    counted[taken] -= 1
    assert is_whole(counted, taken) == expected, hand
    return expected


@pytest.mark.parametrize("formula", ["seed", "code"])
def test_scores(formula: str) -> None:
    place = ("seed", "code").index(formula)
    assert [hand_score(number, place) for number in range(1, 22)] == [
        slow.hand_score(number, formula) for number in range(1, 22)
    ]
    printed = {"seed": [1, 2, 4, 16, 16, 20, 20, 24, 32, 40, 48], "code": [1, 2, 4, 8, 8, 12, 12, 16, 24, 32, 40]}
    assert [hand_score(number, place) for number in (1, 2, 3, 4, 5, 6, 7, 8, 12, 17, 21)] == printed[formula]


# Some bits that are worth so many points.
WON = {1: 0b1, 2: 0b11, 3: 0b111, 4: 0b1111, 5: 0b11111, 6: 0b111111, 12: 1 << 11, 21: 0b1100_1110_0111}
SETTLEMENTS = list(itertools.product((2, 3, 4), ("seed", "code"), (1, 10), (False, True), ("zero_sum", "truncate")))


@pytest.mark.parametrize(("seats", "formula", "unit", "bonus", "rounding"), SETTLEMENTS)
def test_payments(seats: int, formula: str, unit: int, bonus: bool, rounding: str) -> None:
    g = rules(seats, score_formula=formula, score_unit=unit, starter_bonus=bonus, rounding=rounding)
    for number, winner, starter in itertools.product(WON, range(seats), range(seats)):
        assert points(WON[number]) == number
        amount = slow.hand_score(number, formula) * unit
        if bonus and winner == starter:
            amount = 3 * amount // 2
        drawn = paid(g, seats, WON[number], winner, starter, NOBODY)
        assert drawn == slow.drawn_win(seats, winner, amount, rounding)
        assert rounding == "truncate" or sum(drawn) == 0
        payer = (winner + 1) % seats
        expected = [amount if seat == winner else -amount if seat == payer else 0 for seat in range(seats)]
        assert paid(g, seats, WON[number], winner, starter, payer) == expected


def paid(g: Any, seats: int, combinations: int, winner: int, starter: int, payer: int) -> list[int]:
    state = game(SLUG).state.State.blank()
    state[0]["combinations"], state[0]["winner"], state[0]["starter"] = combinations, winner, starter
    pay_winner(g, state[0], payer)
    result: list[int] = state[0]["result"][:seats].tolist()
    return result


READY, FAR_OFF = row([0, 0, 0, 2, 2, 2, 4, 4]), row([0, 1, 2, 3, 4, 5, 6, 7])


@pytest.mark.parametrize("rounding", ["zero_sum", "truncate"])
@pytest.mark.parametrize("unit", [1, 10])
def test_ready_hands_are_paid(unit: int, rounding: str) -> None:
    for seats in (2, 3, 4):
        g = rules(seats, score_unit=unit, rounding=rounding, no_deck="tenpai")
        for ready in itertools.product((False, True), repeat=seats):
            for starter in range(seats):
                state = game(SLUG).state.State.blank()
                state[0]["starter"] = starter
                for seat in range(seats):
                    state[0]["hands"][seat] = READY if ready[seat] else FAR_OFF
                pay_ready(g, state[0])
                result = state[0]["result"][:seats].tolist()
                assert result == slow.tenpai(ready, starter, unit, rounding)
                assert rounding == "truncate" or sum(result) == 0
