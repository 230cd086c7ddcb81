"""How a server is run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from paiju.server import limits
from paiju.server.randomness import OS_SECRETS, Secrets
from paiju.server.table.timers import LoopTime, SteadyClock, Time
from paiju.server.wire.addresses import Networks
from paiju.server.wire.beacons import BeaconSetting


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    pace: float = 0.0  # seconds that a bot takes for a move
    grace: float = limits.GRACE_SECONDS  # until a bot plays for an absent person
    sleep: float = limits.SLEEP_SECONDS  # until a table without people is unloaded
    origins: tuple[str, ...] = ()  # besides its own
    domains: tuple[str, ...] = ()  # names under which it is reached, besides addresses and names of the local network
    address: str = ""  # under which links are shared, as https://play.example.org; else that of the request
    window: float = 0.0  # seconds that a window lasts where others look on; 0: until all have answered
    bot_answer: float = 0.0  # seconds that bots take in a window with one person; 0: as long as they think
    prepares: bool = False  # compile the rules of all games beside the tables, from the start on
    workers: int = 0  # processes in which bots think; 0: a thread of this one
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    trusted: Networks = ()  # addresses whose sockets, messages and tables are not counted
    readers: Networks = ()  # addresses that may read the metrics, besides this machine
    now: Callable[[], int] = field(default_factory=SteadyClock)
    time: Time = field(default_factory=LoopTime)
    secrets: Secrets = OS_SECRETS  # where everything random comes from
    beacon: BeaconSetting | None = None  # whose rounds are part of the deals at new tables
    bus: str | None = None  # URL, where several processes serve the same tables
