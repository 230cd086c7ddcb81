"""The verifier: short, alone, and right about every shared vector."""

import ast
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from paiju.play import verifier
from tests.fair.scenes import in_english
from tests.fair.vectors import FOLDER, good_cases, spoilt_cases

SOURCE = Path(verifier.__file__).read_text(encoding="utf-8")
CASES = json.loads((FOLDER / "proofs.json").read_text(encoding="utf-8"))


def test_it_is_short_and_imports_nothing_but_python_and_a_library_for_signatures() -> None:
    assert len(SOURCE.splitlines()) < 240
    for node in ast.walk(ast.parse(SOURCE)):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        assert {name.partition(".")[0] for name in names} <= {*sys.stdlib_module_names, "nacl"}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_verdict_on_a_vector(case: dict[str, Any]) -> None:
    holds, proven, found = verifier.verify(case["proof"], case["walls"], case["deck"])
    assert (holds, proven, in_english(found)) == (case["holds"], case["proven"], case["found"])


def test_the_vectors_are_those_of_the_package() -> None:
    assert [case["name"] for case in CASES if case["holds"]] == [name for name, *_ in good_cases()]
    assert [case["proof"] for case in CASES] == [proof for _, proof, _ in (*good_cases(), *spoilt_cases())]


@pytest.mark.parametrize(
    ("field", "value"),
    [("seats", None), ("secret", "xy"), ("secret", 5), ("opened", 5), ("dice", [[]]), ("root", None)],
)
def test_what_cannot_be_read_does_not_hold(field: str, value: object) -> None:
    proof = next(case["proof"] for case in CASES if case["name"] == "the secrets are open")
    proof = {**proof, "hands": [{**proof["hands"][0], field: value}]}
    verdict = verifier.verify(proof, deck=proof["tiles"])
    assert not verdict.holds
    assert len(verdict.found) == 1


def test_only_signatures_of_known_keys_count_where_keys_are_known() -> None:
    proof = next(case["proof"] for case in CASES if case["name"] == "the secrets are open")
    own, other = proof["hands"][0]["seats"][2]["key"], "ab" * 32
    assert verifier.verify(proof, deck=proof["tiles"], keys=[own]).proven == 1  # the seat was absent in the second hand
    assert verifier.verify(proof, deck=proof["tiles"], keys=[other]).proven == 0


def test_nothing_is_proven_of_a_game_that_is_not_known() -> None:
    proof = next(case["proof"] for case in CASES if case["name"] == "the secrets are open")
    assert verifier.verify(proof)[:2] == (True, 0)


def test_words_that_would_favour_small_numbers_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """2^64 is no multiple of 6: the last four words would make 0 to 3 likelier than 4 and 5."""
    words = [2**64 - 1, 2**64 - 4, 2**64 - 5, 4]

    class Shake:
        def digest(self, length: int) -> bytes:
            return b"".join(word.to_bytes(8, "big") for word in words)[:length]

    monkeypatch.setattr(hashlib, "shake_256", lambda source: Shake())
    assert verifier.draw(b"", [6, 6]) == [5, 4]
