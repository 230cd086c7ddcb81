"""The kernels of a GPU are compiled without one; `python -m paiju.envs.gpu check` runs them where there is a card."""

import os
from typing import Any

import numba
import numpy as np
import pytest

from tests.needs import need_library

need_library("numba_cuda")

from numba import cuda, types  # noqa: E402
from numba.cuda import cuda_paths, dispatcher  # noqa: E402
from numba.cuda.cudadrv import nvrtc, nvvm  # noqa: E402

import paiju  # noqa: E402
from paiju.envs.batch import Batch  # noqa: E402
from paiju.envs.buffers import KINDS  # noqa: E402
from paiju.envs.gpu.batch import GpuBatch, batch_on  # noqa: E402
from paiju.envs.gpu.check import Differs  # noqa: E402
from paiju.envs.gpu.kernels import NoGpu, kernels, tables_in_global_memory  # noqa: E402
from paiju.envs.gpu.packing import SMALL, by_columns, pack, unpack  # noqa: E402
from paiju.envs.gpu.playouts import Player  # noqa: E402
from paiju.envs.gpu.together import Found, Rates, all_together  # noqa: E402
from paiju.lab.simulation import hand_values  # noqa: E402
from tests.budget import TIMES  # noqa: E402

HOPPER = (9, 0)
CUDA: Any = cuda
CONSTANT_MEMORY = ".const"
STEPPED = ["tau-ngau"] if TIMES == 1 else [game.slug for game in paiju.games()]
PLAYED = ["jielong", "ce-deng"] if TIMES == 1 else [game.slug for game in paiju.games()]


class Card:
    """What numba-cuda asks a card for when it compiles."""

    compute_capability = HOPPER


@pytest.fixture
def _no_card_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: Card)
    monkeypatch.setattr(cuda_paths, "_get_nvrtc_path", lambda: None)  # a compiler that these kernels do not need
    monkeypatch.setattr(nvrtc, "get_arch_option", lambda major, minor, arch="": f"compute_{major}{minor}")


def compiled(kernel: Any, *arguments: Any) -> str:
    with tables_in_global_memory():
        ptx, _ = CUDA.compile_ptx(kernel.py_func, types.void(*map(numba.typeof, arguments)), cc=HOPPER)
    return str(ptx)


def check_kernel(ptx: str) -> None:
    assert ".entry" in ptx
    assert CONSTANT_MEMORY not in ptx


@pytest.mark.usefixtures("_no_card_is_asked")
@pytest.mark.parametrize("slug", STEPPED)
def test_the_steps_of_a_game_compile(slug: str) -> None:
    batch = Batch(slug, 4)
    rules, setting, fixed, of_host = batch.placed()
    buffers = batch.buffers()
    written = (np.asfortranarray(getattr(buffers, name)) for name in KINDS)
    arrays = (np.zeros(4, np.int64), np.zeros(4, np.int64), *written)
    kernel = kernels(batch.game, len(fixed[0])).step_tables
    check_kernel(compiled(kernel, rules, setting, fixed, by_columns(of_host), arrays, False, np.ones(4, np.bool_)))


@pytest.mark.usefixtures("_no_card_is_asked")
@pytest.mark.parametrize("slug", PLAYED)
def test_the_sessions_of_a_game_compile(slug: str) -> None:
    batch = Batch(slug, 4)
    rules, _, (deck, _), _ = batch.placed()
    scores, decisions = np.zeros((4, 4), np.int32, order="F"), np.zeros(4, np.int64)
    check_kernel(compiled(kernels(batch.game, len(deck)).play_sessions, rules, deck, 5, 7, scores, decisions))


def test_numba_puts_tables_elsewhere_again_when_kernels_are_compiled() -> None:
    before = nvvm.ADDRSPACE_CONSTANT
    with tables_in_global_memory():
        assert before != nvvm.ADDRSPACE_CONSTANT == nvvm.ADDRSPACE_GLOBAL
    assert before == nvvm.ADDRSPACE_CONSTANT


@pytest.mark.skipif(cuda.is_available(), reason="there is a card")
def test_without_a_card_a_sentence_says_what_to_use() -> None:
    for make in (lambda: GpuBatch("jielong", 4), lambda: Player("jielong"), lambda: batch_on("cuda", "jielong", 4)):
        with pytest.raises(NoGpu, match=r"no CUDA card here; paiju\.envs\.batch\.Batch"):
            make()
    assert isinstance(batch_on("auto", "jielong", 4), Batch)


def test_an_unknown_device_is_refused() -> None:
    assert isinstance(batch_on("cpu", "jielong", 4), Batch)
    with pytest.raises(ValueError, match="a device is cuda, cpu or auto, not 'gpu'"):
        batch_on("gpu", "jielong", 4)


def test_states_are_packed_into_whole_words_and_back() -> None:
    batch = Batch("tianjiu", 5, seed=1)
    batch.reset(batch.buffers())
    words = pack(batch.states)
    assert words.dtype == np.int64
    assert words.flags.f_contiguous
    assert unpack(words, batch.states.dtype).tobytes() == batch.states.tobytes()


def test_every_tile_and_move_fits_into_a_small_number() -> None:
    most = np.iinfo(SMALL).max
    for game in paiju.games():
        assert most >= game.state.MOVES
        seats = game.seats(None)
        assert max(game.deck(seats, hand_values(game, seats, {})).tiles()) <= most


@pytest.mark.usefixtures("_no_card_is_asked")
@pytest.mark.parametrize("slug", STEPPED)
def test_trying_moves_of_a_game_compiles(slug: str) -> None:
    batch = Batch(slug, 4)
    rules, _, (deck, _), of_host = batch.placed()
    packed, walls, generators, _, _, counts, *_ = by_columns(of_host)
    moves, gains = np.zeros((3, 4), np.int64), np.zeros((3, 4), np.float32)
    check_kernel(
        compiled(kernels(batch.game, len(deck)).try_moves, rules, packed, walls, generators, counts, moves, gains)
    )


def presets_of(slug: str) -> list[str]:
    if slug == "ding-niu":
        raise Differs("states at step 3 differ")
    if slug == "ce-deng":
        os._exit(1)
    return list(paiju.game(slug).presets)


def rates_of(slug: str) -> Rates:
    if slug == "jielong":
        raise RuntimeError("out of memory")
    return 2e9, 3e8


def test_all_games_at_once_tell_what_came_of_each() -> None:
    """With a comparison and a measurement of our own, since there is no card."""
    found = {
        one.slug: one for one in all_together(["ku-pai", "ding-niu", "jielong", "ce-deng"], 3, presets_of, rates_of)
    }
    assert found["ku-pai"] == Found("ku-pai", list(paiju.game("ku-pai").presets), "", (2e9, 3e8))
    assert found["ding-niu"].fault == "states at step 3 differ"
    assert found["jielong"].fault == "RuntimeError: out of memory"
    assert found["ce-deng"].fault == "its process has ended"
    assert len(found["jielong"].same) == len(paiju.game("jielong").presets)
