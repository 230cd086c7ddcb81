"""Verifies fair deals by docs/fair-deals.md alone; it shares no code with what shuffles.

It needs only Python, PyNaCl for Ed25519, and `py_arkworks_bls12381` where a beacon was part of the deals.
"""

import hashlib
import hmac
import itertools
from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

BEACON_SCHEME, BEACON_DOMAIN = "bls-unchained-g1-rfc9380", b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
KNOWN_BEACONS = {  # by the SHA-256 of the public key, the time of the first round, and the seconds between rounds
    ("96e74fcdd3a118406d3800a4e4935e67450a6befde915d47a0d6a13519cee134", 1_692_803_367, 3): "drand quicknet",
}
UNREADABLE = (TypeError, ValueError, LookupError, AttributeError)  # what reading something else than a proof raises
Said = dict[str, object]  # the id of a message in the catalogues, with its values
T = TypeVar("T")


class Verdict(NamedTuple):
    """Whether all that is open holds, how many hands are proven, and what was found, as data."""

    holds: bool
    proven: int
    found: list[Said]


class Wrong(Exception):
    """What is wrong, as data."""


def said(id: str, **values: object) -> Said:
    return {"id": id, "values": values}


def require(holds: bool, otherwise: Said) -> None:
    if not holds:
        raise Wrong(otherwise)


def pack(*values: object) -> bytes:
    parts = [value if isinstance(value, bytes) else str(value).encode() for value in ("paiju-fair-1", *values)]
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def sha(*values: object) -> bytes:
    return hashlib.sha256(pack(*values)).digest()


