"""The options of a table of Fifteen Lakes."""

from paiju.games.fishing.lakes.options import WEN_WU
from paiju.games.fishing.pool import PoolRules
from paiju.kernel.record import i8, i16, public

ONE_ONE = WEN_WU.place("one_one")


class LakesRules(PoolRules):
    bonus_heaven_nine = public(i16)
    bonus_juns = public(i16)
    bonus_supreme = public(i16)
    tens_match = public(i8)
    heaven_earth_match = public(i8)
    wen_wu = public(i8)
    thousand_double = public(i8)
