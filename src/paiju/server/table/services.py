"""What all tables of a server share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from paiju.server import limits
from paiju.server.bots.advice import Advisor, ThreadAdvisor
from paiju.server.randomness import OS_SECRETS, Secrets
from paiju.server.store import Store
from paiju.server.store.writer import Writer
from paiju.server.table.preparing import NothingToPrepare, Preparer
from paiju.server.table.timers import LoopTime, Time, milliseconds
from paiju.server.wire.beacons import BeaconSource
from paiju.server.wire.tickets import TicketSigner

EPOCH_BYTES = 8


@dataclass(frozen=True)
class Services:
    """The services of a server; time and chance come from here and from nowhere else."""

    store: Store
    writer: Writer
    ticket_signer: TicketSigner
    advisor: Advisor = field(default_factory=ThreadAdvisor)
    preparer: Preparer = field(default_factory=NothingToPrepare)
    now: Callable[[], int] = milliseconds
    pace: float = 0.0  # seconds that a bot takes for a move
    grace: float = limits.GRACE_SECONDS  # until a bot plays for an absent person
    sleep: float = limits.SLEEP_SECONDS  # until a table without people is unloaded
    window: float = 0.0  # seconds that a window lasts where others look on; 0: until all have answered
    bot_answer: float = 0.0  # seconds that bots take in a window with one person; 0: as long as they think
    time: Time = field(default_factory=LoopTime)
    secrets: Secrets = OS_SECRETS
    beacon: BeaconSource | None = None  # of which a round is part of every deal at new tables
    epoch: str = field(default_factory=lambda: fresh_epoch(OS_SECRETS))  # of this process


def fresh_epoch(secrets: Secrets) -> str:
    """A name for this process, by which it knows the secrets that it has drawn itself."""
    return secrets.token(EPOCH_BYTES).hex()
