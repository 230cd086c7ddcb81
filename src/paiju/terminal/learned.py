"""A learned player in the terminal: how it was made, and how it did."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from paiju.bots.learned.network import Network
from paiju.bots.learned.shipped import LearnedPlayer
from paiju.envs.onnx_export import export_onnx
from paiju.words.ids import preset_id
from paiju.words.said import Quoted, Said, listed
from paiju.words.speaker import house_speaker

FIGURES, LEVELS, CALIBRATION = "figures", "levels", "calibration"  # of what a header says about how it was made


def player_view(player: LearnedPlayer, language: str) -> Iterator[RenderableType]:
    """Everything that the header of a player says."""
    say, game, header = house_speaker(language).say, player.game, player.network.header
    title = Said("lab-player", game=Quoted(game.say("game-name", language)), version=header.version)
    yield Text(say(title), style="bold")
    made = Grid(box=None, show_header=False)
    for name, value in header.made.items():
        if name not in (FIGURES, LEVELS, CALIBRATION):
            made.add_row(Text(name, style="dim"), Text(str(value)))
    yield made
    for level, presets in header.levels.items():
        if not presets:
            continue
        ways = listed(Quoted(game.say(preset_id(name), language)) for name in presets)
        yield Text(say(Said("lab-player-level", level=Quoted(level), ways=ways)))
    if header.uses_advice:
        yield Text(say(Said("lab-player-advice")))
    figures = Grid(box=None, header_style="dim")
    figures.add_column(say(Said("lab-player-way")))
    figures.add_column(say(Said("lab-player-gain")), justify="right")
    gains = header.made.get(FIGURES)
    for name in header.presets:
        own = gains.get(name) if isinstance(gains, dict) else None
        figures.add_row(game.say(preset_id(name), language), _interval(own))
    yield figures


def _interval(gain: object) -> str:
    """A gain with its margin, as a header has it."""
    match gain:
        case [int() | float() as mean, int() | float() as margin, *_]:
            return f"{mean:+.3f} ± {margin:.3f}"
    return "–"


def write_onnx(network: Network, path: Path, language: str) -> str:
    """Write a network as ONNX, and say so."""
    export_onnx(network, path)
    inputs, moves = len(network.arrays["inputs"]), network.moves
    return house_speaker(language).say(Said("lab-player-onnx", file=Quoted(str(path)), inputs=inputs, moves=moves))
