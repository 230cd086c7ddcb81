"""All worlds that a seat cannot tell from the real one, each with its probability, where they are few.

`redeal` of a game is run again and again in the interpreter, and every time its chances fall otherwise: a shuffle into
another order, a draw to another number. So all that it can deal is found, with the probability that it is dealt with.
Where it deals until a world is possible, the tries that are not are left out.
"""

from __future__ import annotations

import contextlib
import functools
import math
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from paiju.bots.knowledge import interpreted
from paiju.kernel import rng as generator
from paiju.kernel.drivers import POOL
from paiju.kernel.game import Game
from paiju.kernel.record import Plain, Rng, Wall, array_of


class TooMany(Exception):
    """There are more worlds than are wanted."""


class Impossible(Exception):
    """A try that `redeal` would begin again."""


@dataclass
class Script:
    """How the chances of one run fall: the first ones as they are written, the others the first way."""

    most: int
    chosen: list[int] = field(default_factory=list)
    ways: list[int] = field(default_factory=list)  # how each chance of the run could have fallen

    def next_way(self, ways: int) -> int:
        at = len(self.ways)
        self.ways.append(ways)
        if math.prod(self.ways) > self.most:
            raise TooMany
        if at == len(self.chosen):
            self.chosen.append(0)
        return self.chosen[at]

    def advance(self) -> bool:
        """Let the last chance that can fall otherwise do so; False where all has been seen."""
        chosen = self.chosen[: len(self.ways)]
        while chosen and chosen[-1] + 1 == self.ways[len(chosen) - 1]:
            chosen.pop()
        if not chosen:
            return False
        chosen[-1] += 1
        self.chosen, self.ways = chosen, []
        return True


def all_worlds(
    game: Game, rules: NDArray[np.void], known: NDArray[np.void], seat: int, most: int
) -> list[tuple[NDArray[np.void], float]]:
    """Every world with its probability; raises TooMany where their number can exceed `most`."""
    script, found, runs = Script(most), dict[bytes, float](), 0
    while True:
        runs += 1
        if runs > most:
            raise TooMany
        world = array_of(known.tobytes(), known.dtype)
        # the script travels where the generator would: what is replaced reads its chances from there
        with contextlib.suppress(Impossible):
            _redeal(game.package)(Plain(rules[0]), Plain(world[0]), seat, script, np.zeros(POOL, np.int64))
            position = world.tobytes()
            found[position] = found.get(position, 0.0) + 1 / math.prod(script.ways)
        if not script.advance():
            total = math.fsum(found.values())
            return [(array_of(position, known.dtype), chance / total) for position, chance in found.items()]


@functools.cache
def _redeal(package: str) -> Callable[..., object]:
    redeal: Callable[..., object] = __import__(f"{package}.redealing", fromlist=["redeal"]).redeal
    scripted: dict[Callable[..., object], Callable[..., object]] = {
        generator.shuffle: _scripted_shuffle,
        generator.draw_below: _scripted_draw,
        generator.stands: _scripted_stands,
    }
    return interpreted(redeal, scripted)


def _scripted_draw(rng: Rng, below: int) -> int:
    script: Script = rng  # type: ignore[assignment]
    return script.next_way(int(below))


def _scripted_stands(rng: Rng, is_possible: bool) -> bool:
    if not is_possible:
        raise Impossible
    return True


def _scripted_shuffle(rng: Rng, wall: Wall, length: int) -> None:
    script: Script = rng  # type: ignore[assignment]
    counts = Counter(sorted(wall[:length].tolist()))
    wall[:length] = nth_order(counts, script.next_way(orders(counts.values())))


def orders(copies: Iterable[int]) -> int:
    """In how many ways tiles can lie of which some are alike."""
    numbers = list(copies)
    return math.factorial(sum(numbers)) // math.prod(map(math.factorial, numbers))


def nth_order(counts: Counter[int], number: int) -> list[int]:
    """One of these ways, by its number."""
    left, order = counts.copy(), list[int]()
    while left.total():
        for face in sorted(left):
            if not left[face]:
                continue
            left[face] -= 1
            below = orders(left.values())
            if number < below:
                order.append(face)
                break
            number -= below
            left[face] += 1
    return order
