"""A table of a server played from the terminal, with the same screen."""

import pytest

import paiju
from paiju.server.client import Client
from paiju.terminal.joining import addresses
from paiju.terminal.screen.app import PaijuApp, Wanted
from paiju.terminal.screen.remote_desk import RemoteDesk
from tests.server.running import in_loop, running
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


def test_the_address_of_a_page_names_the_server_and_the_table() -> None:
    assert addresses("https://play.example.org/table/abcd") == ("wss://play.example.org/ws", "abcd")
    assert addresses("localhost:8000/table/abcd") == ("ws://localhost:8000/ws", "abcd")
    for wrong in ("http://localhost:8000/", "ftp://localhost/table/a", "http:///table/a"):
        with pytest.raises(paiju.OptionError, match="is no address of a table"):
            addresses(wrong)
