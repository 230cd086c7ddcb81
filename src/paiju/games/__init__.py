"""Every game by its slug: those of this package, and those that other packages offer as `paiju.games` entry points."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Iterator
from difflib import get_close_matches
from importlib.metadata import entry_points

from paiju.games.naming import called
from paiju.kernel.game import Game
from paiju.words.errors import SaidError
from paiju.words.said import Quoted, Said, listed

BUILT_IN = (
    "banking.da_ling",
    "banking.kol_ye_si",
    "banking.pai_gow",
    "banking.tau_ngau",
    "connecting.ce_deng",
    "connecting.ding_niu",
    "connecting.jielong",
    "connecting.kkoriput_igi",
    "fishing.shi_wu_hu",
    "fishing.tiu_u",
    "fishing.tiu_u_merged",
    "fishing.tsung_shap",
    "melding.ho_hpai",
    "melding.jjak_mat_chu_gi",
    "melding.kanwisher_mahjong",
    "melding.kap_shap",
    "melding.kap_tai_shap",
    "melding.ponjan",
    "melding.small_mahjong",
    "solitaire.xiangshifu",
    "tricks.bagchen",
    "tricks.heaven_nine",
    "tricks.ku_pai",
    "tricks.liap_tui",
    "tricks.shi_wu_hu_tricks",
    "tricks.tianjiu",
)


class UnknownGame(SaidError):
    """No game has this name, or several have it."""


def games() -> list[Game]:
    """All games, by family and slug."""
    return sorted(_registry().values(), key=lambda game: (game.family, game.slug))


def game(name: str) -> Game:
    """The game of a slug such as "jielong", or of a name such as "天九" or "Tien Gow"; raises UnknownGame."""
    registry = _registry()
    if name in registry:
        return registry[name]
    found = called(name, tuple(registry.values()))
    if len(found) == 1:
        return found[0]
    wanted = Quoted(repr(name))
    if found:
        ways = listed((Quoted(slug) for slug in sorted(game.slug for game in found)), "joint-or")
        raise UnknownGame(Said("no-ambiguous", text=wanted, ways=ways))
    if near := get_close_matches(name, registry, n=1):
        raise UnknownGame(Said("no-such-game-near", game=wanted, near=Quoted(near[0])))
    raise UnknownGame(Said("no-such-game", game=wanted, games=listed(map(Quoted, sorted(registry)))))


@functools.cache
def _registry() -> dict[str, Game]:
    return {game.slug: game for game in (*_built_in(), *_plugged_in())}


def _built_in() -> Iterator[Game]:
    for place in BUILT_IN:
        yield importlib.import_module(f"paiju.games.{place}").GAME


def _plugged_in() -> Iterator[Game]:
    for entry in entry_points(group="paiju.games"):
        found = entry.load()
        if not isinstance(found, Game):
            raise TypeError(f"the entry point {entry.name} of group paiju.games is no Game but {found!r}")
        yield found
