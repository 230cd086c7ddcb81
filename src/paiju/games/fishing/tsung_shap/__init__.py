"""Disputing Tens 對十."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="tsung-shap",
    native="對十",
    romanised="Tsung Shap",
    family="fishing",
    least=2,
    most=2,
    usual=2,
)
