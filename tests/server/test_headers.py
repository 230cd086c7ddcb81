"""Which pages may connect."""

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from paiju.server.app import Settings
from paiju.server.headers import is_allowed_origin
from tests.server.running import in_loop, running

HOST = "play.example:8000"


@pytest.mark.parametrize("origin", [None, f"http://{HOST}", f"https://{HOST}", "https://club.example"])
def test_the_own_page_and_named_ones_may(origin: str | None) -> None:
    headers = {"host": HOST} | ({"origin": origin} if origin else {})
    assert is_allowed_origin(headers, ("https://club.example",))


@pytest.mark.parametrize(
    "origin",
    [
        "",
        "null",
        "http://play.example",
        "http://play.example:80000",
        "http://evil.example",
        f"http://evil.{HOST}",
        f"http://{HOST}.evil.example",
        f"http://{HOST}/",
        f"http://{HOST}/path",
        f"http://user@{HOST}",
        f"ftp://{HOST}",
        f"//{HOST}",
        HOST,
        f"http://{HOST.upper()}",
        f" http://{HOST}",
        "https://club.example.evil",
        "https://club.example:443",
        "http://club.example",
        "http://[::1",
    ],
)
def test_others_may_not(origin: str) -> None:
    assert not is_allowed_origin({"host": HOST, "origin": origin}, ("https://club.example",))


@in_loop
async def test_the_socket_of_a_foreign_page_is_refused(database: str) -> None:
    async with running(database, Settings(origins=("https://club.example",))) as server:
        async with connect(server.url, origin="https://club.example"):  # type: ignore[arg-type]
            pass
        with pytest.raises(InvalidStatus):
            async with connect(server.url, origin="https://evil.example"):  # type: ignore[arg-type]
                pass
