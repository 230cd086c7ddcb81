"""The source of a game's drivers: one template, filled in with the game's modules and the visibility of its fields."""

from __future__ import annotations

import importlib
from collections.abc import Callable

from paiju.kernel.record import Field

TEMPLATE = '''\
"""Drivers of {slug}, rendered from paiju.kernel.drivers; edit nothing here."""
import numpy as np

from paiju.kernel.compile import rule
from paiju.kernel.copying import copy_places, copy_rows
from paiju.kernel.record import DEAL, OVER, ROLL, Plain
from paiju.kernel.rng import draw_below, seed_rng, shuffle
from paiju.kernel.widening import wide
from {package}.bot import choose
from {package}.rules import apply as rules_apply
from {package}.rules import begin as rules_begin
from {package}.rules import deal as rules_deal
from {package}.rules import legal as rules_legal
from {package}.redealing import redeal as rules_redeal
from {package}.state import MOVES, State
{shown_imports}
{roll_import}

STATE = State.dtype


@rule
def redact(g, s, seat, seen):
{redactions}


@rule
def begin(rules_in, state):
    rules_begin({g}, {s})


@rule
def deal(rules_in, state, wall):
    rules_deal({g}, {s}, wall)


@rule
def roll(rules_in, state, dice):
    rules_roll({g}, {s}, dice)


@rule
def throw(rng, dice):
    for i in range(dice.shape[0]):
        dice[i] = 1 + draw_below(rng, 6)


@rule
def legal(rules_in, state, out):
    s = {s}
    if s.turn < 0:
        return 0
    return rules_legal({g}, s, out)


@rule
def step(rules_in, state, move, out, count):
    """Play a move that is among out[0:count]; the number of moves then, now in out, or -1 if it is not there."""
    for i in range(count):
        if out[i] == move:
            rules_apply({g}, {s}, wide(move))
            return legal(rules_in, state, out)
    return -1


@rule
def apply(rules_in, state, move):
    rules_apply({g}, {s}, wide(move))


@rule
def observe(rules_in, state, seat, observation):
    redact({g}, {s}, wide(seat), {seen})


@rule
def redeal(rules_in, state, seat, rng, pool):
    rules_redeal({g}, {s}, seat, rng, pool)


@rule
def decide(rules_in, observation, moves, count):
    return choose({g}, {seen}, moves, count)


{play_random}


{play_policies}


@rule
def count_tree(rules_in, states, outs, depth):
    """Positions `depth` actions below states[0] in the same hand; a hand that ended earlier counts where it ended."""
    g = {g}
    nodes = 0
    level = 0
    counts = np.full(states.shape[0], -1, np.int64)
    places = np.zeros(states.shape[0], np.int64)
    actions = np.zeros(states.shape[0], np.int64)
    while level >= 0:
        s = {level_state}
        if counts[level] < 0:
            if actions[level] == depth or s.turn < 0:
                nodes += 1
                level -= 1
                continue
            counts[level] = rules_legal(g, s, outs[level])
            places[level] = 0
        if places[level] == counts[level]:
            level -= 1
            continue
        states[level + 1] = states[level]
        child = {child_state}
        rules_apply(g, child, wide(outs[level, places[level]]))
        places[level] += 1
        level += 1
        actions[level] = actions[level - 1] + {action_done}
        counts[level] = -1
    return nodes
'''

# One loop for both ways to play, written out for each: a call less in it is worth a tenth of the speed of short games.
PLAY_LOOP = '''\
@rule
def {name}(rules_in, deck, {policies}seed, first, scores, tally):
    """{about}"""
    blank = np.zeros(1, STATE)
    state = np.zeros(1, STATE)
    out = np.zeros(MOVES, np.int32)
    wall = deck.copy()
    dice = np.zeros(2, np.int64)
    rng = np.zeros(4, np.int64)
    chance = {chance}
    g = {g}
    s = {s}
{set_up}
    for game in range(scores.shape[0]):
{seeding}
        copy_places(wall, deck)
        state[0] = blank[0]
        rules_begin(g, s)
        while s.turn != OVER:
            if s.turn == DEAL:
                shuffle(chance, wall, wall.shape[0])
                rules_deal(g, s, wall)
                tally[2] += 1
                continue
            if s.turn == ROLL:
                throw(chance, dice)
                rules_roll(g, s, dice)
                continue
            count = rules_legal(g, s, out)
            if count == 1:
                tally[1] += 1
                rules_apply(g, s, wide(out[0]))
                continue
            tally[0] += 1
{decision}
        for seat in range(scores.shape[1]):
            scores[game, seat] = s.score[seat]
'''

