"""Limits of a search, as people write them."""

import math

import pytest

from paiju import OptionError
from paiju.kernel.solving import MOST_POSITIONS, Limit


def test_a_limit_of_positions() -> None:
    assert Limit.read("200000") == Limit.read("200,000") == Limit.read(" 200_000 ") == Limit(200_000, math.inf)
    assert str(Limit(200_000)) == "200,000 positions"


def test_a_limit_of_seconds() -> None:
    assert Limit.read("1.5s") == Limit.read("1.5 s") == Limit(MOST_POSITIONS, 1.5)
    assert Limit.read(".5s").seconds == 0.5
    assert str(Limit.read("2s")) == "2 s"


@pytest.mark.parametrize(
    "text", ["", "soon", "0", "-3", "0s", "-1s", "1.5", "s", "inf", "nans", "1e9s", ",", "99999999999"]
)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="a limit is a number of positions"):
        Limit.read(text)
