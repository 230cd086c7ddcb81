"""What a bot decides for a seat, from what that seat may see and nothing else."""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple, Protocol

from msgspec import Struct

from paiju.bots.builtin import search_reason
from paiju.bots.knowledge import known_at
from paiju.bots.learned.player import learned_reason
from paiju.bots.levels import SEARCHING
from paiju.play.advice import ONLY_MOVE
from paiju.play.table import Table
from paiju.server.ops.metrics import BOT_FAILURES, THINKING, timed
from paiju.server.store.setup import Level, OptionValue
from paiju.words.said import Said

log = logging.getLogger(__name__)

NO_REASON = Said("why-none")


class Question(Struct, frozen=True, tag="ask"):
    """A decision: the table's rules, what the seat sees, and its legal moves."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    level: Level
    observation: bytes
    legal: list[int]
    known: bytes = b""  # what the seat knows as a position, for levels that search
    is_window: bool = False  # many seats are asked, and the table waits for all of them


class Answer(Struct, frozen=True):
    """A legal move, and why it is played: the number of a reason of the game's bot, or what a search found."""

    move: int
    why: int | None = None
    worlds: int = 0  # that were played out
    gain: float = 0.0  # of the move in them, on average, or as a learned player estimates it
    is_learned: bool = False


class Advisor(Protocol):
    """Answers questions; it may fail, and may answer nonsense."""

    async def answer(self, question: Question) -> Answer: ...

    async def close(self) -> None: ...


class ThreadAdvisor:
    """Bots that think in a thread of this process."""

    async def answer(self, question: Question) -> Answer:
        from paiju.server.bots.thinking import decide

        return await asyncio.to_thread(decide, question)

    async def close(self) -> None:
        pass


class Chosen(NamedTuple):
    """A whole action of a bot: its moves, in words, and why."""

    moves: list[int]
    words: str
    reason: Said


async def choose_action(advisor: Advisor, table: Table, level: Level) -> Chosen:
    """A whole action for the seat to act; the table is left as it is."""
    twin, answers = table.copy(), list[Answer]()
    reason = ONLY_MOVE if len(table.legal) == 1 else None
    while not answers or twin.is_picking:
        answers.append(await _safe_answer(advisor, question_of(twin, level)))
        twin.play(answers[-1].move)
    moves = [answer.move for answer in answers]
    return Chosen(moves, _words(table, moves), reason or _reason(table, answers[0]))


def _words(table: Table, moves: list[int]) -> str:
    return next(table.text(action) for action, parts in table.actions if list(parts) == moves)


def _reason(table: Table, answer: Answer) -> Said:
    if answer.is_learned:
        return learned_reason(answer.gain)
    if answer.worlds:
        return search_reason(answer.worlds, answer.gain)
    reasons = table.game.bot.REASONS
    return reasons[answer.why] if answer.why is not None and answer.why in range(len(reasons)) else NO_REASON


def question_of(table: Table, level: Level) -> Question:
    """What a bot of this level is asked at a table now."""
    known = known_at(table) if level in SEARCHING else b""
    seen = table.observation(table.turn)
    return Question(table.game.slug, table.seats, _plain(table), level, seen, table.legal, known, table.is_window)


def _plain(table: Table) -> dict[str, OptionValue]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in table.options.items()}


async def _safe_answer(advisor: Advisor, question: Question) -> Answer:
    """The advisor's answer; the first legal move where it fails or answers nonsense."""
    try:
        with timed(THINKING):
            answer = await advisor.answer(question)
    except Exception as error:
        BOT_FAILURES.inc()
        log.error("the bot of %s failed (%s); it plays the default move", question.game, type(error).__name__)
        return Answer(question.legal[0])
    if answer.move not in question.legal:
        BOT_FAILURES.inc()
        log.error("the bot of %s answered with a move that is not legal; it plays the default move", question.game)
        return Answer(question.legal[0])
    return answer
