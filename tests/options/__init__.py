"""The options and presets of every game as they were last reviewed: `python -m tests.options` writes them anew."""

from __future__ import annotations

from pathlib import Path

from paiju.kernel.game import Game
from paiju.kernel.options import Option, OptionError, Value, write_value

FOLDER = Path(__file__).parent


def written(game: Game) -> str:
    """What a player may choose in a game, and what each named way to play chooses."""
    options = [_line(option) for option in game.options.OPTIONS]
    presets = [f"{name}: {_values(dict(chosen))}".rstrip() for name, chosen in game.presets.items()]
    defaults = [
        f"{seats} players: {_values(game.values(seats, {}))}"
        for seats in range(game.least, game.most + 1)
        if _has_defaults(game, seats)
    ]
    head = f"{game.slug}: {game.players} players, usually {game.usual}; version {game.version}"
    return "\n".join([head, "", *options, "", *presets, "", *defaults, ""])


def _line(option: Option) -> str:
    default = "" if option.default is None else write_value(option.default)
    stored = [f"{word}={option.store(option.read(word))}" for word in getattr(option, "values", ())]
    return f"{option.name} [{default}] {option.allowed} {' '.join(stored)}".rstrip()


def _values(values: dict[str, Value]) -> str:
    return " ".join(f"{name}={write_value(value).replace(' ', '_')}" for name, value in values.items())


def _has_defaults(game: Game, seats: int) -> bool:
    """A number of players may need an option that is not the default."""
    try:
        game.values(seats, {})
    except OptionError:
        return False
    return True
