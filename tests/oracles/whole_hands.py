"""The walls and the reference policies by which worked examples play out a whole hand of an oracle."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol


class Playable(Protocol):
    turn: int
    over: bool

    def words(self) -> list[str]: ...
    def play(self, text: str) -> None: ...


@dataclass
class Record:
    """What was played, "seat text" each; questions whose only answer is to pass are left out."""

    decisions: list[str] = field(default_factory=list)

    def of(self, seat: int) -> list[str]:
        return [line.split(" ", 1)[1] for line in self.decisions if line.startswith(f"{seat} ")]


def tiles(text: str) -> list[str]:
    return text.replace("][", "] [").split()


def power_wall(tile_set: Sequence[str], base: int, prime: int) -> list[str]:
    """P(g): tile number v of the set, counted from 1, for every power v of the base that is a number of a tile."""
    powers = [pow(base, k, prime) for k in range(1, prime)]
    return [tile_set[v - 1] for v in powers if v <= len(tile_set)]


def wall_of(tile_set: Sequence[str], front: Sequence[str]) -> list[str]:
    """A wall that begins with these tiles; the others follow in canonical order."""
    rest = list(tile_set)
    for tile in front:
        rest.remove(tile)
    return [*front, *rest]


def finish(table: Playable, policy: str, steps: int = 10_000) -> Record:
    """Plays to the end of the session, or for so many actions, by policy F, L or M."""
    record = Record()
    choices = 0
    while not table.over and steps > 0:
        steps -= 1
        words = table.words()
        number = {"F": 0, "L": len(words) - 1, "M": 7 * choices % len(words)}[policy] if len(words) > 1 else 0
        choices += len(words) > 1
        if words != ["pass"]:
            record.decisions.append(f"{table.turn} {words[number]}")
        table.play(words[number])
    return record
