"""Rulebooks in every language: the same parts in the same order, with the example and the options written from data.

A rulebook is Markdown. What stands below a mark such as `<!-- hand: 3-7 -->` is written by `filled`:

    <!-- hand: deal -->    what everybody holds
    <!-- hand: 3-7 -->     lines 3 to 7 of the story of the example, numbered from 1
    <!-- hand: sheet -->   its score sheet
    <!-- options -->       every option by its name in the language, with its values and its effect
"""

from __future__ import annotations

import hashlib
import re

from paiju.kernel.game import Game
from paiju.kernel.options import Choice, Flag, Number, Option, Several, Value
from paiju.play.example import example_of, hands_dealt, settled, told
from paiju.words.catalogues import DEFAULT
from paiju.words.ids import option_id, value_id
from paiju.words.said import Said
from paiju.words.speaker import Speaker, house_speaker

PARTS = (
    Said("book-aim"),
    Said("book-needs"),
    Said("book-tiles"),
    Said("book-example"),
    Said("book-play"),
    Said("book-scoring"),
    Said("book-session"),
    Said("book-tips"),
    Said("book-variants"),
    Said("book-names"),
    Said("book-decisions"),
)
MARK = re.compile(r"^<!-- (hand|options)(?:: ([\w-]+))? -->\n(?:(?:>|\|)[^\n]*\n)*", re.MULTILINE)
SOURCE = re.compile(r"^<!-- english: ((?:[0-9a-f]{8} ?)*)-->\n")


def headings(language: str) -> list[str]:
    return [house_speaker(language).say(part) for part in PARTS]


def filled(text: str, game: Game, language: str) -> str:
    """The rulebook with all that is written from data."""
    played = example_of(game)

    def write(mark: re.Match[str]) -> str:
        if mark[1] == "options":
            lines = options_lines(game, language)
        elif played is None:
            raise ValueError(f"{game.slug} has no {mark[0]!r}: there is no example")
        elif mark[2] == "deal":
            lines = _quoted(hands_dealt(played, language))
        elif mark[2] == "sheet":
            lines = _quoted(settled(played, language))
        else:
            first, _, last = mark[2].partition("-")
            lines = _quoted(told(played, language)[int(first) - 1 : int(last or first)])
        return mark[0].partition("\n")[0] + "\n" + "".join(f"{line}\n" for line in lines)

    return MARK.sub(write, text)


def _quoted(lines: list[str]) -> list[str]:
    return [f"> {line}  " for line in lines]


def options_lines(game: Game, language: str) -> list[str]:
    """A table of all options."""
    speaker = Speaker.of(game.package, language)
    head = [speaker.say(Said("book-option")), speaker.say(Said("book-values")), speaker.say(Said("book-effect"))]
    rows = [head, ["---"] * 3]
    for option in game.options.OPTIONS:
        id = option_id(option.name)
        rows.append([speaker.say_id(id), values_in_words(speaker, option), speaker.say_id(id, "effect")])
    return [f"| {' | '.join(row)} |" for row in rows]


def values_in_words(speaker: Speaker, option: Option) -> str:
    """The values of an option, the usual one first."""
    match option:
        case Flag():
            return value_in_words(speaker, option, option.default if option.default is not None else False)
        case Number():
            usual = "" if option.default is None else f"{value_in_words(speaker, option, option.default)} "
            first = int(option.is_seat)
            return f"{usual}({option.low + first}–{option.high + first})"
        case Choice(values=values) | Several(values=values):
            ordered = sorted(values, key=lambda value: value != option.default)
            return " / ".join(value_in_words(speaker, option, value) for value in ordered)
    raise TypeError(f"{option!r} is an unknown kind of option")


def value_in_words(speaker: Speaker, option: Option, value: Value) -> str:
    if isinstance(value, bool):
        return speaker.say(Said("book-yes") if value else Said("book-no"))
    if isinstance(option, Number) and option.is_seat and isinstance(value, int):
        return str(value + 1)
    id = value_id(option.name, str(value))
    return speaker.say_id(id) if speaker.has(id) else str(value)


def option_effect(game: Game, option: Option, language: str = DEFAULT) -> str:
    """What an option changes."""
    return game.say(option_id(option.name), language, "effect")


def blocks(text: str) -> list[str]:
    """The paragraphs, headings, tables and lists of a rulebook, without what is written from data."""
    plain = MARK.sub(lambda mark: mark[0].partition("\n")[0] + "\n", SOURCE.sub("", text))
    return [block.strip() for block in re.split(r"\n\s*\n", plain) if block.strip()]


def block_hashes(text: str) -> list[str]:
    return [hashlib.sha256(block.encode()).hexdigest()[:8] for block in blocks(text)]


def stale_blocks(english: str, translated: str) -> list[int]:
    """The places of English paragraphs that have changed since they were translated."""
    found = SOURCE.match(translated)
    known = found[1].split() if found else []
    now = block_hashes(english)
    return [at for at in range(max(len(now), len(known))) if now[at : at + 1] != known[at : at + 1]]


def with_source(translated: str, english: str) -> str:
    """The translation, marked as that of the present English text."""
    return f"<!-- english: {' '.join(block_hashes(english))} -->\n{SOURCE.sub('', translated)}"
