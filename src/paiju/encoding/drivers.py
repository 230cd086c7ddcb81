"""The compiled encoder of a game, rendered once and kept beside its compiled form as the kernel's drivers are."""

from __future__ import annotations

import functools
import threading
from types import ModuleType

from paiju.encoding.template import COMPILED, IN_PLAIN, render
from paiju.kernel.compile import INTERPRETED
from paiju.kernel.drivers import load_plain, load_rendered
from paiju.kernel.game import Game

_loading = threading.Lock()


def encoder(game: Game) -> ModuleType:
    """The module with `encode_observation` of a game."""
    with _loading:
        return _encoder(game.slug, game.package)


@functools.cache
def _encoder(slug: str, package: str) -> ModuleType:
    name = f"paiju_encoder_{slug.replace('-', '_')}"
    if INTERPRETED:
        return load_plain(name, render(slug, package, IN_PLAIN))
    return load_rendered(name, slug, package, render(slug, package, COMPILED), others=("paiju.encoding.relative",))
