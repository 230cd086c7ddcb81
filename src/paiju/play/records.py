"""Records: a session as a text that people read, diffs review and a changed letter spoils.

    paiju-record 1
    game jielong 1
    seats 4
    seed 7
    option arms 1
    ...
    deal [6:6][1:1]... #5f3a90c1
    0 lead [4:3] open 3 #0b11cd52
    end 32 moves #77ab03e9

Every line after the head ends with the first eight hex digits of a SHA-256 chain over the head and all lines so far.
A line `by 1 bot` says who plays a seat from there on, where it is not a person: a bot, one that stands in, the clock.
A session of fair deals has, in place of its seed, a line `fair` with the proof that was published.
"""

from __future__ import annotations

import hashlib
import itertools
import re
from collections.abc import Iterator

from paiju.games import UnknownGame
from paiju.kernel.options import Given, OptionError, write_value
from paiju.play.errors import FairError, MoveError, RecordError, WallError, cause, refused
from paiju.play.fair import Proof, RecordedDeals, Terms, read_proof
from paiju.play.fair.proof import OLDER, proof_of
from paiju.play.table import Table
from paiju.tiles import TileError
from paiju.words.said import Quoted, Said

FORMAT = 1
HEAD = ("paiju-record", "game", "seats", "seed", "fair", "option")
PERSON = "person"
LINE = re.compile(r"(.*\S) #([0-9a-f]{8})")


def write_record(table: Table) -> str:
    head = [
        f"paiju-record {FORMAT}",
        f"game {table.game.slug} {table.game.version}",
        f"seats {table.seats}",
        table.chance.line(),
        *(f"option {name} {write_value(value)}".rstrip() for name, value in table.options.items()),
    ]
    chain = _Chain(head)
    return "\n".join([*head, *(chain.sealed(line) for line in _events(table))]) + "\n"


def _events(table: Table) -> Iterator[str]:
    """Deals, throws and actions in their order, then the end."""
    twin = table.copy()
    twin.given, twin.given_dice = list(table.walls), [die for throw in table.throws for die in throw]
    twin._start()
    deals, throws = list(table.walls), list(table.throws)

    def chances(now: Table) -> Iterator[str]:
        while len(table.walls) - len(deals) < len(now.walls):
            yield f"deal {table.tiles.text(deals.pop(0))}"
        while len(table.throws) - len(throws) < len(now.throws):
            yield f"roll {' '.join(map(str, throws.pop(0)))}"

    known: dict[int | None, str] = {}
    moves, players = list(table.moves), dict(table.played_by)
    for start, stop in itertools.pairwise([*table.narrator.starts, len(moves)]):
        seat = twin.decide()
        yield from chances(twin)
        if (player := players.get(start, PERSON)) != known.get(seat, PERSON):
            known[seat] = player
            yield f"by {seat} {player}"  # who plays the seat from this action on
        yield f"{seat} {_text_of(twin, moves[start:stop])}"
        for move in moves[start:stop]:
            twin.play(move)
    yield from chances(table)
    yield f"end {len(table.moves)} moves"


def _text_of(table: Table, moves: list[int]) -> str:
    """The action that some moves make; an action that was not finished is written as far as it goes."""
    for word, move in table.off_list.items():
        if moves == [move]:
            return word
    for action, parts in table.actions:
        if parts[: len(moves)] == tuple(moves):
            if len(parts) == len(moves):
                return table.text(action)
            return "moves " + " ".join(map(str, moves))
    return "moves " + " ".join(map(str, moves))


class _Chain:
    """The running hash of a record."""

    def __init__(self, head: list[str]) -> None:
        self._hash = hashlib.sha256("\n".join(head).encode())

    def seal(self, line: str) -> str:
        self._hash.update(b"\n" + line.encode())
        return self._hash.hexdigest()[:8]

    def sealed(self, line: str) -> str:
        return f"{line} #{self.seal(line)}"


def read_record(text: str) -> Table:
    if not text.startswith("paiju-record "):
        raise _wrong(1, Said("no-record", start=Quoted("'paiju-record'")))
    lines = text.split("\n")
    if lines[-1] != "":
        raise _wrong(len(lines), Said("no-record-cut-in"))
    lines.pop()
    body = next((at for at, line in enumerate(lines) if line.partition(" ")[0] not in HEAD), len(lines))
    events = _checked_lines(lines, body)
    deals, throws = ([line for _, line in events if line.startswith(kind)] for kind in ("deal ", "roll "))
    table = _table_of(lines[:body], deals, throws)
    players: dict[str, str] = {}
    for number, line in events:
        _replay(table, number, line, players)
    return table


