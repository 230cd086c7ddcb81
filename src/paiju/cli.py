"""The command line: paiju …, python -m paiju."""

from __future__ import annotations

import sys

import typer

import paiju
from paiju.kernel.options import OptionError
from paiju.terminal import (  # noqa: F401  each adds its commands, in this order
    admin_commands,
    game_commands,
    lab_commands,
    server_commands,
)
from paiju.terminal.commands import app, fail
from paiju.tiles import TileError
from paiju.words.catalogues import UnknownLanguage

MISTAKES = (
    paiju.UnknownGame,
    OptionError,
    UnknownLanguage,
    paiju.WallError,
    paiju.RecordError,
    paiju.FairError,
    paiju.MoveError,
    TileError,
)


def main() -> None:
    """Run a command; what the user got wrong is one line and exit code 2."""
    try:
        app(standalone_mode=False)
    except MISTAKES as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename or 'file'}: {error.strerror}")
    except UnicodeDecodeError:
        fail("the file is no text")
    except (typer.Exit, SystemExit) as leave:
        sys.exit(getattr(leave, "exit_code", getattr(leave, "code", 0)))
    except (typer.Abort, KeyboardInterrupt):
        fail("stopped")
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        fail(error.format_message())
