"""Options that Heaven-Nine and its relatives share: the decks, and how a hand is settled with a banker."""

from paiju.kernel.options import Choice, Number, OptionError, Values, as_written
from paiju.tiles import FULL32, NO_SUPREME30, WEN51_SUPREME_NINES24, WEN_NINES24, WEN_SUPREME24, TileSet
from paiju.words.said import Quoted, Said

DECKS = {deck.name: deck for deck in (FULL32, NO_SUPREME30, WEN_SUPREME24, WEN51_SUPREME_NINES24, WEN_NINES24)}
# Within these bounds a score fits its 32 bits, even if one banker wins every hand of a session.
MOST_POINTS = 100
MOST_HANDS = 1000

DECK = Choice("deck", None, "by the number of players", values=tuple(DECKS), group="deal")
QUOTA = Number(
    "quota",
    "auto",
    "auto: half the tiles of a hand",
    high=MOST_POINTS,
    words=(("auto", -1),),
    group="scoring",
)
EMPTY_EXTRA = Number(
    "empty_extra",
    1,
    "0: the older rule",
    high=MOST_POINTS,
    group="scoring",
)
BANKER_MULTIPLIER = Choice(
    "banker_multiplier",
    "increasing",
    "increasing: classic play; fixed: folk play",
    values=("increasing", "fixed", "none"),
    group="scoring",
)
FIRST_BANKER = Number("first_banker", 0, "by lot at a real table", high=3, group="session")


def with_deck(seats: int, values: Values, decks: tuple[TileSet, ...]) -> Values:
    """The values with one of these decks, the first if none is named."""
    names = tuple(deck.name for deck in decks)
    values = {"deck": names[0]} | values
    if values["deck"] not in names:
        option, wanted, takes = Quoted("deck"), Quoted(repr(values["deck"])), as_written(names)
        raise OptionError(Said("no-option-for-seats", option=option, value=wanted, seats=seats, allowed=takes))
    return values
