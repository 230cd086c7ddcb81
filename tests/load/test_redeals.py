"""Redeals in small; and leaks planted in many places, each of which must show."""

import argparse
import random
import zlib
from typing import Any

import pytest
from msgspec import structs

from paiju.play.table import Table
from paiju.server.refusals import Code, Refusal
from paiju.server.store.setup import Clock
from paiju.server.table import judge, views
from paiju.server.table.room import Room
from paiju.server.table.seats import Seat, Seats
from paiju.server.table.session_deals import SessionDeals
from paiju.server.wire.server_messages import Speech
from paiju.words.said import Quoted, Said
from tests.budget import TIMES
from tests.load import redeals
from tests.load.redeals import measure
from tests.load.tables import all_games
from tests.server.claims import clock_for_everybody
from tests.server.running import in_loop

POSITIONS = 20 * TIMES  # of every game
ALL_OPEN = {"xiangshifu"}  # where nothing can be dealt anew
CLAIMS = ["kanwisher-mahjong", "ponjan"]


def few(*games: str, positions: int = 120) -> argparse.Namespace:
    return argparse.Namespace(seed=1, positions=positions, every=1, games=list(games))


LEAKY = few("jielong", "tianjiu", "kanwisher-mahjong")


@pytest.mark.parametrize("slug", all_games())
@in_loop
async def test_no_byte_depends_on_what_a_viewer_may_not_know(slug: str) -> None:
    figures = await measure(argparse.Namespace(seed=1, positions=POSITIONS, every=4, games=[slug]))
    assert figures["different"] == []
    assert figures["unchanged"] == []
    assert figures["positions"] == POSITIONS
    assert figures["with_other_tiles"] > POSITIONS // 4 or slug in ALL_OPEN, figures


@in_loop
async def test_a_view_that_tells_one_hidden_tile_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Table.observe

    def too_much(table: Table, seat: int | None) -> Any:
        return table.state if seat == 1 else seen(table, seat)

    monkeypatch.setattr(Table, "observe", too_much)
    figures = await measure(LEAKY)
    assert any("live" in odd or "coming back" in odd for odd in figures["different"])


@in_loop
async def test_a_frame_whose_size_tells_something_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    view_of = views.view_of

    def padded(table: Table, seat: int | None, since: int = 0, *common: Any) -> Any:
        return structs.replace(view_of(table, seat, since, *common), story=[Speech("x" * (sum(table.position) % 97))])

    monkeypatch.setattr(views, "view_of", padded)
    assert not (await measure(LEAKY))["holds"]


@in_loop
async def test_a_refusal_that_tells_something_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(room: Any, sequence: int) -> None:
        raise Refusal(Code.STALE, Said("refused-option", why=Quoted(room.on_table.position.hex()[:600])))

    monkeypatch.setattr(judge, "_check_position", telling)
    figures = await measure(LEAKY)
    assert figures["different"]
    assert all("errors" in odd for odd in figures["different"])


@in_loop
async def test_a_clock_that_runs_where_there_is_a_choice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    new_room = redeals.new_room

    def alone_with_a_clock(slug: str, chance: random.Random) -> Room:
        room, clock = new_room(slug, chance), Clock(base=20, bank=60)
        room.setup = structs.replace(room.config, clock=clock)
        room.time.begin_session(clock, room.config.seats)
        room.seats = Seats([Seat("person", "Ann"), *[Seat("bot")] * (room.config.seats - 1)])
        return room

    monkeypatch.setattr(redeals, "new_room", alone_with_a_clock)
    assert (await measure(few("ponjan", positions=200)))["different"] == []
    with clock_for_everybody():
        assert (await measure(few("ponjan", positions=200)))["different"]


@in_loop
async def test_a_sequence_that_counts_answers_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Room, "public_sequence", property(lambda room: room.sequence))
    assert (await measure(few(*CLAIMS, positions=300)))["different"]


@in_loop
async def test_a_proof_that_opens_by_what_is_hidden_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def opened(deals: SessionDeals, table: Table) -> None:
        deals.fair.hands[len(table.walls) - 1].open_leaf(zlib.crc32(table.position) % 7)

    monkeypatch.setattr(SessionDeals, "open_leaves", opened)
    figures = await measure(few("jjak-mat-chu-gi", positions=300))
    assert any("proof" in odd for odd in figures["different"])


@in_loop
async def test_a_redeal_that_deals_nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redeals, "redealt", lambda look, rng, chance: look.room)
    figures = await measure(LEAKY)
    assert figures["different"] == []
    assert figures["unchanged"]
    assert not figures["holds"]
