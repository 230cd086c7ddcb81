"""Records: they read back, and a changed byte or a cut anywhere is found."""

import pytest

import paiju
from paiju import RecordError, Table
from tests.games.playing import play_hand, play_session, policy_f, policy_l

SLUG = "jielong"


@pytest.fixture(scope="module")
def record() -> str:
    table = Table(SLUG, seed=5, hands=2, seats=3)
    play_hand(table, policy_f)
    table.decide()
    table.play(table.words[0])
    return table.record()


def test_a_record_reads_back_to_the_same_table(record: str) -> None:
    table = Table.from_record(record)
    assert table.record() == record
    assert len(table.results) == 1
    assert table.seats == 3
    play_session(table, policy_l)
    assert Table.from_record(table.record()).scores == table.scores


def test_a_record_keeps_explicit_walls() -> None:
    wall = Table(SLUG).tiles.stride(7)
    table = Table(SLUG, wall=wall, seed=5, hands=2)
    play_session(table, policy_f)
    again = Table.from_record(table.record())
    assert again.walls == table.walls
    assert again.scores == table.scores


def test_a_record_before_the_first_move_reads_back() -> None:
    fresh, dealt = Table(SLUG, seed=1), Table(SLUG, seed=1)
    dealt.decide()
    for table in (fresh, dealt):
        again = Table.from_record(table.record())
        assert (again.walls, again.words) == (table.walls, table.words)
    assert dealt.words
    assert not fresh.words


def test_a_record_says_who_plays_a_seat_where_that_changes() -> None:
    table = Table(SLUG, seed=5, seats=3, hands=1)
    players = {0: "bot", 1: "bot", 2: "stand_in"}  # of seat 1, by its action; then a person again
    acted = 0
    while not table.over:
        if table.decide() == 1:
            if acted in players:
                table.played_by.append((len(table.moves), players[acted]))
            acted += 1
        table.play(table.words[0])
    told = [line.rpartition(" #")[0] for line in table.record().splitlines() if line.startswith("by ")]
    assert told == ["by 1 bot", "by 1 stand_in", "by 1 person"]
    assert Table.from_record(table.record()).played_by == table.played_by


def test_an_action_of_several_picks_is_one_line_and_one_that_is_cut_off_its_moves() -> None:
    table = Table("tianjiu", seed=1)
    table.decide()
    while len(table.actions[-1][1]) < 2:
        table.play(table.words[-1])
        table.decide()
    words, parts = table.words[-1], table.actions[-1][1]
    seat = table.turn
    unfinished = table.copy()
    unfinished.play(parts[0])
    assert unfinished.is_picking
    assert f"\n{seat} moves {parts[0]} #" in unfinished.record()
    assert Table.from_record(unfinished.record()).moves == unfinished.moves
    table.play(words)
    assert f"\n{seat} {words} #" in table.record()
    assert " moves " not in table.record().rpartition("\nend ")[0]


def test_a_record_cut_at_any_byte_is_refused(record: str) -> None:
    for length in range(len(record)):
        with pytest.raises(RecordError):
            Table.from_record(record[:length])


def test_a_changed_letter_is_refused_wherever_it_is(record: str) -> None:
    for at in range(0, len(record), 3):
        changed = record[:at] + ("x" if record[at] != "x" else "y") + record[at + 1 :]
        with pytest.raises(RecordError):
            Table.from_record(changed)


def test_a_complaint_names_the_line(record: str) -> None:
    lines = record.splitlines()
    place = next(number for number, line in enumerate(lines, 1) if line.startswith("1 "))
    lines[place - 1] = lines[place - 1].replace("1 ", "2 ", 1)
    with pytest.raises(RecordError, match=f"line {place}: .*changed"):
        Table.from_record("\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "no record"),
        ("hello\n", "no record"),
        ("paiju-record 2\n", "format 2"),
        ("paiju-record one\n", "no version"),
        ("paiju-record 1\ngame jielong 1\n", "cut off"),
    ],
)
def test_what_is_no_record_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        Table.from_record(text)


def test_rules_of_another_version_are_refused(record: str) -> None:
    from paiju.play.records import _Chain

    lines = [line.rpartition(" #")[0] or line for line in record.splitlines()]
    lines[1] = "game jielong 99"
    body = next(at for at, line in enumerate(lines) if line.startswith("deal"))
    chain = _Chain(lines[:body])
    forged = [*lines[:body], *(chain.sealed(line) for line in lines[body:])]
    with pytest.raises(RecordError, match="version '99'"):
        Table.from_record("\n".join(forged) + "\n")


def test_every_game_round_trips() -> None:
    for game in paiju.games():
        table = Table(game, seed=4)
        play_hand(table, policy_l)
        assert Table.from_record(table.record())._state.tobytes() == table._state.tobytes()
