"""What moves would bring: the same as playing them at a table whose seats are the game's bot from then on."""

import numpy as np
import pytest

import paiju
from paiju.envs.batch import Batch
from paiju.envs.buffers import Buffers, WrongBuffer

TABLES, STEPS = 24, 6
GAMES = ("small-mahjong", "tiu-u", "tianjiu")


def begun(slug: str, steps: int) -> tuple[Batch, Buffers]:
    """Tables some random moves into their first hands."""
    batch = Batch(slug, TABLES, seed=5, auto_reset=False)
    buffers, rng = batch.buffers(), np.random.default_rng(3)
    batch.reset(buffers)
    for _ in range(steps):
        legal = rng.random(buffers.masks.shape) * buffers.masks
        batch.step(legal.argmax(axis=1), buffers)
    return batch, buffers


def played_out(batch: Batch, buffers: Buffers, moves: np.ndarray) -> np.ndarray:
    """What the seats to act win by these moves and the bot's from then on."""
    seats = np.maximum(buffers.turns, 0).astype(np.int64)
    advice, won = np.zeros(TABLES, np.int64), np.zeros(TABLES, np.float32)
    batch.step(moves, buffers)
    won += buffers.rewards[np.arange(TABLES), seats]
    while (buffers.turns >= 0).any():
        batch.advise(advice)
        batch.step(np.maximum(advice, 0), buffers)
        won += buffers.rewards[np.arange(TABLES), seats]
    return won


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("steps", [0, STEPS])
def test_a_tried_move_brings_what_playing_it_brings(slug: str, steps: int) -> None:
    batch, buffers = begun(slug, steps)
    first = buffers.masks.argmax(axis=1).astype(np.int64)
    last = buffers.masks.shape[1] - 1 - buffers.masks[:, ::-1].argmax(axis=1).astype(np.int64)
    moves = np.stack([np.where(buffers.turns >= 0, row, -1) for row in (first, last)])
    gains = np.full((2, TABLES), 99, np.float32)
    states = batch.states.copy()
    batch.try_moves(moves, gains)
    assert (batch.states == states).all()
    for row, found in zip((first, last), gains, strict=True):
        assert found.tolist() == played_out(*begun(slug, steps), row).tolist()
    assert (gains[0] != gains[1]).any()


def test_no_move_brings_nothing() -> None:
    batch, _ = begun("jielong", 0)
    gains = np.full((1, TABLES), 99, np.float32)
    batch.try_moves(np.full((1, TABLES), -1), gains)
    assert not gains.any()


def test_arrays_of_other_shapes_are_refused() -> None:
    batch = Batch(paiju.game("jielong"), 4)
    with pytest.raises(WrongBuffer, match="moves is int64"):
        batch.try_moves(np.zeros((2, 5), np.int64), np.zeros((2, 4), np.float32))
    with pytest.raises(WrongBuffer, match="gains is float64"):
        batch.try_moves(np.zeros((2, 4), np.int64), np.zeros((2, 4)))  # type: ignore[arg-type]
