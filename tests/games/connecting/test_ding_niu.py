"""The Bull Fight: the worked examples of its rules, and its slow twin."""

import itertools
import random
from typing import Any

import pytest

import paiju
from paiju import OptionError, Table
from paiju.games.connecting.ding_niu.suan_zhang import CLASSIC, LINKS, OPEN, SMOTHERED, status_of
from paiju.kernel.zones import faces_in
from paiju.tiles import BULL24, FULL32
from tests.games.connecting.dragons import one_hand, points_of, position, session, settled, story
from tests.games.playing import play_beside, play_hand, policy_f, policy_l
from tests.oracles.ding_niu import Oracle, is_classic, is_smothered

SLUG = "ding-niu"
NAMES = ("OPEN", "CLASSIC", "SMOTHERED")


def wall_of(*hands: str) -> list[int]:
    """Seats 0 to 3 get these tiles; a hand that is too short is filled up from the rest."""
    dealt = [BULL24.read(hand) for hand in hands]
    rest = BULL24.tiles()
    for face in itertools.chain(*dealt):
        rest.remove(face)
    for hand in dealt:
        hand += [rest.pop() for _ in range(6 - len(hand))]
    return list(itertools.chain(*dealt))


def play(table: Table, text: str) -> None:
    """Play what a story tells; each seat in it must be the one to act."""
    for line in story(text):
        seat, _, words = line.partition(" ")
        assert table.decide() == int(seat)
        table.play(words)


def event(table: Table) -> tuple[int, str, str] | None:
    """The SuanZhang of the hand as the oracle writes it: who, of which kind, and whether he chose it."""
    state = table.state
    if state.event == OPEN:
        return None
    return (state.mover, NAMES[state.event], "forced" if state.maker < 0 else "chosen")


def captions(table: Table) -> list[str]:
    return [zone["caption"] for zone in table.view(language="en")["zones"] if zone["kind"] == "board"]


def test_E1_places() -> None:
    assert settled(SLUG, [5, 10, 2, 15], dealer=2).results == [[-1, -2, 6, -3]]


def test_E2_of_tied_losers_the_highest_hand_is_better() -> None:
    assert settled(SLUG, [4, 7, 7, 7], dealer=1).results == [[6, -3, -2, -1]]


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("points", "maker", "clean_exempt", "result"),
    [
        ([9, 2, 11, 14], 0, True, [-12, 12, 0, 0]),
        ([9, 2, 11, 14], 1, True, [-2, 12, -4, -6]),
        ([9, 0, 11, 14], 1, True, [-1, 6, -2, -3]),
        ([9, 0, 11, 14], 1, False, [-2, 12, -4, -6]),
    ],
)
def test_E3_the_maker(dealer: int, points: list[int], maker: int, clean_exempt: bool, result: list[int]) -> None:
    killed = {"event": CLASSIC, "status": CLASSIC, "mover": maker, "maker": maker}
    assert settled(SLUG, points, dealer, fields=killed, clean_exempt=clean_exempt).results == [result]


def test_E3_a_clean_maker_may_be_second() -> None:
    killed = {"event": CLASSIC, "status": CLASSIC, "mover": 1, "maker": 1}
    assert settled(SLUG, [0, 0, 11, 14], fields=killed).results == [[6, -1, -2, -3]]
    assert settled(SLUG, [0, 0, 11, 14], fields=killed, clean_exempt=False).results == [[12, -12, 0, 0]]


def test_E4_the_second_six_four_is_always_a_choice() -> None:
    table = Table(SLUG, wall=wall_of("[6:4]", "[1:1][1:1][3:3][2:2][2:2][6:4]", "", ""))
    table.play("lead [6:4]")
    assert table.words == ["play [6:4] R", "play [6:4] L"]
    right = table.copy()
    right.play("play [6:4] R")
    assert event(right) is None
    table.play("play [6:4] L")
    assert [table.state.ends[side] for side in (0, 1)] == [4, 4]
    assert event(table) == (1, "CLASSIC", "chosen")
    assert captions(table) == [
        "the layout is blocked (classic): only doubles still fit",
        "suan zhang (classic) by s1",
    ]
    assert table.view()["log"][-2:] == ["s1 play [6:4] L", "s1 SuanZhang (classic)"]


