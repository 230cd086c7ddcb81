"""The nearest games of other libraries, measured in the same run: OpenSpiel's hearts and RLCard's mahjong.

They are timed by the processor, as our own games on one core are.

They come with the extra `bench`: pip install paiju[bench].
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pyspiel

HEARTS_GAMES = 300
HEARTS_PYTHON_GAMES = 60
MAHJONG_SECONDS = 1.5
REPEATS = 5


class NoPeers(RuntimeError):
    """The libraries to compare with are not installed."""


def bench_peers() -> dict[str, float]:
    """Decisions a second of each peer; the median of five runs."""
    try:
        import pyspiel
        import rlcard
    except ImportError as error:
        raise NoPeers(f"{error.name} is not installed; pip install 'paiju[bench]' brings the peers") from error
    hearts = pyspiel.load_game("hearts")
    runs: dict[str, Callable[[], float]] = {
        "OpenSpiel hearts in C++": lambda: _hearts_inside(pyspiel, hearts),
        "OpenSpiel hearts from Python": lambda: _hearts_from_python(hearts),
        "RLCard mahjong": lambda: _rlcard_mahjong(rlcard),
    }
    return {name: statistics.median(run() for _ in range(REPEATS)) for name, run in runs.items()}


def _hearts_inside(pyspiel: ModuleType, game: pyspiel.Game) -> float:
    """Uniform random bots inside OpenSpiel's own loop; deals are chance moves and are not counted."""
    decisions = 0
    took = 0.0
    for number in range(HEARTS_GAMES):
        state = game.new_initial_state()
        bots = [pyspiel.make_uniform_random_bot(seat, number + seat) for seat in range(game.num_players())]
        start = time.process_time()
        pyspiel.evaluate_bots(state, bots, number)
        took += time.process_time() - start
        decisions += sum(entry.player >= 0 for entry in state.full_history())
    return decisions / took


def _hearts_from_python(game: pyspiel.Game) -> float:
    rng = random.Random(1)
    decisions = 0
    start = time.process_time()
    for _ in range(HEARTS_PYTHON_GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(actions[int(rng.random() * len(actions))])
    return decisions / (time.process_time() - start)


def _rlcard_mahjong(rlcard: ModuleType) -> float:
    environment = rlcard.make("mahjong", config={"seed": 1})
    rng = random.Random(1)
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < MAHJONG_SECONDS:
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
    return decisions / (time.process_time() - start)
