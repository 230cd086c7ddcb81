"""Windows for claims: all are asked at once, for the same time, and nobody sees who could answer or has answered."""

import asyncio
import contextlib

import pytest

import paiju
from paiju.server.client import Client, RequestRefused
from paiju.server.refusals import Code
from paiju.server.settings import Settings
from paiju.server.table.views import info_of
from paiju.server.table.window import Window
from tests.games.melding.small_mahjong_positions import asked
from tests.server.fake_time import FakeTime
from tests.server.running import Running, deal, in_loop, on_turn, play_on, running

GAME = "kanwisher-mahjong"
SECONDS = 3.0
GAMES = [game.slug for game in paiju.games() if "window" in game.state.State.fields]


def is_open(client: Client) -> bool:
    return client.info is not None and client.info.window is not None


async def throw(people: list[Client]) -> Client:
    """The seat to act throws a tile, and the window is open for everybody; who threw."""
    thrower = on_turn(people)
    assert thrower.view is not None
    throws = [action for action in thrower.view.actions if action.startswith("discard")]
    sequence = await thrower.play((throws or thrower.view.actions)[0])
    for client in people:
        await client.until(lambda client: client.sequence >= sequence)
    if not throws:  # a hand that must be won is over
        await deal(people)
        return await throw(people)
    return thrower


async def let_pass(people: list[Client], time: FakeTime) -> None:
    """Let the window close."""
    before = people[0].sequence
    time.advance(SECONDS)
    for client in people:
        await client.until(lambda client: client.sequence > before and not is_open(client))


async def with_claim(people: list[Client], time: FakeTime) -> list[Client]:
    """Throw until somebody could claim, in another hand where one is over; those who could."""
    while True:
        if not any(client.is_my_turn for client in people):
            await deal(people)
        await throw(people)
        if able := [client for client in people if client.is_my_turn]:
            return able
        await let_pass(people, time)


async def mahjong(server: Running, **wishes: object) -> list[Client]:
    people = await server.people(GAME, 4, **wishes)
    await deal(people)
    return people


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_seat_is_asked_does_not_hang_on_the_answers_before_it(slug: str) -> None:
    found = 0
    for seed in range(20):
        table = paiju.Table(slug, seed=seed)
        for _ in range(60):
            if table.decide() is None or table.results:
                break
            if table.is_window:
                window = Window(table)
                found += any(map(window.has_choice, window.seats))
                twin = table.copy()
                while twin.is_window:
                    assert set(twin.words) <= set(window.actions(twin.turn or 0))
                    twin.play("pass")
                for seat in window.seats:
                    assert [window.read(seat, action) for action in window.actions(seat)] == window.actions(seat)
                    answers = {seat: window.actions(seat)[0]}
                    assert any(moves for asked, moves, _ in window.played(answers) if asked == seat)
            table.play(table.legal[0])
    assert found


@in_loop
async def test_a_window_lasts_as_long_whoever_could_answer_and_has_answered(database: str) -> None:
    time = FakeTime()
    async with running(database, Settings(time=time, window=SECONDS)) as server:
        people = await mahjong(server)
        jumps = set()
        for round in range(3):
            able = await with_claim(people, time)
            before = people[0].sequence
            assert all(client.view is not None and client.view.turn in (None, client.seat) for client in people)
            others = [client for client in people if client not in able]
            assert all(client.view is not None and client.view.actions == [] for client in others)
            frames = [(client.view, client.info, client.sequence) for client in others]
            if round:  # nobody answers in the first one
                for client in able:
                    assert await client.play("pass") == before
                    assert not client.is_my_turn
                    with pytest.raises(RequestRefused) as refused:
                        await client.play("pass")
                    assert refused.value.code is Code.NOT_YOUR_TURN
            time.advance(SECONDS - 0.01)
            await asyncio.gather(*(client.ping() for client in people))
            assert [(client.view, client.info, client.sequence) for client in others] == frames
            time.advance(0.01)
            for client in people:
                await client.until(lambda client: not is_open(client))
            jumps.add(people[0].sequence - before)
        assert jumps == {6}  # three answers and three passes, whoever gave them


@in_loop
async def test_an_answer_is_kept_through_a_restart_and_counts_when_the_window_closes(database: str) -> None:
    time = FakeTime()
    async with running(database, Settings(time=time, window=SECONDS)) as server:
        people = await mahjong(server)
        [claimer, *_] = await with_claim(people, time)
        assert claimer.view is not None
        claim, seat = claimer.view.actions[0], claimer.seat
        again = await server.client()
        await again.resume(claimer.ticket)
        assert again.view == claimer.view
        await again.play(claim)
        people[people.index(claimer)] = again
        tickets = [client.ticket for client in people]
    async with running(database, Settings(time=time, window=SECONDS)) as server:
        people = [await server.client() for _ in tickets]
        for client, ticket in zip(people, tickets, strict=True):
            await client.resume(ticket)
        assert seat is not None
        assert not people[seat].is_my_turn
        await let_pass(people, time)
        view = people[0].view
        assert view is not None
        assert any(
            line.id.startswith(f"act-{claim.split()[0]}") and line.values["seat"] == {"seat": seat}
            for line in view.story
        )


