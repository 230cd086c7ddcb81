"""OpenSpiel's information-set MCTS on hearts, in C++, measured beside our search: the same count, the same core.

A hand of hearts has a fixed number of decisions, so those inside a simulation are known: all that are left.
"""

from __future__ import annotations

import random
import statistics
import time
from types import ModuleType
from typing import TYPE_CHECKING

from paiju.lab.peers import NoPeers
from paiju.lab.search_bench import POSITIONS, SIMULATIONS, Row

if TYPE_CHECKING:
    import pyspiel

PEER = "OpenSpiel hearts"
EXPLORING = 2.0
ANY_NUMBER = -1  # of worlds: a new one for each simulation
PASSES = 12


def bench_search_peers() -> list[Row]:
    """From the first choice of a hand, as our games are measured, and from the first choice of its play."""
    try:
        import pyspiel
    except ImportError as error:
        raise NoPeers(f"{error.name} is not installed; pip install 'paiju[bench]' brings the peers") from error
    ways = {"tree, random, at the passing": 0, "tree, random, at the play": PASSES + 1}
    return [_row(pyspiel, way, played) for way, played in ways.items()]


def _row(pyspiel: ModuleType, way: str, played: int) -> Row:
    rates = [_rates(pyspiel, _hearts_after(pyspiel, played, seed)) for seed in range(POSITIONS)]
    simulations, decisions, choices = (statistics.median(column) for column in zip(*rates, strict=True))
    return Row(PEER, way, simulations, decisions, choices)


def _hearts_after(pyspiel: ModuleType, played: int, seed: int) -> pyspiel.State:
    """A hand after so many random decisions, at one that is not forced."""
    rng, state, made = random.Random(seed), pyspiel.load_game("hearts").new_initial_state(), 0
    while state.is_chance_node() or made < played or len(state.legal_actions()) == 1:
        made += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def _rates(pyspiel: ModuleType, state: pyspiel.State) -> tuple[float, float, float]:
    """Simulations a second, and the decisions and those with a choice inside them."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    by_visits = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, EXPLORING, SIMULATIONS, ANY_NUMBER, by_visits, False, False)
    begun = time.thread_time()
    bot.step(state)
    rate = SIMULATIONS / (time.thread_time() - begun)
    left, choices = _decisions_left(state)
    return rate, rate * left, rate * choices


def _decisions_left(state: pyspiel.State) -> tuple[int, float]:
    """How many decisions a hand still has, and how many of them have a choice in random play, on average."""
    rng, hands = random.Random(1), 50
    left, choices = 0, 0
    for _ in range(hands):
        twin, left = state.clone(), 0
        while not twin.is_terminal():
            legal = twin.legal_actions()
            left, choices = left + 1, choices + (len(legal) > 1)
            twin.apply_action(rng.choice(legal))
    return left, choices / hands
