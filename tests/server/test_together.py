"""Friends at a table: who starts, what they say, who looks on, and how it stands where one is not."""

from typing import Any

import msgspec
import pytest

from paiju.server import limits
from paiju.server.client import Client, RequestRefused, fresh_nonce
from paiju.server.refusals import Code
from paiju.server.settings import Settings
from paiju.server.store.events import Created, Event
from paiju.server.table.bot_seats import TIMES_AS_LONG
from paiju.server.table.bot_tasks import BotTasks
from paiju.server.table.seats import Seat, Seats
from tests.server.running import LOOPBACK, Running, deal, first_action, in_loop, on_turn, running
from tests.server.test_table import refused

GAME = "jielong"


def info(client: Client) -> Any:
    assert client.info is not None
    return client.info


def events(server: Running, table: str) -> list[Event]:
    stored = server.store.load(table)
    return stored.events if stored else []


@in_loop
async def test_only_the_host_fills_and_starts(database: str) -> None:
    async with running(database) as server:
        ann, bo = await server.people(GAME, 2, seats=3)
        assert info(bo).host == 0
        assert (await refused(bo.fill())).code is Code.NOT_HOST
        await ann.fill()
        refusal = await refused(bo.start())
        assert (refusal.code, info(bo).phase) == (Code.NOT_HOST, "open")
        await ann.start()
        await bo.until(lambda bo: info(bo).phase != "open")


@in_loop
async def test_who_has_been_there_longest_is_the_next_host(database: str) -> None:
    async with running(database) as server:
        ann, bo = await server.people(GAME, 2, seats=3)
        cy = await server.client()
        await cy.sit(ann.table, "Cy")
        await ann.leave()
        dee = await server.client()
        await dee.sit(ann.table, "Dee", seat=0)
        assert info(dee).host == 1
        assert (await refused(dee.start())).code is Code.NOT_HOST
        await bo.start()
        await dee.until(lambda dee: info(dee).phase != "open")


@in_loop
async def test_while_the_host_is_away_others_start(database: str) -> None:
    async with running(database) as server:
        ann, bo = await server.people(GAME, 2, seats=2)
        await ann.close()
        await bo.until(lambda bo: not info(bo).seats[0].present)
        await bo.start()


@in_loop
async def test_a_table_may_let_anybody_start(database: str) -> None:
    async with running(database) as server:
        _, bo = await server.people(GAME, 2, seats=2, anyone_starts=True)
        assert info(bo).anyone_starts
        await bo.start()


def test_the_host_of_an_older_log_is_found() -> None:
    """Seats of checkpoints written before have no time of sitting down, and older tables begin as before."""
    seats = Seats([Seat(), Seat("person", "Bo"), Seat("person", "Cy"), Seat("bot")])
    assert (seats.host, Seats([Seat(), Seat("bot")]).host) == (1, None)
    fields = {field.name: field.default for field in msgspec.structs.fields(Created)}
    assert (fields["anyone_starts"], fields["chat"]) == (False, False)


@in_loop
async def test_a_table_has_its_own_speed_of_bots(database: str) -> None:
    """By a clock that tests drive: the same moves, a quarter of the time and twice of it."""
    waited: dict[str, list[float]] = {}
    for speed in TIMES_AS_LONG:
        async with running(f"{database}.{speed}", Settings(pace=0.02, trusted=LOOPBACK)) as server:
            ann = await server.client()
            await ann.create("Ann", GAME, seats=2, bots=1, speed=speed)
            tasks = server.lobby._actors[ann.table].runner.bot_tasks
            waited[speed] = spied(tasks)
            await deal([ann])
            await ann.play_to_end(first_action, hands=1)
    assert {speed: set(seconds) for speed, seconds in waited.items()} == {
        speed: {0.02 * times} for speed, times in TIMES_AS_LONG.items()
    }


def spied(tasks: BotTasks) -> list[float]:
    """The seconds that bots are given for their moves from now on."""
    seconds: list[float] = []
    move = tasks.move

    def noted(place: Any, tables: Any, level: Any, by: Any, allowed: float) -> None:
        seconds.append(allowed)
        move(place, tables, level, by, allowed)

    tasks.move = noted  # type: ignore[method-assign, assignment]
    return seconds


@in_loop
async def test_a_phrase_is_heard_by_all_who_are_there_and_kept_nowhere(database: str) -> None:
    async with running(database) as server:
        ann, bo = await server.people(GAME, 2, seats=2)
        onlooker = await server.client()
        await onlooker.watch(ann.table)
        before = (ann.sequence, events(server, ann.table))
        await ann.say("good-luck")
        for client in (ann, bo, onlooker):
            await client.until(lambda client: bool(client.heard))
            assert [(heard.seat, heard.phrase, heard.text) for heard in client.heard] == [(0, "good-luck", None)]
        late = await server.client()
        await late.watch(ann.table)
        await late.ping()
        assert late.heard == []
        assert (ann.sequence, events(server, ann.table)) == before


