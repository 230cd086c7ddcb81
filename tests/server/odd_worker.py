"""A worker that dies, hangs, answers nonsense and answers well, as the number of seats tells it."""

import os
import sys
import time

import msgspec

from paiju.server.bots.advice import Answer, Question
from paiju.server.bots.thinking import LENGTH_BYTES, framed

DIES, HANGS, BABBLES, LIES = 2, 3, 4, 5


def main() -> None:
    answers = sys.stdout.buffer
    while length := sys.stdin.buffer.read(LENGTH_BYTES):
        body = sys.stdin.buffer.read(int.from_bytes(length, "big"))
        question = msgspec.msgpack.decode(body, type=Question)
        if question.seats == DIES:
            os._exit(1)
        if question.seats == HANGS:
            time.sleep(600)
        answers.write(
            b"\xff" * 99 if question.seats == BABBLES else framed(Answer(-1 if question.seats == LIES else 7))
        )
        answers.flush()


if __name__ == "__main__":
    main()
