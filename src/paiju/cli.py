"""The command line: paiju …, python -m paiju."""

from __future__ import annotations

import importlib
import os
import sys

import paiju

STOPPED = 130  # by Ctrl-C, as shells count it


def load() -> None:
    """Load the commands; the version is printed without them."""
    if not asks_for_version():
        importlib.import_module("paiju.terminal.program")


def asks_for_version() -> bool:
    return sys.argv[1:] == ["--version"]


def main() -> None:
    """Run a command."""
    try:
        if asks_for_version():
            print(paiju.__version__)
            return
        from paiju.terminal.program import run

        run()
    except KeyboardInterrupt:  # while something was loaded; commands see to it themselves
        sys.exit(STOPPED)
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
