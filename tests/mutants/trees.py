"""Copies of the repository in which a file is mutated while the tests run over it."""

from __future__ import annotations

import compileall
import hashlib
import shutil
import sys
from pathlib import Path

from tests.mutants.calling import NOTE_CALL, with_notes
from tests.mutants.targets import ROOT, SOURCES, Planted

COPIED = ("src", "tests", "docs", "web/src", "web/tests", "pyproject.toml", "README.md", "Makefile")


class Tree:
    """A copy of the repository."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.rmtree(folder, ignore_errors=True)
        for name in COPIED:
            source, copy = ROOT / name, folder / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
            elif source.exists():
                shutil.copy2(source, copy)
        compileall.compile_dir(str(folder / "src"), quiet=1)
        compileall.compile_dir(str(folder / "tests"), quiet=1)

    def state_of_sources(self) -> str:
        """A digest of all sources and tests."""
        digest = hashlib.sha256()
        for name in ("src", "tests"):
            for file in sorted((self.folder / name).rglob("*.py")):
                digest.update(f"{file.relative_to(self.folder)} ".encode() + file.read_bytes())
        return digest.hexdigest()

    def note_calls(self, file: Path, is_interpreted: bool) -> None:
        """Let the functions of a file say that they are called; in processes that tests start nobody listens."""
        (self.folder / "src" / "sitecustomize.py").write_text(
            f"import builtins\nbuiltins.{NOTE_CALL} = lambda _: None\n"
        )
        source = file.read_text(encoding="utf-8")
        self._write(file, with_notes(source, str(file.relative_to(SOURCES)), is_interpreted))

    def plant(self, planted: Planted) -> None:
        self._write(planted.file, planted.mutant.source)

    def restore(self, file: Path) -> None:
        self._write(file, file.read_text(encoding="utf-8"))
        compileall.compile_file(str(self.folder / file.relative_to(ROOT)), quiet=1)

    def _write(self, file: Path, source: str) -> None:
        copy = self.folder / file.relative_to(ROOT)
        copy.write_text(source, encoding="utf-8")
        for stale in (copy.parent / "__pycache__").glob(f"{copy.stem}.{sys.implementation.cache_tag}*"):
            stale.unlink()
