"""What holds at a table: words, refusals, views, what is told, score sheets and records."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from paiju.kernel.action import normal_shape
from paiju.kernel.conformance.walk import Nonconformance
from paiju.kernel.game import Game
from paiju.kernel.payments import totals
from paiju.kernel.rng import WORDS, draw_below, seed_rng
from paiju.play.errors import MoveError, RecordError
from paiju.play.table import Table


def check_table(game: Game, preset: str, seed: int, decisions: int) -> None:
    """The table's words name every legal action once; refused moves change nothing; views can be drawn."""
    for table in tables(game, preset, seed, max(1, decisions // 20)):
        words = table.words
        _demand(table, len(words) == len(set(words)), f"two actions have the same words: {words}")
        for action, _ in table.actions:
            is_declared = normal_shape(action) in game.table.ACTIONS
            _demand(table, is_declared, f"ACTIONS in table.py lacks {normal_shape(action)!r}")
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
                lines = [line.notation for event in after.narrator.events for line in event.for_seat(viewer)]
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
            lines = [table.say(payment.said) for payment in sheet]
            _demand(table, all(payment.amount > 0 for payment in sheet), f"a line pays nothing: {lines}")
            _demand(table, totals(sheet, table.seats) == result, f"hand {hand} ended {result}, its sheet says {lines}")
        seed += 1


def play_at_random(table: Table, seed: int, most: int) -> int:
    """Play a session on to its end, or for so many decisions; how many it were."""
    rng = np.zeros(WORDS, np.int64)
    seed_rng(rng, seed, 1)
    for played in range(most):
        if table.decide() is None:
            return played
        legal = table.legal
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
        while table.decide() is None:
            seed += 1
            table = Table(game, seed=seed, **game.presets[preset])
        yield table
        legal = table.legal
        table.play(legal[draw_below(rng, len(legal))])


def _demand(table: Table, condition: bool, law: str) -> None:
    if not condition:
        raise Nonconformance(f"{table.game.slug}, options {table.options}, seed {table.seed}: {law}")
