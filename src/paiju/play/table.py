"""A table: one session of one game, played move by move from Python."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import overload

import numpy as np

from paiju.kernel.action import Action
from paiju.kernel.game import Announce, Game
from paiju.kernel.payments import Payment
from paiju.kernel.record import OVER, Plain
from paiju.kernel.seen import Seen
from paiju.play import keeping, reading
from paiju.play.advice import Advice, advise
from paiju.play.history import History
from paiju.play.narrator import Happened, Narrator
from paiju.play.reading import Made
from paiju.play.seating import read_seat
from paiju.play.shuffle import Chance, Seeded, check_seed, fresh_seed
from paiju.play.stepping import NOT_ASKED, at_hand, deal_next, find_moves, hold, play_move, take_back
from paiju.play.terms import agree
from paiju.play.view import DataView, Sight, WrittenView, is_all_on_view, look, make_view, record_seen, seen_by
from paiju.play.walls import GivenWalls, read_dice, read_walls
from paiju.play.worlds import World, sample
from paiju.tiles.naming import tile_reader
from paiju.words.said import Said
from paiju.words.speaker import Speaker


class Table:
    """A running session.

    Walls and dice given are used first; after them come those of `chance`, or else of the seed, which is drawn at
    random if not given. The first hand is dealt when it is first looked at or asked for. Between two hands the
    finished one stays on view: the next is dealt by `deal`, or when its first decision is asked for.

    >>> import paiju
    >>> table = paiju.Table("jielong", seed=3, hands=1)
    >>> table.hand_over, table.over
    (False, False)
    >>> while table.decide() is not None:
    ...     table.play(table.words[0])
    >>> table.over, sum(table.scores)
    (True, 0)
    """

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

    # What is true now

    @property
    def turn(self) -> int | None:
        """The seat to act, None where nobody is: before a deal, between hands, and at the end."""
        turn = int(self._turn[0])
        return turn if turn >= 0 else None

    @property
    def over(self) -> bool:
        return bool(self._turn[0] == OVER)

    @property
    def hand_over(self) -> bool:
        """Between two hands, or at the end; not before the first deal."""
        return bool(self.walls) and bool(self._turn[0] < 0)

    @property
    def is_picking(self) -> bool:
        """In the middle of an action that is chosen tile by tile."""
        return "picking" in self.game.state.State.fields and bool(self._state[0]["picking"] > 0)

    @property
    def is_window(self) -> bool:
        """Whether seats are asked one after the other about what was thrown, and each may pass."""
        return reading.is_window(self)

    @property
    def is_all_on_view(self) -> bool:
        """Whether every tile of the hand lies face up and nothing is hidden, so that an onlooker knows them all."""
        return is_all_on_view(self)

    @property
    def scores(self) -> list[int]:
        return [int(score) for score in self._state[0]["score"][: self.seats]]

    @property
    def sheet(self) -> list[Payment]:
        """Who has paid whom for what in the hand on view, line by line; `sheets` has those of all hands."""
        return self.sheets[-1] if self.sheets else []

    @property
    def sheets(self) -> History[list[Payment]]:
        return self.narrator.sheets

    @property
    def legal(self) -> list[int]:
        """The legal moves, ascending; empty where nobody is to act."""
        if self._turn[0] < 0:
            return []
        self._ask()
        moves: list[int] = self._out[: self._count].tolist()
        return moves

    @property
    def words(self) -> list[str]:
        """The legal actions in words, in the canonical order of the rules; none where nobody is to act.

        >>> table = Table("jielong", seed=3)
        >>> table.decide(), table.legal[0] == table.actions[0][1][0], table.words[0]
        (0, True, 'lead [5:5] open 5')
        """
        return reading.written_actions(self)

    @property
    def actions(self) -> list[Made]:
        """The legal actions, each with the moves that it is made of; none where nobody is to act."""
        legal, position = self.legal, self._state.tobytes()
        if legal and self._made[0] != position:
            self._made = (position, reading.complete_actions(self, self._state, legal), [])
        return self._made[1] if legal else []

    @property
    def state(self) -> Plain:
        """The whole truth, hidden tiles and all, as a copy."""
        return Plain(self._state.copy()[0])

    @property
    def position(self) -> bytes:
        """The whole truth as bytes: the same in the same position."""
        return self._state.tobytes()

    def observe(self, seat: int | None) -> Seen:
        """What a seat may see, None for an onlooker."""
        return seen_by(self, read_seat(seat, self.seats))

    def observation(self, seat: int | None) -> bytes:
        """What a seat may see, as bytes that another process can read."""
        return self._seen(seat).tobytes()

    @overload
    def view(self, seat: int | None = None, since: int = 0, *, language: None = None) -> DataView: ...
    @overload
    def view(self, seat: int | None = None, since: int = 0, *, language: str) -> WrittenView: ...
    def view(self, seat: int | None = None, since: int = 0, *, language: str | None = None) -> DataView | WrittenView:
        """What a seat may see, as plain data to draw: zones, prompt, actions and narration; None for an onlooker.

        The narration begins with event number `since` of the narrator. Sentences are data, or written in a language.
        """
        return make_view(self, self.sight(seat), since, language)

    def sight(self, seat: int | None = None) -> Sight:
        """What a view shows of the position, before it is put into data."""
        return look(self, read_seat(seat, self.seats))

    def speaker(self, language: str = "en") -> Speaker:
        """Says in a language what this table has as data; tiles in notation, players as s0, s1, …"""
        return Speaker.of(self.game.package, language, self.tiles.text, tile_reader(self.tiles, language))

    def say(self, said: Said, language: str = "en") -> str:
        return self.speaker(language).say(said)

    describe = reading.describe_move
    """A legal move in words."""

    def text(self, action: Action) -> str:
        return action.text(self.tiles.text)

    def advice(self, *, language: str | None = None) -> Advice:
        """What the game's heuristic bot would do here, and why: as data, or written in a language."""
        return advise(self, language)

    # What can be done

    def decide(self) -> int | None:
        """Deal and throw whatever is due until a seat has to act, and say which; None when the session is over.

        >>> Table("jielong", seed=3).decide()
        0
        """
        self._ask()
        return self.turn

    deal = deal_next
    """Deal the next hand and no other; raises a MoveError during a hand and after the last one."""

    def play(self, move: int | str) -> None:
        """Play a legal move, or an action in words; raises a MoveError and leaves the table as it was.

        A hand that is due is dealt first, as `decide` does it.

        >>> table = Table("jielong", seed=3)
        >>> table.play("lead 55 open 5")
        >>> table.turn
        1
        """
        if isinstance(move, str):
            for part in reading.read_action(self, move):
                play_move(self, part)
        else:
            self._ask()
            play_move(self, move)

    undo = take_back
    """Take back the last action of this hand; raises a MoveError."""

    def copy(self) -> Table:
        """A table in the same position that goes its own way.

        >>> table = Table("jielong", seed=3)
        >>> twin = table.copy()
        >>> twin.play("lead 55 open 5")
        >>> len(table.moves), len(twin.moves)
        (0, 1)
        """
        return keeping.copied(self, object.__new__(Table))

    __copy__ = copy
    __deepcopy__ = keeping.deeply_copied
    __getstate__ = keeping.packed
    __setstate__ = keeping.unpack
    __repr__ = keeping.named
    _hold = hold
    _ask = find_moves
    _seen = record_seen

    def sample(self, seat: int | None, n: int, *, seed: int | None = None) -> list[World]:
        """So many worlds to think ahead in, which the seat cannot tell from this table: see docs/table.md."""
        return sample(self, seat, n, seed)

    def record(self) -> str:
        """The session so far as a text that `from_record` reads back.

        >>> table = Table("jielong", seed=3)
        >>> table.play("lead 55 open 5")
        >>> Table.from_record(table.record()).position == table.position
        True
        """
        from paiju.play.records import write_record

        return write_record(self)

    @classmethod
    def from_record(cls, text: str) -> Table:
        """The table of a record; raises RecordError with the line and what is wrong there."""
        from paiju.play.records import read_record

        return read_record(text)

    @property
    def narrator(self) -> Narrator:
        """The story of the session so far."""
        self.follow()
        return self._narrator

    def follow(self) -> None:
        """Put into words what happened since the story was last asked for."""
        self._narrator.follow(Happened(self.moves, self.walls, self.throws), self._state.tobytes())
