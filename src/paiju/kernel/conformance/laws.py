"""What holds at every decision: moves, balance, the same results compiled and interpreted, and a bot that may play."""

from __future__ import annotations

import functools
from types import ModuleType

import numpy as np

from paiju.kernel.conformance.walk import Walk, sessions
from paiju.kernel.drivers import load_interpreted
from paiju.kernel.game import Game
from paiju.kernel.record import OVER, Plain

LONGEST_SESSION = 2_000_000
MOST_INTERPRETED = 200  # decisions of a session, as the interpreter is slow


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
    most = min(MOST_INTERPRETED, decisions)
    for number in range(max(1, decisions // 1000)):
        walk = Walk(game, preset, seed + number)
        twin = Walk(game, preset, seed + number, slow)
        compared = zip(walk.positions(most), twin.positions(most), strict=True)
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


def check_advice(game: Game, preset: str, seed: int, decisions: int) -> None:
    """The bot plays legal moves and has a reason for each, from the observation alone."""
    for walk in sessions(game, preset, seed, decisions):
        for moves in walk.positions(decisions):
            offered = walk.out.copy()
            move, reason = walk.drivers.decide(walk.rules, walk.observation(walk.turn), offered, len(moves))
            walk.demand(move in moves, f"the bot plays {move}, which is not legal")
            walk.demand(0 <= reason < len(game.bot.REASONS), f"the bot gives reason {reason}, which is none")
