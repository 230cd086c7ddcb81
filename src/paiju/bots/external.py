"""Programs as bots: one line of JSON for every decision on their input, one line of JSON on their output.

docs/bots.md has the messages and an example. A program that hangs, ends or writes rubbish loses that move; it is
started again a few times. It cannot outlive its table: see paiju.bots.keeper.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Required, TypedDict, cast

from paiju.bots import keeper
from paiju.bots.faults import CRASHED, HUNG, RUBBISH, BotFailed
from paiju.bots.protocol import Choice, Decision
from paiju.bots.search.searching import Estimate
from paiju.kernel.options import OptionError
from paiju.words.said import Quoted, Said

PROTOCOL = 1
SECONDS = 5.0  # for an answer
MOST_STARTS = 4  # of one program at one table
LONGEST_LINE = 1 << 16


class Answer(TypedDict, total=False):
    """What a program says of a decision."""

    move: Required[int]
    id: object
    reason: object
    estimates: object


class Program:
    """A running program, and the pipes to it."""

    def __init__(self, command: list[str]) -> None:
        ours, self._lifeline = os.pipe()
        given = [sys.executable, "-I", "-S", keeper.__file__, str(ours), *command]
        self._process = subprocess.Popen(  # noqa: S603  it is the user's own command
            given, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=[ours], bufsize=0
        )
        os.close(ours)
        self._read = b""

    def tell(self, message: Mapping[str, object]) -> None:
        """Write one line; raises BotFailed where nobody reads."""
        try:
            if self._process.stdin is not None:
                self._process.stdin.write(json.dumps(message).encode() + b"\n")
        except OSError:
            raise BotFailed(CRASHED, "it ended") from None

    def line(self, seconds: float) -> bytes:
        """The next line; raises BotFailed where there is none in time."""
        end, output = time.monotonic() + seconds, self._process.stdout
        while b"\n" not in self._read:
            if len(self._read) > LONGEST_LINE:
                raise BotFailed(RUBBISH, f"a line of more than {LONGEST_LINE} bytes")
            left = end - time.monotonic()
            if left <= 0 or output is None or not select.select([output], [], [], left)[0]:
                raise BotFailed(HUNG, f"no answer within {seconds:g} s")
            if not (more := os.read(output.fileno(), LONGEST_LINE)):
                raise BotFailed(CRASHED, "it ended")
            self._read += more
        line, _, self._read = self._read.partition(b"\n")
        return line

    def end(self) -> None:
        """Kill it and all that it has started."""
        os.close(self._lifeline)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        self._process.wait()


class CommandBot:
    """A program that plays a seat."""

    needs_worlds = False

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        try:
            self._command, self._seconds = shlex.split(command), seconds
        except ValueError:  # a quotation mark that is not closed
            self._command = []
        if not self._command or shutil.which(self._command[0]) is None:
            raise OptionError(Said("no-bot-program", program=Quoted(repr(command))))
        self._command[0] = str(Path(str(shutil.which(self._command[0]))).absolute())
        self._program: Program | None = None
        self._starts = 0
        self._asked = 0

    def choose(self, decision: Decision) -> int:
        return self.explain(decision).move

    def explain(self, decision: Decision) -> Choice:
        try:
            return self._answer(decision)
        except BotFailed as failure:
            if failure.fault != RUBBISH or "bytes" in failure.detail:
                self.close()
            raise

    def close(self) -> None:
        if self._program is not None:
            self._program.end()
            self._program = None

    def _answer(self, decision: Decision) -> Choice:
        self._asked += 1
        program = self._program or self._started(decision)
        program.tell(question(decision, self._asked))
        while True:
            answer = read_answer(program.line(self._seconds))
            if answer.get("id", self._asked) == self._asked:  # else the answer to a question that was given up
                return choice_of(answer)

    def _started(self, decision: Decision) -> Program:
        if self._starts == MOST_STARTS:
            raise BotFailed(CRASHED, f"it was started {MOST_STARTS} times")
        self._starts += 1
        self._program = Program(self._command)
        self._program.tell(greeting(decision))
        return self._program


def greeting(decision: Decision) -> dict[str, object]:
    """What a program is told first, and need not answer."""
    return {
        "type": "table",
        "protocol": PROTOCOL,
        "game": decision.game.slug,
        "seats": decision.seats,
        "seat": decision.seat,
        "options": decision.options,
    }


def question(decision: Decision, number: int) -> dict[str, object]:
    seen = decision.observed[0]
    return {
        "type": "decide",
        "id": number,
        "seat": decision.seat,
        "legal": list(decision.legal),
        "words": decision.words,
        "seed": decision.seed,
        "seen": {name: seen[name].tolist() for name in seen.dtype.names or ()},
    }


def read_answer(line: bytes) -> Answer:
    """A line as an answer; raises BotFailed where it is none."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict) or not isinstance(answer.get("move"), int) or isinstance(answer["move"], bool):
        shown = line[:60].decode("utf-8", "backslashreplace")
        raise BotFailed(RUBBISH, f"no move in {shown!r}")
    return cast(Answer, answer)  # the move was looked at, and the rest is where it is used


def choice_of(answer: Answer) -> Choice:
    """An answer as a choice; what is not understood beside the move is left out."""
    reason, given = answer.get("reason"), answer.get("estimates")
    estimates = []
    for move, mean in given.items() if isinstance(given, dict) else ():
        if move.lstrip("-").isdecimal() and isinstance(mean, int | float):
            estimates.append(Estimate(int(move), float(mean), 0.0, 0))
    return Choice(answer["move"], reason if isinstance(reason, str) else None, tuple(estimates))
