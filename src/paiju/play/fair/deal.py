"""All that chance decides in a hand, drawn from its key: the wall, its salts, the dice, who sits where."""

from __future__ import annotations

import hashlib
from functools import cached_property

from paiju.play.fair.encoding import digest, fields
from paiju.play.fair.leaves import Tree
from paiju.play.fair.proof import Opening
from paiju.play.fair.stream import permuted, thrown, words
from paiju.play.fair.terms import Terms

SALT_BYTES = 16


class Deal:
    """One hand as it will be dealt; each thing drawn has a stream of its own."""

    def __init__(self, terms: Terms, hand: int, key: bytes) -> None:
        self.terms, self.hand, self._key = terms, hand, key
        self.order = permuted(range(len(terms.tiles)), words(fields("stream", key, "wall")))

    @property
    def root(self) -> bytes:
        return self._tree.root

    def seating(self) -> list[int]:
        """Who sits where: the newcomer at each seat."""
        return permuted(range(self.terms.seats), words(fields("stream", self._key, "seating")))

    def dice(self, number: int, throw: int) -> list[int]:
        return thrown(number, words(fields("stream", self._key, "dice", throw)))

    def opening(self, place: int) -> Opening:
        """The proof that a tile lay at this place of the wall when the root was published."""
        path = [partner.hex() for partner in self._tree.path(place)]
        return {"place": place, "tile": self._tile(place), "salt": self._salt(place).hex(), "path": path}

    @cached_property
    def _tree(self) -> Tree:
        return Tree([self._leaf(place) for place in range(len(self.order))])

    def _tile(self, place: int) -> str:
        return self.terms.tiles[self.order[place]]

    def _salt(self, place: int) -> bytes:
        """Without it a closed leaf could be found out by trying all tiles."""
        return hashlib.shake_256(fields("stream", self._key, "salt", place)).digest(SALT_BYTES)

    def _leaf(self, place: int) -> bytes:
        return digest("leaf", self.terms.table, self.hand, place, self._tile(place), self._salt(place))
