"""The games, tiles and rulebooks that a browser asks for."""

from pathlib import Path

import httpx

import paiju
from paiju.server.schemas import deck_table, typescript
from tests.budget import SECONDS
from tests.server.running import in_loop, running

WEB = Path(__file__).parents[2] / "web"


@in_loop
async def test_everything_is_there_and_is_sent_once(database: str) -> None:
    async with running(database) as server:
        games = (await server.get("/games")).json()
        assert [game["slug"] for game in games] == [game.slug for game in paiju.games()]
        tiles = (await server.get("/tiles")).json()
        for game in games:
            assert set(game["sample"]) <= set(tiles[game["tiles"]]["faces"])
            assert "standard" in game["presets"]
        assert tiles["domino"]["faces"]["[6:6]"]["names"]["en"] == "Heaven, six six"
        assert (await server.get(f"/rulebooks/en/{games[0]['slug']}")).text.startswith("# ")
        assert (await server.get("/rulebooks/en/nothing")).status_code == 404
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=SECONDS) as http:
            mark = (await http.get("/tiles")).headers["etag"]
            again = await http.get("/tiles", headers={"if-none-match": mark})
        assert (again.status_code, again.content) == (304, b"")


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    assert (WEB / "src/protocol.ts").read_text() == typescript()


def test_the_decks_of_the_browser_are_those_of_the_games() -> None:
    assert (WEB / "src/fair/decks.json").read_text(encoding="utf-8") == deck_table()