def test_E5_smothered_fives() -> None:
    hands = ("[6:3][6:5]", "[3:1][6:1]", "[6:1][3:1]", "[6:5]")
    table = Table(SLUG, wall=wall_of(*hands))
    play(table, "0 lead [6:3], 1 [3:1]R, 2 [6:1]R, 3 [6:5]R, 0 [6:5]R, 1 [6:1]R")
    assert (table.state.ends[1], table.state.ends[0]) == (6, 1)
    assert table.state.status == OPEN
    table.play("play [3:1] R")
    assert table.state.status == SMOTHERED
    assert table.hand_over
    classic = Table(SLUG, wall=wall_of(*hands), suan_zhang="classic")
    play(classic, "0 lead [6:3], 1 [3:1]R, 2 [6:1]R, 3 [6:5]R, 0 [6:5]R, 1 [6:1]R, 2 [3:1]R")
    assert classic.state.status == OPEN


def test_E6_a_number_that_is_used_up_is_not_smothered() -> None:
    table = Table(SLUG, wall=wall_of("[6:4]", "[4:4]", "[4:4]", "[6:4]"))
    play(table, "0 lead [6:4], 1 [4:4]R, 2 [4:4]R, 3 [6:4]R")
    assert [table.state.ends[side] for side in (0, 1)] == [6, 6]
    assert table.state.status == OPEN
    assert captions(table) == ["the layout is open"]


E7_HANDS = [
    "[6:6][4:4][3:1][5:5][5:5][6:4]",
    "[6:6][3:1][6:5][6:4][6:1][5:1]",
    "[4:4][3:3][6:5][6:1][6:3][6:2]",
    "[1:1][1:1][3:3][2:2][2:2][5:1]",
]
E7_STORY = """
0 lead [6:4], 1 [6:1]L, 2 [6:1]L, 3 down [5:1], 0 [4:4]R, 1 [6:4]L, 2 [4:4]L, 3 down [2:2], 0 down [5:5], 1 down [5:1],
2 down [6:2]
"""


def test_E7_whole_hand_the_maker_loses() -> None:
    table, done = one_hand(SLUG, E7_HANDS, 0, policy_l)
    assert done == story(E7_STORY)
    assert event(table) == (1, "CLASSIC", "chosen")
    assert points_of(table) == [36, 33, 34, 24]
    assert table.results == [[0, -12, 0, 12]]


def test_E7_whole_hand_without_suan_zhang() -> None:
    table, done = one_hand(SLUG, E7_HANDS, 0, policy_l, suan_zhang="none")
    assert done == story(E7_STORY)
    assert event(table) is None
    assert captions(table) == []
    assert table.results == [[-3, -1, -2, 6]]


E8_HANDS = [
    "[1:1][4:4][4:4][3:1][6:1][6:3]",
    "[6:6][5:5][3:3][6:5][6:4][6:4]",
    "[6:6][1:1][3:3][2:2][5:1][6:2]",
    "[3:1][5:5][2:2][6:5][6:1][5:1]",
]
E8_STORY = """
0 lead [6:3], 1 [6:4]L, 2 [3:3]R, 3 [3:1]R, 0 [6:1]R, 1 [6:4]L, 2 [6:2]L, 3 [6:1]R, 0 [3:1]R, 1 [3:3]R, 2 [2:2]L,
3 [2:2]L, 0 down [4:4], 1 down [6:5], 2 down [5:1], 3 down [5:1]
"""


def test_E8_whole_hand_the_maker_wins_with_the_two_three_block() -> None:
    table, done = one_hand(SLUG, E8_HANDS, 0, policy_l)
    assert done == story(E8_STORY)
    assert event(table) == (0, "CLASSIC", "chosen")
    assert (table.state.ends[1], table.state.ends[0]) == (2, 3)
    assert points_of(table) == [18, 33, 20, 27]
    assert table.results == [[12, -6, -2, -4]]


E9_HANDS = [
    "[5:5][6:4][6:1][5:1][6:3][6:2]",
    "[6:6][4:4][3:1][3:3][6:5][5:1]",
    "[1:1][5:5][3:3][2:2][6:5][6:1]",
    "[6:6][1:1][4:4][3:1][2:2][6:4]",
]


