"""CFR+ on a game whose solution is known, and on reduced games."""

import json

import numpy as np
import pytest

import paiju
from paiju.kernel.options import OptionError
from paiju.lab.equilibrium.bots import strategy_of
from paiju.lab.equilibrium.cfr import Solver, curve, judged, uniform
from paiju.lab.equilibrium.reduced import hands_played, observed, reduce_game, turn_of
from paiju.lab.equilibrium.study import study
from paiju.lab.equilibrium.tree import Tree, TreeBuilder, tree_of
from paiju.lab.simulation import hand_values
from tests.terminal.test_cli import run

KUHN_VALUE = -1 / 18  # to the first player (Kuhn 1950)


def kuhn_poker() -> Tree:
    """Three cards, one each; a bet of one may be made, and called or not."""
    builder = TreeBuilder(2)

    def grow(cards: tuple[int, int], bets: str, chance: float) -> int:
        if bets in ("pp", "bp", "bb", "pbp", "pbb"):
            return builder.end(gains(cards, bets), len(bets), chance)
        actor = len(bets) % 2
        node = builder.decision(actor, (cards[actor], bets), 2, len(bets), chance)
        for action, bet in enumerate("pb"):
            builder.join(node, action, grow(cards, bets + bet, 0.0))
        return node

    def gains(cards: tuple[int, int], bets: str) -> tuple[float, float]:
        if bets.endswith("bp"):  # the one who passed gives up
            first = 1.0 if bets == "bp" else -1.0
        else:
            first = (2.0 if bets.endswith("bb") else 1.0) * (1 if cards[0] > cards[1] else -1)
        return first, -first

    for one in range(3):
        for other in range(3):
            if one != other:
                grow((one, other), "", 1 / 6)
    return builder.tree()


def test_kuhn_poker_is_solved() -> None:
    points = list(curve(kuhn_poker(), 1024))
    assert points[-1].rounds == 1024
    assert points[-1].values[0] == pytest.approx(KUHN_VALUE, abs=1e-3)
    assert 0 <= points[-1].exploitability < 1e-3 < points[0].exploitability


def test_uniform_play_of_kuhn_poker_loses_what_is_known() -> None:
    """OpenSpiel's documentation: the uniform strategy has an exploitability of 11/24."""
    assert Solver(kuhn_poker()).judge().exploitability == pytest.approx(11 / 24)


def test_a_reduced_game_is_a_real_position_and_tells_nothing() -> None:
    game = paiju.game("tianjiu")
    reduced = reduce_game(game, 3, hand_values(game, 3, {}), 2, 1)
    positions = [position for position, _ in reduced.begins]
    assert sum(chance for _, chance in reduced.begins) == pytest.approx(1)
    assert {turn_of(game, position) for position in positions} <= {0, 1, 2}
    assert {hands_played(game, position) for position in positions} == {0}
    hands = np.frombuffer(b"".join(positions), game.state.State.dtype)["hands"]
    assert set(hands[:, :3].sum(axis=2).ravel().tolist()) == {2}  # the opening has played all that was known
    assert len({observed(reduced.setting, game, position, -1) for position in positions}) == 1
    for seat in range(3):  # a seat tells the deals apart by its own tiles alone
        seen = {observed(reduced.setting, game, position, seat) for position in positions}
        assert len(seen) == len({row.tobytes() for row in hands[:, seat]})


def test_a_learned_player_can_lose_less_than_a_tenth_of_what_random_play_can() -> None:
    game = paiju.game("tianjiu")
    found = study(game, 3, {}, 2, 1, 1, bots=("random", "good", "learned"))
    chance, _, learned = (point.exploitability for _, point in found.bots)
    tree = tree_of(game, reduce_game(game, 3, hand_values(game, 3, {}), 2, 1))
    assert chance == pytest.approx(judged(tree, uniform(tree)).exploitability)
    assert 0 <= learned < 0.1 * chance
    assert [one["bot"] for one in found.as_json()["bots"]] == ["random", "good", "learned"]


def test_a_bots_strategy_is_what_it_chooses() -> None:
    game = paiju.game("ku-pai")
    values = hand_values(game, 3, {})
    tree = tree_of(game, reduce_game(game, 3, values, 2, 1))
    strategy = strategy_of("good", game, 3, values, tree)
    assert np.add.reduceat(strategy, tree.first_action[:-1]).tolist() == [1] * len(tree.actors)
    assert len(tree.asked) == len(tree.actors) == len(np.flatnonzero(strategy))
    with pytest.raises(OptionError, match="search:20"):
        strategy_of("search:20", game, 3, values, tree)


@pytest.mark.parametrize(("slug", "seats"), [("ku-pai", 3), ("jielong", 2), ("kol-ye-si", 2)])
def test_what_is_learned_can_lose_less_than_a_hundredth_of_the_stake(slug: str, seats: int) -> None:
    game = paiju.game(slug)
    tree = tree_of(game, reduce_game(game, seats, hand_values(game, seats, {}), 2, 2))
    *_, last = curve(tree, 64)
    assert -1e-9 < last.share < 0.01
    assert sum(last.values) == pytest.approx(0)


def test_the_command() -> None:
    given = ("equilibrium", "ku-pai", "--seats", "3", "--rounds", "8")
    assert "of the mean stake" in run(*given).stdout
    found = json.loads(run(*given, "--json").stdout)
    assert [point["rounds"] for point in found["points"]] == [1, 2, 4, 8]
    assert found["deals"] > 1
    for free in ("9", "4"):
        assert run("equilibrium", "ku-pai", "--free", free).stderr.strip().startswith("paiju: ")
