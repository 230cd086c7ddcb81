"""A bot's thinking, and the process that does nothing else.

A worker reads questions from its input and writes answers to its output, each as MessagePack behind its length in four
bytes. It ends with its input, so none outlives its server; one that thinks on and on is ended by the system.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import signal
import sys
from typing import BinaryIO

import msgspec
import numpy as np

import paiju
from paiju.bots.builtin import SearchBot, noticed
from paiju.bots.learned.lookahead import PLAYOUTS, LookaheadBot
from paiju.bots.learned.player import LearnedBot
from paiju.bots.learned.shipped import LearnedPlayer, player_at
from paiju.bots.levels import EASY, MASTER, SEARCHING, STRONG, WINDOW_SHARE, plan_of, plays_exactly
from paiju.bots.protocol import Decision
from paiju.server import limits
from paiju.server.bots.advice import Answer, Question
from paiju.server.bots.judging import Judgement, JudgeQuestion, judged

LENGTH_BYTES = 4

_encode = msgspec.msgpack.Encoder().encode
_question = msgspec.msgpack.Decoder(Question | JudgeQuestion).decode
_answer = msgspec.msgpack.Decoder(Answer).decode
_judgement = msgspec.msgpack.Decoder(Judgement).decode


def decide(question: Question) -> Answer:
    """What a bot of the level would do."""
    game = paiju.game(question.game)
    if question.level not in SEARCHING or plays_exactly(game):
        return advise(question)
    values = game.values(question.seats, question.options)
    player = player_at(STRONG, game, (question.seats, values))
    if player is None:
        return search(question)
    return look_ahead(question, player) if question.level == MASTER else look_up(question, player)


def advise(question: Question) -> Answer:
    """What the game's bot would do with the moves that it notices at its level."""
    game = paiju.game(question.game)
    rules = game.rules_record(question.seats, game.values(question.seats, question.options))
    seen = np.frombuffer(question.observation, game.state.State.dtype).copy()
    choices = noticed(question.legal, question.observation) if question.level == EASY else question.legal
    moves = np.zeros(game.state.MOVES, np.int32)
    moves[: len(choices)] = choices
    move, why = game.drivers().decide(rules, seen, moves, len(choices))
    return Answer(int(move), int(why)) if move in choices else Answer(choices[0])


def look_up(question: Question, player: LearnedPlayer) -> Answer:
    """What a learned player thinks best; it takes as long where there is one move."""
    choice = LearnedBot(player).explain(_decision(question))
    gain = sum(estimate.mean for estimate in choice.estimates if estimate.move == choice.move)
    return Answer(choice.move, None, gain=gain, is_learned=True)


def look_ahead(question: Question, player: LearnedPlayer) -> Answer:
    """The same after so many worlds were played out, whatever there is to choose."""
    playouts = PLAYOUTS // (WINDOW_SHARE if question.is_window else 1)
    choice = LookaheadBot(player, playouts).explain(_decision(question))
    [best] = [estimate for estimate in choice.estimates if estimate.move == choice.move]
    return Answer(choice.move, None, best.visits, best.mean)


def search(question: Question) -> Answer:
    """The best move found within the budget of the level.

    One that has a single move searches as well, so that the time of an answer does not tell who had a choice; for the
    same reason no endgame is solved, which takes as long as there are moves.
    """
    plan = plan_of(question.level, paiju.game(question.game), is_window=question.is_window)
    choice = SearchBot(plan, solves_endgames=False).explain(_decision(question))
    worlds = sum(estimate.visits for estimate in choice.estimates)
    gain = sum(estimate.mean for estimate in choice.estimates if estimate.move == choice.move)
    return Answer(choice.move, None, worlds, gain)


def _decision(question: Question) -> Decision:
    """A question as bots are asked it; chance is drawn from what is seen."""
    game = paiju.game(question.game)
    values = game.values(question.seats, question.options)
    seat = int(np.frombuffer(question.observation, game.state.State.dtype)[0]["turn"])
    seed = int.from_bytes(hashlib.blake2b(question.observation, digest_size=7).digest(), "big")
    legal, seen = tuple(question.legal), question.observation
    return Decision(game, question.seats, values, seat, legal, seen, question.known, seed)


def framed(message: Question | Answer | JudgeQuestion | Judgement) -> bytes:
    """A message as it goes through a pipe."""
    body = _encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def read_answer(body: bytes) -> Answer:
    answer: Answer = _answer(body)
    return answer


def read_judgement(body: bytes) -> Judgement:
    judgement: Judgement = _judgement(body)
    return judgement


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more questions."""
    while length := questions.read(LENGTH_BYTES):
        question = _question(questions.read(int.from_bytes(length, "big")))
        _set_alarm(limits.WORKER_START_SECONDS)
        found = judged(question) if isinstance(question, JudgeQuestion) else decide(question)
        answers.write(framed(found))
        _set_alarm(0)
        answers.flush()


def _use_every_core() -> None:
    """A server may be pinned to one core; its bots use any."""
    if hasattr(os, "sched_setaffinity"):
        with contextlib.suppress(OSError):
            os.sched_setaffinity(0, range(os.cpu_count() or 1))


def _set_alarm(seconds: float) -> None:
    """A signal that nobody catches, which kills the process even in compiled code."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    _use_every_core()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a game prints is no answer
    work(sys.stdin.buffer, answers)
