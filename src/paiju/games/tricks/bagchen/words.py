"""The sets of Bagchen in words: what lies on the table and what beats it."""

from paiju.games.tricks.bagchen.sets import (
    EARTH,
    HORSE,
    KIND,
    KINDS,
    NOTHING,
    PLACE,
    RANK,
    SETS,
    SKY,
    TWO_HORSES,
    Kind,
    Tiles,
)
from paiju.games.tricks.bagchen.state import NOTHING_NAMED, State
from paiju.games.tricks.layout import tiles_in_words

SUIT_NAMES = ("sky", "earth", "none")
CHARITY_BEATEN_BY = ("a sky tile that is no point", "an earth tile that is no point", "any tile that is no point")


def set_of(seen: State, seat: int) -> Tiles:
    """What a seat has face up in this trick."""
    return () if seen.plays[seat] == NOTHING else SETS[seen.plays[seat]]


def best_set(seen: State) -> Tiles:
    """What has to be beaten; no tiles before the lead, nor while a charity tile is the best."""
    return set_of(seen, seen.taker)


def is_to_lead(seen: State) -> bool:
    return not best_set(seen) and seen.named == NOTHING_NAMED


def beaten_by(seen: State) -> str:
    """What may beat the best on the table; empty if nothing can."""
    if seen.named != NOTHING_NAMED:
        return CHARITY_BEATEN_BY[seen.named]
    best = PLACE[best_set(seen)]
    if RANK[seen.points, best] == 0:
        return ""
    return f"a higher {kind_in_words(KINDS[KIND[seen.points, best]])}"


def kind_in_words(kind: Kind) -> str:
    if kind.form == SKY:
        return "sky tile" if kind.sky == 1 else f"set of {tiles_in_words(kind.sky).replace(' ', ' identical sky ')}"
    if kind.form == EARTH:
        return "earth tile" if kind.earth == 1 else f"set of {tiles_in_words(kind.earth)} of one earth rank"
    if kind.form in (HORSE, TWO_HORSES):
        return "horse" if kind.form == HORSE else "pair of horses"
    return f"set of {tiles_in_words(kind.sky)} of the sky and {tiles_in_words(kind.earth)} of the earth"
