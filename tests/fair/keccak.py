"""The stream of a key, compiled: SHAKE-256 of one block, its words in their order. Tests hold it to the package's."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.compile import rule
from paiju.play.fair.encoding import fields

KEY_BYTES = 32
RATE = 136
WORDS_A_BLOCK = RATE // 8


def _turns() -> tuple[list[int], list[int]]:
    """Where the lanes move to, one after the other, and by how many bits each is turned."""
    places, turns = [], []
    x, y = 1, 0
    for step in range(24):
        x, y = y, (2 * x + 3 * y) % 5
        places.append(x + 5 * y)
        turns.append((step + 1) * (step + 2) // 2 % 64)
    return places, turns


def _round_constants() -> list[int]:
    """By the shift register of FIPS 202, algorithm 5."""
    register, constants = 1, []
    for _ in range(24):
        constant = 0
        for j in range(7):
            constant |= (register & 1) << (2**j - 1)
            register = register << 1 ^ (register >> 7) * 0x171
        constants.append(constant)
    return constants


PLACES, TURNS = (np.array(column, np.int64) for column in _turns())
ROUNDS = np.array(_round_constants(), np.uint64)
BLOCK = np.zeros(RATE, np.uint8)
_message = fields("stream", bytes(KEY_BYTES), "wall")
BLOCK[: len(_message)] = list(_message)
BLOCK[len(_message)] = 0x1F
BLOCK[-1] = 0x80
KEY_AT = _message.index(bytes(KEY_BYTES))


@rule
def permute(lanes: Any, row: Any) -> None:
    """Keccak-f[1600]."""
    for constant in ROUNDS:
        for x in range(5):
            row[x] = lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20]
        for x in range(5):
            turned = row[(x + 1) % 5] << np.uint64(1) | row[(x + 1) % 5] >> np.uint64(63)
            for at in range(x, 25, 5):
                lanes[at] ^= row[(x + 4) % 5] ^ turned
        moved = lanes[1]
        for step in range(24):
            kept = lanes[PLACES[step]]
            lanes[PLACES[step]] = moved << np.uint64(TURNS[step]) | moved >> np.uint64(64 - TURNS[step])
            moved = kept
        for start in range(0, 25, 5):
            for x in range(5):
                row[x] = lanes[start + x]
            for x in range(5):
                lanes[start + x] ^= ~row[(x + 1) % 5] & row[(x + 2) % 5]
        lanes[0] ^= constant


@rule
def absorb(lanes: Any, seed: int, number: int) -> None:
    """Begin with the key of a wall: seed and number as eight bytes each, big-endian, then zeros."""
    block = BLOCK.copy()
    for at in range(8):
        block[KEY_AT + at] = seed >> (56 - 8 * at) & 255
        block[KEY_AT + 8 + at] = number >> (56 - 8 * at) & 255
    for lane in range(25):
        lanes[lane] = 0
    for at in range(RATE):
        lanes[at // 8] ^= np.uint64(block[at]) << np.uint64(8 * (at % 8))


@rule
def fill(words: Any, seed: int, number: int, lanes: Any, row: Any) -> None:
    """The first words of the stream of a wall: whole blocks of them."""
    absorb(lanes, seed, number)
    for first in range(0, len(words), WORDS_A_BLOCK):
        permute(lanes, row)
        for at in range(WORDS_A_BLOCK):
            words[first + at] = turned_round(lanes[at])


@rule
def turned_round(lane: Any) -> Any:
    """Lanes are little-endian, words big-endian."""
    bytes_, pairs = np.uint64(0x00FF00FF00FF00FF), np.uint64(0x0000FFFF0000FFFF)
    lane = lane >> np.uint64(8) & bytes_ | (lane & bytes_) << np.uint64(8)
    lane = lane >> np.uint64(16) & pairs | (lane & pairs) << np.uint64(16)
    return lane >> np.uint64(32) | lane << np.uint64(32)


def words_for(size: int) -> NDArray[np.uint64]:
    """Room for the words of one wall and a block more: that any is passed over has a chance below 2^-50."""
    return np.zeros((size // WORDS_A_BLOCK + 2) * WORDS_A_BLOCK, np.uint64)


def key_of(seed: int, number: int) -> bytes:
    return (seed.to_bytes(8, "big") + number.to_bytes(8, "big")).ljust(KEY_BYTES, b"\0")
