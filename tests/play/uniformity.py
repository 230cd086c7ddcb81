"""Sampled worlds against all worlds there are: `python -m tests.play.uniformity` prints every figure.

A world is what the places hold that a seat cannot look into: other hands, tiles face down, walls. All of them are
enumerated on positions that have few, from the declarations of the fields and not by `redeal`. Every order of the
unseen tiles is equally likely, so a world weighs as many of them as lead to it. In the banking games every order of a
short wall, or every way to part its tiles, is dealt and played instead, and those count that look the same to the seat.
In the connecting games each is dealt and played again from the start: what the others did must have been legal, and the
seat must have seen the same all along. In Making Pairs the course of every hand is told backwards, from what the others
hold to what they were dealt.
"""

from __future__ import annotations

import itertools
import math
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

import paiju
from paiju.games.connecting.chain import DISCARD, tile_of
from paiju.games.melding.kanwisher_mahjong.state import CLAIM_QUAD, CLAIM_TRIPLET, MAHJONG
from paiju.games.melding.kanwisher_mahjong.state import DISCARD as THROW_AWAY
from paiju.games.tricks.bagchen import state as bagchen
from paiju.games.tricks.bagchen.sets import HIGHER, IS_STRONG, SIZE
from paiju.games.tricks.liap_tui import state as liap_tui
from paiju.games.tricks.liap_tui.sets import NONE, RED_GENERAL, is_strong
from paiju.kernel.meaning import SEAT, Axis, Used
from paiju.kernel.record import Plain, array_of
from tests.fair.statistics import chi_square_p
from tests.play.making_pairs import turns_of, ways_to_hold

LEAST_WORLDS, MOST_WORLDS = 8, 400
LEAST_EXPECTED = 5
SAMPLES = 20_000
MOST_SEEDS = 400
FEW_LEFT = 13  # unseen tiles
FEW_REPLAYED = 7

Key = tuple[tuple[int, ...], ...]
Hidden = Mapping[tuple[str, tuple[int, ...]], tuple[int, ...]]  # the faces at each place that is hidden
State = NDArray[np.void]


@dataclass(frozen=True)
class Place:
    """Somewhere a seat cannot look: a row of counts by face, or the first so many of a row of faces."""

    name: str
    row: tuple[int, ...]
    is_counted: bool
    offset: int
    size: int

    def tiles(self, state: State) -> tuple[int, ...]:
        """The faces that lie here: in their order where they have one."""
        numbers = state[0][self.name][self.row].tolist()
        if self.is_counted:
            return tuple(face for face, count in enumerate(numbers) for _ in range(count))
        return tuple(number - self.offset for number in numbers[: self.size] if number >= self.offset)


@dataclass(frozen=True)
class Trial:
    """A game whose sampling is tried.

    `suits` says at which positions, `allows` which hands a seat may have for all that is known of it besides. With a
    `wall` all its orders are dealt, and so many moves played, the last of the list each time. Where the wall is dealt
    in `blocks` whose order does not matter, the `own` block of the seat stays, and the other tiles are parted anew.
    Worlds that are `replayed` are checked against the whole course of the hand. `could_be` says which can be, where all
    places tell it together, and `ways` in how many orders the tiles can have come, where worlds differ in that. What is
    played is `chosen` at random, or so that few tiles stay unseen.
    """

    slug: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    suits: Callable[[Plain, int], bool] = lambda s, seat: True
    allows: Callable[[Plain, int, Counter[int]], bool] | None = None
    wall: str = ""
    moves: int = 0
    blocks: tuple[int, ...] = ()
    own: int = 0
    replayed: bool = False
    could_be: Callable[[Plain, int, Hidden], bool] = lambda s, seat, hidden: True
    ways: Callable[[paiju.Table, Hidden], int] = lambda table, hidden: 1
    chosen: Callable[[paiju.Table, random.Random], int] = lambda table, dice: dice.choice(table.legal)


@dataclass(frozen=True)
class Result:
    trial: Trial
    seat: int
    decision: int
    worlds: int
    samples: int
    chi_square: float
    freedom: int

    @property
    def p(self) -> float:
        return chi_square_p(self.chi_square, self.freedom)


