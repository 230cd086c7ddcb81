"""Every trick game: `redeal` really deals anew whatever a seat or an onlooker cannot see, and nothing else.

A place is a row of a field that is not public (or the whole field, where it has no rows). The walk goes on until each
place has been seen to change for each viewer; a `redeal` that leaves out one of them never gets there.
"""

from collections.abc import Callable, Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

import paiju
from paiju.kernel.conformance import Walk
from paiju.kernel.record import Field

ONLOOKER = -1
SEEDS = 60
DECISIONS = 150

Place = tuple[int, str, int]  # the viewer, the field and its row
Redeal = Callable[..., None]

# A game, a preset, and the fields that a redeal for a seat leaves as they are.
TABLES = [
    ("tianjiu", "standard", {"queues", "known"}),  # queues and what was seen in them belong to Moving Mice
    ("tianjiu", "three players", {"queues", "known"}),
    # What the other mouse saw in one's own queue is true of one's own hand, which a redeal for oneself does not touch.
    ("tianjiu", "moving mice", {"known"}),
    # Discards that lie open are seen by all, with each of the two decks.
    ("tianjiu", "open discards", {"down", "queues", "known"}),
    ("tianjiu", "moving mice, open", {"down", "known"}),
    ("heaven-nine", "standard", set[str]()),
    ("heaven-nine", "dealt without a toss", {"row"}),  # the tiles are taken from the row before anybody acts
    ("ku-pai", "standard", {"down"}),  # everything lies open
    ("ku-pai", "face down", set[str]()),
    ("ku-pai", "three players, 24 tiles", set[str]()),
    ("bagchen", "standard", set[str]()),
    ("bagchen", "every rule", set[str]()),
    ("shi-wu-hu-tricks", "standard", set[str]()),
    ("shi-wu-hu-tricks", "four players", set[str]()),
    ("shi-wu-hu-tricks", "to the last card", set[str]()),
    ("liap-tui", "standard", set[str]()),
    ("liap-tui", "open pieces", {"laid"}),  # pieces lie open as soon as they are laid
]


@pytest.mark.parametrize(("slug", "preset", "kept"), TABLES, ids=[f"{slug}: {preset}" for slug, preset, _ in TABLES])
def test_a_redeal_changes_every_place_that_a_viewer_cannot_see(slug: str, preset: str, kept: set[str]) -> None:
    walk = Walk(paiju.game(slug), preset, 0)
    expected = {place for place in hidden_places(walk) if place[1] not in kept}
    found: set[Place] = set()
    for seed in range(SEEDS):
        walk = Walk(paiju.game(slug), preset, seed)
        found |= set(changed_places(walk, walk.drivers.redeal))
        if found >= expected:
            break
    assert expected <= found
    assert {field for viewer, field, _ in found if viewer != ONLOOKER}.isdisjoint(kept)


def test_an_onlooker_of_moving_mice_does_not_learn_what_the_mice_know() -> None:
    found = {(viewer, row) for viewer, field, row in changes_of_mice() if field == "known"}
    assert found == {(ONLOOKER, 0), (ONLOOKER, 1)}


def changes_of_mice() -> Iterator[Place]:
    for seed in range(10):
        walk = Walk(paiju.game("tianjiu"), "moving mice", seed)
        yield from changed_places(walk, walk.drivers.redeal)


@pytest.mark.parametrize("slug", sorted({slug for slug, _, _ in TABLES}))
def test_a_redeal_that_does_nothing_is_found_out(slug: str) -> None:
    def do_nothing(*arguments: object) -> None: ...

    assert not set(changed_places(Walk(paiju.game(slug), "standard", 0), do_nothing))


def hidden_places(walk: Walk) -> Iterator[Place]:
    for name, field in fields_of(walk):
        for viewer in range(ONLOOKER, walk.seats):
            yield from ((viewer, name, row) for row in hidden_rows(walk, field, viewer))


def fields_of(walk: Walk) -> list[tuple[str, Field]]:
    return list(walk.game.state.State.fields.items())


def hidden_rows(walk: Walk, field: Field, viewer: int) -> list[int]:
    if field.sight == "public":
        return []
    if field.sight == "own":
        return [seat for seat in range(walk.seats) if seat != viewer]
    return list(range(field.shape[0])) if len(field.shape) > 1 else [0]


def changed_places(walk: Walk, redeal: Redeal) -> Iterator[Place]:
    """Redeal for all viewers at every decision; what is public, or the viewer's own, may never change."""
    pool = np.zeros(len(walk.deck), np.int64)
    for _ in walk.positions(DECISIONS):
        for viewer in range(ONLOOKER, walk.seats):
            other = walk.state.copy()
            redeal(walk.rules, other, viewer, walk.rng, pool)
            for name, field in fields_of(walk):
                for row in changed_rows(field, walk.state[0][name], other[0][name]):
                    assert row in hidden_rows(walk, field, viewer), f"{walk}: {name}[{row}] is seen by {viewer}"
                    yield viewer, name, row


def changed_rows(field: Field, before: NDArray[np.int64], after: NDArray[np.int64]) -> list[int]:
    """The rows that differ; 0 for a field that has none."""
    if np.array_equal(before, after):
        return []
    if field.sight != "own" and len(field.shape) < 2:
        return [0]
    return [row for row in range(len(before)) if not np.array_equal(before[row], after[row])]
