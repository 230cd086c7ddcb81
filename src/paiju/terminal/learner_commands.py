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


def parts(given: tuple[float, ...]) -> tuple[float, ...]:
    """Parts of a whole."""
    if min(given) < 0 or not 0 < sum(given) <= 1:
        raise typer.BadParameter("these are parts of 1, such as 0.3 0.35 0.2")
    return given


FIGURE_HANDS = "Hands that the figures at the end are measured on, for each way to play."
SHARES = "Parts of the time at the usual way to play: all seats learn, some are the bot, all others are the bot."
EXPLORE = "How often any move is played, at first and at last."
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


class Device(StrEnum):
    """Where a player is trained."""

    AUTO = "auto"
    CUDA = "cuda"
    CPU = "cpu"


Presets = Annotated[
    list[str] | None, typer.Option("--preset", help="Train for this way to play alone; may be given several times.")
]
Advice = Annotated[
    bool | None, typer.Option(help="Whether it hears what the game's bot would play; by the family if not said.")
]


@app.command()
def train(
    game: Slug,
    folder: Annotated[Path, typer.Option("--output", "-o", help="The folder to write to; one begun before goes on.")],
    minutes: Annotated[float, typer.Option(min=0.1, help="How long to play and learn.")] = 8.0,
    presets: Presets = None,
    tables: Annotated[int, typer.Option(min=64, help="Tables played at once, of the usual way.")] = 32768,
    slots: Annotated[int, typer.Option(min=16, help="Decisions that a table remembers: more than a hand has.")] = 96,
    width: Annotated[int, typer.Option(min=16, help="Numbers in the first layer; the others have half as many.")] = 512,
    advice: Advice = None,
    bonus: Annotated[float, typer.Option(min=0, help="On the advised move, in spreads of results.")] = 0.08,
    trust: Annotated[float, typer.Option(min=0, max=0.9, help="The part of a target that later estimates make.")] = 0.3,
    tries: Annotated[int, typer.Option(min=0, help="Moves tried beside the bot's at each decision; 0: none.")] = 0,
    start: Annotated[Path | None, typer.Option(help="A player of the game whose weights it begins with.")] = None,
    shares: Annotated[tuple[float, float, float], typer.Option(help=SHARES, callback=parts)] = (0.3, 0.35, 0.0),
    rate: Annotated[float, typer.Option(min=1e-6, max=0.1, help="How fast it learns at first.")] = 1e-3,
    batch: Annotated[int, typer.Option(min=16, help="Decisions that it learns from at once.")] = 32768,
    explore: Annotated[tuple[float, float], typer.Option(help=EXPLORE, callback=parts)] = (0.09, 0.01),
    hands: Annotated[int, typer.Option(parser=whole_number, metavar="NUMBER", help=FIGURE_HANDS)] = 131072,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the deals and the first weights.")] = 1,
    device: Annotated[Device, typer.Option(help="Where to train; auto takes a GPU where there is one.")] = Device.AUTO,
    plot: Annotated[Path | None, typer.Option(help="Draw the gain over time into this .svg or .png.")] = None,
    as_json: Json = False,
) -> None:
    """Train a player by self-play, and measure it against the game's bot; needs PyTorch, and is quick on a GPU.

    The folder gets the player (GAME.npz), a log, and a checkpoint: the same command goes on where it was stopped.

    Examples: paiju train jielong -o players/jielong · paiju train tianjiu --minutes 1 -o players/tianjiu
    """
    from paiju.terminal.training import named_presets, run_training
    from paiju.train.settings import Training

    found = paiju.game(game)
    training = Training(found.slug, minutes, seed, device.value, tables, slots, (width, width // 2, width // 2),
                        named_presets(found, presets or ()), advice, bonus, rate, explore=explore, shares=shares,
                        start=str(start or ""), tries=tries, trust=trust, batch=batch, evaluate=min(16384, hands),
                        final=hands)  # fmt: skip
    made = run_training(found, training, folder, plot, err, quiet=as_json)
    if as_json:
        print_json(made)
