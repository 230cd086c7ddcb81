"""The databases that the server is tested on."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

POSTGRES = next((str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"))[::-1]), "")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "paiju.db")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], str]]:
    """A scratch cluster of PostgreSQL; gives the URL of a new database in it."""
    tools = POSTGRES or os.path.dirname(shutil.which("initdb") or "")
    if not tools:
        pytest.skip("PostgreSQL is not installed: the same tests run on SQLite alone")
    folder = tmp_path_factory.mktemp("postgres")
    as_owner = _as_owner(folder)
    data, sockets = folder / "data", folder / "sockets"
    _run(*as_owner, f"{tools}/initdb", "-D", str(data), "-U", "paiju", "--auth=trust", "--no-sync")
    _run(*as_owner, "mkdir", str(sockets))
    options = f"-k {sockets} -c listen_addresses='' -c fsync=off"
    _run(*as_owner, f"{tools}/pg_ctl", "-D", str(data), "-l", str(folder / "log"), "-o", options, "-w", "start")

    def new_database(name: str) -> str:
        _run(f"{tools}/createdb", "-h", str(sockets), "-U", "paiju", name)
        return f"postgresql://paiju@/{name}?host={sockets}"

    yield new_database
    _run(*as_owner, f"{tools}/pg_ctl", "-D", str(data), "-m", "immediate", "stop")


def _as_owner(folder: Path) -> list[str]:
    """PostgreSQL does not run as root: then it runs as its own user, who must reach the folder."""
    if os.getuid() != 0:
        return []
    owner = pwd.getpwnam("postgres")
    os.chown(folder, owner.pw_uid, owner.pw_gid)
    for parent in folder.parents:
        if str(parent).startswith("/tmp/"):  # noqa: S108 where pytest keeps its folders
            parent.chmod(parent.stat().st_mode | 0o011)
    return ["runuser", "-u", "postgres", "--"]


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, cwd="/", check=False)
    if done.returncode:
        raise RuntimeError(f"{command}: {done.stdout}{done.stderr}")
