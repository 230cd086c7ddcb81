"""Ways to play compared on the same deals."""

import numpy as np
import pytest

import paiju
from paiju.kernel.options import Choice, Flag, Number, OptionError, Several
from paiju.lab.comparison import Trial, Way, find_option, telling_values


def trial(slug: str = "jielong", **given: object) -> Trial:
    return Trial(paiju.game(slug).seats(None), given, 300, ["heuristic"] * paiju.game(slug).usual, 1, 1)


def compared(slug: str, name: str, values: list[object], **given: object) -> list[Way]:
    game = paiju.game(slug)
    return list(
        trial(slug, **given).compare_option(game, find_option(game, name), values, lambda way: lambda done: None)
    )


def test_a_way_compared_with_itself_ends_no_deal_otherwise() -> None:
    first, again = compared("jielong", "arms", [1, 1])
    assert (first.otherwise, again.otherwise) == (0, 0)
    assert np.array_equal(first.report.played.scores, again.report.played.scores)


def test_the_share_of_deals_that_end_otherwise_is_counted() -> None:
    usual, chips = compared("jielong", "settlement", ["difference", "chips"])
    differing = [
        one.tolist() != other.tolist()
        for one, other in zip(usual.report.played.scores, chips.report.played.scores, strict=True)
    ]
    assert chips.otherwise == sum(differing) / 300 > 0.9
    assert chips.length == usual.length  # payments do not change the bots' play


def test_figures_of_a_way_are_those_of_its_scores() -> None:
    [way] = compared("jielong", "arms", [1])
    scores = way.report.played.scores
    means = scores.mean(axis=0)
    assert way.advantage.value == pytest.approx(means.max() - means.min())
    assert way.spread == pytest.approx(np.sqrt(scores.var(axis=0, ddof=1).mean()))
    second_best = np.sort(scores, axis=1)[:, -2]
    assert way.gap == pytest.approx((scores.max(axis=1) - second_best).mean() / way.spread)


def test_two_games_are_compared_under_the_same_given_options() -> None:
    games = [paiju.game("tiu-u"), paiju.game("tiu-u-merged")]
    ways = list(trial("tiu-u", settlement="points").compare_games(games, lambda way: lambda done: None))
    assert [way.name for way in ways] == ["tiu-u", "tiu-u-merged"]
    assert all(way.report.values["settlement"] == "points" for way in ways)
    assert all(way.otherwise is None for way in ways)


def test_telling_values_begin_with_the_default() -> None:
    assert telling_values(Flag("f", True), True) == [True, False]
    assert telling_values(Choice("c", "b", values=("a", "b")), "b") == ["b", "a"]
    assert telling_values(Number("n", 300, low=0, high=500), 300) == [300, 0]
    assert telling_values(Several("s", (), values=("x", "y")), ()) == [(), ("x",), ("y",), ("x", "y")]


def test_values_that_make_no_game_are_left_out_with_the_reason() -> None:
    game = paiju.game("tianjiu")
    option = find_option(game, "deck")
    possible, refused = trial("tianjiu").possible_values(game, option)
    assert possible
    assert all("deck" in str(error) for error in refused)


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="no option arm; it has arms"):
        find_option(paiju.game("jielong"), "arm")
