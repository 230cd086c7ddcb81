"""A table of a server, as the screen knows it: the same zones and actions, over a socket."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import cast

import msgspec

import paiju
from paiju.kernel.game import Tiles
from paiju.play.view import TileData, ZoneData
from paiju.server.client import Client, RequestRefused
from paiju.server.client_play import deal_notice
from paiju.server.wire.server_messages import Payment, TableInfo, View, Zone
from paiju.terminal.drawing import aim_in_line
from paiju.terminal.screen.desk import Choice, NotNow, Question, Shown
from paiju.tiles.naming import tile_reader
from paiju.words.bundles import bundle
from paiju.words.said import Quoted, Said
from paiju.words.speaker import Speaker, house_speaker
from paiju.words.wire import SaidData, read_said

ANSWERS = ((Said("terminal-undo-agree"), True), (Said("terminal-undo-refuse"), False))


class RemoteDesk:
    """One seat at a table of a server, or a place to watch it from."""

    def __init__(self, client: Client, language: str, now: Callable[[], float] = time.monotonic) -> None:
        if client.info is None:
            raise ValueError("come to a table first")
        self.client, self.language, self.is_busy = client, language, False
        self.game = paiju.game(client.info.game)
        self._now, self._told, self._told_at = now, client.info, now()

    def shown(self) -> Shown:
        info, view = self.client.info, self.client.view
        assert info is not None  # noqa: S101 it came with the table
        tiles, say = self._tiles(), self._speech
        names = [self._name(place) for place in range(len(info.seats))]
        return Shown(
            title=f"{self.game.say('game-name', self.language)} · {info.table}",
            tiles=tiles,
            seat=self.client.seat,
            names=names,
            hand=view.hand if view else 1,
            turn=view.turn if view else None,
            scores=view.scores if view else [0] * len(names),
            zones=[_zone(zone, say) for zone in view.zones] if view else [],
            prompt=say(view.prompt) if view and view.prompt else self._deal_notice(),
            choices=self._choices(view, tiles),
            story=[say(line, "told") for line in view.story] if view else [],
            sheet=[_paid(line, say, names) for line in view.sheet] if view else [],
            awaits_deal=self.client.is_awaited or (info.phase in ("open", "over") and self._may_start(info)),
            over=info.phase in ("over", "closed"),
            aim=aim_in_line(say(view.aim.said), view.aim.reached, view.aim.wanted) if view and view.aim else "",
            clock=self._clock(info, names),
            question=self._question(info, names),
            waiting=self._waiting(info),
            is_shared=True,
        )

    def _name(self, seat: int) -> str:
        assert self.client.info is not None  # noqa: S101 it came with the table
        return self.client.info.seats[seat].name or f"s{seat}"

    def _may_start(self, info: TableInfo) -> bool:
        return self.client.seat is not None and (info.anyone_starts or info.host in (None, self.client.seat))

    def _waiting(self, info: TableInfo) -> str:
        if info.phase not in ("open", "over") or self._may_start(info) or info.host is None:
            return ""
        return house_speaker(self.language).say(Said("refused-only-host", seat=Quoted(self._name(info.host))))

    def _deal_notice(self) -> str:
        """What is to be known of the deals, where nothing is asked."""
        notice = deal_notice(self.client.deals)
        return house_speaker(self.language).say(notice) if notice else ""

    def _clock(self, info: TableInfo, names: list[str]) -> str:
        """Whose time runs, with what is left of the decision and of the bank."""
        if info is not self._told:
            self._told, self._told_at = info, self._now()
        seat, clock = (self.client.view.turn if self.client.view else None), info.clock
        if clock is None or clock.used is None or seat is None:
            return ""
        used = clock.used + 1000 * (self._now() - self._told_at)
        bank = clock.left[seat] - max(0, used - clock.base)
        return f"{names[seat]} {_minutes(clock.base - used)} +{_minutes(bank)}"

    def _question(self, info: TableInfo, names: list[str]) -> Question | None:
        """Whether another may take a move back."""
        asking, say = info.undo_asked_by, house_speaker(self.language).say
        if asking is None or self.client.seat in (None, asking):
            return None
        answers = [(say(said), self._answer(agree)) for said, agree in ANSWERS]
        return Question(say(Said("terminal-undo-asked", name=Quoted(names[asking]))), answers)

    def _answer(self, agree: bool) -> Callable[[], Awaitable[None]]:
        return lambda: self._ask(lambda: self.client.answer_undo(agree))

    def _tiles(self) -> Tiles:
        assert self.client.info is not None  # noqa: S101 it came with the table
        return self.game.deck(len(self.client.info.seats), self.client.info.options)

    def _speech(self, speech: object, use: str = "") -> str:
        """What the server says as data, in the language of the person."""
        tiles = self._tiles()
        messages, read_tiles = bundle(self.game.package, self.language), tile_reader(tiles, self.language)
        speaker = Speaker(messages, self.language, tiles.text, self._name, read_tiles)
        data = cast(SaidData, msgspec.to_builtins(speech))
        return speaker.say(read_said(data, lambda text: tiles.read(text)[0]), use)

    def _choices(self, view: View | None, tiles: Tiles) -> list[Choice]:
        if view is None or not self.client.is_my_turn:
            return []
        return [Choice.of(word, word, tiles) for word in view.actions]

    async def settle(self, changed: Callable[[], None]) -> None:
        """Draw whatever the server sends, as long as it does."""
        while True:
            changed()
            try:
                await self.client.changed()
            except ConnectionError:
                return

    async def play(self, word: str) -> None:
        await self._ask(lambda: self.client.play(word))

    async def go_on(self) -> None:
        is_between = self.client.info is not None and self.client.info.phase in ("open", "over")
        await self._ask(self.client.start if is_between else self.client.ready)

    async def undo(self) -> None:
        await self._ask(self.client.undo)

    async def _ask(self, what: Callable[[], Awaitable[object]]) -> None:
        try:
            await what()
        except RequestRefused as error:
            raise NotNow(self._speech(error.said)) from error
        except ConnectionError as error:
            raise NotNow(house_speaker(self.language).say(Said("terminal-no-connection"))) from error

    async def hint(self) -> str:
        try:
            advice = await self.client.advise()
        except RequestRefused as error:
            return self._speech(error.said)
        except ConnectionError:
            return house_speaker(self.language).say(Said("terminal-no-connection"))
        return f"{advice.action}: {self._speech(advice.reason)}"

    async def close(self) -> None:
        await self.client.close()


def _minutes(milliseconds: float) -> str:
    seconds = max(0, int(-(-milliseconds // 1000)))
    return f"{seconds // 60}:{seconds % 60:02}"


def _zone(zone: Zone, say: Callable[..., str]) -> ZoneData[str]:
    tiles: list[TileData] = [{"face": tile.face, "turned": tile.turned} for tile in zone.tiles]
    return {
        "kind": zone.kind,
        "caption": say(zone.caption),
        "fact": cast(SaidData, msgspec.to_builtins(zone.caption)),
        "owner": zone.owner,
        "amount": zone.amount,
        "mark": zone.mark,
        "dice": list(zone.dice),
        "tiles": tiles,
    }


def _paid(line: Payment, say: Callable[..., str], names: list[str]) -> str:
    payer, payee = ("–" if seat is None else names[seat] for seat in (line.payer, line.payee))
    return f"{payer} → {payee} {line.amount}: {say(line.why)}"
