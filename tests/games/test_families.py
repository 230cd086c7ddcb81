"""What clients are told of the layout of tables: families, groups of options and marks of zones are declared."""

from typing import get_args

import pytest

import paiju
from paiju.games.families import FAMILIES, family
from paiju.kernel.options import Group


def test_every_game_is_of_a_declared_family() -> None:
    assert {game.family for game in paiju.games()} == {family.slug for family in FAMILIES}


def test_another_packages_family_is_laid_out_as_usual() -> None:
    assert family("board-games").layout.rows == "middle"


def test_options_are_grouped_by_the_headings_of_rulebooks() -> None:
    groups = {option.name: option.group for game in paiju.games() for option in game.options.OPTIONS}
    assert set(groups.values()) == set(get_args(Group))
    assert [groups[name] for name in ("arms", "settlement", "redeal_dead", "hands")] == [
        "play",
        "scoring",
        "deal",
        "session",
    ]


@pytest.mark.parametrize("slug", ["tianjiu", "bagchen", "ku-pai", "xiangshifu"])
def test_a_mark_says_what_the_caption_says(slug: str) -> None:
    met = set()
    table = paiju.Table(slug, seed=3)
    for _ in range(20):
        for zone in table.view(language="en")["zones"]:
            best, invalid = zone["caption"].endswith("the best so far"), zone["caption"].endswith("not valid")
            assert zone["mark"] == ("best" if best else "invalid" if invalid else None)
            met.add(zone["mark"])
        table.play(table.words[0])
    assert met == {None, "invalid" if slug == "xiangshifu" else "best"}
