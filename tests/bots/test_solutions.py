"""Where a game has a solver, bots that search play its wins to the end."""

import paiju
from paiju.bots.builtin import SearchBot
from paiju.bots.players import Player, choose_action
from paiju.bots.search.searching import Plan
from paiju.bots.solutions import POSITIONS_A_SIMULATION
from paiju.kernel.solving import SOLVED, UNSOLVABLE, Limit
from paiju.lab.solving import deal, position
from tests.budget import TIMES

SLUG = "xiangshifu"
PLAN = Plan(simulations=100)
LIMIT = Limit(positions=POSITIONS_A_SIMULATION * PLAN.simulations)


def test_every_deal_that_is_solved_is_won_in_as_many_moves() -> None:
    game, verdicts = paiju.game(SLUG), []
    assert game.solver is not None
    for seed in range(1, 1 + 12 * TIMES):
        table = deal(game, {}, seed)
        answer = game.solver.find_shortest(*position(table), LIMIT)
        verdicts.append(answer.verdict)
        if answer.verdict != SOLVED:
            continue
        player = Player("search", SearchBot(PLAN), 1)
        has_choice = len(table.legal) > 1
        choice = choose_action(table, player)
        if has_choice:
            assert table.say(choice.reason).startswith("It is on the way to a win")  # type: ignore[arg-type]
        for _ in answer.moves[1:]:
            assert not table.hand_over
            choose_action(table, player)
        assert table.hand_over
        assert not player.faults
    assert SOLVED in verdicts
    assert set(verdicts) - {SOLVED, UNSOLVABLE} == set()
