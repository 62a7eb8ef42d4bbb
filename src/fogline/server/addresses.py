"""The address that a request comes from, and the host name that it uses.

Limits are counted by address. A client can claim any address in a header, so only trusted proxies are believed, and
only about the last hop that is not a trusted proxy: everything before it was written by the client."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from fogline.kernel.errors import BadData

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
Headers = Iterable[tuple[bytes, bytes]]

NOBODY: Final = "?"
"""The address of a client that has none, as on a Unix socket."""
SHARED_BITS: Final = 64
"""An IPv6 client is counted by this many leading bits of its address, since it owns all addresses that share them."""
MAX_HOPS: Final = 20


def read_network(text: str) -> Network:
    """One address, or a network: ``10.0.0.0/8``."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadData("--trusted-proxy", text, "this is neither an address nor a network") from None


@lru_cache(maxsize=10_000)
def read_address(text: str) -> Address | None:
    """The address in *text*, which may have a port, brackets or quotes. None if there is none."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return found if mapped is None else mapped


def counted(address: Address | None) -> str:
    """The key under which limits are counted."""
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, SHARED_BITS), strict=False))
    return NOBODY if address is None else str(address)


@lru_cache(maxsize=10_000)
def _counted(peer: str) -> str:
    return counted(read_address(peer))


def is_within(address: Address | None, networks: Sequence[Network]) -> bool:
    return address is not None and any(address in network for network in networks)


def asking_address(peer: str, headers: Headers, trusted: Sequence[Network]) -> str:
    """The client address of a request: the address of the sender or, if a trusted proxy sent it, the client that the
    proxy names."""
    if not trusted:
        return _counted(peer)
    found = read_address(peer)
    if is_within(found, trusted):
        for hop in reversed(_hops(headers)[-MAX_HOPS:]):
            before = read_address(hop)
            if before is None:  # "unknown" or malformed: only the sender is certain
                break
            found = before
            if not is_within(found, trusted):
                break
    return counted(found)


def _hops(headers: Headers) -> list[str]:
    """The hops of a request, the latest last: from ``X-Forwarded-For``, otherwise from ``Forwarded``."""
    listed, standard = [], []
    for name, value in headers:
        if name == b"x-forwarded-for":
            listed += value.decode("latin-1").split(",")
        elif name == b"forwarded":
            standard += value.decode("latin-1").split(",")
    return listed or [_for_whom(element) for element in standard]


def _for_whom(element: str) -> str:
    """The ``for`` parameter of one element of ``Forwarded``."""
    for pair in element.split(";"):
        name, _, value = pair.strip().partition("=")
        if name.lower() == "for":
            return value
    return ""


@lru_cache(maxsize=1000)
def name_called(host: str) -> str | None:
    """The normalized name in a ``Host`` header, without its port. None if it is malformed."""
    if host.startswith("["):
        name, closed, port = host[1:].partition("]")
        is_well = bool(closed) and isinstance(read_address(name), Address) and (not port or port.startswith(":"))
        port = port[1:]
    else:
        name, _, port = host.partition(":")
        is_well = bool(name) and all(letter.isalnum() or letter in "-._" for letter in name)
    if not is_well or not host.isascii() or not (port == "" or (port.isdigit() and len(port) <= 5)):
        return None
    return plain_name(name)


@lru_cache(maxsize=1000)
def plain_name(name: str) -> str:
    """A name or an address in normalized form, for comparison."""
    address = read_address(name)
    return name.lower().rstrip(".") if address is None else str(address)
