"""The tests' own way to a deal: it survives those that are thrown in and those that win at once."""

import pytest

from tests import rare
from tests.rare import Ending
from tests.server.running import deal, in_loop, on_turn, running


@pytest.mark.parametrize("slug", rare.ENDINGS)
@in_loop
async def test_a_deal_that_ends_by_itself_is_followed_by_another(database: str, slug: str) -> None:
    seats = {"xiangshifu": 1}.get(slug, 4)
    with rare.choosing_rare_deals():
        async with running(database) as server:
            clients = await server.people(slug, seats, seats=seats)
            await deal(clients)
            assert on_turn(clients).view is not None
            assert clients[0].info is not None
            assert clients[0].info.deal >= 2


@pytest.mark.parametrize(
    ("slug", "seats", "ending"),
    [
        ("ce-deng", 4, Ending.THROWN_IN),
        ("ce-deng", 4, Ending.WON),
        ("jjak-mat-chu-gi", 2, Ending.WON),
        ("jjak-mat-chu-gi", 3, Ending.WON),
        ("jjak-mat-chu-gi", 4, Ending.WON),
        ("xiangshifu", 1, Ending.THROWN_IN),
        ("xiangshifu", 1, Ending.WON),
    ],
)
def test_the_walls_that_are_called_rare_are_so(slug: str, seats: int, ending: Ending) -> None:
    endings = [
        rare.ending_of(slug, seats, order) for order in rare.rare_orders(slug, seats, rare.tiles_of(slug, seats))
    ]
    assert ending in endings
    assert len(endings) == len(rare.ENDINGS[slug])


def test_other_walls_end_soon() -> None:
    [order] = rare.rare_orders("liap-tui", 4, rare.tiles_of("liap-tui", 4))
    assert rare.hand_length("liap-tui", 4, order) < 5
    assert rare.rare_orders("liap-tui", 4, ("[6:6]",) * 4) == ()
