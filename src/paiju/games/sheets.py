"""What score sheets of several families have in common: who owes whom, and hands as they were settled."""

from collections.abc import Callable
from typing import Any

from paiju.kernel.payments import Payment, as_record
from paiju.kernel.record import Plain
from paiju.words.said import Said

# Of a payer and a payee: what the one owes the other, and for what.
Owed = Callable[[int, int], int]
Why = Callable[[int, int], Said]


def between_all(seats: int, owed: Owed, why: Why) -> list[Payment]:
    """A line for every two seats of which one owes the other something."""
    return [
        Payment(payer, payee, owed(payer, payee), why(payer, payee))
        for payer in range(seats)
        for payee in range(seats)
        if payer != payee and owed(payer, payee) > 0
    ]


def replace(record: object, **fields: int) -> Any:
    """A record with other values in some fields: a finished hand may have moved on what it was settled by."""
    copy = Plain(as_record(record).copy())
    for name, value in fields.items():
        setattr(copy, name, value)
    return copy
