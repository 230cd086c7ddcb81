"""Renews the positions that are drawn for pictures and looked at for what overflows: moments of every game."""

import json
from pathlib import Path

import paiju

SEED = 7
MOST_ACTIONS = 400  # of a hand: bots that play alone may find no end
TOLD = 3  # lines of the story


def moments(slug: str) -> list[dict[str, object]]:
    """Of a hand in which the first seat decides: the end, the choice among most actions and the last one."""
    table = paiju.Table(slug, seed=SEED)
    decisions: list[dict[str, object]] = []
    while len(decisions) < 2 and not table.over and len(table.moves) < MOST_ACTIONS:
        decisions = hand_of(table)
    most = max(decisions, key=lambda view: len(str(view["actions"])))
    views = [table.view(0), most, decisions[-1]]
    return [sent(view) for at, view in enumerate(views) if view not in views[:at]]


def sent(view: dict[str, object]) -> dict[str, object]:
    """A view as the server sends it, with the end of the story alone."""
    told = {name: value for name, value in view.items() if name not in ("log", "results")}
    results = view["results"]
    result = results[-1] if results else [0] * view["seats"]
    return told | {"hands_played": len(results), "result": result, "story": view["story"][-TOLD:]}


def hand_of(table: paiju.Table) -> list[dict[str, object]]:
    """Played by bots to its end: what the first seat saw whenever it had a choice."""
    views = []
    while True:
        if table.turn == 0 and len(table.words) > 1:
            views.append(table.view(0))
        table.play(table.advice().words)
        if table.hand_over or len(table.moves) > MOST_ACTIONS:
            return views


if __name__ == "__main__":
    every = {game.slug: moments(game.slug) for game in paiju.games()}
    (Path(__file__).parent / "hands.json").write_text(json.dumps(every, ensure_ascii=False) + "\n")
