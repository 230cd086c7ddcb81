"""Bots by name: "random", "easy", "good", "strong", "search:500", "learned:FILE", "command:./mybot", or a plugin's.

"strong/10" is a level with a tenth of its budget.
"""

from __future__ import annotations

import difflib
import functools
import re
from collections.abc import Callable
from pathlib import Path

from paiju.bots.builtin import EasyBot, HeuristicBot, RandomBot, SearchBot
from paiju.bots.external import CommandBot
from paiju.bots.learned.features import Way
from paiju.bots.learned.lookahead import PLAYOUTS, LookaheadBot
from paiju.bots.learned.player import LearnedBot
from paiju.bots.learned.shipped import LearnedPlayer, player_at, player_in, shipped_player
from paiju.bots.levels import EASY, GOOD, MASTER, SEARCHING, STRONG, plan_of, plays_exactly
from paiju.bots.protocol import Bot, FunctionBot, Policy
from paiju.bots.search.searching import Plan
from paiju.kernel.game import Game
from paiju.kernel.options import OptionError
from paiju.kernel.plugins import leave_out, load_plugins
from paiju.words.said import Quoted, Said

GROUP = "paiju.bots"
SEARCH, COMMAND = "search:", "command:"
LEARNED, LEARNED_FILE = "learned", "learned:"
MOST_SIMULATIONS, MOST_MILLISECONDS = 10_000_000, 600_000
TREE_DEPTH = 32

Factory = Callable[[], Bot]
BUILT_IN: dict[str, Factory] = {
    "random": RandomBot,
    EASY: EasyBot,
    GOOD: HeuristicBot,
}
ALIASES = {"heuristic": GOOD}
_LEVEL = re.compile(rf"(?P<level>{'|'.join(SEARCHING)})(/(?P<share>[1-9]\d{{0,3}}))?", re.ASCII)
_SEARCH = re.compile(r"(?P<number>\d+)(?P<unit>ms)?(?P<words>(:\w+)*)", re.ASCII)


def make_bot(bot: str | Policy | Bot, game: Game, way: Way | None = None) -> Bot:
    """A bot by its name, or a function or object as a bot; raises a SaidError where it cannot play this game.

    >>> last = make_bot(lambda decision: decision.legal[-1], paiju.game("jielong"))
    >>> make_bot("best", paiju.game("jielong"))
    Traceback (most recent call last):
    paiju.kernel.options.OptionError: there is no bot 'best'; there are random, easy, good, strong, ...

    `way` is how many seats play and by which options. A learned player is checked against it, and a level is played by
    one only where it is known.
    """
    if not isinstance(bot, str):
        made = bot if isinstance(bot, Bot) else FunctionBot(bot)
    elif found := _LEVEL.fullmatch(bot):
        made = _bot_of_level(found["level"], game, way, int(found["share"] or 1))
    elif bot == LEARNED or bot.startswith(LEARNED_FILE):
        made = LearnedBot(_learned(bot, game, way))
    elif bot.startswith(SEARCH):
        made = SearchBot(read_plan(bot))
    elif bot.startswith(COMMAND):
        made = CommandBot(bot.removeprefix(COMMAND))
    else:
        made = _factory(bot)()
    plays: tuple[str, ...] | None = getattr(made, "games", None)
    if plays is not None and game.slug not in plays:
        name, slugs = Quoted(name_of(bot)), Quoted(", ".join(plays))
        raise OptionError(Said("no-bot-of-game", bot=name, game=Quoted(game.slug), games=slugs))
    return made


def _bot_of_level(level: str, game: Game, way: Way | None, share: int) -> Bot:
    if plays_exactly(game):
        return HeuristicBot()
    if player := player_at(STRONG, game, way):
        return LookaheadBot(player, max(1, PLAYOUTS // share)) if level == MASTER else LearnedBot(player)
    return SearchBot(plan_of(level, game, share=share))


def _learned(bot: str, game: Game, way: Way | None) -> LearnedPlayer:
    player = shipped_player(game) if bot == LEARNED else player_in(Path(bot.removeprefix(LEARNED_FILE)), game)
    if way is not None:
        player.check(*way)
    return player


def is_same(one: str, other: str, game: Game) -> bool:
    """Whether two names stand for bots that play alike in a game."""
    exact = {GOOD, *ALIASES}
    alike = all(name in exact or _LEVEL.fullmatch(name) for name in (one, other))
    return one == other or (alike and (plays_exactly(game) or {one, other} <= exact))


def name_of(bot: str | Policy | Bot) -> str:
    """What a bot is called in reports."""
    if isinstance(bot, str):
        return ALIASES.get(bot, bot)
    return str(getattr(bot, "__name__", type(bot).__name__))


def read_plan(text: str) -> Plan:
    """`search:500`, `search:200ms`, with `:tree` or `:own` for a tree and `:random` for random playouts."""
    found = _SEARCH.fullmatch(text.removeprefix(SEARCH))
    words = set(found["words"].split(":")[1:]) if found else set()
    number = int(found["number"]) if found else 0
    most = MOST_MILLISECONDS if found and found["unit"] else MOST_SIMULATIONS
    if found is None or not 1 <= number <= most or words - {"tree", "own", "random"}:
        raise OptionError(Said("no-such-search", search=Quoted(repr(text)), example=Quoted("search:500:tree")))
    simulations, milliseconds = (0, number) if found["unit"] else (number, 0)
    playouts = "random" if "random" in words else "heuristic"
    depth = TREE_DEPTH if words & {"tree", "own"} else 0
    return Plan(simulations, milliseconds, depth, playouts, "own" in words)


def bot_names() -> list[str]:
    """All names that stand for one bot; `search:`, `learned:` and `command:` stand for many.

    >>> bot_names()[:3]
    ['random', 'easy', 'good']
    """
    return [*BUILT_IN, *SEARCHING, LEARNED, *sorted(_plugged_in())]


def _factory(name: str) -> Factory:
    known = {**_plugged_in(), **BUILT_IN, **{alias: BUILT_IN[of] for alias, of in ALIASES.items()}}
    if name in known:
        return known[name]
    if near := difflib.get_close_matches(name, [*known, *SEARCHING, LEARNED, SEARCH + "500", COMMAND], n=1):
        raise OptionError(Said("no-such-bot-near", bot=Quoted(repr(name)), near=Quoted(near[0])))
    listed = Quoted(", ".join([*bot_names(), SEARCH + "500", COMMAND + "PROGRAM"]))
    raise OptionError(Said("no-such-bot", bot=Quoted(repr(name)), bots=listed))


@functools.cache
def _plugged_in() -> dict[str, Factory]:
    found: dict[str, Factory] = {}
    for entry, factory in load_plugins(GROUP):
        if not callable(factory):
            leave_out(entry, f"it makes no bot but is {factory!r}")
        elif entry.name in (*BUILT_IN, *ALIASES, *SEARCHING, LEARNED):
            leave_out(entry, f"there is a bot {entry.name} already")
        else:
            found[entry.name] = factory
    return found
