"""Heaven-Nine: every set of up to four tiles as a lead, and every play against every other, with the slow twin."""

from itertools import combinations_with_replacement

import pytest

from paiju import Table
from paiju.games.tricks.combinations import COMBINATIONS, NOTHING, PLACE, SIZE
from paiju.tiles import FULL32
from tests.oracles.tianjiu import beats, kind_and_rank

SLUG = "tianjiu"
KINDS = ["SC", "SM", "PC", "PM", "SUP", "PX", "TCCM", "TCMM", "Q", "RUN"]
SETS = [
    tiles
    for size in (1, 2, 3, 4)
    for tiles in combinations_with_replacement(range(21), size)
    if all(tiles.count(face) <= FULL32.copies[face] for face in tiles)
]
CHOICES = [
    (combinations, allow_123)
    for combinations in ("singles", "pure_pairs", "mixed_pairs", "seed", "full")
    for allow_123 in (False, True)
]


def names(tiles: tuple[int, ...]) -> list[str]:
    return [FULL32.text([face]) for face in tiles]


def holding(table: Table, tiles: tuple[int, ...], lead: int) -> list[int]:
    """The legal moves of a seat that holds these tiles only and faces a lead, or none."""
    state = table._state[0]
    state["hands"][0] = [tiles.count(face) for face in range(21)]
    state["held"][0] = len(tiles)
    state["leader"] = state["taker"] = 0 if lead == NOTHING else 1
    state["plays"] = [NOTHING, lead, NOTHING, NOTHING]
    count = table._drivers.legal(table._rules, table._state, table._out)
    moves: list[int] = table._out[:count].tolist()
    return moves


def test_all_combinations_are_in_the_order_of_their_size_and_tiles() -> None:
    found = [tiles for tiles in SETS if kind_and_rank(names(tiles), "full", True)]
    assert found == [combination.tiles for combination in COMBINATIONS]
    for combination in COMBINATIONS:
        kind = (KINDS[combination.kind], combination.rank)
        assert kind == kind_and_rank(names(combination.tiles), "full", True)


@pytest.mark.parametrize(("combinations", "allow_123"), CHOICES)
def test_every_set_is_led_as_in_the_slow_twin(combinations: str, allow_123: bool) -> None:
    table = Table(SLUG, seed=1, combinations=combinations, allow_123=allow_123)
    assert table.decide() == 0
    led = {tiles for tiles in SETS if PLACE.get(tiles, NOTHING) in holding(table, tiles, NOTHING)}
    assert led == {tiles for tiles in SETS if kind_and_rank(names(tiles), combinations, allow_123)}


@pytest.mark.parametrize(("combinations", "allow_123"), CHOICES)
def test_every_play_beats_what_it_beats_in_the_slow_twin(combinations: str, allow_123: bool) -> None:
    table = Table(SLUG, seed=1, combinations=combinations, allow_123=allow_123, early_death=False)
    assert table.decide() == 0
    leads = [c.tiles for c in COMBINATIONS if kind_and_rank(names(c.tiles), combinations, allow_123)]
    for lead in leads:
        for tiles in COMBINATIONS:
            if len(tiles.tiles) == SIZE[PLACE[lead]]:
                can_beat = PLACE[tiles.tiles] in holding(table, tiles.tiles, PLACE[lead])
                assert can_beat == beats(names(tiles.tiles), names(lead), combinations, allow_123)
