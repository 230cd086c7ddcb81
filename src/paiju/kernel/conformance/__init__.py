"""The checks that every game must pass, for every one of its presets; third parties run them on their own games.

    from paiju.kernel.conformance import check_game
    check_game(GAME)

Each check plays random sessions and raises Nonconformance with the game, the preset, the seed and what was wrong.
This package stands above the rest: it inspects kernel, games and tables alike, and is part of none.
"""

from __future__ import annotations

from collections.abc import Callable

from paiju.kernel.conformance.declarations import check_declarations
from paiju.kernel.conformance.laws import check_advice, check_interpreter, check_moves
from paiju.kernel.conformance.secrecy import check_secrecy
from paiju.kernel.conformance.tables import check_records, check_sheet, check_table, check_told
from paiju.kernel.conformance.walk import Nonconformance, Walk
from paiju.kernel.game import Game

Check = Callable[[Game, str, int, int], None]

CHECKS: tuple[Check, ...] = (
    check_moves,
    check_interpreter,
    check_secrecy,
    check_advice,
    check_table,
    check_told,
    check_sheet,
    check_records,
)


def check_game(game: Game, decisions: int = 1000, seed: int = 1) -> None:
    """All checks for all presets of a game, over at least so many decisions each."""
    check_declarations(game)
    for preset in game.presets:
        for check in CHECKS:
            check(game, preset, seed, decisions)


__all__ = [
    "CHECKS",
    "Check",
    "Nonconformance",
    "Walk",
    "check_advice",
    "check_declarations",
    "check_game",
    "check_interpreter",
    "check_moves",
    "check_records",
    "check_secrecy",
    "check_sheet",
    "check_table",
    "check_told",
]
