"""Games by the names that people know them by: in every language, in native script, romanised, and by other names."""

from __future__ import annotations

import functools
import re
import unicodedata

from paiju.kernel.game import Game
from paiju.words.catalogues import LANGUAGES

BETWEEN = re.compile(r"\s*/\s*|, ")


def plain(name: str) -> str:
    """A name without tones, blanks, hyphens and capitals: "Tiān Jiǔ" is "tianjiu"."""
    apart = unicodedata.normalize("NFD", name)
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return re.sub(r"[^\w]|_", "", unicodedata.normalize("NFC", bare)).casefold()


@functools.cache
def own_names(game: Game) -> tuple[str, ...]:
    """What a game is called in each language, and its slug."""
    return (game.slug, *(game.say("game-name", language) for language in LANGUAGES))


@functools.cache
def all_names(game: Game) -> tuple[str, ...]:
    """All names that a game may be looked for by, each once."""
    others = (*game.native.split(), *BETWEEN.split(game.romanised), *game.also)
    return tuple(dict.fromkeys(name for name in (*own_names(game), *others) if name))


def called(name: str, games: tuple[Game, ...]) -> list[Game]:
    """The games of a name: those that are called so, else those that are also known by it."""
    wanted = plain(name)
    for names_of in (own_names, all_names):
        if found := [game for game in games if wanted in map(plain, names_of(game))]:
            return found
    return []
