"""The compiled environment of a game, rendered once and kept beside its compiled form as the kernel's drivers are."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from types import ModuleType

from paiju.envs.template import COMPILED, IN_PLAIN, render
from paiju.kernel.compile import INTERPRETED
from paiju.kernel.drivers import load_plain, load_rendered
from paiju.kernel.game import Game

Function = Callable[..., None]

_loading = threading.Lock()


def env_drivers(game: Game) -> ModuleType:
    """The module with the steps of a game."""
    with _loading:
        return _drivers(game.slug, game.package)


def direct(compiled: Function) -> Function:
    """A compiled function that has been called once, without the look at the types of what it gets.

    For one table that look takes as long as the step. Who calls it so has checked every array: others would be read as
    what they are not.
    """
    ways = list(getattr(compiled, "overloads", {}).values())
    return ways[0].entry_point if len(ways) == 1 else compiled


@functools.cache
def _drivers(slug: str, package: str) -> ModuleType:
    name = f"paiju_env_{slug.replace('-', '_')}"
    if INTERPRETED:
        return load_plain(name, render(slug, package, IN_PLAIN))
    source = render(slug, package, COMPILED)
    return load_rendered(name, slug, package, source, others=("paiju.encoding.relative", "paiju.envs.codes"))
