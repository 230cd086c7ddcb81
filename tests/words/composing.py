"""Sentences composed with extreme values: nothing, one and many; names and tiles that end in every way."""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from paiju.tiles.tileset import TileSet
from paiju.words.messages import Messages
from paiju.words.said import Faces, Listed, Quoted, Said, Seat, Value
from paiju.words.speaker import Speaker
from tests.words.collecting import variables
from tests.words.values import LIST, NUMBER, SEAT, TERM, TEXT, TILE, TILES, Kind, Kinds, Values, one, values_in

# Names as people bear them: in Korean one without a final consonant, one with it, one that ends in ㄹ, one in a digit,
# one in Latin letters and one that has its 님 already.
NAMES = {
    "en": ("Mei", "Guest 7", "Ann", "Konstantinos", "은지", "小梅"),
    "zh-Hans": ("小梅", "访客7", "Ann", "欧阳老先生", "은지", "阿军"),
    "zh-Hant": ("小梅", "訪客7", "Ann", "歐陽老先生", "은지", "阿軍"),
    "ko": ("은지", "민준", "한별", "손님7", "Ann", "손님"),
}
NUMBERS = (0, 1, 120)
GAINS = (-12, 0, 120)
TEXTS = ("ku-pai", "jielong", "7")
ROUNDS = 3  # how often a sentence is composed, unless numbers in it ask for more
DEEP = 2  # how far terms are put into terms
NOTHING_TO_SAY = "…"


def terms(*ids: str) -> Kinds:
    return frozenset(Kind(TERM, id) for id in ids)


ANYTHING = "anything"  # that another message says
UNCLEAR = (Kind(TERM), Kind(LIST))  # a term, or a list, of which nothing more is known
# What the sources do not say plainly enough for tests.words.values: by the name of a value, or by id and name.
STATED: dict[str, Kinds] = {
    "tiles": one(TILES),
    "tiles2": one(TILES),
    "tiles3": one(TILES),
    "seat": one(SEAT),
    "seat-number seat": one(NUMBER),
    "refused-no-seat seat": one(NUMBER),
    "why": one(ANYTHING),
    "action": one(ANYTHING),
    "sentences": one(ANYTHING),
    "before": one(TEXT),
    "after": one(TEXT),
    "allowed": one(TEXT),
    "game": one(TEXT),
    "wanted": one(TEXT),
    "tile": one(TILE),
    "fish": terms("paid-large-fish", "paid-small-fish"),
    "group": terms("term-one-tile", "term-three-tiles", "term-heaven-nine", "term-supreme"),
    "paid-times why": terms("paid-supreme", "paid-short-of-quota"),
    "paid-times reason": terms("term-banker", "term-last-trick"),
    "slots": frozenset({Kind(LIST, items=one(NUMBER))}),
    "limits": frozenset({Kind(LIST, items=one(NUMBER))}),
    "made": frozenset({Kind(LIST, items=terms("term-pairs", "term-triplets", "term-sweeps"))}),
    "pair": terms("kind-pair-heaven", "kind-pair-supreme"),
    "names": one(SEAT),
    "name": one(SEAT),
}


def merged(modules: Iterable[Path]) -> Values:
    """What several modules give to messages."""
    found: Values = defaultdict(lambda: defaultdict(frozenset))
    for path in modules:
        for id, values in values_in(path).items():
            for name, kinds in values.items():
                found[id][name] |= kinds
    return found


class _Literals(Visitor):
    """The numbers that a message has words of its own for."""

    def __init__(self) -> None:
        self.numbers: set[int] = set()

    def visit_Variant(self, node: ftl.Variant) -> None:
        if isinstance(node.key, ftl.NumberLiteral):
            self.numbers.add(int(node.key.value))
        self.generic_visit(node)


def numbers_for(message: ftl.Message) -> list[int]:
    visitor = _Literals()
    visitor.visit(message)
    return sorted({*NUMBERS, *visitor.numbers})


