"""What every bot must keep, in every game: legal moves, the same ones by the same seed, and nothing of what is hidden.

`check_bot(game, "good")` is run in the tests for every game and every bot that is built in; authors of bots may run it
for theirs.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator

import numpy as np

from paiju.bots.players import TableSetting
from paiju.bots.protocol import Bot, Decision, Policy, close, explain
from paiju.bots.registry import make_bot, name_of
from paiju.kernel.drivers import POOL
from paiju.kernel.game import Game
from paiju.kernel.options import Given
from paiju.kernel.record import array_of
from paiju.kernel.rng import WORDS, seed_rng
from paiju.play.table import Table


class BotNonconformance(AssertionError):
    """A bot broke one of the laws that all bots keep."""


def check_bot(game: Game, bot: str | Policy | Bot, positions: int = 5, seed: int = 1) -> None:
    """Ask a bot at so many decisions of hands that are played at random; raises BotNonconformance."""
    rng = random.Random(seed)
    left = positions
    while left > 0:
        options: Given = dict(game.single_hand)
        table = Table(game, seed=rng.randrange(1 << 30), **options)
        while table.decide() is not None and left > 0:
            if len(table.legal) > 1 and rng.randrange(3) == 0:
                _check_decision(table, bot, rng.randrange(1 << 60))
                left -= 1
            table.play(rng.choice(table.legal))


def _check_decision(table: Table, bot: str | Policy | Bot, seed: int) -> None:
    name, truth = f"{name_of(bot)} in {table.game.slug}", table.position
    decision = _decision(table, truth, seed)
    move = _answer(table, bot, decision)
    _demand(move in decision.legal, f"{name} plays {move}, which is not legal")
    _demand(table.position == truth, f"{name} has changed the state")
    _demand(_answer(table, bot, decision) == move, f"{name} plays otherwise with the same randomness")
    with _holding(table, _redealt(table, truth, decision.seat, seed)):
        other = _decision(table, table.position, seed)
        _demand(other == decision, f"{name} is asked otherwise when hidden tiles are dealt anew")
        _demand(_answer(table, bot, other) == move, f"{name} plays otherwise when hidden tiles are dealt anew")
    with _made(table, bot) as made:
        choice = explain(made, decision)
    _demand(choice.move in decision.legal, f"{name} explains {choice.move}, which is not legal")
    estimated = {estimate.move for estimate in choice.estimates}
    _demand(estimated <= set(decision.legal), f"{name} estimates moves that are not legal")


def _decision(table: Table, state: bytes, seed: int) -> Decision:
    setting = TableSetting.of(table)
    return setting.decision(array_of(state, table._state.dtype), int(table.turn or 0), tuple(table.legal), seed)


def _redealt(table: Table, state: bytes, seat: int, seed: int) -> bytes:
    other, rng = array_of(state, table._state.dtype), np.zeros(WORDS, np.int64)
    seed_rng(rng, seed, 0)
    table._drivers.redeal(table._rules, other, seat, rng, np.zeros(POOL, np.int64))
    return other.tobytes()


def _answer(table: Table, bot: str | Policy | Bot, decision: Decision) -> int:
    """What a bot that was just made answers."""
    with _made(table, bot) as made:
        return made.choose(decision)


@contextlib.contextmanager
def _holding(table: Table, state: bytes) -> Iterator[None]:
    """The table itself is in another position, for bots that have found a way to look at it."""
    before = table._state
    table._hold(array_of(state, before.dtype))
    try:
        yield
    finally:
        table._hold(before)


@contextlib.contextmanager
def _made(table: Table, bot: str | Policy | Bot) -> Iterator[Bot]:
    made = make_bot(bot, table.game, (table.seats, table.options))
    try:
        yield made
    finally:
        close(made)


def _demand(condition: bool, law: str) -> None:
    if not condition:
        raise BotNonconformance(law)
