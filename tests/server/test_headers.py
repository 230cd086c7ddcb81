"""Which pages may connect."""

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from paiju.server.http.headers import is_allowed_origin
from paiju.server.settings import Settings
from tests.server.running import in_loop, running

HOST = "play.example:8000"


OTHERS = ("https://club.example", "https://xn--xmpl-0pa6d.example")


@pytest.mark.parametrize("origin", [None, f"http://{HOST}", f"https://{HOST}", *OTHERS])
def test_the_own_page_and_named_ones_may(origin: str | None) -> None:
    headers = {"host": HOST} | ({"origin": origin} if origin else {})
    assert is_allowed_origin(headers, OTHERS)


@pytest.mark.parametrize(
    "origin",
    [
        "",
        "null",
        "NULL",
        "about:blank",
        "file://",
        "data:text/html,x",
        "chrome-extension://abcdefghijklmnop",
        "*",
        HOST,
        f"//{HOST}",
        f"ftp://{HOST}",
        f"ws://{HOST}",
        f"wss://{HOST}",
        f"HTTP://{HOST}",
        f"http:/{HOST}",
        f"http://{HOST.upper()}",
        f" http://{HOST}",
        f"http://{HOST} ",
        f"http://{HOST}\t",
        f"http://{HOST}, http://evil.example",
        f"http://evil.example, http://{HOST}",
        f"http://{HOST}\0",
        f"http://{HOST}/",
        f"http://{HOST}/path",
        f"http://{HOST}?query",
        f"http://{HOST}#part",
        f"http://user@{HOST}",
        f"http://user:pass@{HOST}",
        f"http://{HOST}@evil.example",
        "http://play.example",
        "http://play.example:80",
        "http://play.example:80000",
        "http://play.example:08000",
        "http://play.example.:8000",
        "http://play.example%2e:8000",
        "http://evil.example",
        f"http://evil.{HOST}",
        f"http://evil{HOST}",
        f"http://{HOST}.evil.example",
        "http://play.example.evil.example:8000",
        "http://plаy.example:8000",  # a Cyrillic letter
        "http://127.0.0.1:8000",
        "http://2130706433:8000",
        "http://0x7f.1:8000",
        "http://[::1]:8000",
        "http://[::ffff:127.0.0.1]:8000",
        "http://[::1",
        "http://localhost:8000",
        "https://club.example.",
        "https://club.example.evil",
        "https://evil-club.example",
        "https://club.example:443",
        "http://club.example",
        "https://éxämplé.example",
        "http://xn--xmpl-0pa6d.example",
    ],
)
def test_others_may_not(origin: str) -> None:
    assert not is_allowed_origin({"host": HOST, "origin": origin}, OTHERS)


def test_a_browser_that_hides_its_page_may_not() -> None:
    assert not is_allowed_origin({"host": HOST, "cookie": "any=thing"}, OTHERS)


def test_a_page_without_tls_may_not_where_the_socket_has_it() -> None:
    assert not is_allowed_origin({"host": HOST, "origin": f"http://{HOST}"}, OTHERS, "wss")
    assert is_allowed_origin({"host": HOST, "origin": f"https://{HOST}"}, OTHERS, "wss")


@in_loop
async def test_a_proxy_is_believed_where_the_operator_says_so(database: str) -> None:
    page, said = "http://127.0.0.1", {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}
    for proxies, is_let_in in (((), True), (("127.0.0.1",), False)):
        async with running(database, Settings(proxies=proxies)) as server:
            origin = f"{page}:{server.port}"
            try:
                async with connect(server.url, origin=origin, additional_headers=said):  # type: ignore[arg-type]
                    assert is_let_in
            except InvalidStatus:
                assert not is_let_in


@in_loop
async def test_the_socket_of_a_foreign_page_is_refused(database: str) -> None:
    async with running(database, Settings(origins=("https://club.example",))) as server:
        async with connect(server.url, origin="https://club.example"):  # type: ignore[arg-type]
            pass
        with pytest.raises(InvalidStatus):
            async with connect(server.url, origin="https://evil.example"):  # type: ignore[arg-type]
                pass
