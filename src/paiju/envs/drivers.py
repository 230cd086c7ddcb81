"""The compiled environment of a game, rendered once and kept beside its compiled form as the kernel's drivers are."""

from __future__ import annotations

import functools
import threading
from types import ModuleType

from paiju.envs.template import COMPILED, IN_PLAIN, render
from paiju.kernel.compile import INTERPRETED
from paiju.kernel.drivers import load_plain, load_rendered
from paiju.kernel.game import Game

_loading = threading.Lock()


def env_drivers(game: Game) -> ModuleType:
    """The module with the steps of a game."""
    with _loading:
        return _drivers(game.slug, game.package)


@functools.cache
def _drivers(slug: str, package: str) -> ModuleType:
    name = f"paiju_env_{slug.replace('-', '_')}"
    if INTERPRETED:
        return load_plain(name, render(slug, package, IN_PLAIN))
    source = render(slug, package, COMPILED)
    return load_rendered(name, slug, package, source, others=("paiju.encoding.relative", "paiju.envs.codes"))
