"""All that is random in a server and its client comes from the source of secrets in its settings."""

import ast
import random
from collections import Counter
from pathlib import Path

import pytest

import paiju.server
from paiju.server.randomness import LETTERS, OsSecrets, random_letters, url_safe_token
from paiju.server.settings import Settings
from tests.server.running import LOOPBACK, in_loop, running

SOURCES = {"secrets", "random", "uuid", "urandom", "getrandom", "SystemRandom", "fresh_secret", "fresh_value"}
SERVER = Path(paiju.server.__file__).parent
MODULES = [path for path in sorted(SERVER.rglob("*.py")) if path.name != "randomness.py"]


class Seeded:
    """Secrets that a seed decides."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def token(self, size: int) -> bytes:
        return self._random.randbytes(size)


async def drawn(database: str, seed: int) -> tuple[str, ...]:
    """What a server and a client with this seed have drawn when somebody sits at the first table."""
    async with running(database, Settings(trusted=LOOPBACK, secrets=Seeded(seed), now=lambda: 1)) as server:
        ann = await server.client(secrets=Seeded(seed))
        await ann.create("Ann", "jielong", bots=3)
        await ann.start()
        await ann.ready()
        assert ann.info is not None
        [event] = [event for event in server.store.load(ann.table).events if event.kind == "readied"]  # type: ignore[union-attr]
        return ann.visitor, ann.table, ann.ticket, ann.info.commitment, str(event.nonce), event.body


@in_loop
async def test_the_same_seed_draws_the_same_secrets(tmp_path: Path) -> None:
    first, second, other = [await drawn(str(tmp_path / f"{n}.db"), seed) for n, seed in enumerate((1, 1, 2))]
    assert first == second
    assert all(one != two for one, two in zip(first, other, strict=True))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SERVER).as_posix())
def test_no_module_has_a_source_of_its_own(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            assert not {alias.name for alias in node.names} & SOURCES
        elif isinstance(node, ast.ImportFrom):
            assert not {node.module, *(alias.name for alias in node.names)} & SOURCES
        elif isinstance(node, ast.Attribute):
            assert node.attr not in SOURCES - {"secrets"}


def test_letters_are_equally_likely() -> None:
    source = Seeded(7)
    counts = Counter(letter for _ in range(6_200) for letter in random_letters(source, 10))
    assert set(counts) == set(LETTERS)
    assert max(abs(count - 1000) for count in counts.values()) < 200


@pytest.mark.fresh
def test_tokens_of_the_system_differ() -> None:
    tokens = {url_safe_token(OsSecrets(), 32) for _ in range(100)}
    assert len(tokens) == 100
    assert {len(token) for token in tokens} == {43}
