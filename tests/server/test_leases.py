"""Leases: one process at a time writes to a table, whatever the others believe."""

import asyncio
import time
from collections.abc import Iterator
from itertools import count

import pytest

from paiju.server.store import Batch, NotOurs, NotSaved, Store
from paiju.server.store import leases as lease_rows
from paiju.server.store.events import Filled, next_event
from paiju.server.store.leases import Leases
from paiju.server.store.records import SealedDeal, Ticket
from tests.server.scratch import ScratchPostgres
from tests.server.test_store import batch

NAMES = count()


class Process:
    """What a process does to the database."""

    def __init__(self, url: str, name: str) -> None:
        self.store = Store(url, name)
        self.leases = Leases(self.store.database, name)
        self.leases.renew()

    def expire(self) -> None:
        """As if its last heartbeat were long ago."""
        with self.store.database.begin() as connection:
            past = "UPDATE processes SET expires = now() - interval '1 second' WHERE id = ?"
            connection.execute(past, (self.leases.me,))


@pytest.fixture
def pair(postgres: ScratchPostgres) -> Iterator[tuple[Process, Process]]:
    """Two processes at one database; the first has set up table t."""
    url = postgres(f"leases{next(NAMES)}")
    ann, bo = Process(url, "ann"), Process(url, "bo")
    ann.store.write([batch("t")])
    yield ann, bo
    ann.store.close()
    bo.store.close()


def second() -> Batch:
    return Batch("t", [next_event(batch("t").events[0].hash, 2, 6, Filled(), 0, "m" * 8)])


def test_a_table_is_its_makers_until_the_maker_is_silent(pair: tuple[Process, Process]) -> None:
    ann, bo = pair
    assert (ann.leases.claim("t"), bo.leases.claim("t"), bo.leases.claim("u")) == ("ann", "ann", None)
    standing = bo.leases.renew(["t"])
    assert (set(standing.living), set(standing.ours), standing.owners) == ({"ann", "bo"}, set(), {"t": "ann"})
    ann.expire()
    assert bo.leases.claim("t") == "bo"
    assert ann.leases.claim("t") == "bo"
    assert not ann.leases.renew().ours


def test_a_process_that_ends_or_releases_a_table_leaves_it_at_once(pair: tuple[Process, Process]) -> None:
    ann, bo = pair
    bo.leases.release("t")
    assert bo.leases.claim("t") == "ann"
    ann.leases.release("t")
    assert bo.leases.claim("t") == "bo"
    bo.leases.release_all()
    assert ann.leases.renew().living == {"ann"}
    assert ann.leases.claim("t") == "ann"


@pytest.mark.parametrize("what", ["event", "ticket", "deal", "spent", "closes"])
def test_who_has_lost_a_table_writes_nothing_to_it(pair: tuple[Process, Process], what: str) -> None:
    ann, bo = pair
    before = ann.store.load("t")
    assert before is not None
    late = {
        "event": second(),
        "ticket": Batch("t", ticket=Ticket(b"new", "t", 1, 99)),
        "deal": Batch("t", deal=SealedDeal((1, 1, 0), b"x" * 32, "c1")),
        "spent": Batch("t", spent=before.tickets),
        "closes": Batch("t", closes=True),
    }[what]
    ann.expire()
    bo.leases.claim("t")
    ann.leases.renew()
    with pytest.raises(NotOurs):
        ann.store.write([late])
    assert (bo.store.load("t"), bo.store.live_tables()) == (before, ["t"])
    bo.store.write([late])
    assert (bo.store.load("t"), bo.store.live_tables()) != (before, ["t"])


def test_one_lost_table_harms_no_other(pair: tuple[Process, Process]) -> None:
    ann, bo = pair
    ann.store.write([batch("u")])
    ann.expire()
    bo.leases.claim("t")
    with pytest.raises(NotOurs, match=r"has t$"):
        ann.store.write([second(), Batch("u", closes=True)])
    ann.store.write([Batch("u", closes=True)])


def test_a_claim_waits_for_the_commit_that_is_underway(pair: tuple[Process, Process]) -> None:
    ann, bo = pair
    ann.expire()

    async def meet() -> None:
        with ann.store.database.begin() as connection:
            lease_rows.hold(connection, {"t"}, "ann")
            claim = asyncio.create_task(asyncio.to_thread(bo.leases.claim, "t"))
            await asyncio.sleep(0.3)
            assert not claim.done()
        assert await claim == "bo"

    asyncio.run(meet())


def test_who_is_stopped_within_a_commit_holds_nobody_up_for_long(pair: tuple[Process, Process]) -> None:
    ann, bo = pair
    ann.expire()
    stopped = ann.store.database.new_connection()
    stopped.execute("BEGIN")
    lease_rows.hold(stopped, {"t"}, "ann")
    begun = time.monotonic()
    owner = None
    while owner != "bo" and time.monotonic() - begun < 10:
        try:
            owner = bo.leases.claim("t")
        except NotSaved:
            continue
    assert owner == "bo"
    stopped.close()
