"""A table of a server played from the terminal, with the same screen."""

from typing import cast

import pytest
from textual.widgets import OptionList

import paiju
from paiju.server import limits
from paiju.server.client import Client
from paiju.terminal.joining import _join, addresses
from paiju.terminal.screen.app import PaijuApp, Wanted
from paiju.terminal.screen.desk import NotNow
from paiju.terminal.screen.remote_desk import RemoteDesk
from paiju.terminal.screen.table_screen import TableScreen
from tests.server.running import deal, in_loop, on_turn, play_on, running
from tests.terminal.test_screen import SMALL, screen_text


def phase(client: Client) -> str:
    return client.info.phase if client.info else ""


def is_asked(client: Client) -> bool:
    return client.is_my_turn or client.is_awaited or phase(client) == "over"


@in_loop
async def test_a_hand_is_played_at_a_server(tmp_path: object) -> None:
    async with running(f"{tmp_path}/paiju.db") as server:
        client = await server.client()
        await client.create("Ann", "jielong", bots=3, options={"hands": 1})
        app = PaijuApp(Wanted("en", pace=0), RemoteDesk(client, "en"))
        async with app.run_test(size=SMALL) as pilot:
            while phase(client) != "over":
                before = client.sequence
                await pilot.press("enter")
                await client.until(lambda client: client.sequence > before and is_asked(client))  # noqa: B023
                await pilot.pause()
            await pilot.pause()
            text = screen_text(app)
            assert "Jie Long" in text
            assert "Ann" in text
            assert "The session is over." in text


@in_loop
async def test_who_is_not_the_host_waits_for_the_start_and_reads_refusals_in_words(tmp_path: object) -> None:
    async with running(f"{tmp_path}/paiju.db") as server:
        _, bob = await server.people("jielong", 2, seats=2)
        desk = RemoteDesk(bob, "en")
        app = PaijuApp(Wanted("en", pace=0), desk)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert "Ann set up this table: wait for the start." in screen_text(app)
            assert option_texts(app) == []
            with pytest.raises(NotNow, match=r"^Ann set up this table: wait for the start.$"):
                await desk.go_on()
            desk.language = "ko"
            with pytest.raises(NotNow, match=r"Ann.*기다려"):
                await desk.go_on()


@in_loop
async def test_another_session_is_played_at_the_same_table(tmp_path: object) -> None:
    async with running(f"{tmp_path}/paiju.db") as server:
        ann, bob = await server.people("jielong", 2, seats=2, options={"hands": 1})
        await deal([ann, bob])
        await play_on([ann, bob])
        await bob.until(lambda bob: phase(bob) == "over")
        waiting = RemoteDesk(bob, "en").shown()
        assert (waiting.waiting, waiting.awaits_deal) == ("Ann set up this table: wait for the start.", False)
        app = PaijuApp(Wanted("en", pace=0), RemoteDesk(ann, "en"))
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert option_texts(app) == ["Play again"]
            await pilot.press("enter")
            await bob.until(lambda bob: phase(bob) == "dealing")


@in_loop
async def test_a_table_that_is_not_there_is_said_in_words(tmp_path: object) -> None:
    async with running(f"{tmp_path}/paiju.db") as server:
        with pytest.raises(paiju.OptionError, match="There is no such table"):
            await _join(f"ws://127.0.0.1:{server.port}/ws", "nowhere", "Ann", "en")


@in_loop
async def test_the_story_calls_people_by_their_names(tmp_path: object) -> None:
    async with running(f"{tmp_path}/paiju.db") as server:
        ann, bob = await server.people("jielong", 2, seats=2)
        await deal([ann, bob])
        player = on_turn([ann, bob])
        other, name = (bob, "Ann") if player is ann else (ann, "guest 1")
        sequence = await player.play(player.view.actions[0] if player.view else "")
        await other.until(lambda other: other.sequence >= sequence)
        assert any(line.startswith(name) for line in RemoteDesk(other, "en").shown().story)


def option_texts(app: PaijuApp) -> list[str]:
    actions = app.screen.query_one("#actions", OptionList)
    return [str(actions.get_option_at_index(at).prompt)[4:] for at in range(actions.option_count)]


@in_loop
async def test_a_person_agrees_that_another_takes_a_move_back(tmp_path: object) -> None:
    async with running(f"{tmp_path}/paiju.db") as server:
        ann, bob = await server.people("jielong", 2, seats=2, undo=True, clock={"base": 30, "bank": 120})
        await deal([ann, bob])
        player = on_turn([ann, bob])
        other = bob if player is ann else ann
        now = 0.0
        app = PaijuApp(Wanted("en", pace=0), RemoteDesk(other, "en", lambda: now))
        async with app.run_test(size=SMALL) as pilot:
            sequence = other.sequence
            await player.play(player.view.actions[0] if player.view else "")
            await other.until(lambda other: other.sequence > sequence and other.is_my_turn)
            await pilot.pause()
            assert "0:30 +2:00" in screen_text(app)
            now = 40.0
            cast(TableScreen, app.screen).draw()
            assert "0:00 +1:50" in screen_text(app)
            await player.undo()
            await other.until(lambda other: other.info is not None and other.info.undo_asked_by is not None)
            await pilot.pause()
            assert "asks to take back a move." in screen_text(app)
            assert option_texts(app) == ["Agree", "No"]
            await pilot.press("enter")
            await player.until(lambda player: player.is_my_turn)
            await pilot.pause()
            assert option_texts(app) == []


def test_the_address_of_a_page_names_the_server_and_the_table() -> None:
    assert addresses("https://play.example.org/table/abcd") == ("wss://play.example.org/ws", "abcd")
    assert addresses("localhost:8000/table/abcd") == ("ws://localhost:8000/ws", "abcd")
    for wrong in ("http://localhost:8000/", "ftp://localhost/table/a", "http:///table/a"):
        with pytest.raises(paiju.OptionError, match="is no address of a table"):
            addresses(wrong)


@in_loop
async def test_the_table_is_told_who_held_a_value_back(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "VALUE_SECONDS", 0.1)
    async with running(f"{tmp_path}/paiju.db") as server:
        ann, bob = await server.people("jielong", 2, seats=2)
        bob.witness.answer = lambda deal: None  # type: ignore[method-assign]
        await deal([ann, bob])
        watching = ann if bob.is_my_turn else bob
        desk = RemoteDesk(watching, "en")
        assert desk.shown().prompt.endswith("pledged a value for this deal and did not show it.")