@dataclass
class Composer:
    """Composes all messages of a catalogue in one language."""

    language: str
    bundle: Messages
    tiles: TileSet
    messages: dict[str, ftl.Message]  # of this language, with those of the layers below
    values: Values
    people: str = ""  # the language of the names of people, where it is not the composer's

    @functools.cached_property
    def speaker(self) -> Speaker:
        names = NAMES[self.people or self.language]

        def read(faces: Iterable[int]) -> str:
            return " ".join(self.tiles.faces[face].names.get(self.language, "") for face in faces)

        return Speaker(self.bundle, self.language, self.tiles.text, lambda seat: names[seat % len(names)], read)

    def sentences(self, id: str) -> Iterator[tuple[str, list[str]]]:
        """The message and each of its attributes, by name, composed in every way that differs."""
        message = self.messages[id]
        rounds = self.rounds(id)
        for use in ["", *(attribute.id.name for attribute in message.attributes)]:
            if use or message.value:
                yield (
                    (f"{id}.{use}" if use else id),
                    list(dict.fromkeys(self.speaker.say(said, use) for said in rounds)),
                )

    def rounds(self, id: str, depth: int = 0) -> list[Said]:
        """A message with its values, once for every sample of them."""
        message = self.messages[id]
        samples = {name: self._samples(id, name, depth) for name in sorted(variables(message))}
        number = max([1, *map(len, samples.values())])
        # The second value begins with its second sample, so that 0 stands beside 1 and one tile beside two.
        return [
            Said(id, **{name: found[(at + place) % len(found)] for place, (name, found) in enumerate(samples.items())})
            for at in range(number)
        ]

    def _samples(self, id: str, name: str, depth: int) -> list[Value]:
        read = frozenset(kind for kind in self.values.get(id, {}).get(name, ()) if kind not in UNCLEAR)
        stated = STATED.get(f"{id} {name}") or STATED.get(name) or one(NUMBER)
        kinds = read or frozenset(kind for kind in stated if kind.name != TERM or kind.id in self.messages)
        found = [sample for kind in sorted(kinds, key=repr) for sample in self._samples_of(kind, id, name, depth)]
        return found[:ROUNDS] if any(kind.name in (TERM, LIST) for kind in kinds) else found or [Quoted(NOTHING_TO_SAY)]

    def _samples_of(self, kind: Kind, id: str, name: str, depth: int) -> list[Value]:
        match kind.name:
            case "number":
                return list(GAINS) if name == "gain" else list(numbers_for(self.messages[id]))
            case "seat":
                first = crc32(f"{id} {name}".encode())  # other names in other sentences, always the same in one
                return [Seat((first + at) % len(NAMES["en"])) for at in range(ROUNDS)]
            case "anything":
                return [Quoted(NOTHING_TO_SAY)]
            case "text":
                return [Quoted(text) for text in TEXTS]
            case "tile":
                return [Faces((face,)) for face in self._spread(ROUNDS)]
            case "tiles":
                return [Faces(self._spread(count)) for count in (1, 2, 8)]
            case "term":
                return self._terms(kind.id, depth)
        return self._lists(kind.items, id, name, depth)

    def _spread(self, count: int) -> tuple[int, ...]:
        """Different faces from all over the set."""
        held = [face for face, copies in enumerate(self.tiles.copies) if copies]
        return tuple(held[at * (len(held) - 1) // max(count - 1, 1)] for at in range(count))

    def _terms(self, id: str, depth: int) -> list[Value]:
        if depth == DEEP or id not in self.messages or not self.speaker.has(id):
            return [Quoted(NOTHING_TO_SAY)]
        rounds = self.rounds(id, depth + 1)
        return [rounds[-1]]

    def _lists(self, items: Kinds, id: str, name: str, depth: int) -> list[Value]:
        found = [sample for kind in sorted(items, key=repr) for sample in self._samples_of(kind, id, name, depth)]
        found = found or [Quoted(text) for text in TEXTS]
        return [found[0], Listed(tuple(found[:4]))]
