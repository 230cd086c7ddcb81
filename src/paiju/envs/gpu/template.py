"""The source of a game's kernels: the environment's functions as they are, called once for every thread.

A thread copies its table's state into memory of its own, steps it there and writes it back. On the card a state is a
column of whole words, and so is everything else that there is for each table: what neighbouring threads read and write
lies together then, which the card does at once.
"""

from __future__ import annotations

from paiju.envs import template
from paiju.envs.trying import PLAY_OUT
from paiju.kernel.game import Game

# The states that `run_tables` gets are the one of its thread; observations are columns.
OF_A_THREAD = template.COMPILED | {
    "s": "states[0]",
    "blanking": "blank_words(states.view(np.int64))",
    "written": "observations[i], 0",
}

KERNELS = '''
import numpy as np
from numba import cuda

from paiju.envs.gpu.blanking import blank_words
from paiju.envs.gpu.packing import SMALL, padded, words_of
from paiju.kernel.rng import WORDS
from {package}.state import MOVES, State

STATE = padded(State.dtype)
STATE_WORDS = words_of(State.dtype)
TILES = {tiles}


@rule
def play_session(g, s, deck, wall, rng, dice, out):
    """A session of uniformly random play; the number of its decisions with a choice."""
    for place in range(deck.shape[0]):
        wall[place] = deck[place]
    rules_begin(g, s)
    decisions = 0
    while s.turn != OVER:
        if s.turn == DEAL:
            shuffle(rng, wall, deck.shape[0])
            rules_deal(g, s, wall)
            continue
        if s.turn == ROLL:
            for number in range(dice.shape[0]):
                dice[number] = 1 + draw_below(rng, 6)
            rules_roll(g, s, dice)
            continue
        count = rules_legal(g, s, out)
        if count == 1:
            rules_apply(g, s, out[0])
        else:
            decisions += 1
            rules_apply(g, s, out[draw_below(rng, count)])
    return decisions


@cuda.jit
def play_sessions(rules_in, deck, seed, first, scores, decisions):
    """A session in each thread, with the deals and moves that the same stream of the seed has on the CPU."""
    game = cuda.grid(1)
    if game < scores.shape[0]:
        words = cuda.local.array(STATE_WORDS, np.int64)
        blank_words(words)
        state = words.view(STATE)
        wall = cuda.local.array(TILES, SMALL)
        rng = cuda.local.array(WORDS, np.int64)
        dice = cuda.local.array(2, np.int64)
        out = cuda.local.array(MOVES, SMALL)
        seed_rng(rng, seed, first + game)
        decisions[game] = play_session(rules_in[0], state[0], deck, wall, rng, dice, out)
        for seat in range(scores.shape[1]):
            scores[game, seat] = state[0].score[seat]


@cuda.jit
def step_tables(rules_in, setting, fixed, tables, buffers, begins, only):
    """As `run_tables` on the CPU, a table in each thread."""
    i = cuda.grid(1)
    if i < only.shape[0]:
        packed, walls, generators, policies, moves, counts, seeds, episodes, scores = tables
        words = cuda.local.array(STATE_WORDS, np.int64)
        seens = cuda.local.array(STATE_WORDS, np.int64).view(STATE)
        outs = cuda.local.array((1, MOVES), SMALL)
        dices = cuda.local.array((1, 2), np.int64)
        for word in range(STATE_WORDS):
            words[word] = packed[i, word]
        mine = (words.view(STATE), walls, generators, policies, moves, counts, seeds, episodes, scores)
        run_tables(i, i + 1, 0, rules_in, setting, fixed, mine, (outs, dices, seens), buffers, begins, only)
        for word in range(STATE_WORDS):
            packed[i, word] = words[word]


@cuda.jit
def advise_of_tables(rules_in, packed, moves, counts, advice):
    """As `advise_tables` on the CPU, a table in each thread."""
    i = cuda.grid(1)
    if i < advice.shape[0]:
        advice[i] = -1
        if counts[i] > 0:
            words = cuda.local.array(STATE_WORDS, np.int64)
            seens = cuda.local.array(STATE_WORDS, np.int64).view(STATE)
            out = cuda.local.array(MOVES, SMALL)
            for word in range(STATE_WORDS):
                words[word] = packed[i, word]
            advice[i] = advice_at(rules_in[0], words.view(STATE)[0], seens[0], out, moves, counts[i], i)


@cuda.jit
def try_moves(rules_in, packed, walls, generators, counts, moves, gains):
    """As `try_tables` on the CPU, a move of a table in each thread."""
    place = cuda.grid(1)
    tables = gains.shape[1]
    number, i = place // tables, place % tables
    if number < gains.shape[0]:
        gains[number, i] = 0
        if counts[i] > 0 and moves[number, i] >= 0:
            words = cuda.local.array(STATE_WORDS, np.int64)
            seens = cuda.local.array(STATE_WORDS, np.int64).view(STATE)
            wall = cuda.local.array(TILES, SMALL)
            rng = cuda.local.array(WORDS, np.int64)
            dice = cuda.local.array(2, np.int64)
            out = cuda.local.array(MOVES, SMALL)
            for word in range(STATE_WORDS):
                words[word] = packed[i, word]
            for tile in range(TILES):
                wall[tile] = walls[i, tile]
            for word in range(WORDS):
                rng[word] = generators[i, 0, word]
            mine = words.view(STATE)[0]
            gains[number, i] = tried(rules_in[0], mine, moves[number, i], wall, rng, dice, seens[0], out)
'''


def render(game: Game, tiles: int) -> str:
    """The kernels of a game whose deck has so many tiles."""
    environment = template.render(game.slug, game.package, OF_A_THREAD)
    return environment + PLAY_OUT + KERNELS.format(package=game.package, tiles=tiles)
