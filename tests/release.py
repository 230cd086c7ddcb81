"""Builds what is released: `python -m tests.release dist` packs everything twice, compares, tries it, writes the SBOM.

The bytes of a package depend on the sources alone: the hour of the build is in none of them.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
MANUAL = ROOT / "src/paiju/web/manual.zip"
LOCK = ROOT / "requirements.txt"
SBOM = "paiju.cdx.json"
MIB = 2**20
LIMIT_MIB = 340  # installed, with the bytecode that pip makes; NumPy, Numba and llvmlite are 271 of them


def build(folder: Path) -> dict[str, str]:
    """Pack wheel and source distribution into a folder; the SHA-256 of each by its name."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}


def try_installed(wheel: Path) -> float:
    """Install the wheel as a stranger would and run its commands; the MiB that pip has written."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "env"
        venv.create(home, with_pip=True)
        before = size_of(home)
        python = home / "bin/python"
        subprocess.run([python, "-m", "pip", "install", "--quiet", str(wheel)], cwd=folder, check=True)
        written = (size_of(home) - before) / MIB
        for words in (["--version"], ["games"], ["rules", "tianjiu"], ["bots"]):
            subprocess.run([home / "bin/paiju", *words], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        served = "from paiju.web import DIST, MANUAL; assert (DIST / 'index.html').is_file() and MANUAL.is_file()"
        subprocess.run([python, "-c", served], cwd=folder, check=True)
        return written


def size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def needed() -> set[str]:
    """The libraries that are installed with Paiju, and with those, without extras."""
    found: set[str] = set()
    waiting = ["paiju"]
    while waiting:
        for name in required_by(waiting.pop()):
            if name not in found:
                found.add(name)
                waiting.append(name)
    return found


def required_by(name: str) -> Iterator[str]:
    for line in distribution(name).requires or ():
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            yield canonicalize_name(requirement.name)


def pinned(lock: str) -> str:
    """What is installed with Paiju, as it is pinned: the lock file has the tools of developers too."""
    names = needed()
    entries = re.split(r"^(?=[^\s#])", lock, flags=re.MULTILINE)
    return "".join(entry for entry in entries if canonicalize_name(re.split(r"[=\[ ;]", entry, maxsplit=1)[0]) in names)


def write_sbom(file: Path) -> None:
    """List every library that is installed with Paiju, with its hashes, as CycloneDX."""
    project = ("--pyproject", str(ROOT / "pyproject.toml"))
    command = [sys.executable, "-m", "cyclonedx_py", "requirements", *project, "--output-reproducible", "--of", "JSON"]
    lock = pinned(LOCK.read_text(encoding="utf-8"))
    subprocess.run([*command, "-o", str(file), "-"], input=lock, text=True, check=True)


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as other:
        shutil.rmtree(folder, ignore_errors=True)
        first = build(folder)
        MANUAL.unlink()
        os.utime(ROOT / "README.md")  # when a file was touched is not packed
        if build(Path(other)) != first:
            sys.exit("Two builds of the same sources differ.")
    write_sbom(folder / SBOM)
    installed = try_installed(next(folder.glob("*.whl")))
    print(f"Installed: {installed:.0f} MiB")
    if installed > LIMIT_MIB:
        sys.exit(f"That is more than {LIMIT_MIB} MiB.")
    for name, digest in first.items():
        print(f"{digest}  {name}")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
