"""Connect the Dragon 接龍."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="jielong",
    name="Connect the Dragon",
    native="接龍",
    romanised="Jiē Lóng",
    family="connecting",
    least=2,
    most=4,
    usual=4,
    summary="Join your tiles to the dragon's open end; what you cannot join counts against you.",
    also=("接龙", "Jielong", "Chain the Dragon"),
)
