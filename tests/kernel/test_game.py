"""A game finds its parts."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

import paiju


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
