"""What a seat may see, in the form that OpenSpiel asks for: a tensor with named parts, and a string."""

from __future__ import annotations

from typing import Protocol

import numpy as np
import pyspiel
from numpy.typing import NDArray

from paiju.envs.openspiel.course import Course
from paiju.envs.openspiel.setting import Setting

ONLOOKER = -1


class HasCourse(Protocol):
    """A position as OpenSpiel hands it back."""

    course: Course


class Observer:
    """Observations, and with perfect recall information states; nothing that the seat may not see."""

    def __init__(self, setting: Setting, kind: pyspiel.IIGObservationType, parameters: object) -> None:
        if parameters:
            raise ValueError(f"an observer of {setting.game.slug} takes no parameters, not {parameters}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer sees what a seat or an onlooker may see, not the tiles of all")
        self._setting = setting
        self._is_onlooker = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._sees_public = bool(kind.public_info)
        self._recalls = bool(kind.perfect_recall and kind.public_info)
        self._slots = [slot for slot in setting.encoding.slots if self._sees_public or slot.field.sight == "own"]
        self._row = setting.encoding.expansion.size + 1  # what was seen, and the move
        self._places = self._parts()
        self._seen = setting.game.state.State.blank()
        self._numbers: NDArray[np.int32] = np.zeros((1, setting.encoding.size), np.int32)
        self._floats: NDArray[np.float32] = np.zeros((1, setting.encoding.expansion.size), np.float32)
        size = sum(end - start for start, end in self._places.values())
        recall = setting.key.recall if self._recalls else 0
        self.tensor: NDArray[np.float32] = np.zeros(size + recall * self._row, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        stop = 0
        for name, (start, end) in self._places.items():
            begin, stop = stop, stop + end - start
            self.dict[name] = self.tensor[begin:stop]
        if recall:
            self.dict["decisions"] = self.tensor[size:].reshape(recall, self._row)
        if self._sees_public:
            self._floats = self.tensor[:size].reshape(1, size)

    def _parts(self) -> dict[str, tuple[int, int]]:
        """Where each field that is shown lies among the floats of an encoding."""
        expansion = self._setting.encoding.expansion
        names = list(expansion.starts)
        ends = dict(zip(names, [*list(expansion.starts.values())[1:], expansion.size], strict=True))
        return {slot.name: (expansion.starts[slot.name], ends[slot.name]) for slot in self._slots}

    def set_from(self, state: HasCourse, player: int) -> None:
        """Write what a player sees now; with perfect recall also what it saw and did at its last decisions."""
        course = state.course
        seat = self._seat(player)
        self._setting.write_numbers(course.state, seat, self._seen, self._numbers[0])
        self._setting.encoding.expansion.write(self._numbers, self._floats)
        if not self._sees_public:
            for name, (start, end) in self._places.items():
                self.dict[name][:] = self._floats[0, start:end]
        if "decisions" in self.dict:
            self.dict["decisions"][:] = 0
            for row, decision in enumerate(reversed(course.memory(seat).decisions)):
                self.dict["decisions"][row] = decision

    def string_from(self, state: HasCourse, player: int) -> str:
        """What a player sees now, field by field; with perfect recall all that it has seen and done."""
        course = state.course
        seat = self._seat(player)
        head = "onlooker" if seat == ONLOOKER else f"p{seat}"
        if self._recalls:
            return f"{head} {course.memory(seat).text}"
        numbers = self._setting.numbers(course.state, seat)
        fields = ((slot.name, numbers[slot.start : slot.stop]) for slot in self._slots)
        return " ".join([head, *(f"{name}={','.join(map(str, part.tolist()))}" for name, part in fields if part.any())])

    def _seat(self, player: int) -> int:
        return ONLOOKER if self._is_onlooker else player
