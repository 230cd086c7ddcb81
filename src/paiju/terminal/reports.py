"""Long work with a progress bar, and its results as tables."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from paiju.bots.faults import CRASHED, HUNG, ILLEGAL, RUBBISH
from paiju.bots.learned.features import Way
from paiju.bots.levels import EASY, GOOD, MASTER, STRONG
from paiju.bots.protocol import close
from paiju.bots.registry import make_bot
from paiju.kernel.figures import grouped
from paiju.kernel.game import Announce, Game
from paiju.kernel.jsonable import Jsonable
from paiju.kernel.options import OptionError
from paiju.lab.playing import COMPILED, HEURISTIC, RANDOM
from paiju.lab.simulation import Report, hand_values, simulate
from paiju.lab.workers import cores
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Quoted, Said
from paiju.words.speaker import house_speaker

if TYPE_CHECKING:
    from paiju.lab.bench import Row
    from paiju.play.table import Table

BOTS = {
    RANDOM: Said("lab-bot-random"),
    HEURISTIC: Said("lab-bot-heuristic"),
    EASY: Said("lab-bot-easy"),
    GOOD: Said("lab-bot-good"),
    STRONG: Said("lab-bot-strong"),
    MASTER: Said("lab-bot-master"),
}
FAULT_WORDS = {
    ILLEGAL: Said("lab-fault-illegal"),
    HUNG: Said("lab-fault-hung"),
    CRASHED: Said("lab-fault-crashed"),
    RUBBISH: Said("lab-fault-rubbish"),
}


def progress_bar(console: Console, quiet: bool = False) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal)


def run_simulation(
    game: Game,
    hands: int,
    seats: int | None,
    seed: int,
    jobs: int,
    ray: str | None,
    bots: str,
    given: Mapping[str, object],
    announce: Announce,
    console: Console,
    *,
    quiet: bool,
) -> Report:
    number = game.seats(seats, given)
    values = hand_values(game, number, given)
    chosen = policies(bots, game, (number, values))
    game.drivers(None if quiet else announce)
    with progress_bar(console, quiet) as bar:
        task = bar.add_task(f"{game.slug}", total=hands)
        return simulate(
            game,
            number,
            values,
            hands,
            policies=chosen,
            seed=check_seed(seed),
            jobs=jobs or cores(),
            ray=ray,
            progress=lambda done: bar.advance(task, done),
            keeps_scores=False,
            may_stop=True,
        )


def check_seed(seed: int) -> int:
    if seed >= 1 << 63:
        raise OptionError(Said("no-simulation-seed", most=Quoted("2**63")))
    return seed


def policies(text: str, game: Game, way: Way) -> list[str] | None:
    """One policy a seat; None where all are random."""
    names = names_of_bots(text, way[0])
    for name in dict.fromkeys(names):
        close(make_bot(name, game, way))  # which says what is wrong with it before anything is played
    return None if set(names) == {"random"} else names


def compiled_policies(text: str, seats: int) -> list[str]:
    """One policy a seat, of those that play inside compiled code."""
    names = names_of_bots(text, seats)
    for name in names:
        if name not in COMPILED:
            raise OptionError(Said("no-such-bot", bot=Quoted(repr(name)), bots=Quoted(", ".join(COMPILED))))
    return [COMPILED[name] for name in names]


def names_of_bots(text: str, seats: int) -> list[str]:
    """The names of bots, one a seat; a single one plays all seats."""
    names = [name.strip() for name in text.split(",")]
    names = names * seats if len(names) == 1 else names
    if len(names) != seats:
        raise OptionError(Said("no-bots-for-seats", count=len(names), seats=seats))
    return names


def simulation_table(report: Report, language: str = DEFAULT) -> Grid:
    say = house_speaker(language).say
    slug, seed = Quoted(report.game.slug), Quoted(str(report.seed))
    title = Said("lab-simulation", game=slug, sessions=grouped(report.sessions), seed=seed)
    grid = Grid(title=say(title), title_justify="left")
    grid.add_column(say(Said("lab-seat")))
    grid.add_column(say(Said("lab-bot")))
    for heading in (Said("lab-mean-score"), Said("lab-spread"), Said("lab-best-share")):
        grid.add_column(say(heading), justify="right")
    for seat, mean in enumerate(report.means):
        bot = bot_name(report.policies[seat], say)
        grid.add_row(f"s{seat}", bot, str(mean), f"{mean.spread:.2f}", f"{report.best[seat]:.1%}")
    deals, decisions, forced = map(grouped, (report.played.deals, report.played.decisions, report.played.forced))
    faults = fault_lines(report.played.faults, say)
    grid.caption = "\n".join([say(Said("lab-played", deals=deals, decisions=decisions, forced=forced)), *faults])
    return grid


def fault_lines(faults: Mapping[str, Mapping[str, int]], say: Callable[[Said], str]) -> list[str]:
    """Which bots lost moves to the default, and why."""
    return [
        say(Said("lab-bot-faults", bot=Quoted(who), times=times, fault=FAULT_WORDS[fault]))
        for who, kinds in faults.items()
        for fault, times in kinds.items()
    ]


def bot_name(name: str, say: Callable[[Said], str]) -> str:
    """What a bot is called: in words where it is one of the usual ones, else as it was typed."""
    return say(BOTS[name]) if name in BOTS else name


def told(table: Table, seat: int | None, language: str) -> list[str]:
    """The story: in notation, which is what one types, and in sentences for people of other languages."""
    view = table.view(seat, language=language)
    return view["log"] if language == DEFAULT else list(view["story"])


def summary_of(table: Table) -> Said:
    """What a record comes to."""
    scores = ", ".join(f"s{at} {score:+d}" for at, score in enumerate(table.scores))
    state = Said("terminal-session-over") if table.over else Said("terminal-session-goes-on")
    moves, hands = len(table.moves), len(table.results)
    return Said("terminal-record-whole", moves=moves, hands=hands, state=state, scores=Quoted(scores))


def record_json(table: Table, seat: int | None, language: str) -> Jsonable:
    """A session as data: its story as a seat or an onlooker was told it, and who paid whom."""
    return {
        "game": table.game.slug,
        "options": table.options,
        "moves": len(table.moves),
        "over": table.over,
        "scores": table.scores,
        "results": list(table.results),
        "story": told(table, seat, language),
        "sheets": [
            [
                {"payer": line.payer, "payee": line.payee, "amount": line.amount, "why": table.say(line.why, language)}
                for line in sheet
            ]
            for sheet in table.sheets
        ],
    }


def score_sheet(table: Table, language: str = DEFAULT) -> Iterator[str]:
    """Hand by hand who paid whom for what, and what it comes to."""
    for hand, (sheet, result) in enumerate(zip(table.sheets, table.results, strict=False), 1):
        yield table.say(Said("terminal-hand", number=hand), language)
        yield from (f"  {table.say(payment.said, language)}" for payment in sheet)
        yield "  " + ", ".join(f"s{seat} {gain:+d}" for seat, gain in enumerate(result))


def run_bench(
    games: Iterable[Game], peers: bool, announce: Announce, console: Console
) -> tuple[list[Row], dict[str, float]]:
    from paiju.lab.bench import bench_game
    from paiju.lab.peers import NoPeers, bench_peers

    chosen = list(games)
    for game in chosen:
        game.drivers(announce)
    with progress_bar(console) as bar:
        task = bar.add_task("measuring", total=len(chosen) + peers)
        try:
            others = bench_peers() if peers else {}
        except NoPeers as error:
            raise OptionError(str(error)) from error
        bar.advance(task, int(peers))
        rows: list[Row] = []
        with contextlib.suppress(KeyboardInterrupt):  # what was measured till then is worth showing
            for game in chosen:
                rows.append(bench_game(game))
                bar.advance(task)
    return rows, others


def bench_tables(rows: list[Row], peers: Mapping[str, float]) -> Iterator[Grid]:
    """What each game does, and in a table of its own how many times as much that is as others do."""
    grid = Grid(title="Random legal play, thousands a second", title_justify="left", box=None, header_style="dim")
    grid.add_column("game", no_wrap=True)
    cores = rows[0].cores if rows else 1
    for heading in ("decisions", "choices", "hands", f"{cores} cores", "Table.play", "bytes"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        figures = (row.decisions, row.choices, row.hands, row.all_cores, row.table)
        grid.add_row(row.game, *(f"{figure / 1000:,.0f}" for figure in figures), str(row.state_bytes))
    grid.caption = "choices: decisions with more than one legal move; cores: decisions on all; bytes: of a position"
    yield grid
    if peers:
        yield _peers_table(rows, peers)


def _peers_table(rows: list[Row], peers: Mapping[str, float]) -> Grid:
    """A column for each peer; what a column stands for is said below."""
    grid = Grid(title="Decisions, how many times as many as", title_justify="left", caption_justify="left", box=None)
    grid.add_column("game", no_wrap=True)
    for letter, _ in _lettered(peers):
        grid.add_column(letter, justify="right", no_wrap=True)
    for row in rows:
        grid.add_row(row.game, *(f"{row.decisions / rate:,.1f}" for rate in peers.values()))
    grid.caption = "\n".join(
        f"{letter}: {name}, {peers[name] / 1000:,.1f} thousand a second" for letter, name in _lettered(peers)
    )
    return grid


def _lettered(peers: Mapping[str, float]) -> Iterator[tuple[str, str]]:
    yield from zip("ABCDEFGH", peers, strict=False)


def run_check(game: Game, decisions: int, announce: Announce, console: Console) -> Jsonable:
    """Random play under every preset with all invariants after each decision; raises OptionError for a violation."""
    from paiju.kernel.conformance import CHECKS, Nonconformance, check_declarations, check_moves

    game.drivers(announce)
    check_declarations(game)
    share = -(-decisions // len(game.presets))
    with progress_bar(console) as bar:
        task = bar.add_task(game.slug, total=len(game.presets))
        try:
            for preset in game.presets:
                for check in CHECKS:
                    check(game, preset, 1, share if check is check_moves else min(share, 2000))
                bar.advance(task)
        except Nonconformance as error:
            raise OptionError(str(error)) from error
    return {"game": game.slug, "decisions": decisions, "presets": len(game.presets), "violations": 0}
