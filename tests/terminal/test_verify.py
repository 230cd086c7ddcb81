"""`paiju verify`: plain sentences, and an exit code that scripts can trust."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from paiju import Table
from paiju.play.fair import FairDeals, Terms, write_proof
from paiju.play.fair.keys import public_key
from tests.fair.scenes import deal, seed_of, terms_of
from tests.fair.vectors import session
from tests.terminal.test_cli import run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "proof.json"


def test_a_proof_of_a_game_that_is_not_known(file: Path) -> None:
    deals = session()
    deals.reveal()
    file.write_text(write_proof(deals.proof()))
    result = run("verify", str(file))
    assert result.returncode == 3
    assert result.stdout.splitlines()[0] == "Table k3v9: some-game, rules 1, 4 seats."
    assert "all 32 tiles follow from it" in result.stdout
    assert "The tiles of this game are not known here" in result.stdout
    assert result.stdout.splitlines()[-1] == "Nothing is proven."


def test_a_verdict_as_data(file: Path) -> None:
    deals = session()
    deals.reveal()
    proof = deals.proof()
    file.write_text(write_proof(proof))
    result = run("verify", str(file), "--json")
    told = json.loads(result.stdout)
    assert result.returncode == 3
    assert (told["table"], told["seats"], told["hands"], told["proven"], told["holds"]) == ("k3v9", 4, 2, 0, True)
    assert told["found"][0]["id"].startswith("fair-")
    assert told["found"][0]["text"] in run("verify", str(file)).stdout.replace("\n", " ")
    proof["hands"][0]["secret"] = "00" * 32
    file.write_text(write_proof(proof))
    result = run("verify", str(file), "--json")
    assert (result.returncode, json.loads(result.stdout)["holds"]) == (1, False)


def test_a_proof_that_does_not_hold(file: Path) -> None:
    deals = session()
    deals.reveal()
    proof = deals.proof()
    proof["hands"][0]["secret"] = "00" * 32
    file.write_text(write_proof(proof))
    result = run("verify", str(file))
    assert result.returncode == 1
    assert "Hand 1 is wrong: the secret is not the one committed to." in result.stdout
    assert result.stdout.splitlines()[-1] == "The check failed."


def test_it_is_told_in_the_language_of_the_reader(file: Path) -> None:
    deals = session()
    deals.reveal()
    file.write_text(write_proof(deals.proof()))
    lines = run("verify", str(file), "--language", "ko").stdout.splitlines()
    assert lines[0] == "방 k3v9: some-game, 규칙 1, 4자리."
    assert lines[1] == "이 놀이의 패를 여기서는 알 수 없어 아무것도 증명되지 않았습니다."
    assert "32장이 모두 거기서 나왔습니다." in lines[2]
    assert lines[-1] == "아무것도 증명되지 않았습니다."
    file.write_text("[]")
    assert run("verify", str(file), "--language", "zh-HK").stderr.startswith("paiju: 這不是證明：")


def test_a_record_that_carries_its_proof(file: Path) -> None:
    bare = Table("jielong", seats=3)
    deals = FairDeals(Terms.of("k3v9", bare.game, 3, bare.options))
    deal(deals)
    table = Table("jielong", seats=3, chance=deals)
    table.decide()
    table.play(table.words[0])
    deals.reveal()
    file.write_text(table.record())
    result = run("verify", str(file))
    assert result.returncode == 0
    assert "all 32 tiles follow from it" in result.stdout
    assert result.stdout.splitlines()[-2:] == [
        "Everything revealed checks out.",
        "1 of 1 hands are proven, if one who signed is honest.",
    ]
    korean = run("verify", str(file), "--language", "ko").stdout.splitlines()
    assert korean[-2] == "공개된 것이 모두 맞습니다."
    own = public_key(seed_of("k3v9", 1)).hex()
    assert run("verify", str(file), "--key", own).returncode == 0
    assert run("verify", str(file), "--key", "00" * 32).returncode == 3


def test_a_file_that_is_made_of_nothing_proves_nothing(file: Path) -> None:
    """One tile 32 times, no values of seats, no hands: none of it passes."""
    deals = FairDeals(replace(terms_of("k3v9"), game="jielong", options=()))
    file.write_text(write_proof(deals.proof()))
    assert run("verify", str(file)).returncode == 3
    deal(deals, absent=range(4))
    deals.reveal()
    file.write_text(write_proof(deals.proof()))
    assert run("verify", str(file)).returncode == 3
    deals = FairDeals(replace(deals.terms, tiles=("[6:6]",) * 32))
    deal(deals)
    deals.reveal()
    file.write_text(write_proof(deals.proof()))
    result = run("verify", str(file))
    assert result.returncode == 1
    assert "These are not the tiles of the game." in result.stdout


@pytest.mark.parametrize("text", ["", '{"format": "paiju-proof"}', "paiju-record 1\n", "[" * 100_000])
def test_what_is_no_proof(file: Path, text: str) -> None:
    file.write_text(text)
    result = run("verify", str(file))
    assert result.returncode == 2
    assert result.stderr.startswith("paiju: ")
    assert "Traceback" not in result.stderr
