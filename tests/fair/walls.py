"""Many walls, as one hash for every thousand of them: what two languages can compare cheaply."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from paiju.play.fair import Deal, Terms, key
from paiju.play.fair.encoding import fields
from paiju.play.fair.stream import permuted, words

WEB = Path(__file__).parent.parent.parent / "web"
SIZE = 32
TERMS = Terms("walls", "some-game", 1, 2, tuple(map(str, range(SIZE))))
A_HASH = 1000


def wall_digests(keys: int) -> dict[str, Any]:
    """Key number i is that of hand i, whose secret is the SHA-256 of "secret i" and begins with the one value given."""
    digests = []
    for start in range(0, keys, A_HASH):
        walls = b"".join(bytes(wall(hand)) for hand in range(start, min(keys, start + A_HASH)))
        digests.append(hashlib.sha256(walls).hexdigest())
    return {"keys": keys, "size": SIZE, "hash_of": A_HASH, "digests": digests}


def wall(hand: int) -> list[int]:
    return permuted(range(SIZE), words(fields("stream", _key(hand), "wall")))


def is_the_deal(hand: int) -> bool:
    """The wall is the one that a table would get."""
    return Deal(TERMS, hand, _key(hand)).order == wall(hand)


def _key(hand: int) -> bytes:
    secret = hashlib.sha256(f"secret {hand}".encode()).digest()
    return key(TERMS, hand, secret, (secret[:16], b""))


def javascript_agrees(keys: int) -> bool:
    """Whether the verifier of the browser draws the same walls."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "walls.json"
        file.write_text(json.dumps(wall_digests(keys)))
        environment = {**os.environ, "PAIJU_WALLS": str(file)}
        vitest = [str(WEB / "node_modules" / ".bin" / "vitest"), "run", "tests/fair/walls.test.ts"]
        return subprocess.run(vitest, cwd=WEB, env=environment, check=False).returncode == 0
