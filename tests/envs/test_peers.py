"""The comparison with other libraries plays what it counts."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest

from paiju.envs import pettingzoo
from paiju.envs.extras import MissingExtra
from paiju.envs.peers import main, openspiel_game, pettingzoo_game, rates, rlcard_mahjong


def test_rates_are_steps_by_processor_time() -> None:
    def play(steps: int) -> int:
        return sum(1 for _ in range(steps))

    found = rates({"few": lambda rng: play(100) // 10, "all": lambda rng: play(100)}, seconds=0.02, rounds=3)
    assert 5 < found["all"] / found["few"] < 20


def test_sessions_are_played_to_their_end() -> None:
    """A hand of 32 tiles: a step for each, and in OpenSpiel one for each that is dealt until the rest is certain."""
    rng = random.Random(1)
    assert pettingzoo_game(pettingzoo.raw_env, "ku-pai")(rng) == 32
    assert 32 + 20 < openspiel_game("paiju_ku_pai")(rng) <= 32 + 32


def test_openspiel_is_compared_by_one_command(capsys: pytest.CaptureFixture[str]) -> None:
    main(["openspiel", "ku-pai", "--seconds", "0.01", "--rounds", "1"])
    told = capsys.readouterr().out
    head, _, row = told.splitlines()
    assert "| × python_block_dominoes | × python_kuhn_poker |" in head
    assert row.startswith("| paiju_ku_pai | ")
    assert row.count("|") == head.count("|")


def test_a_comparison_goes_on_from_what_was_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "figures.jsonl"
    command = ["openspiel", "--seconds", "0.01", "--rounds", "1", "--kept", str(kept)]
    main([*command, "ku-pai"])
    first = capsys.readouterr().out.splitlines()[-1]
    main([*command, "ku-pai", "jielong"])
    assert capsys.readouterr().out.splitlines()[2] == first
    assert [json.loads(line)[0] for line in kept.read_text().splitlines()] == ["ku-pai", "jielong"]


def test_pettingzoo_is_compared_by_one_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a session of our own in the place of RLCard's, which is not always installed."""
    peer = pettingzoo_game(pettingzoo.raw_env, "jielong")
    monkeypatch.setattr("paiju.envs.peers.rlcard_mahjong", lambda: peer)
    main(["rlcard", "ku-pai", "--seconds", "0.01", "--rounds", "1"])
    head, _, row = capsys.readouterr().out.splitlines()
    assert row.startswith("| ku-pai | ")
    assert row.count("|") == head.count("|")


def test_a_missing_peer_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    with pytest.raises(MissingExtra, match=r'this needs rlcard: pip install "paiju\[bench\]"'):
        rlcard_mahjong()
