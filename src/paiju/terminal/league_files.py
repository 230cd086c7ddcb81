"""What a league keeps in its folder beside the deals, and reads again."""

from __future__ import annotations

import json
import os
from pathlib import Path

from paiju.bots.levels import SEARCHING
from paiju.kernel.options import OptionError
from paiju.lab.ladder import Ladder
from paiju.lab.league import League
from paiju.words.said import Quoted, Said

RESULT = "league.json"


def shared(bot: str, share: int) -> str:
    """A bot, with one part of so many of its budget where it is a level that searches."""
    return f"{bot}/{share}" if share > 1 and bot in SEARCHING else bot


def write_league(folder: Path, league: League) -> None:
    """Write the result whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    written = folder / f".{RESULT}.new"
    written.write_text(json.dumps(league.as_json(), indent=1) + "\n", encoding="utf-8")
    os.replace(written, folder / RESULT)


def read_league(file: Path) -> tuple[list[Ladder], list[str]]:
    """The ladders of a result, and its bots; raises OptionError where the file is none."""
    try:
        facts = json.loads(file.read_text(encoding="utf-8"))
        return [Ladder.read(ladder) for ladder in facts["ladders"]], [str(bot) for bot in facts["bots"]]
    except (ValueError, KeyError, TypeError) as error:
        raise OptionError(Said("no-league-file", file=Quoted(str(file)))) from error
