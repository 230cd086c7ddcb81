"""The database of the server that is attacked."""

from pathlib import Path

import pytest


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "paiju.db")
