"""Files of learned players: the same bytes from the same weights, and a sentence for every file that does not fit."""

import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import paiju
from paiju.bots.learned.network import KINDS, Header, PlayerError, load_network, network_bytes, save_network
from paiju.bots.learned.shipped import player_in
from tests.bots.learned.networks import chance_arrays, header_of, write_chance_player

GAME = paiju.game("jielong")


def test_the_same_network_is_the_same_bytes_and_reads_back(tmp_path: Path) -> None:
    arrays, header = chance_arrays(GAME, 1), header_of(GAME)
    backwards = {name: np.asfortranarray(arrays[name]) for name in reversed(arrays)}
    assert network_bytes(header, arrays) == network_bytes(dict(reversed(header.items())), backwards)
    save_network(tmp_path / "one.npz", header, arrays)
    found = load_network(tmp_path / "one.npz")
    for name, array in arrays.items():
        assert found.arrays[name].dtype == array.dtype
        assert np.array_equal(found.arrays[name], array)
    assert found.header.presets == list(GAME.presets)
    assert [path.name for path in tmp_path.iterdir()] == ["one.npz"]
    with np.load(tmp_path / "one.npz", allow_pickle=False) as plain:  # any NumPy reads it
        assert set(plain.files) == {"header", *arrays}
    with zipfile.ZipFile(tmp_path / "one.npz") as archive:
        assert {(place.compress_type, place.date_time) for place in archive.infolist()} == {
            (zipfile.ZIP_STORED, (1980, 1, 1, 0, 0, 0))
        }


def test_a_file_of_the_other_order_of_bytes_is_the_same_network(tmp_path: Path) -> None:
    arrays = chance_arrays(GAME, 1)
    other = {name: array.astype(array.dtype.newbyteorder(">")) for name, array in arrays.items()}
    assert network_bytes(header_of(GAME), other) == network_bytes(header_of(GAME), arrays)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "ponjan"}, "plays ponjan, not jielong"),
        ({"version": 99}, "learned version 99 of jielong; the rules here are version"),
        ({"mark": "0" * 16}, "reads other things of a position than this version of jielong tells"),
        ({"presets": ["no-such-way"]}, "reads other things of a position"),
        ({"presets": []}, "reads other things of a position"),
    ],
)
def test_a_player_that_does_not_fit_is_refused_in_a_sentence(
    changes: dict[str, Any], said: str, tmp_path: Path
) -> None:
    path = write_chance_player(tmp_path, "jielong", **changes)
    with pytest.raises(PlayerError, match=said) as error:
        player_in(path, GAME)
    assert str(path) in str(error.value)
    assert "\n" not in str(error.value)


def test_a_file_of_a_later_format_is_named_as_that(tmp_path: Path) -> None:
    path = tmp_path / "later.npz"
    np.savez(path, header=np.frombuffer(b'{"format": 7, "something": "else"}', np.uint8))
    with pytest.raises(PlayerError, match="is written in format 7; this version of Paiju reads format 1"):
        load_network(path)


def cut(content: bytes, tmp_path: Path) -> bytes:
    return content[: len(content) // 2]


def flipped(content: bytes, tmp_path: Path) -> bytes:
    """A bit of a weight, which the archive's check sum finds."""
    place = len(content) // 2
    return content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :]


def pickled(content: bytes, tmp_path: Path) -> bytes:
    """An array of objects, which could run anything when it is read."""
    np.savez(tmp_path / "objects.npz", header=np.array([{"format": 1}], object), allow_pickle=True)
    return (tmp_path / "objects.npz").read_bytes()


@pytest.mark.parametrize("spoil", [cut, flipped, pickled, lambda *_: b"", lambda *_: b"PK\x03\x04 nothing"])
def test_a_damaged_file_is_refused(spoil: Any, tmp_path: Path) -> None:
    path = write_chance_player(tmp_path, "jielong")
    path.write_bytes(spoil(path.read_bytes(), tmp_path))
    with pytest.raises(PlayerError, match="holds no learned player, or is damaged"):
        load_network(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PlayerError, match="there is no file"):
        load_network(tmp_path / "none.npz")
    with pytest.raises(PlayerError, match="holds no learned player"):
        load_network(tmp_path)


def without_rows(arrays: dict[str, NDArray[Any]]) -> None:
    arrays["w2"] = arrays["w2"][:-1]


def of_other_kind(arrays: dict[str, NDArray[Any]]) -> None:
    arrays["w3"] = arrays["w3"].astype(np.int16)


def with_large_sums(arrays: dict[str, NDArray[Any]]) -> None:
    arrays["b2"] = arrays["b2"].copy()
    arrays["b2"][3] = (1 << 31) - 1


def out_of_order(arrays: dict[str, NDArray[Any]]) -> None:
    arrays["inputs"] = arrays["inputs"][::-1].copy()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (without_rows, "layer 2 have the shape"),
        (of_other_kind, "w3 is of int16"),
        (with_large_sums, "may leave 32 bits"),
        (out_of_order, "not ascending"),
        (lambda arrays: arrays.pop("m4"), "m4"),
    ],
)
def test_what_is_no_network_is_neither_written_nor_read(spoil: Any, said: str, tmp_path: Path) -> None:
    arrays = chance_arrays(GAME, 1)
    spoil(arrays)
    with pytest.raises(ValueError, match=said):
        save_network(tmp_path / "wrong.npz", header_of(GAME), arrays)
    assert not list(tmp_path.iterdir())
    header = np.frombuffer(paiju_json(header_of(GAME)), np.uint8)
    np.savez(tmp_path / "wrong.npz", header=header, **arrays)  # type: ignore[arg-type]
    with pytest.raises(PlayerError, match="holds no learned player"):
        load_network(tmp_path / "wrong.npz")


def paiju_json(header: dict[str, Any]) -> bytes:
    import json

    return json.dumps(header).encode()


def test_its_page_names_every_array_and_everything_in_the_header() -> None:
    page = (Path(__file__).parents[3] / "docs" / "learning.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in page for name in (*KINDS, *Header.__struct_fields__, *header_of(GAME)["made"], "levels"))
