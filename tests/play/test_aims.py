"""What stands on the table beside the tiles: what one plays for, and the hand that won in its parts."""

import random
from collections import Counter

import numpy as np
import pytest

import paiju
from paiju.kernel.hands import row_of, tiles_missing
from paiju.kernel.record import Plain
from paiju.lab.distance import Catalogue, missing_tiles
from paiju.words.travelling import table_catalogue
from tests import chance
from tests.budget import TIMES

SLUGS = [game.slug for game in paiju.games()]
MELDING = [game.slug for game in paiju.games() if game.family == "melding"]
MOST_ACTIONS = 400
MOST_HANDS = 20
HANDS_READ = 12 * TIMES


def play_hand(table: paiju.Table) -> bool:
    """Bots play a hand to its end; whether they come to one."""
    for _ in range(MOST_ACTIONS):
        if table.decide() is None:
            return False
        table.play(table.advice().words)
        if table.hand_over:
            return True
    return False


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_says_what_one_plays_for_in_every_language(slug: str) -> None:
    table = paiju.Table(slug, seed=chance.seed())
    seat = table.decide()
    aims = [table.view(seat, language=language)["aim"] for language in ("en", "ko", "zh-Hans", "zh-Hant")]
    assert all(aims)
    assert len({aim["said"] for aim in aims if aim}) >= 3  # Traditional and Simplified may be written alike
    assert table.view(None)["aim"] is None


@pytest.mark.parametrize("slug", SLUGS)
def test_an_aim_tells_nothing_that_its_seat_cannot_see(slug: str) -> None:
    """Its numbers are the same in every world that the seat cannot tell from the real one."""
    table = paiju.Table(slug, seed=chance.seed())
    for _ in range(8):
        seat = table.decide()
        if seat is None or table.hand_over:
            break
        aim = table.sight(seat).aim
        for world in table.sample(seat, 2, seed=chance.seed()):
            assert table.game.sheet.aim(table._g, Plain(world._state[0]), seat) == aim  # type: ignore[attr-defined]
        table.play(table.words[0])


def test_progress_grows_with_the_tricks() -> None:
    """Four tricks of sixteen tiles each: what is reached is what the counter of the seat says."""
    table = paiju.Table("tianjiu", seed=chance.seed())
    seen = set()
    while not table.hand_over or not table.results:
        seat = table.decide()
        view = table.view(seat)
        tricks = next(zone for zone in view["zones"] if zone["kind"] == "chips" and zone["owner"] == seat)
        assert view["aim"] is not None
        assert (view["aim"]["reached"], view["aim"]["wanted"]) == (tricks["amount"], 4)
        seen.add(tricks["amount"])
        table.play(table.advice().words)
    assert len(seen) > 1
    assert table.view(0)["aim"] is None


@pytest.mark.parametrize("slug", [slug for slug in MELDING if slug != "kanwisher-mahjong"])  # which counts by itself
def test_tiles_that_are_missing_are_counted_as_by_the_search_in_the_lab(slug: str) -> None:
    table = paiju.Table(slug, seed=chance.seed())
    g, game = table._g, table.game
    assert game.reading is not None
    shapes = tuple(game.reading.shapes(g, ()))
    catalogues = [Catalogue.of(shape) for shape in shapes]
    rng = random.Random(chance.seed())
    deck = [face for face, copies in enumerate(table.tiles.copies) for _ in range(copies)]
    found = Counter[int]()
    for _ in range(HANDS_READ):
        faces = rng.sample(deck, shapes[0].size)
        plenty = np.full(len(table.face_words), shapes[0].size, np.int8)
        expected, _ = missing_tiles(row_of(faces, len(plenty)), plenty, catalogues)
        assert tiles_missing(shapes, faces) == expected
        found[expected or 0] += 1
    assert len(found) > 1


@pytest.mark.parametrize("slug", MELDING)
def test_the_winning_hand_lies_in_parts_with_names(slug: str) -> None:
    table = paiju.Table(slug, seed=chance.seed())
    words = table_catalogue(table.game.package, "en")
    for _ in range(MOST_HANDS):
        if not play_hand(table):
            table = paiju.Table(slug, seed=chance.seed())
            continue
        view = table.view(None)
        if won := view["won"]:
            break
        assert max(table.results[-1]) <= 0 or slug == "ponjan"  # nobody has won
    assert won is not None
    shown = Counter(
        tile["face"]
        for zone in view["zones"]
        if zone["owner"] == won["seat"] and zone["kind"] in ("hand", "melds")
        for tile in zone["tiles"]
    )
    assert Counter(face for part in won["parts"] for face in part["tiles"]) == shown
    assert all(f"{part['name']['id']} =" in words for part in won["parts"]), "the page has no words for a part"


def test_before_the_end_of_a_hand_no_hand_has_won() -> None:
    table = paiju.Table("small-mahjong", seed=chance.seed())
    table.decide()
    assert table.view(0)["won"] is None
