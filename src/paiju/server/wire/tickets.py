"""Seat tickets and visitors' passes: signed, so that a forged one is refused cheaply, and stored only as hashes."""

from __future__ import annotations

import hashlib

from itsdangerous import BadSignature, Signer

from paiju.server import limits
from paiju.server.randomness import OS_SECRETS, Secrets, url_safe_token
from paiju.server.refusals import Code, Refusal
from paiju.server.store.records import DAY, Ticket
from paiju.words.said import Said

SECRET_BYTES = 32


class TicketSigner:
    """Signs tickets and passes, and verifies them."""

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
        """A ticket that this server signed; raises a Refusal. Only its table knows whether it is still valid."""
        try:
            table, seat, expires, _ = _unsigned(self._tickets, text).split(".")
        except (BadSignature, ValueError) as error:
            raise Refusal(Code.FORGED, Said("refused-forged-ticket")) from error
        if now >= int(expires):
            raise Refusal(Code.EXPIRED, Said("refused-expired-ticket"))
        return Ticket(_hash(text), table, int(seat), int(expires))

    def new_pass(self) -> str:
        return self._passes.sign(url_safe_token(self._secrets, SECRET_BYTES)).decode()

    def visitor(self, text: str) -> str:
        """The id of a visitor, which recognises requests of the same person; raises a Refusal."""
        try:
            return hashlib.sha256(_unsigned(self._passes, text).encode()).hexdigest()[:32]
        except (BadSignature, ValueError) as error:
            raise Refusal(Code.FORGED, Said("refused-forged-pass")) from error


def _unsigned(signer: Signer, text: str) -> str:
    """What was signed; another spelling of the same signature is refused."""
    signed = signer.unsign(text.encode())
    if signer.sign(signed) != text.encode():
        raise BadSignature("written in another way")
    return signed.decode()


def _hash(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()
