"""The options of a game: named, typed, with their defaults and their source; catalogues say what each changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Literal

from paiju.kernel.integers import integer, truth
from paiju.words.errors import SaidError
from paiju.words.said import Quoted, Said, listed
from paiju.words.said import Value as SaidValue

SEAT_OPTIONS = ("first_dealer", "first_banker")

Value = str | int | bool | tuple[str, ...]
Values = dict[str, Value]
Given = Mapping[str, Any]  # options as somebody hands them in, before they are checked; `seats` may be among them


Group = Literal["play", "scoring", "deal", "session"]  # what an option concerns, by the headings of every rulebook


class OptionError(SaidError):
    """An option that does not exist, a value that it does not take, or a combination that makes no game.

    >>> paiju.Table("jielong", arms=7)
    Traceback (most recent call last):
    paiju.kernel.options.OptionError: option arms: 7 is not allowed; it takes a whole number from 1 to 2
    """


@dataclass(frozen=True)
class Option:
    """Base of the kinds of options; `default` None is filled in by the game's own `complete`."""

    name: str
    default: Value | None
    source: str = ""
    group: Group = field(default="play", kw_only=True)

    @property
    def takes(self) -> Said:
        """What values there are, as data."""
        raise NotImplementedError

    @property
    def allowed(self) -> str:
        """The same in English."""
        from paiju.words.speaker import house_speaker

        return house_speaker().say(self.takes)

    def read(self, value: object) -> Value:
        """The value in its own type, from Python or from text; raises OptionError."""
        raise NotImplementedError

    def store(self, value: Value) -> int:
        """The value as the number that the rules record holds."""
        raise NotImplementedError

    def refuse(self, value: object) -> OptionError:
        return no_such_value(self.name, value, self.takes)


def no_such_value(option: str, value: object, takes: SaidValue) -> OptionError:
    return OptionError(Said("no-option-value", option=Quoted(option), value=Quoted(repr(value)), allowed=takes))


def as_written(values: Iterable[str]) -> SaidValue:
    """Values of an option as they are written, the same in every language."""
    return listed(map(Quoted, values))


@dataclass(frozen=True)
class Choice(Option):
    """One of a few words (or numbers); the record holds its place in the list."""

    values: tuple[str, ...] = ()

    @property
    def takes(self) -> Said:
        return Said("term-one-of", words=as_written(self.values))

    def read(self, value: object) -> str:
        word = str(value if (number := integer(value)) is None else number)
        if isinstance(value, bool) or word not in self.values:
            raise self.refuse(value)
        return word

    def store(self, value: Value) -> int:
        return self.place(str(value))

    def place(self, word: str) -> int:
        """The number that stands for one of the values in the rules record."""
        return self.values.index(word)


@dataclass(frozen=True)
class Flag(Option):
    """True or false."""

    @property
    def takes(self) -> Said:
        return Said("term-one-of", words=as_written(("true", "false")))

    def read(self, value: object) -> bool:
        if (given := truth(value)) is not None:
            return given
        if isinstance(value, str) and value.lower() in ("true", "false"):
            return value.lower() == "true"
        raise self.refuse(value)

    def store(self, value: Value) -> int:
        return int(bool(value))


@dataclass(frozen=True)
class Number(Option):
    """A whole number between two bounds; `words` are names of special numbers, such as auto for -1.

    `only` names the numbers that it takes where these are not all between the bounds.
    """

    low: int = 0
    high: int = 30_000
    words: tuple[tuple[str, int], ...] = ()
    only: tuple[int, ...] = ()

    @property
    def is_seat(self) -> bool:
        """Whether it names a seat: from 0 in notation, from 1 where a person reads."""
        return self.name in SEAT_OPTIONS

    @property
    def takes(self) -> Said:
        if self.only:
            return Said("term-one-of", words=listed(self.only, "joint-or"))
        if not self.words:
            return Said("term-whole-number", low=self.low, high=self.high)
        words = as_written(word for word, _ in self.words)
        return Said("term-word-or-number", words=words, low=self.low, high=self.high)

    def read(self, value: object) -> Value:
        if isinstance(value, str) and value in dict(self.words):
            return value
        try:
            number = int(value) if isinstance(value, str) else integer(value)
        except ValueError:
            number = None
        if number is None or not self.low <= number <= self.high or number not in (self.only or (number,)):
            raise self.refuse(value)
        return number

    def store(self, value: Value) -> int:
        return dict(self.words)[value] if isinstance(value, str) else int(value)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Several(Option):
    """Any of a few words, possibly none; the record holds one bit each."""

    values: tuple[str, ...] = ()

    @property
    def takes(self) -> Said:
        return Said("term-any-of", words=as_written(self.values))

    def read(self, value: object) -> tuple[str, ...]:
        if isinstance(value, str):
            words = [word.strip() for word in value.split(",") if word.strip()]
        elif isinstance(value, Iterable):
            words = [str(word) for word in value]
        else:
            raise self.refuse(value)
        if any(word not in self.values for word in words):
            raise self.refuse(value)
        return tuple(word for word in self.values if word in words)

    def store(self, value: Value) -> int:
        chosen = value if isinstance(value, tuple) else ()
        return sum(self.bit(word) for word in self.values if word in chosen)

    def bit(self, word: str) -> int:
        """The bit that stands for one of the values in the rules record."""
        return 1 << self.values.index(word)


def words_of(option: Option) -> list[str]:
    """The values of an option that are words."""
    match option:
        case Choice(values=values) | Several(values=values):
            return [value for value in values if not value.isdecimal()]
        case Number(words=words):
            return [word for word, _ in words]
    return []


def read_values(options: Iterable[Option], given: Mapping[str, object]) -> Values:
    """All options with their given or default values; an option without a default yet stays out."""
    by_name = {option.name: option for option in options}
    for name in given:
        if name not in by_name:
            raise _no_such_option(name, by_name)
    values: Values = {}
    for name, option in by_name.items():
        if name in given:
            values[name] = option.read(given[name])
        elif option.default is not None:
            values[name] = option.default
    return values


def _no_such_option(name: str, known: Iterable[str]) -> OptionError:
    names, wanted = list(known), Quoted(repr(name))
    if near := get_close_matches(name.lower().replace("-", "_"), names, n=1):
        return OptionError(Said("no-option-near", option=wanted, near=Quoted(near[0])))
    return OptionError(Said("no-option-of-that-name", option=wanted, options=as_written(names)))


def read_pairs(pairs: Iterable[str]) -> Given:
    """Options as a command line writes them: name=value."""
    given: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name.strip():
            raise OptionError(Said("no-option-without-value", text=Quoted(repr(pair))))
        given[name.strip()] = value.strip()
    return given


def write_value(value: Value) -> str:
    """A value as text that `read` takes back."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(value) if isinstance(value, tuple) else str(value)
