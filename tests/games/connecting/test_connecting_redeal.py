"""A redeal of a connecting game really deals anew all that a seat does not see."""

from typing import Any

import pytest

from paiju import Table
from tests.games.hidden_fields import changed_by_redeal, redeal_nothing, redealt, unseen_of

DECISIONS = 90

# Table, and the fields in which no tile can lie there.
TABLES: list[tuple[str, dict[str, Any], set[str]]] = [
    ("jielong", {"seats": 3}, set()),
    ("jielong", {"seats": 4}, {"idle"}),  # all tiles are dealt, as in the games below
    ("kkoriput-igi", {"seats": 3}, {"idle"}),
    ("kkoriput-igi", {"seats": 4, "first_lead": "koan_a"}, {"idle"}),
    ("ce-deng", {}, {"idle"}),
    ("ding-niu", {}, {"idle"}),
]


@pytest.mark.parametrize(("slug", "options", "empty"), TABLES)
def test_every_unseen_row_changes(slug: str, options: dict[str, Any], empty: set[str]) -> None:
    table = Table(slug, seed=3, **options)
    wanted = {unseen for unseen in unseen_of(table) if unseen[0] not in empty}
    assert changed_by_redeal(table, DECISIONS) == wanted


@pytest.mark.parametrize("slug", ["jielong", "kkoriput-igi", "ce-deng", "ding-niu"])
def test_a_redeal_that_does_nothing_is_noticed(slug: str) -> None:
    assert changed_by_redeal(Table(slug, seed=3), DECISIONS, redeal_nothing) == set()


@pytest.mark.parametrize("slug", ["jielong", "kkoriput-igi", "ce-deng", "ding-niu"])
def test_a_finished_hand_is_open_and_stays_as_it_is(slug: str) -> None:
    table = Table(slug, seed=3, hands=1)
    while not table.over:
        table.decide()
        table.play(table.legal[0])
    assert redealt(table, 0).tobytes() == table._state.tobytes()
