"""What can be wrong with input to a table, by cause."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from paiju.words.errors import SaidError
from paiju.words.said import Quoted, Said
from paiju.words.wire import SaidData, said_data

if TYPE_CHECKING:
    from paiju.play.table import Table


class MoveError(ValueError):
    """A move that was not played; the table is as it was.

    `said` is why, `data` the same as it travels, and its text is the English of it.

    >>> import paiju
    >>> table = paiju.Table("jielong", seed=3)
    >>> try:
    ...     table.play("lead [6:7]")
    ... except paiju.MoveError as error:
    ...     print(table.say(error.said, "zh-Hans"))
    没有 [6:7] 这张牌
    """

    def __init__(self, text: str, said: Said, data: SaidData) -> None:
        super().__init__(text)
        self.said, self.data = said, data


class UnreadableMove(MoveError):
    """It cannot be read as an action of this game.

    >>> import paiju
    >>> paiju.Table("jielong", seed=3).play("lead [6:7]")
    Traceback (most recent call last):
    paiju.play.errors.UnreadableMove: there is no tile [6:7]
    """


class IllegalMove(MoveError):
    """It can be read, but is not allowed now.

    >>> import paiju
    >>> paiju.Table("jielong", seed=3).play(99)
    Traceback (most recent call last):
    paiju.play.errors.IllegalMove: 99 is no legal move now
    """


class AmbiguousMove(MoveError):
    """It fits more than one legal action.

    >>> import paiju
    >>> issubclass(paiju.AmbiguousMove, paiju.MoveError)
    True
    """


E = TypeVar("E", bound=MoveError)


def refused(table: Table, kind: type[E], said: Said) -> E:
    """A refusal of this table."""
    return kind(table.say(said), said, said_data(said, table.face_words))


class WallError(SaidError):
    """A wall that is not a shuffle of the tiles in use.

    >>> import paiju
    >>> paiju.Table("jielong", wall="[6:6]")
    Traceback (most recent call last):
    paiju.play.errors.WallError: wall 1 has 1 tiles; full32 needs 32
    """


class RecordError(SaidError):
    """A record that is cut off, edited, of a future version or of another game.

    What is wrong with a move of it is said by the table that it was made at.

    >>> import paiju
    >>> try:
    ...     paiju.Table.from_record("no record")
    ... except paiju.RecordError as error:
    ...     print("line" in str(error))
    True
    """

    def __init__(self, said: Said | str, table: Table | None = None) -> None:
        super().__init__(said)
        self._table = table

    def say(self, language: str = "en") -> str:
        if self._table is None or not isinstance(self.said, Said):
            return super().say(language)
        return self._table.say(self.said, language)


class FairError(SaidError):
    """A step of a fair deal that is out of order, or a proof that is none.

    >>> from paiju.play.evidence import read_evidence
    >>> try:
    ...     read_evidence("no proof")
    ... except FairError:
    ...     print("refused")
    refused
    """


def cause(error: ValueError) -> Said | Quoted:
    """What an error says, as data where it has it."""
    said = getattr(error, "said", None)
    return said if isinstance(said, Said) else Quoted(str(error))
