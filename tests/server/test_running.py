"""The tests' own way to a deal: it survives those that are thrown in and those that win at once."""

import runpy
import sys

import pytest

from paiju.kernel.options import Values
from paiju.play.fair.deal import Deal
from paiju.play.fair.terms import Terms
from paiju.server import serving
from paiju.server.http.archive import steps_of
from paiju.server.table.fold import empty_room, fold_on
from tests import rare
from tests.rare import Ending
from tests.server import seeded
from tests.server.running import deal, in_loop, on_turn, play_on, running


@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [
        ("ce-deng", 4, {}),
        ("ce-deng", 4, {"redeal_doubles": "6", "eight_doubles": "redeal"}),
        ("jjak-mat-chu-gi", 4, {}),
        ("xiangshifu", 1, {}),
        ("xiangshifu", 1, {"groups": "eight"}),
    ],
)
@in_loop
async def test_a_deal_that_ends_by_itself_is_followed_by_another(
    database: str, slug: str, seats: int, options: Values
) -> None:
    with rare.choosing_rare_deals():
        async with running(database) as server:
            clients = await server.people(slug, seats, seats=seats, options=options)
            await deal(clients)
            assert on_turn(clients).view is not None
            assert clients[0].info is not None
            assert clients[0].info.deal >= 2


@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [
        ("liap-tui", 4, {"max_redeals": 2}),  # in the rare one a weak seat is asked, and has it dealt again
        ("ding-niu", 4, {"tile_set": "full32", "after_classic": "stop", "hands": 3}),
        ("kap-tai-shap", 2, {"sets": 10, "max_turns": 4, "hands": 3}),
    ],
)
@in_loop
async def test_rare_deals_under_other_options_are_played_and_folded(
    database: str, slug: str, seats: int, options: Values
) -> None:
    with rare.choosing_rare_deals():
        async with running(database) as server:
            clients = await server.people(slug, seats, seats=seats, options=options)
            await deal(clients)
            await play_on(clients, hands=3)
            stored = server.store.load(clients[0].table)
        assert stored is not None
        table = fold_on(empty_room(stored.id, stored.secrets, keeps_past=True), stored.events).on_table
        faces, [order] = table.tiles.tiles(), rare.rare_orders(slug, seats, rare.tiles_of(slug, seats, **options))
        assert table.walls[0] == [faces[place] for place in order]
        assert len(table.results) == 3
        replays = {hand: steps[None] for hand, steps in steps_of(stored, 1, [None])}
        assert list(replays) == [1, 2, 3]
        assert sum(map(len, replays.values())) == sum(event.kind in ("dealt", "played") for event in stored.events)


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


@pytest.mark.parametrize("deals", [seeded.USUAL, seeded.RARE])
def test_a_server_in_a_process_of_its_own_deals_as_it_is_told(monkeypatch: pytest.MonkeyPatch, deals: str) -> None:
    terms = Terms("t", "xiangshifu", 1, 1, rare.tiles_of("xiangshifu", 1))
    orders: list[list[int]] = []
    monkeypatch.setattr(runpy, "run_module", lambda *_, **__: orders.append(Deal(terms, 0, b"key").order))
    monkeypatch.setattr(serving, "serve", serving.serve)  # which it replaces
    monkeypatch.setattr(sys, "argv", ["", "name", deals, "module", "serve"])
    seeded.main()
    is_rare = orders == [list(rare.rare_orders("xiangshifu", 1, terms.tiles)[0])]
    assert is_rare == (deals == seeded.RARE)


def test_other_walls_end_soon() -> None:
    [order] = rare.rare_orders("liap-tui", 4, rare.tiles_of("liap-tui", 4))
    assert rare.hand_length("liap-tui", 4, order) < 5
    assert rare.rare_orders("liap-tui", 4, ("[6:6]",) * 4) == ()
