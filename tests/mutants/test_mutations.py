"""The mutation tool plants what it says, and leaves alone what does not run."""

import ast
import os
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Any

from tests.mutants.calling import NOTE_CALL, with_notes
from tests.mutants.children import wait
from tests.mutants.mutations import mutants_of
from tests.mutants.report import report
from tests.mutants.targets import sample, targets
from tests.mutants.trees import Tree

SOURCE = '''
"""Words."""
LIMIT = 3


class Pot:
    def take(self, amount: int = 1) -> bool:
        """More words."""
        if amount < LIMIT and not self.empty:
            self.held -= amount
            return True
        return False
'''


def test_each_mutant_is_one_change() -> None:
    found = list(mutants_of(SOURCE))
    assert [mutant.id for mutant in found] == [
        "<module>#1 3 -> 4",
        "Pot.take#1 1 -> 2",
        "Pot.take#2 amount < LIMIT and (not self.empty) -> amount < LIMIT or not self.empty",
        "Pot.take#3 amount < LIMIT -> amount <= LIMIT",
        "Pot.take#4 not self.empty -> self.empty",
        "Pot.take#5 self.held -= amount -> self.held += amount",
        "Pot.take#6 self.held -= amount -> pass",
        "Pot.take#7 True -> False",
        "Pot.take#8 False -> True",
    ]
    plain = ast.unparse(ast.parse(SOURCE))
    for mutant in found:
        changed = [
            (old, new) for old, new in zip(plain.split("\n"), mutant.source.split("\n"), strict=False) if old != new
        ]
        assert len(changed) == 1, mutant.id


def test_functions_say_that_they_are_called() -> None:
    calls: list[str] = []
    noted = with_notes(SOURCE + "\n@rule\ndef fill(pot): return pot\n", "pot.py", is_interpreted=True)
    module: dict[str, Any] = {NOTE_CALL: calls.append, "rule": lambda function: function}
    exec(noted, module)  # noqa: S102
    assert calls == []
    module["fill"](1)
    module["Pot"]().take(5)
    assert calls == ["pot.py:fill", "pot.py:Pot.take"]


def test_compiled_rules_are_left_as_they_are() -> None:
    source = "@rule\ndef fill(pot):\n    return pot\n"
    assert with_notes(source, "pot.py", is_interpreted=False) == source


def test_the_sample_depends_on_its_seed_alone() -> None:
    kernel = targets()["kernel"]
    first = [planted.id for planted in sample(kernel, 20)]
    assert first == [planted.id for planted in sample(kernel, 20)]
    assert first != [planted.id for planted in sample(kernel, 20, seed=99)]


def test_every_game_has_tests_of_its_own() -> None:
    for target in targets().values():
        assert target.files, target.name
        assert any(test.startswith("tests/") for test in target.tests), target.name


def test_a_survivor_that_is_equivalent_does_not_count(tmp_path: Path) -> None:
    reviewed = tmp_path / "reviewed.txt"
    reviewed.write_text("a.py:f#1 1 -> 2 | equivalent: never read\n")
    fates = {"play": {"a.py:f#1 1 -> 2": "survived", "a.py:f#2 < -> <=": "survived", "a.py:f#3 x -> y": "killed"}}
    assert "| play | 3 | 1 | 1 | 1 | 50.0 % |" in report(fates, reviewed)


def test_what_could_not_be_decided_is_open(tmp_path: Path) -> None:
    reviewed = tmp_path / "reviewed.txt"
    reviewed.write_text("")
    fates = {"play": {"a.py:f#1 1 -> 2": "undecided: without it, too, there is a crash", "a.py:f#2 x -> y": "killed"}}
    assert "| play | 2 | 1 | 0 | 1 | 50.0 % |" in report(fates, reviewed)


def test_a_process_that_was_not_let_compute_is_waited_for() -> None:
    assert wait(_forked(lambda: sleep(0.7)), 0.5) == 3
    assert wait(_forked(_compute_for_ever), 0.1) is None


def _forked(work: Callable[[], object]) -> int:
    process = os.fork()
    if not process:
        os.setsid()
        work()
        os._exit(3)
    return process


def _compute_for_ever() -> None:
    while True:
        pass


def test_the_state_of_the_sources_changes_with_every_file(tmp_path: Path) -> None:
    tree = Tree.__new__(Tree)
    tree.folder = tmp_path
    (tmp_path / "src").mkdir()
    states = {tree.state_of_sources()}
    for text in ("LIMIT = 3\n", "LIMIT = 4\n"):
        (tmp_path / "src" / "pot.py").write_text(text)
        states.add(tree.state_of_sources())
    assert len(states) == 3
    assert tree.state_of_sources() in states
