"""A data set written with a progress bar, and what it came to."""

from __future__ import annotations

from pathlib import Path
from typing import TypedDict

from rich.console import Console

from paiju.envs.dataset import Request, write_dataset
from paiju.kernel.figures import grouped
from paiju.kernel.game import Announce
from paiju.lab.workers import Workers
from paiju.terminal.reports import progress_bar
from paiju.words.said import Quoted, Said
from paiju.words.speaker import house_speaker


class Written(TypedDict):
    """What a data set came to."""

    folder: str
    decisions: int
    hands: int
    files: int


def run_dataset(request: Request, folder: Path, workers: Workers, announce: Announce, console: Console) -> Written:
    request.game.drivers(announce)
    with progress_bar(console) as bar:
        task = bar.add_task(request.game.slug, total=request.hands)
        decisions = write_dataset(request, folder, lambda done: bar.advance(task, done), workers=workers)
    files = sum(1 for _ in request.shards())
    return {"folder": str(folder), "decisions": decisions, "hands": request.hands, "files": files}


def dataset_line(written: Written, language: str) -> str:
    decisions, hands, files = map(grouped, (written["decisions"], written["hands"], written["files"]))
    made = Said("lab-dataset", decisions=decisions, hands=hands, files=files)
    say = house_speaker(language).say
    return f"{say(made)} {say(Said('lab-written-to', file=Quoted(written['folder'])))}"
