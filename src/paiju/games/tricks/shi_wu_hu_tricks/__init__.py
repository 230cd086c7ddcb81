"""Fifteen Hu 十五湖, the trick-taking game."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="shi-wu-hu-tricks",
    name="Fifteen Hu",
    native="十五湖",
    romanised="Shí Wǔ Hú / Sap Ng Wu",
    family="tricks",
    least=3,
    most=4,
    usual=3,
    summary="Beat a set with a higher one of the same composition; each card of a set that takes its trick is a hu.",
)
