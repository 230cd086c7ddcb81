"""Write anew what the learned players decide, and docs/players.md: `python -m tests.players`."""

from tests.players.decisions import pin_of, pinned, shipped
from tests.players.page import PAGE, page

for player in shipped():
    pin_of(player.game.slug).write_text(pinned(player), encoding="utf-8")
    print(player.game.slug)
PAGE.write_text(page(), encoding="utf-8")
