"""The disk cache: its folder is named after all sources that a module can reach."""

import sys
from pathlib import Path

import pytest

from paiju.kernel.compile import cache_folder, interpreting, reachable_sources


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "toy"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "callee.py").write_text("TWO = 2\n")
    (folder / "middle.py").write_text("from toy import callee\n")
    (folder / "caller.py").write_text("from .middle import callee\nimport json\n")
    (folder / "stranger.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder


def test_an_edit_in_a_callee_asks_for_a_new_folder(package: Path) -> None:
    names = {path.name for path in reachable_sources("toy.caller")}
    assert names == {"caller.py", "middle.py", "callee.py", "__init__.py"}
    before = cache_folder("toy.caller")
    cache_folder.cache_clear()
    assert cache_folder("toy.caller") == before
    (package / "callee.py").write_text("TWO = 3\n")
    cache_folder.cache_clear()
    assert cache_folder("toy.caller") != before


def test_an_edit_elsewhere_does_not(package: Path) -> None:
    before = cache_folder("toy.caller")
    (package / "stranger.py").write_text("x = 1\n")
    cache_folder.cache_clear()
    assert cache_folder("toy.caller") == before


def test_a_games_rules_reach_the_tiles_but_no_pictures() -> None:
    names = {path.name for path in reachable_sources("paiju.games.connecting.jielong.rules")}
    assert {"rules.py", "dealing.py", "dominoes.py", "record.py", "rng.py"} <= names
    assert "svg.py" not in names


def test_interpreting_puts_modules_back() -> None:
    import paiju
    from paiju.games.connecting.jielong import rules

    with interpreting(("paiju.games.", "paiju.kernel.rng")):
        from paiju.games.connecting.jielong import rules as plain

        assert plain is not rules
        assert not hasattr(plain.apply, "py_func")
    from paiju.games.connecting.jielong import rules as again

    assert again is rules
    assert hasattr(rules.apply, "py_func")
    assert sys.modules["paiju.games.connecting.jielong.rules"] is rules
    assert callable(paiju.games)
