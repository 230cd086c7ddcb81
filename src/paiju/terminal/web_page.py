"""The page of a server: opened where there is a screen and a person, else its address as a link."""

from __future__ import annotations

import errno
import os
import sys
import threading
import webbrowser

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")
REMOTE = ("SSH_CONNECTION", "SSH_TTY")


def has_screen() -> bool:
    """Whether a browser would open in front of the person who typed the command."""
    if not sys.stdout.isatty() or any(os.environ.get(name) for name in REMOTE):
        return False
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in DISPLAYS)


def show_page(address: str, opens: bool) -> None:
    """Open the page, or print its address for the terminal to make it a link."""
    if opens:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    elif sys.stdout.isatty():
        print(f"Open \033]8;;{address}\033\\{address}\033]8;;\033\\ in a browser; Ctrl-C ends it.", flush=True)


def what_to_do(error: OSError, port: int) -> str:
    """What helps where an address cannot be had."""
    if error.errno == errno.EADDRINUSE:
        return f"; another program has this port: take another with --port {port + 1}, or a free one with --port 0"
    if error.errno == errno.EACCES:
        return "; ports below 1024 belong to root: take one above with --port 8000"
    return ""
