"""A fast seedable generator for simulation: sfc32 by Chris Doty-Humphrey, in masked 64-bit integers.

Masked arithmetic never overflows, so the interpreter, compiled code and a GPU draw the same numbers. It is not
for dealing to people: `paiju.play.shuffle` is.
"""

from paiju.kernel.compile import rule
from paiju.kernel.record import Rng, Wall

WORDS = 4
MASK = 0xFFFFFFFF


@rule
def seed_rng(rng: Rng, seed: int, stream: int) -> None:
    """Start stream number `stream` of a seed."""
    rng[0] = seed & MASK
    rng[1] = (seed >> 32) & MASK
    rng[2] = stream & MASK
    rng[3] = 1 + (stream >> 32) & MASK
    for _ in range(16):
        draw_word(rng)


@rule
def draw_word(rng: Rng) -> int:
    """The next 32 random bits."""
    a = rng[0]
    b = rng[1]
    c = rng[2]
    counter = rng[3]
    word = (a + b + counter) & MASK
    rng[3] = (counter + 1) & MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & MASK
    rng[2] = (((c << 21) | (c >> 11)) + word) & MASK
    return word


@rule
def draw_below(rng: Rng, limit: int) -> int:
    """A random number from 0 to limit - 1, each exactly equally likely (Lemire's method)."""
    product = draw_word(rng) * limit
    low = product & MASK
    if low < limit:
        threshold = (MASK + 1 - limit) % limit
        while low < threshold:
            product = draw_word(rng) * limit
            low = product & MASK
    return product >> 32


@rule
def stands(rng: Rng, is_possible: bool) -> bool:
    """Whether a try stands, where chance is tried until one is possible; who lists all outcomes drops the others."""
    return is_possible


@rule
def shuffle(rng: Rng, wall: Wall, length: int) -> None:
    """Shuffle wall[0:length] in place."""
    for i in range(length - 1, 0, -1):
        j = draw_below(rng, i + 1)
        tile = wall[i]
        wall[i] = wall[j]
        wall[j] = tile
