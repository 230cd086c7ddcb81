"""The laws of a table catch a table that breaks them: each fault is planted, and must be named."""

from collections.abc import Callable
from typing import Any

import pytest

import paiju
from paiju import MoveError, RecordError, Table
from paiju.kernel import conformance
from paiju.kernel.conformance import Nonconformance
from paiju.words.said import Said

GAME = paiju.game("jielong")
USUAL = ("standard", 1, 200)


def check_records() -> None:
    conformance.check_records(GAME, *USUAL)


def check_table() -> None:
    conformance.check_table(GAME, *USUAL)


def test_a_record_that_reads_back_to_another_text_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    read = Table.from_record

    def from_record(text: str) -> Table:
        again = read(text)
        monkeypatch.setattr(again, "record", lambda: text + " ")
        return again

    monkeypatch.setattr(Table, "from_record", staticmethod(from_record))
    with pytest.raises(Nonconformance, match="another text"):
        check_records()


def test_a_record_that_plays_to_another_position_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    read = Table.from_record

    def from_record(text: str) -> Table:
        again = read(text)
        again.play(again.legal[0])
        return again

    monkeypatch.setattr(Table, "from_record", staticmethod(from_record))
    with pytest.raises(Nonconformance, match="another position"):
        check_records()


SPOILT: list[Callable[[str, str], bool]] = [
    lambda text, good: len(text) < len(good),  # cut off
    lambda text, good: len(text) == len(good),  # one letter changed
    lambda text, good: len(text) > len(good),  # another check mark
]


@pytest.mark.parametrize("is_taken", SPOILT, ids=["cut", "changed", "check mark"])
def test_a_spoilt_record_that_is_read_is_caught(
    is_taken: Callable[[str, str], bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    read, good = Table.from_record, list[str]()

    def from_record(text: str) -> Table:
        good[:] = good or [text]
        return read(good[0] if is_taken(text, good[0]) else text)

    monkeypatch.setattr(Table, "from_record", staticmethod(from_record))
    with pytest.raises(Nonconformance, match="a spoilt record was read"):
        check_records()


def test_the_records_of_honest_tables_pass() -> None:
    check_records()
    with pytest.raises(RecordError):
        Table.from_record("paiju-record 1\n")


def play_of(change: Callable[[Table, Any], bool]) -> Callable[[Table, Any], None]:
    """A `Table.play` that does something else with a move that is not legal; it is refused if the answer is no."""
    play = Table.play

    def played(table: Table, move: Any) -> None:
        is_good = move in table.legal or move in table.words
        if is_good:
            play(table, move)
        elif not change(table, move):
            raise MoveError("no", Said("no-legal-move", move=0), {"id": "no-legal-move"})

    return played


def test_an_illegal_move_that_is_played_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "play", play_of(lambda table, move: True))
    with pytest.raises(Nonconformance, match="was played"):
        check_table()


def test_a_refusal_without_words_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Table.play

    def played(table: Table, move: Any) -> None:
        if move in table.legal or move in table.words:
            play(table, move)
        else:
            raise MoveError("", Said("no-legal-move", move=0), {"id": "no-legal-move"})

    monkeypatch.setattr(Table, "play", played)
    with pytest.raises(Nonconformance, match="a refusal says nothing"):
        check_table()


def test_a_refused_move_that_changes_the_table_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoil(table: Table, move: Any) -> bool:
        table._state[0]["streak"] += 1
        return False

    monkeypatch.setattr(Table, "play", play_of(spoil))
    with pytest.raises(Nonconformance, match="a refused move changed the table"):
        check_table()


def test_two_actions_in_the_same_words_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "words", property(lambda table: [table.text(table.actions[0][0])] * 2))
    with pytest.raises(Nonconformance, match="the same words"):
        check_table()


Viewer = Callable[[Table, int | None], bool]
WRONGLY_ASKED: dict[str, tuple[Viewer, bool]] = {
    "an onlooker has actions": (lambda table, seat: seat is None, True),
    "another seat has actions": (lambda table, seat: seat not in (None, table.turn), True),
    "the seat that is asked has none": (lambda table, seat: seat == table.turn, False),
}


@pytest.mark.parametrize(("is_wrong", "has_actions"), WRONGLY_ASKED.values(), ids=list(WRONGLY_ASKED))
def test_a_view_that_asks_the_wrong_seat_is_caught(
    is_wrong: Viewer, has_actions: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = Table.view

    def seen(table: Table, seat: int | None = None) -> Any:
        honest = view(table, seat)
        return {**honest, "actions": table.words if has_actions else []} if is_wrong(table, seat) else honest

    monkeypatch.setattr(Table, "view", seen)
    with pytest.raises(Nonconformance, match="a seat not asked has actions"):
        check_table()
