"""Asking for a game, by number or by name."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

import paiju
from paiju.kernel.game import Game
from paiju.words.said import Said
from paiju.words.speaker import house_speaker

LAST_CHOICE = 4  # digits of a number that can be one of a list


def chosen_number(answer: str, of: int) -> int | None:
    """Which of so many a person means who types a number, from 1; None for anything else."""
    digits = answer.lstrip("0")
    is_number = digits.isascii() and digits.isdecimal() and len(digits) <= LAST_CHOICE
    number = int(digits) if is_number else 0
    return number if 1 <= number <= of else None


def pick_game(out: Console, err: Console, language: str) -> Game:
    """Ask until a game is named; raises EOFError where nobody answers."""
    offered = paiju.games()
    for number, game in enumerate(offered, 1):
        out.print(
            Text.assemble((f"{number:>3} ", "bold yellow"), (game.slug.ljust(19)), game.say("game-name", language))
        )
    while True:
        answer = input(house_speaker(language).say(Said("terminal-which-game")) + " [1]: ").strip() or "1"
        if place := chosen_number(answer, len(offered)):
            return offered[place - 1]
        try:
            return paiju.game(answer)
        except paiju.UnknownGame as error:
            err.print(error.say(language), style="red", soft_wrap=True)
