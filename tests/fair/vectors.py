"""The vectors that the Python and the TypeScript verifier share: proofs good and spoilt, with the verdict on each."""

from __future__ import annotations

import copy
import dataclasses
import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from paiju.play.fair import FairDeals, Proof
from paiju.play.fair.beacon import QUICKNET, Beacon
from paiju.play.fair.encoding import fields
from paiju.play.verifier import draw, sha, verify
from paiju.server.store.setup import BeaconChain
from tests.fair import cheating, cheating_beacons
from tests.fair.beacons import StandIn
from tests.fair.scenes import commit, deal, in_english, secret_of, share, terms_of, value_of
from tests.fair.walls import wall_digests

FOLDER = Path(__file__).parent.parent / "vectors" / "fair"
HALF_REJECTED = 2**63 + 2**11  # a limit that every other word is passed over for, and that a JavaScript number holds
CROSS_KEYS = 4_000

Case = tuple[str, Proof, list[list[str]]]


def write_vectors() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    _write("proofs", [_case(*case) for case in (*good_cases(), *beacon_cases(), *spoilt_cases())])
    _write("streams", {"shake256": list(_shakes()), "draws": list(_draws())})
    _write("walls", wall_digests(CROSS_KEYS))
    _write("witness", [witness_case(kind) for kind in (*cheating.KINDS, *cheating_beacons.KINDS)])
    _write("beacon", {"rounds": list(_rounds()), "digest": QUICKNET.digest.hex()})


def _write(name: str, content: Any) -> None:
    (FOLDER / f"{name}.json").write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _case(name: str, proof: Proof, walls: list[list[str]]) -> dict[str, Any]:
    deck = deck_for(proof)
    holds, proven, found = verify(proof, walls, deck)
    case = {"name": name, "proof": proof, "walls": walls, "deck": deck}
    return {**case, "holds": holds, "proven": proven, "found": in_english(found)}


def deck_for(proof: Proof) -> list[str] | None:
    """What a verifier knows of the tiles of a game that is none: those of the tile set, by the name of the table."""
    tile_set = "full32" if " " not in proof["table"] else proof["table"].split()[1]
    return list(terms_of("", tile_set).tiles) if proof["game"] == "some-game" else None


def witness_case(kind: type[cheating.Host]) -> dict[str, Any]:
    """What a host tells its first client, and what that client says to it."""
    host = kind()
    verdict, client = host.play(), host.clients[0]
    told = [{name: _plain(part) for name, part in step.items()} for step in host.steps]
    kept = {"seed": client._seed.hex(), "offers": {}, "seen": {}}
    case = {"name": kind.__name__, "kept": kept, "steps": told, "proof": host.given}
    return {**case, "unfair": host.first_lie, "caught": verdict}


def _plain(part: Any) -> Any:
    return msgspec.to_builtins(BeaconChain.of(part) if isinstance(part, Beacon) else part)


def walls_of(deals: FairDeals) -> list[list[str]]:
    return [[deals.terms.tiles[index] for index in hand.deal().order] for hand in deals.hands]


def session() -> FairDeals:
    """Two hands with everything that a proof can hold."""
    deals = FairDeals(terms_of("k3v9"))
    first = deal(deals)
    first.show_seating()
    first.show_dice(2, 0)
    deal(deals, absent=[2], held_back=[3]).show_dice(3, 1)
    for hand in deals.hands:
        for place in (0, 9, 31):
            hand.open_leaf(place)
    return deals


