"""python -m paiju.train GAME --minutes 8 --folder out"""

from __future__ import annotations

import argparse

from paiju.train.session import Session
from paiju.train.settings import Training


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--final-seconds", type=float, default=40.0)
    parser.add_argument("--folder", required=True)
    parser.add_argument("--tables", type=int, default=32768)
    parser.add_argument("--slots", type=int, default=96)
    parser.add_argument("--evaluate", type=int, default=16384)
    parser.add_argument("--final", type=int, default=131072)
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--width", type=int, nargs=3, default=(512, 256, 256))
    parser.add_argument("--device", default="auto")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--trust", type=float, default=0.3)
    parser.add_argument("--bonus", type=float, default=0.08)
    parser.add_argument("--until", type=float, default=0.0)
    parser.add_argument("--only", nargs="*", default=())
    given = parser.parse_args()
    training = Training(
        given.game,
        given.minutes,
        device=given.device,
        tables=given.tables,
        slots=given.slots,
        evaluate=given.evaluate,
        final=given.final,
        batch=given.batch,
        widths=tuple(given.width),
        rate=given.rate,
        trust=given.trust,
        bonus=given.bonus,
        folder=given.folder,
        only=tuple(given.only),
    )
    Session(training, given.final_seconds, given.until).run()


main()
