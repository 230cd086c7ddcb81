"""Barbarian Tablets: whole hands of its rules, its ways to play, options and refusals; its slow twin."""

from typing import Any

import pytest

from paiju import MoveError, OptionError, Table
from paiju.tiles import FULL32, TAIL24, TileSet
from tests.games.playing import counts, play_beside, play_hand, policy_f, policy_l, policy_m, set_state
from tests.oracles.ho_hpai import Oracle
from tests.oracles.whole_hands import power_wall, wall_of

SLUG = "ho-hpai"


def texts(tiles: TileSet) -> list[str]:
    return [FULL32.text([face]) for face in tiles.tiles()]


def P(base: int) -> list[str]:
    return power_wall(texts(FULL32), base, 37)


def P24(base: int) -> list[str]:
    return power_wall(texts(TAIL24), base, 29)


def read(text: str) -> str:
    """Tiles in canonical order, written together."""
    return FULL32.text(sorted(FULL32.read(text)))


def row(counted: Any) -> str:
    return FULL32.text(face for face in range(21) for _ in range(counted[face]))


def line(table: Table) -> list[str]:
    """The tiles of the line as they were dealt, front first."""
    return [FULL32.text([tile - 1]) for tile in table.state.line if tile]


def decisions(table: Table, policy: Any) -> list[str]:
    """What was done in a hand, without the questions whose only answer is to pass."""
    return [done for done in play_hand(table, policy) if not done.endswith("pass")]


E10_HANDS = [
    "[1:1] [3:1] [5:5] [6:5] [5:4] [5:2]",
    "[3:1] [6:1] [6:1] [5:1] [5:3] [3:2]",
    "[1:1] [3:3] [5:1] [6:3] [4:2] [2:1]",
    "[6:6] [4:4] [5:5] [2:2] [4:3] [4:1]",
]


def test_E10_whole_hand() -> None:
    table = Table(SLUG, wall=P(15), hands=1)
    assert table.decide() == 0
    assert [row(table.state.hands[seat]) for seat in range(4)] == [read(hand) for hand in E10_HANDS]
    assert line(table) == ["[6:5]", "[6:4]", "[3:3]", "[6:4]", "[2:2]", "[6:2]", "[4:4]", "[6:6]"]
    assert decisions(table, policy_f) == ["0 put [1:1]", "1 put [3:1]", "2 put [1:1]", "2 win"]
    assert row(table.state.won) == read("[3:3][3:3][2:1][6:3][5:1][4:2]")
    assert table.results == [[-2, -2, 6, -2]]
    assert table.say(table.sheet[0].said) == (
        "s0 pays s2 2 for two triplets: Coincidence [3:3][3:3][2:1] + Full dragon [5:1][6:3][4:2]"
    )


def test_E10_without_sok_nobody_wins() -> None:
    table = Table(SLUG, wall=P(15), sok=False, hands=1)
    done = decisions(table, policy_f)
    assert (len(done), table.state.turns, table.results) == (48, 48, [[0] * 4])
    assert table.sheet == []
    for seat in range(4):
        puts = [put[2:] for put in done if put.startswith(str(seat))]
        assert puts == puts[:3] * 4
    assert done[::4][:4] == ["0 put [1:1]", "0 put [3:1]", "0 put [5:5]", "0 put [1:1]"]


def test_E11_eye() -> None:
    table = Table(SLUG, wall=P(20), line_fix="eye", hands=1)
    assert table.decide() == 0
    assert FULL32.text([table.state.eye]) == "[4:4]"
    assert line(table) == ["[5:5]", "[2:1]", "[3:3]", "[2:2]", "[5:1]", "[2:2]", "[6:6]"]
    assert decisions(table, policy_f)[-1] == "2 win"
    assert row(table.state.won) == read("[5:4][6:4][6:5][6:6][6:3][3:3]")
    assert (table.state.turns, table.results) == (7, [[-2, -2, 6, -2]])


