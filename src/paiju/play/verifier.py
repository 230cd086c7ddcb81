"""Verifies fair deals by docs/fair-deals.md alone; it shares no code with what shuffles and needs only Python."""

import hashlib
import hmac
import itertools
from collections.abc import Iterable, Sequence
from typing import Any


class Wrong(Exception):
    """What is wrong, as data."""


def said(id: str, **values: Any) -> dict[str, Any]:
    """The id of a message in the catalogues, with its values."""
    return {"id": id, "values": values}


def require(holds: bool, otherwise: dict[str, Any]) -> None:
    if not holds:
        raise Wrong(otherwise)


def pack(*values: Any) -> bytes:
    parts = [value if isinstance(value, bytes) else str(value).encode() for value in ("paiju-fair-1", *values)]
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def sha(*values: Any) -> bytes:
    return hashlib.sha256(pack(*values)).digest()


def draw(source: bytes, limits: Iterable[int]) -> list[int]:
    """A number below each limit, from the 64-bit words of SHAKE-256(source)."""
    words = (int.from_bytes(hashlib.shake_256(source).digest(end)[-8:], "big") for end in itertools.count(8, 8))
    return [next(word for word in words if word < 2**64 // limit * limit) % limit for limit in limits]


def shuffle(things: Iterable[Any], source: bytes) -> list[Any]:
    rest, placed = list(things), list[Any]()
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


def verify_hand(proof: Any, at: int, wall: Sequence[str] | None) -> list[dict[str, Any]]:
    """What is proven of a hand, dealt from this wall if a record tells it."""
    hand, size = proof["hands"][at], len(proof["tiles"])
    terms = (proof["table"], at, proof["game"], proof["rules"], proof["seats"], sha("tiles", *proof["tiles"]))
    values = [bytes.fromhex(given["value"]) for given in hand["seats"]]
    require(hand["hand"] == at and len(values) == proof["seats"], said("fair-other-hand"))
    told = [said("fair-hand", hand=at + 1, given=sum(map(bool, values)), seats=len(values))]
    for seat, (given, value) in enumerate(zip(hand["seats"], values, strict=True)):
        pledge = sha("pledge", bytes.fromhex(hand["commitment"]), seat, value).hex()
        require(not value or given["pledge"] == pledge, said("fair-not-pledged", place=seat))
        told += [said("fair-held-back", place=seat)] if given["pledge"] and not value else []
    proven, secret = check_opened(proof, at, wall), bytes.fromhex(hand["secret"])
    if not secret:
        return [*told, said("fair-not-open", proven=proven, size=size)]
    require(sha("commitment", *terms, secret).hex() == hand["commitment"], said("fair-other-secret"))
    if not hand["root"]:
        return [*told, said("fair-not-dealt")]
    check_drawn(proof, at, hmac.digest(secret, pack("key", *terms, *values), "sha256"), wall)
    return [*told, said("fair-all-follow", size=size)]


def verify(proof: Any, walls: Sequence[Sequence[str]] = ()) -> tuple[bool, list[dict[str, Any]]]:
    """Whether all that is open holds, and what was found; `walls` are those that a record tells."""
    holds, found = True, []
    for at in range(max(len(proof["hands"]), len(walls))):
        try:
            told = verify_hand(proof, at, walls[at] if at < len(walls) else None)
            found.append(said("fair-found", sentences={"items": told, "joint": "joint-sentence"}))
        except Wrong as wrong:
            holds, found = False, [*found, said("fair-wrong", hand=at + 1, why=wrong.args[0])]
        except (TypeError, ValueError, LookupError):
            holds, found = False, [*found, said("fair-unreadable", hand=at + 1)]
    return holds, found
