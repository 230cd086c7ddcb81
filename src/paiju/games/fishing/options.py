"""The options that the fishing games share; a game says its own defaults and sources."""

from dataclasses import replace

from paiju.kernel.options import Choice, Flag, Number

LAY_SIXES = Choice(
    "lay_sixes",
    None,
    values=("forced", "optional", "off"),
    group="deal",
)
GEE_JOON_MATCH = Choice(
    "gee_joon_match",
    None,
    values=("none", "pair", "sixes"),
)
CAPTURE_COMPULSORY = Flag("capture_compulsory", True, "false: the author's page")
SETTLEMENT = Choice(
    "settlement",
    "difference",
    "as in Connect the Dragon",
    values=("difference", "points"),
    group="scoring",
)
FIRST_DEALER = Number("first_dealer", 0, high=2, group="session")
HANDS = Number("hands", 4, low=1, group="session")


def lay_sixes(default: str, source: str) -> Choice:
    return replace(LAY_SIXES, default=default, source=source)


def gee_joon_match(default: str, source: str = "") -> Choice:
    return replace(GEE_JOON_MATCH, default=default, source=source)
