"""The options that the banking games share."""

from paiju.kernel.options import Choice, Number, Option, OptionError, Values
from paiju.words.said import Said

MOST_STAKE = 500

BANKER_MODE = Choice(
    "banker_mode",
    "rotate",
    "fixed: casinos",
    values=("rotate", "fixed"),
    group="session",
)
ROTATE = BANKER_MODE.place("rotate")
FIXED = BANKER_MODE.place("fixed")


def bank_options(most_seats: int, hands: int) -> tuple[Option, ...]:
    """Who holds the bank, what may be staked, and how long a session is."""
    return (
        BANKER_MODE,
        Number("first_banker", 0, high=most_seats - 1, group="session"),
        Number("min_stake", 1, low=1, high=MOST_STAKE, group="scoring"),
        Number("max_stake", 10, low=1, high=MOST_STAKE, group="scoring"),
        Number(
            "bankroll",
            0,
            group="session",
        ),
        Number("hands", hands, low=1, group="session"),
    )


def check_stakes(values: Values) -> None:
    least, most = int(values["min_stake"]), int(values["max_stake"])  # type: ignore[arg-type]
    if least > most:
        raise OptionError(Said("no-crossed-stakes", least=least, most=most))
