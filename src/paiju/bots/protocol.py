"""What a bot is asked, and what it answers.

A bot gets a `Decision`: what its seat sees, the legal moves, and randomness of its own. Nothing in it leads to the
table or to its state. The worlds that it can draw are dealt from what the seat knows (paiju.bots.knowledge).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from paiju.bots.search.searching import Estimate
from paiju.kernel.game import Game
from paiju.kernel.options import Values
from paiju.kernel.record import Plain, array_of
from paiju.kernel.seen import Seen
from paiju.play.worlds import Setting, World, worlds_of
from paiju.words.said import Said


@dataclass(frozen=True)
class Decision:
    """One decision of a seat: everything that a bot may use.

    >>> import paiju
    >>> from paiju.bots.players import TableSetting
    >>> table = paiju.Table("jielong", seed=3)
    >>> seat = table.decide()
    >>> decision = TableSetting.of(table).decision(table._state, seat, tuple(table.legal), seed=1)
    >>> decision.seat, decision.words[:2]
    (0, ['lead [5:5] open 5', 'lead [2:2] open 2'])
    >>> [world.turn for world in decision.worlds(2)]
    [0, 0]
    """

    game: Game
    seats: int
    options: Values
    seat: int
    legal: tuple[int, ...]  # ascending, more than one
    observation: bytes  # what the seat sees, as `Table.observation` gives it
    known: bytes  # what the seat knows, as a position: the same however the hidden tiles lie
    seed: int  # of the bot's own randomness

    @property
    def rules(self) -> NDArray[np.void]:
        return self.game.rules_record(self.seats, self.options)

    @property
    def seen(self) -> Seen:
        """What the seat sees, field by field."""
        return Seen(self.observed[0])

    @property
    def observed(self) -> NDArray[np.void]:
        return array_of(self.observation, self.game.state.State.dtype)

    @property
    def world(self) -> NDArray[np.void]:
        return array_of(self.known, self.game.state.State.dtype)

    @property
    def random(self) -> random.Random:
        """The bot's own randomness, from its beginning."""
        return random.Random(self.seed)

    @property
    def deck(self) -> list[int]:
        return self.game.deck(self.seats, self.options).tiles()

    @property
    def words(self) -> list[str]:
        """The legal moves in words; a move may be a part of an action, one tile of several."""
        tiles, g, seen = self.game.deck(self.seats, self.options), Plain(self.rules[0]), Plain(self.observed[0])
        return [self.game.action(g, seen, move).text(tiles.text) for move in self.legal]

    def worlds(self, number: int) -> list[World]:
        """So many worlds that the seat cannot tell from the real one, to think ahead in."""
        if not self.known:
            raise ValueError("this bot said that it needs no worlds (needs_worlds), so there are none to draw")
        deck = np.array(self.deck, np.int64)
        setting = Setting(self.game.slug, self.game.drivers(), self.rules, self.seats, self.game.state.MOVES, deck)
        return worlds_of(setting, self.world, self.seat, number, self.seed)


@dataclass(frozen=True)
class Choice:
    """A move; on request why it is played, and what each move is thought to be worth.

    >>> Choice(8, "A double goes while its number is still open.").move
    8
    """

    move: int
    reason: Said | str | None = None
    estimates: tuple[Estimate, ...] = field(default=())


@runtime_checkable
class Bot(Protocol):
    """Plays a seat.

    It may also have `explain(decision) -> Choice`, `close()`, `games`, the slugs that it plays, and `needs_worlds`,
    False where it never asks for worlds and so need not wait for what the seat knows.

    >>> class Last:
    ...     def choose(self, decision: Decision) -> int:
    ...         return decision.legal[-1]
    """

    def choose(self, decision: Decision) -> int: ...


Policy = Callable[[Decision], int]


class FunctionBot:
    """A function as a bot.

    >>> isinstance(FunctionBot(lambda decision: decision.legal[-1]), Bot)
    True
    """

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, decision: Decision) -> int:
        return self._policy(decision)


def explain(bot: Bot, decision: Decision) -> Choice:
    """A bot's choice with what it says about it; the move alone where it says nothing."""
    asked = getattr(bot, "explain", None)
    choice = asked(decision) if asked else Choice(bot.choose(decision))
    return choice if isinstance(choice, Choice) else Choice(choice)


def close(bot: Bot) -> None:
    """A bot leaves its table."""
    if end := getattr(bot, "close", None):
        end()
