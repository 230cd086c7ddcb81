"""A redeal of the banking games really deals anew all that a seat does not see, and nothing else."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from paiju import game
from paiju.games.banking.da_ling.splits import is_distinct as is_distinct_split
from paiju.games.banking.da_ling.splits import twins
from paiju.games.banking.pai_gow.house_way import house_setting
from paiju.games.banking.pai_gow.options import BY_HOUSE_WAY
from paiju.games.banking.pai_gow.setting import is_distinct as is_distinct_setting
from paiju.games.banking.pai_gow.setting import tiles_of
from paiju.games.banking.tau_ngau.bulls import bulls_in
from paiju.games.banking.tau_ngau.state import STUCK
from paiju.kernel.conformance import Walk
from paiju.kernel.record import Plain

Records = NDArray[np.void]
Redeal = Callable[[Walk, Records, int], None]
POOL = np.zeros(4096, np.int64)

# All presets in which something is decided after the deal, so that every hidden field is filled at some time.
TABLES = [
    ("pai-gow", "standard"),
    ("pai-gow", "two players"),  # the house sets the banker's tiles
    ("tau-ngau", "standard"),
    ("tau-ngau", "Macao repaired"),  # declining is allowed, and no stakes are asked for
    ("kol-ye-si", "standard"),
    ("kol-ye-si", "one more tile"),
    ("da-ling", "knock-out"),
    ("da-ling", "exact for small change"),
    ("da-ling", "exact with a banker"),
]

# What a redeal must leave alone although the field is not public, and why.
UNCHANGED = {
    ("tau-ngau", "Macao repaired"): {"wall"},  # the tiles are dealt with the wall: none is left when a seat looks
    ("da-ling", "exact for small change"): {"wall", "table_tiles"},  # likewise; and the tiles of the table lie open
    ("da-ling", "exact with a banker"): {"wall", "table_tiles", "idle"},  # and six seats have all tiles
}


def redeal(walk: Walk, state: Records, viewer: int) -> None:
    walk.drivers.redeal(walk.rules, state, viewer, walk.rng, POOL)


def leave_alone(walk: Walk, state: Records, viewer: int) -> None:
    """A redeal that does nothing."""


def not_public(slug: str) -> set[str]:
    return {name for name, field in game(slug).state.State.fields.items() if field.sight != "public"}


def redealt(slug: str, preset: str, how: Redeal = redeal) -> Iterator[tuple[Walk, int, Records]]:
    """Positions of random play with a viewer, seats and onlookers in turn, and the position redealt for him."""
    for seed in range(1, 4):
        walk = Walk(game(slug), preset, seed)
        for _ in walk.positions(100):
            viewer = walk.decisions % (walk.seats + 1) - 1
            after = walk.state.copy()
            how(walk, after, viewer)
            yield walk, viewer, after


def changed_fields(slug: str, preset: str, how: Redeal) -> set[str]:
    found: set[str] = set()
    for walk, _, after in redealt(slug, preset, how):
        before = walk.state[0]
        found |= {name for name in before.dtype.names or () if before[name].tobytes() != after[0][name].tobytes()}
    return found


@pytest.mark.parametrize(("slug", "preset"), TABLES)
def test_every_hidden_field_is_dealt_anew_and_no_other(slug: str, preset: str) -> None:
    assert changed_fields(slug, preset, redeal) == not_public(slug) - UNCHANGED.get((slug, preset), set())
    assert changed_fields(slug, preset, leave_alone) == set()


@pytest.mark.parametrize(("slug", "preset"), TABLES)
def test_a_viewer_keeps_his_own_tiles_and_every_other_seat_may_get_new_ones(slug: str, preset: str) -> None:
    got: set[tuple[int, int]] = set()
    seats = 0
    for walk, viewer, after in redealt(slug, preset):
        seats = walk.seats
        for seat in range(seats):
            if walk.state[0]["tiles"][seat].tobytes() != after[0]["tiles"][seat].tobytes():
                got.add((viewer, seat))
        if viewer >= 0:
            assert (viewer, viewer) not in got
        assert walk.observation(viewer).tobytes() == walk.observation(viewer, after).tobytes()
    assert got == {(viewer, seat) for viewer in range(-1, seats) for seat in range(seats) if seat != viewer}


@pytest.mark.parametrize(("slug", "preset"), TABLES)
def test_no_tile_is_lost_and_the_new_choices_are_possible(slug: str, preset: str) -> None:
    for walk, _, after in redealt(slug, preset):
        tiles = game(slug).table.inventory(Plain(walk.rules[0]), Plain(after[0]))
        assert sorted(tiles) == walk.deck.tolist()
        POSSIBLE[slug](walk.rules[0], after[0])


def possible_settings(g: Any, s: Any) -> None:
    for seat in range(g["seats"]):
        setting = s["setting"][seat]
        assert not setting or is_distinct_setting(tiles_of(s, seat), setting)
        if setting and seat == s["banker"] and g["banker_sets"] == BY_HOUSE_WAY:
            assert setting == house_setting(g, tiles_of(s, seat), g["house_way"])


def possible_discards(g: Any, s: Any) -> None:
    for seat in range(g["seats"]):
        bulls = [bull for bull in range(1, STUCK) if bulls_in(s["tiles"][seat]) >> bull & 1]
        allowed = [*bulls, STUCK] if g["may_decline"] or not bulls else bulls
        assert s["discard"][seat] in (0, *allowed)


def possible_pairs(g: Any, s: Any) -> None:
    """A hand that goes on shows that the banker has no perfect pair."""
    one, other, _ = s["tiles"][s["banker"]]
    assert s["held"][s["banker"]] == 0 or one != other


def possible_splits(g: Any, s: Any) -> None:
    for seat in range(g["seats"]):
        assert not s["split"][seat] or is_distinct_split(twins(s["tiles"][seat]), s["split"][seat])


POSSIBLE = {
    "pai-gow": possible_settings,
    "tau-ngau": possible_discards,
    "kol-ye-si": possible_pairs,
    "da-ling": possible_splits,
}


def test_after_a_perfect_pair_all_hands_but_the_bankers_stay_hidden() -> None:
    """Kol-ye-si: the hand is over, and still nobody has shown his tile but the banker."""
    found: set[int] = set()
    for seed in range(1, 300):
        walk = Walk(game("kol-ye-si"), "standard", seed)
        for _ in walk.positions(1):
            state = walk.state.copy()
            state[0]["wall"][3:5] = 0, 0  # the banker's pair: two [6:6]
            for stake in (1, 2, 3):
                walk.drivers.apply(walk.rules, state, stake)
            assert state[0]["perfect"] == 0
            after = state.copy()
            redeal(walk, after, 1)
            before, banker = state[0]["tiles"], state[0]["banker"]
            found |= {seat for seat in range(4) if before[seat].tobytes() != after[0]["tiles"][seat].tobytes()}
            assert not found & {1, int(banker)}
    assert found == {2, 3}
