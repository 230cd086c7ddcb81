"""A learned player as ONNX: the same whole numbers, by ONNX's own reference."""

import sys
from pathlib import Path

import numpy as np
import pytest

import paiju
from paiju.bots.learned.network import load_network
from paiju.envs.extras import MissingExtra
from paiju.envs.onnx_export import export_onnx
from tests.bots.learned.networks import twin_values, write_chance_player


def test_without_onnx_a_sentence_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnx", None)
    network = load_network(write_chance_player(tmp_path, "jielong"))
    with pytest.raises(MissingExtra, match=r'this needs onnx: pip install "paiju\[onnx\]"'):
        export_onnx(network, tmp_path / "out.onnx")
    assert not (tmp_path / "out.onnx").exists()


@pytest.mark.parametrize("slug", ["jielong", "tianjiu", "ponjan"])
def test_it_computes_the_same_values(slug: str, tmp_path: Path) -> None:
    onnx = pytest.importorskip("onnx")
    reference = pytest.importorskip("onnx.reference")
    network = load_network(write_chance_player(tmp_path, slug))
    export_onnx(network, tmp_path / "out.onnx")
    model = onnx.load(tmp_path / "out.onnx")
    onnx.checker.check_model(model, full_check=True)
    inputs = network.arrays["inputs"]
    active = (np.random.default_rng(1).random((20, len(inputs))) < 0.05).astype(np.int32)
    [values] = reference.ReferenceEvaluator(model).run(None, {"active": active})
    moves = list(range(paiju.game(slug).state.MOVES))
    for row, found in zip(active, values, strict=True):
        assert found.tolist() == twin_values(network, inputs[row > 0].astype(np.int64), moves)
    properties = {one.key: one.value for one in model.metadata_props}
    assert properties["inputs"] == str(inputs.tolist())
