"""The table: what it takes, what it refuses, and that a refusal changes nothing."""

import json
import re
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import paiju
from paiju import MoveError, OptionError, Table, UnknownGame, WallError
from paiju.play import IllegalMove, UnreadableMove
from paiju.play.counting import dice_for_counting
from tests.games.playing import play_hand, play_session, policy_f

SLUG = "jielong"


def test_games_are_listed_and_found() -> None:
    assert SLUG in [game.slug for game in paiju.games()]
    assert paiju.game(SLUG).name == "Jie Long (Connect the Dragon)"
    with pytest.raises(UnknownGame, match="did you mean jielong"):
        paiju.game("jielongg")


def test_seats_are_checked_and_players_is_another_name() -> None:
    assert Table(SLUG, players=3).seats == Table(SLUG, seats=3).seats == 3
    for bad in (1, 5, True, "4"):
        with pytest.raises(OptionError, match="2 to 4"):
            Table(SLUG, seats=bad)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 1.5, "x", True])
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(OptionError, match="seed"):
        Table(SLUG, seed=seed)  # type: ignore[arg-type]


def test_the_same_seed_deals_the_same() -> None:
    first, second = Table(SLUG, seed=11), Table(SLUG, seed=11)
    play_session(first, policy_f)
    play_session(second, policy_f)
    assert first.walls == second.walls
    assert first.scores == second.scores
    other = Table(SLUG, seed=12)
    other.decide()
    assert other.walls[0] != first.walls[0]


def test_an_action_is_understood_however_it_is_spelled() -> None:
    table, twin = Table(SLUG, seed=11), Table(SLUG, seed=11)
    table.decide()
    words = table.words[-1]
    table.play(words)
    twin.play(f"  {words.upper().replace(' ', '   ')} ")
    assert twin.moves == table.moves


@pytest.mark.parametrize("slug", [game.slug for game in paiju.games()])
def test_to_read_a_table_deals_nothing(slug: str) -> None:
    table = Table(slug, seed=2)
    for _ in range(2):  # fresh, and between two hands
        dealt, before = len(table.walls), table.position
        assert (table.turn, table.legal, table.words, table.actions) == (None, [], [], [])
        for name in vars(Table):
            if isinstance(vars(Table)[name], property):
                getattr(table, name)
        assert (len(table.walls), table.position) == (dealt, before)
        table.decide()
        while not table.hand_over:
            table.play(table.legal[0])


def test_a_fresh_table_deals_before_it_plays_a_move() -> None:
    dealt = Table(SLUG, seed=11)
    dealt.decide()
    move = dealt.legal[0]
    table = Table(SLUG, seed=11)
    table.play(move)
    assert table.moves == [move]
    assert len(table.walls) == 1


@pytest.mark.parametrize(
    ("wall", "complaint"),
    [
        ("[6:6]", "1 tiles"),
        (["[6:6]"] * 32, r"\[6:6\] 32 times"),
        ([99] * 32, "no tile"),
        ([], "empty"),
        (7, "list of tiles"),
        ([None] * 32, "no tile"),
        ("[6:6][7:7]", r"\[7:7\]"),
        ("x", "'x' is no tile"),
        (["x"], "'x' is no tile"),
        ([list(range(21)), list(range(21))], "21 tiles"),
    ],
)
def test_a_wall_that_is_no_permutation_is_refused(wall: object, complaint: str) -> None:
    with pytest.raises(WallError, match=complaint):
        Table(SLUG, wall=wall)  # type: ignore[arg-type]


@pytest.mark.parametrize(("number", "named"), [(1, True), (6, True), (7, False)])
def test_a_wall_that_lacks_a_few_tiles_is_told_which(number: int, named: bool) -> None:
    tiles = Table(SLUG).tiles
    wall = tiles.tiles()
    with pytest.raises(WallError, match=f"wall 1 has {32 - number} tiles") as refused:
        Table(SLUG, wall=wall[number:])
    assert str(refused.value).endswith(f"; missing {tiles.text(wall[:number])}") == named
    assert ("missing" in str(refused.value)) == named


def test_a_wall_is_taken_as_text_numbers_or_tiles() -> None:
    tiles = Table(SLUG).tiles
    wall = tiles.stride(7)
    tables = [
        Table(SLUG, wall=given)
        for given in (
            wall,
            np.array(wall).tolist(),
            tiles.text(wall),
            [tiles.text([face]) for face in wall],
            [wall, wall],
        )
    ]
    for table in tables:
        table.decide()
    assert len({table.words[0] for table in tables}) == 1
    assert all(table.walls[0] == wall for table in tables)


def test_walls_given_are_dealt_before_those_of_the_seed() -> None:
    wall = Table(SLUG).tiles.stride(7)
    table = Table(SLUG, wall=[wall], seed=3, hands=2)
    play_session(table, policy_f)
    assert table.walls == [wall, paiju.play.shuffle.shuffled(table.tiles.tiles(), SLUG, 3, 1)]


