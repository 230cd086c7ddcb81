"""The source of a game's environment: its encoder, and the step that many tables take in turn.

One template for every game, rendered as the drivers of the kernel are. A table is a row in each of the arrays that the
functions get; nothing is allocated, so that the same functions can be called for each thread of a GPU.
"""

from __future__ import annotations

import importlib

from paiju.envs.encoders import encodings
from paiju.kernel.record import Field
from paiju.kernel.template import redactions, roll_import, shown_imports

TEMPLATE = '''\
"""The environment of {slug}, rendered from paiju.envs.template; edit nothing here."""
from paiju.envs.codes import CALLER, ILLEGAL, MOST_EPISODES, PLAYED, RANDOM, UNDECIDED
from paiju.envs.relative import relative_seat, relative_set, row_of, word_of
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, OVER, ROLL, Plain
from paiju.kernel.rng import draw_below, seed_rng, shuffle
from {package}.bot import choose
from {package}.rules import apply as rules_apply
from {package}.rules import begin as rules_begin
from {package}.rules import deal as rules_deal
from {package}.rules import legal as rules_legal
{shown_imports}
{roll_import}


@rule
def redact(g, s, seat, seen):
{redactions}


@rule
def encode(seen, seats, seat, out, at):
    """Write what is seen as numbers from place `at` on, relative to the seat that looks.

    An onlooker looks from seat 0.
    """
    viewer = max(seat, 0)
{encodings}


@rule
def encode_observation(observation, seats, seat, out):
    encode({observation}, seats, seat, out, 0)


@rule
def play_on(g, s, i, walls, generators, policies, plays_forced, out, dice, seen):
    """Deal and play until a seat of the caller has to decide, or the session is over; how many moves it has then."""
    while s.turn != OVER:
        if s.turn == DEAL:
            shuffle(generators[i, 0], walls[i], walls.shape[1])
            rules_deal(g, s, walls[i])
            continue
        if s.turn == ROLL:
            for number in range(dice.shape[0]):
                dice[number] = 1 + draw_below(generators[i, 0], 6)
            rules_roll(g, s, dice)
            continue
        count = rules_legal(g, s, out)
        policy = policies[i, s.turn]
        if count == 1 and (plays_forced or policy != CALLER):
            rules_apply(g, s, out[0])
        elif policy == CALLER:
            return count
        elif policy == RANDOM:
            rules_apply(g, s, out[draw_below(generators[i, 1], count)])
        else:
            redact(g, s, s.turn, seen)
            move, reason = choose(g, seen, out, count)
            rules_apply(g, s, move)
    return 0


@rule
def start(
    g, i, plays_forced, deck, blank, states, walls, generators, policies, seeds, episodes, scores, out, dice, seen
):
    """Begin the next session of a table in which the caller has something to decide; how many moves there are."""
    for _ in range(MOST_EPISODES):
        episodes[i] += 1
        seed_rng(generators[i, 0], seeds[i], episodes[i])
        seed_rng(generators[i, 1], seeds[i] ^ 0x5EED, episodes[i])
        walls[i, :] = deck
        states[i : i + 1] = blank
        s = {s}
        rules_begin(g, s)
        for seat in range(g.seats):
            scores[i, seat] = s.score[seat]
        count = play_on(g, s, i, walls, generators, policies, plays_forced, out, dice, seen)
        if s.turn != OVER:
            return count
    return 0


@rule
def report(g, s, i, seen, size, viewers, observations, turns):
    """Write whose turn it is, and what that seat sees; when the session is over, what the seat that acted last sees."""
    if s.turn >= 0:
        viewers[i] = s.turn
    turns[i] = s.turn
    redact(g, s, viewers[i], seen)
    encode(seen, g.seats, viewers[i], observations, i * size)


@rule
def offer(i, out, count, moves, counts, masks):
    """Keep the legal moves, and mark them in the mask."""
    for move in range(masks.shape[1]):
        masks[i, move] = 0
    counts[i] = count
    for place in range(count):
        moves[i, place] = out[place]
        masks[i, out[place]] = 1


@rule
def observe_table(i, rules_in, states, seens, seat, out):
    """Write what any seat sees of a table."""
    worker = 0
    g, seen = {g}, {seen}
    redact(g, {s}, seat, seen)
    encode(seen, g.seats, seat, out, 0)


@rule
def reset_tables(first, last, worker, rules_in, setting, fixed, tables, scratch, buffers, only):
    """Begin a session at those of the tables from first to last - 1 that are marked."""
    deck, blank = fixed
    states, walls, generators, policies, moves, counts, seeds, episodes, scores = tables
    outs, dices, seens = scratch
    actions, viewers, observations, masks, rewards, turns, dones, flags = buffers
    g, seen, out, dice = {g}, {seen}, outs[worker], dices[worker]
    size = observations.shape[0] // states.shape[0]
    for i in range(first, last):
        if only[i]:
            viewers[i] = 0
            rewards[i, :] = 0
            dones[i] = 0
            count = start(
                g, i, setting[0], deck, blank, states, walls, generators, policies, seeds, episodes, scores, out, dice,
                seen,
            )
            s = {s}
            flags[i] = UNDECIDED if s.turn == OVER else PLAYED
            offer(i, out, count, moves, counts, masks)
            report(g, s, i, seen, size, viewers, observations, turns)


@rule
def step_tables(first, last, worker, rules_in, setting, fixed, tables, scratch, buffers):
    """Play the caller's move at each table from first to last - 1, and what the others play then.

    A move that is not legal changes nothing but a flag.
    """
    deck, blank = fixed
    states, walls, generators, policies, moves, counts, seeds, episodes, scores = tables
    outs, dices, seens = scratch
    actions, viewers, observations, masks, rewards, turns, dones, flags = buffers
    g, seen, out, dice = {g}, {seen}, outs[worker], dices[worker]
    size = observations.shape[0] // states.shape[0]
    for i in range(first, last):
        s = {s}
        flags[i] = PLAYED if s.turn < 0 else ILLEGAL
        count = counts[i]
        for place in range(count):
            out[place] = moves[i, place]
            if out[place] == actions[i]:
                flags[i] = PLAYED
        if s.turn >= 0 and flags[i] == PLAYED:
            rules_apply(g, s, actions[i])
            count = play_on(g, s, i, walls, generators, policies, setting[0], out, dice, seen)
        for seat in range(g.seats):
            rewards[i, seat] = s.score[seat] - scores[i, seat]
            scores[i, seat] = s.score[seat]
        dones[i] = 1 if s.turn == OVER else 0
        if s.turn == OVER and setting[1]:
            count = start(
                g, i, setting[0], deck, blank, states, walls, generators, policies, seeds, episodes, scores, out, dice,
                seen,
            )
            if s.turn == OVER:
                flags[i] = UNDECIDED
        offer(i, out, count, moves, counts, masks)
        report(g, s, i, seen, size, viewers, observations, turns)
'''

COMPILED = {"g": "rules_in[0]", "s": "states[i]", "seen": "seens[worker]", "observation": "observation[0]"}
IN_PLAIN = {role: f"Plain({text})" for role, text in COMPILED.items()}


def render(slug: str, package: str, roles: dict[str, str]) -> str:
    fields: dict[str, Field] = importlib.import_module(f"{package}.state").State.fields
    return TEMPLATE.format(
        slug=slug,
        package=package,
        shown_imports=shown_imports(fields),
        roll_import=roll_import(package),
        redactions=redactions(fields),
        encodings=encodings(fields),
        **roles,
    )
