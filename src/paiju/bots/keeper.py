"""Runs a program that must not outlive whoever asked for it: `python keeper.py LIFELINE COMMAND…`.

The program has this process's input and output. When nobody holds the other end of the lifeline any more, a pipe, the
program and all that it has started are killed. Nothing of Paiju is imported here, so that it starts at once.
"""

import contextlib
import os
import select
import signal
import subprocess
import sys


def keep(lifeline: int, command: list[str]) -> int:
    """Wait until the program ends or the lifeline does; then nothing that it started is left."""
    program = subprocess.Popen(command, start_new_session=True)  # noqa: S603  it is the user's own command
    os.close(0)
    os.close(1)
    try:
        while program.poll() is None:
            if select.select([lifeline], [], [], 0.05)[0]:
                break
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)
    return program.wait()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who asked decides when it ends
    sys.exit(keep(int(sys.argv[1]), sys.argv[2:]) != 0)
