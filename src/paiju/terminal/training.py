"""A training in the terminal: a bar with the gain over the game's bot, and what came of it."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from paiju.envs.extras import need
from paiju.kernel.figures import grouped
from paiju.kernel.game import Game
from paiju.lab.plots import check_plot, plot_gains
from paiju.terminal.reports import progress_bar
from paiju.train.events import Event
from paiju.train.settings import Training


def run_training(
    game: Game, training: Training, folder: Path, plot: Path | None, console: Console, *, quiet: bool
) -> dict[str, object]:
    """Where the player was written, and its gain at each preset."""
    need("torch", "train")
    from paiju.train.session import Session

    if plot:
        check_plot(plot)
    command = shlex.join(["paiju", "train", *sys.argv[2:]])
    with progress_bar(console, quiet) as bar:
        task = bar.add_task("preparing", total=None)

        def tell(event: Event) -> None:
            match event["event"]:
                case "warm":
                    bar.update(task, description="no gain measured yet", total=1.0, completed=0.0)
                case "progress":
                    bar.update(task, completed=event["done"])
                case "look":
                    gain = f"{event['gain']:+.2f} ± {event['margin']:.2f} after {grouped(event['hands'])} hands"
                    bar.update(task, description=gain, completed=event["done"])
                case "not kept":
                    console.print(f"No checkpoint could be written, and the last one stays: {event['why']}")
                case "figure" if not quiet:
                    console.print(f"{event['preset']}: {event['gain']:+.3f} ± {event['margin']:.3f} points a hand")

        session = Session(training, folder, command, tell)
        path = session.run()
    if plot:
        plot_gains(session.gains, game.name, plot)
    if not quiet:
        console.print(f"Written to {path}: paiju play {game.slug} --level learned:{path}", soft_wrap=True)
    return {"player": str(path), "figures": session.figures}


def named_presets(game: Game, names: Sequence[str]) -> tuple[str, ...]:
    """Presets by their own names, however they were written; raises OptionError for one that is not there."""
    given = [game.preset(name) for name in names]
    return tuple(name for name, options in game.presets.items() if options in given)
