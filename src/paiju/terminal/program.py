"""Running a command: what the user got wrong is one line and exit code 2, Ctrl-C is exit code 130."""

from __future__ import annotations

import importlib
import sys
import warnings

import typer

import paiju
from paiju.envs.extras import MissingExtra
from paiju.kernel.options import OptionError
from paiju.kernel.plugins import PluginWarning
from paiju.terminal.commands import STOPPED, app, fail, forget_language, language_in_use, set_up_output, stopped, warn
from paiju.words.catalogues import LANGUAGES, UnknownLanguage
from paiju.words.errors import SaidError
from paiju.words.said import Quoted, Said

__all__ = ["app", "run"]

# Each adds its commands, in this order.
COMMANDS = ("game", "play", "bot", "lab", "figure", "equilibrium", "learner", "player", "server", "admin", "cleaning")
for kind in COMMANDS:
    importlib.import_module(f"paiju.terminal.{kind}_commands")


def run() -> None:
    forget_language()
    set_up_output()
    with warnings.catch_warnings():
        warnings.simplefilter("always", PluginWarning)
        warnings.showwarning = _show_warning
        _run()


def _run() -> None:
    try:
        code = app(standalone_mode=False)
        if code == STOPPED:
            stopped()
    except UnknownLanguage as error:
        there_are = Quoted(", ".join(LANGUAGES))
        fail(_say(Said("no-such-language", language=Quoted(repr(error.language)), languages=there_are)))
    except (SaidError, OptionError) as error:
        fail(error.say(language_in_use()))
    except MissingExtra as error:
        fail(str(error))
    except BrokenPipeError:
        raise
    except OSError as error:
        fail(f"{error.filename or 'file'}: {error.strerror}")
    except UnicodeDecodeError:
        fail(_say(Said("terminal-no-text")))
    except (typer.Exit, SystemExit) as leave:
        sys.exit(getattr(leave, "exit_code", getattr(leave, "code", 0)))
    except EOFError:
        sys.exit(0)  # nobody answers any more
    except (typer.Abort, KeyboardInterrupt):
        stopped()
    except Exception as error:
        _fail_by_message(error)


def _fail_by_message(error: Exception) -> None:
    """Mistakes in the words of the command line say what is wrong; so do moves that a table refuses."""
    if isinstance(error, paiju.MoveError):
        fail(str(error))
    if not hasattr(error, "format_message"):
        raise error
    if message := error.format_message():
        fail(message)
    sys.exit(getattr(error, "exit_code", 2))  # its help was printed


def _show_warning(message: Warning | str, category: type[Warning], *_: object, **__: object) -> None:
    if issubclass(category, PluginWarning):
        warn(str(message))


def _say(said: Said) -> str:
    from paiju.words.speaker import house_speaker

    return house_speaker(language_in_use()).say(said)
