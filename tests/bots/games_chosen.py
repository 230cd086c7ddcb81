"""The games whose search the usual tests compile, one of each kind; the full run (PAIJU_TIMES above 1) takes all."""

import paiju
from tests.budget import TIMES

FEW = ("tianjiu", "liap-tui", "jielong", "small-mahjong", "xiangshifu")
SEARCHED = [game.slug for game in paiju.games()] if TIMES > 1 else list(FEW)
EVERY = [game.slug for game in paiju.games()]
