"""What a seat has seen and done in the course of a session: its information state.

As a text it is complete: every change of its encoded observation, as place:number, and every move of its own, as
>move. docs/encodings says what lies at which place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paiju.encoding.encoding import Numbers

if TYPE_CHECKING:
    from paiju.envs.openspiel.course import Step
    from paiju.envs.openspiel.setting import Setting


class Memory(NamedTuple):
    """What a seat remembers of the first so many steps."""

    upto: int
    text: str
    seen: Numbers  # last
    decisions: tuple[NDArray[np.float32], ...]  # what it saw when it last decided, and its moves, as floats


def first_memory(setting: Setting, seat: int) -> Memory:
    """What is seen before anything has happened."""
    seen = setting.numbers(setting.state_of(setting.begun), seat)
    return Memory(0, changes(np.zeros_like(seen), seen), seen, ())


def strangers_memory(public: Memory, setting: Setting, state: NDArray[np.void], seat: int) -> Memory:
    """What a seat remembers that has followed as an onlooker, and sees its own tiles only now."""
    seen = setting.numbers(state, seat)
    return Memory(0, f"{public.text}/{changes(np.zeros_like(seen), seen)}", seen, ())


def followed(memory: Memory, setting: Setting, steps: Sequence[Step], seat: int) -> Memory:
    """The memory after the steps that came since."""
    texts, seen, decisions = [memory.text], memory.seen, memory.decisions
    for step in steps[memory.upto :]:
        if step.actor == seat >= 0:
            texts.append(f">{step.move}")
            decisions = (*decisions, decision(setting, seen, step.move))
        now = setting.numbers(setting.state_of(step.after), seat)
        if changed := changes(seen, now):
            texts.append(f";{changed}")
        seen = now
    kept = decisions[max(len(decisions) - setting.key.recall, 0) :]
    return Memory(len(steps), "".join(texts), seen, kept)


def decision(setting: Setting, seen: Numbers, move: int) -> NDArray[np.float32]:
    """What a seat saw as floats, then its move: from 0 for none to 1."""
    moved = np.float32((1 + move) / setting.game.state.MOVES)
    return np.append(setting.encoding.floats(seen), moved)


def changes(before: Numbers, after: Numbers) -> str:
    places = np.flatnonzero(before != after)
    return ",".join(f"{place}:{number}" for place, number in zip(places.tolist(), after[places].tolist(), strict=True))
