"""The games, tiles and rulebooks that a browser asks for."""

import json
from pathlib import Path

import httpx
import pytest

import paiju
from paiju.server.schemas import deck_table, typescript
from tests.server.running import in_loop, running

WEB = Path(__file__).parents[2] / "web"
LANGUAGES = sorted((WEB / "src/i18n").glob("*.json"))


@in_loop
async def test_everything_is_there_and_is_sent_once(database: str) -> None:
    async with running(database) as server:
        games = (await server.get("/games")).json()
        assert [game["slug"] for game in games] == [game.slug for game in paiju.games()]
        tiles = (await server.get("/tiles")).json()
        for game in games:
            assert set(game["sample"]) <= set(tiles[game["tiles"]]["faces"])
            assert "standard" in game["presets"]
        assert tiles["domino"]["faces"]["[6:6]"]["title"] == "Heaven, six six"
        assert (await server.get(f"/rulebooks/en/{games[0]['slug']}")).text.startswith("# ")
        assert (await server.get("/rulebooks/en/nothing")).status_code == 404
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as http:
            mark = (await http.get("/tiles")).headers["etag"]
            again = await http.get("/tiles", headers={"if-none-match": mark})
        assert (again.status_code, again.content) == (304, b"")


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    assert (WEB / "src/protocol.ts").read_text() == typescript()


def test_the_decks_of_the_browser_are_those_of_the_games() -> None:
    assert (WEB / "src/fair/decks.json").read_text(encoding="utf-8") == deck_table()


@pytest.mark.parametrize("path", LANGUAGES, ids=lambda path: path.stem)
def test_every_verb_and_game_has_a_word_in_every_language(path: Path) -> None:
    words = json.loads(path.read_text())
    verbs = {verb for game in paiju.games() for verb in game.table.VERBS}
    assert sorted(verb for verb in verbs if f"verb.{verb}" not in words) == []
    if path.stem != "en":
        slugs = {game.slug for game in paiju.games() if game.package.startswith("paiju.")}
        assert sorted(slug for slug in slugs if f"game.{slug}" not in words or f"summary.{slug}" not in words) == []
        parts = {part for slug in slugs for name in paiju.game(slug).presets for part in name.split(", ")}
        assert sorted(part for part in parts if f"preset.{part}" not in words) == []
    assert {f"family.{game.family}.name" for game in paiju.games()} <= set(words)
