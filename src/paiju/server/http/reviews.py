"""Reviews: what the decisions of a seat in a finished hand were worth, by what that seat could know.

They are computed by the processes that think for bots, one decision at a time, so many for each table, and kept. While
a session goes on a review is its own seat's alone, and says nothing of who held what in truth.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass, field

from msgspec import Struct, structs
from msgspec import json as msgjson
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from paiju.kernel.action import Action
from paiju.lab.judging import is_clear
from paiju.lab.review import action_of, truly_held, unseen_of
from paiju.play.table import Table
from paiju.server import limits
from paiju.server.bots.judging import Judge, Judgement, question_of
from paiju.server.http.archive import readable, stored_table
from paiju.server.http.decisions import Found, HandDecisions, decisions_of
from paiju.server.http.seat_holders import seat_shown
from paiju.server.randomness import OS_SECRETS, Secrets
from paiju.server.refusals import Code, Refusal
from paiju.server.store import Store
from paiju.server.table.creation import load_search
from paiju.server.wire.guard import Guard
from paiju.server.wire.rate_limits import Buckets, Rate
from paiju.server.wire.server_messages import Speech
from paiju.words.said import Said
from paiju.words.wire import said_data

log = logging.getLogger(__name__)
WORST = 5

Key = tuple[str, int, int, int, bool]  # table, session, hand, seat, and whether the session was over


class Expectation(Struct, frozen=True):
    """What a learned player expected of a hand, with the move that was played and with the best one."""

    played: float
    best: float


class ReviewedMove(Struct, frozen=True):
    """A decision; gains are those of the hand, as its seat could expect them."""

    step: int  # of the replay, which the action made
    played: Speech
    best: Speech
    action: str | None  # the best one in notation, where it can be played on from the step before
    expected: float
    loss: float
    error: float  # the standard error of the loss
    clear: bool  # it is more than chance makes
    learned: Expectation | None  # where a learned player is strong


class Holding(Struct, frozen=True):
    """A tile that the seat could not see: how many of it each seat held on average, and in truth where that is open."""

    face: str
    unseen: int
    held: dict[int, float]
    truth: dict[int, int] | None = None


class Review(Struct, frozen=True):
    """As far as a review has come."""

    seat: int
    hand: int
    done: int
    total: int
    worlds: int
    result: int
    moves: list[ReviewedMove]
    worst: list[int]  # places among the moves, the worst first; when all is done
    holdings: list[list[Holding]]  # before each of them


@dataclass
class Job:
    """A review that is made."""

    decisions: HandDecisions
    review: Review
    is_over: bool  # the session: who held what may be told
    task: asyncio.Task[None] | None = None
    refusal: Refusal | None = None
    judgements: list[Judgement] = field(default_factory=list)


class Reviews:
    """All reviews that this process makes or has made."""

    def __init__(self, store: Store, judge: Judge, secrets: Secrets = OS_SECRETS) -> None:
        self._store, self._judge = store, judge
        self._jobs: OrderedDict[Key, Job] = OrderedDict()
        rate = Rate(limits.REVIEW_DECISIONS_A_SECOND, limits.REVIEW_DECISIONS_AT_ONCE)
        self._budget = Buckets(rate, secrets=secrets)
        self._one = asyncio.Semaphore(1)  # decision at a time: bots that play come first

    async def look(self, table: str, number: int, hand: int, seat: int, own: int | None) -> Review:
        """How far the review of a hand is, which is begun by the first look; raises a Refusal."""
        is_over = await asyncio.to_thread(self._store.is_session_over, table, number)
        if not is_over and seat != own:
            raise Refusal(Code.NOT_NOW, Said("refused-session-not-over"))
        key = (table, number, hand, seat, is_over)
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs.setdefault(key, await self._begun(key))
            while len(self._jobs) > limits.REVIEWS_KEPT:
                _, old = self._jobs.popitem(last=False)
                if old.task:
                    old.task.cancel()
        if refusal := job.refusal:
            job.refusal = None
            raise refusal
        is_idle = job.task is None or job.task.done()
        if is_idle and job.review.done < job.review.total:
            job.task = asyncio.create_task(self._make(table, job))
        return job.review

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _begun(self, key: Key) -> Job:
        table, number, hand, seat, is_over = key
        decisions = await asyncio.to_thread(_read, self._store, table, number, hand, seat)
        if decisions.result is None:
            raise Refusal(Code.NOT_NOW, Said("refused-no-past-hand", hand=hand))
        total, worlds = len(decisions.found), limits.REVIEW_WORLDS
        return Job(decisions, Review(seat, hand, 0, total, worlds, decisions.result[seat], [], [], []), is_over)

    async def _make(self, table: str, job: Job) -> None:
        try:
            if job.decisions.found:
                await asyncio.to_thread(load_search, job.decisions.found[0].table.game)
            for found in job.decisions.found[len(job.judgements) :]:
                if not self._budget.take(table, time.monotonic()):
                    raise Refusal(Code.TOO_FAST, Said("refused-sessions-too-fast"))
                await self._judge_one(job, found)
            await self._find_holders(job)
        except Refusal as refusal:
            job.refusal = refusal
        except Exception as error:
            log.error("a review of table %s failed (%s)", table, type(error).__name__)
            job.refusal = Refusal(Code.NOT_NOW, Said("refused-no-review"))

    async def _judge_one(self, job: Job, found: Found) -> None:
        async with self._one:
            judgement = await self._judge.judge(question_of(found.decision, found.played, job.review.worlds))
        job.judgements.append(judgement)
        moves = [*job.review.moves, _reviewed(job, found, judgement)]
        job.review = structs.replace(job.review, moves=moves, done=min(len(moves), job.review.total - 1))

    async def _find_holders(self, job: Job) -> None:
        moves = job.review.moves
        clear = [place for place, move in enumerate(moves) if move.clear]
        worst = sorted(clear, key=lambda place: -moves[place].loss)[:WORST]
        holdings = []
        for found in (job.decisions.found[place] for place in worst):
            question = structs.replace(question_of(found.decision, found.played, 0), wants_holders=True)
            async with self._one:
                judgement = await self._judge.judge(question)
            holdings.append(_holdings(found, judgement, is_told=job.is_over))
        job.review = structs.replace(job.review, done=job.review.total, worst=worst, holdings=holdings)
        job.decisions.found = []  # the tables go, what was found of them stays


def review_routes(store: Store) -> list[Route]:
    async def review(request: Request) -> Response:
        guard: Guard = request.app.state.guard
        guard.check_link(request.client.host if request.client else "")
        place = request.path_params
        seat = request.query_params.get("seat", "0")
        if not (seat.isascii() and seat.isdecimal() and int(seat[:3]) < limits.SEATS):
            raise Refusal(Code.NOT_THERE, Said("refused-session-not-over"))
        reviews: Reviews = request.app.state.reviews
        own = await seat_shown(request, place["table"])
        found = await reviews.look(place["table"], place["number"], place["hand"], int(seat), own)
        return Response(msgjson.encode(found), media_type="application/json")

    return [Route("/tables/{table}/sessions/{number:int}/hands/{hand:int}/review", review)]


def _read(store: Store, table: str, number: int, hand: int, seat: int) -> HandDecisions:
    stored = stored_table(store, table)
    with readable():
        decisions = decisions_of(stored, number, hand, seat)
    if decisions.result is not None and seat >= len(decisions.result):
        raise Refusal(Code.NOT_THERE, Said("refused-no-seat", seat=seat))
    return decisions


def _reviewed(job: Job, found: Found, judgement: Judgement) -> ReviewedMove:
    table, seat = found.table, job.review.seat
    before = table.scores[seat] - (job.decisions.scores or table.scores)[seat]
    best = action_of(table, judgement.best)
    return ReviewedMove(
        step=found.step,
        played=_speech(table, found.action),
        best=_speech(table, best),
        action=_whole(table, judgement.best),
        expected=round(before + judgement.expected, 3),
        loss=round(judgement.loss, 3),
        error=round(judgement.error, 3),
        clear=is_clear(judgement.loss, judgement.error),
        learned=_from(before, judgement.learned),
    )


def _from(before: int, learned: tuple[float, float] | None) -> Expectation | None:
    """What is expected of a hand, from what is expected from here on."""
    return Expectation(round(before + learned[0], 3), round(before + learned[1], 3)) if learned else None


def _whole(table: Table, move: int) -> str | None:
    """The one action that a move begins, in notation; None where it is a part of several."""
    begun = [action for action, parts in table.actions if parts[0] == move]
    return table.text(begun[0]) if len(begun) == 1 and not table.is_picking else None


def _speech(table: Table, action: Action) -> Speech:
    data = said_data(action.said(), table.face_words)
    return Speech(data["id"], data.get("values", {}))


def _holdings(found: Found, judgement: Judgement, *, is_told: bool) -> list[Holding]:
    table = found.table
    truth = truly_held(table, found.decision) if is_told else {}
    return [
        Holding(
            table.face_words[face],
            unseen_of(table, face),
            {seat: round(share, 3) for seat, share in held.items()},
            {seat: truth[seat][face] for seat in held} if is_told else None,
        )
        for face, held in judgement.held
    ]
