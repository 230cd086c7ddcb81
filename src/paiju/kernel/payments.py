"""The score sheet of a hand: who paid whom, how much, and for what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from paiju.words.said import Said, Seat

HOUSE = -1  # nobody at the table: points that are scored or lost, a commission


class Payment(NamedTuple):
    """One line of a score sheet."""

    payer: int
    payee: int
    amount: int
    why: Said

    @property
    def said(self) -> Said:
        """The whole line."""
        if self.payer == HOUSE:
            return Said("sheet-scores", seat=Seat(self.payee), amount=self.amount, why=self.why)
        if self.payee == HOUSE:
            return Said("sheet-loses", seat=Seat(self.payer), amount=self.amount, why=self.why)
        return Said("sheet-pays", payer=Seat(self.payer), payee=Seat(self.payee), amount=self.amount, why=self.why)


def totals(payments: Iterable[Payment], seats: int) -> list[int]:
    """What each seat has gained by these lines."""
    gains = [0] * seats
    for payment in payments:
        if payment.payee != HOUSE:
            gains[payment.payee] += payment.amount
        if payment.payer != HOUSE:
            gains[payment.payer] -= payment.amount
    return gains


def as_record(plain: object) -> Any:
    """A plain record as compiled rules take it, for sheets that ask the rules."""
    return object.__getattribute__(plain, "_record")
