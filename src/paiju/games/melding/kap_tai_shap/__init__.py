"""Collecting Many Tens 夾大十."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="kap-tai-shap",
    name="Collecting Many Tens",
    native="夾大十",
    romanised="Kap Tai Shap",
    family="melding",
    least=2,
    most=20,
    usual=5,
    summary="Draw, discard and exchange with the pool towards an eye and four pairs that add up to ten.",
)
