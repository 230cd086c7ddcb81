"""Disputing Tens 對十."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="tsung-shap",
    name="Disputing Tens",
    native="對十",
    romanised="Tsung Shap",
    family="fishing",
    least=2,
    most=2,
    usual=2,
    summary="Turn up tiles beside a row: take a twin at its ends, or two tiles that make a multiple of ten with yours.",
)
