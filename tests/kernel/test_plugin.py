"""A game of another package: found through its entry point, and held to the same laws."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import paiju
from paiju.kernel.conformance import check_game
from paiju.lab.gains import gain_over_random
from tests.words.collecting import messages_of, variables
from tests.words.test_catalogues import WRITTEN_OUT, layers, own_ids

PLUGIN = Path(__file__).parents[1] / "plugin"


@pytest.fixture
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    registry: ModuleType = sys.modules["paiju.games"]
    monkeypatch.syspath_prepend(str(PLUGIN))
    registry._registry.cache_clear()
    yield
    registry._registry.cache_clear()


@pytest.mark.usefixtures("plugged_in")
def test_a_third_partys_game_conforms_and_plays() -> None:
    game = paiju.game("high-tile")
    assert game in paiju.games()
    check_game(game, decisions=400)
    table = paiju.Table("high-tile", wall=game.deck(3, {}).tiles(), dice=[1], hands=1)
    while not table.over:
        table.decide()
        table.play(table.words[0])
    # s0 [6:6][6:6][1:1], s1 [1:1][4:4][4:4], s2 [3:1][3:1][5:5]: the Heavens take two tricks, the Plum one
    assert table.scores == [2, 0, 1]


@pytest.mark.usefixtures("plugged_in")
def test_its_bot_beats_random_play() -> None:
    assert gain_over_random(paiju.game("high-tile"), 2000).is_above_zero


@pytest.mark.usefixtures("plugged_in")
@pytest.mark.parametrize("language", WRITTEN_OUT)
def test_it_has_words_in_every_language(language: str) -> None:
    game = paiju.game("high-tile")
    messages = messages_of(layers(game), language)
    for id, values in own_ids(game).items():
        assert variables(messages[id]) <= values, id


@pytest.mark.usefixtures("plugged_in")
def test_its_table_speaks_a_language() -> None:
    table = paiju.Table("high-tile", dice=[1], seed=1, hands=1)
    assert table.view(0, language="ko")["prompt"] == "한 장을 내세요. 점이 가장 많은 패가 트릭을 땁니다."
    while not table.over:
        table.play(table.words[0])
    lines = table.view(0, language="zh-Hans")["sheet"]
    assert lines
    assert all("3 墩中得" in line for line in lines)


def test_without_the_package_the_game_is_unknown() -> None:
    with pytest.raises(paiju.UnknownGame, match="high-tile"):
        paiju.game("high-tile")