def test_E12_three_players() -> None:
    table = Table(SLUG, seats=3, wall=P24(2), hands=1)
    assert decisions(table, policy_f) == ["0 put [1:1]", "0 win"]
    assert row(table.state.won) == read("[3:1][3:1][2:2][6:5][6:4][5:4]")
    assert table.results == [[4, -2, -2]]


def test_E14_draw_first() -> None:
    table = Table(SLUG, seats=3, wall=P24(19), draw_order="draw_first", line_fix="eye", hands=1)
    done = play_hand(table, policy_m)
    assert (len(done), table.state.turns) == (7, 7)
    assert row(table.state.won) == read("[5:1][6:3][4:2][6:4][5:3][2:1]")
    assert table.results == [[6, -3, -3]]
    assert "for two Full dragons: Full dragon" in table.say(table.sheet[0].said)


@pytest.mark.parametrize(
    ("seats", "options", "places"),
    [
        (4, {}, 8),
        (4, {"line_fix": "eye"}, 7),
        (3, {}, 6),
        (3, {"line_fix": "eye"}, 5),
        (3, {"remove_doubles": False}, 14),
        (3, {"remove_doubles": False, "line_fix": "eye"}, 13),
        (4, {"draw_order": "draw_first"}, 12),
        (4, {"draw_order": "draw_first", "line_fix": "eye", "remove_doubles": False}, 11),
        (3, {"draw_order": "draw_first"}, 9),
        (3, {"draw_order": "draw_first", "line_fix": "eye"}, 8),
        (3, {"draw_order": "draw_first", "remove_doubles": False}, 17),
        (3, {"draw_order": "draw_first", "remove_doubles": False, "line_fix": "eye"}, 16),
    ],
)
def test_the_length_of_the_line(seats: int, options: dict[str, Any], places: int) -> None:
    table = Table(SLUG, seats=seats, seed=1, **options)
    assert table.decide() == 0
    assert table.state.places == places
    assert table.state.held[0] == 6
    assert table.state.left == places - (1 if "draw_order" in options else 0)


def test_a_hand_that_was_passed_may_be_declared_later() -> None:
    table = Table(SLUG, wall=P(15), hands=1)
    for words in ("put [1:1]", "pass", "put [3:1]", "pass", "put [1:1]"):
        table.play(words)
    assert table.words == ["win", "pass"]
    table.play("pass")
    while table.turn != 2:
        table.play(table.words[-1])
    assert table.words[0] == "win"
    assert all(words.startswith("put") for words in table.words[1:])


def test_without_the_eye_my_own_tiles_come_back_in_their_order() -> None:
    table = Table(SLUG, wall=P(20), hands=1)
    put: list[str] = []
    got: list[str] = []
    while not table.over:
        before = table.state.hands[0]
        table.decide()
        words = next(word for word in table.words if word != "win")
        if table.turn == 0 and words.startswith("put"):
            table.play(words)
            put.append(words[4:])
            drawn = table.state.drawn[0] - 1
            assert table.state.hands[0, drawn] > before[drawn] or put[-1] == FULL32.text([drawn])
            got.append(FULL32.text([drawn]))
        else:
            table.play(words)
    assert len(put) == 12
    assert got[2:] == put[:-2]


def test_with_the_eye_my_tile_goes_to_the_seat_before_me_and_i_know_it() -> None:
    table = Table(SLUG, wall=P(20), line_fix="eye")
    table.decide()
    first = table.words[0].removeprefix("put ")
    for _ in range(14):  # seven turns, each a put and a pass
        table.play(table.words[-1] if table.words[0] == "win" else table.words[0])
    assert table.turn == 3
    table.play(table.words[-1])
    assert FULL32.text([table.state.fed[0] - 1]) == first
    assert table.observe(0).fed[0]
    assert not table.observe(1).fed[0]
    hand = next(zone for zone in table.view(0, language="en")["zones"] if (zone["kind"], zone["owner"]) == ("hand", 3))
    assert [tile["face"] for tile in hand["tiles"]] == [first] + [None] * 5
    hand = next(zone for zone in table.view(1, language="en")["zones"] if (zone["kind"], zone["owner"]) == ("hand", 3))
    assert [tile["face"] for tile in hand["tiles"]] == [None] * 6


