"""A table over the wire: coming, playing, leaving, coming back, and what is refused."""

import asyncio
import contextlib
import sqlite3
from typing import Any

import pytest

from paiju.server.client import Client, RequestRefused, fresh_nonce
from paiju.server.refusals import Code
from paiju.server.settings import Settings
from paiju.server.wire.client_messages import Leave, Play, Ready
from tests.server.running import deal, first_action, in_loop, on_turn, play_on, running

GAME = "jielong"


async def refused(work: Any) -> RequestRefused:
    with pytest.raises(RequestRefused) as caught:
        await work
    return caught.value


@in_loop
async def test_people_meet_and_play_a_session_and_another_one(database: str) -> None:
    async with running(database) as server:
        ann = await server.client()
        await ann.create("Ann", GAME, seats=2, options={"hands": 2})
        visitor = await server.client()
        [listed] = await visitor.tables()
        assert (listed.table, [seat.kind for seat in listed.seats]) == (ann.table, ["person", "empty"])
        assert (await refused(ann.start())).code is Code.NOT_FULL
        await visitor.sit(listed.table, " Bo   Li ")
        await ann.until(lambda ann: ann.info is not None and ann.info.seats[1].name == "Bo Li")
        for session in (1, 2):
            await ann.start()
            await visitor.until(lambda bo, number=session: bo.info.session == number)  # type: ignore[misc]
            await play_on([ann, visitor])
            assert ann.info is not None
            assert (ann.info.session, ann.info.phase) == (session, "over")
            assert ann.view is not None
            assert ann.view.hands_played == 2


@in_loop
async def test_the_last_hand_lies_there_until_the_next_session_is_dealt(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 1})
        await deal(clients)
        await play_on(clients)
        await clients[0].start()
        await clients[1].until(lambda client: client.info is not None and client.info.session == 2)
        again = await server.client()
        await again.resume(clients[1].ticket)
        assert again.view == clients[1].view is not None
        await deal([clients[0], again])
        assert again.view is not None
        assert (again.view.result, again.view.story[0]) == ([], clients[0].view.story[0] if clients[0].view else None)


@in_loop
async def test_a_private_table_is_not_listed_but_found_by_its_name(database: str) -> None:
    async with running(database) as server:
        ann, bo = await server.client(), await server.client()
        await ann.create("Ann", GAME, public=False)
        assert await bo.tables() == []
        await bo.sit(ann.table, "Bo", seat=3)
        assert bo.seat == 3


@in_loop
async def test_a_table_that_cannot_be_is_refused(database: str) -> None:
    async with running(database) as server:
        ann = await server.client()
        assert (await refused(ann.create("Ann", "jielongg"))).code is Code.UNKNOWN_GAME
        assert (await refused(ann.create("Ann", GAME, options={"arms": 7}))).code is Code.BAD_OPTION
        assert (await refused(ann.create("Ann", GAME, seats=9))).code is Code.BAD_OPTION
        assert (await refused(ann.create("Ann", GAME, seats=2, bots=2))).code is Code.BAD_OPTION
        assert (await refused(ann.create("\u202e \u0007", GAME))).code is Code.BAD_NAME
        assert (await refused(ann.watch("nowhere"))).code is Code.UNKNOWN_TABLE
        assert (await refused(ann.start())).code is Code.NOT_AT_TABLE
        assert len(server.lobby) == 0


@in_loop
async def test_a_link_gives_no_right_to_an_occupied_seat(database: str) -> None:
    async with running(database) as server:
        ann, bo = await server.people(GAME, 2, seats=3)
        eve = await server.client()
        assert (await refused(eve.sit(ann.table, "Eve", seat=0))).code is Code.NOT_YOUR_SEAT
        assert (await refused(bo.sit(ann.table, "Bo again"))).code is Code.ALREADY_SEATED
        await eve.sit(ann.table, "Eve")
        late = await server.client()
        assert (await refused(late.sit(ann.table, "Late"))).code is Code.FULL


