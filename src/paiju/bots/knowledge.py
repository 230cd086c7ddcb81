"""What a seat knows of a position, as a position: every tile that it cannot see lies in an order that tells nothing.

`redeal` of a game deals the unseen tiles anew, but where each comes to lie depends on where it lay. Here it runs with
the unseen tiles sorted before they are shuffled, and with one fixed seed: so the position depends on what the seat can
see and infer, and on nothing else. It may be handed to a bot, which draws worlds from it by `redeal`.
"""

from __future__ import annotations

import functools
import types
from collections.abc import Callable
from typing import Any, TypeGuard, cast

import numpy as np
from numpy.typing import NDArray

from paiju.kernel import rng as generator
from paiju.kernel.compile import Rule
from paiju.kernel.drivers import POOL
from paiju.kernel.game import Game
from paiju.kernel.record import Plain, Rng, Wall, array_of
from paiju.kernel.rng import WORDS, seed_rng
from paiju.play.table import Table

Function = Callable[..., object]
FIXED_SEED = 20  # any number: the order of the tiles must not depend on the table's


def known_world(game: Game, rules: NDArray[np.void], state: NDArray[np.void], seat: int) -> NDArray[np.void]:
    """A position that depends on what a seat knows alone, and that the seat cannot tell from the real one."""
    world = array_of(state.tobytes(), state.dtype)
    rng = np.zeros(WORDS, np.int64)
    seed_rng(rng, FIXED_SEED, 0)
    redeal_from_order(game.package)(Plain(rules[0]), Plain(world[0]), seat, rng, np.zeros(POOL, np.int64))
    return world


def known_at(table: Table) -> bytes:
    """What the seat to act knows at a table, as the bytes of a position."""
    return known_world(table.game, table._rules, table._state, int(table.turn or 0)).tobytes()


@functools.cache
def redeal_from_order(package: str) -> Function:
    """A game's `redeal` as the interpreter runs it, with every shuffle beginning from the same order."""
    redeal: Function = __import__(f"{package}.redealing", fromlist=["redeal"]).redeal
    return interpreted(redeal, {generator.shuffle: _sorted_shuffle})


def _sorted_shuffle(rng: Rng, wall: Wall, length: int) -> None:
    wall[:length].sort()
    for last in range(length - 1, 0, -1):
        other = _draw_below(rng, last + 1)
        wall[last], wall[other] = wall[other], wall[last]


def interpreted(function: Rule, replaced: dict[Function, Function]) -> Rule:
    """A rule and all rules it calls, as plain Python functions; some of them replaced by others."""
    made: dict[Function, Function] = dict(replaced)

    def plain(rule: Any) -> Function:
        if rule not in made:
            source: types.FunctionType = getattr(rule, "py_func", None) or rule.__wrapped__
            names: dict[str, object] = {}
            made[rule] = types.FunctionType(source.__code__, names, source.__name__, source.__defaults__)
            names.update(
                {name: plain(value) if _is_rule(value) else value for name, value in source.__globals__.items()}
            )
        return made[rule]

    return cast(Rule, plain(function))  # its twin takes and gives the same


def _is_rule(value: object) -> TypeGuard[Function]:
    return hasattr(value, "py_func") or (isinstance(value, types.FunctionType) and hasattr(value, "__wrapped__"))


_draw_below = interpreted(generator.draw_below, {})
