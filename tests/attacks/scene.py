"""A table that is attacked: everybody sits there, somebody looks on, and others have no business there."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import paiju
from paiju.play.errors import MoveError
from paiju.play.fair import pledge
from paiju.play.fair.chain import signed_text
from paiju.play.fair.keys import public_key, sign
from paiju.play.reading import read_action
from paiju.server.client import Client, RequestRefused, fresh_nonce
from paiju.server.refusals import Code
from paiju.server.table.room import Room
from paiju.server.wire.client_messages import Contribute, FromClient, Play, Ready
from paiju.server.wire.protocol import encode
from paiju.server.wire.server_messages import ServerMessage
from tests.server.running import Running

SECONDS = 20.0
VALUE, SEED = bytes(range(16)), bytes(range(32))
KEY = public_key(SEED)


class Silent(Client):
    """One who shows a value only when told to."""

    async def _show_value(self) -> None:
        pass


@dataclass
class Scene:
    """People at a table of one game, and those who would attack it."""

    server: Running
    game: str
    players: list[Client] = field(default_factory=list)
    tickets: list[str] = field(default_factory=list)  # that are spent
    said: list[Play] = field(default_factory=list)  # what was played, as it was sent

    @classmethod
    async def set_up(cls, server: Running, game: str) -> Scene:
        scene = cls(server, game)
        found = paiju.game(game)
        seats, options = found.seats(None), dict(found.single_hand)
        scene.players = [await scene._client(Silent) for _ in range(seats)]
        await scene.players[0].create("Ann", game, seats=seats, options=options)
        for client in scene.players[1:]:
            await client.sit(scene.table, "guest")
        scene.onlooker = await scene._client()
        await scene.onlooker.watch(scene.table)
        scene.outsider = await scene._client()
        await scene.outsider.create("Eve", game, seats=seats, options=options)
        first = scene.players[0]
        scene.tickets = [first.ticket]
        for _ in range(2):
            scene.players[0] = await scene._client(Silent, first.visitor)
            await scene.players[0].resume(first.ticket)
            first = scene.players[0]
        return scene

    onlooker: Client = field(init=False)
    outsider: Client = field(init=False)

    async def _client(self, kind: type[Client] = Client, visitor: str | None = None) -> Client:
        client = await kind.connect(self.server.url, visitor)
        self.server.clients.append(client)
        return client

    @property
    def table(self) -> str:
        return self.players[0].table

    @property
    def room(self) -> Room:
        lobby: Any = self.server.process.config.app.state.lobby  # type: ignore[union-attr]
        room: Room = lobby._actors[self.table].room
        return room

    @property
    def state(self) -> tuple[object, ...]:
        """All that an attack must leave as it is."""
        room = self.room
        answers, seats = len(room.accepted), list(room.seats)
        return (
            room.digest(),
            room.hash,
            room.sequence,
            room.position,
            answers,
            seats,
            dict(room.votes_out.by_absent),
        )

    @property
    def mover(self) -> Client:
        """Who is to act, or the first player where nobody is."""
        return self.players[self.room.turn or 0]

    @property
    def other(self) -> Client:
        return self.players[((self.room.turn or 0) + 1) % len(self.players)]

    @property
    def legal(self) -> str:
        """An action that the mover may do."""
        table = self.room.table
        return table.words[0] if table and self.room.turn is not None else "pass"

    @property
    def illegal(self) -> str:
        """An action that is one in another position of the game, and not here."""
        for seed in range(200):
            other = paiju.Table(self.game, seats=len(self.players), seed=seed)
            other.decide()
            for words in other.words:
                if not self._is_possible(words):
                    return words
        return "[9:9]"

    def _is_possible(self, words: str) -> bool:
        try:
            read_action(self.room.on_table, words)
        except MoveError:
            return False
        return True

    async def who(self, name: str) -> Client:
        """The one of this name; a stranger is a new one each time."""
        if name == "stranger":
            return await self._client()
        found: Client = getattr(self, name)
        return found

    async def refusal(self, client: Client, message: FromClient | str) -> Code | None:
        """Why something is refused; None where it is not."""
        nonce = None if isinstance(message, str) else getattr(message, "nonce", None)
        try:
            async with asyncio.timeout(SECONDS):
                if nonce:
                    await client.socket.ask(message, ServerMessage, nonce)  # type: ignore[arg-type]
                    return None
                before = len(client.refusals)
                await client.send(message if isinstance(message, str) else encode(message).decode())
                await client.until(lambda client: len(client.refusals) > before)
        except RequestRefused as refused:
            return refused.code
        return client.refusals[-1].code

    async def settle(self) -> None:
        """Nothing happens by itself any more: the table answers in order, so all before this request is done."""
        before = -1
        while before != self.room.sequence:
            before = self.room.sequence
            nonsense = Play(fresh_nonce(), before, "\N{SNOWMAN}")
            if await self.refusal(self.players[0], nonsense) is None:
                raise AssertionError("nonsense was played")

    # From phase to phase

    async def start(self) -> None:
        await self.players[0].start()
        for player in self.players:
            await player.until(lambda player: player.is_awaited)

    def pledge_of(self, seat: int) -> Ready:
        """What a seat pledges, all with the same key."""
        pledged = pledge(self.room.next_hand.commitment, seat, VALUE, KEY).hex()
        return Ready(fresh_nonce(), self.room.next_deal, self.room.commitment, KEY.hex(), pledged)

    def value_of(self, seat: int) -> Contribute:
        """What a seat has pledged, signed."""
        signature = sign(SEED, signed_text(self.room.head_to_sign, seat))
        return Contribute(fresh_nonce(), self.room.next_deal, VALUE.hex(), signature.hex())

    async def pledge_by(self, seat: int) -> None:
        await self.players[seat].act(self.pledge_of(seat))

    async def show_by(self, seat: int) -> None:
        await self.players[seat].act(self.value_of(seat))

    async def play(self, moves: int) -> None:
        """Play so many actions, or to the end."""
        for _ in range(moves):
            while self.room.phase == "dealing":
                await self._deal_again()
            if self.room.phase != "playing":
                return
            await self._play_one()

    async def _play_one(self) -> None:
        """One who may act does; in a window that is one who has not answered."""
        player = next((player for player in self.players if player.is_my_turn), None)
        if player is None:
            await self.players[-1].ping()
            return
        self.said.append(Play(fresh_nonce(), player.sequence, player.view.actions[0] if player.view else ""))
        sequence = await player.act(self.said[-1])
        for client in self.players:
            await client.until(lambda client, due=sequence: client.sequence >= due)  # type: ignore[misc]

    async def _deal_again(self) -> None:
        deal = self.room.next_deal
        for seat in range(len(self.players)):
            await self.pledge_by(seat)
        await self.players[-1].until(lambda player: player.info is not None and player.info.pledged)
        for seat in range(len(self.players)):
            await self.show_by(seat)
        await self.dealt(deal)

    async def dealt(self, deal: int) -> None:
        """Everybody has the tiles of a deal."""
        for player in self.players:
            await player.until(lambda player: player.info is not None and player.info.deal > deal)
