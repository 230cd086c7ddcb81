"""The families of games, and how their tables are laid out.

A client that draws zones asks here what a row or a pile of discards is in a game, instead of knowing the families.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Literal

# The parts of every rulebook in which a family says what beats what, or what scores what.
Ladder = Literal["tiles", "play", "scoring"]


@dataclass(frozen=True)
class Layout:
    """How zones are placed; `kinds` of zones are those of paiju.kernel.zones."""

    rows: Literal["middle", "chain", "owner"] = (
        "middle"  # where a row lies: in the middle, as a chain, before its owner
    )
    discards: Literal["pile", "river"] = "pile"  # what seats throw: a pile, or in order for all to read
    melds: Literal["owner", "board"] = "owner"  # melds lie before a seat, or are the groups of a board
    trick: bool = False  # what each seat plays lies in the middle before it
    lays_much: Literal["nobody", "others", "everybody"] = "nobody"  # before whom many tiles lie for most of a hand
    money: bool = False  # chips are money, and bets are made before there is a hand
    ladder: Ladder = "scoring"

    def as_json(self) -> dict[str, str | bool]:
        return asdict(self)


@dataclass(frozen=True)
class Family:
    """Games that are played alike; catalogues have its name (family-…-name) and what it is about (family-…-about)."""

    slug: str
    layout: Layout = Layout()


# In the order in which a lobby lists them.
FAMILIES = (
    Family("connecting", Layout(rows="chain")),
    Family("tricks", Layout(trick=True, lays_much="everybody", ladder="tiles")),
    Family("fishing", Layout(trick=True, lays_much="everybody")),
    Family("melding", Layout(discards="river", lays_much="others")),
    Family("banking", Layout(rows="owner", money=True)),
    Family("solitaire", Layout(melds="board", ladder="play")),
)

_BY_SLUG = {family.slug: family for family in FAMILIES}


def family(slug: str) -> Family:
    """The family of a slug; a game of another package may name one of its own."""
    return _BY_SLUG.get(slug) or Family(slug)
