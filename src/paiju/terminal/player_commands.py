"""The command that tells of a learned player."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import paiju
from paiju.terminal.commands import Json, Language, Slug, app, chosen_language, out, print_json


@app.command()
def player(
    game: Slug,
    file: Annotated[Path | None, typer.Option(help="A file of yours, not the one that comes with Paiju.")] = None,
    onnx: Annotated[Path | None, typer.Option(help="Write the network to this .onnx file; needs onnx.")] = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Tell of the learned player of a game: how it was made, and how strong it was found to be.

    Examples: paiju player tianjiu · paiju player tianjiu --onnx tianjiu.onnx · paiju player jielong --file my.npz
    """
    from paiju.bots.learned.shipped import player_in, shipped_player
    from paiju.terminal.learned import player_view, write_onnx

    tongue = chosen_language(language)
    found = paiju.game(game)
    learned = shipped_player(found) if file is None else player_in(file, found)
    told = None if onnx is None else write_onnx(learned.network, onnx, tongue)
    if as_json:
        print_json(learned.network.header.as_json())
        return
    for part in player_view(learned, tongue) if told is None else (told,):
        out.print(part)
