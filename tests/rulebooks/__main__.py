"""Write what rulebooks have from data, and make their examples.

python -m tests.rulebooks example GAME --seed 3        # what a hand of good bots with this seed is like
python -m tests.rulebooks example GAME --seed 3 --keep # take it as the example of the rulebook
python -m tests.rulebooks write [GAME …]               # write examples and options into all rulebooks anew
python -m tests.rulebooks translated GAME LANGUAGE …   # these translations are of the present English text
"""

from __future__ import annotations

import argparse
from pathlib import Path

import paiju
from paiju import Table
from paiju.kernel.game import Game
from paiju.kernel.options import read_pairs
from paiju.play import example
from paiju.play.rulebooks import filled, with_source
from tests.rulebooks.books import LANGUAGES, book_path, folder_of


def played(game: Game, seed: int, seats: int | None, given: list[str]) -> Table:
    """One hand of good bots."""
    table = Table(game, seats=seats, seed=seed, **{**dict(game.single_hand), **read_pairs(given)})
    while table.turn is not None and not table.results:
        for move in table.advice().moves:
            table.play(move)
    return table


def show(table: Table, language: str) -> None:
    print("\n".join(example.hands_dealt(table, language)))
    print("\n".join(f"{number:>3} {line}" for number, line in enumerate(example.told(table, language), 1)))
    print("\n".join(example.settled(table, language)))


def write(path: Path, text: str) -> None:
    if path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
        print(f"{path.name} of {path.parent.name} was written")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.rulebooks", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    orders = parser.add_subparsers(dest="order", required=True)
    shown = orders.add_parser("example", help="show a hand of good bots, or keep it as the example")
    shown.add_argument("game")
    shown.add_argument("--seed", type=int, default=1)
    shown.add_argument("--seats", type=int)
    shown.add_argument("-r", dest="rules", action="append", default=[], metavar="NAME=VALUE")
    shown.add_argument("--keep", action="store_true")
    shown.add_argument("--language", default="en")
    orders.add_parser("write", help="write what comes from data anew").add_argument("games", nargs="*")
    done = orders.add_parser("translated", help="mark translations as those of the present English text")
    done.add_argument("game")
    done.add_argument("languages", nargs="+")
    given = parser.parse_args()
    if given.order == "example":
        table = played(paiju.game(given.game), given.seed, given.seats, given.rules)
        show(table, given.language)
        if given.keep:
            (folder_of(table.game) / example.FILE).write_text(table.record(), encoding="utf-8")
    elif given.order == "write":
        for game in [paiju.game(slug) for slug in given.games] or paiju.games():
            for language in LANGUAGES:
                if (path := book_path(game, language)).exists():
                    write(path, filled(path.read_text(encoding="utf-8"), game, language))
    else:
        game = paiju.game(given.game)
        english = book_path(game, "en").read_text(encoding="utf-8")
        for language in given.languages:
            path = book_path(game, language)
            write(path, with_source(path.read_text(encoding="utf-8"), english))


if __name__ == "__main__":
    main()
