"""Every game by its slug: those of this package, and those that other packages offer as `paiju.games` entry points."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Iterator

from paiju.games.naming import called, nearest, own_names
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
    """No game has this name, or several have it.

    >>> game("jeilong")
    Traceback (most recent call last):
    paiju.games.UnknownGame: there is no game 'jeilong'; did you mean jielong?
    """


def games() -> list[Game]:
    """All games, by family and slug.

    >>> [game.slug for game in games() if game.family == "connecting"]
    ['ce-deng', 'ding-niu', 'jielong', 'kkoriput-igi']
    """
    return sorted(_registry().values(), key=lambda game: (game.family, game.slug))


def game(name: str) -> Game:
    """The game of a slug such as "jielong", or of a name such as "天九" or "Tien Gow"; raises UnknownGame.

    >>> game("Tien Gow").slug
    'tianjiu'
    """
    registry = _registry()
    if name in registry:
        return registry[name]
    found = called(name, tuple(registry.values())) if isinstance(name, str) else []
    if len(found) == 1:
        return found[0]
    wanted = Quoted(repr(name))
    if found:
        ways = listed((Quoted(slug) for slug in sorted(game.slug for game in found)), "joint-or")
        raise UnknownGame(Said("no-ambiguous", text=wanted, ways=ways))
    if near := nearest(str(name), tuple(registry.values())):
        slugs = listed((Quoted(game.slug) for game in near), "joint-or")
        raise UnknownGame(Said("no-such-game-near", game=wanted, near=slugs))
    raise UnknownGame(Said("no-such-game", game=wanted, games=listed(map(Quoted, sorted(registry)))))


@functools.cache
def _registry() -> dict[str, Game]:
    built_in = {game.slug: game for game in _built_in()}
    return built_in | {game.slug: game for game in _plugged_in(tuple(built_in))}


def _built_in() -> Iterator[Game]:
    for place in BUILT_IN:
        yield importlib.import_module(f"paiju.games.{place}").GAME


def _plugged_in(taken: tuple[str, ...]) -> Iterator[Game]:
    from paiju.kernel.plugins import leave_out, load_plugins

    for entry, found in load_plugins("paiju.games"):
        if not isinstance(found, Game):
            leave_out(entry, f"it is no Game but {found!r}")
        elif found.slug in taken:
            leave_out(entry, f"there is a game {found.slug} already")
        elif problem := _without_words(found):
            leave_out(entry, problem)
        else:
            yield found


def _without_words(game: Game) -> str:
    """Why a game cannot be listed, "" where it can."""
    try:
        own_names(game), game.summary
    except Exception as error:  # its catalogues may be missing or cut off
        return f"{type(error).__name__}: {error}"
    return ""
