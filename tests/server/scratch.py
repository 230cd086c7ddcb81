"""Scratch servers that the suite starts itself: PostgreSQL and Redis, each in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

POSTGRES = next((str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"))[::-1]), "")


class ScratchPostgres:
    """A cluster of PostgreSQL that can be stopped and started again; called, it gives the URL of a new database."""

    def __init__(self, tools: str, is_durable: bool = False) -> None:
        self._tools, self._fsync = tools, "on" if is_durable else "off"
        self.folder = Path(tempfile.mkdtemp(prefix="paiju-postgres-"))
        self._as_owner = _as_owner(self.folder)
        self._run("initdb", "-U", "paiju", "--auth=trust", "--no-sync")
        self.start()

    def __call__(self, name: str) -> str:
        _run(f"{self._tools}/createdb", "-h", str(self.folder), "-U", "paiju", name)
        return f"postgresql://paiju@/{name}?host={self.folder}"

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c fsync={self._fsync}"
        self._run("pg_ctl", "-l", str(self.folder / "log"), "-o", options, "-w", "start")

    @property
    def process(self) -> int:
        """The one that starts all others."""
        return int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])

    def stop(self) -> None:
        self._run("pg_ctl", "-m", "immediate", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def _run(self, tool: str, *arguments: str) -> None:
        _run(*self._as_owner, f"{self._tools}/{tool}", "-D", str(self.folder / "data"), *arguments)


class ScratchRedis:
    """A Redis or Valkey on a socket of its own that can be killed and started again."""

    def __init__(self, program: str, folder: Path) -> None:
        self._program, self._socket = program, folder / "redis.sock"
        self.url = f"unix://{self._socket}"
        self.start()

    def start(self) -> None:
        command = [self._program, "--port", "0", "--unixsocket", str(self._socket), "--save", ""]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=self._socket.parent)
        deadline = time.monotonic() + 20
        while not self._socket.exists():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError("Redis does not start")
            time.sleep(0.02)

    @property
    def process(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        self._socket.unlink(missing_ok=True)


def postgres_tools() -> str:
    """The folder of PostgreSQL's programs, empty where it is not installed."""
    return POSTGRES or os.path.dirname(shutil.which("initdb") or "")


def redis_program() -> str:
    """The program of Redis or Valkey, empty where neither is installed."""
    return shutil.which("valkey-server") or shutil.which("redis-server") or ""


def _as_owner(folder: Path) -> list[str]:
    """PostgreSQL does not run as root: then it runs as its own user, who has the folder."""
    if os.getuid() != 0:
        return []
    owner = pwd.getpwnam("postgres")
    os.chown(folder, owner.pw_uid, owner.pw_gid)
    return ["runuser", "-u", "postgres", "--"]


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, cwd="/", check=False)
    if done.returncode:
        raise RuntimeError(f"{command}: {done.stdout}{done.stderr}")
