"""How far a session is: what was dealt, thrown and played, and where that has led."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

import numpy as np

from paiju.kernel.game import Announce, Game
from paiju.kernel.record import OVER, Plain
from paiju.kernel.seen import Seen
from paiju.play import reading
from paiju.play.history import History
from paiju.play.narrator import Narrator
from paiju.play.reading import Made
from paiju.play.shuffle import Chance, Seeded, check_seed, fresh_seed
from paiju.play.stepping import NOT_ASKED, at_hand
from paiju.play.terms import agree
from paiju.play.walls import GivenWalls, read_dice, read_walls


class Progress:
    """What a table keeps, and what can be read from it as it stands; to read it deals nothing."""

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int | None = None,
        seed: int | None = None,
        wall: GivenWalls | None = None,
        dice: Sequence[int] = (),
        chance: Chance | None = None,
        announce: Announce | None = None,
        preset: str | None = None,
        **options: object,
    ) -> None:
        self.game, self.seats, self.options, self.tiles = agree(game, seats, preset, options)
        least = self.game.least_wall(self.seats, self.options)
        self.given = [] if wall is None else read_walls(wall, self.tiles, least)
        self.given_dice = read_dice(dice)
        self.seed = fresh_seed() if seed is None else check_seed(seed)
        self.chance: Chance = chance or Seeded(self.game.slug, self.seed)
        # what may be done at any decision but stands in no list of legal moves, such as to resign
        self.off_list = self.game.off_list
        # who decided an action that no person did, with the place of its first move
        self.played_by: History[tuple[int, str]] = History()
        self._drivers: ModuleType = self.game.drivers(announce)
        self._rules = self.game.rules_record(self.seats, self.options)
        self._g = Seen(self._rules[0])
        self._out = np.zeros(self.game.state.MOVES, np.int32)
        self._start()

    def _start(self) -> None:
        self._state, self._turn, self._finished = at_hand(self.game.state.State.blank())
        self._count = NOT_ASKED
        self.moves: History[int] = History()
        self.walls: History[list[int]] = History()
        self.throws: History[list[int]] = History()
        self.results: History[list[int]] = History()
        self.points: History[list[int]] = History()  # of every finished hand, in games that count them
        self._narrator = Narrator(self.game, self._drivers, self._rules, self._g, self.tiles, self.seats)
        self.face_words = self._narrator.face_words  # every face of the tile set in notation
        self._made: tuple[bytes, list[Made], list[str]] = reading.NOTHING_MADE
        self._drivers.begin(self._rules, self._state)

    @property
    def turn(self) -> int | None:
        """The seat to act, None where nobody is: before a deal, between hands, and at the end.

        >>> table = paiju.Table("jielong", seed=3)
        >>> table.turn, table.decide(), table.turn
        (None, 0, 0)
        """
        turn = int(self._turn[0])
        return turn if turn >= 0 else None

    @property
    def over(self) -> bool:
        """Whether the session is over.

        >>> paiju.Table("jielong").over
        False
        """
        return bool(self._turn[0] == OVER)

    @property
    def hand_over(self) -> bool:
        """Between two hands, or at the end; not before the first deal.

        >>> table = paiju.Table("jielong", seed=3)
        >>> table.hand_over, table.decide(), table.hand_over
        (False, 0, False)
        """
        return bool(self.walls) and bool(self._turn[0] < 0)

    @property
    def is_picking(self) -> bool:
        """In the middle of an action that is chosen tile by tile."""
        return "picking" in self.game.state.State.fields and bool(self._state[0]["picking"] > 0)

    @property
    def scores(self) -> list[int]:
        """The totals of all seats.

        >>> paiju.Table("jielong").scores
        [0, 0, 0, 0]
        """
        return [int(score) for score in self._state[0]["score"][: self.seats]]

    @property
    def state(self) -> Plain:
        """The whole truth, hidden tiles and all, as a copy."""
        return Plain(self._state.copy()[0])

    @property
    def position(self) -> bytes:
        """The whole truth as bytes: the same in the same position.

        >>> paiju.Table("jielong", seed=3).position == paiju.Table("jielong", seed=3).position
        True
        """
        return self._state.tobytes()
