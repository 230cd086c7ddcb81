"""A learned player as an ONNX model that computes the same whole numbers.

Its input `active` has for each of the network's inputs, in the order of the file, 1 or 0 (int32, a row a position); its
output `values` has the value of each move (int64), before any bonus for the advised one. The header of the player and
the numbers of its inputs are in the metadata.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from paiju.bots.learned.inference import HALF, MOST_ACTIVE, SHIFT
from paiju.bots.learned.network import Network, write_whole
from paiju.envs.extras import need

OPSET, IR = 13, 8  # what every runtime since 2022 reads


class Model(Protocol):
    """What the onnx package makes of it."""

    def SerializeToString(self) -> bytes: ...


def export_onnx(network: Network, path: Path) -> None:
    """Write a network as ONNX; a MissingExtra says where the onnx package is missing."""
    model = onnx_model(need("onnx", "onnx"), network)
    write_whole(path, model.SerializeToString())


def onnx_model(onnx: ModuleType, network: Network) -> Model:
    graph, kinds = _Graph(onnx), onnx.TensorProto
    graph.constants(zero=np.array(0, np.int64), half=np.array(HALF, np.int64), divisor=np.array(1 << SHIFT, np.int64))
    graph.constants(most=np.array(MOST_ACTIVE, np.int64))
    values = "active"
    for layer in (1, 2, 3):
        values = graph.activations(layer, graph.sums(layer, values, network.arrays[f"w{layer}"], network), network)
    weights = np.ascontiguousarray(network.arrays["w4"].T)
    graph.wide_product(4, graph.sums(4, values, weights, network), network, "values")
    helper, inputs = onnx.helper, len(network.arrays["inputs"])
    taken = [helper.make_tensor_value_info("active", kinds.INT32, ["positions", inputs])]
    given = [helper.make_tensor_value_info("values", kinds.INT64, ["positions", network.moves])]
    made = helper.make_graph(graph.nodes, network.header.game, taken, given, graph.initial)
    model: Model = helper.make_model(made, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR)
    header = msgspec.json.encode(network.header, order="sorted").decode()
    helper.set_model_props(model, {"paiju": header, "inputs": json.dumps(network.arrays["inputs"].tolist())})
    return model


class _Graph:
    """The nodes of a model as they are added, and its constants."""

    def __init__(self, onnx: ModuleType) -> None:
        self._onnx, self.nodes, self.initial = onnx, list[object](), list[object]()

    def constants(self, **arrays: np.ndarray) -> None:
        self.initial += [self._onnx.numpy_helper.from_array(array, name) for name, array in arrays.items()]

    def node(self, kind: str, inputs: list[str], output: str, **given: int) -> str:
        self.nodes.append(self._onnx.helper.make_node(kind, inputs, [output], **given))
        return output

    def sums(self, layer: int, values: str, weights: NDArray[np.int8], network: Network) -> str:
        """Weights stay bytes in the file, and are read as 32 bits."""
        words = self._onnx.TensorProto.INT32
        self.constants(**{f"w{layer}": weights, f"b{layer}": network.arrays[f"b{layer}"]})
        read = self.node("Cast", [f"w{layer}"], f"weights{layer}", to=words)
        product = self.node("MatMul", [values, read], f"product{layer}")
        return self.node("Add", [product, f"b{layer}"], f"sums{layer}")

    def wide_product(self, layer: int, sums: str, network: Network, output: str) -> str:
        """Sums times their factors, in 64 bits."""
        self.constants(**{f"m{layer}": network.arrays[f"m{layer}"].astype(np.int64)})
        wide = self.node("Cast", [sums], f"wide{layer}", to=self._onnx.TensorProto.INT64)
        if layer < 4:
            wide = self.node("Max", [wide, "zero"], f"least{layer}")
        return self.node("Mul", [wide, f"m{layer}"], output)

    def activations(self, layer: int, sums: str, network: Network) -> str:
        """What is below 0 becomes 0, so that to divide is to shift."""
        scaled = self.wide_product(layer, sums, network, f"scaled{layer}")
        rounded = self.node("Add", [scaled, "half"], f"rounded{layer}")
        positive = self.node("Max", [rounded, "zero"], f"positive{layer}")
        shifted = self.node("Div", [positive, "divisor"], f"shifted{layer}")
        bounded = self.node("Min", [shifted, "most"], f"bounded{layer}")
        return self.node("Cast", [bounded], f"active{layer}", to=self._onnx.TensorProto.INT32)