def good_cases() -> Iterator[Case]:
    deals = session()
    yield "the secrets are closed", deals.proof(), []
    yield "a record tells walls that are not open", deals.proof(), walls_of(deals)
    deals.reveal()
    yield "the secrets are open", deals.proof(), []
    yield "a record tells the walls", deals.proof(), walls_of(deals)
    for tile_set, seats in (("ponjan78", 3), ("mahjong108", 4), ("no_supreme30", 1)):
        deals = FairDeals(terms_of(f"牌局 {tile_set}", tile_set, seats))
        deal(deals).open_leaf(len(deals.terms.tiles) - 1)
        yield f"{tile_set}, the last tile open", deals.proof(), []
        deals.reveal()
        yield f"{tile_set}, all open", deals.proof(), []
    deals = FairDeals(terms_of("aborted"))
    commit(deals)
    yield "a hand that waits for its pledges", deals.proof(), []
    deals.reveal()
    yield "a hand that was never dealt", deals.proof(), []
    yield "a table without hands", FairDeals(terms_of("empty")).proof(), []
    yield from honest_troubles()


def honest_troubles() -> Iterator[Case]:
    """Nobody cheats, and yet less is proven."""
    deals = FairDeals(terms_of("k3v9"))
    share(commit(deals), deals, held_back=[1])
    deals.commit_again(secret_of("again"))
    share(deals.commit_again(secret_of("and again")), deals).deal()
    deal(deals)
    yield "deals that were given up, the secrets closed", deals.proof(), []
    deals.reveal()
    yield "deals that were given up", deals.proof(), []
    deals = FairDeals(terms_of("bots"))
    deal(deals, absent=range(4))
    deals.reveal()
    yield "a hand of bots, without any value", deals.proof(), []
    deals = FairDeals(terms_of("unsigned"))
    deal(deals, are_signed=False)
    deal(deals)
    deals.reveal()
    yield "a session begun by the older protocol", deals.proof(), []
    yield "a proof of the older protocol", older(deals.proof()), []


def beacon_cases() -> Iterator[Case]:
    """Deals that wait for rounds of a beacon: of drand's own, and of one that no verifier knows."""
    beacon = StandIn()
    for name, chain, rounds in (
        ("rounds of quicknet", QUICKNET, [(number, signature) for _, number, signature in PUBLISHED[:2]]),
        ("rounds of an unknown beacon", beacon.chain, [(number, beacon.sign(number).hex()) for number in (7, 9)]),
        ("a round that did not come", beacon.chain, [(7, ""), (9, beacon.sign(9).hex())]),
        ("the round of the hand before", beacon.chain, 2 * [(9, beacon.sign(9).hex())]),
    ):
        deals = FairDeals(dataclasses.replace(terms_of("k3v9"), beacon=chain))
        for number, signature in rounds:
            share(commit(deals), deals).name_round(number)
            deals.hands[-1].deal(bytes.fromhex(signature))
        yield f"{name}, the secrets closed", deals.proof(), []
        deals.reveal()
        yield name, deals.proof(), walls_of(deals)
    for name, spoil in BEACON_SPOILERS.items():
        proof = copy.deepcopy(deals.proof())
        proof["hands"].pop()
        spoil(proof)
        yield name, proof, []


def older(proof: Proof) -> Proof:
    """A proof as the first version wrote it, of its first hand."""
    written: Any = copy.deepcopy(proof)
    written["version"] = 1
    del written["options"]
    del written["hands"][1:]
    for hand in written["hands"]:
        del hand["given_up"]
        hand["seats"] = [{"pledge": seat["pledge"], "value": seat["value"]} for seat in hand["seats"]]
    return written  # type: ignore[no-any-return]


def spoilt_cases() -> Iterator[Case]:
    deals = session()
    closed = deals.proof()
    deals.reveal()
    for name, spoil in SPOILERS.items():
        proof = copy.deepcopy(deals.proof())
        spoil(proof)
        yield name, proof, []
    for name in ("another tile", "another salt", "another place", "a path cut short", "another partner"):
        proof = copy.deepcopy(closed)
        SPOILERS[name](proof)
        yield f"{name}, the secret closed", proof, []
    walls = walls_of(deals)
    walls[1][9], walls[1][10] = walls[1][10], walls[1][9]
    yield "a record tells another wall", deals.proof(), walls
    yield "a record tells another wall, the secret closed", closed, walls
    yield "a record tells more walls than were committed to", closed, [*walls_of(deals), walls[0]]