def test_i_see_my_own_tiles_in_the_line() -> None:
    table = Table(SLUG, wall=P(20))
    table.decide()
    put = table.words[-1].removeprefix("put ")
    table.play(table.words[-1])

    def shown(seat: int | None) -> list[str | None]:
        return [tile["face"] for tile in table.view(seat, language="en")["zones"][0]["tiles"]]

    assert shown(0) == [None] * 7 + [put]
    assert shown(1) == shown(None) == [None] * 8
    table.play(table.words[-1])
    assert shown(0) == [None] * 7 + [put]
    table.play(table.words[-1])
    assert shown(0) == [None] * 6 + [put, None]
    assert table.view(1)["log"][-2:] == ["s0 put [?:?]", f"s1 put {shown(1)[-1]}"]


def rummy(front: str, seats: int = 4, **options: Any) -> Table:
    wall = wall_of(texts(FULL32), [FULL32.text([face]) for face in FULL32.read(front)])
    return Table(SLUG, seats=seats, wall=wall, play="rummy", **options)


RUMMY_DEAL = "[6:1][5:4][3:2][3:3][3:1] [6:6][6:6][4:4][4:4][5:5] [2:2][2:2][6:4][6:4][5:5] [6:5][6:5][6:3][5:3][4:2]"


def test_rummy() -> None:
    table = rummy(f"{RUMMY_DEAL}[5:1]", line_fix="eye", draw_order="draw_first", hands=1)
    assert table.decide() == 0
    assert (table.options["max_rounds"], table.state.left, table.state.held[0]) == (40, 11, 6)
    table.play("discard [3:1]")
    assert (table.turn, table.words) == (1, ["take", "draw"])
    took = table.copy()
    took.play("take")
    assert "discard [3:1]" not in took.words
    assert (took.state.left, took.state.held[1]) == (11, 6)
    table.play("draw")
    assert (table.state.left, table.state.held[1]) == (10, 6)
    assert len(table.words) == len({words for words in table.words if words.startswith("discard")})


def test_in_rummy_all_know_what_was_taken() -> None:
    table = rummy(f"{RUMMY_DEAL}[5:1]")
    for words in ("discard [3:1]", "take", "discard [6:6]"):
        table.play(words)
    assert row(table.observe(3).known[1]) == "[3:1]"
    hand = next(zone for zone in table.view(3, language="en")["zones"] if (zone["kind"], zone["owner"]) == ("hand", 1))
    assert [tile["face"] for tile in hand["tiles"]] == ["[3:1]"] + [None] * 4
    for words in ("take", "discard [2:2]", "draw", "discard [6:5]", "draw", "discard [6:1]", "draw", "discard [3:1]"):
        table.play(words)
    assert row(table.observe(3).known[1]) == ""


def test_rummy_win_of_the_dealer() -> None:
    table = rummy(f"{RUMMY_DEAL}[1:1]", hands=1)
    table.decide()
    assert table.words[0] == "win"
    table.play("win")
    assert table.results == [[6, -2, -2, -2]]


def test_rummy_win_with_a_tile_that_all_saw_taken() -> None:
    """The hand lies open then, and nothing is left of it to be known."""
    mine, first, *others = RUMMY_DEAL.split()
    table = rummy(f"{first}{mine}{''.join(others)}[1:1]", hands=1)
    for words in ("discard [1:1]", "take", "win"):
        table.play(words)
    assert table.results == [[-2, 6, -2, -2]]
    assert row(table.observe(None).known[1]) == ""


def test_rummy_ends_with_its_wall() -> None:
    table = Table(SLUG, seats=3, wall=P24(2), play="rummy", hands=1)
    done = play_hand(table, lambda words, step: words.index("draw") if "draw" in words else len(words) - 1)
    assert sum(words.endswith("draw") for words in done) == 8
    assert (table.state.left, table.results) == (0, [[0, 0, 0]])


