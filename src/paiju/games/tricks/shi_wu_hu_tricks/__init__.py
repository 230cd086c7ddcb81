"""Fifteen Hu 十五湖, the trick-taking game."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="shi-wu-hu-tricks",
    native="十五湖",
    romanised="Shí Wǔ Hú / Sap Ng Wu",
    family="tricks",
    least=3,
    most=4,
    usual=3,
)
