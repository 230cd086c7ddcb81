"""Write the generated pages of the docs anew."""

import sys

from tests.pages import DOCS, games_with_odds, pages

for game in games_with_odds():
    if game.slug in sys.argv[1:] or not sys.argv[1:]:
        for path, text in pages(game):
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(DOCS.parent))
