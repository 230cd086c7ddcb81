"""A changed option, default or preset is a change that somebody has to have wanted."""

import pytest

import paiju
from tests.options import FOLDER, written


@pytest.mark.parametrize("slug", [game.slug for game in paiju.games()])
def test_options_are_as_they_were(slug: str) -> None:
    assert written(paiju.game(slug)) == (FOLDER / f"{slug}.txt").read_text()
