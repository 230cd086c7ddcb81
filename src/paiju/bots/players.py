"""A bot at a seat: it is asked, its answer is checked, and the default move is played where it fails."""

from __future__ import annotations

import contextlib
import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from types import FrameType, ModuleType, TracebackType

import numpy as np
from numpy.typing import NDArray

from paiju.bots.faults import CRASHED, HUNG, ILLEGAL, BotFailed
from paiju.bots.knowledge import known_world
from paiju.bots.protocol import Bot, Choice, Decision, close, explain
from paiju.kernel.game import Game
from paiju.kernel.integers import integer
from paiju.kernel.options import Values
from paiju.play.table import Table

SEEDS = 1 << 63


class TableSetting:
    """What the seats of a table share: its game and options, and the compiled rules to look at a state with."""

    def __init__(self, game: Game, seats: int, options: Values) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.rules = game.rules_record(seats, options)
        self.drivers: ModuleType = game.drivers()

    @classmethod
    def of(cls, table: Table) -> TableSetting:
        return cls(table.game, table.seats, table.options)

    def decision(
        self, state: NDArray[np.void], seat: int, legal: tuple[int, ...], seed: int, *, with_worlds: bool = True
    ) -> Decision:
        """What a seat is asked: from the state go only what it sees and, where worlds are wanted, what it knows."""
        seen = self.game.state.State.blank()
        self.drivers.observe(self.rules, state, seat, seen)
        known = known_world(self.game, self.rules, state, seat).tobytes() if with_worlds else b""
        return Decision(self.game, self.seats, self.options, seat, legal, seen.tobytes(), known, seed)

    def decision_at(self, table: Table, seat: int, seed: int) -> Decision:
        """What a seat of a table is asked now."""
        return self.decision(table._state, seat, tuple(table.legal), seed)


class Player:
    """Asks one bot, move by move, and counts its faults and the time it takes."""

    def __init__(self, name: str, bot: Bot, seed: int, seconds: float | None = None) -> None:
        self.name, self.faults = name, Counter[str]()
        self.details: dict[str, str] = {}  # the first failure of each kind, in words
        self.asked, self.seconds_taken = 0, 0.0
        self._bot, self._limit = bot, seconds
        self._rng = random.Random(seed)

    def reseed(self, seed: int | str) -> None:
        """Begin the bot's own randomness anew."""
        self._rng = random.Random(seed)

    def asked_at(self, setting: TableSetting, state: NDArray[np.void], seat: int, legal: tuple[int, ...]) -> Decision:
        """What the bot is asked at a position."""
        wants_worlds = getattr(self._bot, "needs_worlds", True)
        return setting.decision(state, seat, legal, self._rng.randrange(SEEDS), with_worlds=wants_worlds)

    def choose(self, decision: Decision) -> int:
        """A legal move; the first one where the bot fails."""
        return self.explain(decision, with_reason=False).move

    def explain(self, decision: Decision, *, with_reason: bool = True) -> Choice:
        begun = time.perf_counter()
        self.asked += 1
        try:
            with time_limit(self._limit):
                choice = explain(self._bot, decision) if with_reason else Choice(self._bot.choose(decision))
            return _checked(choice, decision)
        except BotFailed as failure:
            return self._default(decision, failure)
        except Exception as error:
            return self._default(decision, BotFailed(CRASHED, f"{type(error).__name__}: {error}"))
        finally:
            self.seconds_taken += time.perf_counter() - begun

    def _default(self, decision: Decision, failure: BotFailed) -> Choice:
        self.faults[failure.fault] += 1
        self.details.setdefault(failure.fault, failure.detail)
        return Choice(decision.legal[0])

    def close(self) -> None:
        close(self._bot)

    def __enter__(self) -> Player:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _checked(choice: Choice, decision: Decision) -> Choice:
    move = integer(choice.move)
    if move is None or move not in decision.legal:
        raise BotFailed(ILLEGAL, f"{choice.move!r} is not among the legal moves")
    return Choice(move, choice.reason, choice.estimates)


@contextlib.contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Break off Python code that takes longer; only the main thread of a process can be broken off."""
    if seconds is None or threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise BotFailed(HUNG, f"no answer within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def choose_action(table: Table, player: Player) -> Choice:
    """A whole action of a bot for the seat to act, played at the table; its first real choice gives the reason."""
    setting, told, choice = TableSetting.of(table), False, Choice(-1)
    while not told or table.is_picking:
        seat = table.decide()
        if seat is None:
            break
        legal = tuple(table.legal)
        made = Choice(legal[0])
        if len(legal) > 1:
            made = player.explain(player.asked_at(setting, table._state, seat, legal))
        choice = made if not told or choice.reason is None else choice
        told = True
        table.play(made.move)
    return choice
