"""What a server publishes of its deals, what its clients say to one that cheats, and what a restart does to secrets."""

import asyncio
import shutil
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from paiju.play.evidence import canonical_deck, read_evidence
from paiju.play.fair import read_proof
from paiju.play.fair.published import PublishedDeal
from paiju.play.fair.witness import UnfairDeal
from paiju.play.verifier import verify
from paiju.server import limits
from paiju.server.client import Client, fresh_nonce
from paiju.server.store import Store
from paiju.server.store.events import Recommitted
from paiju.server.table import audience
from paiju.server.table.publishing import published_deals
from paiju.server.table.room import Room
from paiju.server.wire.client_messages import Start
from paiju.server.wire.server_messages import Snapshot, Update
from tests.fair.scenes import in_english
from tests.server.running import Running, deal, in_loop, play_on, running

GAME = "jielong"
WISHES = {"seats": 2, "options": {"hands": 2}}


async def proof_of(server: Running, client: Client, session: int = 1) -> str:
    return (await server.get(f"/tables/{client.table}/sessions/{session}/proof")).text


@in_loop
async def test_everybody_sees_all_pledges_before_any_value_then_all_values_with_the_root(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, **WISHES)
        onlooker = await server.client()
        await onlooker.watch(clients[0].table)
        told: list[PublishedDeal] = []
        take = onlooker.socket._take

        def note(message: object) -> None:
            if isinstance(message, Update | Snapshot) and message.deals:
                told.extend(one for one in message.deals if one.deal == 0)
            take(message)  # type: ignore[arg-type]

        onlooker.socket._take = note
        await deal(clients)
        await onlooker.until(lambda client: client.info is not None and client.info.phase == "playing")
        empty, pledged, dealt = told
        assert (empty.seats, empty.root) == ([], "")
        assert [(bool(seat.pledge), bool(seat.key), seat.value) for seat in pledged.seats] == [(True, True, "")] * 2
        assert [(seat.pledge, seat.key) for seat in dealt.seats] == [(seat.pledge, seat.key) for seat in pledged.seats]
        assert all(seat.value and seat.signature for seat in dealt.seats)
        assert dealt.root
        for client in (*clients, onlooker):
            assert client.unfair is None
            assert client.witness.seen[1, 0].dealt == clients[0].witness.seen[1, 0].dealt


@in_loop
async def test_a_whole_session_is_proven_to_a_player_and_no_other_proof_is_believed(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, **WISHES)
        await clients[0].start()
        await play_on(clients)
        proof, walls = read_evidence(await proof_of(server, clients[0]))
        for client in clients:
            client.check_proof(proof, 1)
            verdict = verify(proof, walls, canonical_deck(proof), [client.witness.key.hex()])
            assert (verdict.holds, verdict.proven) == (True, 2), verdict.found
        proof["hands"][1]["root"] = "00" * 32
        with pytest.raises(UnfairDeal):
            clients[0].check_proof(proof, 1)
        with pytest.raises(UnfairDeal):
            await clients[0].start()
        await clients[0].leave()


@in_loop
async def test_a_client_plays_no_further_with_a_server_that_changes_a_pledge(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def changed(room: Room) -> list[PublishedDeal]:
        deals = published_deals(room)
        if deals and deals[-1].deal == 1 and deals[0].root:
            other = structs.replace(deals[0].seats[1], pledge="00" * 32)
            deals[0] = structs.replace(deals[0], seats=[deals[0].seats[0], other])
        return deals

    monkeypatch.setattr(audience, "published_deals", changed)
    async with running(database) as server:
        clients = await server.people(GAME, 2, **WISHES)
        await clients[0].start()
        await asyncio.gather(*(client.ready() for client in clients))
        await clients[0].until(lambda client: client.unfair is not None)
        with pytest.raises(UnfairDeal, match="Deal 1 is no longer what was published of it"):
            await clients[0].play("pass")


@in_loop
async def test_a_value_held_back_is_shown_to_the_table_and_counted(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "VALUE_SECONDS", 0.2)
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 1})
        clients[1].witness.answer = lambda deal: None  # type: ignore[method-assign]
        await clients[0].start()
        await play_on(clients)
        last = clients[0].deals[0]
        assert clients[0].witness.withheld(last) == [1]
        proof = read_proof(await proof_of(server, clients[0]))
        assert "Seat 1 held its value back." in in_english(verify(proof, (), canonical_deck(proof)).found)[0]


