"""The browser client as the server hands it out."""

import re
import struct
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

import paiju
from paiju.kernel.game import Game
from paiju.server.http.links import show_refusal
from paiju.server.http.pages import page_routes
from paiju.server.http.sharing import HEIGHT, WIDTH, card_routes
from paiju.server.refusals import Refusal
from paiju.terminal.server_commands import public_address
from paiju.web import CARDS
from tests.server.running import deal, in_loop, running

MOST_BYTES = 40_000  # of a card


def client(dist: Path) -> httpx.AsyncClient:
    app = Starlette(routes=page_routes(dist))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://paiju")


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc/1"])
def test_every_address_of_a_person_is_the_same_page(tmp_path: Path, path: str) -> None:
    (tmp_path / "index.html").write_text("<p>Paiju</p>")

    @in_loop
    async def visit() -> None:
        async with client(tmp_path) as browser:
            answer = await browser.get(path)
            assert (answer.text, answer.headers["cache-control"]) == ("<p>Paiju</p>", "no-cache")

    visit()


@in_loop
async def test_files_with_lasting_names_are_kept(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/index-1.js").write_text("1")
    async with client(tmp_path) as browser:
        assert "immutable" in (await browser.get("/assets/index-1.js")).headers["cache-control"]
        assert (await browser.get("/assets/none.js")).status_code == 404
        assert (await browser.get("/assets/../index.html")).status_code == 404


@in_loop
async def test_a_clone_without_the_client_says_how_to_build_it(tmp_path: Path) -> None:
    async with client(tmp_path) as browser:
        answer = await browser.get("/")
        assert (answer.status_code, "make web" in answer.text) == (503, True)


@in_loop
async def test_an_address_that_nothing_has_leads_people_on_and_tells_programs(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>Paiju</p>")
    async with client(tmp_path) as browser:
        answer = await browser.get("/tabel/abc", headers={"accept": "text/html,*/*"})
        assert (answer.status_code, answer.text) == (404, "<p>Paiju</p>")
        answer = await browser.get("/tabel/abc", headers={"accept": "application/json"})
        assert (answer.status_code, answer.text) == (404, "Not Found")


HEAD = "<html><head><title>Paiju</title></head><body></body></html>"


def facts_in(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([\w:]+)" content="([^"]*)">', page))


@in_loop
async def test_a_game_is_shared_with_its_name_and_picture(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(HEAD)
    async with client(tmp_path) as browser:
        facts = facts_in((await browser.get("/games/tianjiu")).text)
        assert facts["og:title"] == "Tien Gow (Heaven-Nine) 天九"
        assert (facts["og:url"], facts["og:image"]) == ("http://paiju/games/tianjiu", "http://paiju/cards/tianjiu.png")
        korean = await browser.get("/games/tianjiu", headers={"accept-language": "xx, ko-KR;q=0.9"})
        assert facts_in(korean.text)["og:description"] == paiju.game("tianjiu").say("game-summary", "ko")
        for nothing in ("/games/tian", '/games/"><script>'):
            answer = await browser.get(nothing)
            assert (answer.status_code, answer.text) == (404, HEAD)


@in_loop
async def test_a_table_is_shared_as_its_game_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(HEAD)
    app = Starlette(routes=page_routes(tmp_path, "https://play.example.org", {"abc": "jielong"}.get))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://inside") as browser:
        pages = {path: facts_in((await browser.get(path)).text) for path in ("/table/abc", "/replay/abc/1")}
        for path, facts in pages.items():
            assert facts.pop("og:url") == f"https://play.example.org{path}"
            assert facts["og:image"] == "https://play.example.org/cards/jielong.png"
        assert pages["/table/abc"] == pages["/replay/abc/1"]
        assert (await browser.get("/table/none")).text == HEAD


@in_loop
async def test_a_page_of_a_table_is_the_same_whatever_is_played_there(database: str) -> None:
    async with running(database) as server:
        clients = await server.people("jielong", 2, seats=2, public=False)
        before = (await server.get(f"/table/{clients[0].table}")).text
        await deal(clients)
        assert (await server.get(f"/table/{clients[0].table}")).text == before
        assert facts_in(before)["og:title"].startswith("Jie Long") or "make web" in before


@pytest.mark.parametrize("game", paiju.games(), ids=str)
def test_every_game_has_its_card(game: Game) -> None:
    card = (CARDS / f"{game.slug}.png").read_bytes()
    assert card[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", card[16:24]) == (WIDTH, HEIGHT)
    assert len(card) < MOST_BYTES


@in_loop
async def test_cards_are_sent_for_games_alone() -> None:
    app = Starlette(routes=[*card_routes()], exception_handlers={Refusal: show_refusal})
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://paiju") as browser:
        answer = await browser.get("/cards/tianjiu.png")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        for nothing in ("/cards/none.png", "/cards/..%2Fdist%2Findex.png", "/cards/tian.png"):
            assert (await browser.get(nothing)).status_code == 404


@pytest.mark.parametrize("address", ["play.example.org", "ftp://play.example.org", "https://", "https://a.org/b"])
def test_an_address_to_share_is_one(address: str) -> None:
    assert public_address("https://play.example.org/") == "https://play.example.org"
    with pytest.raises(SystemExit):
        public_address(address)