@in_loop
async def test_the_same_request_again_gets_the_same_seat(database: str) -> None:
    async with running(database) as server:
        ann = await server.client()
        nonce = fresh_nonce()
        table = await ann.create("Ann", GAME, nonce=nonce)
        again = await server.client(visitor=ann.visitor)
        assert await again.create("Ann", GAME, nonce=nonce) == table
        assert (again.seat, len(await again.tables())) == (0, 1)
        stranger = await server.client()
        assert await stranger.create("Ann", GAME, nonce=nonce) != table


@in_loop
async def test_an_action_again_is_answered_again_and_does_nothing(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2)
        await deal(clients)
        player = on_turn(clients)
        assert player.view is not None
        play = Play(fresh_nonce(), player.sequence, player.view.actions[0])
        sequence = await player.act(play)
        assert [await player.act(play) for _ in range(3)] == [sequence] * 3
        other = await server.client()
        await other.resume(player.ticket)
        assert await other.act(play) == sequence
        assert other.sequence == sequence


@in_loop
async def test_what_is_out_of_turn_stale_or_illegal_is_refused_by_its_code(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 1})
        assert (await refused(clients[0].play("pass"))).code is Code.NOT_NOW
        await deal(clients)
        player = on_turn(clients)
        waiting = next(client for client in clients if client is not player)
        assert player.view is not None
        action, now = player.view.actions[0], player.sequence
        assert (await refused(waiting.play(action))).code is Code.NOT_YOUR_TURN
        for wrong in (now - 1, now + 1, 0, 2**53 - 1):
            refusal = await refused(player.act(Play(fresh_nonce(), wrong, action)))
            assert (refusal.code, refusal.sequence) == (Code.STALE, now)
        assert (await refused(player.play("discard [6:6]"))).code is Code.ILLEGAL
        assert (await refused(player.play("\N{SNOWMAN}"))).code is Code.ILLEGAL
        assert (await refused(player.start())).code is Code.NOT_NOW
        assert (await refused(player.act(Ready(fresh_nonce(), 1, *["00" * 32] * 3)))).code is Code.NOT_NOW
        assert player.sequence == now
        await play_on(clients)
        assert (await refused(player.play(action))).code is Code.OVER


@in_loop
async def test_onlookers_see_what_onlookers_may_and_cannot_act(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 1})
        onlooker = await server.client()
        await onlooker.watch(clients[0].table)
        await deal(clients)
        await onlooker.until(lambda onlooker: onlooker.view is not None)
        assert onlooker.view is not None
        assert not any(tile.face for zone in onlooker.view.zones for tile in zone.tiles)
        assert onlooker.view.actions == []
        assert (await refused(onlooker.play("pass"))).code is Code.NOT_SEATED
        assert (await refused(onlooker.leave())).code is Code.NOT_SEATED
        await play_on(clients)
        await onlooker.until(lambda onlooker: onlooker.info is not None and onlooker.info.phase == "over")
        late = await server.client()
        await late.watch(clients[0].table)
        assert late.view == onlooker.view


@in_loop
async def test_coming_back_shows_what_one_who_never_left_sees(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, options={"hands": 1})
        await deal(clients)
        while clients[0].info is not None and clients[0].info.phase == "playing":
            player = on_turn(clients)
            before = (player.view, player.sequence)
            back = await server.client()
            await back.resume(player.ticket)
            assert (back.view, back.sequence) == before
            clients[clients.index(player)] = back
            sequence = await back.play(first_action(back.view)) if back.view else 0
            for client in clients:
                await client.until(lambda client, due=sequence: client.sequence >= due)  # type: ignore[misc]
        assert len({client.view.scores[0] for client in clients if client.view}) == 1


@in_loop
async def test_the_newest_socket_has_the_seat_and_the_older_is_told(database: str) -> None:
    async with running(database) as server:
        [ann] = await server.people(GAME, 1, bots=3)
        newer = await server.client()
        await newer.resume(ann.ticket)
        await ann.until(lambda ann: bool(ann.refusals))
        assert ann.refusals[0].code is Code.REPLACED
        with pytest.raises(ConnectionError):
            await ann.start()
        await newer.start()