@in_loop
async def test_a_restart_replaces_the_secret_of_the_next_deal(database: str) -> None:
    """Otherwise a backup that is restored would deal from a secret that may be public."""
    async with running(database) as server:
        clients = await server.people(GAME, 2, **WISHES)
        await clients[0].start()
        info = clients[0].info
        assert info is not None
        before, tickets, witnesses = info.commitment, [one.ticket for one in clients], [one.witness for one in clients]
    async with running(database) as server:
        clients = [await server.client() for _ in tickets]
        for client, ticket, witness in zip(clients, tickets, witnesses, strict=True):
            client.witness = witness
            await client.resume(ticket)
        assert clients[0].info is not None
        assert clients[0].info.commitment != before
        await play_on(clients)
        assert [client.unfair for client in clients] == [None, None]
        proof = read_proof(await proof_of(server, clients[0]))
        assert [attempt["commitment"] for attempt in proof["hands"][0]["given_up"]] == [before]
        verdict = verify(proof, (), canonical_deck(proof))
        assert (verdict.holds, verdict.proven) == (True, 2), verdict.found
        assert "A commitment was replaced before any value was shown." in in_english(verdict.found)[0]
        for client in clients:
            client.check_proof(proof, 1)


@in_loop
async def test_a_start_after_a_restart_is_answered_alike_when_it_is_repeated(database: str) -> None:
    """The start brings another event with it: the secret of the first deal is replaced."""
    async with running(database) as server:
        clients = await server.people(GAME, 2, **WISHES)
        tickets = [client.ticket for client in clients]
    async with running(database) as server:
        clients = [await server.client() for _ in tickets]
        for client, ticket in zip(clients, tickets, strict=True):
            await client.resume(ticket)
        message = Start(fresh_nonce())
        assert await clients[0].act(message) == await clients[0].act(message)
        assert clients[0].deals[0].given_up
        await play_on(clients)


@in_loop
async def test_a_backup_that_is_restored_deals_from_no_secret_that_was_opened(tmp_path: Path) -> None:
    database, backup = tmp_path / "paiju.db", tmp_path / "backup.db"
    async with running(str(database)) as server:
        clients = await server.people(GAME, 2, **WISHES)
        await deal(clients)
        table, tickets = clients[0].table, [client.ticket for client in clients]
    shutil.copy(database, backup)
    async with running(str(database)) as server:
        opened = await secrets_of_finished_session(server, tickets)
    shutil.copy(backup, database)
    async with running(str(database)) as server:
        again = await secrets_of_finished_session(server, tickets)
    assert opened[0] == again[0]  # it was dealt before the copy was made
    assert opened[1] != again[1]
    store = Store(str(database))
    stored = store.load(table)
    store.close()
    assert stored is not None
    assert any(isinstance(event.change, Recommitted) for event in stored.events)


@in_loop
async def test_who_saw_a_deal_that_a_restored_backup_does_not_hold_plays_no_further(tmp_path: Path) -> None:
    database, backup = tmp_path / "paiju.db", tmp_path / "backup.db"
    async with running(str(database)) as server:
        clients = await server.people(GAME, 2, **WISHES)
        await clients[0].start()
        tickets = [client.ticket for client in clients]
    shutil.copy(database, backup)
    async with running(str(database)) as server:
        clients = [await server.client() for _ in tickets]
        for client, ticket in zip(clients, tickets, strict=True):
            await client.resume(ticket)
        await deal(clients)
        witness = clients[0].witness
    shutil.copy(backup, database)
    async with running(str(database)) as server:
        client = await server.client()
        client.witness = witness
        await client.resume(tickets[0])
        with pytest.raises(UnfairDeal, match="The commitment to deal 1 was replaced"):
            await client.ready()


async def secrets_of_finished_session(server: Running, tickets: list[str]) -> list[str]:
    clients = [await server.client() for _ in tickets]
    for client, ticket in zip(clients, tickets, strict=True):
        await client.resume(ticket)
    await play_on(clients)
    proof = msgspec.json.decode(await proof_of(server, clients[0]))
    return [hand["secret"] for hand in proof["hands"]]
