"""Ways to play compared, in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.console import Console
from rich.table import Table as Grid

from paiju.kernel.figures import grouped
from paiju.kernel.game import Announce, Game
from paiju.kernel.options import OptionError
from paiju.lab.comparison import Trial, Way, find_option
from paiju.terminal.reports import BOTS, progress_bar
from paiju.terminal.stopping import keeping_what_was_found
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Quoted, Said, Seat, listed
from paiju.words.speaker import house_speaker


def run_comparison(
    trial: Trial,
    game: Game,
    option: str | None,
    values: str | None,
    other: Game | None,
    console: Console,
    say: Announce,
    language: str = DEFAULT,
) -> list[Way]:
    """The values of an option, or two games; what is impossible at this table is said and left out."""
    if (option is None) == (other is None):
        raise OptionError(Said("no-comparison", option=Quoted("--option NAME"), game=Quoted("--with GAME")))
    for each in (game, other):
        if each is not None:
            each.drivers(say)
    if other is not None:
        return _with_progress(
            trial, [game.slug, other.slug], console, lambda start: trial.compare_games([game, other], start)
        )
    found = find_option(game, str(option))
    chosen: Sequence[object]
    if values is None:
        chosen, refused = trial.possible_values(game, found)
        for error in refused:
            say(house_speaker(language).say(Said("lab-left-out", reason=Quoted(error.say(language)))))
    else:
        chosen = [value.strip() for value in values.split("|" if "|" in values else ",")]
    return _with_progress(trial, chosen, console, lambda start: trial.compare_option(game, found, chosen, start))


def _with_progress(
    trial: Trial,
    ways: Sequence[object],
    console: Console,
    compare: Callable[[Callable[[str], Callable[[int], None]]], Iterator[Way]],
) -> list[Way]:
    with progress_bar(console) as bar:
        task = bar.add_task("", total=trial.sessions * len(ways))

        def start(name: str) -> Callable[[int], None]:
            bar.update(task, description=name)
            return lambda done: bar.advance(task, done)

        found: list[Way] = []
        with keeping_what_was_found():
            for way in compare(start):
                found.append(way)
    if not found:
        raise KeyboardInterrupt  # there is nothing to show
    return found


def comparison_table(ways: Sequence[Way], language: str = DEFAULT) -> Grid:
    """A column for each way to play."""
    say, report = house_speaker(language).say, ways[0].report
    bots, seed = listed(BOTS.get(bot, Quoted(bot)) for bot in report.policies), Quoted(str(report.seed))
    grid = Grid(title=say(Said("lab-comparison", hands=grouped(report.sessions), bots=bots, seed=seed)))
    grid.title_justify = "left"
    grid.add_column("")
    for way in ways:
        grid.add_column(way.name, justify="right")
    grid.add_row(say(Said("lab-choices-a-hand")), *(f"{way.length:.1f}" for way in ways))
    for seat in range(report.seats):
        grid.add_row(say(Said("lab-mean-score-of", seat=Seat(seat))), *(str(way.report.means[seat]) for way in ways))
    grid.add_row(say(Said("lab-best-over-worst")), *(str(way.advantage) for way in ways))
    grid.add_row(say(Said("lab-spread-of-scores")), *(f"{way.spread:.2f}" for way in ways))
    grid.add_row(say(Said("lab-best-over-second")), *(f"{way.gap:.2f}" for way in ways))
    if ways[0].otherwise is not None:
        grid.add_row(say(Said("lab-end-otherwise")), *(f"{way.otherwise:.1%}" for way in ways))
        grid.caption = say(Said("lab-same-deals", way=Quoted(ways[0].name)))
        grid.caption_justify = "left"
    return grid
