"""The full-screen table, driven by Textual's pilot: keys, mouse, panes, the form, and how games look."""

import asyncio
import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Select, Static

import paiju
from paiju.terminal.saved_sessions import SavedSession, last_session, save
from paiju.terminal.screen.app import PaijuApp, Wanted
from paiju.terminal.screen.hand import CHOSEN, Hand
from paiju.terminal.screen.reader import Reader
from paiju.terminal.screen.set_up import Offer, SetUp
from paiju.terminal.screen.table_screen import TableScreen

SNAPSHOTS = Path(__file__).parent / "snapshots"
SMALL, LARGE = (80, 24), (120, 40)
Story = Callable[[PaijuApp, Pilot[None]], Awaitable[None]]


@pytest.fixture(autouse=True)
def sessions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAIJU_SESSIONS", str(tmp_path / "sessions"))


def drive(story: Story, wanted: Wanted, size: tuple[int, int] = SMALL) -> None:
    async def run() -> None:
        app = PaijuApp(wanted)
        async with app.run_test(size=size) as pilot:
            await quiet(app, pilot)
            await story(app, pilot)

    asyncio.run(run())


async def quiet(app: PaijuApp, pilot: Pilot[None]) -> None:
    """Until bots have played and all is drawn."""
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: PaijuApp, pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await quiet(app, pilot)


def at(slug: str, language: str = "en", **options: Any) -> Wanted:
    return Wanted(language, paiju.Table(slug, seed=3, **options), pace=0)


def screen_text(app: PaijuApp) -> str:
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips) + "\n"


def shown_table(app: PaijuApp) -> paiju.Table:
    screen = app.screen
    assert isinstance(screen, TableScreen)
    table = screen.desk.table  # type: ignore[attr-defined]
    assert isinstance(table, paiju.Table)
    return table


LOOKS = (
    ("jielong", SMALL, "en"),
    ("tianjiu", LARGE, "ko"),
    ("kanwisher-mahjong", SMALL, "zh-Hant"),
    ("pai-gow", SMALL, "en"),
    ("xiangshifu", LARGE, "zh-Hans"),
    ("ponjan", LARGE, "en"),
    ("tsung-shap", SMALL, "ko"),
    ("bagchen", LARGE, "en"),
)


