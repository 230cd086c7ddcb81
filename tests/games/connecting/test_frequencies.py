"""What is counted over simulated hands of the connecting games."""

import pytest

import paiju
from paiju import OptionError
from paiju.games.connecting import frequencies
from paiju.kernel.sampling import finished_hands

GAMES = ("ce-deng", "ding-niu", "jielong", "kkoriput-igi")


def nothing(done: int, of: int) -> None:
    pass


@pytest.mark.parametrize("slug", GAMES)
def test_figures_say_that_they_are_simulated(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = paiju.game(slug)
    monkeypatch.setattr(frequencies.frequency_figures, "__defaults__", (150,))
    assert game.odds is not None
    wins, events = game.odds.table_odds(4, game.values(4, {}), nothing)
    assert len(wins.rows) == 4
    assert sum(float(row[1].split()[0]) for row in wins.rows) == pytest.approx(100, abs=0.05)
    assert events.rows[0][0] == "blocked"
    assert "simulated, 150 hands" in wins.note
    with pytest.raises(OptionError):
        game.odds.hand_odds(4, game.values(4, {}), [0])


def test_hands_are_finished_and_repeat_by_seed() -> None:
    game = paiju.game("jielong")
    values = game.values(4, {})
    first, again = (finished_hands(game, 4, values, 40, 7, nothing) for _ in range(2))
    assert first.tobytes() == again.tobytes()
    assert (first["hands_played"] == 1).all()
    assert (first["result"].sum(axis=1) == 0).all()
