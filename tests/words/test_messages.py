"""What Fluent catalogues may say: choices, references, functions, and what is wrong with one that says too little."""

import pytest

from paiju.words.bundles import bundle_of
from paiju.words.messages import MissingWords, Written

CATALOGUE = """
# A comment, and below it what cannot be read
tiles = { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
}
won = { $seat } { $how ->
    [trick] takes the trick
   *[other] wins
}
    .again = { won }, again: { tiles }
-banker = banker
    .short = B
paid = { -banker } ({ -banker.short ->
    [B] short
   *[other] long
}) { SIGNED($points) } { "{" }{ -rate(by: 2) }
-rate = by { $by }
only =
    .use = used
itself = it is { itself }
stray = { $nobody } { nothing }
lost = { nothing.more }
unknown = { OUCH($count) }
half = { 0.5 }
"""


def write(id: str, use: str = "", language: str = "en", **values: object) -> str:
    return bundle_of(language, [CATALOGUE]).write(id, use, values)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ["no tiles", "one tile", "2 tiles", "1000 tiles"]), ("ko", ["no tiles", "1 tiles", "2 tiles"])],
)
def test_words_go_with_numbers_as_the_language_has_forms(language: str, said: list[str]) -> None:
    numbers = (0, 1, 2, 1000)
    assert [write("tiles", language=language, count=count) for count in numbers][: len(said)] == said


def test_words_are_chosen_by_a_word() -> None:
    assert write("won", seat=Written("Mei"), how="trick") == "Mei takes the trick"
    assert write("won", seat=Written("Mei"), how="hand") == "Mei wins"


def test_messages_refer_to_messages_terms_and_functions() -> None:
    assert write("won", "again", seat="Mei", how="trick", count=1) == "Mei takes the trick, again: one tile"
    assert write("paid", points=-3) == "banker (short) −3 {by 2"
    assert write("half") == "0.5"


def test_without_a_use_of_that_name_the_message_itself_is_said() -> None:
    assert write("tiles", "again", count=1) == "one tile"
    assert write("only", "use") == "used"


@pytest.mark.parametrize(
    ("id", "wrong"),
    [
        ("nothing", "en has no words for nothing"),
        ("only", "only has no words of its own in en"),
        ("tiles", "tiles in en: Unknown external: count"),
        ("stray", "stray in en: Unknown external: nobody"),
        ("lost", "lost in en: there is no nothing.more to refer to"),
        ("unknown", "unknown in en: there is no function OUCH"),
        ("itself", "itself in en says itself"),
    ],
)
def test_what_cannot_be_said_is_named(id: str, wrong: str) -> None:
    with pytest.raises(MissingWords) as found:
        write(id)
    assert str(found.value) == wrong


def test_a_later_catalogue_replaces_a_message_with_all_its_uses() -> None:
    messages = bundle_of("en", [CATALOGUE, "only = now words"])
    assert messages.write("only", "", {}) == "now words"
    assert not messages.has("only", "use")
    assert messages.has("won", "again")
