"""A hand of every game, over the wire, by people alone and by people with bots."""

import asyncio

import pytest

import paiju
from tests.server.running import deal, in_loop, play_on, running

GAMES = [game.slug for game in paiju.games() if game.package.startswith("paiju.")]


@pytest.mark.parametrize("slug", GAMES)
@in_loop
async def test_a_hand_is_played_to_its_end(slug: str, database: str) -> None:
    async with running(database) as server:
        seats = paiju.game(slug).seats(None)
        people = max(1, seats // 2)
        clients = await server.people(slug, people, bots=seats - people)
        onlooker = await server.client()
        await onlooker.watch(clients[0].table)
        await deal(clients)
        await play_on(clients, hands=1)
        views = [client.view for client in clients]
        await asyncio.gather(
            *(
                client.until(lambda client: bool(client.view and client.view.hands_played))
                for client in [*clients, onlooker]
            )
        )
        assert all(view is not None and view.seat == seat for seat, view in enumerate(views))
        assert len({str(client.view.result) for client in [*clients, onlooker] if client.view}) == 1
