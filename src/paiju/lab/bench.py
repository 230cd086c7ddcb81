"""The benchmark: decisions and hands a second of random legal play, and the nearest games of other libraries.

One core is timed by the processor, so that other work on the machine matters little; several by the clock.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

from paiju.kernel.game import Announce, Game
from paiju.kernel.jsonable import Jsonable
from paiju.kernel.options import Given, Number
from paiju.lab.playing import Played, play_sessions
from paiju.lab.simulation import hand_values
from paiju.lab.workers import cores
from paiju.play.table import Table

SECONDS = 0.4
REPEATS = 5
TABLE_DECISIONS = 20_000
LONG_SESSION = 1000


@dataclass(frozen=True)
class Row:
    """What one game does in a second; medians of several runs."""

    game: str
    decisions: float  # one core, all decisions
    choices: float  # one core, decisions with more than one legal move
    hands: float  # one core
    all_cores: float  # decisions on all cores
    cores: int
    table: float  # decisions through Table.play from Python
    state_bytes: int

    def as_json(self) -> Jsonable:
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


def bench_game(game: Game, announce: Announce | None = None) -> Row:
    """Measure a game at its usual number of seats, single hands."""
    seats = game.usual
    values = hand_values(game, seats, {})

    def run(sessions: int, jobs: int) -> Played:
        return play_sessions(game, seats, values, sessions, jobs=jobs, announce=announce)

    run(10, 1)
    sessions = _enough(lambda n: run(n, 1))
    singles = [_rates(run, sessions, 1) for _ in range(REPEATS)]
    many = [_rates(run, sessions * cores(), cores())[0] for _ in range(REPEATS)]
    decisions, choices, hands = (statistics.median(column) for column in zip(*singles, strict=True))
    return Row(
        game.slug,
        decisions,
        choices,
        hands,
        statistics.median(many),
        cores(),
        bench_table(game),
        game.state.State.dtype.itemsize,
    )


def _enough(run: Callable[[int], Played]) -> int:
    """How many sessions take about SECONDS."""
    sessions = 500
    while True:
        start = time.process_time()
        run(sessions)
        took = time.process_time() - start
        if took > SECONDS / 4:
            return max(500, int(sessions * SECONDS / took))
        sessions *= 4


def _rates(run: Callable[[int, int], Played], sessions: int, jobs: int) -> tuple[float, float, float]:
    now = time.process_time if jobs == 1 else time.perf_counter
    start = now()
    played = run(sessions, jobs)
    took = now() - start
    return played.decisions / took, played.choices / took, played.deals / took


def bench_table(game: Game) -> float:
    """Decisions a second of random legal moves played through `Table` from Python."""
    rng = random.Random(1)
    most = [option.high for option in game.options.OPTIONS if isinstance(option, Number) and option.name == "hands"]
    long: Given = {"hands": min(LONG_SESSION, *most)} if most else {}
    table = Table(game, seed=1, **long)
    made = 0
    start = time.process_time()
    while made < TABLE_DECISIONS:
        if table.decide() is None:
            table = Table(game, seed=made, **long)
            continue
        moves = table.legal
        table.play(moves[int(rng.random() * len(moves))])
        made += 1
    return made / (time.process_time() - start)
