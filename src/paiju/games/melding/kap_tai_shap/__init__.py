"""Collecting Many Tens 夾大十."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="kap-tai-shap",
    native="夾大十",
    romanised="Kap Tai Shap",
    family="melding",
    least=2,
    most=20,
    usual=5,
)
