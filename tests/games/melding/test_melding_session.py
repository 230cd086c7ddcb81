"""Sessions of the melding games with dominoes, before anything is dealt."""

import pytest

from paiju import Table
from paiju.games.melding.state import NOBODY


@pytest.mark.parametrize("slug", ["ho-hpai", "jjak-mat-chu-gi", "kap-shap", "kap-tai-shap"])
def test_before_the_first_deal_nobody_has_won(slug: str) -> None:
    table = Table(slug, seed=1)
    assert table.walls == []
    assert table._state[0]["winner"] == NOBODY
