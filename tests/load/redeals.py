"""Everything that a viewer may not know is dealt anew, and every byte to that viewer stays the same.

`python -m tests.load.redeals --help`. Positions of random play and ends of hands; viewers are all seats and an
onlooker, at tables with and without bots, onlookers, clocks, undo and secrets that are revealed. Hidden are the tiles
that the rules hide, and what others have answered in an open window. The story of the session is the same in both by
its nature: `paiju check` looks at that. Every field of the rules that hides something must really have changed.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import itertools
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np

import paiju
from paiju.kernel.conformance.secrecy import ENOUGH, differing
from paiju.kernel.record import Rng, array_of
from paiju.kernel.rng import WORDS, seed_rng
from paiju.play.errors import FairError
from paiju.play.fair.secret import SECRET_BYTES
from paiju.play.reading import DECLINE
from paiju.play.table import Table
from paiju.server.store.events import Answered, Created
from paiju.server.store.setup import Clock
from paiju.server.table.deals import terms_of
from paiju.server.table.room import Room
from paiju.server.table.seats import Seat, Seats
from paiju.server.table.session_deals import SessionDeals
from tests.load.measuring import Figures, bar, command, run_command
from tests.load.redeal_channels import CHANNELS, Look
from tests.load.tables import all_games

PURPOSE = "Deal anew what a viewer may not know: every byte on every channel stays the same."
POOL = 4096
SEQUENCE = 1000
EPOCH = "one process"


def main() -> None:
    parser = command("tests.load.redeals", PURPOSE)
    parser.add_argument("--positions", type=int, default=100_000, help="looked at by one viewer each, of all games")
    parser.add_argument("--every", type=int, default=1, help="of so many positions one is looked at")
    parser.add_argument("--games", nargs="+", default=all_games(), help="all of them if not said")
    run_command(parser, measure)


@dataclass
class Findings:
    """What came of the positions of one game."""

    slug: str
    compared: Counter[str] = field(default_factory=Counter)
    different: list[str] = field(default_factory=list)
    hiding: Counter[str] = field(default_factory=Counter)  # fields, and in how many positions they hid something
    changed: set[str] = field(default_factory=set)  # fields that were dealt anew
    with_other_tiles: int = 0

    def look(self, look: Look, rng: Rng, chance: random.Random) -> None:
        """Deal anew what this viewer cannot see, and compare what it hears."""
        other = dataclasses.replace(look, room=redealt(look, rng, chance))
        before, after = look.room.on_table._state, other.room.on_table._state
        seen = np.frombuffer(look.room.on_table.observation(look.viewer), before.dtype)
        self.hiding.update(differing(before, seen))
        self.changed.update(differing(before, after))
        self.with_other_tiles += before.tobytes() != after.tobytes()
        for channel, heard in CHANNELS.items():
            self.compared[channel] += 1
            if heard(look) != heard(other):
                place = f"after {len(look.room.on_table.moves)} moves"
                self.different.append(f"{self.slug}, seat {look.viewer}, {channel}, {place}")

    @property
    def unchanged(self) -> list[str]:
        """Fields that hid something often enough and were never dealt anew."""
        fields = paiju.game(self.slug).state.State.fields
        often = (name for name, times in self.hiding.items() if times >= ENOUGH)
        return [f"{self.slug}: {name}" for name in often if name not in self.changed and fields[name].redealt]


async def measure(given: argparse.Namespace) -> Figures:
    share = -(-given.positions // len(given.games))
    found = []
    with bar("dealing anew", given.positions) as show:
        for slug in given.games:
            found.append(findings := Findings(slug))
            chance = random.Random(f"{slug} {given.seed}")
            rng = np.zeros(WORDS, np.int64)
            seed_rng(rng, given.seed, 1)
            for look in itertools.islice(looks(slug, chance), 0, share * given.every, given.every):
                findings.look(look, rng, chance)
            show(sum(one.compared["live"] for one in found))
            await asyncio.sleep(0)
    different = [line for one in found for line in one.different]
    unchanged = [line for one in found for line in one.unchanged]
    return {
        "positions": sum(one.compared["live"] for one in found),
        "with_other_tiles": sum(one.with_other_tiles for one in found),
        "hidden_fields": sum(len(one.hiding) for one in found),
        "unchanged": unchanged,
        "compared": dict(sum((one.compared for one in found), Counter())),
        "different": different[:5],
        "differences": len(different),
        "holds": not different and not unchanged,
    }


# Positions


def looks(slug: str, chance: random.Random) -> Iterator[Look]:
    """Decisions and ends of hands of random sessions without end, each with a viewer."""
    while True:
        room = new_room(slug, chance)
        while room.phase != "over":
            if room.phase == "playing":
                room.window_answers = answers(room, chance)
            room.sequence = SEQUENCE + len(room.window_answers)
            viewer = chance.choice([None, *range(room.config.seats)])
            yield Look(dataclasses.replace(room), viewer, viewer is None or chance.random() < 0.5)
            go_on(room, chance)


def new_room(slug: str, chance: random.Random) -> Room:
    """A table as the server has it, with some people and some bots, after the first deal."""
    wish = dict(chance.choice(list(paiju.game(slug).presets.values())))
    trial = Table(slug, seed=0, **wish)
    options: dict[str, Any] = msgspec.to_builtins(dict(trial.options))
    clock = chance.choice([None, Clock(base=20, bank=60)])
    setup = Created(
        slug, trial.game.version, trial.seats, options, 0, "good", True, True, False, commitment="00" * 32, clock=clock
    )
    people = chance.randrange(1, trial.seats + 1)
    kinds = chance.sample([True] * people + [False] * (trial.seats - people), trial.seats)
    seats = Seats(Seat("person", f"guest {at}") if is_person else Seat("bot") for at, is_person in enumerate(kinds))
    deals = SessionDeals({(1, 0, 0): chance.randbytes(SECRET_BYTES)})
    deals.begin_session(terms_of("table", 1, slug, trial.seats, options), 1, "", EPOCH)
    table = Table(slug, seed=0, chance=deals.of_session, **wish)
    room = Room("table", deals, setup=setup, phase="dealing", seats=seats, number=1, table=table)
    room.time.begin_session(clock, trial.seats)
    go_on(room, chance)
    return room


def go_on(room: Room, chance: random.Random) -> None:
    """Deal, or play something."""
    table = room.on_table
    if room.phase == "dealing":
        room.next_hand.close_pledges()
        room.deals.secrets[1, len(room.deals.fair.hands), 0] = chance.randbytes(SECRET_BYTES)
        room.deals.prepare(EPOCH)
    else:
        table.play(chance.choice(table.legal))
    try:
        room.phase = "playing" if table.decide() is not None else "over"
    except FairError:
        room.phase = "dealing"
    room.position, room.window_answers, room.sequence = room.position + 1, {}, SEQUENCE


def answers(room: Room, chance: random.Random) -> dict[int, Answered]:
    """Some of those who are asked in a window have answered."""
    asked = room.window.seats if room.window else []
    return {seat: Answered(DECLINE, "person", chance.randrange(9000)) for seat in asked if chance.random() < 0.5}


def redealt(look: Look, rng: Rng, chance: random.Random) -> Room:
    """The same table with other tiles wherever the viewer cannot look; the story is the one that was told."""
    room, viewer = look.room, look.viewer
    table = room.on_table.copy()
    state, pool = array_of(table.position, table._state.dtype), np.zeros(POOL, np.int64)
    table._drivers.redeal(table._rules, state, -1 if viewer is None else viewer, rng, pool)
    table._hold(state)
    table._count = table._drivers.legal(table._rules, state, table._out)
    table._narrator = room.on_table.narrator
    other = dataclasses.replace(room, table=table, found_window=(-1, None))
    own = {seat: given for seat, given in room.window_answers.items() if seat == viewer}
    others = {seat: given for seat, given in answers(other, chance).items() if seat != viewer}
    other.window_answers = own | others
    other.sequence = SEQUENCE + len(other.window_answers)
    return other


if __name__ == "__main__":
    main()
