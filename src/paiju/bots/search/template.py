"""The source of a game's search, rendered for every game as the drivers of the kernel are.

Flat Monte Carlo and information-set tree search are one loop: the first is the second with a tree of depth 0. All of it
is one function, since every function that calls the rules is compiled with them. Nothing is allocated in it.
"""

from __future__ import annotations

import importlib

from paiju.bots.search.sight import openings
from paiju.kernel.record import Field
from paiju.kernel.template import roll_import, shown_imports

TEMPLATE = '''\
"""The search of {slug}, rendered from paiju.bots.search.template; edit nothing here."""
from paiju.bots.search.codes import CHOICES, FORCED, NO_MOVE, PLAYOUTS, RANDOM, TOTAL, VISITS
from paiju.bots.search.tree import cover, key_of, pick_below, pick_first, spread_of
from paiju.kernel.compile import rule
from paiju.kernel.copying import copy_places, copy_rows
from paiju.kernel.record import DEAL, OVER, ROLL, Plain
from paiju.kernel.rng import draw_below, seed_rng, shuffle
from paiju.kernel.widening import wide
from {package}.bot import choose
from {package}.redealing import redeal as rules_redeal
from {package}.rules import apply as rules_apply
from {package}.rules import deal as rules_deal
from {package}.rules import legal as rules_legal
{shown_imports}
{roll_import}


@rule
def opened(g, s):
    """Which fields are open to all now: a bit for each rule that opens some."""
    return {opened}


@rule
def search(first, last, rules_in, world, seat, setting, exploring, fixed, root, tree, path, scratch, tally):
    """Play out worlds number first to last - 1 of a search, each from the end of a move of `root` to that of the hand.

    A move that is tried for the n-th time is tried in the n-th world, so that moves are compared in the same worlds.
    """
    seed, depth, policy, own_only = setting[0], setting[1], setting[2], setting[3]
    deck, wall, pool, dice, rng = fixed
    root_moves, root_visits, root_totals, root_squares = root
    moves = tree[2]
    path_moves, actors, scores, used = path
    states, state_words, observation, seen_words, masks, factors, out = scratch
    g, s, seen = {g}, {s}, {seen}
    total, squares = 0.0, 0.0
    for place in range(root_moves.shape[0]):
        total += root_totals[place]
        squares += root_squares[place]
    for number in range(first, last):
        explore = exploring * spread_of(total, squares, number)
        tried = pick_first(root_visits, root_totals, number, explore)
        seed_rng(rng, seed, root_visits[tried])
        states[0] = world[0]
        rules_redeal(g, s, seat, rng, pool)
        for other in range(g.seats):
            scores[other] = s.score[other]
        hand = s.hands_played
        length = 0
        grows = depth > 0
        rules_apply(g, s, wide(root_moves[tried]))
        while s.hands_played == hand and s.turn != OVER:
            if s.turn == DEAL:
                copy_places(wall, deck)
                shuffle(rng, wall, wall.shape[0])
                rules_deal(g, s, wall)
                continue
            if s.turn == ROLL:
                for die in range(dice.shape[0]):
                    dice[die] = 1 + draw_below(rng, 6)
                rules_roll(g, s, dice)
                continue
            count = rules_legal(g, s, out)
            if count == 1:
                tally[FORCED] += 1
                rules_apply(g, s, wide(out[0]))
                continue
            tally[CHOICES] += 1
            if grows and (own_only == 0 or s.turn == seat):
                key = key_of(state_words, masks[opened(g, s), s.turn], factors)
                place, kept = pick_below(key, count, tree, used, explore, rng)
                move = out[place]
                if kept == NO_MOVE:
                    grows = False
                else:
                    path_moves[length], actors[length] = kept, s.turn
                    length += 1
                    grows = moves[kept, VISITS] > 0 and length < depth
            elif policy == RANDOM:
                move = out[draw_below(rng, count)]
            else:
                cover(state_words, masks[opened(g, s), s.turn], seen_words)
                move, reason = choose(g, seen, out, count)
            rules_apply(g, s, wide(move))
        for step in range(length):
            moves[path_moves[step], VISITS] += 1
            moves[path_moves[step], TOTAL] += s.score[actors[step]] - scores[actors[step]]
        gain = s.score[seat] - scores[seat]
        root_visits[tried] += 1
        root_totals[tried] += gain
        root_squares[tried] += gain * gain
        total += gain
        squares += gain * gain
        tally[PLAYOUTS] += 1
'''

COMPILED = {"g": "rules_in[0]", "s": "states[0]", "seen": "observation[0]"}
IN_PLAIN = {role: f"Plain({text})" for role, text in COMPILED.items()}


def render(slug: str, package: str, roles: dict[str, str]) -> str:
    fields: dict[str, Field] = importlib.import_module(f"{package}.state").State.fields
    return TEMPLATE.format(
        slug=slug,
        package=package,
        shown_imports=shown_imports(fields),
        roll_import=roll_import(package),
        opened=" | ".join(f"shown_{name}(g, s) << {at}" for at, name in enumerate(openings(fields))) or "0",
        **roles,
    )
