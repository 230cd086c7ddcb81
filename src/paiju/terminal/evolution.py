"""The search for strategies in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

import paiju
from paiju.kernel.contract import Bred
from paiju.kernel.game import Game
from paiju.kernel.jsonable import Jsonable
from paiju.kernel.options import OptionError
from paiju.lab.plots import check_plot, plot_history
from paiju.terminal.odds import print_figures
from paiju.terminal.reports import progress_bar
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Quoted, Said
from paiju.words.speaker import Speaker, house_speaker


def run_evolution(
    game: Game,
    generations: int,
    seed: int,
    fitness: str,
    evolve_counts: bool,
    plot: Path | None,
    given: Mapping[str, object],
    console: Console,
    language: str = DEFAULT,
) -> Bred:
    if game.evolution is None:
        having = ", ".join(other.slug for other in paiju.games() if other.evolution is not None)
        raise OptionError(Said("no-search", game=Quoted(game.slug), games=Quoted(having)))
    if plot:
        check_plot(plot)
    values = game.values(game.usual, given)
    with progress_bar(console) as bar:
        task = bar.add_task(house_speaker(language).say(Said("lab-generations")), total=generations)

        def progress(done: int, of: int) -> None:
            bar.update(task, completed=done)

        found = game.evolution.evolve(game.usual, values, generations, seed, fitness, evolve_counts, progress)
    if plot:
        plot_history(found.history, found.optimum, fitness, plot)
    return found


def evolution_json(found: Bred) -> Jsonable:
    return {
        "fitness": found.fitness,
        "optimum": found.optimum,
        "share_of_optimum": 1 - found.gap,
        "figures": [figures.as_json() for figures in found.figures],
    }


def show_evolution(found: Bred, console: Console, speaker: Speaker) -> None:
    print_figures(found.figures, console, speaker)
    fitness, optimum = Quoted(f"{found.fitness:.6f}"), Quoted(f"{found.optimum:.6f}")
    share = Quoted(f"{100 * (1 - found.gap):.3f} %")
    console.print(speaker.say(Said("lab-fitness", fitness=fitness, share=share, optimum=optimum)))
    console.print(speaker.say(found.sentence), markup=False)
