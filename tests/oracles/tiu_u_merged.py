"""Merged Tiu-U (釣魚 with the count of Fifteen Lakes, 64 tiles): the slow twin, written straight from the rules."""

from collections.abc import Sequence

from tests.oracles import shi_wu_hu
from tests.oracles.shi_wu_hu import matches, settle, triple_set
from tests.oracles.tiu_u import DOUBLE64

__all__ = ["DEFAULTS", "DOUBLE64", "Oracle", "matches", "points", "settle", "triple_set"]

DEFAULTS: dict[str, int | str] = {**shi_wu_hu.DEFAULTS, "wen_wu": "one_one", "bonus_supreme": 200}


def points(catch: Sequence[str], **options: object) -> int:
    return shi_wu_hu.count(catch, DOUBLE64, shi_wu_hu.with_defaults(DEFAULTS, options))


class Oracle(shi_wu_hu.Oracle):
    DEFAULTS = DEFAULTS
    POOL = 16
    DEALT = 24

    def points(self, catch: Sequence[str]) -> int:
        return points(catch, **self.options)
