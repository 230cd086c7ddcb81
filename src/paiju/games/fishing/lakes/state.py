"""The options of a table of Fifteen Lakes."""

from paiju.games.fishing.pool import PoolRules
from paiju.kernel.record import i8, i16, public

# Option wen_wu by its place in the list.
ONE_TWO, ONE_ONE = range(2)


class LakesRules(PoolRules):
    bonus_heaven_nine = public(i16)
    bonus_juns = public(i16)
    bonus_supreme = public(i16)
    tens_match = public(i8)
    heaven_earth_match = public(i8)
    wen_wu = public(i8)
    thousand_double = public(i8)
