"""Coming to a table of a server from the terminal."""

from __future__ import annotations

import asyncio
import re
from typing import cast
from urllib.parse import urlsplit

import msgspec

from paiju.kernel.options import OptionError
from paiju.server.client import Client, RequestRefused
from paiju.words.said import Quoted, Said
from paiju.words.speaker import house_speaker
from paiju.words.wire import SaidData, read_said

TABLE = re.compile(r"[\w-]+$")


def addresses(url: str) -> tuple[str, str]:
    """The socket of the server and the name of the table; raises OptionError for what is no address of a table."""
    found = urlsplit(url if "://" in url else f"http://{url}")
    table = TABLE.search(found.fragment or found.path)
    if found.scheme not in ("http", "https", "ws", "wss") or not found.netloc or table is None:
        raise OptionError(Said("no-table-address", url=Quoted(repr(url))))
    scheme = "wss" if found.scheme in ("https", "wss") else "ws"
    return f"{scheme}://{found.netloc}/ws", table[0]


def join_on_screen(url: str, name: str, language: str) -> None:
    asyncio.run(_join(*addresses(url), name, language))


async def _join(socket: str, table: str, name: str, language: str) -> None:
    from paiju.terminal.screen.app import PaijuApp, Wanted
    from paiju.terminal.screen.remote_desk import RemoteDesk

    try:
        client = await Client.connect(socket)
        try:
            await client.sit(table, name)
        except RequestRefused:  # no seat is free
            await client.watch(table)
    except RequestRefused as error:
        why = house_speaker(language).say(read_said(cast(SaidData, msgspec.to_builtins(error.said)), int))
        raise OptionError(Said("no-table-there", url=Quoted(socket), why=Quoted(why))) from error
    except OSError as error:
        raise OptionError(Said("no-table-there", url=Quoted(socket), why=Quoted(str(error)))) from error
    await PaijuApp(Wanted(language), RemoteDesk(client, language)).run_async()
