"""Tables of figures: the same numbers for people and for programs."""

import pytest

from paiju.kernel.figures import Figure, Figures, as_figure, count, decimal, percent

TABLE = Figures(
    "Hands",
    ("hand", "number", "share", "number"),
    (("pair", count(1752), percent(1752, 6052), "7"), ("none", count(0), percent(0, 6052), "never")),
    "exact",
)


def test_cells_are_read_by_people() -> None:
    assert TABLE.rows[0] == ("pair", "1,752", "28.949 %", "7")
    assert decimal(-0.5, 3) == "-0.500"
    assert decimal(0.25, 2, signed=True) == "+0.25"


def test_programs_get_numbers_under_names_of_their_own() -> None:
    json = TABLE.as_json()
    assert json["columns"] == [
        {"name": "hand", "heading": "hand", "unit": None},
        {"name": "number", "heading": "number", "unit": None},
        {"name": "share", "heading": "share", "unit": "%"},
        {"name": "number_2", "heading": "number", "unit": None},
    ]
    assert json["rows"] == [
        {"hand": "pair", "number": 1752, "share": pytest.approx(100 * 1752 / 6052), "number_2": 7},
        {"hand": "none", "number": 0, "share": 0, "number_2": "never"},
    ]


def test_a_game_may_name_its_columns() -> None:
    named = Figures("T", ("", "×"), (("a", "1"),), "exact", names=("who", "times"))
    assert named.as_json()["rows"] == [{"who": "a", "times": 1}]


def test_an_interval_has_a_margin_beside_its_value() -> None:
    figure = Figure("12.34 % ± 0.10", 12.341, "%", 0.102)
    table = Figures("T", ("seat", "wins"), (("s0", figure),), "simulated")
    assert table.as_json()["rows"] == [{"seat": "s0", "wins": 12.341, "wins_margin99": 0.102}]


@pytest.mark.parametrize(
    ("text", "value", "unit", "margin"),
    [
        ("1,752", 1752, "", None),
        ("28.948 %", 28.948, "%", None),
        ("+0.125 ± 0.010", 0.125, "", 0.01),
        ("-3", -3, "", None),
        ("220,391,344", 220391344, "", None),
    ],
)
def test_plain_text_is_read_too(text: str, value: float, unit: str, margin: float | None) -> None:
    figure = as_figure(text)
    assert figure is not None
    assert (figure.value, figure.unit, figure.margin) == (value, unit, margin)
    assert isinstance(figure.value, type(value))


@pytest.mark.parametrize("text", ["", "pair", "7/32", "1752,", "1,75", "s0", "0.5 *", "[6:6]", "--3"])
def test_words_stay_words(text: str) -> None:
    assert as_figure(text) is None
