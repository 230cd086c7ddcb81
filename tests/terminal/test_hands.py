"""Hands read on the command line."""

import json

from tests.terminal.test_cli import run


def test_a_complete_hand_is_drawn_and_read() -> None:
    shown = run("hand", "small-mahjong", "[4:4][5:5][6:5][6:4][6:3][5:4]").stdout
    assert "┌───┐" in shown
    assert "Complete." in shown
    assert "Every other player pays 5." in shown
    assert "also read as Straight-Straight" in shown


def test_a_waiting_hand_says_what_completes_it() -> None:
    shown = run("hand", "kanwisher-mahjong", "2223b 444c 555d 777d").stdout
    assert "One tile from complete." in shown
    assert "1b×4 (1)*  3b×3 (1)  4b×4 (1)*" in shown


def test_open_groups_and_options() -> None:
    result = run("hand", "kanwisher-mahjong", "123b 222c 44d 55d | 9999b", "-r", "rules=extension1", "--json")
    assert json.loads(result.stdout)["wanted"][0] == {"tile": "4d", "unseen": 2, "worth": 1, "by_throw": True}


def test_a_far_hand_lists_its_discards() -> None:
    shown = run("hand", "kanwisher-mahjong", "1479b 2589c 13679d 4b").stdout
    assert "4 tiles from complete." in shown
    assert "what each discard keeps" in shown


def test_bad_input_is_one_line() -> None:
    for arguments in (("jielong", "66"), ("ho-hpai", "[9:9]"), ("ho-hpai", "[6:3][6:3]"), ("ho-hpai", "[1:1]")):
        result = run("hand", *arguments)
        assert result.returncode == 2
        assert result.stdout == ""
        assert len(result.stderr.strip().splitlines()) == 1
