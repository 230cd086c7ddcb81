"""A table: one session of one game, played move by move from Python."""

from __future__ import annotations

from typing import overload

from paiju.kernel.action import Action
from paiju.kernel.payments import Payment
from paiju.kernel.seen import Seen
from paiju.play import keeping, reading
from paiju.play.advice import Advice, advise
from paiju.play.history import History
from paiju.play.narrator import Happened, Narrator
from paiju.play.progress import Progress
from paiju.play.reading import Made
from paiju.play.seating import read_seat
from paiju.play.stepping import deal_next, find_moves, hold, play_move, take_back
from paiju.play.view import DataView, Sight, WrittenView, is_all_on_view, look, make_view, record_seen, seen_by
from paiju.play.worlds import World, sample
from paiju.tiles.naming import tile_reader
from paiju.words.said import Said
from paiju.words.speaker import Speaker


class Table(Progress):
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

    # What is true now

    @property
    def is_window(self) -> bool:
        """Whether seats are asked one after the other about what was thrown, and each may pass."""
        return reading.is_window(self)

    @property
    def is_all_on_view(self) -> bool:
        """Whether every tile of the hand lies face up and nothing is hidden, so that an onlooker knows them all."""
        return is_all_on_view(self)

    @property
    def sheet(self) -> list[Payment]:
        """Who has paid whom for what in the hand on view, line by line; `sheets` has those of all hands.

        >>> Table("jielong", seed=3).sheet
        []
        """
        return self.sheets[-1] if self.sheets else []

    @property
    def sheets(self) -> History[list[Payment]]:
        """The lines of every hand.

        >>> table = Table("jielong", seed=3)
        >>> table.decide(), len(table.sheets)
        (0, 1)
        """
        return self.narrator.sheets

    @property
    def legal(self) -> list[int]:
        """The legal moves, ascending; empty where nobody is to act.

        >>> table = Table("jielong", seed=3)
        >>> table.legal, table.decide(), table.legal[:3]
        ([], 0, [8, 12, 14])
        """
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
        """The legal actions, each with the moves that it is made of; none where nobody is to act.

        >>> table = Table("jielong", seed=3)
        >>> table.decide(), table.actions[0][1]
        (0, (8,))
        """
        legal, position = self.legal, self._state.tobytes()
        if legal and self._made[0] != position:
            self._made = (position, reading.complete_actions(self, self._state, legal), [])
        return self._made[1] if legal else []

    def observe(self, seat: int | None) -> Seen:
        """What a seat may see, None for an onlooker.

        >>> table = Table("jielong", seed=3)
        >>> table.decide(), sum(table.observe(0).hands[0]), sum(table.observe(0).hands[1])  # others' tiles are covered
        (0, 8, 0)
        """
        return seen_by(self, read_seat(seat, self.seats))

    def observation(self, seat: int | None) -> bytes:
        """What a seat may see, as bytes that another process can read.

        >>> table = Table("jielong", seed=3)
        >>> table.decide(), table.observation(0) == table.observation(1)
        (0, False)
        """
        return self._seen(seat).tobytes()

    @overload
    def view(self, seat: int | None = None, since: int = 0, *, language: None = None) -> DataView: ...
    @overload
    def view(self, seat: int | None = None, since: int = 0, *, language: str) -> WrittenView: ...
    def view(self, seat: int | None = None, since: int = 0, *, language: str | None = None) -> DataView | WrittenView:
        """What a seat may see, as plain data to draw: zones, prompt, actions and narration; None for an onlooker.

        The narration begins with event number `since` of the narrator. Sentences are data, or written in a language.

        >>> Table("jielong", seed=3).view(0, language="en")["log"]
        ['deal 1']
        """
        return make_view(self, self.sight(seat), since, language)

    def sight(self, seat: int | None = None) -> Sight:
        """What a view shows of the position, before it is put into data."""
        return look(self, read_seat(seat, self.seats))

    def speaker(self, language: str = "en") -> Speaker:
        """Says in a language what this table has as data; tiles in notation, players as s0, s1, …"""
        return Speaker.of(self.game.package, language, self.tiles.text, tile_reader(self.tiles, language))

    def say(self, said: Said, language: str = "en") -> str:
        """A sentence that is data, in a language.

        >>> try:
        ...     Table("jielong", seed=3).play("lead 11 open 1")
        ... except paiju.IllegalMove as error:
        ...     print(Table("jielong").say(error.said, "zh-Hans"))
        不能“lead 11 open 1”：你没有 [1:1]
        """
        return self.speaker(language).say(said)

    describe = reading.describe_move
    """A legal move in words."""

    def text(self, action: Action) -> str:
        """An action of `actions` in words.

        >>> table = Table("jielong", seed=3)
        >>> table.decide(), table.text(table.actions[0][0])
        (0, 'lead [5:5] open 5')
        """
        return action.text(self.tiles.text)

    def advice(self, *, language: str | None = None) -> Advice:
        """What the game's heuristic bot would do here, and why: as data, or written in a language.

        >>> Table("jielong", seed=3).advice(language="en").reason
        'A double goes while its number is still open.'
        """
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
        """So many worlds to think ahead in, which the seat cannot tell from this table: see docs/table.md.

        >>> table = Table("jielong", seed=3)
        >>> [world.observation(0) == table.observation(0) for world in table.sample(0, 2)]
        [True, True]
        """
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
        """The table of a record; raises RecordError with the line and what is wrong there.

        >>> Table.from_record(Table("jielong", seed=3, hands=2).record()).options["hands"]
        2
        """
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
