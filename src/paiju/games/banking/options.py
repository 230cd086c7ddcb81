"""The options that the banking games share."""

from paiju.kernel.options import Choice, Number, Option, OptionError, Values
from paiju.words.said import Said

MOST_STAKE = 500

BANKER_MODE = Choice(
    "banker_mode",
    "rotate",
    "whether the bank moves on after every hand",
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
        Number("first_banker", 0, "banker of the first hand", high=most_seats - 1, group="session"),
        Number("min_stake", 1, "least stake, at most max_stake", low=1, high=MOST_STAKE, group="scoring"),
        Number("max_stake", 10, f"greatest stake, at most {MOST_STAKE}", low=1, high=MOST_STAKE, group="scoring"),
        Number(
            "bankroll",
            0,
            "chips of every seat at the start; a seat without chips leaves; 0: nobody counts them",
            group="session",
        ),
        Number("hands", hands, "hands in a session", low=1, group="session"),
    )


def check_stakes(values: Values) -> None:
    least, most = int(values["min_stake"]), int(values["max_stake"])  # type: ignore[arg-type]
    if least > most:
        raise OptionError(Said("no-crossed-stakes", least=least, most=most))