def test_E9_whole_hand_forced() -> None:
    table, done = one_hand(SLUG, E9_HANDS, 1, policy_l)
    assert "0 play [6:3] R" in done
    assert event(table) == (0, "CLASSIC", "forced")
    assert captions(table)[-1] == "forced suan zhang (classic) by s0"
    assert points_of(table) == [10, 0, 12, 2]
    assert table.results == [[-2, 6, -3, -1]]


def test_E9_whole_hand_forced_counts() -> None:
    table, _ = one_hand(SLUG, E9_HANDS, 1, policy_l, forced_counts=True)
    assert table.state.maker == 0
    assert table.results == [[-12, 12, 0, 0]]


E10_HANDS = [
    "[6:6][4:4][3:1][5:5][5:1][6:2]",
    "[1:1][4:4][5:5][6:5][5:1][6:3]",
    "[6:6][3:3][3:3][2:2][6:5][6:1]",
    "[1:1][3:1][2:2][6:4][6:4][6:1]",
]
E10_STORY = """
0 lead [6:2], 1 [6:3]L, 2 [2:2]R, 3 [2:2]R, 0 [3:1]L, 1 [5:1]L, 2 [6:5]L, 3 [6:1]L, 0 [5:1]L, 1 [6:5]L, 2 [6:1]L
"""


def test_E10_whole_hand_smothered_stops_play() -> None:
    table, done = one_hand(SLUG, E10_HANDS, 0, policy_l)
    assert done == story(E10_STORY)
    assert event(table) == (2, "SMOTHERED", "chosen")
    assert (table.state.ends[1], table.state.ends[0]) == (1, 2)
    assert BULL24.text(face for face in faces_in(table.state.outside) if LINKS[face]) == "[3:1][6:4][6:4]"
    assert points_of(table) == [30, 20, 24, 26]
    assert table.results == [[0, 12, -12, 0]]


def test_E10_whole_hand_classic_only() -> None:
    table, done = one_hand(SLUG, E10_HANDS, 0, policy_l, suan_zhang="classic")
    assert done[:11] == story(E10_STORY)
    assert event(table) == (3, "CLASSIC", "chosen")
    assert points_of(table) == [30, 20, 12, 22]
    assert table.results == [[0, 0, 12, -12]]


def test_E11_deal_order() -> None:
    table = Table(SLUG, wall=BULL24.stride(5), hands=1)
    play_hand(table, policy_f)
    assert event(table) == (table.state.mover, "CLASSIC", "forced")
    assert points_of(table) == [8, 2, 4, 8]
    assert table.results == [[-3, 6, -1, -2]]


def test_E12_a_later_classic_does_not_stop() -> None:
    hands = [
        "[4:4][3:1][3:1][5:5][2:2][6:2]",
        "[6:6][1:1][1:1][5:5][3:3][6:4]",
        "[6:6][3:3][2:2][6:4][5:1][6:3]",
        "[4:4][6:5][6:5][6:1][6:1][5:1]",
    ]
    table, done = one_hand(SLUG, hands, 0, policy_l, after_smothered="play_on", after_classic="stop")
    assert done[11:13] == ["3 play [6:1] L", "0 play [3:1] L"]
    assert len(done) == 23
    assert event(table) == (3, "SMOTHERED", "chosen")
    assert table.state.status == CLASSIC
    assert points_of(table) == [18, 24, 12, 30]
    assert table.results == [[0, 0, 12, -12]]


def test_E13_a_forced_classic_stops_too() -> None:
    stopped = Table(SLUG, wall=BULL24.stride(1), after_classic="stop", hands=1)
    assert len(play_hand(stopped, policy_l)) == 18
    assert event(stopped) == (stopped.state.mover, "CLASSIC", "forced")
    assert points_of(stopped) == [28, 22, 15, 13]
    assert stopped.results == [[-3, -2, -1, 6]]
    played_on = Table(SLUG, wall=BULL24.stride(1), hands=1)
    play_hand(played_on, policy_l)
    assert points_of(played_on) == [28, 22, 11, 13]
    assert played_on.results == [[-3, -2, 6, -1]]


def test_E14_session() -> None:
    table = Table(SLUG, wall=[BULL24.stride(step) for step in (5, 7, 11)], first_dealer=1, hands=3)
    assert session(table, policy_f) == [1, 2, 1]
    assert table.results == [[-2, -3, 6, -1], [0, 12, -12, 0], [-1, -2, 6, -3]]
    assert table.scores == [-3, 7, 0, -4]


