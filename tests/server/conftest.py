"""The databases and the bus that the server is tested on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import chance
from tests.needs import cannot_run
from tests.server.scratch import ScratchPostgres, ScratchRedis, postgres_tools, redis_program


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "paiju.db")


@pytest.fixture(scope="session")
def postgres() -> Iterator[ScratchPostgres]:
    """A scratch cluster of PostgreSQL; gives the URL of a new database in it."""
    if not postgres_tools():
        cannot_run("PostgreSQL is not installed")
    cluster = ScratchPostgres(postgres_tools())
    yield cluster
    cluster.remove()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScratchRedis]:
    """A scratch Redis or Valkey."""
    if not redis_program():
        cannot_run("neither Redis nor Valkey is installed")
    server = ScratchRedis(redis_program(), tmp_path_factory.mktemp("redis"))
    yield server
    server.kill()


@pytest.fixture
def usual_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a database that was left by others, who dealt as it came."""
    monkeypatch.setattr(chance, "ARE_DEALS_RARE", False)
