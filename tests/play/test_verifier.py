"""The verifier: short, alone, and right about every shared vector."""

import ast
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from paiju.play import verifier
from paiju.play.fair.beacon import is_signed_round
from tests.fair.scenes import in_english
from tests.fair.vectors import BEACON_SPOILERS, FOLDER, GOOD_ROUND, beacon_cases, good_cases, spoilt_cases

SOURCE = Path(verifier.__file__).read_text(encoding="utf-8")
CASES = json.loads((FOLDER / "proofs.json").read_text(encoding="utf-8"))


def test_it_is_short_and_imports_nothing_but_python_and_libraries_for_signatures() -> None:
    assert len(SOURCE.splitlines()) < 290
    for node in ast.walk(ast.parse(SOURCE)):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        assert {name.partition(".")[0] for name in names} <= {
            *sys.stdlib_module_names,
            "nacl",
            "py_arkworks_bls12381",
        }


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_verdict_on_a_vector(case: dict[str, Any]) -> None:
    holds, proven, found = verifier.verify(case["proof"], case["walls"], case["deck"])
    assert (holds, proven, in_english(found)) == (case["holds"], case["proven"], case["found"])


def test_the_vectors_are_those_of_the_package() -> None:
    good = [name for name, *_ in good_cases()]
    assert [case["name"] for case in CASES if case["holds"] and "beacon" not in case["proof"]] == good
    written = [proof for _, proof, _ in (*good_cases(), *beacon_cases(), *spoilt_cases())]
    assert [case["proof"] for case in CASES] == written


def test_rounds_are_checked_and_those_that_did_not_come_are_counted() -> None:
    proofs = {case["name"]: case for case in CASES}
    for name in ("rounds of quicknet", "rounds of an unknown beacon", "a round that did not come"):
        assert (proofs[name]["holds"], proofs[name]["proven"]) == (True, 2), name
    assert "1 of 2 deals were made without it." in proofs["a round that did not come"]["found"]
    assert not any(proofs[name]["holds"] for name in BEACON_SPOILERS if name != GOOD_ROUND)


@pytest.mark.parametrize("case", json.loads((FOLDER / "beacon.json").read_text())["rounds"], ids=str)
def test_the_signature_of_a_round(case: dict[str, Any]) -> None:
    key, number, signature = case["public_key"], case["round"], case["signature"]
    assert verifier.is_signed_round(key, number, signature) is case["holds"]
    assert is_signed_round(bytes.fromhex(key), number, bytes.fromhex(signature)) is case["holds"]


def test_without_the_library_a_round_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "py_arkworks_bls12381", None)
    case = next(case for case in CASES if case["name"] == "rounds of quicknet")
    verdict = verifier.verify(case["proof"], deck=case["deck"])
    assert not verdict.holds
    assert "pip install 'paiju[beacon]'" in in_english(verdict.found)[1]


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
