"""Decisions that are judged after the hand, from what their seat could know: asked here, answered by a worker."""

from __future__ import annotations

import asyncio
import functools
from typing import Protocol, runtime_checkable

from msgspec import Struct

import paiju
from paiju.bots.players import TableSetting
from paiju.bots.protocol import Decision
from paiju.bots.search.searching import Searcher
from paiju.lab.judging import held_on_average, judge
from paiju.server.store.setup import OptionValue

MOST_FACES = 8  # that are named with those who may have held them
SETTINGS_KEPT = 8


class JudgeQuestion(Struct, frozen=True, tag="judge"):
    """A decision, with what its seat saw and knew of it; nothing else of the table."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    seat: int
    observation: bytes
    known: bytes
    legal: list[int]
    seed: int
    played: int  # the move
    worlds: int
    wants_holders: bool = False  # who may hold what, in place of what the move was worth


class Judgement(Struct, frozen=True):
    """What a decision was worth, or who may have held what."""

    best: int = -1
    expected: float = 0.0
    loss: float = 0.0
    error: float = 0.0
    learned: tuple[float, float] | None = None  # what a learned player expected of both moves
    held: list[tuple[int, dict[int, float]]] = []  # by face and seat, on average; the surest first


@runtime_checkable
class Judge(Protocol):
    """Judges decisions; it may fail."""

    async def judge(self, question: JudgeQuestion) -> Judgement: ...


class ThreadJudge:
    """Judges in a thread of this process."""

    async def judge(self, question: JudgeQuestion) -> Judgement:
        return await asyncio.to_thread(judged, question)


def question_of(decision: Decision, played: int, worlds: int) -> JudgeQuestion:
    """The question that a decision is, as it goes to another process."""
    options = {name: list(value) if isinstance(value, tuple) else value for name, value in decision.options.items()}
    return JudgeQuestion(
        decision.game.slug,
        decision.seats,
        options,
        decision.seat,
        decision.observation,
        decision.known,
        list(decision.legal),
        decision.seed,
        played,
        worlds,
    )


def judged(question: JudgeQuestion) -> Judgement:
    """The answer."""
    game = paiju.game(question.game)
    values = game.values(question.seats, question.options)
    legal, seen = tuple(question.legal), question.observation
    decision = Decision(game, question.seats, values, question.seat, legal, seen, question.known, question.seed)
    if question.wants_holders:
        held = sorted(held_on_average(decision).items(), key=lambda one: -max(one[1].values()))
        return Judgement(held=held[:MOST_FACES])
    options = tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in values.items())
    return Judgement(
        *judge(_searcher(question.game, question.seats, options), decision, question.played, question.worlds)
    )


@functools.lru_cache(maxsize=SETTINGS_KEPT)
def _searcher(slug: str, seats: int, options: tuple[tuple[str, object], ...]) -> Searcher:
    game = paiju.game(slug)
    values = game.values(seats, dict(options))
    setting = TableSetting(game, seats, values)
    return Searcher(game, seats, setting.rules, game.deck(seats, values).tiles())