RANDOM_PLAY = {
    "name": "play_random",
    "policies": "",
    "about": "Sessions of uniformly random play, one a row of scores; tally: decisions, forced decisions, deals.",
    "chance": "rng",
    "set_up": "",
    "seeding": "        seed_rng(rng, seed, first + game)",
    "decision": "            rules_apply(g, s, wide(out[draw_below(rng, count)]))",
}
PLAY_BY_POLICIES = {
    "name": "play_policies",
    "policies": "policies, ",
    "about": "As play_random, with a policy a seat: 0 random, 1 the game's bot. Deals depend on the seed alone.",
    "chance": "np.zeros(4, np.int64)",
    "set_up": "    observation = np.zeros(1, STATE)\n    seen = {seen}",
    "seeding": """\
        seed_rng(chance, seed, first + game)
        seed_rng(rng, seed ^ 0x5EED, first + game)""",
    "decision": """\
            if policies[s.turn] == 0:
                rules_apply(g, s, wide(out[draw_below(rng, count)]))
            else:
                redact(g, s, wide(s.turn), seen)
                move, reason = choose(g, seen, out, count)
                rules_apply(g, s, wide(move))""",
}

NO_DICE = """

@rule
def rules_roll(g, s, dice):
    pass
"""

COMPILED = {
    "g": "rules_in[0]",
    "s": "state[0]",
    "seen": "observation[0]",
    "level_state": "states[level]",
    "child_state": "states[level + 1]",
}
IN_PLAIN = {role: f"Plain({text})" for role, text in COMPILED.items()}


def redactions(fields: dict[str, Field]) -> str:
    """The body of `redact`: what a seat sees of every field."""
    return "\n".join(_redaction(name, f) for name, f in fields.items())


def shown_imports(fields: dict[str, Field]) -> str:
    """The rules that open fields to all, imported under the names that `redactions` calls them by."""
    return "\n".join(sorted({_shown_import(f.shown) for f in fields.values() if f.shown}))


def roll_import(package: str) -> str:
    """What takes the dice: a game without dice never asks for them."""
    has_dice = hasattr(importlib.import_module(f"{package}.rules"), "roll")
    return f"from {package}.rules import roll as rules_roll" if has_dice else NO_DICE


def render(slug: str, package: str, roles: dict[str, str]) -> str:
    fields: dict[str, Field] = importlib.import_module(f"{package}.state").State.fields
    return TEMPLATE.format(
        slug=slug,
        package=package,
        shown_imports=shown_imports(fields),
        roll_import=roll_import(package),
        action_done="(1 if child.picking == 0 else 0)" if "picking" in fields else "1",
        redactions=redactions(fields),
        play_random=_play_loop(RANDOM_PLAY, roles),
        play_policies=_play_loop(PLAY_BY_POLICIES, roles),
        **roles,
    )


def _play_loop(way: dict[str, str], roles: dict[str, str]) -> str:
    return PLAY_LOOP.format(**{**way, "set_up": way["set_up"].format(**roles)}, g=roles["g"], s=roles["s"]).rstrip()


def _shown_import(shown: Callable[..., object]) -> str:
    return f"from {shown.__module__} import {shown.__name__} as shown_{shown.__name__}"


def _redaction(name: str, f: Field) -> str:
    """The lines of `observe` for one field: copy what may be seen, blank the rest."""
    whole = _copied(name, f)
    blank = f"seen.{name} = 0" if not f.shape else f"seen.{name}[:] = 0"
    if f.sight == "public":
        return f"    {whole}"
    lines = [f"    {blank}"]
    if f.shown:
        lines += [f"    if shown_{f.shown.__name__}(g, s):", f"        {whole}"]
    if f.sight == "own":
        lines += [f"    {'elif' if f.shown else 'if'} seat >= 0:", f"        {_copied_row(name, f)}"]
    return "\n".join(lines)


def _copied(name: str, f: Field) -> str:
    if not f.shape:
        return f"seen.{name} = s.{name}"
    return f"{'copy_places' if len(f.shape) == 1 else 'copy_rows'}(seen.{name}, s.{name})"


def _copied_row(name: str, f: Field) -> str:
    """Only the row of the seat that looks."""
    if len(f.shape) == 1:
        return f"seen.{name}[seat] = s.{name}[seat]"
    return f"copy_places(seen.{name}[seat], s.{name}[seat])"
