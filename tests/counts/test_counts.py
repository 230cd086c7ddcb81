"""Every pinned tree count holds, and the slow twin agrees as far as it gets."""

import pytest

import paiju
from tests.budget import TIMES
from tests.counts import engine_count, oracle_count, read_lines

SLUGS = [game.slug for game in paiju.games()]
CONFIRMED = 40 * TIMES  # positions that the slow twin counts
COUNTED = 50_000 * TIMES


@pytest.mark.parametrize("slug", SLUGS)
def test_tree_counts_hold(slug: str) -> None:
    lines = read_lines(slug)
    assert len(lines) >= 5
    for line in lines:
        for depth, nodes in enumerate(line.nodes):
            if nodes > COUNTED:
                break
            assert engine_count(slug, line, depth) == nodes, f"depth {depth} of {line}"


@pytest.mark.parametrize("slug", SLUGS)
def test_the_slow_twin_counts_the_same(slug: str) -> None:
    for line in read_lines(slug):
        depth = max((d for d, nodes in enumerate(line.nodes) if nodes <= CONFIRMED), default=0)
        assert oracle_count(slug, line, depth) == line.nodes[depth], f"depth {depth} of {line}"
