"""Games by the names that people know them by: in every language, in native script, romanised, and by other names."""

from __future__ import annotations

import functools
import re
import unicodedata
from difflib import SequenceMatcher

from paiju.kernel.game import Game
from paiju.words.catalogues import LANGUAGES

BETWEEN = re.compile(r"\s*/\s*|, ")
IN_NAME = re.compile(r"[()（）]|, |，")
MOST_NEAR, LIKE_ENOUGH, NEARLY_AS_LIKE = 3, 0.65, 0.08


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
    for names_of in (_slug, own_names, _parts_of_names, all_names):
        if found := [game for game in games if wanted in map(plain, names_of(game))]:
            return found
    return []


def nearest(name: str, games: tuple[Game, ...]) -> list[Game]:
    """The games that may have been meant by a name that none has: those with the most similar names, at most three."""
    wanted = plain(name)

    def likeness(game: Game) -> float:
        names = {plain(each) for each in (*all_names(game), *_parts_of_names(game))}
        return max(SequenceMatcher(None, wanted, each).ratio() for each in names)

    likely = sorted(((likeness(game), game) for game in games), key=lambda pair: -pair[0])
    best = likely[0][0] if likely else 0.0
    return [game for ratio, game in likely[:MOST_NEAR] if ratio >= LIKE_ENOUGH and ratio >= best - NEARLY_AS_LIKE]


def _slug(game: Game) -> tuple[str, ...]:
    return (game.slug,)


@functools.cache
def _parts_of_names(game: Game) -> tuple[str, ...]:
    """ "Tien Gow (Heaven-Nine)" is called Tien Gow by most."""
    return tuple(part.strip() for name in own_names(game) for part in IN_NAME.split(name) if part.strip())
