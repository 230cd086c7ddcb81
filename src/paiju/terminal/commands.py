"""What all commands share: the program, where they print, and the arguments that many of them take."""

from __future__ import annotations

import sys
from typing import Annotated, NoReturn

import typer
from rich.console import Console

BAD_INPUT = 2

app = typer.Typer(
    help="Paiju 牌局: the traditional tile games of East Asia.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

Slug = Annotated[str, typer.Argument(metavar="GAME", help="The game's slug; `paiju games` lists them.")]
Seats = Annotated[int | None, typer.Option(help="Number of players.")]
Seed = Annotated[int | None, typer.Option(help="Seed of the shuffles; the same seed gives the same session.")]
Rules = Annotated[list[str] | None, typer.Option("--rules", "-r", metavar="NAME=VALUE", help="An option; repeatable.")]
Language = Annotated[
    str | None, typer.Option(help="en, zh-Hans, zh-Hant, zh-HK or ko; that of LANG without it.", show_default=False)
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def announce(line: str) -> None:
    err.print(line, style="dim")


def fail(message: str) -> NoReturn:
    """Say in one line what the user got wrong, and leave."""
    err.print(f"paiju: {message}", style="red", markup=False, soft_wrap=True)
    sys.exit(BAD_INPUT)
