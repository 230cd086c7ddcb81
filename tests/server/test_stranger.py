"""docs/protocol.md is enough to write a client: one that was written from it plays."""

import ast
import asyncio
import random
import re
import sys
from pathlib import Path

import pytest

from paiju.server import limits
from tests.server import stranger
from tests.server.running import in_loop, running
from tests.server.stranger import Refused, Stranger

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()


def test_it_imports_nothing_of_paiju() -> None:
    tree = ast.parse(Path(stranger.__file__).read_text())
    named = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    named |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in named} <= {*sys.stdlib_module_names, "cryptography", "websockets"}


def test_the_document_says_when_to_ping() -> None:
    found = re.search(r"nothing for ([\d.]+) seconds sends .*? within ([\d.]+) seconds", DOCUMENT)
    assert found is not None
    assert (float(found[1]), float(found[2])) == (stranger.SILENCE, stranger.PATIENCE)
    assert stranger.SILENCE + stranger.PATIENCE < limits.LEASE_SECONDS


@in_loop
async def test_a_stranger_plays_a_hand_of_three_games(database: str) -> None:
    chance = random.Random(5)
    async with running(database) as server:
        guest = Stranger(f"127.0.0.1:{server.port}")
        await guest.open()
        games = {game["slug"]: game for game in await guest.get("/games")}
        tiles = await guest.get("/tiles")
        for slug in ("jielong", "tianjiu", "ponjan"):
            game = games[slug]
            await guest.create(slug, seats=game["usual"], bots=game["usual"] - 1)
            await guest.act("start")
            await guest.play(chance.choice, lambda guest: bool(guest.view and guest.view["hands_played"]))
            assert guest.view is not None
            shown = [tile["face"] for zone in guest.view["zones"] for tile in zone["tiles"] if tile["face"]]
            assert set(shown) <= tiles[game["tiles"]]["faces"].keys()
            words = await guest.get(f"/words/en/{slug}") + await guest.get("/words/en")
            for line in guest.view["story"]:
                assert f"\n{line['id']} =" in f"\n{words}"
            assert (await guest.get(f"/rulebooks/en/{slug}")).startswith("#")
        assert_order(guest.order)
        await guest.close()


def assert_order(heard: list[str]) -> None:
    """What a play led to is told right after it was accepted."""
    for place, kind in enumerate(heard[:-1]):
        if kind == "accepted":
            assert "update" in (heard[place + 1], heard[place - 1]), heard[place - 2 : place + 3]


@in_loop
async def test_a_stranger_follows_pings_pages_errors_and_comes_back(database: str) -> None:
    async with running(database) as server:
        guest = Stranger(f"127.0.0.1:{server.port}")
        await guest.open()
        await guest.create("jielong", seats=2, bots=1, options={"hands": 3})
        with pytest.raises(Refused) as refused:
            await guest.ask({"type": "look_back", "hand": 1}, "page")
        assert refused.value.code == "not_there"
        await guest.act("start")
        await guest.play(lambda actions: actions[0], lambda guest: bool(guest.view and guest.view["hands_played"]))
        assert guest.view is not None
        told, result = guest.view["story"], guest.view["result"]
        await guest.cut()
        await guest.open()
        assert guest.view["story"] == told
        await guest.play(lambda actions: actions[0], lambda guest: guest.is_asked)
        assert guest.view["story"] != told
        page = await guest.ask({"type": "look_back", "hand": 1}, "page")
        assert (page["story"], page["result"]) == (told, result)
        for action, code in (("dance", "illegal"), ("play", "illegal")):
            with pytest.raises(Refused) as refused:
                await guest.act("play", sequence=guest.sequence, action=action)
            assert refused.value.code == code
        with pytest.raises(Refused) as refused:
            await guest.act("play", sequence=0, action=guest.view["actions"][0])
        assert refused.value.code == "stale"
        await guest.until(lambda guest: guest.pings > 0 and "pong" in guest.order)
        await guest.close()


@in_loop
async def test_a_stranger_notices_within_six_seconds_that_nobody_answers() -> None:
    """A server that hangs: it takes the connection, greets, and is silent from then on."""
    from websockets.asyncio.server import ServerConnection, serve

    async def hang(socket: ServerConnection) -> None:
        await socket.recv()
        await socket.send('{"type": "welcome", "version": 2, "software": "hangs", "visitor": "v"}')
        await socket.wait_closed()

    async with serve(hang, "127.0.0.1", 0, ping_interval=None) as server:
        guest = Stranger(f"127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}")
        await guest.open()
        await asyncio.wait_for(guest.until_lost(), 4 * limits.LEASE_SECONDS)
        assert guest.pings == 1
        await guest.close()
        server.close(close_connections=True)
