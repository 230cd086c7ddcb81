"""Serves tables with chance from a seed, for the tests that drive a browser.

python serve.py PORT PACE GRACE FOLDER [beacon]: the folder has the database, and in the file `chance` the name of the
test that runs. Every test has a stream of secrets of its own, so that one run alone meets the deals that it met among
all.
"""

import contextlib
import sys
import time
from pathlib import Path

from tests import chance
from tests.fair.beacons import HASH, StandIn
from tests.rare import choosing_rare_deals

from paiju.server.app import Settings
from paiju.server.serving import serve
from paiju.server.wire.addresses import networks
from paiju.server.wire.beacons import BeaconSetting

WINDOW_SECONDS = 3.0


class SecretsOfTests:
    """Secrets that depend on the seed and on the test that is written in a file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._stream = chance.SeededSecrets("")

    def token(self, size: int) -> bytes:
        name = f"{chance.SEED} {self._file.read_text() if self._file.is_file() else ''}"
        if name != self._stream.name:
            self._stream = chance.SeededSecrets(name)
        return self._stream.token(size)


if __name__ == "__main__":
    port, pace, grace, folder = int(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3]), Path(sys.argv[4])
    with contextlib.ExitStack() as running:
        if chance.ARE_DEALS_RARE:
            running.enter_context(choosing_rare_deals())
        beacon = None
        if sys.argv[5:]:
            chain = StandIn(period=1)
            beacon = BeaconSetting(running.enter_context(chain.serving(time.time)), chain.chain, HASH)
        settings = Settings(
            pace=pace,
            grace=grace,
            window=WINDOW_SECONDS,
            trusted=networks(["127.0.0.1"]),
            secrets=SecretsOfTests(folder / "chance"),
            beacon=beacon,
        )
        serve(str(folder / "paiju.db"), "127.0.0.1", port, settings)
