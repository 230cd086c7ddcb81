"""Write the pages about encodings anew."""

import sys

from tests.envs.pages import FOLDER, write_page
from tests.envs.positions import GAMES

for game in GAMES:
    if game.slug in sys.argv[1:] or not sys.argv[1:]:
        print(write_page(game).relative_to(FOLDER.parents[1]))
