"""What is sent of a table: the one place where views are made, from what `Table.view` lets a seat see."""

from __future__ import annotations

import functools
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from msgspec import structs

from paiju.kernel.aims import Aim as TableAim
from paiju.kernel.payments import Payment as PaymentLine
from paiju.kernel.zones import Zone as TableZone
from paiju.play.table import Table
from paiju.play.view import hand_won, payment_data, prompt_of
from paiju.server.table.room import Room
from paiju.server.table.window import Window
from paiju.server.wire.server_messages import (
    Aim,
    ClockInfo,
    Part,
    Payment,
    SeatInfo,
    Speech,
    TableInfo,
    Tile,
    View,
    Won,
    Zone,
)
from paiju.words.said import Said
from paiju.words.wire import SaidData, said_data

NO_VALUES: dict[str, object] = {}
ZoneWriter = Callable[[TableZone], Zone]


class CommonView(NamedTuple):
    """What every viewer of a position sees alike."""

    zone_writer: ZoneWriter
    scores: list[int]
    result: list[int]
    sheet: list[Payment]
    zones: dict[int, tuple[TableZone, Zone]]  # those that were put into data already, by their identity
    won: Won | None


def common_view(table: Table) -> CommonView:
    words = table.face_words
    result = table.results[-1] if table.results else []
    sheet = [payment_of(line, words) for line in table.sheet]
    return CommonView(_zone_writer(tuple(words)), table.scores, result, sheet, {}, _won(table))


def view_of(table: Table, seat: int | None, since: int = 0, common: CommonView | None = None) -> View:
    """The view of a seat, None for an onlooker; of the hand on view it tells from event number `since` of the story.

    Views of one position may share what is common to all of them.
    """
    sight, narrator, words = table.sight(seat), table.narrator, table.face_words
    shared = common or common_view(table)
    hand = len(narrator.sheets)  # one that is thrown in goes on with the next deal
    begin = narrator.hand_starts[hand - 1]
    told = narrator.events.since(max(begin, since))
    return View(
        game=table.game.slug,
        seat=seat,
        seats=table.seats,
        turn=sight.turn,
        over=table.over,
        hand=hand,
        hands_played=len(table.results),
        scores=shared.scores,
        result=shared.result,
        sheet=shared.sheet,
        zones=[_shared_zone(zone, shared) for zone in sight.zones],
        prompt=_speech(said_data(sight.prompt, words)) if sight.prompt else None,
        actions=sight.actions,
        story=[_speech(line.data) for event in told for line in event.for_seat(sight.seat)],
        whole=since <= begin,
        aim=_aim(sight.aim, words),
        won=shared.won,
    )


def _aim(aim: TableAim | None, words: list[str]) -> Aim | None:
    return aim and Aim(_speech(said_data(aim.said, words)), aim.reached, aim.wanted)


def _won(table: Table) -> Won | None:
    won, words = hand_won(table), table.face_words
    if won is None:
        return None
    parts = [Part(_caption(part.name, words), [words[face] for face in part.tiles]) for part in won.parts]
    return Won(won.seat, parts)


@functools.lru_cache(maxsize=64)  # as many tile sets
def _tiles(words: tuple[str, ...]) -> list[Tile]:
    """By face, the last one (-1) face down."""
    return [*(Tile(word, False) for word in words), Tile(None, False)]


def payment_of(line: PaymentLine, words: list[str]) -> Payment:
    """A line of a sheet as it is sent."""
    data = payment_data(line, words)
    return Payment(data["payer"], data["payee"], data["amount"], _speech(data["why"]))


def _shared_zone(zone: TableZone, shared: CommonView) -> Zone:
    """Most zones are the same objects for all viewers, which are found sooner than equal ones."""
    found = shared.zones.get(id(zone))
    if found is None:
        found = shared.zones[id(zone)] = zone, shared.zone_writer(zone)
    return found[1]


