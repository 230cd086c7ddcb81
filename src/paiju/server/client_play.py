"""When a client has something to do at its table, and how it plays on by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from paiju.server.wire.server_messages import TableInfo, View


class AtTable(Protocol):
    """What is asked here of a client."""

    seat: int | None
    info: TableInfo | None
    view: View | None

    async def play(self, action: str) -> int: ...
    async def ready(self) -> int: ...
    async def changed(self) -> None: ...


async def play_to_end(client: AtTable, choose: Callable[[View], str], hands: int | None = None) -> None:
    """Be ready for every deal and play what is chosen, until the session is over or so many hands are played."""
    while not has_played(client, hands):
        if is_my_turn(client) and client.view:
            await client.play(choose(client.view))
        elif is_awaited(client):
            await client.ready()
        else:
            await client.changed()


def has_played(client: AtTable, hands: int | None) -> bool:
    if client.info is None or client.info.phase in ("over", "closed"):
        return True
    return hands is not None and client.view is not None and client.view.hands_played >= hands


def is_my_turn(client: AtTable) -> bool:
    is_playing = client.info is not None and client.info.phase == "playing"
    return is_playing and client.view is not None and client.view.turn == client.seat


def is_awaited(client: AtTable) -> bool:
    """Whether the next deal waits for the seat of a client."""
    if client.info is None or client.seat is None or client.info.phase != "dealing":
        return False
    return not client.info.pledged and not client.info.seats[client.seat].ready
