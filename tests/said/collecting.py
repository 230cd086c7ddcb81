"""Sentences that tables say, met by playing, and the phrases that they are made of."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from typing import Any

from paiju import Table
from paiju.kernel.game import Game
from paiju.kernel.options import Choice, Flag, OptionError
from paiju.play.advice import ONLY_MOVE
from paiju.play.errors import MoveError
from paiju.server.bots.advice import NO_REASON
from paiju.words.speaker import Speaker

TILE = r"(?:\[[\d?]:[\d?]\]|\b(?:[1-9][bcd]|[RBYWD]\d|[GAERHCS][rb])\b|\?\?)"
TILES = re.compile(rf"{TILE}(?: ?{TILE})*")
SEAT = re.compile(r"\b(?:[Ss]eat |s)\d+\b")
NUMBER = re.compile(r"(?<![\w])[+-]?\d+(?!\w)")
JOINTS = re.compile(r"[.,:;] | against | and | with | for | \+ | ×|[()]")
PAID = re.compile(r"^s\d+ (?:pays s\d+|scores|loses) \d+ for ")
ACTED = re.compile(r"^s\d+ [a-z]+(?: |$)")
WORD = re.compile("[a-z]{2}")
COUNTED = re.compile(r"^(?:deal|dice|hand) \d")
REFUSED = re.compile(r"^(['\"]).+\1 is not allowed: ")
MOST_TILES = 4  # that a person who tries things chooses at once
MOST_DECISIONS = 400  # a hand that goes on longer says nothing new


def phrases(sentence: str) -> set[str]:
    """The parts of a sentence with blanks for tiles, seats and numbers."""
    form = NUMBER.sub("{number}", SEAT.sub("{seat}", TILES.sub("{tiles}", sentence)))
    return set(JOINTS.split(form))


def ways_to_play(game: Game) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """Every preset, every number of seats, and every value of an option that has few, one at a time."""
    for preset in game.presets.values():
        options = dict(preset)
        yield options.pop("seats", game.seats(None, options)), options
    for seats in range(game.least, game.most + 1):
        yield seats, {}
        for option in game.options.OPTIONS:
            for value in _few_values(option):
                yield seats, {option.name: value}


def _few_values(option: object) -> tuple[object, ...]:
    if isinstance(option, Flag):
        return (True, False)
    return option.values if isinstance(option, Choice) else ()


def reasons(game: Game) -> set[str]:
    """All that a hint may say."""
    speaker = Speaker.of(game.package, "en")
    return {speaker.say(reason) for reason in (*game.bot.REASONS, ONLY_MOVE, NO_REASON)}


def said_in_hands(game: Game, seats: int, options: Mapping[str, Any], seed: int, hands: int) -> set[str]:
    """Prompts, refusals, reasons of payments and the story, without its verbs, of hands of bots and chance."""
    try:
        table = Table(game, seats=seats, seed=seed, **options)
    except OptionError:
        return set()
    said = _said_to_players(table, random.Random(seed), hands)
    said |= {PAID.sub("", table.say(line.said)) for sheet in table.sheets for line in sheet}
    return said | _story(table)


def _said_to_players(table: Table, chance: random.Random, hands: int) -> set[str]:
    said: set[str] = set()
    decisions = 0
    while table.turn is not None and len(table.results) < hands and decisions < MOST_DECISIONS * hands:
        said.add(table.view(table.turn, language="en")["prompt"])
        if not table.is_picking and decisions % 4 == 0:
            said |= _refused(table, chance)
        _decide(table, chance)
        decisions += 1
    return said


def _refused(table: Table, chance: random.Random) -> set[str]:
    """Why some tiles of the hand cannot be played, as the browser asks: with the first verb that takes tiles."""
    view = table.view(table.turn)
    verbs = [action.split()[0] for action in view["actions"] if TILES.search(action)]
    own = [zone for zone in view["zones"] if zone["kind"] == "hand" and zone["owner"] == table.turn]
    hand = [tile["face"] for zone in own for tile in zone["tiles"] if tile["face"]]
    if not verbs or not hand:
        return set()
    chosen = chance.sample(hand, chance.randint(1, min(MOST_TILES, len(hand))))
    try:
        table.copy().play(f"{verbs[0]} {' '.join(chosen)}")
    except MoveError as refusal:
        return {REFUSED.sub("", str(refusal))}
    return set()


def _decide(table: Table, chance: random.Random) -> None:
    if table.is_picking or chance.random() < 0.5:
        table.play(chance.choice(table.legal))
        return
    for move in table.advice().moves:
        table.play(move)


def _story(table: Table) -> set[str]:
    lines = {line for seat in range(table.seats) for line in table.view(seat)["log"] if not COUNTED.match(line)}
    return {rest for rest in (ACTED.sub("", line) for line in lines) if WORD.search(TILES.sub("", rest))}