def hidden_places(table: paiju.Table, seat: int) -> list[Place]:
    """Where tiles lie that a seat does not see."""
    state, seen = array_of(table.position, table._state.dtype), array_of(table.observation(seat), table._state.dtype)
    places = []
    for name, told in table.game.state.State.fields.items():
        if told.sight == "public" or told.holds is None or not told.shape or told.holds.kind not in ("count", "face"):
            continue
        rows: list[tuple[int, ...]] = [()]
        if told.axes[0] == SEAT:
            rows = [(row,) for row in range(min(table.seats, told.shape[0]))]
        for row in rows:
            if not np.array_equal(state[0][name][row], seen[0][name][row]) and len(told.shape) > len(row):
                size = _in_use(state, told.axes[-1], row, told.shape[-1])
                places.append(Place(name, row, told.holds.kind == "count", told.holds.offset, size))
    return places


def _in_use(state: State, axis: Axis, row: tuple[int, ...], length: int) -> int:
    """How many places of a row of faces have a tile: as many as a field says, or else all."""
    if isinstance(axis, Used):
        return int(state[0][axis.by])
    if row and "left" in (state.dtype.names or ()) and state[0]["left"].ndim == 1:
        return int(state[0]["left"][row])
    return length


def key_of(places: list[Place], state: State) -> Key:
    return tuple(place.tiles(state) for place in places)


def all_worlds(places: list[Place], state: State, allows: Callable[[Place, Counter[int]], bool]) -> dict[Key, int]:
    """Every world with its weight, or none if there are too many."""
    unseen = Counter(face for place in places for face in place.tiles(state))
    if unseen.total() > FEW_LEFT:
        return {}
    sizes = [len(place.tiles(state)) for place in places]
    worlds: dict[Key, int] = {}
    for key, weight in _filled(places, sizes, unseen, allows):
        worlds[key] = weight
        if len(worlds) > MOST_WORLDS:
            return {}
    return worlds


def _filled(
    places: list[Place], sizes: list[int], left: Counter[int], allows: Callable[[Place, Counter[int]], bool]
) -> Iterator[tuple[Key, int]]:
    """The ways to fill the places with what is left, each with the number of orders of the tiles that give it."""
    if not places:
        yield (), 1
        return
    ways = _bags(left, sizes[0]) if places[0].is_counted else _rows(left, sizes[0])
    for tiles, weight in ways:
        taken = Counter(tiles)
        if allows(places[0], taken):
            for rest, more in _filled(places[1:], sizes[1:], left - taken, allows):
                yield (tiles, *rest), weight * more


