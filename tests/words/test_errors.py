"""Errors that carry what they say: in English when printed, in every language when asked."""

from __future__ import annotations

import hashlib
import pickle

import pytest

import paiju
from paiju import OptionError, RecordError, Table, UnknownGame, WallError
from paiju.tiles import FULL32, TileError
from paiju.words.errors import SaidError
from paiju.words.said import Listed, Quoted, Said


def refused(**options: object) -> SaidError:
    with pytest.raises(SaidError) as caught:
        Table("jielong", **options)  # type: ignore[arg-type]
    return caught.value


def test_a_bad_value_is_said_as_data_and_printed_in_english() -> None:
    error = refused(settlement="coins")
    allowed = Said("term-one-of", words=Listed((Quoted("difference"), Quoted("chips"))))
    assert isinstance(error, OptionError)
    assert error.said == Said("no-option-value", option=Quoted("settlement"), value=Quoted("'coins'"), allowed=allowed)
    assert str(error) == "option settlement: 'coins' is not allowed; it takes difference, chips"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("zh-Hans", "第 1 道牌墙有 3 张 [6:6]，full32 只有 2 张"),
        ("zh-Hant", "第 1 道牌牆有 3 張 [6:6]，full32 只有 2 張"),
        ("ko", "1번째 패산에 [6:6] 패가 3장 있습니다. full32에는 2장뿐입니다"),
    ],
)
def test_a_bad_wall_is_told_in_other_languages(language: str, text: str) -> None:
    error = refused(wall="[6:6][6:6][6:6]")
    assert isinstance(error, WallError)
    assert error.say(language) == text


def test_a_wall_that_cannot_be_read_says_what_its_tiles_say() -> None:
    with pytest.raises(TileError) as caught:
        FULL32.read("[7:7]")
    assert refused(wall="[7:7]").said == caught.value.said


def test_an_unknown_game_is_said_with_the_nearest() -> None:
    with pytest.raises(UnknownGame) as caught:
        paiju.game("jielongg")
    assert caught.value.said == Said("no-such-game-near", game=Quoted("'jielongg'"), near=Quoted("jielong"))


def test_an_error_comes_out_of_another_process_as_it_went_in() -> None:
    error = refused(seats=9)
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  it is our own
    assert (type(again), again.said, str(again)) == (OptionError, error.said, str(error))


def test_a_plug_in_may_still_refuse_in_english() -> None:
    assert str(OptionError("no such luck")) == "no such luck"


def spoilt(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Table.from_record(text)
    return caught.value


def test_a_bad_record_is_told_in_every_language() -> None:
    error = spoilt("nothing")
    assert str(error) == "line 1: this is no record: it does not begin with 'paiju-record'"
    assert error.say("zh-Hant") == "第 1 行：這不是牌譜：開頭不是 'paiju-record'"
    assert error.say("ko") == "1번째 줄: 기록이 아닙니다. 'paiju-record' 표시로 시작하지 않습니다"


def test_an_error_in_the_head_of_a_record_is_told_with_its_cause() -> None:
    record = Table("jielong", seed=1).record().replace("game jielong", "game jielongg")
    head, _, body = record.partition("\nend")
    chain = hashlib.sha256(head.encode())
    chain.update(b"\n" + f"end{body}".partition(" #")[0].encode())
    error = spoilt(f"{head}\nend{body.partition(' #')[0]} #{chain.hexdigest()[:8]}\n")
    assert str(error) == "in the head or a deal: there is no game 'jielongg'; did you mean jielong?"
    assert error.say("zh-Hans") == "在开头或某次发牌中：没有 'jielongg' 这个游戏，是不是 jielong？"


def test_an_impossible_move_of_a_record_is_told_by_its_game() -> None:
    """The words of a game know more than those of the house."""
    table = Table("jielong", seed=1)
    table.decide()
    table.play(table.words[0])
    error = RecordError(Said("no-record-line", line=9, why=Said("no-second-lead")), table)
    assert str(error) == f"line 9: {table.say(Said('no-second-lead'))}"
    assert error.say("ko") == f"9번째 줄: {table.say(Said('no-second-lead'), 'ko')}"
