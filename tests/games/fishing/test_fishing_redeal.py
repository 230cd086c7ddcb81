"""A redeal of a fishing game really deals anew all that a seat does not see."""

from typing import Any

import pytest

from paiju import Table
from tests.games.hidden_fields import changed_by_redeal, redeal_nothing, redealt, unseen_of

DECISIONS = 60
SLUGS = ("tiu-u", "tiu-u-merged", "shi-wu-hu", "tsung-shap")

# Table, and the fields in which no tile lies there.
TABLES: list[tuple[str, dict[str, Any], set[str]]] = [
    ("tiu-u", {"seats": 3}, set()),
    ("tiu-u", {"seats": 2, "lay_sixes": "optional"}, set()),
    ("tiu-u-merged", {"seats": 3}, set()),
    ("shi-wu-hu", {"seats": 3}, set()),
    ("tsung-shap", {}, {"hands"}),  # tiles are turned up from the piles and never held
    ("tsung-shap", {"variant": "four_tiles"}, set()),
    ("tsung-shap", {"variant": "four_tiles", "woodpile": "personal"}, set()),
]


@pytest.mark.parametrize(("slug", "options", "empty"), TABLES)
def test_every_unseen_row_changes(slug: str, options: dict[str, Any], empty: set[str]) -> None:
    table = Table(slug, seed=3, **options)
    wanted = {unseen for unseen in unseen_of(table) if unseen[0] not in empty}
    assert changed_by_redeal(table, DECISIONS) == wanted


@pytest.mark.parametrize("slug", SLUGS)
def test_a_redeal_that_does_nothing_is_noticed(slug: str) -> None:
    assert changed_by_redeal(Table(slug, seed=3), DECISIONS, redeal_nothing) == set()


def test_both_woodpiles_are_dealt_anew() -> None:
    """`piles` is one hidden field with a row for each player."""
    table = Table("tsung-shap", seed=3, variant="four_tiles", woodpile="personal")
    assert table.decide() == 0  # dealt
    before, after = table._state[0]["piles"], redealt(table, 0)[0]["piles"]
    assert all((before[seat] != after[seat]).any() for seat in range(2))