def test_the_full_set_deals_eight() -> None:
    table = Table(SLUG, wall=FULL32.stride(5), tile_set="full32", hands=1)
    assert table.decide() == 0
    assert [table.state.held[seat] for seat in range(4)] == [8, 8, 8, 8]


@pytest.mark.parametrize("numbers", ["4_5", "all"])
@pytest.mark.parametrize("suan_zhang", ["full", "classic", "graph", "none"])
def test_the_status_of_every_layout_is_that_of_the_slow_twin(suan_zhang: str, numbers: str) -> None:
    """All sets of non-doubles that may be outside, with all pairs of ends."""
    game = paiju.game(SLUG)
    rules = game.rules_record(4, game.values(4, {"suan_zhang": suan_zhang, "smothered_numbers": numbers}))[0]
    faces = [face for face in set(BULL24.tiles()) if LINKS[face]]
    smotherable = [4, 5] if numbers == "4_5" else [1, 2, 3, 4, 5, 6]
    for size in range(len(faces) + 1):
        for outside in itertools.combinations(faces, size):
            net = sum(int(LINKS[face]) for face in outside)
            texts = [BULL24.text([face]) for face in outside]
            for ends in itertools.combinations_with_replacement(range(1, 7), 2):
                expected = OPEN
                if suan_zhang in ("full", "graph") and is_smothered(texts, ends, smotherable):
                    expected = SMOTHERED
                if suan_zhang in ("full", "classic") and is_classic(texts, ends):
                    expected = CLASSIC
                assert status_of(rules, net, *ends) == expected


OPTIONS: list[dict[str, Any]] = [
    {},
    {"suan_zhang": "classic", "after_classic": "stop", "forced_counts": True, "first_dealer": 2},
    {"suan_zhang": "graph", "smothered_numbers": "all", "clean_exempt": False},
    {"suan_zhang": "graph", "after_smothered": "play_on", "hands": 2},
    {"after_smothered": "play_on", "after_classic": "stop", "next_dealer": "rotate"},
    {"suan_zhang": "none"},
    {"tile_set": "full32", "smothered_numbers": "all", "forced_counts": True},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_plays_like_its_slow_twin(options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, 4, options, seed=4, decisions=600)


@pytest.mark.parametrize("options", OPTIONS)
def test_announces_what_its_slow_twin_sees(options: dict[str, Any]) -> None:
    rng = random.Random(4)
    for _ in range(20):
        one_hand_announced(rng, options)


def one_hand_announced(rng: random.Random, options: dict[str, Any]) -> None:
    """A random hand; the status of every layout and the event are compared."""
    tiles = FULL32 if options.get("tile_set") == "full32" else BULL24
    wall = rng.sample(tiles.tiles(), tiles.size)
    table = Table(SLUG, wall=wall, **options | {"hands": 1})
    oracle = Oracle(4, [[tiles.text([face]) for face in wall]], **options | {"hands": 1})
    while not table.over:
        table.decide()
        choice = rng.choice(table.words)
        table.play(choice)
        oracle.play(choice)
        assert NAMES[table.state.status] == oracle.status()
        assert event(table) == announced(oracle)


def announced(oracle: Oracle) -> tuple[int, str, str] | None:
    """A forced move that counts has a maker all the same."""
    if oracle.event is None or oracle.maker is None:
        return oracle.event
    return (*oracle.event[:2], "chosen")


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"suan_zhang.*half.*full, classic, graph, none"):
        Table(SLUG, suan_zhang="half")
    with pytest.raises(OptionError, match=r"no option 'arms'"):
        Table(SLUG, arms=1)
    with pytest.raises(OptionError, match=r"4 players, not 2"):
        Table(SLUG, seats=2)


def test_the_prompt_offers_a_discard_only_when_nothing_fits() -> None:
    assert position(SLUG, "[6:4][5:1]", (6, 3)).view(1, language="en")["prompt"] == (
        "Join a tile to the 6 on the right or the 3 on the left."
    )
    assert (
        position(SLUG, "[5:1]", (6, 3)).view(1, language="en")["prompt"]
        == "No tile of yours has a 6 or a 3: put one face down."
    )
