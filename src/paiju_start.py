"""Where the command `paiju` begins: Ctrl-C while it is loaded ends it without a traceback.

It stands outside the package, which Python would load first.
"""

from __future__ import annotations

import os
import signal


def main() -> None:
    heard = signal.getsignal(signal.SIGINT)
    if heard is signal.default_int_handler:  # a shell's job in the background does not hear Ctrl-C
        signal.signal(signal.SIGINT, lambda *_: os._exit(130))
    from paiju import cli

    cli.load()
    signal.signal(signal.SIGINT, heard)
    cli.main()
