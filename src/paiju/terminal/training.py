"""A training in the terminal: a bar with the gain over the game's bot, and what came of it."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

from paiju.kernel.figures import grouped
from paiju.kernel.game import Game
from paiju.lab.plots import check_plot, plot_gains
from paiju.terminal.reports import progress_bar
from paiju.train.session import Session
from paiju.train.settings import Training


def run_training(
    game: Game, training: Training, folder: Path, plot: Path | None, console: Console, *, quiet: bool
) -> tuple[Path, dict[str, Any]]:
    """The file of the player, and its gain at each preset."""
    if plot:
        check_plot(plot)
    command = shlex.join(["paiju", "train", *sys.argv[2:]])
    with progress_bar(console, quiet) as bar:
        task = bar.add_task("preparing", total=None)

        def tell(event: dict[str, Any]) -> None:
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
    return path, session.figures