@in_loop
async def test_a_ticket_is_good_until_the_one_given_for_it_is_used(database: str) -> None:
    async with running(database) as server:
        [ann] = await server.people(GAME, 1)
        first = ann.ticket
        for _ in range(2):  # the answer to the first try may have been lost
            again = await server.client()
            await again.resume(first)
        second = again.ticket
        await (await server.client()).resume(second)
        assert (await refused((await server.client()).resume(first))).code is Code.FORGED


@in_loop
async def test_one_forged_ticket_closes_the_socket(database: str) -> None:
    async with running(database) as server:
        [ann] = await server.people(GAME, 1)
        other = (await server.people(GAME, 1))[0]
        table, seat, expires, secret, signature = ann.ticket.split(".")
        forged = [
            "",
            "x",
            ann.ticket[:-1],
            ann.ticket + "A",
            ".".join((other.table, seat, expires, secret, signature)),
            ".".join((table, "1", expires, secret, signature)),
            ".".join((table, seat, str(int(expires) + 1), secret, signature)),
            ".".join((table, seat, expires, secret[::-1], signature)),
            ".".join((table, seat, expires, secret, other.ticket.split(".")[-1])),
            ann.visitor,
        ]
        for ticket in forged:
            eve = await server.client()
            assert (await refused(eve.resume(ticket))).code is Code.FORGED
            with pytest.raises(ConnectionError):
                await eve.ping()


@in_loop
async def test_three_malformed_messages_close_the_socket_and_harm_nobody(database: str) -> None:
    async with running(database) as server:
        [ann] = await server.people(GAME, 1)
        eve = await server.client()
        for frame in ('{"type":"play"', b"\x00\xff", '{"type":"hop"}'):
            await eve.send(frame)
        await eve.until(lambda eve: len(eve.refusals) == 3)
        assert {refusal.code for refusal in eve.refusals} == {Code.MALFORMED}
        with pytest.raises(ConnectionError):
            await eve.ping()
        await ann.ping()


@in_loop
async def test_a_client_of_another_version_is_told_so(database: str) -> None:
    async with running(database) as server:
        assert (await refused(server.client(version=99))).code is Code.WRONG_VERSION


@in_loop
async def test_who_leaves_before_the_start_frees_the_seat_and_within_leaves_it_to_a_bot(database: str) -> None:
    async with running(database) as server:
        ann, bo = await server.people(GAME, 2, seats=2, options={"hands": 1})
        leave = Leave(fresh_nonce())
        sequence = await bo.act(leave)
        assert await bo.act(leave) == sequence
        await ann.until(lambda ann: ann.info is not None and ann.info.seats[1].kind == "empty")
        assert (await refused((await server.client()).resume(bo.ticket))).code is Code.FORGED
        await ann.fill()
        assert (await refused(ann.fill())).code is Code.NOT_NOW
        await deal([ann])
        await ann.leave()
        assert ann.info is not None
        await ann.until(lambda ann: ann.info is not None and ann.info.phase == "closed")
        assert (await refused(bo.sit(ann.table, "Bo"))).code is Code.CLOSED
        assert await bo.tables() == []


@in_loop
async def test_an_absent_player_loses_the_seat_by_vote(database: str) -> None:
    async with running(database, Settings(grace=0.1)) as server:
        ann, bo, cy = await server.people(GAME, 3, seats=3)
        await deal([ann, bo, cy])
        assert (await refused(ann.vote_out(2))).code is Code.NOT_NOW
        assert (await refused(ann.vote_out(0))).code is Code.NOT_YOUR_SEAT
        await cy.close()
        await ann.until(lambda ann: ann.info is not None and ann.info.seats[2].stand_in)
        await ann.vote_out(2)
        assert ann.info is not None
        assert ann.info.seats[2].kind == "person"
        await bo.vote_out(2)
        await ann.until(lambda ann: ann.info is not None and ann.info.seats[2].kind == "bot")
        assert (await refused((await server.client()).resume(cy.ticket))).code is Code.FORGED


