"""Where the server and its client draw secrets from: the operating system, unless a test gives them another source."""

from __future__ import annotations

import base64
import secrets as os_secrets
import string
from typing import Protocol

NONCE_BYTES = 16
LETTERS = string.ascii_letters + string.digits


class Secrets(Protocol):
    """A source of random bytes; it is asked from several threads."""

    def token(self, size: int) -> bytes:
        """So many bytes that nobody can guess."""


class OsSecrets:
    """The operating system's."""

    def token(self, size: int) -> bytes:
        return os_secrets.token_bytes(size)


OS_SECRETS = OsSecrets()


def url_safe_token(secrets: Secrets, size: int) -> str:
    """So many random bytes as text that may stand in a URL."""
    return base64.urlsafe_b64encode(secrets.token(size)).rstrip(b"=").decode()


def fresh_nonce(secrets: Secrets = OS_SECRETS) -> str:
    """What marks one request, so that it can be sent again without effect."""
    return secrets.token(NONCE_BYTES).hex()


def random_letters(secrets: Secrets, length: int) -> str:
    """So many letters and digits, each as likely as another (twice the bytes that are needed leave no bias)."""
    number = int.from_bytes(secrets.token(2 * length))
    letters = []
    for _ in range(length):
        number, place = divmod(number, len(LETTERS))
        letters.append(LETTERS[place])
    return "".join(letters)
