"""How fast search is, in the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table as Grid

from paiju.kernel.game import Announce, Game
from paiju.kernel.options import OptionError
from paiju.lab.search_bench import Row as SearchRow
from paiju.lab.search_bench import bench_search
from paiju.lab.search_peers import PEER, bench_search_peers
from paiju.terminal.reports import progress_bar
from paiju.terminal.stopping import keeping_what_was_found


def run_search_bench(games: Iterable[Game], peers: bool, announce: Announce, console: Console) -> list[SearchRow]:
    from paiju.lab.peers import NoPeers

    chosen = list(games)
    with progress_bar(console) as bar:
        task = bar.add_task("measuring", total=len(chosen) + peers)
        try:
            rows = bench_search_peers() if peers else []
        except NoPeers as error:
            raise OptionError(str(error)) from error
        bar.advance(task, int(peers))
        with keeping_what_was_found():
            for game in chosen:
                rows += bench_search(game, announce)
                bar.advance(task)
    return rows


def search_bench_table(rows: list[SearchRow], peers: bool) -> Grid:
    """The rows; with peers how many times as fast each is as the fastest of theirs."""
    grid = Grid(title="Search on one core, a second", title_justify="left")
    for heading in ("game", "search, playouts"):
        grid.add_column(heading)
    for heading in ("playouts", "decisions in them", "with a choice", *["× OpenSpiel's decisions"] * peers):
        grid.add_column(heading, justify="right")
    fastest = max((row.decisions for row in rows if row.game == PEER), default=1.0)
    for row in rows:
        times = [f"{row.decisions / fastest:.1f}"] * peers
        rates = (f"{rate:,.0f}" for rate in (row.playouts, row.decisions, row.choices))
        grid.add_row(row.game, row.way, *rates, *times)
    return grid
