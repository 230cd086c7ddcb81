"""The source of a game's environment: its encoder, and the step that many tables take in turn.

One template for every game, rendered as the drivers of the kernel are. A table is a row in each of the arrays that the
functions get; nothing is allocated, so that the same functions can be called for each thread of a GPU.
"""

from __future__ import annotations

import importlib

from paiju.encoding.encoders import encodings
from paiju.kernel.record import Field
from paiju.kernel.template import redactions, roll_import, shown_imports

TEMPLATE = '''\
"""The environment of {slug}, rendered from paiju.envs.template; edit nothing here."""
from paiju.envs.codes import CALLER, ILLEGAL, MOST_EPISODES, PLAYED, RANDOM, UNDECIDED
from paiju.encoding.relative import relative_seat, relative_set, row_of, word_of
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
def begin_session(g, s, i, deck, walls, generators, seeds, episodes, scores):
    """Begin the next session of a table whose state is blank."""
    episodes[i] += 1
    seed_rng(generators[i, 0], seeds[i], episodes[i])
    seed_rng(generators[i, 1], seeds[i] ^ 0x5EED, episodes[i])
    for place in range(deck.shape[0]):
        walls[i, place] = deck[place]
    rules_begin(g, s)
    for seat in range(g.seats):
        scores[i, seat] = s.score[seat]


@rule
def report(g, s, i, seen, size, viewers, observations, turns):
    """Write whose turn it is, and what that seat sees; when the session is over, what the seat that acted last sees."""
    if s.turn >= 0:
        viewers[i] = s.turn
    turns[i] = s.turn
    viewer = wide(viewers[i])
    redact(g, s, viewer, seen)
    encode(seen, wide(g.seats), viewer, {written})


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
    encode(seen, wide(g.seats), seat, out, wide(0))


@rule
def advice_at(g, s, seen, out, moves, count, i):
    """What the game's bot would play for the seat to act at a table."""
    for place in range(count):
        out[place] = moves[i, place]
    redact(g, s, wide(s.turn), seen)
    move, reason = choose(g, seen, out, count)
    return move


@rule
def advise_tables(rules_in, states, moves, counts, seens, outs, advice):
    """Write what the game's bot would play wherever a seat has to decide, -1 elsewhere."""
    worker = 0
    for i in range(advice.shape[0]):
        advice[i] = -1
        if counts[i] > 0:
            advice[i] = advice_at({g}, {s}, {seen}, outs[worker], moves, counts[i], i)


@rule
def run_tables(first, last, worker, rules_in, setting, fixed, tables, scratch, buffers, begins, only):
    """Step each table from first to last - 1, or begin a session at those of them that are marked.

    A step plays the caller's move, and what the others play then; a move that is not legal changes nothing but a flag.
    Then, and where a session begins, tiles are dealt and moves are played until a seat of the caller has to decide.
    All of it is one function, since every function that calls the rules is compiled with them.
    """
    deck, blank = fixed
    states, walls, generators, policies, moves, counts, seeds, episodes, scores = tables
    outs, dices, seens = scratch
    actions, viewers, observations, masks, rewards, turns, dones, flags = buffers
    plays_forced, resets = setting[0], setting[1]
    g, seen, out, dice = {g}, {seen}, outs[worker], dices[worker]
    size = observations.shape[0] // masks.shape[0]
    for i in range(first, last):
        if begins and not only[i]:
            continue
        s = {s}
        count = counts[i]
        flags[i] = PLAYED
        rewards[i, :] = 0
        dones[i] = 0
        if begins:
            viewers[i] = 0
        elif s.turn >= 0:
            flags[i] = ILLEGAL
            for place in range(count):
                out[place] = moves[i, place]
                if out[place] == actions[i]:
                    flags[i] = PLAYED
            if flags[i] == PLAYED:
                rules_apply(g, s, wide(actions[i]))
        is_new = begins
        for _ in range(MOST_EPISODES if begins else 1 + MOST_EPISODES):  # the caller may have nothing to decide in some
            if is_new:
                {blanking}
                begin_session(g, s, i, deck, walls, generators, seeds, episodes, scores)
            while s.turn != OVER and flags[i] == PLAYED:
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
                move = out[0]
                if policy == CALLER:
                    if count > 1 or not plays_forced:
                        break
                elif policy == RANDOM:
                    if count > 1:
                        move = out[draw_below(generators[i, 1], count)]
                elif count > 1:
                    redact(g, s, wide(s.turn), seen)
                    move, reason = choose(g, seen, out, count)
                rules_apply(g, s, wide(move))
            if not is_new:
                for seat in range(g.seats):
                    rewards[i, seat] = s.score[seat] - scores[i, seat]
                    scores[i, seat] = s.score[seat]
                dones[i] = 1 if s.turn == OVER else 0
            if s.turn != OVER or not (begins or resets):
                break
            is_new = True
        if s.turn == OVER:
            count = 0
            if is_new:
                flags[i] = UNDECIDED
        offer(i, out, count, moves, counts, masks)
        report(g, s, i, seen, size, viewers, observations, turns)
'''

ROW = {"blanking": "states[i] = blank[0]", "written": "observations, i * size"}
RECORDS = {"g": "rules_in[0]", "s": "states[i]", "seen": "seens[worker]"}
COMPILED = RECORDS | ROW
IN_PLAIN = {role: f"Plain({text})" for role, text in RECORDS.items()} | ROW


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
