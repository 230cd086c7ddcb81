"""Beat the Zeroes 打零."""

from paiju.kernel.game import Game

GAME = Game(
    package=__name__,
    slug="da-ling",
    native="打零",
    romanised="Dǎ Líng / Daa Ling",
    family="banking",
    least=2,
    most=6,
    usual=6,
)
