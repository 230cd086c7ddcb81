"""The arena in the terminal: who plays, and how they stand."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from paiju.bots.builtin import SearchBot
from paiju.bots.learned.features import Way
from paiju.bots.learned.shipped import is_shipped
from paiju.bots.levels import MASTER, SEARCHING, STRONG_SECONDS
from paiju.bots.players import Player
from paiju.bots.protocol import Bot, close
from paiju.bots.registry import LEARNED, bot_names, make_bot
from paiju.bots.search.drivers import search_drivers
from paiju.games import games
from paiju.kernel.figures import grouped
from paiju.kernel.game import Announce, Game
from paiju.kernel.options import OptionError
from paiju.lab.arena import MOST_BOTS, Contest, Standing, hold
from paiju.lab.arena_file import opened
from paiju.lab.league import League
from paiju.lab.readiness import make_ready, play_trial
from paiju.lab.simulation import hand_values
from paiju.lab.workers import Workers
from paiju.play.table import Table
from paiju.terminal.reports import bot_name, check_seed, fault_lines, progress_bar
from paiju.terminal.stopping import keeping_what_was_found, note_stop
from paiju.words.said import Quoted, Said, listed
from paiju.words.speaker import house_speaker

ABOUT = {
    "random": Said("lab-about-random"),
    "easy": Said("lab-about-easy"),
    "good": Said("lab-about-good"),
}


def bot_rows() -> Iterator[tuple[str, Said]]:
    """Every bot with what it is."""
    for name in bot_names():
        if name == MASTER:
            yield name, Said("lab-about-master", seconds=Quoted(f"{SEARCHING[name] * STRONG_SECONDS:g}"))
        elif name in SEARCHING:
            yield name, Said("lab-about-strong", seconds=Quoted(f"{SEARCHING[name] * STRONG_SECONDS:g}"))
        elif name == LEARNED:
            yield name, about_learned()
        else:
            yield name, ABOUT.get(name, Said("lab-about-plugin"))
    yield "search:500", Said("lab-about-search")
    yield "learned:my.npz", Said("lab-about-learned-file")
    yield "command:./mybot", Said("lab-about-command")


def about_learned() -> Said:
    """What a learned player is, and the games that have one."""
    having = [Quoted(game.slug) for game in games() if is_shipped(game)]
    return Said("lab-about-learned", games=listed(having)) if having else Said("lab-about-learned-none")


def contest_of(
    game: Game,
    names: Sequence[str],
    seats: int | None,
    seed: int,
    given: Mapping[str, object],
    announce: Announce | None,
) -> Contest:
    """The contest that was asked for; what is wrong with a bot is said before anything is played."""
    number = game.seats(seats, given)
    contest = Contest(game.slug, number, hand_values(game, number, given), tuple(names), check_seed(seed))
    for name in dict.fromkeys(names):
        bot = ready_bot(name, game, announce, (number, contest.values))
        play_trial(game, searches=isinstance(bot, SearchBot))
        close(bot)
    return contest


def ready_bot(name: str, game: Game, announce: Announce | None, way: Way) -> Bot:
    """A bot by name, with all that it needs loaded; says so where that has to be compiled."""
    bot = make_bot(name, game, way)
    game.drivers(announce)
    if isinstance(bot, SearchBot):
        search_drivers(game, announce)
    return bot


def players_at(table: Table, seat: int, levels: str, announce: Announce) -> dict[int, Player]:
    """The bots at the other seats of a person's table: one for all of them, or one for each with commas."""
    others = [other for other in range(table.seats) if other != seat]
    names = [name.strip() for name in levels.split(",")]
    names = names * len(others) if len(names) == 1 else names
    if len(names) != len(others):
        raise OptionError(Said("no-level-for-seats", count=len(names), seats=len(others)))
    return {
        other: Player(name, ready_bot(name, table.game, announce, (table.seats, table.options)), table.seed + other)
        for other, name in zip(others, names, strict=True)
    }


def run_contest(
    contest: Contest,
    deals: int,
    workers: Workers,
    save: Path | None,
    console: Console,
    *,
    stops_early: bool,
    quiet: bool,
) -> Standing:
    """Hold a contest with a progress bar, from where its file ends."""
    with contextlib.ExitStack() as stack:
        kept = stack.enter_context(opened(save, contest)) if save else None
        bar = stack.enter_context(progress_bar(console, quiet))
        task = bar.add_task(contest.game, total=deals)
        standing = hold(
            contest,
            deals,
            workers=workers,
            known=kept.rows if kept else (),
            keep=kept.keep if kept else None,
            stops_early=stops_early,
            progress=lambda done: bar.advance(task, done),
            may_stop=True,
        )
    if standing.was_stopped:
        note_stop()
    return standing


def run_league(
    league: League,
    workers: Workers,
    folder: Path | None,
    seconds: float | None,
    console: Console,
    *,
    quiet: bool,
) -> None:
    """The ladder in every game, with a progress bar; Ctrl-C ends it with what was played till then."""
    games, bots = league.games, league.bots
    if len(bots) < 2:
        raise OptionError(Said("no-arena-of", count=len(bots), most=MOST_BOTS))
    for game in games:
        for name in dict.fromkeys(bots):
            close(make_bot(name, game))  # which says what is wrong with it before anything is played
    with progress_bar(console, quiet) as bar, keeping_what_was_found():
        task = bar.add_task("compiling", total=len(games))
        make_ready(workers, games, bots, lambda: bar.advance(task))
        bar.update(task, description="playing", total=len(games) * (len(bots) - 1), completed=0)
        league.play(workers, folder, seconds, lambda told: bar.update(task, completed=told.finished))


def print_standing(standing: Standing, deals: int, out: Console, language: str) -> None:
    """The table of the bots, each against each, and whether all the deals were played."""
    say, names = house_speaker(language).say, standing.contest.names
    shown = [bot_name(name, say) for name in names]
    contest = standing.contest
    title = Said("lab-arena", game=Quoted(contest.game), deals=grouped(standing.deals), seed=Quoted(str(contest.seed)))
    grid = Grid(title=say(title), title_justify="left")
    grid.add_column(say(Said("lab-bot")))
    for heading in (Said("lab-arena-gain"), Said("lab-arena-time")):
        grid.add_column(say(heading), justify="right")
    ratings = standing.ratings.known
    if ratings:
        grid.add_column(say(Said("lab-arena-rating")), justify="right")
    for name in shown:
        grid.add_column(say(Said("lab-arena-over", bot=Quoted(name))), justify="right")
    for one, name in enumerate(shown):
        points = standing.points[one]
        gaps = ("" if one == other else _interval(*standing.gap(one, other)) for other in range(len(names)))
        rated = [f"{ratings[one].mu:.1f} ± {ratings[one].sigma:.1f}"] if ratings else []
        grid.add_row(name, _interval(points.mean, points.margin()), f"{standing.milliseconds(one):.2f}", *rated, *gaps)
    out.print(grid)
    if not standing.was_stopped:
        out.print(say(Said("lab-arena-clear") if standing.deals < deals else Said("lab-arena-all")))
    for line in fault_lines({name: standing.faults[bot] for bot, name in enumerate(shown)}, say):
        out.print(line, markup=False)


def _interval(value: float, margin: float) -> str:
    return f"{value:+.3f} ± {margin:.3f}" if margin != float("inf") else f"{value:+.3f}"
