"""The command line: paiju …, python -m paiju."""

from __future__ import annotations

import sys

import typer

import paiju
from paiju.kernel.options import OptionError
from paiju.terminal import (  # noqa: F401  each adds its commands, in this order
    admin_commands,
    bot_commands,
    cleaning,
    game_commands,
    lab_commands,
    learner_commands,
    server_commands,
)
from paiju.terminal.commands import app, fail, forget_language, language_in_use
from paiju.tiles import TileError
from paiju.words.catalogues import LANGUAGES, UnknownLanguage
from paiju.words.errors import SaidError
from paiju.words.said import Quoted, Said
from paiju.words.speaker import house_speaker

MISTAKES = (
    paiju.UnknownGame,
    OptionError,
    paiju.WallError,
    paiju.RecordError,
    paiju.FairError,
    paiju.MoveError,
    TileError,
)


def _say(said: Said) -> str:
    return house_speaker(language_in_use()).say(said)


def main() -> None:
    """Run a command; what the user got wrong is one line and exit code 2."""
    forget_language()
    try:
        app(standalone_mode=False)
    except UnknownLanguage as error:
        there_are = Quoted(", ".join(LANGUAGES))
        fail(_say(Said("no-such-language", language=Quoted(repr(error.language)), languages=there_are)))
    except MISTAKES as error:
        fail(error.say(language_in_use()) if isinstance(error, SaidError) else str(error))
    except OSError as error:
        fail(f"{error.filename or 'file'}: {error.strerror}")
    except UnicodeDecodeError:
        fail(_say(Said("terminal-no-text")))
    except (typer.Exit, SystemExit) as leave:
        sys.exit(getattr(leave, "exit_code", getattr(leave, "code", 0)))
    except (typer.Abort, KeyboardInterrupt):
        fail(_say(Said("terminal-stopped")))
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        fail(error.format_message())