@in_loop
async def test_a_bot_stands_in_for_an_absent_player_and_hands_back_at_once(database: str) -> None:
    async with running(database, Settings(grace=0.2)) as server:
        ann, bo = await server.people(GAME, 2, seats=2, options={"hands": 1})
        await deal([ann, bo])
        await bo.close()
        await ann.until(lambda ann: ann.info is not None and ann.info.seats[1].stand_in)
        if ann.is_my_turn and ann.view:
            await ann.play(ann.view.actions[0])
        await ann.until(lambda ann: ann.is_my_turn)
        back = await server.client()
        await back.resume(bo.ticket)
        assert back.info is not None
        assert not back.info.seats[1].stand_in
        await play_on([ann, back])


@in_loop
async def test_undo_needs_everybody_and_only_where_the_table_allows_it(database: str) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2, undo=True)
        await deal(clients)
        assert (await refused(clients[0].undo())).code is Code.ILLEGAL
        player = on_turn(clients)
        other = next(client for client in clients if client is not player)
        before = player.view
        for answer in (False, True):
            await player.play(first_action(player.view) if player.view else "")
            await player.undo()
            assert (await refused(player.answer_undo(True))).code is Code.NOT_NOW
            await other.until(lambda other: other.info is not None and other.info.undo_asked_by is not None)
            await other.answer_undo(answer)
            if not answer:
                await player.until(lambda player: player.info is not None and player.info.undo_asked_by is None)
                await player.undo()
                await other.until(lambda other: other.info is not None and other.info.undo_asked_by is not None)
                await other.answer_undo(True)
            await player.until(lambda player: player.is_my_turn)
            assert player.view == before
        [strict] = await server.people(GAME, 1, seats=2, bots=1)
        await deal([strict])
        assert (await refused(strict.undo())).code is Code.NOT_NOW


@in_loop
async def test_a_value_that_was_not_pledged_is_refused(database: str) -> None:
    from paiju.server.wire.client_messages import Contribute

    async with running(database) as server:
        ann, bo = await server.people(GAME, 2, seats=2)
        await ann.start()
        assert (await refused(ann.act(Contribute(fresh_nonce(), 0, "00" * 16, "00" * 64)))).code is Code.NOT_NOW
        assert (await refused(ann.act(Ready(fresh_nonce(), 5, *["00" * 32] * 3)))).code is Code.STALE
        await ann.act(Ready(fresh_nonce(), 0, ann.info.commitment if ann.info else "", *["00" * 32] * 2))
        assert (await refused(ann.ready())).code is Code.NOT_NOW
        await bo.until(lambda bo: bo.is_awaited)
        await bo.ready()
        await ann.until(lambda ann: ann.info is not None and ann.info.pledged)
        assert (await refused(ann.act(Contribute(fresh_nonce(), 0, "00" * 16, "00" * 64)))).code is Code.ILLEGAL


@in_loop
async def test_no_game_begins_without_a_hello(database: str) -> None:
    from websockets.asyncio.client import connect

    async with running(database) as server, connect(server.url) as socket:
        await socket.send('{"type":"list_tables"}')
        assert Code.NO_HELLO in str(await socket.recv())


@in_loop
async def test_one_who_goes_while_a_seat_is_being_given_is_absent(database: str) -> None:
    async with running(database) as server:
        [ann] = await server.people(GAME, 1, seats=2)
        bo = await Client.connect(server.url)
        with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            asking = asyncio.create_task(bo.sit(ann.table, "Bo"))
            await asyncio.sleep(0.1)
            asking.cancel()
            await bo.close()
            await asyncio.sleep(0.1)
            other.execute("ROLLBACK")
        await ann.until(lambda ann: ann.info is not None and ann.info.seats[1].name == "Bo")
        await ann.until(lambda ann: ann.info is not None and not ann.info.seats[1].present)
