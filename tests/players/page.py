"""docs/players.md: how every learned player of Paiju was made, and what its file says it gains."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from paiju.bots.learned.shipped import LearnedPlayer
from paiju.bots.levels import STRONG
from tests.players.decisions import shipped

PAGE = Path(__file__).parents[2] / "docs" / "players.md"
INTRODUCTION = (
    "Made by `python -m tests.players` from the headers of the files in `src/paiju/players`; "
    "[learning.md](learning.md) says how a player is trained and what a file holds.",
    "The gain is in points a hand over the game's own bot: the player in its place among those bots, on the same deals "
    "and with its seat moving on, with a 99 % interval. It was measured with the network of the file, in "
    "its whole numbers. **Bold** is clear of zero: there the level *strong* is this player, elsewhere it is search.",
)


def page() -> str:
    players = shipped()
    opening = ["# The learned players", *INTRODUCTION]
    return "\n".join(
        ["\n\n".join(opening), "", *_gains(players), "", *_making(players), "", *_reliability(players), ""]
    )


def _gains(players: list[LearnedPlayer]) -> Iterator[str]:
    yield "| game | way to play | gain | hands |"
    yield "|---|---|---|---|"
    for player in players:
        header = player.network.header
        strong = header.levels.get(STRONG, [])
        for name, (mean, margin, hands) in header.made["figures"].items():
            gain = f"{mean:+.3f} ± {margin:.3f}"
            yield f"| {player.game.slug} | {name} | {f'**{gain}**' if name in strong else gain} | {hands:,} |"


def _making(players: list[LearnedPlayer]) -> Iterator[str]:
    yield "## How they were made"
    yield ""
    yield (
        "Three to fourteen trainings shared one card at the same time. Where a training began with the player of an "
        "earlier one, both are in the row, the earlier one first. `paiju player GAME --json` has the commands."
    )
    yield ""
    yield "| game | minutes | hands | decisions | inputs | size of the file | hears the bot's advice |"
    yield "|---|---|---|---|---|---|---|"
    for player in players:
        header, arrays = player.network.header, player.network.arrays
        made, size = header.made, sum(array.nbytes for array in arrays.values())
        advice = "yes" if header.uses_advice else "no"
        parts = [*made.get("before", []), made]
        spent = (" + ".join(f"{part[name]:,}" for part in parts) for name in ("minutes", "hands", "decisions"))
        numbers = f"{' | '.join(spent)} | {len(arrays['inputs']):,}"
        yield f"| {player.game.slug} | {numbers} | {size / 1e6:.2f} MB | {advice} |"


def _reliability(players: list[LearnedPlayer]) -> Iterator[str]:
    yield "## Are the estimates right?"
    yield ""
    yield (
        "Decisions of hands among the game's bots, in twenty bins of as many decisions by what was expected: "
        "the lowest and the highest bin, and how far the means of a bin lie apart."
    )
    yield ""
    yield "| game | lowest bin: expected, came | highest bin: expected, came | mean difference | largest |"
    yield "|---|---|---|---|---|"
    for player in players:
        bins = player.network.header.made["calibration"]
        apart = [abs(expected - came) for expected, came, _ in bins]
        low, high = (f"{expected:+.2f}, {came:+.2f}" for expected, came, _ in (bins[0], bins[-1]))
        yield f"| {player.game.slug} | {low} | {high} | {sum(apart) / len(apart):.2f} | {max(apart):.2f} |"