def _flip(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


def _replace_value(hand: Any) -> None:
    """What a server would do that does not like a seat's value: the seat itself finds out."""
    value = value_of("of the server's choice")
    published = bytes.fromhex(hand["commitment"])
    key = hand["seats"][0]["key"]
    pledged = sha("pledge", published, 0, bytes.fromhex(key), value).hex()
    hand["seats"][0] |= {"pledge": pledged, "value": value.hex()}


def _field(*keys: str | int) -> Callable[[Any], None]:
    """Spoil one text in hex."""

    def spoil(proof: Any) -> None:
        for key in keys[:-1]:
            proof = proof[key]
        proof[keys[-1]] = _flip(proof[keys[-1]])

    return spoil


def _set(value: Any, *keys: str | int) -> Callable[[Any], None]:
    def spoil(proof: Any) -> None:
        for key in keys[:-1]:
            proof = proof[key]
        proof[keys[-1]] = value

    return spoil


HAND = ("hands", 0)
LEAF = (*HAND, "opened", 1)
SPOILERS: dict[str, Callable[[Any], None]] = {
    "another commitment": _field(*HAND, "commitment"),
    "another secret": _field(*HAND, "secret"),
    "another root": _field(*HAND, "root"),
    "another pledge": _field(*HAND, "seats", 0, "pledge"),
    "another value": _field(*HAND, "seats", 0, "value"),
    "a value and its pledge replaced": lambda proof: _replace_value(proof["hands"][0]),
    "a value left out": _set("", *HAND, "seats", 0, "value"),
    "a value that was held back": _set("00" * 16, "hands", 1, "seats", 3, "value"),
    "a value without a pledge": _set("00" * 16, "hands", 1, "seats", 2, "value"),
    "another key": _field(*HAND, "seats", 0, "key"),
    "another signature": _field(*HAND, "seats", 0, "signature"),
    "a signature left out": _set("", *HAND, "seats", 0, "signature"),
    "the signature of another hand": lambda proof: proof["hands"][0]["seats"][0].update(
        signature=proof["hands"][1]["seats"][0]["signature"]
    ),
    "the signature of another seat": lambda proof: proof["hands"][0]["seats"][0].update(
        signature=proof["hands"][0]["seats"][1]["signature"]
    ),
    "a deal given up that was none": lambda proof: proof["hands"][0]["given_up"].append(
        {"commitment": "00" * 32, "seats": [], "secret": ""}
    ),
    "one tile only": lambda proof: proof.update(tiles=["[6:6]"] * 32),
    "a seat left out": lambda proof: proof["hands"][0]["seats"].pop(),
    "another tile": _set("[6:6]", *LEAF, "tile"),
    "another salt": _field(*LEAF, "salt"),
    "another place": _set(10, *LEAF, "place"),
    "a place outside the wall": _set(32, *LEAF, "place"),
    "a place below the wall": _set(-23, *LEAF, "place"),
    "a path cut short": lambda proof: proof["hands"][0]["opened"][1]["path"].pop(),
    "another partner": _field(*LEAF, "path", 2),
    "other dice": _set([1, 1], *HAND, "dice", 0, "dice"),
    "another throw": _set(7, *HAND, "dice", 0, "throw"),
    "other seats": _set([0, 1, 2, 3], *HAND, "seating"),
    "tiles in another order": lambda proof: proof["tiles"].reverse(),
    "a tile more": lambda proof: proof["tiles"].append("[6:6]"),
    "another table": _set("k3v8", "table"),
    "another game": _set("other-game", "game"),
    "rules of another version": _set(2, "rules"),
    "another number of seats": _set(5, "seats"),
    "a round where there is no beacon": _set({"number": 5, "signature": ""}, *HAND, "round"),
    "hands exchanged": lambda proof: proof["hands"].reverse(),
    "a hand left out": lambda proof: proof["hands"].pop(0),
}


def _of_the_beacon(proof: Any) -> list[tuple[Any, str]]:
    return [(proof, "beacon"), (proof["hands"][0], "round")]


GOOD_ROUND = "a hand that waited for its round"
# Rounds that drand has published: of quicknet, and of a chain on which its members tried the scheme.
PUBLISHED = (
    (
        QUICKNET.public_key,
        123,
        "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92",
    ),
    (
        QUICKNET.public_key,
        657_413,
        "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b",
    ),
    (
        bytes.fromhex(
            "a1ee12542360bf75742bcade13d6134e7d5283d9eb782887c47d3d9725f05805d37b0106b7f744395bf82c175dd7434a169e998f188a657a030d588892c0cd2c01f996aaf331c4d8bc5b9734bbe261d09e7d2d39ef88b635077f262bd7bbb30f"
        ),
        3,
        "b98dae74f6a9d2ec79d75ba273dcfda86a45d589412860eb4c0fd056b00654dbf667c1b6884987c9aee0d43f8ba9db52",
    ),
)


def _rounds() -> Iterator[dict[str, Any]]:
    """Rounds with their signatures, and what is none."""
    beacon = StandIn()
    good = [*PUBLISHED, *((beacon.chain.public_key, number, beacon.sign(number).hex()) for number in (1, 2**40))]
    for key, number, signature in good:
        named = {"public_key": key.hex(), "round": number, "signature": signature}
        yield {**named, "holds": True}
        yield {**named, "round": number + 1, "holds": False}
        yield {**named, "public_key": StandIn(7).chain.public_key.hex(), "holds": False}
        yield {**named, "signature": _flip_point(signature), "holds": False}
    infinity = "c0" + 47 * "00"
    for signature in ("", "00" * 48, "ff" * 48, infinity, good[0][2][:-2]):
        yield {"public_key": QUICKNET.public_key.hex(), "round": 1, "signature": signature, "holds": False}
    yield {"public_key": "c0" + 95 * "00", "round": 1, "signature": infinity, "holds": False}


def _flip_point(signature: str) -> str:
    """The point below the axis in place of the one above it."""
    return f"{int(signature[:2], 16) ^ 0x20:02x}{signature[2:]}"


BEACON_SPOILERS: dict[str, Callable[[Any], None]] = {
    GOOD_ROUND: lambda proof: None,
    "another round": _set(10, *HAND, "round", "number"),
    "the signature of another round": _set(StandIn().sign(10).hex(), *HAND, "round", "signature"),
    "a forged signature": _set(StandIn(7).sign(9).hex(), *HAND, "round", "signature"),
    "no point of the curve": _set("ff" * 48, *HAND, "round", "signature"),
    "a signature of no bytes": _set("", *HAND, "round", "signature"),
    "no round": lambda proof: proof["hands"][0].pop("round"),
    "no number of a round": _set("nine", *HAND, "round", "number"),
    "no beacon": lambda proof: proof.pop("beacon"),
    "no beacon and no round": lambda proof: [part.pop(name) for part, name in _of_the_beacon(proof)].clear(),
    "the key of another beacon": _set(StandIn(7).chain.public_key.hex(), "beacon", "public_key"),
    "another scheme": _set("pedersen-bls-chained", "beacon", "scheme"),
    "another time of the first round": _set(0, "beacon", "genesis"),
}


def _shakes() -> Iterator[dict[str, str]]:
    for length in (0, 1, 135, 136, 137, 271, 272, 300):
        message = bytes(at % 251 for at in range(length))
        yield {"message": message.hex(), "output": hashlib.shake_256(message).hexdigest(300)}


def _draws() -> Iterator[dict[str, Any]]:
    for limits in ([6] * 40, list(range(256, 1, -1)), [HALF_REJECTED] * 40):
        source = fields("stream", value_of("a key"), f"{len(limits)} below {limits[0]}")
        drawn = draw(source, limits)
        yield {"source": source.hex(), "limits": list(map(str, limits)), "drawn": list(map(str, drawn))}
