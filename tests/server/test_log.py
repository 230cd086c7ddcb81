"""The log of a table: every fact of an entry is in its hash, and every fiftieth entry holds a digest of the table."""

from collections.abc import Callable
from typing import get_args

import pytest
from msgspec import Struct, structs

from paiju.server import limits
from paiju.server.client import Client
from paiju.server.settings import Settings
from paiju.server.store import Store
from paiju.server.store.errors import LogError
from paiju.server.store.events import GENESIS, AnyChange, Event, Sat, is_chained, next_event
from paiju.server.table.fold import fold
from tests.server.running import deal, in_loop, play_on, running

GAME = "jielong"
ENTRY = next_event(GENESIS, 3, 1_700_000_000_000, Sat("Ann", "visitor"), 2, "nonce", b"\x07" * 32)


@pytest.mark.parametrize(
    "change",
    [
        lambda entry: structs.replace(entry, sequence=4),
        lambda entry: structs.replace(entry, at=entry.at + 1),
        lambda entry: structs.replace(entry, seat=1),
        lambda entry: structs.replace(entry, seat=None),
        lambda entry: structs.replace(entry, nonce="another"),
        lambda entry: structs.replace(entry, nonce=None),
        lambda entry: structs.replace(entry, body=entry.body.replace("Ann", "Bob")),
        lambda entry: structs.replace(entry, mark=b"\x08" * 32),
        lambda entry: structs.replace(entry, mark=None),
    ],
    ids=["sequence", "time", "seat", "no seat", "nonce", "no nonce", "body", "mark", "no mark"],
)
def test_every_fact_of_an_entry_is_in_its_hash(change: Callable[[Event], Event]) -> None:
    assert is_chained(GENESIS, ENTRY)
    assert not is_chained(GENESIS, change(ENTRY))


def test_an_entry_follows_one_other_entry_alone() -> None:
    assert not is_chained(ENTRY.hash, ENTRY)


@pytest.mark.parametrize("kind", [Event, *get_args(AnyChange)])
def test_nothing_in_a_log_can_be_changed(kind: type[Struct]) -> None:
    assert kind.__struct_config__.frozen


async def played_session(database: str) -> str:
    """The name of a table with a finished session of more than fifty entries."""
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 2})
        await deal(clients)
        await play_on(clients)
        return clients[0].table


@in_loop
async def test_every_fiftieth_entry_holds_the_digest_of_the_table_before_it(database: str) -> None:
    table = await played_session(database)
    store = Store(database)
    stored = store.load(table)
    store.close()
    assert stored is not None
    assert len(stored.events) > limits.EVENTS_BETWEEN_MARKS
    marked = {event.sequence: event.mark for event in stored.events if event.mark is not None}
    assert limits.EVENTS_BETWEEN_MARKS in marked
    for sequence, mark in marked.items():
        assert mark == fold(table, stored.events[: sequence - 1], stored.secrets).digest()


@in_loop
async def test_a_log_that_leads_to_another_state_than_was_marked_is_refused(database: str) -> None:
    """As if the rules had changed since: the chain of hashes is whole, and only the mark tells."""
    table = await played_session(database)
    store = Store(database)
    stored = store.load(table)
    store.close()
    assert stored is not None
    events = list(stored.events)
    place = next(place for place, event in enumerate(events) if event.mark is not None)
    before = events[place - 1].hash
    for number in range(place, len(events)):
        old = events[number]
        mark = bytes(32) if number == place else old.mark
        events[number] = next_event(before, old.sequence, old.at, old.change, old.seat, old.nonce, mark)
        before = events[number].hash
    with pytest.raises(LogError, match="not in the state"):
        fold(table, events, stored.secrets)


@in_loop
async def test_votes_against_one_who_came_back_are_forgotten(database: str) -> None:
    async with running(database, Settings(grace=0.1)) as server:
        ann, bo, cy = await server.people(GAME, 3, seats=3)
        await deal([ann, bo, cy])
        await leave_for_a_while(cy, ann)
        await ann.vote_out(2)
        back = await server.client()
        await back.resume(cy.ticket)
        await ann.until(lambda ann: ann.info is not None and ann.info.seats[2].present)
        await leave_for_a_while(back, ann)
        await bo.vote_out(2)
        await ann.ping()
        assert ann.info is not None
        assert ann.info.seats[2].kind == "person"  # bo alone has voted since the return
        await ann.vote_out(2)
        await ann.until(lambda ann: ann.info is not None and ann.info.seats[2].kind == "bot")


async def leave_for_a_while(person: Client, told: Client) -> None:
    await person.close()
    await told.until(lambda told: told.info is not None and told.info.seats[2].stand_in)
