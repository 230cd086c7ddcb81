"""The tables of the laboratory commands in other languages: nothing in them is left in English."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import paiju
from paiju.kernel.game import Game
from paiju.kernel.options import OptionError
from paiju.terminal.program import app
from paiju.words.said import Said
from paiju.words.travelling import lobby_catalogue, table_catalogue

COMMANDS = {
    "odds of a tile": ["odds", "kol-ye-si", "[2:2]"],
    "odds of a hand": ["odds", "tau-ngau", "[6:6][5:5][4:4][3:3][2:2]"],
    "odds of settings": ["odds", "pai-gow", "[4:2][2:1]", "-r", "variant=small"],
    "odds of splits": ["odds", "da-ling", "[6:6][4:4][6:5][5:4][3:2][2:1]"],
    "odds of targets": ["odds", "da-ling", "[6:6][4:4][6:5][5:4][3:2][2:1]", "-r", "mode=exact"],
    "odds of a game": ["odds", "kol-ye-si"],
    "odds by simulation": ["odds", "ding-niu"],
    "a hand that lacks a tile": ["hand", "ho-hpai", "[2:1][2:2][3:2][4:2][5:2]"],
    "a hand to throw from": ["hand", "small-mahjong", "[4:4][5:5][6:5][6:4][6:3][5:4]"],
    "a complete hand": ["hand", "jjak-mat-chu-gi", "[6:6][6:6][1:1][1:1][4:4][4:4]"],
    "a deal solved": ["solve", "xiangshifu", "--seed", "7"],
    "deals solved": ["solve", "xiangshifu", "--deals", "5", "--limit", "2000"],
    "a simulation": ["simulate", "jielong", "--hands", "20"],
    "a comparison": ["compare", "jielong", "--option", "arms", "--hands", "20"],
    "an arena": ["arena", "jielong", "good", "random", "--hands", "3", "--jobs", "1"],
    "a search": ["evolve", "kol-ye-si", "--generations", "1"],
}
CARDS = {
    "kol-ye-si": ["odds", "kol-ye-si", "--card"],
    "tau-ngau": ["odds", "tau-ngau", "--card"],
    "pai-gow": ["odds", "pai-gow", "--card"],
    "da-ling": ["odds", "da-ling", "--card"],
    "da-ling, matching": ["odds", "da-ling", "--card", "-r", "mode=exact"],
    "da-ling, matching with small bets": ["odds", "da-ling", "--card", "-r", "mode=exact", "-r", "fixed_bets=1_2_3"],
}
# What is typed and not said: games and options.
TYPED = {"jielong", "xiangshifu", "arms"}


def printed(command: list[str], language: str) -> str:
    result = CliRunner().invoke(app, [*command, "--language", language])
    assert result.exit_code == 0, result.output
    return result.stdout


def words_in(text: str) -> set[str]:
    return set(re.findall(r"[A-Za-z]{2,}", text)) - TYPED


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_no_english_is_left_in_korean(command: list[str]) -> None:
    assert words_in(printed(command, "en"))
    korean = printed(command, "ko")
    assert re.search(r"[가-힣]{2,}", korean)
    assert words_in(korean) == set()


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant", "zh-HK"])
@pytest.mark.parametrize("name", ["odds of splits", "a hand to throw from", "deals solved", "a comparison"])
def test_no_english_is_left_in_chinese(name: str, language: str) -> None:
    assert words_in(printed(COMMANDS[name], language)) == set()


@pytest.mark.parametrize("language", ["ko", "zh-Hans", "zh-Hant", "zh-HK"])
def test_no_english_is_left_in_a_data_set(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert words_in(printed(["dataset", "jielong", "--hands", "5", "--format", "npz", "-o", "7"], language)) == set()


@pytest.mark.parametrize("language", ["ko", "zh-Hans", "zh-Hant"])
@pytest.mark.parametrize("command", CARDS.values(), ids=CARDS)
def test_no_english_is_left_in_cards(command: list[str], language: str) -> None:
    """The words are others; figures and Markdown are the same."""
    english, told = printed(command, "en"), printed(command, language)
    assert words_in(english)
    assert re.search(r"[가-힣]" if language == "ko" else r"[\u4e00-\u9fff]", told)
    assert words_in(told) == set()
    for same in (r"[+-]?\d+\.\d+", r"(?m)^(?:#+ |- |\d\. |$)", r"\|"):
        assert re.findall(same, told) == re.findall(same, english)


@pytest.mark.parametrize("game", [game for game in paiju.games() if game.odds is not None], ids=lambda game: game.slug)
def test_a_game_without_a_card_says_so(game: Game) -> None:
    """So that no card is left out above."""
    if game.slug not in {command[1] for command in CARDS.values()}:
        refused = CliRunner().invoke(app, ["odds", game.slug, "--card", "--language", "ko"]).exception
        assert isinstance(refused, OptionError)
        assert refused.said == Said("no-strategy-card")


def test_programs_read_the_same_in_every_language() -> None:
    """JSON has the names and the English headings that it had before."""
    command = ["odds", "tau-ngau", "[6:6][5:5][4:4][3:3][2:2]", "--json"]
    assert printed(command, "ko") == printed(command, "en")


@pytest.mark.parametrize("language", ["en", "ko"])
def test_what_only_the_terminal_says_does_not_travel_to_browsers(language: str) -> None:
    package = paiju.game("pai-gow").package
    sent = lobby_catalogue({"pai-gow": package}, language) + table_catalogue(package, language)
    assert "kind-pair = " in sent
    assert not re.search(r"^(lab|solve|terminal)-", sent, re.MULTILINE)
