"""How a bot plays a reduced game: the move that it chooses wherever it can tell where it is."""

from __future__ import annotations

import numpy as np

from paiju.bots.builtin import RandomBot
from paiju.bots.levels import GOOD
from paiju.bots.protocol import Decision
from paiju.bots.registry import LEARNED, make_bot
from paiju.kernel.game import Game
from paiju.kernel.options import OptionError, Values
from paiju.lab.equilibrium.cfr import uniform
from paiju.lab.equilibrium.tree import Floats, Tree
from paiju.lab.playing import RANDOM
from paiju.words.said import Quoted, Said, listed


def strategy_of(name: str, game: Game, seats: int, values: Values, tree: Tree) -> Floats:
    """The whole probability on the move that the bot chooses at each information set; random play shares it.

    Raises OptionError for a bot that has to be dealt worlds: what it does may differ from time to time.
    """
    bot = make_bot(name, game, (seats, values))
    if isinstance(bot, RandomBot):
        return uniform(tree)
    if getattr(bot, "needs_worlds", True):
        others = listed(map(Quoted, (RANDOM, GOOD, LEARNED)))
        raise OptionError(Said("no-pure-bot", bot=Quoted(name), others=others))
    strategy = np.zeros(int(tree.first_action[-1]))
    for place, asked in enumerate(tree.asked):
        decision = Decision(game, seats, values, asked.seat, asked.legal, asked.observation, b"", 0)
        strategy[tree.first_action[place] + asked.legal.index(bot.choose(decision))] = 1
    return strategy
