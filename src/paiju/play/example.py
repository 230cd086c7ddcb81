"""The hand that a rulebook plays out: a record beside it, shown step by step and told in every language."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from importlib import resources

from paiju.kernel.game import Game
from paiju.play.table import Table
from paiju.tiles.naming import tile_reader
from paiju.words.bundles import bundle
from paiju.words.said import Quoted, Said, Seat
from paiju.words.speaker import Speaker, house_speaker

FILE = "example.paiju"


def example_of(game: Game) -> Table | None:
    """The finished hand, None where a game has none."""
    file = resources.files(game.package).joinpath(FILE)
    return Table.from_record(file.read_text(encoding="utf-8")) if file.is_file() else None


def stages(played: Table) -> Iterator[tuple[int | None, Table]]:
    """Every position from the deal to the end, with the seat whose action led to it; it is one table that goes on."""
    table = played.copy()
    table.given, table.given_dice = list(played.walls), [die for throw in played.throws for die in throw]
    table._start()
    table.deal()
    yield None, table
    for start, stop in itertools.pairwise([*played.narrator.starts, len(played.moves)]):
        seat = table.decide()
        for move in played.moves[start:stop]:
            table.play(move)
        yield seat, table


def names(language: str) -> list[str]:
    """What the players of an example are called."""
    return house_speaker(language).say(Said("example-names")).split()


def speaker_of(played: Table, language: str) -> Speaker:
    called = names(language)
    messages, tiles = bundle(played.game.package, language), played.tiles
    read_tiles = tile_reader(tiles, language)
    return Speaker(messages, language, tiles.text, lambda seat: called[seat % len(called)], read_tiles)


def hands_dealt(played: Table, language: str) -> list[str]:
    """What everybody holds as soon as tiles are dealt, a line each; in some games stakes are placed before."""
    for _, table in stages(played):
        if lines := _hands_held(table, speaker_of(played, language)):
            return lines
    return []


def _hands_held(table: Table, speaker: Speaker) -> list[str]:
    lines = []
    for seat in range(table.seats):
        held = [zone for zone in table.view(seat)["zones"] if zone["kind"] == "hand" and zone["owner"] == seat]
        tiles = [tile["face"] for zone in held for tile in zone["tiles"] if tile["face"]]
        if tiles:
            text = Quoted(table.tiles.joint.join(tiles))
            lines.append(speaker.say(Said("example-holds", name=Seat(seat), tiles=text)))
    return lines


def told(played: Table, language: str) -> list[str]:
    """The story of the hand, all tiles open, a line for each thing that happened."""
    return told_between(played, 0, speaker_of(played, language))


def told_between(table: Table, since: int, speaker: Speaker) -> list[str]:
    """What happened after so many events, all tiles open."""
    lines = []
    for event in table.narrator.events[since:]:
        own = [event.own] if event.own else []
        others = [line for line in event.told if not own or line.seat != own[0].seat or not line.is_known]
        lines += [speaker.say(line.said, "told") for line in own + others]
    return lines


def settled(played: Table, language: str) -> list[str]:
    """The score sheet of the hand."""
    say = speaker_of(played, language).say
    return [say(line.said) for sheet in played.sheets for line in sheet]