@in_loop
async def test_a_throw_is_taken_back_within_its_window(database: str) -> None:
    time = FakeTime()
    async with running(database, Settings(time=time, window=SECONDS)) as server:
        people = await mahjong(server, undo=True)
        thrower = on_turn(people)
        before = thrower.view
        await throw(people)
        await thrower.undo()
        for client in people:
            if client is not thrower:
                await client.until(lambda client: client.info is not None and client.info.undo_asked_by is not None)
                await client.answer_undo(True)
        await thrower.until(lambda thrower: thrower.is_my_turn)
        assert thrower.view == before
        await throw(people)
        await let_pass(people, time)


@in_loop
async def test_one_who_is_alone_with_bots_may_think(database: str) -> None:
    async with running(database, Settings(window=SECONDS)) as server:
        [ann] = await server.people(GAME, 1, bots=3)
        await deal([ann])
        await play_on([ann], hands=1)


@pytest.mark.parametrize("slug", GAMES)
@in_loop
async def test_people_and_bots_play_a_hand_with_short_windows(slug: str, database: str) -> None:
    async with running(database, Settings(window=0.02)) as server:
        seats = paiju.game(slug).seats(None)
        people = await server.people(slug, 2, bots=seats - 2)
        await deal(people)

        async def play(client: Client) -> None:
            while not (client.view and client.view.hands_played):
                if client.is_my_turn and client.view:
                    with contextlib.suppress(RequestRefused):  # the window may have closed meanwhile
                        await client.play(client.view.actions[0])
                    await asyncio.sleep(0)
                else:
                    await client.changed()

        await asyncio.gather(*map(play, people))


def test_a_seat_that_is_asked_twice_answers_first_once() -> None:
    """Where wins go before claims all are asked about the one, then about the other."""
    table = asked(1, "[2:2][2:1][6:6][6:4][4:4]", "[1:1]", claim_rank="win_first")
    answered = [(seat, is_first) for seat, _, is_first in Window(table).played({})]
    assert answered == [(1, True), (2, True), (3, True), (1, False), (2, False), (3, False)]


@in_loop
async def test_one_who_comes_to_watch_does_not_see_whether_a_person_alone_is_thinking(database: str) -> None:
    """Neither by what is shown nor by how long it takes: a window that waits for one gets a fixed length."""
    time = FakeTime()
    async with running(database, Settings(time=time, window=SECONDS)) as server:
        [ann] = await server.people(GAME, 1, bots=3, clock={"base": 20, "bank": 60})
        for is_thinking in (False, True):
            await until_asked(ann, is_thinking)
            assert is_open(ann) == is_thinking
            bo = await server.client()
            looking = asyncio.create_task(bo.watch(ann.table))
            await bo.ping()
            await handled_by_table(ann)
            time.advance(SECONDS - 0.01)
            await handled_by_table(ann)
            await bo.ping()
            assert not looking.done()
            time.advance(0.01)
            await looking
            assert bo.info is not None
            assert bo.info.clock is not None
            assert bo.info.window is None
            await bo.close()
            await ann.until(lambda ann: not is_open(ann))


async def handled_by_table(client: Client) -> None:
    """Everything that was asked before is done: the table answers in order."""
    with pytest.raises(RequestRefused):
        await client.play("\N{SNOWMAN}")


async def until_asked(ann: Client, is_window: bool) -> None:
    """Play until it is one's turn, in a window or not."""
    while True:
        if ann.info and ann.info.phase in ("open", "over", "dealing"):
            await deal([ann])
        elif not ann.is_my_turn:
            await ann.changed()
        elif is_open(ann) == is_window:
            return
        elif ann.view is not None:
            throws = [action for action in ann.view.actions if action.startswith("discard")]
            await ann.play("pass" if is_open(ann) else (throws or ann.view.actions)[0])


@in_loop
async def test_nobody_else_learns_from_a_clock_that_a_person_has_a_choice(database: str) -> None:
    """A spectator read it from `used`, from the bank and from the log of the finished session."""
    time = FakeTime()
    async with running(database, Settings(time=time, window=SECONDS)) as server:
        [ann] = await server.people(GAME, 1, bots=3, clock={"base": 5, "bank": 60})
        await until_asked(ann, True)
        assert ann.info is not None
        assert ann.info.clock is not None
        assert ann.info.clock.used == 0  # one's own
        room = server.lobby._actors[ann.table].room
        runner = server.lobby._actors[ann.table].runner
        shared = info_of(room, frozenset(), runner._live_times())
        assert shared.clock is not None
        assert shared.clock.used is None
        before, left = ann.sequence, ann.info.clock.left
        time.advance(4.9)
        await ann.ping()
        assert is_open(ann)
        time.advance(0.1)
        await ann.until(lambda ann: ann.sequence > before)
        assert ann.info.clock.left == left


@in_loop
async def test_a_table_that_is_left_in_a_window_goes_to_sleep_and_on_again(database: str) -> None:
    time = FakeTime()
    settings = Settings(time=time, window=SECONDS, bot_answer=0.15, sleep=10.0)
    async with running(database, settings) as server:
        [ann] = await server.people(GAME, 1, bots=3)
        driving = asyncio.create_task(pass_time(time))
        await until_asked(ann, True)
        await ann.close()
        while ann.table in server.lobby.tables():
            await asyncio.sleep(0.01)
        back = await server.client()
        await back.resume(ann.ticket)
        await back.play("pass")
        await back.until(lambda back: not is_open(back))
        driving.cancel()


async def pass_time(time: FakeTime) -> None:
    while True:
        await asyncio.sleep(0.005)
        time.advance(0.1)
