"""Addresses: one client is one address, and a whole network where IPv6 gives one."""

import pytest

from paiju.server.wire.addresses import client_key, is_this_machine, is_within, networks


@pytest.mark.parametrize(
    ("host", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0db8:0001:0002::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_what_counts_as_one_client(host: str, home: str) -> None:
    assert client_key(host) == home


def test_networks_hold_their_addresses_in_every_form() -> None:
    wanted = networks(["10.0.0.0/8", "::1", "192.0.2.7"])
    for host in ("10.1.2.3", "::ffff:10.1.2.3", "0:0:0:0:0:0:0:1", "192.0.2.7"):
        assert is_within(host, wanted)
    for host in ("11.0.0.1", "::2", "192.0.2.70", "", "10.1", "10.0.0.1.evil.example"):
        assert not is_within(host, wanted)
    with pytest.raises(ValueError):
        networks(["club.example"])


def test_this_machine() -> None:
    assert is_this_machine("127.0.0.1")
    assert is_this_machine("::1")
    assert is_this_machine("::ffff:127.0.0.1")
    assert not is_this_machine("192.0.2.7")
    assert not is_this_machine("")
