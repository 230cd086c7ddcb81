"""The course of a session in OpenSpiel: a position, the tiles of a deal that is under way, and what has been.

Copied and pickled without the rules, which are found again by the key of their setting.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from paiju.envs.openspiel.memory import Memory, first_memory, followed, strangers_memory
from paiju.envs.openspiel.setting import Key, Setting, setting_of
from paiju.kernel.drivers import POOL
from paiju.kernel.record import DEAL, OVER, ROLL, Rng
from paiju.kernel.rng import WORDS, draw_below, seed_rng, shuffle

CHANCE = -1  # the actor of a deal or a throw
SIDES = 6


class Step(NamedTuple):
    """Something that happened: who did it, which move, and the position after it."""

    actor: int
    move: int
    after: bytes


Kept = tuple[bytes, Rng | None, list[int], list[int], list[int], list[Step], dict[int, Memory]]  # of a course


class Course:
    """A session that is played on; cheap to copy."""

    __slots__ = ("_legal", "bases", "dice", "left", "memories", "rng", "setting", "state", "steps", "turn", "wall")

    def __init__(self, setting: Setting, rng: Rng | None = None) -> None:
        self.setting, self.rng = setting, rng
        self._hold(setting.begun)
        self.wall: list[int] = []  # of the deal that is under way
        self.left = setting.counts[:]  # tiles of each face that are not in it yet
        self.dice: list[int] = []
        self.steps: list[Step] = []
        self.bases: dict[int, Memory] = {}  # before the first step, where something was before it
        self.memories: dict[int, Memory] = {}  # as far as somebody has asked
        self._legal: list[int] | None = None

    def _hold(self, position: bytes) -> None:
        self.state: NDArray[np.void] = self.setting.state_of(position)
        self.turn = self.setting.turn_of(position)

    @property
    def is_over(self) -> bool:
        return self.turn == OVER

    @property
    def legal(self) -> list[int]:
        if self._legal is None:
            out = np.empty(self.setting.moves, np.int32)
            count = self.setting.list_legal(self.setting.rules, self.state, out)
            self._legal = out[:count].tolist()
        return self._legal

    @property
    def gains(self) -> list[float]:
        """What each seat has won or lost since the session began."""
        scores = self.state[0]["score"][: self.setting.seats] - self.setting.first_scores
        return [float(score) for score in scores]

    def play(self, move: int) -> None:
        """Play a legal move of the seat to act; raises ValueError."""
        if move not in self.legal:
            raise ValueError(f"{move} is no legal move of {self.setting.game.slug} now; these are: {self.legal}")
        actor = self.turn
        self.setting.apply(self.setting.rules, self.state, move)
        self._note(actor, move)

    # Chance

    def outcomes(self) -> list[tuple[int, float]]:
        """The next tile of the wall or the next die with its probability; a single outcome where chance is sampled."""
        if self.rng is not None:
            return [(0, 1.0)]
        if self.turn == ROLL:
            return [(side, 1 / SIDES) for side in range(SIDES)]
        total = len(self.setting.wall) - len(self.wall)
        return [(face, count / total) for face, count in enumerate(self.left) if count]

    def chances(self) -> list[int]:
        """The outcomes alone."""
        if self.rng is not None:
            return [0]
        return list(range(SIDES)) if self.turn == ROLL else [face for face, count in enumerate(self.left) if count]

    def draw(self, outcome: int) -> None:
        """Take an outcome of chance; raises ValueError."""
        if not self._is_outcome(outcome):
            raise ValueError(f"{outcome} is no outcome of chance here in {self.setting.game.slug}")
        if self.rng is not None:
            self._sample(self.rng)
        elif self.turn == ROLL:
            self.dice.append(outcome + 1)
            if len(self.dice) == self.state[0]["dice_wanted"]:
                self._throw()
        else:
            self.wall.append(outcome)
            self.left[outcome] -= 1
            rest = len(self.setting.wall) - len(self.wall)
            if rest <= self.setting.most_copies and max(self.left) == rest:
                self.wall += [self.left.index(rest)] * rest  # the rest is certain
                self._deal()

    def _is_outcome(self, outcome: int) -> bool:
        if self.rng is not None:
            return outcome == 0
        if self.turn == ROLL:
            return 0 <= outcome < SIDES
        return 0 <= outcome < len(self.left) and self.left[outcome] > 0

    def outcome_words(self, outcome: int) -> str:
        if self.rng is not None:
            return "deal" if self.turn == DEAL else "throw"
        return f"die {outcome + 1}" if self.turn == ROLL else self.setting.tiles.text([outcome])

    def _sample(self, rng: Rng) -> None:
        if self.turn == ROLL:
            self.dice = [1 + draw_below(rng, SIDES) for _ in range(int(self.state[0]["dice_wanted"]))]
            self._throw()
            return
        wall = np.array(self.setting.wall, np.int64)
        shuffle(rng, wall, len(wall))
        self.wall = wall.tolist()
        self._deal()

    def _deal(self) -> None:
        padded = np.full(self.setting.tiles.size, -1, np.int64)
        padded[: len(self.wall)] = self.wall
        self.setting.drivers.deal(self.setting.rules, self.state, padded)
        self._clear()
        self._note(CHANCE, 0)

    def _throw(self) -> None:
        dice = np.array([*self.dice, 0][:2], np.int64)
        self.setting.drivers.roll(self.setting.rules, self.state, dice)
        self._clear()
        self._note(CHANCE, 0)

    def _clear(self) -> None:
        """Nothing is under way."""
        self.wall, self.dice, self.left = [], [], self.setting.counts[:]

    # What is known

    def memory(self, seat: int) -> Memory:
        """What a seat has seen and done till now, -1 for an onlooker."""
        memory = self.memories.get(seat) or self.bases.get(seat) or first_memory(self.setting, seat)
        if memory.upto < len(self.steps):
            memory = followed(memory, self.setting, self.steps, seat)
        self.memories[seat] = memory
        return memory

    def resampled(self, seat: int, seed: int) -> Course:
        """A course that the seat cannot tell from this one: what it does not know is drawn anew.

        Other seats remember of it what an onlooker saw, and what they hold now.
        """
        rng = np.zeros(WORDS, np.int64)
        seed_rng(rng, seed, 0)
        other = self.copy()
        other._clear()
        self.setting.drivers.redeal(self.setting.rules, other.state, seat, rng, np.zeros(POOL, np.int64))
        own, public = self.memory(seat), self.memory(-1)
        other.steps, other.memories = [], {}
        other.bases = {
            viewer: strangers_memory(public, self.setting, other.state, viewer) for viewer in range(self.setting.seats)
        }
        other.bases[seat], other.bases[-1] = own._replace(upto=0), public._replace(upto=0)
        if other.rng is not None:
            other.rng = rng
        return other

    # Copies

    def copy(self) -> Course:
        twin = object.__new__(Course)
        twin.setting, twin._legal = self.setting, self._legal
        twin._hold(self.state.tobytes())
        twin.rng = None if self.rng is None else self.rng.copy()
        twin.wall, twin.dice, twin.left, twin.steps = self.wall[:], self.dice[:], self.left[:], self.steps[:]
        twin.bases, twin.memories = self.bases, self.memories.copy()
        return twin

    def __deepcopy__(self, _: dict[int, object]) -> Course:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        kept: Kept = (self.state.tobytes(), self.rng, self.wall, self.dice, self.left, self.steps, self.bases)
        return _unpacked, (self.setting.key, kept)

    def _note(self, actor: int, move: int) -> None:
        self._legal = None
        after = self.state.tobytes()
        self.turn = self.setting.turn_of(after)
        self.steps.append(Step(actor, move, after))


def _unpacked(key: Key, kept: Kept) -> Course:
    course = Course(setting_of(key))
    position, course.rng, course.wall, course.dice, course.left, course.steps, course.bases = kept
    course._hold(position)
    return course
