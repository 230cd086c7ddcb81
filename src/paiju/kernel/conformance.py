"""The checks that every game must pass, for every one of its presets; third parties run them on their own games.

    from paiju.kernel.conformance import check_game
    check_game(GAME)

Each check plays random sessions and raises Nonconformance with the game, the preset, the seed and what was wrong.
This module stands above the rest of the package: it is the inspector, not a part of the house.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.drivers import load_interpreted
from paiju.kernel.game import Game
from paiju.kernel.options import Values
from paiju.kernel.payments import totals
from paiju.kernel.record import DEAL, OVER, ROLL, Plain, Record
from paiju.kernel.rng import WORDS, draw_below, seed_rng, shuffle
from paiju.play.errors import MoveError, RecordError
from paiju.play.table import Table

LONGEST_SESSION = 2_000_000
REQUIRED = ("turn", "score", "result", "hands_played")


class Nonconformance(AssertionError):
    """A game broke one of the laws that all games keep."""


class Walk:
    """A random session of a game under a preset, decision by decision."""

    def __init__(self, game: Game, preset: str, seed: int, drivers: ModuleType | None = None) -> None:
        self.game, self.preset, self.seed = game, preset, seed
        options = dict(game.presets[preset])
        self.seats = game.seats(options.pop("seats", None))
        self.values: Values = game.values(self.seats, options)
        self.rules = game.rules_record(self.seats, self.values)
        self.deck = np.array(game.deck(self.seats, self.values).tiles(), np.int64)
        self.drivers = drivers or game.drivers()
        self.state = game.state.State.blank()
        self.out = np.zeros(game.state.MOVES, np.int32)
        self.rng = np.zeros(WORDS, np.int64)
        seed_rng(self.rng, seed, 0)
        self.decisions = 0

    def __str__(self) -> str:
        return f"{self.game.slug}, preset {self.preset!r}, seed {self.seed}, decision {self.decisions}"

    def demand(self, condition: bool, law: str) -> None:
        if not condition:
            raise Nonconformance(f"{self}: {law}")

    @property
    def turn(self) -> int:
        return int(self.state[0]["turn"])

    def chance_if_due(self) -> bool:
        if self.turn == ROLL:
            throw = [1 + draw_below(self.rng, 6) for _ in range(2)]
            self.drivers.roll(self.rules, self.state, np.array(throw, np.int64))
            return True
        if self.turn != DEAL:
            return False
        wall = self.deck.copy()
        shuffle(self.rng, wall, len(wall))
        self.drivers.deal(self.rules, self.state, wall)
        return True

    def moves(self) -> NDArray[np.int32]:
        count = self.drivers.legal(self.rules, self.state, self.out)
        return self.out[:count].copy()

    def positions(self, most: int) -> Iterator[NDArray[np.int32]]:
        """Every decision of the session with its legal moves, at most `most` of them; a random move follows each."""
        self.drivers.begin(self.rules, self.state)
        while self.turn != OVER and self.decisions < most:
            if self.chance_if_due():
                continue
            moves = self.moves()
            yield moves
            self.demand(len(moves) > 0, "a seat is to act but has no legal move")
            self.drivers.apply(self.rules, self.state, moves[draw_below(self.rng, len(moves))])
            self.decisions += 1

    def observation(self, seat: int, state: NDArray[np.void] | None = None) -> NDArray[np.void]:
        seen: NDArray[np.void] = self.game.state.State.blank()
        self.drivers.observe(self.rules, self.state if state is None else state, seat, seen)
        return seen


Check = Callable[[Game, str, int, int], None]


def check_game(game: Game, decisions: int = 1000, seed: int = 1) -> None:
    """All checks for all presets of a game, over at least so many decisions each."""
    check_declarations(game)
    for preset in game.presets:
        for check in CHECKS:
            check(game, preset, seed, decisions)


def check_declarations(game: Game) -> None:
    """The folder holds what the contract asks for."""
    rules: type[Record] = game.state.Rules
    for option in game.options.OPTIONS:
        if option.name not in rules.fields:
            raise Nonconformance(f"{game.slug}: the record Rules has no field for option {option.name}")
        if not option.effect:
            raise Nonconformance(f"{game.slug}: option {option.name} does not say what it changes")
    for name in REQUIRED:
        if name not in game.state.State.fields:
            raise Nonconformance(f"{game.slug}: the record State has no field {name}")
    if "standard" not in game.presets or dict(game.presets["standard"]):
        raise Nonconformance(f"{game.slug}: the preset 'standard' must be there, with no options")
    if not game.rulebook.startswith("# "):
        raise Nonconformance(f"{game.slug}: rulebook.md does not begin with a title")


def sessions(game: Game, preset: str, seed: int, decisions: int) -> Iterator[Walk]:
    """Walks one after the other until so many decisions were made; each has at most all that are left."""
    left = decisions
    while left > 0:
        walk = Walk(game, preset, seed)
        yield walk
        left -= max(walk.decisions, 1)
        seed += 1


def check_moves(game: Game, preset: str, seed: int, decisions: int) -> None:
    """Legal moves are ascending, within the move table and never none; sessions end; scores balance."""
    for walk in sessions(game, preset, seed, decisions):
        for moves in walk.positions(LONGEST_SESSION):
            walk.demand(bool(np.all(np.diff(moves) > 0)), f"legal moves are not ascending: {moves.tolist()}")
            walk.demand(moves[0] >= 0 and moves[-1] < game.state.MOVES, "a legal move is outside the move table")
            walk.demand(0 <= walk.turn < walk.seats, f"seat {walk.turn} is to act")
            check_balance(walk)
        walk.demand(walk.turn == OVER, f"the session did not end within {LONGEST_SESSION} decisions")
        check_balance(walk)


def check_balance(walk: Walk) -> None:
    state = walk.state[0]
    if walk.game.zero_sum and walk.values.get("settlement") != "points":
        house = int(state["house"]) if "house" in (state.dtype.names or ()) else 0
        walk.demand(int(state["score"].sum()) + house == 0, f"scores {state['score'].tolist()} do not sum to zero")
    if walk.turn >= 0:
        tiles = walk.game.table.inventory(Plain(walk.rules[0]), Plain(state))
        walk.demand(sorted(tiles) == walk.deck.tolist(), "tiles were lost or doubled")


def check_interpreter(game: Game, preset: str, seed: int, decisions: int) -> None:
    """The interpreter gives the same bytes as compiled code, in state, moves, observation and advice."""
    slow = _interpreted(game.slug, game.package)
    for number in range(max(1, decisions // 1000)):
        walk = Walk(game, preset, seed + number)
        twin = Walk(game, preset, seed + number, slow)
        compared = zip(walk.positions(200), twin.positions(200), strict=True)
        for moves, slow_moves in compared:
            walk.demand(moves.tolist() == slow_moves.tolist(), "the interpreter has other legal moves")
            walk.demand(walk.state.tobytes() == twin.state.tobytes(), "the interpreter has another state")
            seen, slow_seen = walk.observation(walk.turn), twin.observation(walk.turn)
            walk.demand(seen.tobytes() == slow_seen.tobytes(), "the interpreter has another observation")
            advice = walk.drivers.decide(walk.rules, seen, walk.out, len(moves))
            slow_advice = slow.decide(twin.rules, slow_seen, twin.out, len(moves))
            walk.demand(tuple(map(int, advice)) == tuple(map(int, slow_advice)), "the interpreter's bot differs")


@functools.cache
def _interpreted(slug: str, package: str) -> ModuleType:
    return load_interpreted(slug, package)


def check_secrecy(game: Game, preset: str, seed: int, decisions: int) -> None:
    """What a seat sees, and what it may do, stays the same when all it cannot see is dealt anew."""
    pool = np.zeros(4096, np.int64)
    for walk in sessions(game, preset, seed, decisions):
        for moves in walk.positions(decisions):
            viewer = draw_below(walk.rng, walk.seats + 1) - 1
            other = walk.state.copy()
            walk.drivers.redeal(walk.rules, other, viewer, walk.rng, pool)
            before, after = walk.observation(viewer), walk.observation(viewer, other)
            same = before.tobytes() == after.tobytes()
            walk.demand(same, f"seat {viewer} sees what it must not: {_odd(before, after)}")
            if viewer == walk.turn:
                out = np.zeros_like(walk.out)
                count = walk.drivers.legal(walk.rules, other, out)
                walk.demand(out[:count].tolist() == moves.tolist(), "legal moves depend on hidden tiles")


def _odd(before: NDArray[np.void], after: NDArray[np.void]) -> str:
    names = before.dtype.names or ()
    return ", ".join(name for name in names if before[0][name].tobytes() != after[0][name].tobytes())


def check_advice(game: Game, preset: str, seed: int, decisions: int) -> None:
    """The bot plays legal moves and has a reason for each, from the observation alone."""
    for walk in sessions(game, preset, seed, decisions):
        for moves in walk.positions(decisions):
            offered = walk.out.copy()
            move, reason = walk.drivers.decide(walk.rules, walk.observation(walk.turn), offered, len(moves))
            walk.demand(move in moves, f"the bot plays {move}, which is not legal")
            walk.demand(0 <= reason < len(game.bot.REASONS), f"the bot gives reason {reason}, which is none")


def check_table(game: Game, preset: str, seed: int, decisions: int) -> None:
    """The table's words name every legal action once; refused moves change nothing; views can be drawn."""
    for table in tables(game, preset, seed, max(1, decisions // 20)):
        words = table.words
        _demand(table, len(words) == len(set(words)), f"two actions have the same words: {words}")
        before = table._state.tobytes()
        for bad in (game.state.MOVES + 100, -1, "?", words[0] + " [9:9]"):
            _refused(table, bad)
        _demand(table, table._state.tobytes() == before, "a refused move changed the table")
        for seat in (None, *range(table.seats)):
            view = table.view(seat)
            asked = seat == table.turn
            _demand(table, bool(view["actions"]) == asked, "a seat not asked has actions, or one asked has none")


def _refused(table: Table, move: int | str) -> None:
    try:
        table.play(move)
    except MoveError as error:
        _demand(table, bool(str(error)), "a refusal says nothing")
        return
    raise Nonconformance(f"{table.game.slug}, seed {table.seed}: {move!r} was played")


def check_told(game: Game, preset: str, seed: int, decisions: int) -> None:
    """Actions that differ in tiles alone, and after which another seat sees the same, are told to it alike."""
    for table in tables(game, preset, seed, max(1, decisions // 50)):
        turn = table.turn
        outcomes: dict[tuple[str, int, bytes], tuple[list[str], str]] = {}
        for action, moves in table.actions[:12]:
            after = table.copy()
            for move in moves:
                after.play(move)
            for viewer in range(-1, table.seats):
                if viewer == turn:
                    continue
                seen = game.state.State.blank()
                after._drivers.observe(after._rules, after._state, viewer, seen)
                lines = [line for event in after.narrator.events for line in event.lines(viewer)]
                words = table.text(action)
                told, first = outcomes.setdefault((action.form, viewer, seen.tobytes()), (lines, words))
                _demand(table, told == lines, f"seat {viewer} is told {words!r} and {first!r} in different words")


def check_sheet(game: Game, preset: str, seed: int, decisions: int) -> None:
    """The lines of every hand's score sheet add up to what each seat has won or lost in it."""
    left = max(200, decisions // 4)
    while left > 0:
        table = Table(game, seed=seed, **game.presets[preset])
        left -= max(1, play_at_random(table, seed, left))
        for hand, (sheet, result) in enumerate(zip(table.sheets, table.results, strict=False), 1):
            lines = [payment.text() for payment in sheet]
            _demand(table, all(payment.amount > 0 for payment in sheet), f"a line pays nothing: {lines}")
            _demand(table, totals(sheet, table.seats) == result, f"hand {hand} ended {result}, its sheet says {lines}")
        seed += 1


def play_at_random(table: Table, seed: int, most: int) -> int:
    """Play a session on to its end, or for so many decisions; how many it were."""
    rng = np.zeros(WORDS, np.int64)
    seed_rng(rng, seed, 1)
    for played in range(most):
        legal = table.legal
        if not legal:
            return played
        table.play(legal[draw_below(rng, len(legal))])
    return most


def check_records(game: Game, preset: str, seed: int, decisions: int) -> None:
    """A record reads back to the same bytes and text; a changed or cut one is refused."""
    *_, table = tables(game, preset, seed, min(120, max(10, decisions // 10)))
    text = table.record()
    again = Table.from_record(text)
    _demand(table, again._state.tobytes() == table._state.tobytes(), "the record plays to another position")
    _demand(table, again.record() == text, "the record reads back to another text")
    at = len(text) * 2 // 3
    for spoilt in (text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1 :], text[:at], text.replace(" #", " #0", 1)):
        try:
            Table.from_record(spoilt)
        except RecordError:
            continue
        raise Nonconformance(f"{game.slug}, preset {preset!r}: a spoilt record was read")


def tables(game: Game, preset: str, seed: int, decisions: int) -> Iterator[Table]:
    """A table at each of so many successive decisions of random play."""
    rng = np.zeros(WORDS, np.int64)
    seed_rng(rng, seed, 1)
    table = Table(game, seed=seed, **game.presets[preset])
    for _ in range(decisions):
        while table.turn is None:
            seed += 1
            table = Table(game, seed=seed, **game.presets[preset])
        yield table
        legal = table.legal
        table.play(legal[draw_below(rng, len(legal))])


def _demand(table: Table, condition: bool, law: str) -> None:
    if not condition:
        raise Nonconformance(f"{table.game.slug}, options {table.options}, seed {table.seed}: {law}")


CHECKS: tuple[Check, ...] = (
    check_moves,
    check_interpreter,
    check_secrecy,
    check_advice,
    check_table,
    check_told,
    check_sheet,
    check_records,
)

__all__ = ["CHECKS", "Nonconformance", "Walk", "check_game"]