@pytest.mark.parametrize("move", [-1, 10_000, 50, "discard [9:9]", "hop [6:6]", "", "play", 1.5, None, True])
def test_a_move_that_is_not_legal_changes_nothing(move: object) -> None:
    table = Table(SLUG, seed=1)
    table.decide()
    words, before = table.words, table._state.tobytes()
    with pytest.raises(MoveError):
        table.play(move)  # type: ignore[arg-type]
    assert table._state.tobytes() == before
    assert table.words == words
    assert not table.moves


def test_errors_say_their_cause() -> None:
    table = Table(SLUG, seed=1)
    with pytest.raises(UnreadableMove, match="verbs are lead, play, discard"):
        table.play("jump")
    with pytest.raises(IllegalMove, match="the dealer leads"):
        table.play("discard [6:6]")
    with pytest.raises(UnreadableMove, match="face down"):
        table.play("lead [?:?]")


@pytest.mark.parametrize("text", ["lead [7:1] open 7", "play [0:3]", "discard [9:9]"])
def test_a_tile_that_does_not_exist_is_named(text: str) -> None:
    tile = text[text.index("[") : text.index("]") + 1]
    with pytest.raises(UnreadableMove, match=f"^there is no tile {re.escape(tile)}$"):
        Table(SLUG, seed=1).play(text)


def test_nothing_is_played_after_the_end() -> None:
    table = Table(SLUG, seed=1, hands=1)
    play_session(table, policy_f)
    assert table.turn is None
    assert table.legal == []
    assert table.words == []
    for move in (0, "play [6:6]"):
        with pytest.raises(IllegalMove, match="over"):
            table.play(move)


def test_a_finished_hand_stays_on_view_until_play_goes_on() -> None:
    table = Table(SLUG, seed=1, hands=2)
    play_hand(table, policy_f)
    assert table.hand_over
    assert not table.over
    assert any(tile["face"] for zone in table.view(None, language="en")["zones"][1:] for tile in zone["tiles"])
    assert table.decide() is not None
    assert not table.hand_over
    assert all(not tile["face"] for zone in table.view(None, language="en")["zones"] for tile in zone["tiles"])


def test_views_are_plain_data_and_hide_the_others() -> None:
    table = Table(SLUG, seed=1)
    for seat in (None, 0, 1, 2, 3):
        view = table.view(seat)
        json.dumps(view)
        shown = {zone["owner"] for zone in view["zones"] if any(tile["face"] for tile in zone["tiles"])}
        assert shown == ({seat} if seat is not None else set())
        assert bool(view["actions"]) == bool(view["prompt"]) == (seat == table.turn)
    with pytest.raises(OptionError, match="no seat 4"):
        table.view(4)


def test_the_log_tells_others_no_tile_put_face_down() -> None:
    table = Table(SLUG, seed=1, hands=1)
    play_session(table, policy_f)
    own, other = table.view(1)["log"], table.view(2)["log"]
    assert any(line.startswith("s1 discard [") and "?" not in line for line in own)
    assert all("?" in line for line in other if line.startswith("s1 discard"))


def test_a_copy_goes_its_own_way() -> None:
    table = Table(SLUG, seed=1)
    twin = table.copy()
    twin.decide()
    twin.play(twin.words[0])
    assert not table.moves
    assert len(twin.moves) == 1
    assert table.view(0)["log"] != twin.view(0)["log"]


def test_undo_takes_back_the_last_action_of_the_hand() -> None:
    table = Table(SLUG, seed=1, hands=2)
    positions = []
    for _ in range(5):
        table.decide()
        positions.append((table.words, table._state.tobytes()))
        table.play(table.words[-1])
    for words, state in reversed(positions):
        table.undo()
        assert table._state.tobytes() == state
        assert table.words == words
    with pytest.raises(MoveError, match="nothing to take back"):
        table.undo()
    play_hand(table, policy_f)
    with pytest.raises(MoveError, match="finished hand"):
        table.undo()


def test_describe_names_a_legal_move() -> None:
    table = Table(SLUG, seed=1)
    table.decide()
    assert [table.describe(move) for move in table.legal] == table.words
    with pytest.raises(IllegalMove):
        table.describe(-5)


def test_advice_says_where_there_is_no_choice() -> None:
    table = Table(SLUG, seed=3, hands=1)
    alone = 0
    while not table.over:
        advice = table.advice(language="en")
        assert (advice.reason == "It is the only move.") == (len(table.legal) == 1)
        alone += len(table.legal) == 1
        table.play(advice.words)
    assert alone


def test_advice_is_a_legal_move_with_a_reason() -> None:
    table = Table(SLUG, seed=1)
    words, moves, reason = table.advice(language="en")
    assert words in table.words
    assert moves[0] in table.legal
    assert reason.endswith(".")
    assert table.say(table.advice().reason) == reason


