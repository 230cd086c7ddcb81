"""A data set written with a progress bar, and what it came to."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from paiju.envs.dataset import Request, write_dataset
from paiju.kernel.figures import grouped
from paiju.kernel.game import Announce
from paiju.lab.workers import Workers
from paiju.terminal.reports import progress_bar
from paiju.words.said import Quoted, Said
from paiju.words.speaker import house_speaker


def run_dataset(
    request: Request, folder: Path, workers: Workers, announce: Announce, console: Console, out: Console, language: str
) -> None:
    request.game.drivers(announce)
    with progress_bar(console) as bar:
        task = bar.add_task(request.game.slug, total=request.hands)
        decisions = write_dataset(request, folder, lambda done: bar.advance(task, done), workers=workers)
    files = sum(1 for _ in request.shards())
    made = Said("lab-dataset", decisions=grouped(decisions), hands=grouped(request.hands), files=grouped(files))
    written = Said("lab-written-to", file=Quoted(str(folder)))
    say = house_speaker(language).say
    out.print(say(made), say(written), soft_wrap=True)