def _bags(left: Counter[int], size: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Bags of so many tiles: of tiles that are alike it does not matter which come, nor in which order."""
    faces = sorted(left)
    for counts in itertools.product(*(range(left[face] + 1) for face in faces)):
        if sum(counts) == size:
            tiles = tuple(face for face, count in zip(faces, counts, strict=True) for _ in range(count))
            ways = math.prod(math.comb(left[face], count) for face, count in zip(faces, counts, strict=True))
            yield tiles, ways * math.factorial(size)


def _rows(left: Counter[int], size: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Rows of so many tiles in order."""
    if size == 0:
        yield (), 1
        return
    for face in sorted(left):
        for rest, ways in _rows(left - Counter([face]), size - 1):
            yield (face, *rest), ways * left[face]


Position = tuple[paiju.Table, list[Place], dict[Key, int]]


def find_position(trial: Trial) -> Position:
    """The first position of random sessions that suits and has few worlds."""
    for seed in range(MOST_SEEDS):
        dice = random.Random(seed)
        single = dict(paiju.game(trial.slug).single_hand)
        table = paiju.Table(trial.slug, seats=trial.seats, seed=seed, **{**single, **trial.options})
        while (seat := table.decide()) is not None:
            truth = table.state
            if trial.suits(truth, seat):
                places = hidden_places(table, seat)
                found = all_worlds(places, table._state, _knowledge(trial, truth))
                names = [(place.name, place.row) for place in places]
                hidden = {key: dict(zip(names, key, strict=True)) for key in found}
                worlds = {
                    key: weight * ways
                    for key, weight in found.items()
                    if trial.could_be(truth, seat, hidden[key]) and (ways := trial.ways(table, hidden[key]))
                }
                if len(worlds) >= LEAST_WORLDS:
                    return table, places, worlds
            table.play(trial.chosen(table, dice))
    raise LookupError(f"{trial.slug}: no position with few worlds")


def fed(table: paiju.Table, dice: random.Random) -> int:
    """Claim every throw without winning, and throw what another seat can claim, so that hands become small."""
    state, claims = table.state, [move for move in table.legal if move in (CLAIM_QUAD, CLAIM_TRIPLET)]
    wanted = [
        move
        for move in table.legal
        if move >= THROW_AWAY
        and any(state.hands[seat, move - THROW_AWAY] >= 2 for seat in range(table.seats) if seat != table.turn)
    ]
    return dice.choice(claims or wanted or [move for move in table.legal if move != MAHJONG] or table.legal)


def beaten_often(table: paiju.Table, dice: random.Random) -> int:
    """Lead what most others can beat, and beat with as little as is needed, so that few tiles lie face down."""
    if table.legal[0] == bagchen.REDEAL:
        return bagchen.KEEP
    beats = _sets(table)
    if table.legal[-1] >= bagchen.DISCARD:
        return _least(table, beats) if beats else dice.choice(table.legal)
    singles = [move for move in beats if SIZE[move] == 1]
    return max(singles or beats, key=lambda move: (_times_beaten(table, move), dice.random()))


def _sets(table: paiju.Table) -> list[int]:
    return [move for move in table.legal if move < bagchen.CHARITY]


def _least(table: paiju.Table, beats: list[int]) -> int:
    """Which leaves most that beats it."""
    return max(beats, key=lambda move: sum(int(word).bit_count() for word in HIGHER[table.state.points, move]))


def _times_beaten(table: paiju.Table, lead: int) -> int:
    trick = table.copy()
    trick.play(lead)
    for times in range(3):
        trick.decide()
        if not (beats := _sets(trick)):
            return times
        trick.play(_least(trick, beats))
    return 3


def _knowledge(trial: Trial, truth: Plain) -> Callable[[Place, Counter[int]], bool]:
    def allows(place: Place, tiles: Counter[int]) -> bool:
        return trial.allows is None or place.name != "hands" or trial.allows(truth, place.row[0], tiles)

    return allows


def position_of(trial: Trial) -> Position:
    if trial.replayed:
        return find_replayed(trial)
    return by_walls(trial) if trial.wall else find_position(trial)


def by_walls(trial: Trial) -> Position:
    """A position, with every wall that looks the same to the seat to act."""
    tiles = paiju.Table(trial.slug).tiles.read(trial.wall)
    single = dict(paiju.game(trial.slug).single_hand)
    tables = []
    for order in _parted(tiles, trial) if trial.blocks else itertools.permutations(tiles):
        table = paiju.Table(trial.slug, seats=trial.seats, wall=list(order), **{**single, **trial.options})
        for _ in range(trial.moves):
            if table.decide() is not None:
                table.play(table.legal[-1])
        if table.decide() is not None:
            tables.append(table)
    real = tables[0]
    seat = to_act(real)
    places = hidden_places(real, seat)
    alike = [table for table in tables if table.turn == seat and table.observation(seat) == real.observation(seat)]
    return real, places, Counter(key_of(places, table._state) for table in alike)


def _parted(tiles: Sequence[int], trial: Trial) -> Iterator[tuple[int, ...]]:
    """Walls with every choice of tiles in each block but one's own; all are as likely, tiles that are alike apart."""
    start = sum(trial.blocks[: trial.own])
    mine = tuple(tiles[start : start + trial.blocks[trial.own]])
    rest = (*tiles[:start], *tiles[start + len(mine) :])
    sizes = [*trial.blocks[: trial.own], *trial.blocks[trial.own + 1 :]]
    for blocks in _split(rest, sizes):
        yield sum((*blocks[: trial.own], mine, *blocks[trial.own :]), ())


def _split(tiles: tuple[int, ...], sizes: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    if not sizes:
        yield ()
        return
    for places in itertools.combinations(range(len(tiles)), sizes[0]):
        rest = tuple(tile for place, tile in enumerate(tiles) if place not in places)
        for others in _split(rest, sizes[1:]):
            yield (tuple(tiles[place] for place in places), *others)


Steps = list[tuple[int, int]]  # who did what


def find_replayed(trial: Trial) -> Position:
    """The first position that suits and has few worlds, with those that can have led to all that the seat saw."""
    single = dict(paiju.game(trial.slug).single_hand)
    for seed in range(MOST_SEEDS):
        dice = random.Random(seed)
        table = paiju.Table(trial.slug, seats=trial.seats, seed=seed, **{**single, **trial.options})
        steps: Steps = []
        while (seat := table.decide()) is not None:
            places = hidden_places(table, seat)
            few = sum(len(place.tiles(table._state)) for place in places) <= FEW_REPLAYED
            if few and trial.suits(table.state, seat):
                worlds = _replayed(trial, table, places, steps)
                if len(worlds) >= LEAST_WORLDS:
                    return table, places, worlds
            move = dice.choice(table.legal)
            steps.append((seat, move))
            table.play(move)
    raise LookupError(f"{trial.slug}: no position with few worlds")


def _replayed(trial: Trial, real: paiju.Table, places: list[Place], steps: Steps) -> Counter[Key]:
    """Every order in which the face-down tiles can have been put down, with the hands that are left, played again."""
    seat = to_act(real)
    seen = [table.observation(seat) for table in _course(trial, real.walls[0], steps)]
    sizes = [len(place.tiles(real._state)) for place in places]
    unseen = Counter(face for place in places for face in place.tiles(real._state))
    in_order = [replace(place, is_counted=place.name != "down") for place in places]
    worlds: Counter[Key] = Counter()
    for key, weight in _filled(in_order, sizes, unseen, lambda place, tiles: True):
        hidden = {(place.name, place.row): tiles for place, tiles in zip(places, key, strict=True)}
        wall, told = _told_anew(real, steps, seat, hidden)
        if wall and [table.observation(seat) for table in _course(trial, wall, told)] == seen:
            kept = (tuple(sorted(tiles)) for tiles in key)
            worlds[tuple(kept)] += weight
    return worlds


def _told_anew(
    real: paiju.Table, steps: Steps, seat: int, hidden: Mapping[tuple[str, tuple[int, ...]], Any]
) -> tuple[list[int], Steps]:
    """The wall and the moves of a hand in which the others put these tiles down and have those left."""
    own = [face for face, number in enumerate(real.state.hands[seat]) for _ in range(number)]
    hands = {other: list(hidden.get(("hands", (other,)), own if other == seat else ())) for other in range(real.seats)}
    down = {other: list(hidden.get(("down", (other,)), ())) for other in range(real.seats)}
    told = []
    for other, move in steps:
        if other != seat and move >= DISCARD:
            move = DISCARD + down[other].pop(0)
        told.append((other, move))
        hands[other].append(tile_of(move))
    wall = [face for other in range(real.seats) for face in hands[other]]
    return [*wall, *hidden.get(("idle", ()), ())], told


def _course(trial: Trial, wall: Sequence[int], steps: Steps) -> Iterator[paiju.Table]:
    """A table after each step; it ends at one that is not legal."""
    single = dict(paiju.game(trial.slug).single_hand)
    table = paiju.Table(trial.slug, seats=trial.seats, wall=list(wall), **{**single, **trial.options})
    for seat, move in steps:
        if table.decide() != seat or move not in table.legal:
            return
        yield table
        table.play(move)
    yield table


def to_act(table: paiju.Table) -> int:
    if table.turn is None:
        raise ValueError("nobody is to act")
    return table.turn


def try_out(trial: Trial, position: Position, samples: int) -> Result:
    """Sample, and compare with all worlds; a sampled world that is none of them is an error."""
    table, places, _ = position
    found = Counter(key_of(places, world._state) for world in table.sample(table.turn, samples, seed=1))
    return judged(trial, position, found)


def judged(trial: Trial, position: Position, found: Counter[Key]) -> Result:
    """Worlds that were found against all there are."""
    table, _, worlds = position
    samples = found.total()
    if strange := found.keys() - worlds.keys():
        raise AssertionError(f"{trial.slug}: a sampled world that cannot be: {sorted(strange)[0]}")
    total = sum(worlds.values())
    cells = [(0, 0.0)]
    for key, weight in sorted(worlds.items()):
        expected = samples * weight / total
        if cells[-1][1] >= LEAST_EXPECTED:
            cells.append((0, 0.0))
        cells[-1] = (cells[-1][0] + found[key], cells[-1][1] + expected)
    if cells[-1][1] < LEAST_EXPECTED:
        last = cells.pop()
        cells[-1] = (cells[-1][0] + last[0], cells[-1][1] + last[1])
    chi_square = sum((count - expected) ** 2 / expected for count, expected in cells)
    return Result(trial, to_act(table), len(table.moves), len(worlds), samples, chi_square, len(cells) - 1)


def _sixes_are_known(s: Plain, owner: int, hand: Counter[int]) -> bool:
    """All know between which numbers of [6:6], face 0, a hand has."""
    return bool(s.sixes_least[owner] <= hand[0] <= s.sixes_most[owner])


def _taken_in_view(s: Plain, owner: int, hand: Counter[int]) -> bool:
    return all(hand[face] >= s.known[owner, face] for face in range(len(s.known[owner])))


def _somebody_put_down(s: Plain, seat: int) -> bool:
    return bool(sum(s.laid[other] for other in range(len(s.laid)) if other != seat) >= 2)


def _answers_for_it(s: Plain, seat: int) -> bool:
    """Another seat killed the layout by choice, and has not shown yet what it could have joined."""
    return bool(s.others != 0 and s.maker != seat)


def _was_forced(s: Plain, seat: int) -> bool:
    return bool(s.event != 0 and s.maker < 0 and s.mover != seat)


def _all_open(s: Plain, seat: int) -> bool:
    """Nothing lies face down, and it is known of somebody else whether its hand was weak."""
    return (
        s.phase == liap_tui.PLAYING
        and s.picking == 0
        and s.led == NONE
        and any(s.told[i] for i in range(4) if i != seat)
    )


def _as_was_told(s: Plain, seat: int, hidden: Hidden) -> bool:
    """The hands that were dealt are weak or not as the asking has told, and the red general is where it must be."""
    for other in range(len(s.told)):
        if other == seat:
            continue
        played = [face for face in range(len(s.played[other])) if s.played[other, face] or s.laid[other, face]]
        dealt = {*hidden[("hands", (other,))], *played}
        if s.told[other] and (s.told[other] == liap_tui.WEAK) == any(is_strong(face) for face in dealt):
            return False
        if s.hands_played == 0 and s.multiplier == 1 and s.first == other and RED_GENERAL not in dealt:
            return False
    return True


def _somebody_is_weak(s: Plain, seat: int) -> bool:
    return s.picking == 0 and any(s.told[other] == bagchen.WEAK for other in range(len(s.told)) if other != seat)


def _somebody_is_strong(s: Plain, seat: int) -> bool:
    return s.picking == 0 and any(s.told[other] == bagchen.STRONG for other in range(len(s.told)) if other != seat)


def _as_asked(s: Plain, seat: int, hidden: Hidden) -> bool:
    """A weak hand had no strong tile, and one that was passed over and has shown none yet has one."""
    for other in range(len(s.told)):
        tiles = (*hidden.get(("hands", (other,)), ()), *hidden.get(("down", (other,)), ()))
        has_strong = any(IS_STRONG[s.points, face] for face in tiles)
        if other != seat and s.told[other] == (bagchen.WEAK if has_strong else bagchen.STRONG):
            return False
    return True


def _orders_of_coming(table: paiju.Table, hidden: Hidden) -> int:
    """Nobody kept a pair in hand; who holds the mate of what he threw drew it after that."""
    pairs = int(table._rules[0]["pairs"])
    return math.prod(
        ways_to_hold(turns_of(table, place[0]), tiles, pairs)
        for (name, place), tiles in hidden.items()
        if name == "hands"
    )


def _nobody_reached(s: Plain, seat: int) -> bool:
    return not any(s.reached[other] or (s.drawn[other] and other != seat) for other in range(len(s.reached)))


def _nobody_else_drew(s: Plain, seat: int) -> bool:
    return not any(s.drawn[other] for other in range(len(s.drawn)) if other != seat)


TRIALS = (
    Trial("kol-ye-si", 2, wall="[6:6][6:6][1:1][4:4][6:5][5:4]", moves=1),
    Trial("pai-gow", 2, {"variant": "small"}, wall="[6:6][6:6][1:1][1:1][6:5][5:4]"),
    Trial(
        "da-ling",
        3,
        wall="[6:6][6:6][1:1][4:4][4:4][3:1][5:5][3:3][2:2][2:2][6:5][6:4][6:3][5:4]",
        moves=6,
        blocks=(2, 6, 6),
        own=1,
    ),
    Trial(
        "tau-ngau",
        3,
        wall="[6:6][6:6][1:1][4:4][3:1][5:5][3:3][2:2][6:5][6:4][6:3][5:4][5:2][4:3][2:1]",
        moves=3,
        blocks=(5, 5, 5),
        own=1,
    ),
    Trial("ce-deng", 4, suits=_somebody_put_down, replayed=True),
    Trial("ding-niu", 4, suits=_answers_for_it, replayed=True),
    Trial("ding-niu", 4, {"after_smothered": "play_on"}, suits=_was_forced, replayed=True),
    Trial("jielong", 2, {"arms": 2}, suits=_somebody_put_down, replayed=True),
    Trial("jielong", 3, suits=_somebody_put_down, replayed=True),
    Trial("kkoriput-igi", 4, {"first_lead": "koan_a"}, suits=_somebody_put_down, replayed=True),
    Trial("shi-wu-hu", 2, allows=_sixes_are_known),
    Trial("tiu-u", 2, allows=_sixes_are_known),
    Trial("tiu-u-merged", 2, allows=_sixes_are_known),
    Trial("tsung-shap", 2),
    Trial("ho-hpai", 3, {"play": "rummy"}, allows=_taken_in_view),
    Trial("jjak-mat-chu-gi", 2, ways=_orders_of_coming),
    Trial("jjak-mat-chu-gi", 3, {"claim": "all"}, ways=_orders_of_coming),
    Trial("kanwisher-mahjong", 4, chosen=fed),
    Trial("kap-shap", 2, allows=_taken_in_view),
    Trial("kap-tai-shap", 2, allows=_taken_in_view),
    Trial("ponjan", 2, suits=_nobody_reached),
    Trial("small-mahjong", 3, suits=_nobody_else_drew),
    Trial("bagchen", 4, {"redeal_weak": True}, suits=_somebody_is_weak, could_be=_as_asked, chosen=beaten_often),
    Trial("bagchen", 4, {"redeal_weak": True}, suits=_somebody_is_strong, could_be=_as_asked, chosen=beaten_often),
    Trial("heaven-nine", 4),
    Trial("ku-pai", 3),
    Trial("liap-tui", 4, suits=_all_open, could_be=_as_was_told),
    Trial("shi-wu-hu-tricks", 3, {"supreme_laid": "off"}),
    Trial("tianjiu", 4),
)


def row_of(result: Result) -> str:
    """A line of the table in docs/environments.md."""
    trial = result.trial
    family = paiju.game(trial.slug).family
    numbers = f"{result.worlds} | {result.chi_square:.1f} | {result.freedom} | {result.p:.3f}"
    return f"| {family} | {trial.slug} | {trial.seats} | {result.decision} | {numbers} |"


HEAD = "| family | game | seats | after moves | worlds | χ² | degrees | p |\n|---|---|---|---|---|---|---|---|"


if __name__ == "__main__":
    print(HEAD)
    for one in TRIALS:
        if one.slug in sys.argv[1:] or not sys.argv[1:]:
            print(row_of(try_out(one, position_of(one), SAMPLES)), flush=True)
