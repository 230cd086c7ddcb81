"""Seat tickets and visitors' passes: signed, so that a forged one costs nothing to refuse, and kept only as hashes."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from itsdangerous import BadSignature, Signer

from paiju.server import limits
from paiju.server.randomness import OS_SECRETS, Secrets, url_safe_token
from paiju.server.refusals import Code, Refusal

SECRET_BYTES = 32
DAY = 24 * 60 * 60 * 1000


@dataclass(frozen=True)
class Ticket:
    """The right to a seat, as it is stored."""

    hash: bytes
    table: str
    seat: int
    expires: int  # milliseconds since 1970


class TicketSigner:
    """Gives tickets and passes, and knows them again."""

    def __init__(self, key: bytes, secrets: Secrets = OS_SECRETS) -> None:
        self._secrets = secrets
        self._tickets = Signer(key, salt="paiju ticket", digest_method=hashlib.sha256)
        self._passes = Signer(key, salt="paiju visitor", digest_method=hashlib.sha256)

    def issue(self, table: str, seat: int, now: int) -> tuple[str, Ticket]:
        """A new ticket: the text for its holder, and what is stored of it."""
        expires = now + limits.TICKET_DAYS * DAY
        text = self._tickets.sign(f"{table}.{seat}.{expires}.{url_safe_token(self._secrets, SECRET_BYTES)}").decode()
        return text, Ticket(_hash(text), table, seat, expires)

    def read(self, text: str, now: int) -> Ticket:
        """A ticket that this server signed; raises a Refusal. Whether it is still good, its table knows."""
        try:
            table, seat, expires, _ = _unsigned(self._tickets, text).split(".")
        except (BadSignature, ValueError) as error:
            raise Refusal(Code.FORGED, "This ticket was not given by this server.") from error
        if now >= int(expires):
            raise Refusal(Code.EXPIRED, "This ticket has expired.")
        return Ticket(_hash(text), table, int(seat), int(expires))

    def new_pass(self) -> str:
        return self._passes.sign(url_safe_token(self._secrets, SECRET_BYTES)).decode()

    def visitor(self, text: str) -> str:
        """The mark of a visitor, by which one person's requests are known; raises a Refusal."""
        try:
            return hashlib.sha256(_unsigned(self._passes, text).encode()).hexdigest()[:32]
        except (BadSignature, ValueError) as error:
            raise Refusal(Code.FORGED, "This pass was not given by this server.") from error


class SeatTickets:
    """The good tickets of one table: of a seat the newest, and the one that it was given for."""

    def __init__(self, tickets: list[Ticket]) -> None:
        self._by_seat: dict[int, list[Ticket]] = {}
        for ticket in sorted(tickets, key=lambda ticket: ticket.expires):
            self._by_seat.setdefault(ticket.seat, []).append(ticket)

    def holds(self, ticket: Ticket) -> bool:
        return ticket in self._by_seat.get(ticket.seat, [])

    def put(self, ticket: Ticket, shown: Ticket | None = None) -> list[Ticket]:
        """Take a new ticket, given for the one that was shown; the tickets that are spent by it."""
        spent = [old for old in self._by_seat.get(ticket.seat, []) if old != shown]
        self._by_seat[ticket.seat] = [*([shown] if shown else []), ticket]
        return spent

    def clear(self, seat: int) -> list[Ticket]:
        """Take away all tickets of a seat."""
        return self._by_seat.pop(seat, [])


def _unsigned(signer: Signer, text: str) -> str:
    """What was signed; a signature that is only written in another way is none."""
    signed = signer.unsign(text.encode())
    if signer.sign(signed) != text.encode():
        raise BadSignature("written in another way")
    return signed.decode()


def _hash(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()
