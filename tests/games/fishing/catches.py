"""Catches of the games that count as Fifteen Lakes does: written, counted, and compared with their slow twins."""

import random
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np

import paiju
from paiju.games.fishing.lakes.catches import points_of
from paiju.games.fishing.shoals import FACES, fish_of, is_alone, shoal_of
from paiju.tiles import FULL32
from tests.oracles.shi_wu_hu import matches, triple_set
from tests.oracles.tiu_u import ORDER

GEE_JOON_MATCHES = ("none", "pair", "sixes")


def tiles(text: str) -> str:
    """Tiles as the rules write them, `[1:1]×2 [4:4]`, one by one."""
    return re.sub(r"(\[\d:\d\])×(\d)", lambda found: found[1] * int(found[2]), text).replace(" ", "")


def worth(slug: str, catch: str, **options: Any) -> int:
    """The points of a catch at a table with these options."""
    return worth_of(slug, counted(FULL32.read(tiles(catch))), options)


def worth_of(slug: str, catch: Any, options: dict[str, Any]) -> int:
    game = paiju.game(slug)
    rules = game.rules_record(2, game.values(2, options))
    return int(points_of(rules[0], catch, vars(game.rules)["MILITARY"]))


def counted(faces: list[int]) -> Any:
    return np.bincount(faces, minlength=FACES).astype(np.int8)


def random_options(rng: random.Random) -> dict[str, Any]:
    """Options that bear on the count."""
    bonuses = {f"bonus_{name}": rng.choice((0, 7, 300)) for name in ("heaven_nine", "juns", "supreme")}
    return {} if rng.random() < 0.2 else {**bonuses, "wen_wu": rng.choice(("one_two", "one_one"))}


def random_catches(slug: str, rng: random.Random, number: int) -> Iterator[list[int]]:
    """Catches of any size; every other one has all or none of most faces, so that rare combinations occur."""
    game = paiju.game(slug)
    deck = game.deck(2, game.values(2, {}))
    for i in range(number):
        if i % 2:
            yield sorted(rng.sample(deck.tiles(), rng.randrange(deck.size + 1)))
        else:
            amounts = [rng.choice((0, copies, copies, rng.randint(0, copies))) for copies in deck.copies]
            yield [face for face, amount in enumerate(amounts) for _ in range(amount)]


def compare_with_twin(slug: str, oracle: Any, seed: int, number: int) -> None:
    """Every catch is worth what the slow twin counts."""
    rng = random.Random(seed)
    for catch in random_catches(slug, rng, number):
        options = random_options(rng)
        expected = oracle.points([ORDER[face] for face in catch], **options)
        assert worth_of(slug, counted(catch), options) == expected, (catch, options)


def compare_matches_with_twin() -> None:
    """Every two faces match, and every face takes three alike, as the slow twin says, under all options."""
    for gee_joon_match, tens, heaven_earth in product(GEE_JOON_MATCHES, (False, True), (False, True)):
        options = {"gee_joon_match": gee_joon_match, "tens_match": tens, "heaven_earth_match": heaven_earth}
        for bait in range(FACES):
            shoal = shoal_of(bait, GEE_JOON_MATCHES.index(gee_joon_match), int(tens), int(heaven_earth))
            expected = [fish for fish in range(FACES) if matches(ORDER[bait], ORDER[fish], **options)]
            assert fish_of(shoal) == expected, (bait, options)
            assert is_alone(shoal) == (ORDER[bait] in triple_set(**options)), (bait, options)
