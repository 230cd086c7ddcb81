"""The verifier of the browser: its own tests pass here too, over the vectors that Python wrote."""

import json
import subprocess

import pytest

from tests.fair.vectors import FOLDER
from tests.fair.walls import WEB, is_the_deal, wall_digests

BIN = WEB / "node_modules" / ".bin"
LOCK = WEB / "package-lock.json"


def test_the_vectors_hold_the_walls_that_python_draws() -> None:
    vectors = json.loads((FOLDER / "walls.json").read_text())
    assert wall_digests(1000)["digests"] == vectors["digests"][:1]
    assert all(map(is_the_deal, range(20)))


@pytest.mark.skipif(not BIN.exists(), reason="`npm ci` in web/ was not run: the TypeScript verifier is not tested")
@pytest.mark.parametrize("command", ["tsc --noEmit", "vitest run tests/fair"])
def test_the_typescript_verifier(command: str) -> None:
    tool, *arguments = command.split()
    result = subprocess.run([BIN / tool, *arguments], cwd=WEB, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in LOCK.read_text()
