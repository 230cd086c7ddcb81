"""By which names a server may be asked for: else a page whose name is bent to this address could read it."""

import asyncio

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from paiju.server.settings import Settings
from tests.server.running import Running, in_loop, running

NAMED = "play.example.org"
ALLOWED = (
    "localhost",
    "localhost:8000",
    "LOCALHOST.",
    "a.localhost",
    "127.0.0.1",
    "127.0.0.1:8000",
    "192.168.1.7:8000",
    "[::1]",
    "[::1]:8000",
    "[fe80::1]:80",
    "clubhouse",
    "clubhouse.local:8000",
    "nas.lan",
    NAMED,
    f"{NAMED}:443",
    f"{NAMED}.",
    NAMED.upper(),
)
REFUSED = (
    "evil.example",
    "evil.example:8000",
    f"{NAMED}.evil.example",
    f"evil-{NAMED}",
    f"{NAMED}@evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "local.evil.example",
    f"evil.example#{NAMED}",
    "evil.example:x",
    "[::1].evil.example",
    "[evil.example]",
    ":8000",
    "",
)


async def status(server: Running, host: str) -> int:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(f"GET /healthz HTTP/1.1\r\nhost: {host}\r\n\r\n".encode())
    answer = await asyncio.wait_for(reader.read(12), 10)
    writer.close()
    return int(answer.split()[1])


@in_loop
async def test_a_server_answers_to_addresses_and_to_the_names_that_it_has(database: str) -> None:
    async with running(database, Settings(domains=(NAMED,))) as server:
        answers = {host: await status(server, host) for host in (*ALLOWED, *REFUSED)}
    assert {host for host, code in answers.items() if code == 200} == set(ALLOWED)
    assert {answers[host] for host in REFUSED} <= {400, 421}


@in_loop
async def test_so_does_its_socket(database: str) -> None:
    async with running(database, Settings(domains=(NAMED,))) as server:

        def socket_of(host: str) -> connect:
            origin = f"http://{host}:{server.port}"  # a page of that name
            url = f"ws://{host}:{server.port}/ws"
            return connect(url, host="127.0.0.1", port=server.port, origin=origin)  # type: ignore[arg-type]

        async with socket_of(NAMED):
            pass
        with pytest.raises(InvalidStatus) as refused:
            async with socket_of("evil.example"):
                pass
        assert refused.value.response.status_code == 421
