"""Everything that a viewer may not know is dealt anew, and every byte to that viewer stays the same.

`python -m tests.load.redeals --help`. Positions of random play; viewers are all seats and an onlooker; channels are
what is sent live and to one who comes back, the list of tables, a bot's question and its advice, and refusals. The
story of the session is the same in both by its nature: `paiju check` looks at that.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import numpy as np

import paiju
from paiju.kernel.record import Rng
from paiju.kernel.rng import WORDS, seed_rng
from paiju.play.table import Table
from paiju.server.bots import advice
from paiju.server.refusals import Refusal
from paiju.server.store.events import Created
from paiju.server.table import judge, views
from paiju.server.table.room import Room
from paiju.server.table.seats import Seat, Seats
from paiju.server.wire.client_messages import Play
from paiju.server.wire.protocol import encode
from paiju.server.wire.server_messages import Snapshot, Tables, Update
from tests.load.measuring import Figures, bar, command, run_command
from tests.load.tables import all_games

PURPOSE = "Deal anew what a viewer may not know: every byte on every channel stays the same."
BAD_ACTIONS = ("pass", "\N{SNOWMAN}", "[9:9]", "discard", "play [6:6]", "bet -5")
TOLD_BEFORE = 3  # events of the story that a live update does not repeat
POOL = 4096


def main() -> None:
    parser = command("tests.load.redeals", PURPOSE)
    parser.add_argument("--positions", type=int, default=100_000, help="looked at by one viewer each, of all games")
    parser.add_argument("--every", type=int, default=1, help="of so many positions one is looked at")
    parser.add_argument("--games", nargs="+", default=all_games(), help="all of them if not said")
    run_command(parser, measure)


async def measure(given: argparse.Namespace) -> Figures:
    share = -(-given.positions // len(given.games))
    compared: Counter[str] = Counter()
    different: list[str] = []
    changed = 0
    with bar("dealing anew", given.positions) as show:
        for slug in given.games:
            looked_at = itertools.islice(positions(slug, given.seed), 0, share * given.every, given.every)
            for room, viewer, rng in looked_at:
                other = redealt(room, viewer, rng)
                changed += room.on_table.position != other.on_table.position
                for channel, heard in CHANNELS.items():
                    compared[channel] += 1
                    if heard(room, viewer) != heard(other, viewer):
                        different.append(f"{slug}, seat {viewer}, {channel}, after {len(room.on_table.moves)} moves")
            show(compared["live"])
            await asyncio.sleep(0)
    return {
        "positions": compared["live"],
        "with_other_tiles": changed,
        "compared": dict(compared),
        "different": different[:5],
        "differences": len(different),
        "holds": not different and changed > given.positions // 4,
    }


def positions(slug: str, seed: int) -> Iterator[tuple[Room, int | None, Rng]]:
    """Decisions of random sessions without end, each with a viewer."""
    chance = random.Random(f"{slug} {seed}")
    rng = np.zeros(WORDS, np.int64)
    seed_rng(rng, seed, 1)
    while True:
        table = Table(slug, seed=chance.randrange(2**32), **_preset(slug, chance))
        room = room_of(table)
        while table.turn is not None:
            viewer = chance.choice([None, *range(table.seats)])
            yield dataclasses.replace(room, table=table, position=len(table.moves)), viewer, rng
            table.play(chance.choice(table.legal))


def _preset(slug: str, chance: random.Random) -> dict[str, Any]:
    return dict(chance.choice(list(paiju.game(slug).presets.values())))


def room_of(table: Table) -> Room:
    """People at a table as the server has them."""
    options = msgspec.to_builtins(dict(table.options))
    setup = Created(
        table.game.slug, table.game.version, table.seats, options, 0, "good", True, False, True, commitment="00" * 32
    )
    seats = Seats(Seat("person", f"guest {seat}") for seat in range(table.seats))
    return Room("table", setup=setup, phase="playing", seats=seats, number=1, table=table)


def redealt(room: Room, viewer: int | None, rng: Rng) -> Room:
    """The same table with other tiles wherever the viewer cannot look; the story is the one that was told."""
    table = room.on_table.copy()
    state, pool = table._state.copy(), np.zeros(POOL, np.int64)
    table._drivers.redeal(table._rules, state, -1 if viewer is None else viewer, rng, pool)
    table._hold(state)
    table._count = table._drivers.legal(table._rules, state, table._out)
    table._narrator = room.on_table.narrator
    return dataclasses.replace(room, table=table, found_window=(-1, None))


# What a viewer hears, as bytes


def live(room: Room, viewer: int | None) -> bytes:
    since = max(0, len(room.on_table.narrator.events) - TOLD_BEFORE)
    return encode(Update("table", room.public_sequence, None, views.live_view(room, viewer, since)))


def coming_back(room: Room, viewer: int | None) -> bytes:
    info = views.info_of(room, frozenset({0}), views.LiveTimes(window=0 if room.window else None))
    return encode(Snapshot("table", room.public_sequence, viewer, info, views.live_view(room, viewer)))


def lobby(room: Room, viewer: int | None) -> bytes:
    return encode(Tables([views.info_of(room, frozenset())]))


def question(room: Room, viewer: int | None) -> bytes:
    """What a bot at this seat is asked, and what it advises."""
    table = room.on_table
    if table.turn != viewer or viewer is None:
        return b""
    return msgspec.json.encode((advice._question(table, "good"), table.advice()))


def refusals(room: Room, viewer: int | None) -> bytes:
    """How bad actions of this seat are answered."""
    heard = []
    for action in BAD_ACTIONS if viewer is not None else ():
        try:
            change = judge.judge(room, frozenset(), viewer or 0, Play("n" * 16, room.public_sequence, action))
            heard.append(repr(change))
        except Refusal as refusal:
            heard.append(f"{refusal.code} {refusal.data} {refusal.sequence}")
    return "\n".join(heard).encode()


CHANNELS: dict[str, Callable[[Room, int | None], bytes]] = {
    "live": live,
    "coming back": coming_back,
    "lobby": lobby,
    "bot": question,
    "refusals": refusals,
}


if __name__ == "__main__":
    main()
