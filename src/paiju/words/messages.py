"""The messages of Fluent catalogues, written with values in whole numbers and in words.

Of Fluent it has what the sentences of a game need; how numbers, dates and money look in each country it leaves out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

Values = Mapping[str, object]
Entry = ftl.Message | ftl.Term


class MissingWords(LookupError):
    """A catalogue has no such message, or a message lacks a value."""


class Written:
    """A value that is in words already; `heard` is how it sounds, for the particle behind it."""

    def __init__(self, text: str, heard: str = "") -> None:
        self.text, self.heard = text, heard or text

    def __str__(self) -> str:
        return self.text


def read_catalogue(catalogue: str) -> tuple[Entry, ...]:
    """The messages and terms of a catalogue."""
    entries = FluentParser(with_spans=False).parse(catalogue).body
    return tuple(entry for entry in entries if isinstance(entry, ftl.Message | ftl.Term))


class Messages:
    """The messages of one language, and the functions that they may call."""

    def __init__(self, language: str, functions: Mapping[str, Callable[..., object]]) -> None:
        self.language = language
        self._functions = functions
        self._patterns: dict[tuple[str, str], ftl.Pattern] = {}  # by id and attribute; the id of a term has its dash
        self._ids: set[str] = set()

    def add(self, entries: Iterable[Entry]) -> None:
        """Add messages and terms, over those of the same id."""
        for entry in entries:
            id = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            if id in self._ids:
                self._patterns = {key: pattern for key, pattern in self._patterns.items() if key[0] != id}
            self._ids.add(id)
            if entry.value is not None:
                self._patterns[id, ""] = entry.value
            for attribute in entry.attributes:
                self._patterns[id, attribute.id.name] = attribute.value

    def has(self, id: str, use: str = "") -> bool:
        """Whether there are words for a message, or for one of its uses."""
        return id in self._ids and (not use or (id, use) in self._patterns)

    def write(self, id: str, use: str, values: Values) -> str:
        """A message with its values; where it has no such use, what it says without one."""
        if id not in self._ids:
            raise MissingWords(f"{self.language} has no words for {id}")
        pattern = self._patterns.get((id, use)) or self._patterns.get((id, ""))
        if pattern is None:
            raise MissingWords(f"{id} has no words of its own in {self.language}")
        try:
            return self._text(pattern, values)
        except (LookupError, TypeError, ValueError) as error:
            raise MissingWords(f"{id} in {self.language}: {error.args[0]}") from error
        except RecursionError:
            raise MissingWords(f"{id} in {self.language} says itself") from None

    def _text(self, pattern: ftl.Pattern, values: Values) -> str:
        return "".join(
            part.value if isinstance(part, ftl.TextElement) else str(self._value(part, values))
            for part in pattern.elements
        )

    def _value(self, node: ftl.SyntaxNode, values: Values) -> object:
        match node:
            case ftl.VariableReference(id=name):
                return _given(values, name.name)
            case ftl.Placeable(expression=inside):
                return self._value(inside, values)
            case ftl.SelectExpression():
                return self._selected(node, values)
            case ftl.FunctionReference(id=name, arguments=handed):
                return self._called(name.name, handed, values)
            case ftl.StringLiteral():
                return node.parse()["value"]
            case ftl.NumberLiteral(value=number):
                return float(number) if "." in number else int(number)
            case ftl.MessageReference(id=name, attribute=use):
                return self._of_another(name.name, use, values)
            case ftl.TermReference(id=name, attribute=use, arguments=handed):
                return self._of_another(f"-{name.name}", use, self._named(handed, values))
        raise TypeError(f"{type(node).__name__} cannot be said")

    def _of_another(self, id: str, use: ftl.Identifier | None, values: Values) -> str:
        pattern = self._patterns.get((id, use.name if use else ""))
        if pattern is None:
            raise LookupError(f"there is no {id}{f'.{use.name}' if use else ''} to refer to")
        return self._text(pattern, values)

    def _called(self, name: str, handed: ftl.CallArguments, values: Values) -> object:
        if name not in self._functions:
            raise LookupError(f"there is no function {name}")
        placed = [self._value(argument, values) for argument in handed.positional]
        return self._functions[name](*placed, **self._named(handed, values))

    def _named(self, handed: ftl.CallArguments | None, values: Values) -> dict[str, object]:
        return {item.name.name: self._value(item.value, values) for item in handed.named} if handed else {}

    def _selected(self, choice: ftl.SelectExpression, values: Values) -> str:
        """The words for a number or a word: the first that are for it, else those with the star."""
        value = self._value(choice.selector, values)
        for variant in choice.variants:
            key = variant.key.name if isinstance(variant.key, ftl.Identifier) else self._value(variant.key, values)
            if key == value or (isinstance(value, int) and key == self._plural(value)):
                return self._text(variant.value, values)
        return self._text(next(variant.value for variant in choice.variants if variant.default), values)

    def _plural(self, number: int) -> str:
        """Unicode's name for the form that goes with a whole number: Chinese and Korean have but one."""
        return "one" if self.language == "en" and number == 1 else "other"


def _given(values: Values, name: str) -> object:
    if name not in values:
        raise LookupError(f"Unknown external: {name}")
    return values[name]
