"""Connect the Dragon 接龍."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="jielong",
    native="接龍",
    romanised="Jiē Lóng",
    family="connecting",
    least=2,
    most=4,
    usual=4,
    also=("接龙", "Jielong", "Chain the Dragon"),
)