@pytest.mark.parametrize(("options", "turns"), [({"play": "rummy"}, 3), ({"line_fix": "eye"}, 3), ({}, 3)])
def test_cut_off(options: dict[str, Any], turns: int) -> None:
    table = Table(SLUG, seats=3, wall=P24(2), max_rounds=1, hands=1, **options)
    play_hand(table, policy_l)
    assert table.over
    assert table.state.turns == turns


@pytest.mark.parametrize(
    ("options", "rounds"), [({}, 12), ({"line_fix": "eye"}, 50), ({"line_fix": "eye", "play": "rummy"}, 40)]
)
def test_usual_rounds(options: dict[str, Any], rounds: int) -> None:
    assert Table(SLUG, **options).options["max_rounds"] == rounds


@pytest.mark.parametrize(("next_dealer", "dealers"), [("winner", (2, 2)), ("rotate", (1, 2))])
def test_who_deals_next(next_dealer: str, dealers: tuple[int, int]) -> None:
    table = Table(SLUG, wall=[P(15), P(20), P(15)], next_dealer=next_dealer)
    play_hand(table, policy_f)
    assert table.decide() == dealers[0]
    play_hand(table, policy_l)
    assert (table.results[1], table.decide()) == ([0] * 4, dealers[1])


OPTIONS: list[dict[str, Any]] = [
    {},
    {"line_fix": "eye", "next_dealer": "rotate"},
    {"draw_order": "draw_first", "scoring": "korean", "three_pairs": True, "max_rounds": 30},
    {"draw_order": "draw_first", "line_fix": "eye", "remove_doubles": False, "first_dealer": 2},
    {"remove_doubles": False, "scoring": "culin", "kao_without_doubles": "invalid", "max_rounds": 20},
    {"line_fix": "eye", "remove_doubles": False, "sok": False, "big_small_doubles": 3},
    {"play": "rummy", "hands": 2},
    {"play": "rummy", "remove_doubles": False, "three_pairs": True, "pairs": "chinese", "line_fix": "eye"},
]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_plays_like_its_slow_twin(seats: int, options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, seats, options, seed=seats, decisions=400)


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"scoring.*chinese.*culin, korean, combined"):
        Table(SLUG, scoring="chinese")
    with pytest.raises(OptionError, match=r"big_small_doubles.*4.*2 to 3"):
        Table(SLUG, big_small_doubles=4)
    with pytest.raises(OptionError, match="3 to 4 players"):
        Table(SLUG, seats=2)


def refused(table: Table, action: str, why: str) -> None:
    assert table.decide() is not None
    before = table._state.tobytes()
    with pytest.raises(MoveError, match=why):
        table.play(action)
    assert table._state.tobytes() == before


def test_refusals_at_the_line() -> None:
    table = Table(SLUG, wall=P(15))
    refused(table, "win", "not a winning hand")
    refused(table, "put [6:6]", r"you hold no \[6:6\]")
    refused(table, "put", "choose one tile to put")
    refused(table, "pass", "your turn to put a tile")
    refused(table, "discard [1:1]", "your turn to put a tile")
    table.play("put [1:1]")
    refused(table, "put [3:1]", "already put a tile")
    set_state(table, phase=0, hands=[counts(table, "[2:1][4:3][6:5][3:3][3:1][1:1]")] * 4)
    refused(table, "win [1:1]", "choose no tiles")


def test_refusals_in_rummy() -> None:
    table = rummy(f"{RUMMY_DEAL}[5:1]")
    refused(table, "put [3:1]", "your turn to discard a tile")
    table.play("discard [3:1]")
    refused(table, "discard [6:6]", "take the tile just thrown, or draw")
    table.play("take")
    refused(table, "discard [3:1]", "just taken")
    refused(table, "draw", "your turn to discard")
