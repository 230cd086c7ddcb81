"""Collecting Tens 夾十."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="kap-shap",
    native="夾十",
    romanised="Kap Shap",
    family="melding",
    least=2,
    most=2,
    usual=2,
)
