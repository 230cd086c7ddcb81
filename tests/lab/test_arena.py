"""The arena: the same deals in every seating, the same result however it is run, and bots that fail are named."""

from __future__ import annotations

import importlib.util
import json
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

import paiju
from paiju.bots.protocol import Decision
from paiju.lab.arena import Contest, Row, Standing, hold, play_deal
from paiju.lab.arena_file import opened
from paiju.lab.playing import play_sessions
from paiju.lab.ratings import Ratings
from paiju.lab.seatings import MOST_SEATINGS, seatings
from paiju.lab.simulation import hand_values
from paiju.lab.workers import Processes
from paiju.terminal.program import app


def contest(*bots: object, game: str = "jielong", seed: int = 1) -> Contest:
    found = paiju.game(game)
    seats = found.seats(None)
    return Contest(game, seats, hand_values(found, seats, {}), bots, seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("bots", range(2, 9))
@pytest.mark.parametrize("seats", range(1, 9))
def test_every_bot_sits_everywhere_equally_often(bots: int, seats: int) -> None:
    found = seatings(bots, seats)
    assert len(set(found)) == len(found)
    for seat in range(seats):
        times = Counter(seating[seat] for seating in found)
        assert set(times) == set(range(bots))
        assert len(set(times.values())) == 1


def test_two_bots_at_four_seats_sit_in_all_ways() -> None:
    assert len(seatings(2, 4)) == 6
    assert len(seatings(4, 4)) == MOST_SEATINGS
    assert len(seatings(3, 4)) == 12


def test_the_deals_are_those_of_the_simulation() -> None:
    """Where all play alike every seating ends alike, and as the compiled loop says."""
    two = contest("good", "heuristic", game="tianjiu")
    game = paiju.game("tianjiu")
    compiled = play_sessions(game, 4, two.values, 3, policies=["good"] * 4, seed=1, jobs=1)
    for deal in range(3):
        row = play_deal(two, deal)
        assert sum(row.means) == 0
        assert row.means[0] == pytest.approx(compiled.scores[deal].mean())


def test_a_difference_is_found_and_the_contest_stops() -> None:
    standing = hold(contest("good", "random"), 400)
    assert standing.is_clear
    assert standing.deals < 400
    gain, margin = standing.gap(0, 1)
    assert gain - margin > 0
    assert standing.gap(1, 0) == (-gain, margin)
    assert hold(contest("good", "random"), standing.deals + 5, stops_early=False).deals == standing.deals + 5


def test_the_result_depends_on_the_contest_alone() -> None:
    first, again = (without_time(hold(contest("random", "easy", "good"), 12)) for _ in range(2))
    assert first == again
    assert first == without_time(hold(contest("random", "easy", "good"), 12, workers=Processes(2)))
    assert first != without_time(hold(contest("random", "easy", "good", seed=2), 12))


def without_time(standing: Standing) -> str:
    found = standing.as_json()
    assert isinstance(found, dict)
    for row in found["table"]:
        del row["milliseconds"]
    return json.dumps(found)


def test_what_was_killed_goes_on(tmp_path: Path) -> None:
    file, played = tmp_path / "match.jsonl", contest("random", "good")
    whole = hold(played, 12)
    with opened(file, played) as kept:
        hold(played, 7, keep=kept.keep)
    with file.open("a") as torn:
        torn.write('{"deal": 7, "mea')  # as a kill leaves it
    asked: list[Row] = []

    def keep(row: Row) -> None:
        asked.append(row)
        kept.keep(row)

    with opened(file, played) as kept:
        assert [row.deal for row in kept.rows] == list(range(7))
        rest = hold(played, 12, known=kept.rows, keep=keep)
    assert [row.deal for row in asked] == list(range(7, 12))
    assert without_time(rest) == without_time(whole)
    with opened(file, played) as kept:
        assert len(kept.rows) == 12


@pytest.mark.parametrize("other", ["bots", "no contest", "binary"])
def test_a_file_of_another_contest_is_refused_and_left_as_it_is(other: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    if other == "bots":
        with opened(file, contest("easy", "good")):
            pass
    else:
        file.write_bytes(b"my novel\nchapter 1\n" if other == "no contest" else bytes(range(256)))
    before = file.read_bytes()
    with pytest.raises(paiju.OptionError, match="is no file of this contest"), opened(file, contest("random", "good")):
        pass
    assert file.read_bytes() == before


def broken(decision: Decision) -> int:
    return -1


def test_a_bot_that_fails_is_named_and_the_contest_goes_on() -> None:
    standing = hold(contest(broken, "good"), 3, stops_early=False)
    assert standing.deals == 3
    assert standing.faults[0]["illegal"] == standing.moves[0] > 0
    assert not standing.faults[1]


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["arena", *arguments])
    return result.exit_code, result.output


def test_the_command_prints_a_cross_table_and_json(tmp_path: Path) -> None:
    few = ("jielong", "good", "random", "--hands", "3", "--jobs", "1")
    code, text = run(*few)
    assert code == 0
    assert "3 deals" in text
    assert "over random" in text
    assert "All deals were played." in text
    assert "Stopped early" in run("jielong", "good", "random", "--hands", "200", "--jobs", "1")[1]
    assert "All deals" in run("jielong", "good", "random", "--hands", "120", "--jobs", "1", "--all")[1]
    code, text = run(*few, "--json", "--save", str(tmp_path / "match.jsonl"))
    found = json.loads(text)
    assert [row["bot"] for row in found["table"]] == ["good", "random"]
    assert found["pairs"][0]["gain"] == pytest.approx(found["table"][0]["points"] - found["table"][1]["points"])
    assert len((tmp_path / "match.jsonl").read_text().splitlines()) == 4


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (["good"], "an arena is for 2 to 8 bots, not for 1"),
        (["good", "god"], "there is no bot 'god'; did you mean good?"),
    ],
)
def test_wrong_bots_are_said_in_a_sentence(bots: list[str], said: str) -> None:
    with pytest.raises(paiju.OptionError) as error:
        CliRunner().invoke(app, ["arena", "jielong", *bots], catch_exceptions=False, standalone_mode=False)
    assert str(error.value) == said


def test_three_bots_are_rated_by_their_deals() -> None:
    standing = hold(contest("random", "good", "easy", seed=3), 30, stops_early=False)
    rated = [one.mu for one in standing.ratings.known]
    assert rated[0] == min(rated) < 20 < max(rated) == rated[1]
    told = standing.as_json()
    assert isinstance(told, dict)
    assert [bot["rating"]["mu"] for bot in told["table"]] == rated


def test_two_bots_have_no_ratings_nor_has_anybody_without_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Ratings(2).known == []
    ratings = Ratings(3)
    ratings.add([1.0, 2.0, 3.0])
    assert [one.mu for one in ratings.known] == sorted(one.mu for one in ratings.known)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    without = Ratings(3)
    without.add([1.0, 2.0, 3.0])
    assert without.known == []


def test_a_standing_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "arena.svg"
    command = ["arena", "jielong", "good", "random", "--hands", "3", "--jobs", "1", "--plot", str(file)]
    assert CliRunner().invoke(app, command).exit_code == 0
    assert "<svg" in file.read_text()
    assert "svg" in str(CliRunner().invoke(app, [*command[:-1], str(tmp_path / "arena.txt")]).exception)
