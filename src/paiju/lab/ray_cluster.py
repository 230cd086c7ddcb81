"""Work on the machines of a Ray cluster, which starts a worker that died again and does its work once more."""

from __future__ import annotations

import contextlib
import logging
import re
import socket
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from types import ModuleType
from typing import Any

import paiju
from paiju.kernel.options import OptionError
from paiju.lab.workers import AHEAD, MOST_DEATHS, Item, Result, Work, worker_died
from paiju.words.said import Quoted, Said

SECONDS_TO_ANSWER = 10.0
_HOST_AND_PORT = re.compile(r"(ray://)?(?P<host>[^:/]+):(?P<port>\d+)", re.ASCII)


@dataclass(frozen=True)
class RayCluster:
    """A cluster by its address: host:port, "auto" for one that runs on this machine, "local" for one of our own."""

    address: str

    def results(self, work: Work[Item, Result], items: Iterable[Item]) -> Generator[Result, None, None]:
        with connected(self.address) as ray:
            task = ray.remote(num_cpus=1, max_retries=MOST_DEATHS)(do_work)
            ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            rest, begun = iter(items), deque[tuple[Item, object]]()
            try:
                while True:
                    begun.extend(
                        (item, task.remote(paiju.__version__, work, item)) for item in islice(rest, ahead - len(begun))
                    )
                    if not begun:
                        return
                    yield self._result(ray, *begun[0])
                    begun.popleft()
            finally:
                for _, under_way in begun:
                    ray.cancel(under_way, force=True)

    def _result(self, ray: ModuleType, item: object, under_way: object) -> Any:
        try:
            return ray.get(under_way)
        except ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, ModuleNotFoundError):
                name = Quoted(str(error.cause.name))
                raise OptionError(Said("no-ray-module", module=name, address=Quoted(self.address))) from error
            raise error.cause from error
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError) as error:
            raise worker_died(item) from error


def do_work(version: str, work: Work[Item, Result], item: Item) -> Result:
    """A piece of work, at a worker that has the same Paiju as the one that asks."""
    if paiju.__version__ != version:
        raise OptionError(Said("no-ray-version", there=Quoted(paiju.__version__), here=Quoted(version)))
    return work(item)


@contextlib.contextmanager
def connected(address: str) -> Iterator[ModuleType]:
    """Ray, connected to a cluster; a connection that was there before is used and left."""
    try:
        import ray
        import ray.exceptions
    except ImportError as error:
        command = Quoted('pip install "paiju[ray]"')
        raise OptionError(Said("no-program", program=Quoted("ray"), command=command)) from error
    if ray.is_initialized():
        yield ray
        return
    _knock(address)
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise _no_ray(address, Quoted(str(error).partition("\n")[0])) from error
    try:
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """See that somebody answers at host:port, since Ray itself tries for minutes."""
    if found := _HOST_AND_PORT.fullmatch(address):
        try:
            socket.create_connection((found["host"], int(found["port"])), SECONDS_TO_ANSWER).close()
        except (OSError, OverflowError) as error:
            raise _no_ray(address, Said("no-ray-answer")) from error


def _no_ray(address: str, why: Said | Quoted) -> OptionError:
    return OptionError(Said("no-ray", address=Quoted(address), why=why))