def _checked_lines(lines: list[str], body: int) -> list[tuple[int, str]]:
    """The events with their line numbers, every seal checked, the end there."""
    _check_version(lines[0])
    chain = _Chain(lines[:body])
    events: list[tuple[int, str]] = []
    for number, line in enumerate(lines[body:], body + 1):
        if not (match := LINE.fullmatch(line)):
            raise _wrong(number, Said("no-check-mark", text=Quoted(repr(line))))
        if chain.seal(match[1]) != match[2]:
            raise _wrong(number, Said("no-check-mark-fit"))
        if events and events[-1][1].startswith("end "):
            raise _wrong(number, Said("no-line-after-end"))
        events.append((number, match[1]))
    if not events or not events[-1][1].startswith("end "):
        raise _wrong(len(lines), Said("no-record-cut-after"))
    return events


def _check_version(line: str) -> None:
    version = line.partition(" ")[2]
    if not version.isdecimal():
        raise _wrong(1, Said("no-record-version", version=Quoted(repr(version))))
    if int(version) > FORMAT:
        raise _wrong(1, Said("no-record-format", version=Quoted(version), newest=FORMAT))


def _table_of(head: list[str], deals: list[str], throws: list[str]) -> Table:
    """The table that the head describes, before its first deal."""
    seats, seed, slug, version = 0, 0, "", ""
    chance: RecordedDeals | None = None
    options: dict[str, str] = {}
    for number, line in enumerate(head[1:], 2):
        key, _, rest = line.partition(" ")
        if key in ("seats", "seed") and not rest.isdecimal():
            raise _wrong(number, Said("no-record-number", text=Quoted(repr(rest))))
        if key == "game":
            slug, _, version = rest.partition(" ")
        elif key == "seats":
            seats = int(rest)
        elif key == "seed":
            seed = int(rest)
        elif key == "fair":
            chance = _recorded_deals(number, line)
        else:
            name, _, value = rest.partition(" ")
            options[name] = value
    try:
        given: Given = options
        table = Table(slug, seats=seats, seed=seed, **given)
        walls = [table.tiles.read(line.partition(" ")[2]) for line in deals]
        dice = [int(die) for line in throws for die in line.split()[1:]]
        table = Table(slug, seats=seats, seed=seed, wall=walls or None, dice=dice, chance=chance, **given)
    except (UnknownGame, OptionError, WallError, TileError) as error:
        raise RecordError(Said("no-record-head", why=cause(error))) from error
    if version != str(table.game.version):
        newest = Quoted(str(table.game.version))
        raise _wrong(2, Said("no-record-rules", version=Quoted(repr(version)), game=Quoted(slug), newest=newest))
    if chance is not None and not _is_about(chance.proof(), table):
        raise RecordError(Said("no-record-of-other-deals"))
    return table


def _recorded_deals(number: int, line: str) -> RecordedDeals:
    try:
        deals = RecordedDeals(read_proof(line.partition(" ")[2]))
    except FairError as error:
        raise _wrong(number, cause(error)) from error
    if deals.line() != line:
        raise _wrong(number, Said("no-proof-written-so"))
    return deals


def _is_about(proof: Proof, table: Table) -> bool:
    terms = Terms.of(proof["table"], table.game, table.seats, table.options)
    written = proof_of(terms, proof["hands"])
    if proof["version"] == OLDER:
        written["version"] = OLDER
        del written["options"]
    if "beacon" in proof:  # which is chosen at the table, not by the game
        written["beacon"] = proof["beacon"]
    return proof == written


def _replay(table: Table, number: int, line: str, players: dict[str, str]) -> None:
    first, _, rest = line.partition(" ")
    if first == "by":
        seat, _, player = rest.partition(" ")
        players[seat] = player
        return
    if first in ("deal", "roll"):
        return
    if first == "end":
        if rest != f"{len(table.moves)} moves":
            raise _wrong(number, Said("no-record-moves", count=len(table.moves), text=Quoted(repr(rest))))
        if len(table.walls) < len(table.given):
            table.decide()  # a deal without a decision, or not decided on yet
        return
    try:
        if first != str(table.decide()):
            raise refused(table, MoveError, Said("no-turn-of", seat=Quoted(repr(first))))
        if (player := players.get(first, PERSON)) != PERSON:
            table.played_by.append((len(table.moves), player))
        if rest.startswith("moves "):
            for move in rest.split()[1:]:
                table.play(int(move))
        else:
            table.play(rest)
    except ValueError as error:
        raise _wrong(number, cause(error), table) from error


def _wrong(line: int, why: Said | Quoted, table: Table | None = None) -> RecordError:
    return RecordError(Said("no-record-line", line=line, why=why), table)
