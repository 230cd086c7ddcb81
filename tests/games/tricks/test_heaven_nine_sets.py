"""Heaven 9: every set of up to four tiles as a lead, and every set against every lead, with the slow twin."""

from itertools import combinations_with_replacement
from typing import Any

import pytest

from paiju import Table
from paiju.games.tricks.combinations import COMBINATIONS, NOTHING, PLACE
from paiju.games.tricks.trick import DISCARD
from paiju.tiles import FULL32
from tests.games.tricks.heaven_nine_positions import SLUG
from tests.oracles.heaven_nine import kind_and_rank, takes

SETS = [
    tiles
    for size in (1, 2, 3, 4)
    for tiles in combinations_with_replacement(range(21), size)
    if all(tiles.count(face) <= FULL32.copies[face] for face in tiles)
]


def names(tiles: tuple[int, ...]) -> list[str]:
    return [FULL32.text([face]) for face in tiles]


LEADS = [c.tiles for c in COMBINATIONS if kind_and_rank(names(c.tiles))]


def dealt(**options: Any) -> Table:
    table = Table(SLUG, dice=[1, 4, 1, 1], toss_choice="auto", **options)
    assert table.decide() == 0
    return table


def plays(table: Table, tiles: tuple[int, ...], lead: int) -> list[int]:
    """What seat 0 may lead, or take a lead with, if it holds these tiles only."""
    state = table._state[0]
    state["hands"][0] = [tiles.count(face) for face in range(21)]
    state["held"][0] = len(tiles)
    state["leader"] = state["taker"] = 0 if lead == NOTHING else 1
    state["plays"] = [NOTHING, lead, NOTHING, NOTHING]
    count = table._drivers.legal(table._rules, table._state, table._out)
    return [move for move in table._out[:count].tolist() if move < DISCARD]


def test_every_set_is_led_as_in_the_slow_twin() -> None:
    table = dealt()
    led = [tiles for tiles in SETS if PLACE.get(tiles, NOTHING) in plays(table, tiles, NOTHING)]
    assert led == [tiles for tiles in SETS if kind_and_rank(names(tiles))] == LEADS
    assert len(led) == 61


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_every_set_takes_what_it_takes_in_the_slow_twin(size: int) -> None:
    table = dealt(shut_out=False)
    for lead in LEADS:
        if len(lead) == size:
            for tiles in SETS:
                if len(tiles) == size:
                    can_take = bool(plays(table, tiles, PLACE[lead]))
                    assert can_take == takes(names(tiles), names(lead)), (names(tiles), names(lead))


@pytest.mark.parametrize("shut_out", [True, False])
def test_a_seat_without_a_stack_is_shut_out_of_a_last_single_only(shut_out: bool) -> None:
    table = dealt(shut_out=shut_out)
    state = table._state[0]
    for lead in LEADS:
        for tiles in LEADS:
            if takes(names(tiles), names(lead)):
                for left in (0, 1):
                    for won in (0, 1):
                        state["held"][1], state["tricks"][0] = left, won
                        is_shut_out = shut_out and len(lead) == 1 and left == 0 and won == 0
                        assert plays(table, tiles, PLACE[lead]) == ([] if is_shut_out else [PLACE[tiles]])
