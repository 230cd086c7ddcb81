"""The browser client as the server hands it out."""

from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from paiju.server.http.pages import page_routes
from tests.server.running import in_loop


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
