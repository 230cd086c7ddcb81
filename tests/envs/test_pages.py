"""The pages about encodings say what the code does today."""

import pytest

import paiju
from paiju.encoding.encoding import Encoding
from paiju.envs.pages import encoding_page, field_notes, holds
from paiju.kernel.meaning import COUNT, FACE, SEAT, SEAT_SET, bits, choice
from tests.envs.pages import FOLDER, page_path
from tests.envs.positions import SLUGS


@pytest.mark.parametrize("slug", SLUGS)
def test_a_page_is_up_to_date(slug: str) -> None:
    game = paiju.game(slug)
    assert page_path(game).read_text(encoding="utf-8") == encoding_page(game), f"python -m tests.envs {slug} writes it"


def test_there_is_a_page_for_every_game_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.md")) == sorted(SLUGS)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_slots_follow_each_other_without_gaps(slug: str) -> None:
    encoding = Encoding(slug)
    at = 0
    for slot in encoding.slots:
        assert slot.start == at
        at = slot.stop
    assert at == encoding.size == len(encoding.low) == len(encoding.high)


def test_notes_are_the_comments_beside_the_fields() -> None:
    notes = field_notes(paiju.game("tianjiu").state.State)
    assert notes["taker"] == "the seat with the best play of the trick"
    assert notes["seen_by"] == "who saw this tile when it was played: 1 onlookers, 2 seat 0, 4 seat 1"
    assert notes["hands"] == ""


def test_meanings_in_words() -> None:
    assert [holds(one) for one in (SEAT, FACE.plus(1), FACE.and_above(32, SEAT), choice(4), bits(3), None)] == [
        "a seat",
        "1 + a face, 0 for none",
        "a face, + 32 × a seat",
        "one of 4",
        "3 bits",
        "a number",
    ]
    assert (holds(COUNT), holds(SEAT_SET.plus(1))) == ("a count", "a set of seats, from bit 1 on")
