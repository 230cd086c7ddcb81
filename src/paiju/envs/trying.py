"""The source of what moves would bring: each is played at a copy of its table, and the bot plays on at all seats.

The copies draw the same tiles and dice, so that the moves of a table are compared under the same luck. One template for
every game, rendered as the environment is; the functions allocate nothing, and a kernel calls them as they are.
"""

from __future__ import annotations

import functools
import importlib
import threading
from types import ModuleType

from paiju.kernel.compile import INTERPRETED
from paiju.kernel.drivers import load_plain, load_rendered
from paiju.kernel.game import Game
from paiju.kernel.record import Field
from paiju.kernel.template import redactions, roll_import, shown_imports

PLAY_OUT = '''

@rule
def play_out(g, s, wall, rng, dice, seen, out):
    """The game's bot plays a session to its end at every seat."""
    while s.turn != OVER:
        if s.turn == DEAL:
            shuffle(rng, wall, wall.shape[0])
            rules_deal(g, s, wall)
            continue
        if s.turn == ROLL:
            for number in range(dice.shape[0]):
                dice[number] = 1 + draw_below(rng, 6)
            rules_roll(g, s, dice)
            continue
        count = rules_legal(g, s, out)
        move = out[0]
        if count > 1:
            redact(g, s, wide(s.turn), seen)
            move, reason = choose(g, seen, out, count)
        rules_apply(g, s, wide(move))


@rule
def tried(g, s, move, wall, rng, dice, seen, out):
    """What the seat to act wins or loses until the end of the session if it plays a move."""
    seat = wide(s.turn)
    before = wide(s.score[seat])
    rules_apply(g, s, wide(move))
    play_out(g, s, wall, rng, dice, seen, out)
    return s.score[seat] - before
'''

TEMPLATE = '''\
"""What moves of {slug} would bring, rendered from paiju.envs.trying; edit nothing here."""
from paiju.kernel.compile import rule
from paiju.kernel.copying import copy_places, copy_rows
from paiju.kernel.record import DEAL, OVER, ROLL, Plain
from paiju.kernel.rng import draw_below, shuffle
from paiju.kernel.widening import wide
from {package}.bot import choose
from {package}.rules import apply as rules_apply
from {package}.rules import deal as rules_deal
from {package}.rules import legal as rules_legal
{shown_imports}
{roll_import}


@rule
def redact(g, s, seat, seen):
{redactions}
{play_out}

@rule
def try_tables(first, last, rules_in, states, walls, generators, counts, moves, gains, scratch):
    """Write what each move would bring at each table from first to last - 1, and 0 where there is none to try."""
    copies, seens, wall, rng, dice, out = scratch
    g, s, seen = {g}, {s}, {seen}
    for i in range(first, last):
        for number in range(moves.shape[0]):
            gains[number, i] = 0
            if counts[i] > 0 and moves[number, i] >= 0:
                copies[0] = states[i]
                copy_places(wall, walls[i])
                copy_places(rng, generators[i, 0])
                gains[number, i] = tried(g, s, moves[number, i], wall, rng, dice, seen, out)
'''

COMPILED = {"g": "rules_in[0]", "s": "copies[0]", "seen": "seens[0]"}
IN_PLAIN = {role: f"Plain({text})" for role, text in COMPILED.items()}

_loading = threading.Lock()


def trying(game: Game) -> ModuleType:
    """The module that tries moves of a game."""
    with _loading:
        return _module(game.slug, game.package)


@functools.cache
def _module(slug: str, package: str) -> ModuleType:
    name = f"paiju_trying_{slug.replace('-', '_')}"
    if INTERPRETED:
        return load_plain(name, render(slug, package, IN_PLAIN))
    return load_rendered(name, slug, package, render(slug, package, COMPILED))


def render(slug: str, package: str, roles: dict[str, str]) -> str:
    fields: dict[str, Field] = importlib.import_module(f"{package}.state").State.fields
    return TEMPLATE.format(
        slug=slug,
        package=package,
        shown_imports=shown_imports(fields),
        roll_import=roll_import(package),
        redactions=redactions(fields),
        play_out=PLAY_OUT,
        **roles,
    )
