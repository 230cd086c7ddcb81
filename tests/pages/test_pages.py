"""The odds and cards in the docs are what the commands print today."""

import pytest

from tests.pages import games_with_odds, pages


@pytest.mark.parametrize("slug", [game.slug for game in games_with_odds()])
def test_pages_are_up_to_date(slug: str) -> None:
    [game] = [game for game in games_with_odds() if game.slug == slug]
    for path, text in pages(game):
        assert path.read_text(encoding="utf-8") == text, f"python -m tests.pages {slug} writes it anew"
