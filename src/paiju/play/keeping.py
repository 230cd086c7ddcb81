"""A table copied, pickled, and named in a line.

Compiled drivers cannot be pickled, so a table leaves them behind and takes them up again from its game. A state is kept
as bytes: NumPy's own copies leave the gaps between its fields open.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

from paiju.kernel.record import array_of
from paiju.kernel.seen import Seen
from paiju.play.reading import NOTHING_MADE
from paiju.play.shuffle import Seeded

if TYPE_CHECKING:
    from paiju.play.table import Table

MADE_ANEW = ("_drivers", "_g", "_turn", "_finished", "_made", "off_list")  # from what else a table holds


def copied(table: Table, blank: Table) -> Table:
    """Make a blank table a twin in the same position that goes its own way."""
    blank.__dict__.update(table.__dict__)
    blank._hold(array_of(table._state.tobytes(), table._state.dtype))
    blank._out = table._out.copy()
    blank.moves, blank.walls, blank.throws = table.moves.copy(), table.walls.copy(), table.throws.copy()
    blank.results, blank.points, blank.played_by = table.results.copy(), table.points.copy(), table.played_by.copy()
    if table._narrator.events:  # somebody listens: the copy shares what is told till here
        table.follow()
    blank._narrator = table._narrator.copy()
    return blank


def deeply_copied(table: Table, memo: dict[int, object]) -> Table:
    """A twin that shares no chance either; what is never changed, such as the game, stays the same object."""
    twin = table.copy()
    twin.chance = copy.deepcopy(table.chance, memo)
    return twin


def packed(table: Table) -> dict[str, object]:
    """What a pickle of a table holds."""
    kept = {name: value for name, value in table.__dict__.items() if name not in MADE_ANEW}
    return kept | {"_state": table._state.tobytes(), "_rules": table._rules.tobytes()}


def unpack(table: Table, kept: dict[str, Any]) -> None:
    """Make a table again of what a pickle holds."""
    table.__dict__.update(kept)
    table.off_list = table.game.off_list
    table._drivers = table.game.drivers()
    table._rules = array_of(kept["_rules"], table.game.state.Rules.dtype)
    table._g = Seen(table._rules[0])
    table._made = NOTHING_MADE
    table._hold(array_of(kept["_state"], table.game.state.State.dtype))


def named(table: Table) -> str:
    """A table in a line: its game, and where its session stands. It deals nothing to find out."""
    seed = f", seed {table.seed}" if isinstance(table.chance, Seeded) else ""
    hand = int(table._finished[0]) + (0 if table.hand_over else 1)
    if table.over:
        where = f"over after {len(table.results)} hands"
    elif not table.walls:
        where = "nothing dealt yet"
    elif table.hand_over:
        where = f"hand {hand} is over"
    else:
        where = f"hand {hand}, seat {int(table._turn[0])} to act"
    return f"<Table {table.game.slug}, {table.seats} seats{seed}: {where}, scores {table.scores}>"
