"""The source of a game's search, rendered for every game as the drivers of the kernel are.

Flat Monte Carlo and information-set tree search are one loop: the first is the second with a tree of depth 0. All of it
is one function, since every function that calls the rules is compiled with them. Nothing is allocated in it.
"""

from __future__ import annotations

import importlib

from paiju.kernel.record import Field
from paiju.kernel.template import redactions, roll_import, shown_imports

TEMPLATE = '''\
"""The search of {slug}, rendered from paiju.bots.search.template; edit nothing here."""
from paiju.bots.search.codes import CHOICES, FORCED, MOST_DEPTH, NO_SLOT, PLAYOUTS, RANDOM
from paiju.bots.search.tree import pick_below, pick_first, spread_of
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
def redact(g, s, seat, seen):
{redactions}


@rule
def search(first, last, rules_in, world, seat, setting, exploring, fixed, root, tree, path, scratch, tally):
    """Play out worlds number first to last - 1 of a search, each from the end of a move of `root` to that of the hand.

    A move that is tried for the n-th time is tried in the n-th world, so that moves are compared in the same worlds.
    """
    seed, depth, policy, own_only = setting[0], setting[1], setting[2], setting[3]
    deck, wall, pool, dice, rng = fixed
    root_moves, root_visits, root_totals, root_squares = root
    keys, visits, chances, totals = tree
    slots, actors, scores, used = path
    states, observation, words, out = scratch
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
                redact(g, s, wide(s.turn), seen)
                place, slot = pick_below(words, wide(s.turn), out, count, tree, used, explore, rng)
                move = out[place]
                if slot == NO_SLOT:
                    grows = False
                else:
                    slots[length], actors[length] = slot, s.turn
                    length += 1
                    grows = visits[slot] > 0 and length < depth
            elif policy == RANDOM:
                move = out[draw_below(rng, count)]
            else:
                redact(g, s, wide(s.turn), seen)
                move, reason = choose(g, seen, out, count)
            rules_apply(g, s, wide(move))
        for step in range(length):
            visits[slots[step]] += 1
            totals[slots[step]] += s.score[actors[step]] - scores[actors[step]]
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
        redactions=redactions(fields),
        **roles,
    )
