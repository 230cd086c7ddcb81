"""One hand of every game with all that can be seen of every position, pinned in <game>.txt and reviewed as a diff.

`python -m tests.transcripts [GAME …]` writes the files anew.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path

from paiju import Table
from paiju.play.view import ZoneData

FOLDER = Path(__file__).parent
SEED = 2


def transcript(slug: str) -> str:
    table = Table(slug, seed=SEED)
    rng = random.Random(SEED)
    lines = [f"{slug}, seed {SEED}, {table.seats} seats, {table.options}"]
    while not table.results and not table.over:
        table.decide()
        if len(table.words) > 1:
            lines.extend(_position(table))
        played = rng.choice(table.words)
        lines.append(f"s{table.turn} plays: {played}")
        table.play(played)
    lines.extend(_views(table))
    lines.extend(table.view()["log"][-3:])
    lines.append(f"scores {table.scores}")
    return "\n".join(lines) + "\n"


def _position(table: Table) -> Iterator[str]:
    turn = table.turn
    assert turn is not None
    yield ""
    yield f"move {len(table.moves)}, s{turn} to act, state {hashlib.sha256(table._state.tobytes()).hexdigest()[:12]}"
    yield f"  {table.view(turn, language='en')['prompt']}"
    yield f"  actions: {'; '.join(table.words)}"
    yield from _views(table)
    yield "  advice: {0} ({2})".format(*table.advice(language="en"))


def _views(table: Table) -> Iterator[str]:
    for seat in (None, *range(table.seats)):
        view = table.view(seat, language="en")
        pinned = {key: value for key, value in view.items() if key != "story"}
        digest = hashlib.sha256(
            repr({**pinned, "zones": [_unmarked(zone) for zone in view["zones"]]}).encode()
        ).hexdigest()
        zones = view["zones"]
        shown = zones if seat is None else [zone for zone in zones if zone["owner"] == seat]
        name = "onlooker" if seat is None else f"s{seat}"
        yield f"  {name} {digest[:12]}: {' / '.join(_zone(zone) for zone in shown)}"


def _unmarked(zone: ZoneData[str]) -> dict[str, object]:
    """A zone without its mark, which repeats what its caption says."""
    return {key: value for key, value in zone.items() if key != "mark"}


def _zone(zone: ZoneData[str]) -> str:
    owner = "" if zone["owner"] is None else f"s{zone['owner']} "
    tiles = "".join((tile["face"] or "?") + ("'" if tile["turned"] else "") + " " for tile in zone["tiles"])
    amount = "" if zone["amount"] is None else f"({zone['amount']})"
    return f"{owner}{zone['caption']}: {tiles}{amount}".strip()
