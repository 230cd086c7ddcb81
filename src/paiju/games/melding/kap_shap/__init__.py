"""Collecting Tens 夾十."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="kap-shap",
    name="Collecting Tens",
    native="夾十",
    romanised="Kap Shap",
    family="melding",
    least=2,
    most=2,
    usual=2,
    summary="The duel of the tens: draw, discard and exchange with the pool towards an eye and three pairs of ten.",
)
