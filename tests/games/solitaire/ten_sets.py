"""Positions of Watching Ten Sets, written as in its rules: `64 63 43 | 66 11` is [6:4][6:3][4:3] and [6:6][1:1]."""

from collections.abc import Sequence
from typing import Any

from paiju import Table
from paiju.games.solitaire.xiangshifu.exchanges import find_exchanges
from paiju.games.solitaire.xiangshifu.groups import EMPTY, PLACES
from paiju.games.solitaire.xiangshifu.state import GROUPS
from paiju.tiles import FULL32
from tests.games.playing import set_state

SLUG = "xiangshifu"
PLAYABLE = 18  # the wall of a power of this number has no dead triplet

E5 = "64 63 43|31 33 65|33 22 32|11 55 64|31 51 21|66 55 61|22 51 41|54 62 53|44 61 52|44 65 42|66 11"

# Finished arrangements of the game of eight.
CIVIL = "55 22 42|55 52 21|33 33 32|64 64 43|61 61 41|51 51 53|22 63 62|65 65 54|66 66|11 11|44 44|31 31"
MILITARY = "66 66 42|11 11 21|31 33 33|31 61 61|55 22 51|55 22 51|44 44 64|65 65 64|63 54|62 53|52 43|41 32"


def power_wall(root: int) -> list[int]:
    """The tiles by the powers of a number modulo 37."""
    tiles = FULL32.tiles()
    return [tiles[v - 1] for v in (pow(root, k, 37) for k in range(1, 37)) if v <= len(tiles)]


def faces(text: str) -> list[list[int]]:
    return [sorted(FULL32.read(group)) for group in text.split("|")]


def wall_of(text: str) -> list[int]:
    """The wall that deals these groups."""
    return [face for group in faces(text) for face in group]


def position(text: str, **options: Any) -> Table:
    """A table with these groups; what is not named is empty and takes part in nothing."""
    table = Table(SLUG, wall=power_wall(PLAYABLE), **options)
    rows = [group + [EMPTY] * (PLACES - len(group)) for group in faces(text)]
    rows += [[EMPTY] * PLACES for _ in range(GROUPS - len(rows))]
    set_state(table, groups=rows)
    find_exchanges(table._rules[0], table._state[0])
    return table


def small_board(groups: Sequence[Sequence[str]]) -> Table:
    """A table with these groups; the others are copies of a triplet that no tile can be exchanged with."""
    frozen = ["[5:1]", "[6:2]", "[4:3]"]
    rows = [*groups, *[frozen] * (GROUPS - 1 - len(groups))]
    return position("|".join("".join(row) for row in rows))


def groups_of(table: Table) -> list[list[int]]:
    rows = table._state[0]["groups"].tolist()
    return [tiles for tiles in ([face for face in row if face != EMPTY] for row in rows) if tiles]


def valid_groups(table: Table) -> list[int]:
    """The numbers of the valid groups, as the table shows them."""
    captions = [zone["caption"] for zone in table.view(0, language="en")["zones"] if zone["kind"] == "melds"]
    return [int(caption.split(":")[0]) for caption in captions if not caption.endswith("not valid")]
