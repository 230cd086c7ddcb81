"""The walls that both languages are held to; the TypeScript side is web/tests/fair/walls.test.ts."""

import json

from tests.fair.vectors import FOLDER
from tests.fair.walls import WEB, is_the_deal, wall_digests


def test_the_vectors_hold_the_walls_that_python_draws() -> None:
    vectors = json.loads((FOLDER / "walls.json").read_text())
    assert wall_digests(vectors["keys"]) == vectors
    assert all(map(is_the_deal, range(20)))


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text()
