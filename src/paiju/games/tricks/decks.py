"""The decks of Heaven-Nine and its relatives, as tables by the place of a deck in the option."""

from paiju.games.tricks.combinations import FACES
from paiju.games.tricks.options import DECK, DECKS
from paiju.tiles.tileset import table

DECK_SIZE = table(DECKS[name].size for name in DECK.values)
COPIES = table(copies for name in DECK.values for copies in DECKS[name].copies).reshape(-1, FACES)
