"""Write the options of the games anew, all or those named."""

import sys

import paiju
from tests.options import FOLDER, written

for game in paiju.games():
    if not sys.argv[1:] or game.slug in sys.argv[1:]:
        (FOLDER / f"{game.slug}.txt").write_text(written(game))
