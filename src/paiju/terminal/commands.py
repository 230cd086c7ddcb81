"""What all commands share: the program, where they print, and the arguments that many of them take."""

from __future__ import annotations

import json
import sys
from contextvars import ContextVar
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from paiju.kernel.game import Game
from paiju.kernel.options import Given, Number, read_pairs
from paiju.terminal import completion
from paiju.terminal.plain_output import degrade
from paiju.words.catalogues import UnknownLanguage, language_of, language_of_environment
from paiju.words.said import Said

BAD_INPUT, STOPPED = 2, 130

app = typer.Typer(
    help="Paiju 牌局: the traditional tile games of East Asia.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
# No text is markup unless it says so: what people type may hold brackets, as tiles do.
out = Console(highlight=False, markup=False)
err = Console(stderr=True, highlight=False, markup=False)

Slug = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="The game by slug or name; `paiju games` lists them.", autocompletion=completion.games
    ),
]
Slugs = Annotated[
    list[str] | None,
    typer.Argument(metavar="[GAME]…", help="Games by slug or name; all by default.", autocompletion=completion.games),
]
Seats = Annotated[int | None, typer.Option(help="Number of players.")]
Seed = Annotated[int | None, typer.Option(help="Seed of the shuffles; the same seed gives the same session.")]
Rules = Annotated[
    list[str] | None,
    typer.Option("--rules", "-r", metavar="NAME=VALUE", help="An option; repeatable.", autocompletion=completion.rules),
]
Preset = Annotated[
    str | None,
    typer.Option(
        help="A way to play, as `paiju options GAME` lists them; --rules changes it.", autocompletion=completion.presets
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        help="Who plays: a bot for all, or one a seat with commas; `paiju bots` lists them.",
        autocompletion=completion.bots,
    ),
]
Language = Annotated[
    str | None,
    typer.Option(
        help="en, zh-Hans, zh-Hant, zh-HK or ko; that of LANG without it.",
        show_default=False,
        autocompletion=completion.languages,
    ),
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


def chosen_rules(
    game: Game, seats: int | None, preset: str | None, rules: list[str] | None
) -> tuple[int | None, Given]:
    """The number of players and the options that were asked for: those of a preset, and over them those given."""
    given = {**(game.preset(preset) if preset else {}), **read_pairs(rules or [])}
    if (wanted := given.pop("seats", None)) is not None:
        wanted = Number("seats", None, low=game.least, high=game.most).read(wanted)
    return (int(wanted) if seats is None and wanted is not None else seats), given


def set_up_output() -> None:
    """A terminal or file that is not UTF-8 gets the nearest characters that it has."""
    for stream in (sys.stdout, sys.stderr):
        degrade(stream)


def print_json(data: object) -> None:
    is_unicode = out.encoding.lower().startswith("utf")
    out.print_json(json.dumps(data), ensure_ascii=not is_unicode)


def announce(line: str) -> None:
    err.print(line, style="dim")


def warn(message: str) -> None:
    err.print(f"paiju: {message}", style="yellow", soft_wrap=True)


def fail(message: str) -> NoReturn:
    """Say in one line what the user got wrong, and leave."""
    err.print(f"paiju: {message}", style="red", soft_wrap=True)
    sys.exit(BAD_INPUT)


def stopped() -> NoReturn:
    """Leave after Ctrl-C, as shells expect it."""
    from paiju.words.speaker import house_speaker

    err.print(f"paiju: {house_speaker(language_in_use()).say(Said('terminal-stopped'))}", style="red")
    sys.exit(STOPPED)
