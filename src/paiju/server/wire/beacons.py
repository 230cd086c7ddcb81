"""Rounds of a public beacon (drand), fetched over HTTP from whom the operator names, and checked before use."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from paiju.play.errors import FairError
from paiju.play.fair.beacon import QUICKNET, SCHEME, Beacon
from paiju.server import limits
from paiju.words.said import Quoted, Said

log = logging.getLogger(__name__)

QUICKNET_HASH = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
ANSWER_BYTES = 4096


class ChainFile(Struct):
    """What drand says of a chain at /HASH/info, as far as it is needed."""

    public_key: str
    genesis_time: int
    period: int
    hash: str
    schemeID: str = ""  # noqa: N815 drand's name


class RoundAnswer(Struct):
    """What drand says of a round."""

    round: int
    signature: str


@dataclass(frozen=True)
class BeaconSetting:
    """A chain, and where its rounds are asked for."""

    url: str
    chain: Beacon = QUICKNET
    hash: str = QUICKNET_HASH


def read_chain(url: str, text: str) -> BeaconSetting:
    """The setting for a chain of which this is the file; raises FairError."""
    try:
        file = msgspec.json.decode(text, type=ChainFile)
        chain = Beacon(bytes.fromhex(file.public_key), file.genesis_time, file.period)
        bytes.fromhex(file.hash)
    except ValueError as error:
        raise FairError(Said("no-beacon", scheme=Quoted(SCHEME))) from error
    if file.schemeID != SCHEME:
        raise FairError(Said("no-beacon", scheme=Quoted(SCHEME)))
    return BeaconSetting(url, chain, file.hash)


class BeaconSource:
    """The newest rounds of a chain; all tables share it."""

    def __init__(
        self,
        setting: BeaconSetting,
        read: Callable[[str], bytes] | None = None,
        now: Callable[[], float] = time.time,  # by the machine's clock: rounds come by the time of the world
    ) -> None:
        self.chain, self.now = setting.chain, now
        self._setting, self._read = setting, read or _read
        self._found: dict[int, bytes] = {}  # signatures by round
        self._asking: dict[int, asyncio.Task[None]] = {}

    def find(self, number: int) -> bytes | None:
        """The signature of a round, None where it is not known yet: then it is asked for meanwhile."""
        if number not in self._found and number not in self._asking:
            task = self._asking[number] = asyncio.create_task(self._ask(number), name=f"round {number}")
            task.add_done_callback(lambda _: self._asking.pop(number))
        return self._found.get(number)

    async def _ask(self, number: int) -> None:
        url = f"{self._setting.url}/{self._setting.hash}/public/{number}"
        try:
            answer = msgspec.json.decode(await asyncio.to_thread(self._read, url), type=RoundAnswer)
            signature = bytes.fromhex(answer.signature)
        except (OSError, ValueError) as error:
            log.warning("round %s of the beacon: %s", number, error)
            return
        if answer.round != number or not self.chain.has_signed(number, signature):
            log.error("round %s of the beacon: it is not signed by the chain", number)
            return
        self._found[number] = signature
        while len(self._found) > limits.BEACON_ROUNDS:
            del self._found[next(iter(self._found))]


def _read(url: str) -> bytes:
    """What is at an address of http or https, which the operator has named."""
    request = Request(url, headers={"accept": "application/json", "user-agent": "paiju"})  # noqa: S310
    with urlopen(request, timeout=limits.BEACON_ANSWER_SECONDS) as answer:  # noqa: S310
        found: bytes = answer.read(ANSWER_BYTES)
    return found
