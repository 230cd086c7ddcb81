"""The disk cache: its folder is named after all sources that a module can reach."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba.core.caching import IndexDataCacheFile

from paiju.kernel.compile import cache_folder, interpreting, reachable_sources, rule
from paiju.kernel.drivers import load_drivers


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "toy"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "callee.py").write_text("TWO = 2\n")
    (folder / "middle.py").write_text("from toy import callee\n")
    (folder / "caller.py").write_text("from .middle import callee\nimport json\n")
    (folder / "stranger.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "toy"]:
        del sys.modules[name]  # the next test has a package of this name elsewhere
    cache_folder.cache_clear()


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
    assert {"rules.py", "chain.py", "dealing.py", "dominoes.py", "record.py"} <= names
    assert "svg.py" not in names


def test_drivers_are_compiled_anew_when_the_rules_change_that_the_bot_does_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "apart"
    shutil.copytree(Path(__file__).parents[1] / "plugin" / "high_tile", folder)
    for file in folder.glob("*.py"):
        file.write_text(file.read_text().replace("high_tile", "apart"))
    bot = folder / "bot.py"
    bot.write_text(
        bot.read_text().replace(
            "from apart.rules import Rules, State", "from typing import Any as Rules\nState = Rules"
        )
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    before = load_drivers("apart", "apart").__file__
    cache_folder.cache_clear()
    rules = folder / "rules.py"
    rules.write_text(rules.read_text() + "\n# changed\n")
    assert load_drivers("apart", "apart").__file__ != before


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


def test_a_cache_that_is_not_there_yet_is_made(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tmp_path / "not" / "there"
    monkeypatch.setenv("PAIJU_CACHE", str(root))
    cache_folder.cache_clear()
    assert cache_folder("toy.caller").parent == root
    assert root.is_dir()


def test_other_threads_run_beside_a_rule() -> None:
    """A server thinks in threads: a rule that held Python's lock would hold up every table."""

    @rule
    def wait_for(flag: Any, progress: Any, rounds: int) -> int:
        for i in range(rounds):
            progress[0] = i + 1
            if flag[0] > 0:
                return 1
        return 0

    flag, progress = np.zeros(1, np.int64), np.zeros(1, np.int64)
    wait_for(flag, progress, 1)
    progress[0] = 0
    with ThreadPoolExecutor(1) as pool:
        found = pool.submit(wait_for, flag, progress, 1_000_000_000)
        while progress[0] == 0:
            time.sleep(0)
        flag[0] = 1
        assert found.result() == 1


HITS_OF_A_RULE = """
from paiju.kernel.compile import rule

@rule
def doubled(number):
    return 2 * number

assert doubled(21) == 42
print(sum(doubled.stats.cache_hits.values()))
"""


def test_a_rule_is_compiled_once_and_then_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAIJU_CACHE", str(tmp_path / "cache"))
    (tmp_path / "doubling.py").write_text(HITS_OF_A_RULE)
    command = [sys.executable, str(tmp_path / "doubling.py")]
    hits = [subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() for _ in range(2)]
    assert hits == ["0", "1"]


def test_another_copy_of_the_same_sources_is_not_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAIJU_CACHE", str(tmp_path / "cache"))

    def hits(folder: str, source: str) -> str:
        script = tmp_path / folder / "doubling.py"
        script.parent.mkdir()
        script.write_text(source)
        os.utime(script, (0, len(folder)))
        found = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)
        return found.stdout.strip()

    assert hits("first", HITS_OF_A_RULE) == "0"
    assert hits("second copy", HITS_OF_A_RULE) == "1"
    assert hits("edited", HITS_OF_A_RULE + "# edited") == "0"


NAMES_OF_A_RULE = """
import sys
import numpy as np
from paiju.kernel.compile import rule

@rule
def read(s):
    return s[0].b

for order in sys.argv[1:]:
    read(np.zeros(1, np.dtype([(name, np.int64) for name in order])))
print(*[overload.fndesc.mangled_name for overload in read.overloads.values()])
"""


def test_a_rule_has_a_name_for_each_record_that_is_the_same_in_every_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else code that one process keeps for a game would pass for that of another game, kept by another process."""
    monkeypatch.setenv("PAIJU_CACHE", str(tmp_path / "cache"))
    (tmp_path / "reading.py").write_text(NAMES_OF_A_RULE)

    def names(*orders: str) -> list[str]:
        command = [sys.executable, str(tmp_path / "reading.py"), *orders]
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout.split()

    [first], [second] = names("ab"), names("ba")
    assert first != second
    assert names("ab", "ba") == [first, second]


def test_two_processes_do_not_write_code_to_the_same_file(tmp_path: Path) -> None:
    """Each has read the index before the other has written it; whose index comes last leads to its own code."""
    cache = IndexDataCacheFile(str(tmp_path), "rule", "stamp")
    cache.save("for one game", "its code")
    seen_by_the_other = {path: path.read_bytes() for path in tmp_path.glob("*.nbi")}
    for path in seen_by_the_other:
        path.unlink()
    cache.save("for another game", "another code")
    assert cache.load("for another game") == "another code"
    for path, content in seen_by_the_other.items():
        path.write_bytes(content)
    assert cache.load("for one game") == "its code"


OWN_FUNCTION = """
import sys

if sys.argv[1] == "beside paiju":
    import paiju.kernel.compile
import numba

@numba.njit(cache=True)
def doubled(number):
    return 2 * number

assert doubled(21) == 42
print(sum(doubled.stats.cache_hits.values()))
"""


def test_what_others_keep_in_numbas_cache_stays_theirs(tmp_path: Path) -> None:
    script = tmp_path / "own.py"
    script.write_text(OWN_FUNCTION)

    def hits(company: str) -> str:
        found = subprocess.run(
            [sys.executable, script, company], capture_output=True, text=True, check=True, cwd=tmp_path
        )
        return found.stdout.strip()

    assert hits("alone") == "0"
    assert hits("beside paiju") == "1"
    shutil.rmtree(tmp_path / "__pycache__")
    assert hits("beside paiju") == "0"
    assert hits("alone") == "1"
