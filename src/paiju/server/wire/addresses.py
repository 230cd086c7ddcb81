"""Addresses of clients: the networks that an operator names, and what counts as one client."""

from __future__ import annotations

import functools
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Network = IPv4Network | IPv6Network
Networks = tuple[Network, ...]
CLIENT_PREFIX_BITS = 64  # of an IPv6 address: the network that one client is given


def networks(names: list[str] | tuple[str, ...]) -> Networks:
    """The networks of these names, such as 10.0.0.0/8 or ::1; raises ValueError."""
    return tuple(ip_network(name, strict=False) for name in names)


def is_within(host: str, wanted: Networks) -> bool:
    """Whether an address is in one of these networks."""
    address = _address(host)
    return address is not None and any(address in network for network in wanted)


def is_this_machine(host: str) -> bool:
    address = _address(host)
    return address is not None and address.is_loopback


def client_key(host: str) -> str:
    """What limits count as one client: an IPv4 address, or the /64 network of an IPv6 address."""
    address = _address(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((int(address) >> CLIENT_PREFIX_BITS << CLIENT_PREFIX_BITS, CLIENT_PREFIX_BITS)))
    return str(address or host)


@functools.lru_cache(maxsize=4096)  # read for every message
def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
