"""A tree of hashes over a wall: its root binds every tile, and one tile can be opened without showing another."""

from __future__ import annotations

from collections.abc import Sequence

from paiju.play.fair.encoding import digest

NO_PARTNER = b""


class Tree:
    """Nodes are joined in pairs, level by level; the last of an odd number is joined with nothing."""

    def __init__(self, leaves: Sequence[bytes]) -> None:
        self._levels = [list(leaves)]
        while len(level := self._levels[-1]) > 1:
            if len(level) % 2:
                level.append(NO_PARTNER)
            self._levels.append([digest("node", *level[at : at + 2]) for at in range(0, len(level), 2)])

    @property
    def root(self) -> bytes:
        return self._levels[-1][0]

    def path(self, place: int) -> list[bytes]:
        """The partners on the way from a leaf to the root."""
        return [level[(place >> height) ^ 1] for height, level in enumerate(self._levels[:-1])]
