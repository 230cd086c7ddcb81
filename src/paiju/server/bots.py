"""Bots: who decides for a seat that no person plays, from what that seat may see and nothing else."""

from __future__ import annotations

import logging
from typing import Protocol

import numpy as np
from msgspec import Struct

import paiju
from paiju.play.table import Table
from paiju.server.protocol import Level, OptionValue

log = logging.getLogger(__name__)


class Question(Struct, frozen=True):
    """A decision: the table's rules, what the seat sees, and its legal moves."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    level: Level
    observation: bytes
    legal: list[int]


class Advisor(Protocol):
    """Answers a question with one of its legal moves."""

    async def move(self, question: Question) -> int: ...


class Heuristic:
    """The game's own bot, asked in this process."""

    async def move(self, question: Question) -> int:
        return decide(question)


def decide(question: Question) -> int:
    """What the game's bot would do."""
    game = paiju.game(question.game)
    rules = game.rules_record(question.seats, game.values(question.seats, question.options))
    seen = np.frombuffer(question.observation, game.rules.State.dtype).copy()
    moves = np.zeros(game.rules.MOVES, np.int32)
    moves[: len(question.legal)] = question.legal
    move, _ = game.drivers().decide(rules, seen, moves, len(question.legal))
    return int(move)


async def choose_action(advisor: Advisor, table: Table, level: Level) -> list[int]:
    """The moves of a whole action for the seat to act, played out on this copy of its table."""
    moves: list[int] = []
    while not moves or table.is_picking:
        move = await _safe_move(advisor, _question(table, level))
        table.play(move)
        moves.append(move)
    return moves


def _question(table: Table, level: Level) -> Question:
    seen = table.observation(table.turn)
    return Question(table.game.slug, table.seats, _plain(table), level, seen, table.legal)


def _plain(table: Table) -> dict[str, OptionValue]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in table.options.items()}


async def _safe_move(advisor: Advisor, question: Question) -> int:
    """The advisor's move; the first legal one where it fails or answers nonsense."""
    try:
        move = await advisor.move(question)
    except Exception:
        log.exception("the bot of %s failed; it plays the default move", question.game)
        return question.legal[0]
    if move not in question.legal:
        log.error("the bot of %s answered %r, which is not legal; it plays the default move", question.game, move)
        return question.legal[0]
    return move
