"""The command that writes the decisions of many hands for learners."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

import paiju
from paiju.terminal.commands import (
    Json,
    Language,
    Preset,
    Ray,
    Rules,
    Seats,
    Slug,
    announce,
    app,
    chosen_language,
    chosen_rules,
    err,
    out,
    print_json,
)


class Files(StrEnum):
    """What shards are written as."""

    PARQUET = "parquet"
    NPZ = "npz"


def whole_number(text: str | int) -> int:
    """A number from 1, also as 1e6."""
    try:
        number = float(text)
    except ValueError:
        number = 0
    if number < 1 or number != int(number):
        raise typer.BadParameter(f"{text!r} is not a whole number from 1, such as 5000 or 1e6")
    return int(number)


HANDS = "How many hands, such as 1e6 (sessions, where -r hands=… is given)."


@app.command()
def dataset(
    game: Slug,
    folder: Annotated[Path, typer.Option("--output", "-o", help="The folder to write to; one begun before goes on.")],
    hands: Annotated[int, typer.Option(parser=whole_number, metavar="NUMBER", help=HANDS)] = 10_000,
    bots: Annotated[str, typer.Option(help="Who plays: random, good, or one a seat with commas.")] = "good",
    files: Annotated[Files, typer.Option("--format", help="What is written; parquet needs pyarrow.")] = Files.PARQUET,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the hands; the same seed gives the same bytes.")] = 1,
    shard: Annotated[int, typer.Option(min=1, help="How many hands a file has.")] = 1000,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 uses all cores.")] = 0,
    ray: Ray = None,
    preset: Preset = None,
    rules: Rules = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Write the decisions of many hands: what was seen, what could be done, what was done and what it brought.

    Examples: paiju dataset tianjiu --hands 1e6 -o tianjiu · paiju dataset ponjan --format npz -o ponjan
    """
    from paiju.envs.dataset import Request
    from paiju.lab.simulation import hand_values
    from paiju.lab.workers import workers
    from paiju.terminal.datasets import dataset_line, run_dataset
    from paiju.terminal.reports import check_seed, compiled_policies

    tongue = chosen_language(language)
    found = paiju.game(game)
    wanted, given = chosen_rules(found, seats, preset, rules)
    number = found.seats(wanted, given)
    players = compiled_policies(bots, number)
    values = hand_values(found, number, given)
    request = Request(found, number, values, players, hands, check_seed(seed), files.value, shard)
    written = run_dataset(request, folder, workers(jobs, ray), announce, err)
    if as_json:
        print_json(written)
    else:
        out.print(dataset_line(written, tongue), soft_wrap=True)
