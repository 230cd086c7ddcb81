"""Pages of docs/ that are made from computed figures: the odds of a game, and its strategy card.

`python -m tests.pages [GAME …]` computes and writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import paiju
from paiju.kernel.game import Game
from paiju.kernel.options import OptionError

DOCS = Path(__file__).parents[2] / "docs"


def games_with_odds() -> list[Game]:
    return [game for game in paiju.games() if game.odds is not None]


def pages(game: Game) -> Iterator[tuple[Path, str]]:
    """Every generated page of a game: where it stands, and its text."""
    seats = game.seats(None)
    values = game.values(seats, {})
    assert game.odds is not None
    tables = game.odds.table_odds(seats, values, lambda done, of: None)
    text = "\n\n".join(table.markdown() for table in tables)
    yield DOCS / "odds" / f"{game.slug}.md", f"# Odds of {game.name}\n\n`paiju odds {game.slug}`\n\n{text}\n"
    try:
        card = game.odds.card(seats, values)
    except OptionError:  # a game whose choices no card can hold
        return
    yield DOCS / "cards" / f"{game.slug}.md", f"{card.rstrip()}\n\nMade by `paiju odds {game.slug} --card`.\n"
