"""The log: one event a line, and no secret in any of them, in any figure or in any address."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from paiju.server.ops.logs import JsonLines, TextLines, log_event, set_up_logs
from paiju.server.ops.rare_lines import RareLine
from paiju.server.store import Store
from tests.server.running import Running, deal, in_loop, play_on, running

GAME = "jielong"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that the server's loggers write, as JSON, down to the least event; its clients are in this process too."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.addFilter(lambda record: not record.name.startswith(("websockets.client", "httpx", "httpcore")))
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(handler)
    root.setLevel(level)


def record(message: str, **facts: object) -> logging.LogRecord:
    made = logging.LogRecord("paiju", logging.INFO, "", 0, message, None, None)
    made.facts = facts
    return made


def test_a_line_is_an_event_with_its_facts() -> None:
    line = json.loads(JsonLines().format(record("sat", table="t", seat=1)))
    assert (line["event"], line["table"], line["seat"], line["level"]) == ("sat", "t", 1, "info")
    assert line["at"].endswith("Z")
    assert TextLines().format(record("sat", table="t", seat=1)).endswith(" info sat table=t seat=1")


def test_a_line_stays_a_line() -> None:
    assert "\n" not in JsonLines().format(record("two\nlines", why="\n\x1b[31m"))
    assert "\x1b" not in TextLines().format(record("x", why="\n\x1b[31m"))
    assert "\n" not in TextLines().format(record("x", why="\n\x1b[31m"))


def test_what_happens_often_is_one_line_a_second_that_counts_it(written: io.StringIO) -> None:
    now = 100.0
    rare = RareLine(logging.getLogger("paiju.server.test"), logging.ERROR, "refused", lambda: now)
    for _ in range(5):
        rare.happened()
    now += 1.0
    rare.happened()
    assert [json.loads(line)["times"] for line in written.getvalue().splitlines()] == [1, 5]


def test_logs_go_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    before = {name: logging.getLogger(name).handlers for name in ("paiju", "uvicorn")}
    set_up_logs("json", "info")
    log = logging.getLogger("paiju.server.test")
    log_event(log, logging.INFO, "sat", table="t", seat=None)
    log_event(log, logging.DEBUG, "played")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["event"] for line in lines] == ["sat", "Invalid HTTP request received."]
    assert "seat" not in lines[0]
    for name, handlers in before.items():
        logging.getLogger(name).handlers, logging.getLogger(name).propagate = handlers, True
    logging.getLogger("paiju").setLevel(logging.NOTSET)


async def play_a_session(server: Running) -> set[str]:
    """Play, return, look on and be refused; all that may not be logged."""
    clients = await server.people(GAME, 2, seats=2, options={"hands": 1})
    secrets = {client.visitor for client in clients} | {client.ticket for client in clients}
    await deal(clients)
    for client in clients:
        assert client.view is not None
        secrets |= {tile.face for zone in client.view.zones for tile in zone.tiles if tile.face}
    back = await server.client(visitor=clients[0].visitor)
    await back.resume(clients[0].ticket)
    secrets |= {back.ticket}
    await play_on([back, clients[1]])
    thief = await server.client()
    await thief.send('{"type":"resume","ticket":"' + back.ticket[:-1] + '"}')
    await server.get(f"/tables/{back.table}/sessions/1/proof")
    return secrets | {"Ann", "guest 1"}


def stored_secrets(store: Store) -> set[str]:
    with store.database.connect() as connection:
        sealed = connection.values("SELECT secret FROM deals")
        bodies = connection.values("SELECT body FROM events")
    values = {json.loads(body).get("value") or json.loads(body).get("pledge") for body in bodies}
    return {secret.hex() for secret in [*sealed, store.signing_key()]} | {value for value in values if value}


def found(secrets: set[str], text: str) -> set[str]:
    """The secrets of which a text tells something: also of a ticket its own secret part alone."""
    parts = {part for secret in secrets for part in secret.split(".") if len(part) > 30}
    return {secret for secret in secrets | parts if secret in text}


@in_loop
async def test_no_secret_is_in_any_log_or_figure(database: str, written: io.StringIO) -> None:
    async with running(database) as server:
        secrets = await play_a_session(server)
        secrets |= stored_secrets(server.store)
        metrics = (await server.get("/metrics")).text
        tables = server.store.live_tables()
    lines = written.getvalue()
    assert "played" in lines
    assert len(secrets) > 20
    assert found(secrets, lines) == set()
    assert found(secrets | set(tables), metrics) == set()


@in_loop
async def test_the_search_finds_a_ticket_that_is_logged(database: str, written: io.StringIO) -> None:
    async with running(database) as server:
        [ann] = await server.people(GAME, 1)
        logging.getLogger("paiju").info("careless: %s", ann.ticket)
        assert ann.ticket in found({ann.ticket}, written.getvalue())


@in_loop
async def test_a_database_that_fails_tells_no_secret(database: str, written: io.StringIO) -> None:
    async with running(database) as server:
        clients = await server.people(GAME, 2, seats=2)
        with server.store.database.begin() as connection:
            connection.execute("DROP TABLE tickets")
            connection.execute("ALTER TABLE deals RENAME TO hidden")
        for client in clients:
            await client.send('{"type":"start","nonce":"a nonce of mine"}')
        await clients[0].ping()
        while "not saved" not in written.getvalue():
            await clients[0].ping()
    assert "parameters" not in written.getvalue().replace("hide_parameters", "").replace("SQL parameters hidden", "")


def test_bytes_that_are_no_text_leave_no_line(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("text", "info")
    logging.getLogger("uvicorn.error").error("Invalid UTF-8 sequence received from client.")
    logging.getLogger("uvicorn.error").error("Something else")
    assert [line.split(" ", 2)[2] for line in capsys.readouterr().err.splitlines()] == ["Something else"]


def test_what_clients_do_wrong_leaves_a_line_a_second(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("text", "info")
    for _ in range(1000):
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
        logging.getLogger("uvicorn.error").warning("Unsupported upgrade request.")
    assert 1 <= len(capsys.readouterr().err.splitlines()) <= 5
