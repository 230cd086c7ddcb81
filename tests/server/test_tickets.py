"""Tickets and passes: signed, bound, and good for a time."""

import asyncio
import hashlib
import random
import secrets
import string
from collections.abc import Callable
from typing import Any

import pytest
from itsdangerous import Signer

from paiju.server.client import fresh_nonce
from paiju.server.refusals import Code, Refusal
from paiju.server.table.seat_tickets import SeatTickets
from paiju.server.wire.client_messages import Resume, Sit
from paiju.server.wire.connection import Request
from paiju.server.wire.tickets import TicketSigner
from tests.server.running import in_loop, running

NOW = 1_700_000_000_000
FORGED = 100_000
KEY = b"the key of this server, 32 bytes"


@pytest.fixture
def signer() -> TicketSigner:
    return TicketSigner(secrets.token_bytes(32))


def test_a_ticket_is_known_again_by_its_signer_alone(signer: TicketSigner) -> None:
    text, ticket = signer.issue("table", 2, NOW)
    assert signer.read(text, NOW) == ticket
    assert ticket.hash not in text.encode()
    with pytest.raises(Refusal) as refusal:
        TicketSigner(secrets.token_bytes(32)).read(text, NOW)
    assert refusal.value.code is Code.FORGED


def test_a_ticket_expires(signer: TicketSigner) -> None:
    text, _ = signer.issue("table", 0, NOW)
    end = NOW + 2_592_000_000  # thirty days in milliseconds
    signer.read(text, end - 1)
    with pytest.raises(Refusal) as refusal:
        signer.read(text, end)
    assert refusal.value.code is Code.EXPIRED


def test_a_changed_letter_is_forged_wherever_it_is(signer: TicketSigner) -> None:
    text, _ = signer.issue("table", 0, NOW)
    for place, letter in enumerate(text):
        with pytest.raises(Refusal, match="not given"):
            signer.read(text[:place] + ("A" if letter != "A" else "B") + text[place + 1 :], NOW)


