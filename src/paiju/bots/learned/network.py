"""A learned player as a file: whole-number weights, and a header that says what it plays and how it was made.

docs/learning.md describes the format. A file is read and checked here; what is wrong with it is said in a sentence.
"""

from __future__ import annotations

import io
import os
import tempfile
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from paiju.bots.learned.inference import MOST_ACTIVE
from paiju.kernel.jsonable import Jsonable
from paiju.words.errors import SaidError
from paiju.words.said import Quoted, Said

FORMAT = 1
MOST_SUM = (1 << 31) - 1  # of what a layer adds up
MOST_BONUS = (1 << 62) - 1  # which leaves every value within 64 bits
MOST_BYTES = 1 << 26  # of a file that is read
EPOCH = (1980, 1, 1, 0, 0, 0)  # the time stamp of every file, so that the same arrays give the same bytes
HEADER = "header"
KINDS: dict[str, type[np.signedinteger]] = {
    "inputs": np.int32,
    **{f"w{layer}": np.int8 for layer in (1, 2, 3, 4)},
    **{f"{row}{layer}": np.int32 for row in "bm" for layer in (1, 2, 3, 4)},
}

Numbers = NDArray[np.signedinteger]
Arrays = Mapping[str, Numbers]


class PlayerError(SaidError):
    """A file that is no learned player, or one of another game or version; a table that it was not trained for."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a learned player plays, in which units it counts, and how it was made."""

    format: int
    game: str
    version: int
    mark: str  # of its inputs (`Features.mark`)
    uses_advice: bool  # as an input
    advice_bonus: int  # added to the value of the advised move
    unit: float  # points that 1 of a value is worth
    presets: list[str]  # ways to play that it was trained for
    made: dict[str, Any]
    preset_bonuses: dict[str, int] = {}  # in place of the bonus on advice at these presets

    def bonus_at(self, preset: str | None) -> int:
        """What is added to the value of the advised move at a preset, or at a table that is none."""
        return self.advice_bonus if preset is None else self.preset_bonuses.get(preset, self.advice_bonus)

    @property
    def levels(self) -> dict[str, list[str]]:
        """By level, the presets at which its figures show that it plays so."""
        levels = self.made.get("levels")
        return levels if isinstance(levels, dict) else {}

    def as_json(self) -> Jsonable:
        made: Jsonable = msgspec.to_builtins(self)
        return made


@dataclass(frozen=True, eq=False)
class Network:
    """A header, and the arrays of four layers by their names in the file."""

    header: Header
    arrays: dict[str, Numbers]

    @property
    def moves(self) -> int:
        return int(self.arrays["w4"].shape[0])


def save_network(path: Path, header: Mapping[str, object], arrays: Arrays) -> None:
    """Write a learned player; the same header and arrays give the same bytes. Raises PlayerError for what is none."""
    write_whole(path, network_bytes(header, arrays))


def network_bytes(header: Mapping[str, object], arrays: Arrays) -> bytes:
    try:
        made = checked(msgspec.convert(dict(header), Header), arrays)
    except (msgspec.ValidationError, ValueError, KeyError) as error:
        raise ValueError(f"this makes no learned player: {error}") from error
    written = np.frombuffer(msgspec.json.encode(made.header, order="sorted"), np.uint8)
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        for name, array in {HEADER: written, **{name: made.arrays[name] for name in KINDS}}.items():
            place = zipfile.ZipInfo(f"{name}.npy", EPOCH)
            place.create_system, place.external_attr = 3, 0o644 << 16
            inner = io.BytesIO()
            little = array.astype(array.dtype.newbyteorder("<"), order="C")
            np.lib.format.write_array(inner, little, version=(1, 0), allow_pickle=False)
            archive.writestr(place, inner.getvalue())
    return file.getvalue()


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that nobody ever finds a part of it."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.chmod(name, 0o644)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def load_network(path: Path) -> Network:
    """Read a learned player and check that it is whole; raises PlayerError."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise ValueError("too large")
        content = path.read_bytes()
    except FileNotFoundError:
        raise PlayerError(Said("no-player-file", file=Quoted(str(path)))) from None
    except (OSError, ValueError):
        raise damaged(path) from None
    return read_network(content, path)


def read_network(content: bytes, path: Path) -> Network:
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as found:
            arrays = {name: found[name] for name in (HEADER, *KINDS) if name in found.files}
        written = msgspec.json.decode(arrays.pop(HEADER).astype(np.uint8).tobytes())
        version = written["format"]
        if isinstance(version, int) and version != FORMAT:
            text = Said("player-of-other-format", file=Quoted(str(path)), format=version, known=FORMAT)
            raise PlayerError(text)
        return checked(msgspec.convert(written, Header), arrays)
    except PlayerError:
        raise
    except Exception:  # whatever reading a broken archive raises
        raise damaged(path) from None


def damaged(path: Path) -> PlayerError:
    return PlayerError(Said("no-player-in-file", file=Quoted(str(path))))


def checked(header: Header, arrays: Arrays) -> Network:
    """A network whose arrays fit together and whose sums stay within 32 bits; raises ValueError."""
    own = {name: _of_kind(name, arrays[name]) for name in KINDS}
    inputs = own["inputs"]
    if inputs.ndim != 1 or (len(inputs) and inputs[0] < 0) or (np.diff(inputs) <= 0).any():
        raise ValueError("the inputs are not ascending")
    if header.format != FORMAT or not np.isfinite(header.unit) or header.unit <= 0:
        raise ValueError("a header of another format, or without a unit")
    if any(abs(bonus) > MOST_BONUS for bonus in (header.advice_bonus, *header.preset_bonuses.values())):
        raise ValueError("a bonus that is too large")
    size = len(inputs)
    for layer in (1, 2, 3):
        weights, most = own[f"w{layer}"], 1 if layer == 1 else MOST_ACTIVE
        if weights.ndim != 2 or weights.shape[0] != size:
            raise ValueError(f"the weights of layer {layer} have the shape {weights.shape}")
        size = weights.shape[1]
        _check_sums(layer, own, np.abs(weights.astype(np.int64)).sum(axis=0), most)
    if own["w4"].ndim != 2 or own["w4"].shape[1] != size:
        raise ValueError(f"the weights of the moves have the shape {own['w4'].shape}")
    _check_sums(4, own, np.abs(own["w4"].astype(np.int64)).sum(axis=1), MOST_ACTIVE)
    return Network(header, own)


def _of_kind(name: str, array: Numbers) -> Numbers:
    """An array in this machine's order of bytes."""
    kind = np.dtype(KINDS[name])
    if array.dtype.newbyteorder("=") != kind:
        raise ValueError(f"{name} is of {array.dtype}, not of {kind}")
    return np.ascontiguousarray(array, kind)


def _check_sums(layer: int, arrays: Arrays, weights: NDArray[np.int64], most: int) -> None:
    """No sum leaves 32 bits, whatever is active: so that every machine finds the same."""
    bias, factor = arrays[f"b{layer}"], arrays[f"m{layer}"]
    if bias.shape != weights.shape or factor.shape != weights.shape:
        raise ValueError(f"layer {layer} has {weights.shape} numbers, {bias.shape} of b and {factor.shape} of m")
    if (most * weights + np.abs(bias.astype(np.int64)) > MOST_SUM).any():
        raise ValueError(f"the sums of layer {layer} may leave 32 bits")
