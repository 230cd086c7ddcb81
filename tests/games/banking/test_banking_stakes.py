"""The stakes of the banking games, up to the greatest that any table may allow."""

import pytest

from paiju import Table


@pytest.mark.parametrize(
    ("slug", "word"),
    [("kol-ye-si", "bet 500"), ("pai-gow", "bet 500"), ("tau-ngau", "bet 500"), ("da-ling", "bet 1 500")],
)
def test_the_greatest_stake_is_bet_like_any_other(slug: str, word: str) -> None:
    table = Table(slug, seats=2, seed=1, min_stake=499, max_stake=500)
    table.decide()
    assert table.words == [word.replace("500", "499"), word]
    player = table.turn
    table.play(word)
    assert (table.state.bets[player, 0] if slug == "da-ling" else table.state.stakes[player]) == 500
