"""What all commands share: the program, where they print, and the arguments that many of them take."""

from __future__ import annotations

import sys
from contextvars import ContextVar
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from paiju.words.catalogues import UnknownLanguage, language_of, language_of_environment

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
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Work on this Ray cluster: host:port, auto or local.", show_default=False),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


_in_use: ContextVar[str | None] = ContextVar("language", default=None)


def chosen_language(wanted: str | None) -> str:
    """The language that was asked for, else that of the environment; errors are told in it from now on."""
    found = language_of_environment() if wanted is None else language_of(wanted)
    if found is None:
        raise UnknownLanguage(str(wanted))
    _in_use.set(found)
    return found


def forget_language() -> None:
    """Begin a command: nothing was asked for yet."""
    _in_use.set(None)


def language_in_use() -> str:
    return _in_use.get() or language_of_environment()


def announce(line: str) -> None:
    err.print(line, style="dim")


def fail(message: str) -> NoReturn:
    """Say in one line what the user got wrong, and leave."""
    err.print(f"paiju: {message}", style="red", markup=False, soft_wrap=True)
    sys.exit(BAD_INPUT)
