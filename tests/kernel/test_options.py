"""Options: read from Python and from text, refused with what is allowed."""

import pytest

from paiju.kernel.options import Choice, Flag, Number, OptionError, Several, read_pairs, read_values, write_value

CHOICE = Choice("rules", "basic", values=("basic", "full"))
FLAG = Flag("open", False)
NUMBER = Number("quota", "auto", low=0, high=9, words=(("auto", -1),))
SEVERAL = Several("quads", ("a", "b"), values=("a", "b", "c"))
ALL = (CHOICE, FLAG, NUMBER, SEVERAL)


def test_defaults_are_filled_in() -> None:
    assert read_values(ALL, {}) == {"rules": "basic", "open": False, "quota": "auto", "quads": ("a", "b")}


@pytest.mark.parametrize(
    ("option", "given", "value", "stored"),
    [
        (CHOICE, "full", "full", 1),
        (FLAG, True, True, 1),
        (FLAG, "False", False, 0),
        (NUMBER, "auto", "auto", -1),
        (NUMBER, "7", 7, 7),
        (NUMBER, 0, 0, 0),
        (SEVERAL, "c, a", ("a", "c"), 5),
        (SEVERAL, [], (), 0),
        (SEVERAL, "", (), 0),
    ],
)
def test_values_are_read_stored_and_written(option: Choice, given: object, value: object, stored: int) -> None:
    assert option.read(given) == value
    assert option.store(option.read(given)) == stored
    assert option.read(write_value(option.read(given))) == value


@pytest.mark.parametrize(
    ("option", "given"),
    [
        (CHOICE, "none"),
        (CHOICE, True),
        (FLAG, 1),
        (FLAG, "yes"),
        (NUMBER, 10),
        (NUMBER, -1),
        (NUMBER, True),
        (NUMBER, 1.5),
        (NUMBER, ""),
        (SEVERAL, "d"),
        (SEVERAL, 3),
    ],
)
def test_a_bad_value_is_refused_with_name_value_and_what_is_allowed(option: Choice, given: object) -> None:
    with pytest.raises(OptionError) as caught:
        option.read(given)
    assert option.name in str(caught.value)
    assert repr(given) in str(caught.value)
    assert option.allowed in str(caught.value)


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match=r"'colour'.*rules, open, quota, quads"):
        read_values(ALL, {"colour": "red"})


def test_pairs_of_a_command_line() -> None:
    assert read_pairs(["arms=2", "quads=", "goal=pair:MAN"]) == {"arms": "2", "quads": "", "goal": "pair:MAN"}
    for bad in ("arms", "", "=2"):
        with pytest.raises(OptionError, match="name=value"):
            read_pairs([bad])


def test_an_option_knows_the_number_of_each_value() -> None:
    assert [CHOICE.place(word) for word in CHOICE.values] == [0, 1]
    assert [SEVERAL.bit(word) for word in SEVERAL.values] == [1, 2, 4]
    with pytest.raises(ValueError, match="not in tuple"):
        CHOICE.place("ful")
