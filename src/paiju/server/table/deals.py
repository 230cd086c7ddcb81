"""The secrets of deals: drawn, committed to before anybody sits down, and stored apart from the log."""

from __future__ import annotations

import paiju
from paiju.play.fair import Terms, commitment
from paiju.play.fair.beacon import Beacon
from paiju.play.fair.secret import SECRET_BYTES
from paiju.server.randomness import OS_SECRETS, Secrets
from paiju.server.store.events import Created
from paiju.server.store.records import Place, SealedDeal
from paiju.server.store.setup import OptionValue


def terms_of(
    table: str, session: int, game: str, seats: int, options: dict[str, OptionValue], beacon: Beacon | None = None
) -> Terms:
    """What the deals of a session are bound to."""
    found = paiju.game(game)
    return Terms.of(f"{table}/{session}", found, seats, found.values(seats, options), beacon)


def terms_at(table: str, session: int, setup: Created) -> Terms:
    """The same for a table that is set up."""
    beacon = setup.beacon.beacon() if setup.beacon else None
    return terms_of(table, session, setup.game, setup.seats, setup.options, beacon)


def seal(terms: Terms, place: Place, secrets: Secrets = OS_SECRETS) -> SealedDeal:
    """Draw the secret of a deal and commit to it."""
    secret = secrets.token(SECRET_BYTES)
    return SealedDeal(place, secret, commitment(terms, place[1], secret).hex())
