"""Whether a card plays as the CPU does: the same bytes after the same moves, for every game and preset."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import numpy as np

from paiju.envs.batch import Batch
from paiju.envs.buffers import Buffers
from paiju.envs.gpu.arrays import DeviceArray
from paiju.envs.gpu.batch import GpuBatch
from paiju.envs.gpu.playouts import Player
from paiju.kernel.game import Game
from paiju.kernel.options import Given
from paiju.kernel.rng import WORDS, seed_rng

TABLES = 256
STEPS = 60
SESSIONS = 4096


class Differs(AssertionError):
    """The card and the CPU disagree."""


def check_game(game: Game, tables: int = TABLES, steps: int = STEPS, sessions: int = SESSIONS) -> Iterator[str]:
    """Compare a game under each of its presets; a line for each, or Differs."""
    for name, (seats, options) in ways_to_play(game):
        decisions = compare_playouts(game, seats, options, sessions)
        compare_steps(game, seats, options, tables, steps)
        yield f"{game.slug}, {name}: {decisions} decisions of {sessions} sessions, {steps} steps of {tables} tables"


def ways_to_play(game: Game) -> Iterator[tuple[str, tuple[int | None, Given]]]:
    for name, given in game.presets.items():
        values = dict(given)
        values.pop("hands", None)
        yield name, (values.pop("seats", None), values)


def compare_playouts(game: Game, seats: int | None, options: Given, sessions: int) -> int:
    player = Player(game, seats=seats, **options)
    found = player.play(sessions, seed=5, first=7)
    scores, tally = np.zeros((sessions, player.seats), np.int32), np.zeros(3, np.int64)
    deck = np.array(game.deck(player.seats, player.options).tiles(), np.int64)
    rules = game.rules_record(player.seats, player.options)
    game.drivers().play_random(rules, deck, 5, 7, scores, tally)
    _same(game, "scores of playouts", scores, found.scores.copy_to_host())
    _same(game, "decisions of playouts", tally[:1], found.decisions.copy_to_host().sum(keepdims=True))
    return int(tally[0])


def compare_steps(game: Game, seats: int | None, options: Given, tables: int, steps: int) -> None:
    from paiju.envs.bench import choose_randomly

    number = game.seats(seats, options)
    given: Given = {"seats": seats, "seed": 3, "policies": _policies(tables, number), **options}
    host, card = Batch(game, tables, **given), GpuBatch(game, tables, **given)
    on_host, on_card = host.buffers(), card.buffers("numba")
    host.reset(on_host)
    card.reset(on_card)
    rng, actions = np.zeros(WORDS, np.int64), np.zeros(tables, np.int64)
    seed_rng(rng, 9, 0)
    for step in range(steps):
        _compare(game, step, host, card, on_host, on_card)
        choose_randomly(on_host.masks, rng, actions)
        actions[step % tables] = -1  # one that is not legal
        host.step(actions, on_host)
        card.step(_placed(actions), on_card)
    _compare(game, steps, host, card, on_host, on_card)


def _compare(game: Game, step: int, host: Batch, card: GpuBatch, on_host: Buffers, on_card: Buffers) -> None:
    for field in fields(Buffers):
        found = getattr(on_card, field.name).copy_to_host()
        _same(game, f"{field.name} at step {step}", getattr(on_host, field.name), found)
    _same(game, f"states at step {step}", host.states.view(np.uint8), card.states.view(np.uint8))


def _policies(tables: int, seats: int) -> list[list[str]]:
    """Every mixture of the caller, random play and the bot; the caller has a seat at each table."""
    words = ("caller", "heuristic", "random")
    rows = [[words[(table // 3**seat) % 3] for seat in range(seats)] for table in range(tables)]
    return [row if "caller" in row else ["caller", *row[1:]] for row in rows]


def _placed(array: np.ndarray) -> DeviceArray:
    from numba import cuda

    placed: DeviceArray = cuda.to_device(array)
    return placed


def _same(game: Game, what: str, expected: np.ndarray, found: np.ndarray) -> None:
    if not np.array_equal(expected, found):
        rows = np.flatnonzero(np.any((expected != found).reshape(len(expected), -1), axis=1))
        raise Differs(f"{game.slug}: {what} differ in {len(rows)} of {len(expected)} rows, the first is {rows[0]}")
