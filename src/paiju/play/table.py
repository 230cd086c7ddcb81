"""A table: one session of one game, played move by move from Python."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paiju.games import game as find_game
from paiju.kernel.action import Action
from paiju.kernel.game import Announce, Game, Tiles
from paiju.kernel.options import OptionError, Values
from paiju.kernel.payments import Payment
from paiju.kernel.record import DEAL, OVER, ROLL, Plain
from paiju.kernel.seen import Seen
from paiju.play.errors import IllegalMove, MoveError, UnreadableMove
from paiju.play.narrator import Narrator, dice_array
from paiju.play.reading import Made, complete_actions, read_action
from paiju.play.shuffle import Chance, Seeded, fresh_seed
from paiju.play.view import make_view
from paiju.play.walls import GivenWalls, read_dice, read_walls

NOT_ASKED = -1
DECLINE = "pass"  # the word of every game for taking no part


class Advice(NamedTuple):
    """An action with the moves that it is made of, and a sentence why."""

    words: str
    moves: tuple[int, ...]
    reason: str


class Table:
    """A running session.

    Walls and dice given are used first; after them come those of `chance`, or else of the seed, which is drawn at
    random if not given.
    Between two hands the finished one stays on view: the next is dealt when its first decision is asked for.
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
        **options: Any,
    ) -> None:
        self.game = game if isinstance(game, Game) else find_game(game)
        self.seats = self.game.seats(options.pop("players", seats) if seats is None else seats, options)
        self.options: Values = self.game.values(self.seats, options)
        self.tiles: Tiles = self.game.deck(self.seats, self.options)
        least = getattr(self.game.options, "least_wall", _whole_wall)(self.seats, self.options, self.tiles)
        self.given = [] if wall is None else read_walls(wall, self.tiles, least)
        self.given_dice = read_dice(dice)
        self.seed = _checked_seed(seed)
        self.chance: Chance = chance or Seeded(self.game.slug, self.seed)
        # what may be done at any decision but stands in no list of legal moves, such as to resign
        self.off_list: dict[str, int] = getattr(self.game.table, "OFF_LIST", {})
        # who decided an action that no person did, by the place of its first move
        self.played_by: dict[int, str] = {}
        self._drivers: ModuleType = self.game.drivers(announce)
        self._rules = self.game.rules_record(self.seats, self.options)
        self._g = Seen(self._rules[0])
        self._out = np.zeros(self.game.state.MOVES, np.int32)
        self._start()

    def _start(self) -> None:
        self._hold(self.game.state.State.blank())
        self._count = NOT_ASKED
        self.moves: list[int] = []
        self.walls: list[list[int]] = []
        self.throws: list[list[int]] = []
        self.results: list[list[int]] = []
        self._narrator: Narrator | None = None
        self._made: tuple[bytes, list[Made]] = (b"", [])  # a position, and the actions in it
        self._drivers.begin(self._rules, self._state)

    def _hold(self, state: NDArray[np.void]) -> None:
        """Take a state as this table's, with the two fields at hand that every move looks at."""
        self._state = state
        self._turn = state["turn"]
        self._finished = state["hands_played"]

    # What is true now

    @property
    def turn(self) -> int | None:
        """The seat to act, None when the session is over."""
        self._ask()
        turn = int(self._turn[0])
        return turn if turn >= 0 else None

    @property
    def over(self) -> bool:
        return bool(self._turn[0] == OVER)

    @property
    def hand_over(self) -> bool:
        """Between two hands, or at the end."""
        return bool(self._turn[0] < 0)

    @property
    def is_picking(self) -> bool:
        """In the middle of an action that is chosen tile by tile."""
        return "picking" in self.game.state.State.fields and bool(self._state[0]["picking"] > 0)

    @property
    def is_window(self) -> bool:
        """Whether seats are asked one after the other about what was thrown, and each may pass."""
        if "window" not in self.game.state.State.fields or self.hand_over:
            return False
        return bool(self._state[0]["window"] > 0) and DECLINE in self.words

    @property
    def is_all_on_view(self) -> bool:
        """Whether every tile of the hand lies face up and nothing is hidden, so that an onlooker knows them all."""
        if not self.walls or self.observation(None) != self.position:
            return False
        shown = [tile["face"] for zone in self.view()["zones"] for tile in zone["tiles"] if tile["face"]]
        return sorted(shown) == sorted(self.tiles.text([face]) for face in self.walls[-1])

    @property
    def scores(self) -> list[int]:
        return [int(score) for score in self._state[0]["score"][: self.seats]]

    @property
    def sheet(self) -> list[Payment]:
        """Who has paid whom for what in the hand on view, line by line; `sheets` has those of all hands."""
        return self.sheets[-1] if self.sheets else []

    @property
    def sheets(self) -> list[list[Payment]]:
        return self.narrator.sheets

    @property
    def legal(self) -> list[int]:
        """The legal moves, ascending; empty when the session is over."""
        self._ask()
        moves: list[int] = self._out[: self._count].tolist()
        return moves

    @property
    def words(self) -> list[str]:
        """The legal actions in words, in the canonical order of the rules."""
        return [self.text(action) for action, _ in self.actions]

    @property
    def actions(self) -> list[Made]:
        """The legal actions, each with the moves that it is made of."""
        self._ask()
        position = self._state.tobytes()
        if self._made[0] != position:
            self._made = (position, complete_actions(self, self._state, self.legal) if self._count > 0 else [])
        return self._made[1]

    @property
    def state(self) -> Any:
        """The whole truth, hidden tiles and all, as a copy."""
        return Plain(self._state.copy()[0])

    @property
    def position(self) -> bytes:
        """The whole truth as bytes: the same in the same position."""
        return self._state.tobytes()

    def observe(self, seat: int | None) -> Any:
        """What a seat may see, None for an onlooker."""
        return Seen(self._seen(seat)[0])

    def observation(self, seat: int | None) -> bytes:
        """What a seat may see, as bytes that another process can read."""
        return self._seen(seat).tobytes()

    def view(self, seat: int | None = None, since: int = 0) -> dict[str, Any]:
        """What a seat may see, as plain data to draw: zones, prompt, actions and narration; None for an onlooker.

        The narration begins with event number `since` of the narrator.
        """
        if not self.hand_over or not self.walls:
            self._ask()
        return make_view(self, self._seat(seat), since)

    def describe(self, move: int) -> str:
        """A legal move in words."""
        if move not in self.legal:
            raise IllegalMove(f"{move!r} is no legal move now")
        return self.text(self.game.action(self._g, self._seen_at_turn(self._state), move))

    def text(self, action: Action) -> str:
        return action.text(self.tiles.text)

    def advice(self) -> Advice:
        """What the game's heuristic bot would do here, and why."""
        if self.turn is None:
            raise IllegalMove("the session is over")
        twin = self.copy()
        reason = "It is the only move."
        moves: list[int] = []
        while not moves or twin.is_picking:
            seen = self.game.state.State.blank()
            self._drivers.observe(self._rules, twin._state, twin.turn, seen)
            move, why = self._drivers.decide(self._rules, seen, twin._out, twin._count)
            if not moves and twin._count > 1:
                reason = self.game.bot.REASONS[why]
            moves.append(int(move))
            twin._step(int(move))
        words = next(self.text(action) for action, parts in self.actions if parts == tuple(moves))
        return Advice(words, tuple(moves), reason)

    # What can be done

    def play(self, move: int | str) -> None:
        """Play a legal move, or an action in words; raises a MoveError and leaves the table as it was."""
        if isinstance(move, str):
            for part in read_action(self, move):
                self._step(part)
        else:
            self._ask()
            self._step(move)

    def undo(self) -> None:
        """Take back the last action of this hand."""
        if not self.options.get("undo", True):
            raise MoveError("this table was set up without undo")
        if self.hand_over:
            raise MoveError("a finished hand is not taken back")
        kept = self._without_last_action()
        given, given_dice = self.given, self.given_dice
        self.given, self.given_dice = self.walls, [die for throw in self.throws for die in throw]
        self._start()
        for move in kept:
            self._ask()
            self._step(move)
        self._ask()
        self.given, self.given_dice = given, given_dice
        self.played_by = {place: by for place, by in self.played_by.items() if place < len(self.moves)}

    def copy(self) -> Table:
        """A table in the same position that goes its own way."""
        twin: Table = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin._hold(self._state.copy())
        twin._out = self._out.copy()
        twin.moves, twin.walls, twin.throws = self.moves[:], self.walls[:], self.throws[:]
        twin.results, twin.played_by = self.results[:], dict(self.played_by)
        twin._narrator = None
        return twin

    def record(self) -> str:
        """The session so far as a text that `from_record` reads back."""
        from paiju.play.records import write_record

        return write_record(self)

    @classmethod
    def from_record(cls, text: str) -> Table:
        """The table of a record; raises RecordError with the line and what is wrong there."""
        from paiju.play.records import read_record

        return read_record(text)

    # Within

    def _ask(self) -> None:
        """Deal and throw if that is due, and find the legal moves."""
        while (turn := self._turn[0]) == DEAL or turn == ROLL:
            if turn == DEAL:
                self._deal()
            else:
                self._roll()
        if self._count == NOT_ASKED:
            self._count = self._drivers.legal(self._rules, self._state, self._out)

    def _deal(self) -> None:
        number = len(self.walls)
        wall = self.given[number] if number < len(self.given) else self.chance.wall(self.tiles.tiles(), number)
        self.walls.append(wall)
        padded = np.full(self.tiles.size, -1, np.int64)
        padded[: len(wall)] = wall
        finished = self._finished[0]
        self._drivers.deal(self._rules, self._state, padded)
        self._count = NOT_ASKED
        self._note_result(finished)

    def _roll(self) -> None:
        wanted = int(self._state[0]["dice_wanted"])
        used = sum(map(len, self.throws))
        throw = self.given_dice[used : used + wanted]
        throw += self.chance.dice(wanted - len(throw), len(self.throws), max(len(self.walls) - 1, 0))
        self.throws.append(throw)
        self._drivers.roll(self._rules, self._state, dice_array(throw))
        self._count = NOT_ASKED

    def _step(self, move: int) -> None:
        if isinstance(move, bool) or not isinstance(move, int | np.integer):
            raise UnreadableMove(f"{move!r} is neither a move nor a text")
        finished = self._finished[0]
        count = self._advance(int(move))
        if count < 0:
            raise IllegalMove("the session is over" if self.over else f"{move} is no legal move now")
        self._count = count if count > 0 else NOT_ASKED
        self.moves.append(int(move))
        self._note_result(finished)
        if self._turn[0] == ROLL:
            self._roll()

    def _advance(self, move: int) -> int:
        """Play a move of the list, or one that is possible off it; the number of moves then, -1 if it is neither."""
        if self.off_list and move in self.off_list.values() and not self.over:
            self._drivers.apply(self._rules, self._state, move)
            return int(self._drivers.legal(self._rules, self._state, self._out))
        return int(self._drivers.step(self._rules, self._state, move, self._out, self._count))

    def _note_result(self, finished: int) -> None:
        """A hand may end with a move, or with the deal itself."""
        if self._finished[0] != finished:
            self.results.append([int(gain) for gain in self._state[0]["result"][: self.seats]])

    def _seen_at_turn(self, state: NDArray[np.void]) -> Seen:
        """What the seat to act sees of a state."""
        seen = self.game.state.State.blank()
        self._drivers.observe(self._rules, state, int(state[0]["turn"]), seen)
        return Seen(seen[0])

    def _seen(self, seat: int | None) -> NDArray[np.void]:
        seen: NDArray[np.void] = self.game.state.State.blank()
        self._drivers.observe(self._rules, self._state, self._seat(seat), seen)
        return seen

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return -1
        if not 0 <= seat < self.seats:
            raise OptionError(f"there is no seat {seat}; this table has 0 to {self.seats - 1}")
        return seat

    def _without_last_action(self) -> list[int]:
        starts = self.narrator.starts
        if not starts or starts[-1] < self.narrator.hand_start:
            raise MoveError("there is nothing to take back in this hand")
        return self.moves[: starts[-1]]

    @functools.cached_property
    def face_words(self) -> list[str]:
        """Every face of the tile set in words."""
        return [self.tiles.text([face]) for face in range(len(self.tiles.copies))]

    @property
    def narrator(self) -> Narrator:
        if self._narrator is None:
            self._narrator = Narrator(self.game, self._drivers, self._rules, self.text, self.seats)
        self._narrator.follow(self.moves, self.walls, self.throws, self.tiles.size)
        return self._narrator


def _whole_wall(seats: int, values: Values, tiles: Tiles) -> int:
    return tiles.size


def _checked_seed(seed: int | None) -> int:
    if seed is None:
        return fresh_seed()
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
        raise OptionError(f"a seed is a whole number from 0, not {seed!r}")
    return seed
