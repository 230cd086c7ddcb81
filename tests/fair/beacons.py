"""A beacon of our own, with real signatures: the same every time, and served over HTTP where a test asks for it."""

from __future__ import annotations

import contextlib
import hashlib
import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from py_arkworks_bls12381 import G1Point, G2Point, Scalar

from paiju.play.fair.beacon import DOMAIN, SCHEME, Beacon, randomness

HASH = "00" * 32
GENESIS, PERIOD = 1_700_000_000, 3


@dataclass(frozen=True)
class StandIn:
    """Whoever has the secret of a chain: what the members of drand have only together."""

    secret: int = int.from_bytes(hashlib.sha256(b"the secret of a beacon").digest()) >> 2
    genesis: int = GENESIS
    period: int = PERIOD

    @property
    def chain(self) -> Beacon:
        key = G2Point() * Scalar(self.secret)
        return Beacon(key.to_compressed_bytes(), self.genesis, self.period)

    def sign(self, number: int) -> bytes:
        message = G1Point.hash_to_curve(hashlib.sha256(number.to_bytes(8, "big")).digest(), DOMAIN)
        return (message * Scalar(self.secret)).to_compressed_bytes()

    @property
    def info(self) -> str:
        """As drand says it at /HASH/info."""
        named = {"public_key": self.chain.public_key.hex(), "genesis_time": self.genesis, "period": self.period}
        return json.dumps({**named, "hash": HASH, "groupHash": HASH, "schemeID": SCHEME, "metadata": {"beaconID": "t"}})

    def answer(self, number: int) -> bytes:
        """As drand says it at /HASH/public/NUMBER."""
        signature = self.sign(number)
        return json.dumps(
            {"round": number, "randomness": randomness(signature).hex(), "signature": signature.hex()}
        ).encode()

    @contextlib.contextmanager
    def serving(self, now: Callable[[], float]) -> Iterator[str]:
        """A relay that gives every round when its time has come; the address."""
        beacon = self

        class Relay(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                number = int(self.path.rpartition("/")[2])
                is_there = self.path == f"/{HASH}/public/{number}" and beacon.chain.time_of(number) <= now()
                self.send_response(200 if is_there else 425)
                self.end_headers()
                if is_there:
                    self.wfile.write(beacon.answer(number))

            def log_message(self, *_: object) -> None:
                pass

        with ThreadingHTTPServer(("127.0.0.1", 0), Relay) as relay:
            threading.Thread(target=relay.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{relay.server_port}"
            relay.shutdown()
