"""A review finds the moves that were thrown away, by what the seat could know and by nothing else."""

import json
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

import paiju
from paiju.bots.learned.player import expected_by
from paiju.bots.learned.shipped import player_at
from paiju.lab.review import Reviewer, worst
from paiju.terminal.program import app
from paiju.terminal.review import sparkline
from tests.bots.games_chosen import SEARCHED
from tests.budget import TIMES

WORLDS = 200


def session(seed: int, *, is_careless: bool, hands: int = 1, stop: int | None = None) -> paiju.Table:
    """Seat 0 plays at random or as the bot does, the others as the bot does."""
    table = paiju.Table("tianjiu", seed=seed, hands=hands)
    chance = random.Random(1)
    while not table.over and (stop is None or len(table.moves) < stop):
        if table.decide() == 0 and is_careless:
            table.play(chance.choice(table.legal))
        else:
            for move in table.advice().moves:
                table.play(move)
    return table


def lost(table: paiju.Table) -> float:
    return sum(one.loss for one in Reviewer(table, WORLDS).judged(0))


def test_who_plays_at_random_loses_more_than_the_bot() -> None:
    careless = [lost(session(seed, is_careless=True)) for seed in range(4)]
    careful = [lost(session(seed, is_careless=False)) for seed in range(4)]
    assert sum(careless) > 3 * sum(careful)


def test_decisions_are_those_of_the_session() -> None:
    table = session(5, is_careless=True)
    reviewer = Reviewer(table, WORLDS)
    judged = reviewer.judged(0)
    assert [one.place for one in judged] == reviewer.decisions(0)
    for one in judged:
        before = reviewer.at(one.place)
        assert (before.turn, one.played) == (0, table.moves[one.place])
        assert {one.played, one.best} <= set(before.legal)
        assert one.loss >= 0
        assert (one.loss == 0) == (one.best == one.played)
    assert judged == Reviewer(table, WORLDS).judged(0)
    assert worst(judged, 2) == sorted(worst(judged), key=lambda one: -one.loss)[:2]


def test_estimates_hang_on_nothing_that_the_seat_cannot_see() -> None:
    """The same play with the tiles of two other hands exchanged, as long as nobody has shown one."""
    table = session(5, is_careless=True)
    first = table.turn if not table.moves else Reviewer(table).at(0).turn
    assert first == 0
    wall = list(table.walls[0])
    for other in ([*wall[:8], *wall[16:24], *wall[8:16], *wall[24:]], [*wall[:8], *wall[24:], *wall[8:24]]):
        twin = paiju.Table("tianjiu", seed=5, hands=1, wall=[other])
        twin.play(table.moves[0])
        [one] = [Reviewer(played, WORLDS)._judge(Reviewer(played).at(0), 0, 0) for played in (twin,)]
        assert one == Reviewer(table, WORLDS).judged(0)[0]


def test_a_learned_player_says_what_it_expected_of_both_moves() -> None:
    table = session(5, is_careless=True)
    reviewer, player = Reviewer(table, WORLDS), player_at("strong", table.game, (table.seats, table.options))
    for one in reviewer.judged(0):
        expected = expected_by(player, reviewer._decision(reviewer.at(one.place), one.place))
        assert one.learned == (expected[one.played], expected[one.best])  # in the first hand, from no points
        assert one.as_json(table)["learned"] == [round(value, 3) for value in one.learned]
    assert expected_by(None, reviewer._decision(reviewer.at(0), 0)) == {}


def test_a_hand_that_is_being_played_is_not_reviewed() -> None:
    whole = session(3, is_careless=True, hands=2)
    first = [one for one in Reviewer(whole, WORLDS).judged(0) if one.hand == 1]
    part = session(3, is_careless=True, hands=2, stop=len(whole.moves) - 1)
    assert not part.over
    reviewer = Reviewer(part, WORLDS)
    assert reviewer.judged(0) == first
    assert all(not row.truth for row in reviewer.holders(first[0].place))  # what others hold is told after the session


def test_who_may_hold_a_tile_adds_up() -> None:
    table = session(3, is_careless=True)
    reviewer = Reviewer(table, WORLDS)
    place = reviewer.decisions(0)[0]
    rows = reviewer.holders(place)
    assert sum(sum(row.held.values()) for row in rows) == pytest.approx(24)
    for row in rows:
        assert sum(row.held.values()) == pytest.approx(row.unseen)
        assert sum(row.truth.values()) == row.unseen


def test_a_better_line_begins_with_the_better_move_and_ends_the_hand() -> None:
    table = session(5, is_careless=True, hands=2)
    reviewer = Reviewer(table, WORLDS)
    [one] = worst(reviewer.judged(0), 1)
    played, got = reviewer.better_line(one)
    assert played.moves[: one.place] == table.moves[: one.place]
    assert played.moves[one.place] == one.best
    assert len(played.results) == one.hand
    assert played.results[one.hand - 1][0] == got
    assert played.walls[: one.hand] == table.walls[: one.hand]


@pytest.mark.parametrize("slug", SEARCHED)
def test_other_kinds_of_games_are_reviewed(slug: str) -> None:
    table = paiju.Table(slug, seed=4)
    while not table.results:
        for move in table.advice().moves:
            table.play(move)
    reviewer = Reviewer(table, 5 * TIMES)
    assert len(reviewer.judged(0)) == len(reviewer.decisions(0)) > 0


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "session.paiju"
    file.write_text(session(5, is_careless=True, hands=2).record())
    shown = CliRunner().invoke(app, ["review", str(file), "--worlds", "400"])
    assert shown.exit_code == 0, shown.output
    assert "What cost most" in shown.stdout
    assert "in truth" in shown.stdout
    told = json.loads(CliRunner().invoke(app, ["review", str(file), "--worlds", "400", "--json"]).stdout)
    assert len(told["worst"]) <= 5 < len(told["decisions"])
    line = CliRunner().invoke(app, ["review", str(file), "--worlds", "400", "--line", "1"])
    assert "The hand ends with" in line.stdout
    korean = CliRunner().invoke(app, ["review", str(file), "--worlds", "400", "--language", "ko"])
    assert "가장 손해가 컸던 결정" in korean.stdout


def test_what_cannot_be_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "session.paiju"
    file.write_text(session(5, is_careless=True, stop=3).record())
    refused = CliRunner().invoke(app, ["review", str(file)])
    assert "no hand of this record is over" in str(refused.exception)
    file.write_text(session(5, is_careless=True, hands=2).record())
    for wrong, words in ((["--line", "9"], "no decision 9"), (["--seat", "4"], "seat 4")):
        refused = CliRunner().invoke(app, ["review", str(file), "--worlds", "400", *wrong])
        assert words in str(refused.exception)


def test_a_curve_is_drawn_from_its_least_to_its_most() -> None:
    assert sparkline([0, 7, 3.5]) == "▁█▅"
    assert sparkline([2, 2]) == "▁▁"
