"""The options of collecting tens; the games that share them differ in their seats and in when a hand is cut off."""

from paiju.games.melding.options import HANDS, MOST_STAKE, NEXT_DEALER
from paiju.kernel.options import Choice, Flag, Number, Option

OFFER = Choice(
    "offer",
    "all",
    "last: the author's advice for many players",
    values=("all", "last", "none"),
)


def tens_options(seats: int, max_turns: int | None, usual_turns: str) -> tuple[Option, ...]:
    return (
        OFFER,
        Flag(
            "draw_after_take",
            True,
            'false: the "gin" rules of the author\'s program',
        ),
        Flag(
            "dealer_draws",
            False,
            "true: the author's page",
        ),
        Number("stake", 1, low=1, high=MOST_STAKE, group="scoring"),
        NEXT_DEALER,
        Number(
            "max_turns",
            max_turns,
            "ours",
            low=1,
            group="session",
        ),
        Number("first_dealer", 0, high=seats - 1, group="session"),
        HANDS,
    )
