"""Counterfactual regret minimisation by OpenSpiel on Kol-ye-si with five tiles: python examples/cfr.py

The banker's moves are fixed there, so the player has a best answer, and the exploitability falls to 0.
"""

import sys

import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import paiju.envs.openspiel  # noqa: F401  which makes the games known

GAME = "paiju_kol_ye_si(players=2,max_stake=2,wall={wall})"


def solve(wall, iterations):
    """The game, and how exploitable the average policy is after each iteration."""
    game = pyspiel.load_game(GAME.format(wall=wall))
    solver = cfr.CFRSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
        yield game, solver.average_policy()


def main(wall, iterations):
    for number, (game, policy) in enumerate(solve(wall, iterations), 1):
        value = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)[1]
        conv = exploitability.nash_conv(game, policy, use_cpp_br=False)
        print(f"iteration {number}: the player wins {value:+.4f}, exploitability {conv:.4f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "[6:6][1:1][4:4][6:5][5:4]", 10)
