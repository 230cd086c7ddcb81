"""Puts what is said into words of one language."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable

from paiju.words.bundles import bundle
from paiju.words.catalogues import DEFAULT, HOUSE
from paiju.words.messages import Messages, Written
from paiju.words.said import Faces, Listed, Quoted, Said, Seat, Value

Write = Callable[[Iterable[int]], str]
Name = Callable[[int], str]


def _notation(faces: Iterable[int]) -> str:
    return " ".join(map(str, faces))


def _short_name(seat: int) -> str:
    return f"s{seat}"


@functools.cache
def house_speaker(language: str = DEFAULT) -> Speaker:
    """Says what concerns no game."""
    return Speaker.of(HOUSE, language)


class Speaker:
    """Speaks one language at a table of one game; tiles and players are written as the caller likes."""

    def __init__(
        self,
        messages: Messages,
        language: str,
        write_tiles: Write = _notation,
        write_seat: Name = _short_name,
        read_tiles: Write | None = None,
    ) -> None:
        self.language = language
        self._messages = messages
        self._write_tiles, self._write_seat, self._read_tiles = write_tiles, write_seat, read_tiles
        # the same with tiles called by their names, where a particle has to fit what is heard
        self._aloud = Speaker(messages, language, read_tiles, write_seat) if read_tiles else None

    @classmethod
    def of(
        cls, package: str, language: str, write_tiles: Write = _notation, read_tiles: Write | None = None
    ) -> Speaker:
        """One who says what a game, its family and the house say."""
        return cls(bundle(package, language), language, write_tiles, read_tiles=read_tiles)

    def name_of(self, seat: int) -> str:
        """What a player is called."""
        return self._write_seat(seat)

    def has(self, id: str, use: str = "") -> bool:
        """Whether there are words for a message, or for one of its uses."""
        return self._messages.has(id, use)

    def say(self, said: Said, use: str = "") -> str:
        """The sentence; `use` names the attribute of the message that is wanted, if it has one."""
        return self._messages.write(said.id, use, {name: self._value(value) for name, value in said.values})

    def say_id(self, id: str, use: str = "") -> str:
        """What is said without values, by an id that comes from declarations."""
        return self.say(Said(id), use)

    def say_all(self, sentences: Iterable[Said]) -> str:
        """Sentences one after the other."""
        return self._listed(tuple(sentences), "joint-sentence").text

    def _value(self, value: Value) -> object:
        match value:
            case int():
                return int(value)
            case Faces(faces):
                return Written(self._write_tiles(faces), self._read_tiles(faces[-1:]) if self._read_tiles else "")
            case Seat(seat):
                return Written(self._write_seat(seat))
            case Quoted(text):
                return Written(text)
            case Said():
                return Written(self.say(value), self._aloud.say(value) if self._aloud else "")
            case Listed(items, joint):
                return self._listed(items, joint)
        raise TypeError(f"{value!r} cannot be said")

    def _listed(self, items: tuple[Value, ...], joint: str) -> Written:
        """Several values put together; it is heard to end as the last of them does."""
        values = [value if isinstance(value, Written) else Written(str(value)) for value in map(self._value, items)]
        together = values[0] if values else Written("")
        for value in values[1:]:
            together = Written(self._messages.write(joint, "", {"before": together, "after": value}), value.heard)
        return together
