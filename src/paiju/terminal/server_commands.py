"""Commands for those who serve: serve, schema."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal
from urllib.parse import urlsplit

import typer

from paiju.terminal.commands import app, fail
from paiju.terminal.web_page import has_screen, show_page, what_to_do

if TYPE_CHECKING:
    from paiju.server.settings import Settings
    from paiju.server.wire.addresses import Networks
    from paiju.server.wire.beacons import BeaconSetting

Host = Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 is every one of this machine.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")]
Database = Annotated[
    str | None, typer.Option(help="A file, or postgresql://…; else PAIJU_DB, else a file of this user.")
]
Bus = Annotated[str | None, typer.Option(help="redis://… for several processes at one PostgreSQL; else PAIJU_BUS.")]
Pace = Annotated[float, typer.Option(min=0, max=60, help="Seconds that a bot takes for a move.")]
Grace = Annotated[float, typer.Option(min=0, help="Seconds until a bot plays for an absent player.")]
Window = Annotated[
    float, typer.Option(min=0.5, max=60, help="Seconds in which people may claim a discard, always the same.")
]
Workers = Annotated[int, typer.Option(min=0, max=64, help="Processes in which bots think; 0: within the server.")]
Origins = Annotated[
    list[str] | None, typer.Option(help="A web page that may connect beside those of this server; repeatable.")
]
Domains = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME", help="A name under which this server is reached, as play.example.org; repeatable."),
]
Address = Annotated[
    str,
    typer.Option(metavar="URL", help="Under which links are shared, as https://play.example.org; else as asked for."),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(metavar="ADDRESS", help="A proxy whose X-Forwarded-For and -Proto are believed; repeatable."),
]
Readers = Annotated[
    list[str] | None,
    typer.Option(metavar="ADDRESS", help="An address or network that may read /metrics; repeatable."),
]
BeaconUrl = Annotated[
    str,
    typer.Option(metavar="URL", help="A relay of drand: a round of it is part of every deal at tables set up now."),
]
BeaconFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help="The chain, as drand gives it at /HASH/info; else quicknet.")
]
OpenPage = Annotated[
    bool | None,
    typer.Option("--open/--no-open", help="Open the page in a browser; by default where there is a screen."),
]
LogForm = Annotated[Literal["text", "json"], typer.Option(help="How events are written to standard error.")]
Verbose = Annotated[bool, typer.Option("--verbose", help="Log every event of every table.")]
Trusted = Annotated[
    list[str] | None,
    typer.Option(metavar="ADDRESS", help="An address or network that is not counted and limited; repeatable."),
]


@app.command()
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    db: Database = None,
    bus: Bus = None,
    pace: Pace = 1.0,
    grace: Grace = 60.0,
    window: Window = 3.0,
    workers: Workers = 1,
    origin: Origins = None,
    domain: Domains = None,
    address: Address = "",
    proxy: Proxies = None,
    metrics_to: Readers = None,
    log: LogForm = "text",
    verbose: Verbose = False,
    trust: Trusted = None,
    beacon: BeaconUrl = "",
    beacon_chain: BeaconFile = None,
    open_page: OpenPage = None,
) -> None:
    """Serve tables where people play together and with bots.

    Examples: paiju serve · paiju serve --host 0.0.0.0 --port 80 --db /var/lib/paiju/paiju.db
    Several processes at the same tables: paiju serve --db postgresql://… --bus redis://…
    """
    _prepare_to_load()
    from paiju.server import limits, serving
    from paiju.server.settings import Settings

    proxies, trusted, readers = (_networks(named) for named in (proxy, trust, metrics_to))
    settings = Settings(
        pace=pace, grace=grace, workers=workers, window=window, origins=tuple(origin or ()),
        domains=(host, *(domain or ())), bot_answer=limits.BOT_ANSWER_SECONDS, address=public_address(address),
        prepares=True,
        proxies=tuple(map(str, proxies)), trusted=trusted, readers=readers, bus=bus or serving.default_bus(),
        beacon=beacon_setting(beacon, beacon_chain),
    )  # fmt: skip
    opens = has_screen() if open_page is None else open_page
    _run(db, host, port, settings, log, "debug" if verbose else "info", opens)


def _prepare_to_load() -> None:
    """Before all else that a server is made of."""
    from paiju.server.ops.memory import collect_rarely

    collect_rarely()


def public_address(address: str) -> str:
    """An address to share links under, without the slash at its end; anything else is a mistake."""
    found = urlsplit(address)
    if address and (found.scheme not in ("http", "https") or not found.netloc or found.path not in ("", "/")):
        fail(f"{address!r} is no address such as https://play.example.org")
    return address.rstrip("/")


def beacon_setting(url: str, chain: Path | None) -> BeaconSetting | None:
    """The beacon that is wanted; fails where it cannot be used."""
    from paiju.play.errors import FairError
    from paiju.server.wire.beacons import BeaconSetting, read_chain

    if not url:
        return None
    address = public_address(url)
    try:
        setting = read_chain(address, chain.read_text()) if chain else BeaconSetting(address)
        setting.chain.has_signed(1, b"")  # the library is there
    except (FairError, OSError, UnicodeError) as error:
        fail(str(error))
    return setting


def _make_folder(db: str | None) -> None:
    """Ask before a folder is made for a database: its name may be a typing error."""
    from paiju.server.store.opening import missing_folder

    folder = missing_folder(db) if db else None
    if folder and sys.stdin.isatty() and typer.confirm(f"There is no folder {folder}. Make it?"):
        folder.mkdir(parents=True)


def _networks(named: list[str] | None) -> Networks:
    from paiju.server.wire.addresses import networks

    try:
        return networks(named or [])
    except ValueError as error:
        fail(str(error))


def _run(
    db: str | None,
    host: str,
    port: int,
    settings: Settings,
    log: Literal["text", "json"],
    level: str,
    opens: bool,
) -> None:
    from paiju.server import serving
    from paiju.server.store import CannotOpen

    _make_folder(db)
    try:
        serving.serve(db, host, port, settings, log, level, started=lambda address: show_page(address, opens))
    except CannotOpen as error:
        fail(str(error))
    except OSError as error:
        fail(f"{host}:{port}: {error.strerror}{what_to_do(error, port)}")


@app.command()
def schema(
    typescript: Annotated[bool, typer.Option("--typescript", help="As the types of the browser client.")] = False,
    decks: Annotated[bool, typer.Option("--decks", help="The tiles of every game instead, for its verifier.")] = False,
) -> None:
    """Print the JSON Schema of the server's messages.

    Example: paiju schema > protocol.json
    """
    from paiju.server.schemas import deck_table, json_schema
    from paiju.server.schemas import typescript as types

    if decks:
        print(deck_table(), end="")
        return
    # Typer would write UTF-8 also where ASCII is asked for
    print(types() if typescript else json.dumps(json_schema(), indent=2), end="" if typescript else "\n")