def draw(source: bytes, limits: Iterable[int]) -> list[int]:
    """A number below each limit, from the 64-bit words of SHAKE-256(source)."""
    words = (int.from_bytes(hashlib.shake_256(source).digest(end)[-8:], "big") for end in itertools.count(8, 8))
    return [next(word for word in words if word < 2**64 // limit * limit) % limit for limit in limits]


def shuffle(things: Iterable[T], source: bytes) -> list[T]:
    rest, placed = list(things), list[T]()
    for place in draw(source, range(len(rest), 1, -1)):
        rest[place], rest[-1] = rest[-1], rest[place]
        placed.insert(0, rest.pop())
    return rest + placed


def check_opened(proof: Any, at: int, wall: Sequence[str] | None) -> int:
    """How many tiles are open, each of them held by the root."""
    hand, size = proof["hands"][at], len(proof["tiles"])
    for leaf in hand["opened"]:
        place, tile, path = leaf["place"], leaf["tile"], [bytes.fromhex(partner) for partner in leaf["path"]]
        require(place in range(size) and len(path) == (size - 1).bit_length(), said("fair-no-place", place=place))
        node = sha("leaf", proof["table"], at, place, tile, bytes.fromhex(leaf["salt"]))
        for level, partner in enumerate(path):
            node = sha("node", partner, node) if place >> level & 1 else sha("node", node, partner)
        require(node.hex() == hand["root"], said("fair-root-holds-not", tile={"text": tile}, place=place))
        require(wall is None or wall[place] == tile, said("fair-other-wall"))
    return len({leaf["place"] for leaf in hand["opened"]})


def check_drawn(proof: Any, at: int, key: bytes, wall: Sequence[str] | None) -> None:
    """All that chance decided follows from the key."""
    hand, drawn = proof["hands"][at], shuffle(proof["tiles"], pack("stream", key, "wall"))
    salts = [hashlib.shake_256(pack("stream", key, "salt", place)).digest(16) for place in range(len(drawn))]
    level = [sha("leaf", proof["table"], at, place, drawn[place], salt) for place, salt in enumerate(salts)]
    while len(level) > 1:
        level = [sha("node", *pair) for pair in itertools.zip_longest(level[::2], level[1::2], fillvalue=b"")]
    require(level[0].hex() == hand["root"], said("fair-other-root"))
    require(wall is None or list(wall) == drawn, said("fair-other-wall"))
    for throw in hand["dice"]:
        dice = draw(pack("stream", key, "dice", throw["throw"]), [6] * len(throw["dice"]))
        require(throw["dice"] == [1 + die for die in dice], said("fair-other-throw", throw=throw["throw"]))
    seating = shuffle(range(proof["seats"]), pack("stream", key, "seating"))
    require(hand["seating"] in ([], seating), said("fair-other-seating"))


def is_signed(key: str, message: bytes, signature: str) -> bool:
    signer, signed = VerifyKey(bytes.fromhex(key)), bytes.fromhex(signature)
    try:
        signer.verify(message, signed)
    except (BadSignatureError, ValueError):  # the latter where it is not as long as signatures are
        return False
    return True


def check_seats(attempt: Any, hand: int, head: bytes) -> tuple[bytes, list[bytes], list[str]]:
    """Every value was pledged and signed: the head after the pledges, what was shown, and the keys that signed."""
    commitment, seats = bytes.fromhex(attempt["commitment"]), attempt["seats"]
    parts = [[bytes.fromhex(seat.get(name, "")) for name in ("pledge", "key", "value", "signature")] for seat in seats]
    head = sha("pledged", head, hand, commitment, *(part for pledge, key, *_ in parts for part in (pledge, key)))
    for seat, (pledge, key, value, signature) in enumerate(parts):
        names = (commitment, seat, key, value) if key else (commitment, seat, value)
        require(not value or pledge == sha("pledge", *names), said("fair-not-pledged", place=seat))
        is_right = not value or not key or is_signed(key.hex(), pack("sign", head, seat), signature.hex())
        require(is_right, said("fair-not-signed", place=seat))
    shown = [part for _, _, *pair in parts for part in pair]
    return head, shown, [key.hex() for _, key, value, _ in parts if key and value]


def check_given_up(proof: Any, at: int, head: bytes) -> tuple[bytes, list[Said]]:
    """The attempts at a hand that were given up: the head after them, and what is said of them."""
    told: list[Said] = []
    for attempt in proof["hands"][at].get("given_up", []):
        shown: list[bytes] = []
        if attempt["seats"]:
            head, shown, _ = check_seats(attempt, at, head)
        head = sha("given-up", head, at, bytes.fromhex(attempt["commitment"]), *shown)
        values = sum(map(bool, shown[::2]))
        told.append(said("fair-given-up", given=values) if values else said("fair-replaced"))
        opened = sha(*committed(proof, at), bytes.fromhex(attempt["secret"])).hex()
        require(attempt["secret"] == "" or opened == attempt["commitment"], said("fair-other-given-up"))
    return head, told


def committed(proof: Any, at: int) -> tuple[object, ...]:
    """What a commitment is made of, besides the secret."""
    names = (proof["table"], at, proof["game"], proof["rules"], proof["seats"])
    return ("commitment", *names, sha("tiles", *proof["tiles"]), *([beacon_digest(proof)] if "beacon" in proof else []))


def judge_wall(proof: Any, at: int, wall: Sequence[str] | None, signers: int, later: int) -> tuple[bool, Said]:
    """Whether a hand is proven, and what is said of it; so many signed it, so many a later one and so its root."""
    hand, size = proof["hands"][at], len(proof["tiles"])
    proven, secret = check_opened(proof, at, wall), bytes.fromhex(hand["secret"])
    if not secret and not later:
        return False, said("fair-unsigned-root")
    if not secret:
        return proven > 0, said("fair-not-open", proven=proven, size=size)
    made_of, values = committed(proof, at), [bytes.fromhex(seat["value"]) for seat in hand["seats"]]
    values += [hashlib.sha256(signed).digest()] if (signed := bytes.fromhex(round_of(hand)[1])) else []
    require(sha(*made_of, secret).hex() == hand["commitment"], said("fair-other-secret"))
    if not hand["root"]:
        return False, said("fair-not-dealt")
    check_drawn(proof, at, hmac.digest(secret, pack("key", *made_of[1:], *values), "sha256"), wall)
    return signers > 0, said("fair-all-follow", size=size) if signers else said("fair-unsigned", size=size)


class Links(NamedTuple):
    """What the public chain says of a hand."""

    told: list[Said]
    signers: list[str]
    wrong: Exception | None = None


def follow_chain(proof: Any, keys: Collection[str]) -> list[Links]:
    """Check the seats of every hand along the public chain."""
    head = sha("chain", proof["table"], *committed(proof, 0)[3:])
    links: list[Links] = []
    for at, hand in enumerate(proof["hands"]):
        try:
            require(hand["hand"] == at and len(hand["seats"]) == proof["seats"], said("fair-other-hand"))
            head, given_up = check_given_up(proof, at, head)
            head, shown, signers = check_seats(hand, at, head)
            told = given_up + held_back(hand) + (check_round(proof, at) if "beacon" in proof else [])
            waited = [round_of(hand)[0], bytes.fromhex(round_of(hand)[1])] if "round" in hand else []
            head = sha("dealt", head, at, *shown, *waited, bytes.fromhex(hand["root"]))
            links.append(Links(told, [key for key in signers if not keys or key in keys]))
        except (Wrong, *UNREADABLE) as wrong:
            links.append(Links([], [], wrong))
    return links


def beacon_digest(proof: Any) -> bytes:
    beacon = proof["beacon"]
    return sha("beacon", beacon["scheme"], bytes.fromhex(beacon["public_key"]), beacon["genesis"], beacon["period"])


def round_of(hand: Any) -> tuple[int, str]:
    """The round of the beacon and its signature; the signature is empty where the deal was made without it."""
    waited = hand.get("round", {"number": 0, "signature": ""})
    return waited["number"], waited["signature"]


def check_round(proof: Any, at: int) -> list[Said]:
    """The round that a hand waited for is later than all before it, and signed by the beacon."""
    hand, (number, signature) = proof["hands"][at], round_of(proof["hands"][at])
    if not hand["root"]:
        return []
    require(number > 0, said("fair-no-round"))
    require(all(round_of(before)[0] < number for before in proof["hands"][:at]), said("fair-known-round", round=number))
    if not signature:
        return [said("fair-without-round", round=number)]
    require(proof["beacon"]["scheme"] == BEACON_SCHEME, said("fair-no-scheme"))
    require(is_signed_round(proof["beacon"]["public_key"], number, signature), said("fair-other-round", round=number))
    return [said("fair-round", round=number)]


def is_signed_round(key: str, number: int, signature: str) -> bool:
    """Whether e(signature, generator) = e(hash of the round, key) on BLS12-381."""
    try:
        from py_arkworks_bls12381 import GT, G1Point, G2Point
    except ModuleNotFoundError as error:
        raise Wrong(said("fair-no-beacon-library", command={"text": "pip install 'paiju[beacon]'"})) from error
    try:
        point = G1Point.from_compressed_bytes(bytes.fromhex(signature))
        public = G2Point.from_compressed_bytes(bytes.fromhex(key))
    except ValueError:
        return False
    if point == G1Point.identity() or public == G2Point.identity():
        return False
    named = G1Point.hash_to_curve(hashlib.sha256(number.to_bytes(8, "big")).digest(), BEACON_DOMAIN)
    return GT.pairing_check([point, -named], [G2Point(), public])


def judge_beacon(proof: Any) -> list[Said]:
    """Which beacon it was, and how many deals were made without it."""
    if "beacon" not in proof:
        return []
    beacon, dealt = proof["beacon"], [hand for hand in proof["hands"] if hand["root"]]
    key = hashlib.sha256(bytes.fromhex(beacon["public_key"])).hexdigest()
    name = KNOWN_BEACONS.get((key, beacon["genesis"], beacon["period"]))
    missing = sum(not round_of(hand)[1] for hand in dealt)
    known = said("fair-beacon", name={"text": name}) if name else said("fair-unknown-beacon", key={"text": key[:16]})
    return [known, *([said("fair-rounds-missing", missing=missing, deals=len(dealt))] if missing else [])]


def held_back(hand: Any) -> list[Said]:
    seats = [seat for seat, given in enumerate(hand["seats"]) if given["pledge"] and not given["value"]]
    return [said("fair-held-back", place=seat) for seat in seats if hand["root"]]


def verify_hand(proof: Any, at: int, wall: Sequence[str] | None, links: Sequence[Links]) -> tuple[bool, Said]:
    """Whether a hand is proven, and what is said of it; dealt from this wall if a record tells it."""
    require(at < len(links), said("fair-not-committed"))
    link = links[at]
    if link.wrong:
        raise link.wrong
    seats = proof["hands"][at]["seats"]
    given, signed = sum(bool(seat["value"]) for seat in seats), len(link.signers)
    later = sum(len(other.signers) for other in links[at + 1 :])
    is_proven, told = judge_wall(proof, at, wall, signed, later)
    counts = said("fair-hand", hand=at + 1, given=given, seats=len(seats), signed=signed)
    return is_proven, said("fair-found", sentences={"items": [counts, *link.told, told], "joint": "joint-sentence"})


def verify(
    proof: Any,
    walls: Sequence[Sequence[str]] = (),
    deck: Sequence[str] | None = None,
    keys: Collection[str] = (),
) -> Verdict:
    """The verdict; `walls` are those that a record tells, `deck` the tiles that belong to the game and its options.

    Where `keys` are given, other signatures count for nothing.
    """
    found = [said("fair-older")] if proof["version"] == 1 else []
    found += [said("fair-unknown-tiles")] if deck is None else []
    found += judge_beacon(proof)
    holds, proven = deck is None or list(deck) == proof["tiles"], 0
    found += [] if holds else [said("fair-other-tiles")]
    links = follow_chain(proof, keys)
    for at in range(max(len(proof["hands"]), len(walls))):
        try:
            is_proven, told = verify_hand(proof, at, walls[at] if at < len(walls) else None, links)
            proven += is_proven and deck is not None
            found.append(told)
        except Wrong as wrong:
            holds, found = False, [*found, said("fair-wrong", hand=at + 1, why=wrong.args[0])]
        except UNREADABLE:
            holds, found = False, [*found, said("fair-unreadable", hand=at + 1)]
    return Verdict(holds, proven if holds else 0, found)
