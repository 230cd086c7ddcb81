"""Whether this machine's card plays as the CPU does, and how fast: `python -m paiju.envs.gpu check`, `bench`, or `all`.

`all` does both for all games at once, with a core for each: minutes in place of an hour.
"""

from __future__ import annotations

import argparse
import sys

from paiju.envs.extras import MissingExtra
from paiju.envs.gpu.bench import decisions_a_second, steps_a_second
from paiju.envs.gpu.check import Differs, check_game
from paiju.envs.gpu.kernels import NoGpu, need_card
from paiju.envs.gpu.together import print_all
from paiju.games import game as find_game
from paiju.games import games
from paiju.kernel.game import Game
from paiju.lab.workers import cores


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m paiju.envs.gpu", description=__doc__)
    parser.add_argument("what", choices=["check", "bench", "all"])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all by default")
    parser.add_argument("--jobs", type=int, default=cores(), help="games that `all` compiles at a time (one a core)")
    given = parser.parse_args(arguments)
    try:
        card = need_card().get_current_device()
    except (NoGpu, MissingExtra) as error:
        print(f"paiju: {error}", file=sys.stderr)
        return 2
    chosen = [find_game(wanted) for wanted in given.games] or list(games())
    print(f"{card.name.decode() if isinstance(card.name, bytes) else card.name}", flush=True)
    if given.what == "all":
        return print_all([game.slug for game in chosen], max(given.jobs, 1))
    return check(chosen) if given.what == "check" else bench(chosen)


def check(chosen: list[Game]) -> int:
    failures = 0
    for game in chosen:
        try:
            for line in check_game(game):
                print(line, flush=True)
        except Differs as error:
            failures += 1
            print(f"DIFFERS {error}", flush=True)
    return 1 if failures else 0


def bench(chosen: list[Game]) -> int:
    print("| game | decisions in playouts | tables | steps, all seats the caller's | against the bot |")
    print("|---|---|---|---|---|")
    for game in chosen:
        played = decisions_a_second(game)
        alone, tables = steps_a_second(game)
        against, _ = steps_a_second(game, opponents="heuristic")
        rates = f"{played / 1e6:,.0f} M | {tables:,} | {alone / 1e6:,.0f} M | {against / 1e6:,.0f} M"
        print(f"| {game.slug} | {rates} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
