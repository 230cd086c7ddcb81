"""Terms for the sets of Bagchen: what lies on the table and what beats it."""

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
from paiju.games.tricks.layout import number_of_tiles
from paiju.words.said import Said

CHARITY_BEATEN_BY = (Said("kind-no-point-sky"), Said("kind-no-point-earth"), Said("kind-no-point"))


def set_of(seen: State, seat: int) -> Tiles:
    """What a seat has face up in this trick."""
    return () if seen.plays[seat] == NOTHING else SETS[seen.plays[seat]]


def best_set(seen: State) -> Tiles:
    """What has to be beaten; no tiles before the lead, nor while a charity tile is the best."""
    return set_of(seen, seen.taker)


def is_to_lead(seen: State) -> bool:
    return not best_set(seen) and seen.named == NOTHING_NAMED


def beaten_by(seen: State) -> Said | None:
    """What may beat the best on the table; None if nothing can."""
    if seen.named != NOTHING_NAMED:
        return CHARITY_BEATEN_BY[seen.named]
    best = PLACE[best_set(seen)]
    if RANK[seen.points, best] == 0:
        return None
    return Said("kind-higher", kind=term_for(KINDS[KIND[seen.points, best]]))


def term_for(kind: Kind) -> Said:
    if kind.form == SKY:
        return Said("kind-sky-tile") if kind.sky == 1 else Said("kind-sky-set", count=kind.sky)
    if kind.form == EARTH:
        return Said("kind-earth-tile") if kind.earth == 1 else Said("kind-earth-set", count=kind.earth)
    if kind.form in (HORSE, TWO_HORSES):
        return Said("kind-horse") if kind.form == HORSE else Said("kind-two-horses")
    return Said("kind-sky-and-earth", sky=number_of_tiles(kind.sky), earth=number_of_tiles(kind.earth))
