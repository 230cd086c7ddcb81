"""Write anew what the learned players decide: `python -m tests.players`."""

from tests.players.decisions import pin_of, pinned, shipped

for player in shipped():
    pin_of(player.game.slug).write_text(pinned(player), encoding="utf-8")
    print(player.game.slug)