@in_loop
async def test_the_same_phrase_twice_by_one_nonce_is_said_once(database: str) -> None:
    async with running(database) as server:
        ann, bo = await server.people(GAME, 2, seats=2)
        nonce = fresh_nonce()
        for _ in range(limits.SAYINGS_AT_ONCE + 3):
            await ann.say("thanks", nonce=nonce)
        await bo.say("smile")
        await ann.until(lambda ann: any(heard.phrase == "smile" for heard in ann.heard))
        assert [heard.phrase for heard in ann.heard] == ["thanks", "smile"]


@in_loop
async def test_who_talks_too_much_is_refused_and_others_are_not(database: str) -> None:
    async with running(database) as server:
        ann, bo = await server.people(GAME, 2, seats=2)
        for _ in range(limits.SAYINGS_AT_ONCE):
            await ann.say("hello")
        assert (await refused(ann.say("hello"))).code is Code.TOO_FAST
        await bo.say("hello")


@in_loop
async def test_onlookers_are_silent(database: str) -> None:
    async with running(database) as server:
        ann, _ = await server.people(GAME, 2, seats=2)
        onlooker = await server.client()
        await onlooker.watch(ann.table)
        assert (await refused(onlooker.say("hello"))).code is Code.NOT_SEATED


@in_loop
async def test_lines_are_written_only_where_the_table_allows_it(database: str) -> None:
    async with running(database, Settings(trusted=(), workers=0)) as server:
        ann, _ = await server.people(GAME, 2, seats=2)
        assert (await refused(ann.say(text="psst"))).code is Code.NOT_NOW
        cy, dee = await server.people(GAME, 2, seats=2, chat=True)
        assert info(dee).chat
        await cy.say(text="  two\u00a0 words ")
        await dee.until(lambda dee: bool(dee.heard))
        assert dee.heard[0].text == "two words"


@pytest.mark.parametrize("text", ["\u202etext", "\u200b", "a" + 5 * "\u0301", "\u3164", "\n\n"])
@in_loop
async def test_what_cannot_be_shown_is_not_said(database: str, text: str) -> None:
    async with running(database) as server:
        ann, _ = await server.people(GAME, 2, seats=2, chat=True)
        assert (await refused(ann.say(text=text))).code is Code.MALFORMED


@in_loop
async def test_a_saying_is_a_phrase_or_a_line(database: str) -> None:
    async with running(database) as server:
        ann, _ = await server.people(GAME, 2, seats=2, chat=True)
        assert (await refused(ann.say())).code is Code.MALFORMED
        assert (await refused(ann.say("hello", "hello"))).code is Code.MALFORMED
        await ann.send('{"type":"say","nonce":"12345678","phrase":"anything"}')
        await ann.until(lambda ann: bool(ann.refusals))
        assert ann.refusals[0].code is Code.MALFORMED


@in_loop
async def test_onlookers_are_counted_as_they_come_and_go(database: str) -> None:
    async with running(database) as server:
        ann, _ = await server.people(GAME, 2, seats=2)
        watching = [await server.client() for _ in range(3)]
        for client in watching:
            await client.watch(ann.table)
        assert info(watching[-1]).onlookers == 3
        await ann.until(lambda ann: info(ann).onlookers == 3)
        await watching[0].close()
        await watching[1].until(lambda client: info(client).onlookers == 2)
        await watching[1].close()
        await ann.until(lambda ann: info(ann).onlookers == 1)


@in_loop
async def test_a_glance_tells_whose_turn_it_is_and_spends_nothing(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2)
        await deal(clients)
        player = on_turn(clients)
        waiting = next(client for client in clients if client is not player)
        aside = await server.client()
        for _ in range(2):
            seen, other = await aside.glance(player.ticket), await aside.glance(waiting.ticket)
            assert [(one.seat, one.turn) for one in (seen, other)] == [(player.seat, True), (waiting.seat, False)]
        assert (seen.info.phase, seen.info.onlookers, aside.table) == ("playing", 0, "")
        await aside.resume(player.ticket)


@in_loop
async def test_a_glance_needs_a_ticket_that_is_good(database: str) -> None:
    async with running(database) as server:
        ann, bo = await server.people(GAME, 2, seats=2)
        spent = bo.ticket
        await bo.leave()
        aside = await server.client()
        assert (await refused(aside.glance(spent))).code is Code.NOT_SEATED
        assert (await refused(aside.glance(ann.ticket[:-1] + "~"))).code is Code.FORGED


@in_loop
async def test_a_glance_wakes_a_table_that_sleeps(database: str) -> None:
    async with running(database, Settings(sleep=0.05, trusted=())) as server:
        ann, _ = await server.people(GAME, 2, seats=2)
        for client in server.clients:
            await client.close()
        aside = await server.client()
        with pytest.raises(RequestRefused):
            await aside.say("hello")
        seen = await aside.glance(ann.ticket)
        assert [seat.name for seat in seen.info.seats] == ["Ann", "guest 1"]
