"""The melding games: a redeal really deals anew all that a seat does not see."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from paiju import Table, game
from paiju.kernel.record import Plain
from paiju.kernel.rng import WORDS, seed_rng

Redeal = Callable[..., None]

# Each game at a table where all its secrets come up: tiles that go round, throws that lie face down, noted claims.
GAMES: dict[str, dict[str, Any]] = {
    "ho-hpai": {"line_fix": "eye"},
    "jjak-mat-chu-gi": {"discards": "face_down"},
    "kanwisher-mahjong": {"rules": "extension1"},
    "kap-shap": {},
    "kap-tai-shap": {},
    "ponjan": {},
    "small-mahjong": {},
}
HANDS = 12


def secrets(slug: str) -> set[str]:
    """The fields that not everybody sees; in these games there is none that a redeal has to leave alone."""
    return {name for name, field in game(slug).state.State.fields.items() if field.sight != "public"}


def changed_by(slug: str, redeal: Redeal | None = None) -> set[tuple[int, str]]:
    """The viewers, -1 for an onlooker, and for each the fields that a redeal changed in some position."""
    found: set[tuple[int, str]] = set()
    generator, pool = np.zeros(WORDS, np.int64), np.zeros(4096, np.int64)
    seed_rng(generator, 1, 1)
    rng = random.Random(1)
    for seed in range(HANDS):
        table = Table(slug, seed=seed, hands=1, **GAMES[slug])
        while not table.over:
            for viewer in range(-1, table.seats):
                other = table._state.copy()
                (redeal or table._drivers.redeal)(table._rules, other, viewer, generator, pool)
                found |= {(viewer, name) for name in secrets(slug) if (other[name] != table._state[name]).any()}
            table.decide()
            table.play(rng.choice(table.legal))
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_a_redeal_changes_every_secret_for_every_viewer(slug: str) -> None:
    seats = Table(slug, seed=1, **GAMES[slug]).seats
    assert changed_by(slug) == {(viewer, name) for viewer in range(-1, seats) for name in secrets(slug)}


@pytest.mark.parametrize("slug", GAMES)
def test_a_redeal_loses_and_doubles_no_tile(slug: str) -> None:
    generator, pool = np.zeros(WORDS, np.int64), np.zeros(4096, np.int64)
    seed_rng(generator, 3, 3)
    rng = random.Random(3)
    table = Table(slug, seed=3, hands=1, **GAMES[slug])
    inventory = table.game.table.inventory
    for _ in range(40):
        if table.over:
            break
        assert table.decide() is not None
        tiles = sorted(inventory(table._g, Plain(table._state[0])))
        for viewer in range(-1, table.seats):
            other = table._state.copy()
            table._drivers.redeal(table._rules, other, viewer, generator, pool)
            assert sorted(inventory(table._g, Plain(other[0]))) == tiles
        table.play(rng.choice(table.legal))


def test_a_redeal_that_does_nothing_is_noticed() -> None:
    assert changed_by("ho-hpai", lambda *_: None) == set()


@pytest.mark.parametrize("slug", GAMES)
def test_a_redeal_gives_the_other_hands_different_tiles(slug: str) -> None:
    """Not only the same tiles shuffled among the others: the wall changes places with them."""
    table = Table(slug, seed=3, **GAMES[slug])
    assert table.decide() is not None
    generator = np.zeros(WORDS, np.int64)
    seed_rng(generator, 2, 2)
    before, other = hands_but(table, table._state, 0), table._state.copy()
    table._drivers.redeal(table._rules, other, 0, generator, np.zeros(4096, np.int64))
    after = hands_but(table, other, 0)
    assert sum(map(sum, after)) == sum(map(sum, before))
    assert [sum(column) for column in zip(*after, strict=True)] != [sum(column) for column in zip(*before, strict=True)]


def hands_but(table: Table, state: Any, viewer: int) -> list[list[int]]:
    hands = Plain(state[0]).hands
    return [hands[seat].array.tolist() for seat in range(table.seats) if seat != viewer]
