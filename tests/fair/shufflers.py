"""The shuffle of the package, compiled, and beside it the mistakes that others have made."""

from __future__ import annotations

from typing import Any

import numpy as np

from paiju.kernel.compile import rule
from tests.fair.keccak import WORDS_A_BLOCK, fill

FAIR, BYTE_MODULO, SWAP_ANY, OFF_BY_ONE, CLOCK_SEED = range(5)
SHUFFLERS = {
    "the package's": FAIR,
    "modulo on a byte": BYTE_MODULO,
    "swap with any place": SWAP_ANY,
    "off by one": OFF_BY_ONE,
    "the clock as seed": CLOCK_SEED,
}
SECONDS_A_DAY = 86_400


@rule
def place_for(kind: int, top: int, size: int, words: Any, used: int) -> Any:
    """With which place the top one is exchanged, and how many words are used then."""
    if kind == BYTE_MODULO:
        return np.int64(words[used] & np.uint64(255)) % (top + 1), used + 1
    span = np.uint64(size if kind == SWAP_ANY else top if kind == OFF_BY_ONE else top + 1)
    multiple = words[used] - words[used] % span
    while multiple > np.uint64(0) - span:  # the next multiple is above 2^64: the word is passed over
        used += 1
        multiple = words[used] - words[used] % span
    return np.int64(words[used] - multiple), used + 1


@rule
def shuffle(kind: int, seed: int, number: Any, wall: Any, words: Any, lanes: Any, row: Any) -> None:
    """Wall number so and so of a seed."""
    if kind == CLOCK_SEED:  # all that tells one wall from another is the second of the day at which it is dealt
        fill(words[:WORDS_A_BLOCK], seed + 1, number, lanes, row)
        number = np.int64(words[0] % np.uint64(SECONDS_A_DAY))
    fill(words, seed, number, lanes, row)
    size = len(wall)
    for at in range(size):
        wall[at] = at
    used = 0
    for top in range(size - 1, 0, -1):
        other, used = place_for(kind, top, size, words, used)
        wall[top], wall[other] = wall[other], wall[top]