@pytest.mark.parametrize(("slug", "size", "language"), LOOKS, ids=[look[0] for look in LOOKS])
def test_games_look_as_they_did(slug: str, size: tuple[int, int], language: str) -> None:
    """SNAPSHOTS=renew keeps a wanted change: look at it before it is committed."""

    async def look(app: PaijuApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter")
        text = screen_text(app)
        kept = SNAPSHOTS / f"{slug}.txt"
        if os.environ.get("SNAPSHOTS") == "renew":
            kept.write_text(text, encoding="utf-8")
        assert text == kept.read_text(encoding="utf-8")

    drive(look, at(slug, language), size)


def test_a_session_is_played_with_the_enter_key_alone() -> None:
    async def play(app: PaijuApp, pilot: Pilot[None]) -> None:
        for _ in range(60):
            if shown_table(app).over:
                break
            await press(app, pilot, "enter")
        assert shown_table(app).over
        assert "The session is over." in screen_text(app)
        assert last_session() is None
        await press(app, pilot, "enter")
        assert isinstance(app.screen, SetUp)

    drive(play, at("jielong", hands=1))


def test_a_session_is_saved_after_every_action_and_offered_again() -> None:
    async def begin(app: PaijuApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter")
        saved = last_session("jielong")
        assert saved is not None
        assert saved.table.position == shown_table(app).position

    drive(begin, at("jielong"))
    saved = last_session()
    assert saved is not None

    async def go_on(app: PaijuApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Offer)
        await press(app, pilot, "enter")
        assert shown_table(app).moves[: len(saved.table.moves)] == saved.table.moves

    async def afresh(app: PaijuApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "tab", "enter")
        assert isinstance(app.screen, SetUp)

    drive(go_on, Wanted("ko", saved=saved, pace=0))
    drive(afresh, Wanted("en", saved=saved, pace=0))


def test_a_spoilt_session_is_not_offered(tmp_path: Path) -> None:
    table = paiju.Table("jielong", seed=3)
    table.decide()
    table.play(table.words[0])
    save(SavedSession(table, 0, "good"))
    [file] = (tmp_path / "sessions").iterdir()
    file.write_text(file.read_text()[:-40])
    assert last_session() is None


def test_tiles_are_chosen_with_keys_and_mouse_and_narrow_the_actions() -> None:
    async def choose(app: PaijuApp, pilot: Pilot[None]) -> None:
        table, actions = shown_table(app), app.screen.query_one("#actions", OptionList)
        hand = app.screen.query_one(Hand)
        every = actions.option_count
        assert every == len(table.words)
        await pilot.click(Hand, offset=(8, 1))  # the second tile: [6:4] or the like
        await quiet(app, pilot)
        tile = table.tiles.text([hand.faces[1]])
        assert actions.option_count == sum(tile in word for word in table.words) < every
        assert CHOSEN in screen_text(app)
        await press(app, pilot, "escape")
        assert actions.option_count == every
        hand.focus()
        await press(app, pilot, "left", "left", "space")
        assert list(hand.chosen) == [hand.faces[-1]] or list(hand.chosen) == [hand.faces[0]]
        moves = len(table.moves)
        await press(app, pilot, "enter")
        if len(table.moves) == moves:  # both ends fit: the list asks which
            await press(app, pilot, "enter")
        assert len(shown_table(app).moves) > moves

    drive(choose, at("jielong"))


def test_the_number_of_an_action_leads_to_it() -> None:
    async def choose(app: PaijuApp, pilot: Pilot[None]) -> None:
        actions, table = app.screen.query_one("#actions", OptionList), shown_table(app)
        assert actions.option_count == len(table.words) > 12
        for typed, wanted in (("3", 3), ("12", 12), ("0", 1), ("99", 9), ("2", 2)):
            await press(app, pilot, *typed)
            assert actions.highlighted == wanted - 1
            await press(app, pilot, "escape")
        twelfth = table.legal[11]
        await press(app, pilot, "1", "2", "enter")
        assert table.moves[0] == twelfth

    drive(choose, at("bagchen"))


def test_the_hand_is_sorted_and_put_back() -> None:
    async def sort(app: PaijuApp, pilot: Pilot[None]) -> None:
        hand, tiles = app.screen.query_one(Hand), shown_table(app).tiles
        dealt = hand.faces
        await press(app, pilot, "o")
        pips = [sum(int(digit) for digit in re.findall(r"\d", tiles.text([face]))) for face in hand.faces]
        assert pips == sorted(pips, reverse=True)
        assert sorted(hand.faces) == sorted(dealt)
        assert hand.faces != dealt
        await press(app, pilot, "o")
        assert hand.faces == dealt

    drive(sort, at("jielong"))


def test_hint_undo_and_panes() -> None:
    async def use(app: PaijuApp, pilot: Pilot[None]) -> None:
        before = shown_table(app).position
        await press(app, pilot, "u")
        assert "there is nothing to take back in this hand" in str([toast.message for toast in app._notifications])
        await press(app, pilot, "h")
        advice = shown_table(app).advice(language="en")
        assert any(advice.words in toast.message for toast in app._notifications)
        await press(app, pilot, "enter", "u")
        assert shown_table(app).position == before
        for key, words in (("s", "story"), ("p", "scores"), ("r", "rules")):
            await press(app, pilot, key)
            assert isinstance(app.screen, Reader)
            assert words in screen_text(app)
            await press(app, pilot, "escape")
        await press(app, pilot, "l")
        assert "第 1 局" in screen_text(app)

    drive(use, at("jielong"))


def test_a_hint_names_the_action_as_the_list_does() -> None:
    async def ask(app: PaijuApp, pilot: Pilot[None]) -> None:
        actions = app.screen.query_one("#actions", OptionList)
        labels = [str(actions.get_option_at_index(at).prompt)[4:] for at in range(actions.option_count)]
        await press(app, pilot, "h")
        [toast] = [toast.message for toast in app._notifications]
        assert any(toast.startswith(f"{label}: ") for label in labels)

    drive(ask, at("jielong", "ko"))


def test_what_does_not_fit_into_the_title_is_marked_as_cut() -> None:
    async def look(app: PaijuApp, pilot: Pilot[None]) -> None:
        assert screen_text(app).splitlines()[0].endswith("…")

    drive(look, at("jielong"))


def test_all_that_was_paid_is_shown_after_a_hand() -> None:
    async def finish(app: PaijuApp, pilot: Pilot[None]) -> None:
        table = shown_table(app)
        while not table.hand_over:
            await press(app, pilot, "enter")
        text = re.sub(r"\s+", " ", screen_text(app))
        assert len(table.sheet) >= 3
        for line in table.view(0, language="en")["sheet"]:
            assert re.sub(r"\s+", " ", line) in text

    drive(finish, Wanted("en", paiju.Table("pai-gow", seed=5), pace=0))


def test_the_form_sets_up_any_game() -> None:
    async def fill_in(app: PaijuApp, pilot: Pilot[None]) -> None:
        form = app.screen
        assert isinstance(form, SetUp)
        form.query_one("#game", Select).value = "ponjan"
        await quiet(app, pilot)
        form.query_one("#preset", Select).value = "two players"
        form.query_one("#option-score_unit", Input).value = "7"
        form._press_start()
        await quiet(app, pilot)
        assert "1 or 10" in str(form.query_one("#problem", Static).render())
        form.query_one("#option-score_unit", Input).value = "10"
        form._press_start()
        await quiet(app, pilot)
        table = shown_table(app)
        assert (table.game.slug, table.seats, table.options["score_unit"]) == ("ponjan", 2, 10)

    drive(fill_in, Wanted("en", pace=0))


@pytest.mark.parametrize("size", [(60, 20), (200, 60)])
def test_other_sizes_show_the_hand_and_what_to_do(size: tuple[int, int]) -> None:
    async def look(app: PaijuApp, pilot: Pilot[None]) -> None:
        text = screen_text(app)
        assert shown_table(app).words[0] in text
        assert all(key in text for key in ("hint", "undo"))

    drive(look, at("tianjiu"), size)