FORGERIES: dict[str, Callable[[list[str], list[str]], str]] = {
    "nothing": lambda own, other: "",
    "a point": lambda own, other: ".",
    "points alone": lambda own, other: "....",
    "a null": lambda own, other: "\0",
    "no Latin": lambda own, other: "é\U0001f004",
    "twice": lambda own, other: 2 * ".".join(own),
    "without a signature": lambda own, other: ".".join(own[:4]),
    "an empty signature": lambda own, other: ".".join([*own[:4], ""]),
    "another's table": lambda own, other: ".".join([other[0], *own[1:]]),
    "another seat": lambda own, other: ".".join([own[0], "1", *own[2:]]),
    "a negative seat": lambda own, other: ".".join([own[0], "-0", *own[2:]]),
    "a seat with a sign": lambda own, other: ".".join([own[0], "+0", *own[2:]]),
    "a seat of Arabic digits": lambda own, other: ".".join([own[0], "٠", *own[2:]]),
    "a later end": lambda own, other: ".".join([*own[:2], str(int(own[2]) + 1), *own[3:]]),
    "no end": lambda own, other: ".".join([*own[:2], "", *own[3:]]),
    "another's secret": lambda own, other: ".".join([*own[:3], other[3], own[4]]),
    "another's signature": lambda own, other: ".".join([*own[:4], other[4]]),
    "a field more": lambda own, other: ".".join([*own[:4], "0", own[4]]),
    "a field less": lambda own, other: ".".join([*own[:3], own[4]]),
    "fields swapped": lambda own, other: ".".join([own[1], own[0], *own[2:]]),
    "cut by one": lambda own, other: ".".join(own)[:-1],
    "cut in half": lambda own, other: ".".join(own)[: len(".".join(own)) // 2],
    "one letter more": lambda own, other: ".".join(own) + "A",
    "padded": lambda own, other: ".".join(own) + "=",
    "a blank before": lambda own, other: " " + ".".join(own),
    "a line end": lambda own, other: ".".join(own) + "\n",
    "other case": lambda own, other: ".".join(own).swapcase(),
    "other alphabet": lambda own, other: ".".join([*own[:4], own[4].replace("-", "+").replace("_", "/") + "="]),
    "signature in hex": lambda own, other: ".".join([*own[:4], own[4].encode().hex()]),
    "colons": lambda own, other: ":".join(own),
    "quoted": lambda own, other: f'"{".".join(own)}"',
    "another key": lambda own, other: resigned(own, b"k" * 32, "paiju ticket"),
    "an empty key": lambda own, other: resigned(own, b"", "paiju ticket"),
    "SHA-1": lambda own, other: resigned(own, KEY, "paiju ticket", hashlib.sha1),
    "another salt": lambda own, other: resigned(own, KEY, "paiju visitor"),
}


def resigned(fields: list[str], key: bytes, salt: str, method: Any = hashlib.sha256) -> str:
    return Signer(key, salt=salt, digest_method=method).sign(".".join(fields[:4])).decode()


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forgery_is_known(forgery: str) -> None:
    signer = TicketSigner(KEY)
    own, other = (signer.issue(table, 0, NOW)[0].split(".") for table in ("table", "other"))
    assert resigned(own, KEY, "paiju ticket") == ".".join(own)
    with pytest.raises(Refusal) as refusal:
        signer.read(FORGERIES[forgery](own, other), NOW)
    assert refusal.value.code is Code.FORGED


def test_many_forged_tickets_are_refused(signer: TicketSigner) -> None:
    text, _ = signer.issue("table", 0, NOW)
    said, _, signature = text.rpartition(".")
    luck = random.Random(5)
    letters = string.ascii_letters + string.digits + "-_"
    for _ in range(FORGED):
        guess = "".join(luck.choices(letters, k=len(signature)))
        with pytest.raises(Refusal, match="not given"):
            signer.read(f"{said}.{guess}", NOW)


def test_a_pass_is_no_ticket_and_a_ticket_no_pass(signer: TicketSigner) -> None:
    given = signer.new_pass()
    assert signer.visitor(given) == signer.visitor(given) != signer.visitor(signer.new_pass())
    with pytest.raises(Refusal):
        signer.read(given, NOW)
    with pytest.raises(Refusal):
        signer.visitor(signer.issue("table", 0, NOW)[0])


def test_a_seat_keeps_the_newest_and_the_one_that_was_shown(signer: TicketSigner) -> None:
    first, second, third = (signer.issue("table", 0, NOW + number)[1] for number in range(3))
    tickets = SeatTickets([first])
    assert tickets.put(second, first) == []
    assert tickets.holds(first)
    assert tickets.holds(second)
    assert tickets.put(third, second) == [first]
    assert not tickets.holds(first)
    assert tickets.clear(0) == [second, third]
    assert not tickets.holds(third)


@pytest.mark.parametrize("is_new", [False, True])
@in_loop
async def test_a_late_request_of_a_closed_socket_costs_no_ticket(is_new: bool, database: str) -> None:
    """Whoever sent it is back by then, and holds a newer ticket."""
    async with running(database) as server:
        nonce = fresh_nonce()
        first = await server.client(visitor="")
        table = await first.create("Ann", "jielong", nonce=nonce)
        [closed] = server.process._app.state.guard.connections
        ticket, visitor = first.ticket, first.visitor
        await first.close()
        while not closed.is_gone:
            await asyncio.sleep(0)
        second = await server.client(visitor=visitor)
        await second.resume(ticket)
        actor = server.lobby.running_table(table)
        assert actor
        actor.post(Request(closed, Sit(nonce, table, "Ann") if is_new else Resume(ticket)))
        await second.glance(ticket)  # answered after it
        newest = second.ticket
        await second.close()
        third = await server.client(visitor=visitor)
        await third.resume(newest)
        assert third.seat == 0
