"""Tables whose deals wait for a round of a public beacon: a stand-in with real signatures serves its rounds."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import paiju.terminal.server_commands  # noqa: F401 defines serve
from paiju.play.evidence import canonical_deck, read_evidence
from paiju.play.fair import FairError, read_proof, witness
from paiju.play.fair.beacon import QUICKNET, Beacon
from paiju.play.verifier import verify
from paiju.server import limits
from paiju.server.client import Client, RequestRefused, fresh_nonce
from paiju.server.client_play import deal_notice
from paiju.server.refusals import Code
from paiju.server.settings import Settings
from paiju.server.store.events import Dealt, RoundNamed
from paiju.server.wire import beacons
from paiju.server.wire.beacons import BeaconSetting, BeaconSource, read_chain
from paiju.server.wire.client_messages import Contribute
from paiju.terminal.commands import app
from tests.fair.beacons import HASH, StandIn
from tests.fair.scenes import in_english
from tests.fair.vectors import FOLDER
from tests.server.running import LOOPBACK, Running, in_loop, play_on, running
from tests.server.stranger import Stranger

WISHES = {"seats": 2, "options": {"hands": 2}}
BEACON = StandIn(period=1)


@pytest.fixture
def relay(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(limits, "BEACON_AHEAD_SECONDS", 0.3)
    monkeypatch.setattr(limits, "BEACON_LOOK_SECONDS", 0.05)
    with BEACON.serving(time.time) as url:
        yield url


def settings(url: str, chain: Beacon = BEACON.chain) -> Settings:
    return Settings(trusted=LOOPBACK, beacon=BeaconSetting(url, chain, HASH))


async def session(server: Running) -> list[Client]:
    clients = await server.people("jielong", 2, **WISHES)
    await clients[0].start()
    await play_on(clients)
    return clients


async def judged(server: Running, client: Client) -> tuple[bool, int, list[str]]:
    path = f"/tables/{client.table}/sessions/1/"
    proof, walls = read_evidence((await server.get(path + "record")).text)
    client.check_proof(proof, 1)
    holds, proven, found = verify(proof, walls, canonical_deck(proof), [client.witness.key.hex()])
    return holds, proven, in_english(found)


@in_loop
async def test_every_deal_waits_for_a_round_that_nobody_knew_and_is_proven(database: str, relay: str) -> None:
    async with running(database, settings(relay)) as server:
        clients = await session(server)
        for client in clients:
            assert client.unfair is None
            holds, proven, found = await judged(server, client)
            assert (holds, proven) == (True, 2), found
            assert sum("is part of it" in line for line in found) == 2
        stored = server.store.load(clients[0].table)
        assert stored is not None
        named = [event for event in stored.events if isinstance(event.change, RoundNamed)]
        dealt = [event for event in stored.events if isinstance(event.change, Dealt)]
        assert len(named) == len(dealt) == 2
        for before, after in zip(named, dealt, strict=True):
            assert isinstance(before.change, RoundNamed)
            assert isinstance(after.change, Dealt)
            assert BEACON.chain.has_signed(before.change.round, bytes.fromhex(after.change.beacon))
            assert before.at < 1000 * BEACON.chain.time_of(before.change.round) <= after.at


@in_loop
async def test_what_the_deal_waits_for_is_told_to_the_table_with_all_values(database: str, relay: str) -> None:
    async with running(database, settings(relay)) as server:
        clients = await server.people("jielong", 2, **WISHES)
        onlooker = await server.client()
        await onlooker.watch(clients[0].table)
        await clients[0].start()
        await asyncio.gather(*(client.ready() for client in clients))
        await onlooker.until(lambda client: bool(client.deals and client.deals[-1].round))
        waiting = onlooker.deals[-1]
        assert all(seat.value and seat.signature for seat in waiting.seats)
        assert (waiting.root, waiting.beacon) == ("", "")
        notice = deal_notice(onlooker.deals)
        assert notice is not None
        assert notice.id == "deal-waits-for-round"
        await onlooker.until(lambda client: client.info is not None and client.info.phase == "playing")
        assert BEACON.chain.has_signed(waiting.round, bytes.fromhex(onlooker.deals[0].beacon))
        assert deal_notice(onlooker.deals) is None
        assert onlooker.unfair is None


@pytest.mark.parametrize("trouble", ["down", "forged", "another round", "nonsense"])
@in_loop
async def test_a_round_that_does_not_come_is_waited_for_and_then_left_out_before_everybody(
    database: str, relay: str, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    monkeypatch.setattr(limits, "BEACON_SECONDS", 0.2)
    monkeypatch.setattr(witness, "PATIENCE_SECONDS", 0.1)
    answers = {
        "forged": lambda url: StandIn(7).answer(int(url.rpartition("/")[2])),
        "another round": lambda url: BEACON.answer(int(url.rpartition("/")[2]) - 1),
        "nonsense": lambda url: b"{",
    }
    if trouble in answers:
        monkeypatch.setattr(beacons, "_read", answers[trouble])
    async with running(database, settings("http://127.0.0.1:9" if trouble == "down" else relay)) as server:
        clients = await session(server)
        notice = deal_notice(clients[1].deals)
        assert notice is not None
        assert notice.id == "deal-without-round"
        holds, proven, found = await judged(server, clients[0])
        assert (holds, proven) == (True, 2), found
        assert "2 of 2 deals were made without it." in found


@in_loop
async def test_a_client_plays_no_further_where_the_round_was_known(
    database: str, relay: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Beacon, "first_round_after", lambda chain, instant: int(instant - chain.genesis) - 5)
    async with running(database, settings(relay)) as server:
        clients = await server.people("jielong", 2, **WISHES)
        await clients[0].start()
        await asyncio.gather(*(client.ready() for client in clients))
        await clients[0].until(lambda client: client.unfair is not None)
        assert "known already" in str(clients[0].unfair)


@in_loop
async def test_a_value_that_is_not_shown_holds_up_neither_the_round_nor_the_deal(
    database: str, relay: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "VALUE_SECONDS", 0.2)
    async with running(database, settings(relay)) as server:
        clients = await server.people("jielong", 2, **WISHES)
        clients[1].witness.answer = lambda deal: None  # type: ignore[method-assign]
        await clients[0].start()
        await play_on(clients)
        holds, _, found = await judged(server, clients[0])
        assert holds
        assert sum("Seat 1 held its value back." in line for line in found) == 2


@in_loop
async def test_a_restart_gives_the_waiting_deal_up_and_a_server_without_the_beacon_deals_without_it(
    database: str, relay: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database, settings("http://127.0.0.1:9")) as server:
        clients = await server.people("jielong", 2, **WISHES)
        await clients[0].start()
        await asyncio.gather(*(client.ready() for client in clients))
        await clients[0].until(lambda client: bool(client.deals and client.deals[-1].round))
        tickets, witnesses = [one.ticket for one in clients], [one.witness for one in clients]
    monkeypatch.setattr(limits, "BEACON_SECONDS", 0.1)
    monkeypatch.setattr(witness, "PATIENCE_SECONDS", 0)
    async with running(database) as server:
        clients = [await server.client() for _ in tickets]
        for client, ticket, seen in zip(clients, tickets, witnesses, strict=True):
            client.witness = seen
            await client.resume(ticket)
        await play_on(clients)
        assert [client.unfair for client in clients] == [None, None]
        holds, _, found = await judged(server, clients[0])
        assert holds
        assert "A deal was given up after 2 values were shown." in found[2]
        assert "2 of 2 deals were made without it." in found


def test_a_table_without_a_beacon_is_as_ever() -> None:
    assert Settings().beacon is None


@in_loop
async def test_a_value_that_comes_after_the_round_was_named_is_refused(
    database: str, relay: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "VALUE_SECONDS", 0.1)
    monkeypatch.setattr(limits, "BEACON_AHEAD_SECONDS", 5.0)
    async with running(database, settings(relay)) as server:
        clients = await server.people("jielong", 2, **WISHES)
        late, answer = clients[1], clients[1].witness.answer
        late.witness.answer = lambda deal: None  # type: ignore[method-assign]
        await clients[0].start()
        await asyncio.gather(*(client.ready() for client in clients))
        await late.until(lambda client: bool(client.deals and client.deals[-1].seats))
        shown = answer(late.deals[-1])
        assert shown is not None
        await late.until(lambda client: bool(client.deals[-1].round))
        with pytest.raises(RequestRefused, match="refused-values-closed") as refused:
            await late.act(Contribute(fresh_nonce(), 0, shown[0].hex(), shown[1].hex()))
        assert refused.value.code is Code.NOT_NOW
        await late.ping()


@in_loop
async def test_one_who_knows_the_document_alone_plays_there_too(database: str, relay: str) -> None:
    async with running(database, settings(relay)) as server:
        guest = Stranger(f"127.0.0.1:{server.port}")
        await guest.open()
        await guest.create("jielong", seats=2, bots=1)
        await guest.act("start")
        await guest.play(lambda actions: actions[0], lambda guest: bool(guest.view and guest.view["hands_played"]))
        [made] = [deal for deal in guest.deals if deal["root"]]
        assert (made["round"] - 1) * BEACON.period + BEACON.genesis <= time.time()
        assert BEACON.chain.has_signed(made["round"], bytes.fromhex(made["beacon"]))
        await guest.close()


@in_loop
async def test_a_round_is_asked_for_once_and_only_so_many_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "BEACON_ROUNDS", 2)
    asked: list[str] = []

    def read(url: str) -> bytes:
        asked.append(url)
        return BEACON.answer(int(url.rpartition("/")[2]))

    source = BeaconSource(BeaconSetting("https://relay", BEACON.chain, HASH), read)
    for number in (5, 6, 7):
        assert source.find(number) is source.find(number) is None
        while source.find(number) is None:
            await asyncio.sleep(0.005)
        assert source.find(number) == BEACON.sign(number)
    assert asked == [f"https://relay/{HASH}/public/{number}" for number in (5, 6, 7)]
    assert list(source._found) == [6, 7]


def test_a_chain_is_read_as_drand_gives_it(tmp_path: Path) -> None:
    assert read_chain("https://relay", BEACON.info) == BeaconSetting("https://relay", BEACON.chain, HASH)
    for spoilt in (BEACON.info.replace("g1-rfc9380", "on-g1"), BEACON.info.replace('"period": 1', '"period": 0'), "{}"):
        with pytest.raises(FairError):
            read_chain("https://relay", spoilt)


@pytest.mark.parametrize(
    "arguments", [["--beacon", "file:///etc"], ["--beacon", "https://x", "--beacon-chain", "none"]]
)
def test_a_beacon_that_cannot_be_used_is_refused_at_the_start(arguments: list[str]) -> None:
    done = CliRunner().invoke(app, ["serve", *arguments])
    assert done.exit_code == 2
    assert "is no address" in done.output or "none" in done.output


def test_a_proof_whose_beacon_is_none_is_no_proof() -> None:
    case = next(case for case in json.loads((FOLDER / "proofs.json").read_text()) if "beacon" in case["proof"])
    for name, wrong in (("public_key", "no hex"), ("public_key", "00"), ("period", 0), ("genesis", "then")):
        with pytest.raises(FairError):
            read_proof(json.dumps(case["proof"] | {"beacon": case["proof"]["beacon"] | {name: wrong}}))
    assert read_proof(json.dumps(case["proof"])) == case["proof"]


def test_rounds_have_their_times() -> None:
    assert QUICKNET.time_of(1) == 1_692_803_367
    for instant in (1_692_803_360, 1_692_803_367, 1_692_803_368.5, 1_692_803_370):
        number = QUICKNET.first_round_after(instant)
        assert QUICKNET.time_of(number) > instant
        assert number == 1 or QUICKNET.time_of(number - 1) <= instant
