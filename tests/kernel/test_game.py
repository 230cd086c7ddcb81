"""A game finds its parts."""

import dataclasses
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

import paiju
from paiju import OptionError
from paiju.kernel.game import Game


def test_a_module_that_another_thread_is_importing_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "slow_game"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "table.py").write_text("import time\ntime.sleep(0.3)\nVERBS = ('play',)\n")
    monkeypatch.syspath_prepend(tmp_path)
    slow = replace(paiju.game("jielong"), package="slow_game")
    with ThreadPoolExecutor() as threads:
        verbs = [threads.submit(lambda: slow.table.VERBS) for _ in range(4)]
    assert [found.result() for found in verbs] == [("play",)] * 4


def test_a_game_says_how_many_play_it() -> None:
    assert paiju.game("xiangshifu").players == "1"
    assert paiju.game("jielong").players == "2 to 4"


@pytest.mark.parametrize(("slug", "option"), [("jielong", "first_dealer"), ("pai-gow", "first_banker")])
def test_who_begins_has_a_seat(slug: str, option: str) -> None:
    game = paiju.game(slug)
    assert game.values(2, {option: 1})[option] == 1
    with pytest.raises(OptionError, match=option):
        game.values(2, {option: 2})


def test_a_game_is_zero_sum_unless_it_says_otherwise() -> None:
    facts = {field.name: field.default for field in dataclasses.fields(Game)}
    assert facts["zero_sum"] is True
    with pytest.raises(dataclasses.FrozenInstanceError):
        paiju.game("jielong").zero_sum = False  # type: ignore[misc]
