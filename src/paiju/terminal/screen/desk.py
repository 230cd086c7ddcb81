"""What the screen asks of a table, wherever that is: what is shown, and what can be done there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

from paiju.kernel.action import normal_form
from paiju.kernel.game import Game, Tiles
from paiju.play.view import ZoneData


class NotNow(Exception):
    """Something that cannot be done at this moment; its text says why."""


@dataclass(frozen=True)
class Choice:
    """A legal action: as it is typed, as it is read, and the tiles it names."""

    word: str
    label: str
    faces: Counter[int]

    @classmethod
    def of(cls, word: str, label: str, tiles: Tiles) -> Choice:
        return cls(word, label, Counter(_faces(normal_form(word, tiles.read))))


def _faces(part: object) -> Iterator[int]:
    if isinstance(part, tuple):
        for inner in part:
            yield from _faces(inner)
    elif isinstance(part, int):
        yield part


@dataclass(frozen=True)
class Question:
    """What others ask of the person, with the answers that can be given."""

    text: str
    answers: list[tuple[str, Callable[[], Awaitable[None]]]]


@dataclass(frozen=True)
class Shown:
    """All that is drawn of a table, in the language of the person."""

    title: str
    tiles: Tiles
    seat: int | None
    names: list[str]
    hand: int
    turn: int | None
    scores: list[int]
    zones: list[ZoneData[str]]
    prompt: str
    choices: list[Choice]
    story: list[str]
    sheet: list[str]
    awaits_deal: bool  # a hand has ended and the next one waits for the person
    over: bool
    aim: str = ""  # what the person plays for
    clock: str = ""  # whose time runs, and how much is left
    question: Question | None = None
    waiting: str = ""  # who has to start the session
    is_shared: bool = False  # another session is played at the same table, when it is started


class Desk(Protocol):
    """A table as the screen knows it."""

    game: Game
    language: str
    is_busy: bool  # others act, and nothing can be asked for until they are done

    def shown(self) -> Shown: ...

    async def settle(self, changed: Callable[[], None]) -> None:
        """Let happen what needs no answer of the person, telling after each step that there is something to draw."""
        ...

    async def play(self, word: str) -> None:
        """Play an action; raises NotNow."""
        ...

    async def go_on(self) -> None:
        """Have the next hand dealt; raises NotNow."""
        ...

    async def undo(self) -> None:
        """Take the person's last action back; raises NotNow."""
        ...

    async def hint(self) -> str:
        """What a bot would do, and why."""
        ...

    async def close(self) -> None: ...
