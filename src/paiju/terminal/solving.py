"""Solved deals in the terminal: a line of play drawn step by step, all wins, or what many deals come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, median

from rich.console import Console
from rich.table import Table as Grid

from paiju.kernel.figures import grouped
from paiju.kernel.game import Announce, Game
from paiju.kernel.jsonable import Jsonable
from paiju.kernel.options import Given, OptionError
from paiju.kernel.solving import SOLVED, UNKNOWN, UNSOLVABLE, Answer, Limit, Wins
from paiju.lab.plots import check_plot, plot_batch
from paiju.lab.solving import Batch, deal, position, solve_deals, solver_of
from paiju.play.table import Table
from paiju.terminal.drawing import draw_step
from paiju.terminal.reports import progress_bar
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Quoted, Said
from paiju.words.speaker import house_speaker

LISTED_WINS = 20
DEALS = Quoted("--deals")
BAR = 40
VERDICTS = {SOLVED: Said("lab-won"), UNSOLVABLE: Said("lab-no-win"), UNKNOWN: Said("lab-undecided")}

Say = Callable[[Said], str]


@dataclass(frozen=True)
class Request:
    """What is asked of a solver, and about which deal."""

    game: Game
    given: Given
    limit: Limit
    wall: str | None
    seed: int | None
    shortest: bool
    every: bool

    def table(self, announce: Announce) -> Table:
        if self.seed is not None and self.wall is not None:
            raise OptionError(Said("no-deal-twice"))
        return deal(self.game, self.given, self.seed, self.wall, announce)

    def ask(self, table: Table, console: Console, language: str = DEFAULT) -> Answer | Wins:
        solver = solver_of(self.game)
        find = solver.find_all if self.every else solver.find_shortest if self.shortest else solver.find_win
        with console.status(house_speaker(language).say(Said("lab-solving-waits"))):
            found: Answer | Wins = find(*position(table), self.limit)
        return found


def run_batch(
    request: Request, deals: int | None, jobs: int, plot: Path | None, console: Console, language: str, *, quiet: bool
) -> Batch:
    if deals is None:
        raise OptionError(Said("no-plot-of-one-deal", plot=Quoted("--plot"), deals=DEALS))
    if request.every or request.wall is not None:
        raise OptionError(Said("no-one-deal-of-many", all=Quoted("--all"), deal=Quoted("--deal"), deals=DEALS))
    if plot:
        check_plot(plot)
    first = 1 if request.seed is None else request.seed
    solving = house_speaker(language).say(Said("lab-solving", game=Quoted(request.game.slug)))
    with progress_bar(console, quiet) as bar:
        task = bar.add_task(solving, total=deals)
        batch = solve_deals(
            request.game,
            request.given,
            range(first, first + deals),
            request.limit,
            shortest=request.shortest,
            jobs=jobs,
            progress=lambda done: bar.advance(task, done),
            may_stop=True,
        )
    if plot:
        plot_batch(batch, plot)
    return batch


def show_found(table: Table, found: Answer | Wins, limit: Limit, console: Console, language: str = DEFAULT) -> None:
    source = Said("lab-deal-given") if table.given else Said("lab-seed", seed=Quoted(str(table.seed)))
    name = f"{table.game.name} {table.game.native}" if language == DEFAULT else table.game.say("game-name", language)
    console.print(table.say(Said("lab-solved-deal", game=Quoted(name), deal=source), language), style="bold")
    if isinstance(found, Wins):
        show_wins(table, found, limit, console, language)
    else:
        show_line(table, found, limit, console, language)


def show_line(table: Table, answer: Answer, limit: Limit, console: Console, language: str) -> None:
    """The deal, and how it lies after each move of the line."""
    twin = table.copy()
    seen = twin.view(language=language)
    console.print(draw_step(seen, seen, console.width))
    for number, move in enumerate(answer.moves, 1):
        typed = twin.describe(move)
        twin.play(move)
        before, seen = seen, twin.view(language=language)
        words = typed if language == DEFAULT else seen["story"][-1]
        console.print(f"{number}. {words}", style="bold")
        console.print(draw_step(seen, before, console.width))
    console.print(sentence(table, answer, len(answer.moves), limit, language))


def sentence(table: Table, found: Answer | Wins, moves: int, limit: Limit, language: str) -> str:
    verdicts = {
        SOLVED: Said("solve-won", moves=moves),
        UNSOLVABLE: Said("solve-no-win"),
        UNKNOWN: Said("solve-undecided", limit=limit.said),
    }
    looked_at = Said("solve-looked-at", positions=Quoted(f"{found.positions:,}"))
    if found.positions == 1:
        looked_at = Said("solve-looked-at-one")
    parts = [part for part in (verdicts[found.verdict], found.reason, looked_at) if part]
    return table.speaker(language).say_all(parts)


def show_wins(table: Table, found: Wins, limit: Limit, console: Console, language: str) -> None:
    """The different ends, those first to which most lines lead."""
    moves = len(found.wins[0].moves) if found.wins else 0
    console.print(sentence(table, found, moves, limit, language))
    if not found.wins:
        return
    say = house_speaker(language).say
    console.print(say(Said("lab-ends", ends=grouped(len(found.wins)), lines=grouped(found.lines))))
    grid = Grid(title=say(Said("lab-how-it-may-end")), title_justify="left")
    grid.add_column(say(Said("lab-lines")), justify="right")
    grid.add_column(say(Said("lab-groups")))
    for win in sorted(found.wins, key=lambda win: -win.lines)[:LISTED_WINS]:
        grid.add_row(f"{win.lines:,}", " ".join(zone_texts(after(table, win.moves))))
    if len(found.wins) > LISTED_WINS:
        grid.caption = say(Said("lab-more-ends", count=grouped(len(found.wins) - LISTED_WINS), json=Quoted("--json")))
    console.print(grid)


def after(table: Table, moves: Sequence[int]) -> Table:
    twin = table.copy()
    for move in moves:
        twin.play(move)
    return twin


def zone_texts(table: Table) -> list[str]:
    zones = [zone for zone in table.view(language="en")["zones"] if zone["tiles"]]
    return ["".join(str(tile["face"]) for tile in zone["tiles"]) for zone in zones]


def in_words(table: Table, moves: Sequence[int]) -> list[str]:
    twin = table.copy()
    words = []
    for move in moves:
        words.append(twin.describe(move))
        twin.play(move)
    return words


def answer_json(table: Table, found: Answer | Wins) -> Jsonable:
    head = {
        "game": table.game.slug,
        "options": table.options,
        "deal": table.tiles.text(table.walls[-1]),
        "verdict": found.verdict,
        "positions": found.positions,
        "reason": table.say(found.reason) if found.reason else "",
    }
    if isinstance(found, Answer):
        return head | {"moves": in_words(table, found.moves)}
    wins = [{"lines": win.lines, "moves": in_words(table, win.moves)} for win in found.wins]
    return head | {"lines": found.lines, "wins": wins}


def show_batch(batch: Batch, console: Console, language: str = DEFAULT) -> None:
    say = house_speaker(language).say
    console.print(batch_table(batch, say))
    if batch.lengths:
        moves = {str(n): count for n, count in sorted(Counter(batch.lengths).items())}
        console.print(histogram(Said("lab-moves"), moves, say))
    positions = _by_powers_of_ten([found.answer.positions for found in batch.deals], say)
    console.print(histogram(Said("lab-positions"), positions, say))


def batch_table(batch: Batch, say: Say) -> Grid:
    deals, lengths = batch.deals, batch.lengths
    first, last = Quoted(str(deals[0].seed)), Quoted(str(deals[-1].seed))
    slug, number = Quoted(batch.game.slug), grouped(len(deals))
    title = Said("lab-batch", game=slug, deals=number, first=first, last=last, limit=batch.limit.said)
    grid = Grid(title=say(title), title_justify="left")
    grid.show_header = False
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_row(say(Said("lab-winnable")), say(_share(batch)))
    for verdict, said in VERDICTS.items():
        grid.add_row(say(said), f"{batch.number(verdict):,}")
    positions, seconds = [found.answer.positions for found in deals], [found.seconds for found in deals]
    grid.add_row(say(Said("lab-answered-soon")), f"{batch.answered_soon / len(deals):.2%}")
    grid.add_row(say(Said("lab-seconds")), f"{median(seconds):.4f}, {max(seconds):.3f}")
    grid.add_row(say(Said("lab-positions-median")), f"{median(positions):,.0f}, {max(positions):,}")
    if lengths:
        kind = Said("lab-moves-of-shortest") if batch.shortest else Said("lab-moves-of-found")
        grid.add_row(say(kind), f"{min(lengths)}, {fmean(lengths):.2f}, {max(lengths)}")
    return grid


def _share(batch: Batch) -> Said:
    won = batch.winnable
    share, low, high = (Quoted(f"{100 * part:.2f}") for part in (won.value, won.low, won.high))
    return Said("lab-share-between", share=share, low=low, high=high)


def _by_powers_of_ten(numbers: Sequence[int], say: Say) -> dict[str, int]:
    digits = Counter(len(str(number)) for number in numbers)
    return {
        say(Said("lab-from-to", low=grouped(10 ** (n - 1)), high=grouped(10**n - 1))): digits[n]
        for n in range(min(digits), max(digits) + 1)
    }


def histogram(heading: Said, counts: Mapping[str, int], say: Say) -> Grid:
    """A bar for each count."""
    grid = Grid(box=None, header_style="dim")
    for title in (heading, Said("lab-dealt")):
        grid.add_column(say(title), justify="right")
    grid.add_column("")
    most = max(counts.values())
    for name, count in counts.items():
        grid.add_row(name, f"{count:,}", "█" * -(-BAR * count // most))
    return grid
