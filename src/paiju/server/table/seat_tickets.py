"""The valid tickets of one table."""

from __future__ import annotations

from paiju.server.store.records import Ticket


class SeatTickets:
    """By seat: the newest ticket, and the one that it was given in exchange for."""

    def __init__(self, tickets: list[Ticket]) -> None:
        self._by_seat: dict[int, list[Ticket]] = {}
        for ticket in sorted(tickets, key=lambda ticket: ticket.expires):
            self._by_seat.setdefault(ticket.seat, []).append(ticket)

    def holds(self, ticket: Ticket) -> bool:
        return ticket in self._by_seat.get(ticket.seat, [])

    def put(self, ticket: Ticket, shown: Ticket | None = None) -> list[Ticket]:
        """Add a new ticket, given for the one that was shown; the tickets that this invalidates."""
        spent = [old for old in self._by_seat.get(ticket.seat, []) if old != shown]
        self._by_seat[ticket.seat] = [*([shown] if shown else []), ticket]
        return spent

    def clear(self, seat: int) -> list[Ticket]:
        """Remove all tickets of a seat, and return them."""
        return self._by_seat.pop(seat, [])