def test_an_impossible_wall_is_its_own_kind_of_error() -> None:
    with pytest.raises(WallError):
        Table(SLUG, wall="[6:6]")


@pytest.mark.parametrize("slug", [game.slug for game in paiju.games()])
def test_to_look_at_a_hand_that_has_ended_deals_no_other(slug: str) -> None:
    """Also where it was thrown in, so that there is no result yet."""
    for seed in range(4):
        table = Table(slug, seed=seed)
        while table.decide() is not None and len(table.walls) == 1:
            table.play(table.legal[-1])
            if table.hand_over:
                break
        for seat in (None, *range(table.seats)):
            table.view(seat)
        assert len(table.walls) == 1


def test_before_the_first_deal_no_hand_is_over() -> None:
    table = Table(SLUG, seed=1)
    assert not table.hand_over
    assert not table.over
    with pytest.raises(MoveError, match="nothing to take back"):
        table.undo()
    assert table.view()["hand"] == 1  # to look deals the first hand
    assert (len(table.walls), table.hand_over) == (1, False)


def test_hands_are_dealt_one_by_one() -> None:
    table = Table(SLUG, seed=1, hands=2)
    table.deal()
    assert len(table.walls) == 1
    with pytest.raises(MoveError, match="the hand is not over"):
        table.deal()
    play_hand(table, policy_f)
    assert len(table.walls) == 1
    table.deal()
    play_hand(table, policy_f)
    with pytest.raises(MoveError, match="the session is over"):
        table.deal()


def test_a_hand_that_its_own_deal_ends_is_on_view() -> None:
    slug, seed = thrown_in()
    table = Table(slug, seed=seed)
    view = table.view()
    assert (len(table.walls), table.hand_over, view["turn"]) == (1, True, None)
    assert any(tile["face"] for zone in view["zones"] for tile in zone["tiles"])
    assert table.decide() is not None  # play goes on with the next hand
    assert len(table.walls) > 1


def thrown_in() -> tuple[str, int]:
    """A first deal of the solitaire that is dead: it is thrown in."""
    for seed in range(1000):
        table = Table("xiangshifu", seed=seed)
        if table.decide() is not None and len(table.walls) > 1:
            return "xiangshifu", seed
    raise AssertionError("no deal was dead")


def test_points_of_finished_hands() -> None:
    table = Table(SLUG, seed=1, hands=2)
    play_hand(table, policy_f)
    assert table.points == [list(table.observe(None).points)]
    table.deal()
    play_hand(table, policy_f)
    assert len(table.points) == len(table.results) == 2
    assert Table("tianjiu", seed=1).points == []


@pytest.mark.parametrize("slug", ["jielong", "small-mahjong", "ding-niu", "bagchen"])
def test_no_move_is_applied_twice(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Views, copies and undo read what was kept; they play nothing again."""
    table = Table(slug, seed=1)
    table.view()
    applied: list[str] = []
    counting = Counting(table._drivers, applied)
    table._drivers = counting  # type: ignore[assignment]
    for _ in range(6):
        for move in table.actions[0][1]:
            table.play(move)
    steps = len(applied)
    assert steps >= 6
    for seat in (None, *range(table.seats)):
        table.view(seat)
    twin = table.copy()
    assert twin.view(0)["log"] == table.view(0)["log"]
    twin.undo()
    assert [call for call in applied[steps:] if call in ("step", "deal", "roll")] == []
    assert len(twin.narrator.events) < len(table.narrator.events)


class Counting:
    """Drivers that note what is called."""

    def __init__(self, drivers: ModuleType, called: list[str]) -> None:
        self._drivers, self._called = drivers, called

    def __getattr__(self, name: str) -> Any:
        if name in ("step", "deal", "roll"):
            self._called.append(name)
        return getattr(self._drivers, name)


@pytest.mark.parametrize("slug", [game.slug for game in paiju.games()])
def test_undo_leaves_story_and_sheet_as_they_were(slug: str) -> None:
    table = Table(slug, seed=5)
    for _ in range(8):
        table.decide()
        before = (table.position, table.view(0), table.sheets, table.throws[:], table.moves[:])
        if table.turn is None:
            break
        table.play(table.words[0])
        if table.hand_over or table.view(0)["hand"] != before[1]["hand"]:
            break
        twin = table.copy()
        twin.undo()
        assert (twin.position, twin.view(0), twin.sheets, twin.throws, twin.moves) == before


def test_a_tree_count_has_the_dice_that_were_thrown_and_two_more() -> None:
    table = Table("heaven-nine", seed=1)
    assert table.decide() is not None
    thrown = [die for throw in table.throws for die in throw]
    dice = dice_for_counting(table)
    assert thrown
    assert dice[: len(thrown)] == thrown
    assert len(dice) == len(thrown) + 2
    assert dice_for_counting(Table(SLUG, seed=1)) == []
