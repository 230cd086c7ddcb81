"""paiju clean: what Paiju has left on this machine, and how it is removed."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from paiju.terminal.commands import Language, app, chosen_language, fail, out
from paiju.words.said import Quoted, Said

if TYPE_CHECKING:
    from paiju.words.speaker import Speaker

COMPILED = re.compile(r"[0-9a-f]{24}")  # how the kernel names its folders
BASH = ".bash_completions/paiju.sh"  # where --install-completion puts the words of a shell, below the home folder
COMPLETIONS = (BASH, ".zfunc/_paiju", ".config/fish/completions/paiju.fish")
MEBIBYTE = 1 << 20


@dataclass(frozen=True)
class Leftover:
    """Paths that are removed together."""

    kind: Literal["rules", "data", "completion"]
    place: Path
    paths: tuple[Path, ...]

    def size(self) -> int:
        files = (file for path in self.paths for file in (path.rglob("*") if path.is_dir() else [path]))
        return sum(file.lstat().st_size for file in files if file.is_symlink() or file.is_file())

    def said(self) -> Said:
        place, size = Quoted(str(self.place)), Quoted(f"{self.size() / MEBIBYTE:.1f}")
        if self.kind == "completion":
            return Said("terminal-clean-completion", place=place)
        if self.kind == "rules":
            return Said("terminal-clean-rules", place=place, size=size)
        return Said("terminal-clean-data", place=place, size=size)

    def remove(self) -> None:
        for path in self.paths:
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink()
        if self.kind == "completion":
            _forget_in_bash(self.place)


def leftovers() -> list[Leftover]:
    """All that Paiju keeps for this user where nobody has told it to; no folder that others may use as well."""
    return [found for found in (*_compiled_rules(), *_folders_of_user(), *_completions()) if found.paths]


def _compiled_rules() -> Iterator[Leftover]:
    from paiju.kernel.compile import DAYS, cache_root  # which loads Numba

    user = os.getuid() if hasattr(os, "getuid") else "cache"
    for root in (cache_root(), Path(tempfile.gettempdir()) / f"paiju-{user}"):
        inside = list(root.iterdir()) if root.is_dir() else []
        ours = [path for path in inside if COMPILED.fullmatch(path.name) or path.name.startswith(DAYS)]
        is_all = len(ours) == len(inside) and not os.environ.get("PAIJU_CACHE")
        yield Leftover("rules", root, (root,) if inside and is_all else tuple(ours))


def _folders_of_user() -> Iterator[Leftover]:
    from platformdirs import user_config_path, user_data_path, user_state_path

    folders = {path("paiju", appauthor=False) for path in (user_data_path, user_state_path, user_config_path)}
    for folder in sorted(folders):
        yield Leftover("data", folder, (folder,) if folder.is_dir() else ())


def _completions() -> Iterator[Leftover]:
    for place in (Path.home() / name for name in COMPLETIONS):
        yield Leftover("completion", place, (place,) if place.is_file() else ())


def _forget_in_bash(place: Path) -> None:
    """Take the line out of ~/.bashrc that reads the file; all others stay as they are."""
    start = Path.home() / ".bashrc"
    lines = start.read_text(encoding="utf-8").splitlines(keepends=True) if start.is_file() else []
    kept = [line for line in lines if line.strip() != f"source '{place}'"]
    if kept != lines:
        start.write_text("".join(kept), encoding="utf-8")


@app.command()
def clean(
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False, language: Language = None
) -> None:
    """List what Paiju has left on this machine, ask, and remove it.

    That is compiled rules, databases, saved sessions, and the completion of commands in the shell.

    Example: paiju clean
    """
    from paiju.words.speaker import house_speaker

    speaker = house_speaker(chosen_language(language))
    found = leftovers()
    for one in found:
        out.print(speaker.say(one.said()), markup=False, soft_wrap=True)
    if named := os.environ.get("PAIJU_DB"):
        out.print(_kept(speaker, named), markup=False, soft_wrap=True)
    if not found:
        out.print(speaker.say(Said("terminal-clean-nothing")))
        return
    if not yes:
        typer.confirm(speaker.say(Said("terminal-clean-ask")), abort=True)
    _refuse_while_a_server_runs(speaker)
    for one in found:
        one.remove()
    out.print(speaker.say(Said("terminal-clean-done")))


def _kept(speaker: Speaker, named: str) -> str:
    from paiju.server.store.opening import shown

    return speaker.say(Said("terminal-clean-kept", place=Quoted(shown(named))))


def _refuse_while_a_server_runs(speaker: Speaker) -> None:
    from platformdirs import user_data_path

    from paiju.server.store import CannotOpen
    from paiju.server.store.opening import lock_file

    database = user_data_path("paiju", appauthor=False) / "paiju.db"
    if not database.is_file():
        return
    try:
        lock_file(database).close()
    except CannotOpen:
        fail(speaker.say(Said("terminal-clean-busy", place=Quoted(str(database)))))
