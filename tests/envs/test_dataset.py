"""Data sets: what is in them, and that they are whole whatever happens while they are written."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import paiju
from paiju.encoding.encoding import Encoding
from paiju.envs.dataset import MANIFEST, Request, write_dataset
from paiju.envs.recording import Recorder
from paiju.kernel.options import OptionError
from paiju.lab.playing import play_sessions
from paiju.lab.simulation import hand_values
from tests.needs import need_library

need_library("pyarrow")
import pyarrow.parquet  # noqa: E402


def request(slug: str = "jielong", **changes: Any) -> Request:
    game = paiju.game(slug)
    seats = game.seats(None)
    given = {"bots": ["heuristic"] * seats, "hands": 30, "shard_hands": 10, "files": "npz"}
    return Request(game, seats, hand_values(game, seats, {}), **{**given, **changes})


def shards(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.mark.parametrize("slug", ["jielong", "heaven-nine", "tiu-u"])
@pytest.mark.parametrize("bots", ["random", "heuristic"])
def test_hands_are_those_of_a_simulation_with_the_same_seed(slug: str, bots: str) -> None:
    game = paiju.game(slug)
    seats = game.seats(None)
    values = hand_values(game, seats, {})
    played = play_sessions(game, seats, values, 40, policies=[bots] * seats, seed=9, jobs=1)
    found = Recorder(game, seats, values, [bots] * seats, 9).record(range(40))
    assert len(found.move) == played.choices
    assert (found.gain == played.scores[found.hand, found.seat]).all()
    assert found.gain.any()


def test_a_row_is_what_the_seat_saw_and_a_legal_move_of_several(tmp_path: Path) -> None:
    wanted = request("tianjiu", bots=["random"] * 4)
    decisions = write_dataset(wanted, tmp_path / "new")
    arrays = np.load(tmp_path / "new" / "shard-00001.npz")
    rows = np.arange(len(arrays["move"]))
    assert (arrays["mask"][rows, arrays["move"]] == 1).all()
    assert (arrays["mask"].sum(axis=1) > 1).all()
    assert set(arrays["hand"]) == set(range(10, 20))
    manifest = json.loads((tmp_path / "new" / MANIFEST).read_text())
    first, after = manifest["observation"]["turn"]
    assert (arrays["observation"][:, first:after] == 0).all()  # the seat that looks is the one to act
    encoding = Encoding("tianjiu", seats=4, **wanted.values)
    seen = encoding.decode(arrays["observation"][3], int(arrays["seat"][3]))
    assert seen[0]["turn"] == arrays["seat"][3]
    assert manifest["moves"] == arrays["mask"].shape[1]
    assert (manifest["game"], manifest["seed"], manifest["rules"]) == ("tianjiu", 1, wanted.game.version)
    assert decisions == sum(len(np.load(path)["seat"]) for path in (tmp_path / "new").glob("*.npz"))


def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    count = write_dataset(request(files="npz"), tmp_path / "npz")
    assert write_dataset(request(files="parquet"), tmp_path / "parquet") == count
    table = pyarrow.parquet.read_table(tmp_path / "parquet")  # the whole folder
    arrays = [np.load(path) for path in sorted((tmp_path / "npz").glob("*.npz"))]
    for column in ("hand", "seat", "observation", "mask", "move", "return"):
        wanted = np.concatenate([each[column] for each in arrays])
        found = table[column].combine_chunks()
        flat = found.flatten() if wanted.ndim == 2 else found
        assert (flat.to_numpy().reshape(wanted.shape) == wanted).all()
        assert flat.to_numpy().dtype == wanted.dtype


@pytest.mark.parametrize("files", ["npz", "parquet"])
def test_the_same_seed_gives_the_same_bytes_and_another_others(tmp_path: Path, files: str) -> None:
    for name, seed in (("one", 4), ("again", 4), ("other", 5)):
        write_dataset(request(files=files, seed=seed), tmp_path / name)
    one, again, other = (shards(tmp_path / name) for name in ("one", "again", "other"))
    assert one == again
    assert all(one[name] != other[name] for name in one)


def test_a_run_that_was_stopped_goes_on_with_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_dataset(request(), tmp_path / "whole")
    real, moved = os.replace, []

    def stop_at_the_third(part: Path, path: Path) -> None:
        moved.append(path)
        if len(moved) == 3:
            raise KeyboardInterrupt
        real(part, path)

    monkeypatch.setattr(os, "replace", stop_at_the_third)
    with pytest.raises(KeyboardInterrupt):
        write_dataset(request(), tmp_path / "stopped")
    assert (tmp_path / "stopped" / "shard-00000.npz").exists()
    assert not (tmp_path / "stopped" / "shard-00001.npz").exists()
    before = (tmp_path / "stopped" / "shard-00000.npz").stat().st_mtime_ns
    monkeypatch.setattr(os, "replace", real)
    done: list[int] = []
    write_dataset(request(), tmp_path / "stopped", done.append)
    assert done == [10, 10, 10]
    assert shards(tmp_path / "stopped") == shards(tmp_path / "whole")
    assert (tmp_path / "stopped" / "shard-00000.npz").stat().st_mtime_ns == before


def test_a_killed_process_leaves_whole_shards(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    wanted = request("kol-ye-si", hands=100_000, shard_hands=20)
    command = ["dataset", "kol-ye-si", "--hands", "1e5", "--shard", "20", "--format", "npz", "-o"]
    running = subprocess.Popen([sys.executable, "-m", "paiju", *command, str(folder)], stdout=subprocess.DEVNULL)
    while len(list(folder.glob("*.npz"))) < 3 and running.poll() is None:
        time.sleep(0.02)
    running.send_signal(signal.SIGKILL)
    running.wait()
    found = sorted(folder.glob("*.npz"))
    assert 3 <= len(found) < 5000
    recorder = Recorder(wanted.game, wanted.seats, wanted.values, wanted.bots, wanted.seed)
    for path, (name, hands) in zip(found, wanted.shards(), strict=False):
        assert path.name == name
        if name in (found[0].name, found[-1].name):
            assert (np.load(path)["observation"] == recorder.record(hands).observation).all()


def test_memory_does_not_grow_with_the_number_of_shards(tmp_path: Path) -> None:
    peaks = []
    write_dataset(request(hands=10), tmp_path / "first")
    for hands in (20, 160):
        tracemalloc.start()
        write_dataset(request(hands=hands), tmp_path / str(hands))
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 1.5 * peaks[0]


def test_another_data_set_is_not_mixed_in(tmp_path: Path) -> None:
    write_dataset(request(), tmp_path / "one")
    before = shards(tmp_path / "one")
    with pytest.raises(OptionError, match="holds another data set"):
        write_dataset(request(seed=2), tmp_path / "one")
    assert shards(tmp_path / "one") == before
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("dear reader")
    with pytest.raises(OptionError, match="holds other files; give an empty folder or a new one"):
        write_dataset(request(), tmp_path / "other")


def test_parquet_without_pyarrow_says_what_brings_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(OptionError, match=r'pyarrow is not installed; pip install "paiju\[dataset\]" brings it'):
        write_dataset(request(files="parquet"), tmp_path / "none")
    assert not (tmp_path / "none").exists()
