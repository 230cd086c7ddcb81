"""The compiled search of a game, rendered once and kept beside its compiled form as the kernel's drivers are."""

from __future__ import annotations

import threading
from types import ModuleType

from paiju.bots.search.template import COMPILED, IN_PLAIN, render
from paiju.kernel.compile import INTERPRETED
from paiju.kernel.drivers import load_plain, load_rendered
from paiju.kernel.game import Announce, Game

_loading = threading.Lock()


def search_drivers(game: Game, announce: Announce | None = None) -> ModuleType:
    """The module with the search of a game; says first where it has to be compiled."""
    with _loading:
        return _drivers(game.slug, game.package, announce)


_loaded: dict[str, ModuleType] = {}


def _drivers(slug: str, package: str, announce: Announce | None) -> ModuleType:
    if package not in _loaded:
        name = f"paiju_search_{slug.replace('-', '_')}"
        if INTERPRETED:
            _loaded[package] = load_plain(name, render(slug, package, IN_PLAIN))
        else:
            source, others = render(slug, package, COMPILED), ("paiju.bots.search.tree", "paiju.bots.search.codes")
            _loaded[package] = load_rendered(name, slug, package, source, announce, others=others)
    return _loaded[package]
