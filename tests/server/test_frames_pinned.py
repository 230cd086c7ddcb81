"""What everybody at a table is sent is pinned, byte for byte, for every game."""

import pytest

import paiju
from tests.server.frames import pinned, played


@pytest.mark.parametrize("slug", [game.slug for game in paiju.games()])
def test_every_frame_of_a_game_is_as_it_was(slug: str) -> None:
    """After a wanted change of what is sent: `python -m tests.server.frames`."""
    assert played(slug).digest == pinned()[slug]


def test_another_frame_is_noticed() -> None:
    table = played("jielong")
    table.hear(None, b"{}")
    assert table.digest != pinned()["jielong"]
