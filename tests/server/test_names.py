"""Names of people: everybody at the table has to look at them."""

import pytest

from paiju.server.refusals import Code, Refusal
from paiju.server.table.names import checked_name

SHOWN = (
    "Ann",
    "安",
    "김민준",
    "Zoë",
    "Nguyễn Thị Ánh",
    "हिन्दी",
    "ภาษาไทย",
    "བསྒྲུབས",
    "שָׁלוֹם",
    "O'Neill-2",
    "🀄",
    "❤️",
    "…",
)
NOT_SHOWN = {
    "nothing": "",
    "blanks": " \t\u3000\u00a0",
    "a filler of Hangul": "\u3164",
    "fillers": "\u115f\u1160 \uffa0",
    "the blank of Braille": "\u2800\u2800",
    "a joiner": "a\u034fb",
    "no width": "\u200b",
    "the text turned around": "\u202eeve",
    "steering a terminal": "\x1b[2J",
    "a mark alone": "\u0301",
    "a mark on what stands before": "\u0301Ann",
    "a selector alone": "\ufe0f",
    "a stack of marks": "A" + "\u0301\u0302\u0303\u0304\u0305",
    "a stack below": "A" + "\u0323" * 8,
    "marks around": "A" + "\u20dd" * 4,
}


@pytest.mark.parametrize("name", SHOWN)
def test_names_of_any_script_are_taken(name: str) -> None:
    assert checked_name(f"  {name} ")


@pytest.mark.parametrize("name", NOT_SHOWN.values(), ids=NOT_SHOWN)
def test_names_without_anything_to_see_or_with_towers_are_not(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_name(name)
    assert refused.value.code is Code.BAD_NAME


def test_equal_names_are_equal_however_they_are_typed() -> None:
    assert checked_name("Zoe\u0308") == checked_name("Zoë")
