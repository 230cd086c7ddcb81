"""The options of collecting tens; the games that share them differ in their seats and in when a hand is cut off."""

from paiju.games.melding.options import HANDS, MOST_STAKE, NEXT_DEALER
from paiju.kernel.options import Choice, Flag, Number, Option

OFFER = Choice(
    "offer",
    "all",
    "which discards may be taken: any in the pool, only the one thrown last, none",
    "last: the author's advice for many players",
    values=("all", "last", "none"),
)


def tens_options(seats: int, max_turns: int | None, usual_turns: str) -> tuple[Option, ...]:
    return (
        OFFER,
        Flag(
            "draw_after_take",
            True,
            "whether a player who took a discard and threw a tile for it also draws; false: his turn ends",
            'false: the "gin" rules of the author\'s program',
        ),
        Flag(
            "dealer_draws",
            False,
            "true: in his first turn the dealer discards, draws and discards again, and may win before either discard",
            "true: the author's page",
        ),
        Number("stake", 1, "chips that each loser pays", low=1, high=MOST_STAKE, group="scoring"),
        NEXT_DEALER,
        Number(
            "max_turns",
            max_turns,
            f"turns after which nobody can win a hand; {usual_turns}",
            "ours",
            low=1,
            group="session",
        ),
        Number("first_dealer", 0, "dealer of the first hand", high=seats - 1, group="session"),
        HANDS,
    )