@functools.lru_cache(maxsize=64)  # as many tile sets
def _zone_writer(notation: tuple[str, ...]) -> ZoneWriter:
    """What puts zones of a tile set into data; an action changes few, and most viewers see the same."""
    words = list(notation)

    @functools.lru_cache(maxsize=2048)  # of a few hundred bytes
    def written(zone: TableZone) -> Zone:
        tiles = _tiles(notation)
        shown = [tiles[face] for face in zone.tiles]
        for place in zone.turned:
            shown[place] = Tile(shown[place].face, True)
        return Zone(zone.kind, _caption(zone.caption, words), zone.owner, zone.amount, shown, zone.mark, zone.dice)

    return written


def _caption(said: Said, words: list[str]) -> Speech:
    return _speech(said_data(said, words)) if said.values else _plain(said.id)


@functools.lru_cache(maxsize=1024)  # the captions of all games without values are fewer
def _plain(id: str) -> Speech:
    return Speech(id)


def _speech(data: SaidData) -> Speech:
    return Speech(data["id"], data.get("values", NO_VALUES))


def live_view(room: Room, seat: int | None, since: int = 0, common: CommonView | None = None) -> View | None:
    """What a seat may see of the table now; in a window nobody sees who is asked, has answered or is waited for."""
    if room.table is None:
        return None
    view = view_of(room.table, seat, since, common)
    return _within(room.window, room, view) if room.window else view


def _within(window: Window, room: Room, view: View) -> View:
    seat = view.seat
    if seat is None or not room.may_answer(seat):
        return structs.replace(view, turn=None, prompt=None, actions=[])
    asked = window.questions(seat)[0]
    said = prompt_of(asked, asked.observe(seat), seat)
    prompt = _speech(said_data(said, asked.face_words)) if said else None
    return structs.replace(view, turn=seat, prompt=prompt, actions=window.actions(seat))


class LiveTimes(NamedTuple):
    """Times in milliseconds that stand in no log."""

    used: int | None = None  # of the present decision
    own_used: tuple[int, int] | None = None  # of an answer in a window: a seat, and what it alone may know
    ready: int | None = None  # until bots stand in for those who are not ready for a deal
    window: int | None = None  # that the open window lasts, 0: until the only person has answered


def info_of(room: Room, present: AbstractSet[int], times: LiveTimes | None = None, onlookers: int = 0) -> TableInfo:
    """What everybody may know of a table."""
    live = times or LiveTimes()
    setup = room.config
    return TableInfo(
        table=room.id,
        game=setup.game,
        options=setup.options,
        seats=[_seat_info(room, number, number in present) for number in range(setup.seats)],
        phase=room.phase,
        session=room.number,
        deal=room.next_deal,
        commitment=room.commitment,
        pledged=room.is_pledged,
        public=setup.public,
        undo=setup.undo,
        reveal=setup.reveal,
        level=setup.level,
        clock=_clock_info(room, live.used),
        window=live.window,
        ready=live.ready,
        undo_asked_by=room.undo.asked_by,
        votes_out={seat: sorted(voters) for seat, voters in room.votes_out.by_absent.items() if voters},
        host=room.seats.host,
        anyone_starts=setup.anyone_starts,
        chat=setup.chat,
        beacon=setup.beacon,
        onlookers=onlookers,
    )


def info_for(seat: int | None, info: TableInfo, times: LiveTimes) -> TableInfo:
    """The same with what only one seat may know: in a window time runs for one who has a choice."""
    if info.clock is None or times.own_used is None or times.own_used[0] != seat:
        return info
    return structs.replace(info, clock=structs.replace(info.clock, used=times.own_used[1]))


def _clock_info(room: Room, used: int | None) -> ClockInfo | None:
    if room.clock is None:
        return None
    return ClockInfo(1000 * room.clock.base, list(room.time.left), used)


def _seat_info(room: Room, number: int, is_present: bool) -> SeatInfo:
    seat = room.seats[number]
    level = room.level_of(number) if seat.kind == "bot" else None
    return SeatInfo(seat.kind, seat.name, is_present, seat.stand_in, number in room.deals.ready, level)
