"""The limits of a connection, an address, a seat and the whole server. Values only."""

from __future__ import annotations

from dataclasses import dataclass, field

from fogline.web.addresses import Network


@dataclass(frozen=True)
class Limits:
    """The limits, with their defaults. docs/hosting.md explains each."""

    # -- who may connect
    trusted_proxies: tuple[Network, ...] = ()
    """Only these are trusted to name the client that they forward for."""
    allowed_hosts: tuple[str, ...] = ()
    """Host names of the server, besides those of this computer."""
    listens_on: str = "127.0.0.1"

    # -- connections
    connections: int = 4096
    """When there are more, the one that has been idle longest is dropped."""
    connections_of_an_address: int = 500
    """The same for each address. A browser has up to six."""
    head_bytes: int = 16 * 1024
    """The path and all headers of a request."""
    headers: int = 100
    head_seconds: float = 10
    """From its first byte until the last of its headers."""
    body_seconds: float = 10
    """From its last header until its end."""
    idle_seconds: float = 75
    """An idle connection. Longer than a proxy keeps its own (60), so that it does not use one that
    is just being closed."""
    write_seconds: float = 20
    """A client may read nothing of a waiting answer for this long."""

    held_bytes: int = 32 * 2**20
    """At most this many bytes of answers wait to be read by one address; beyond it the largest answers are cut off."""

    # -- streams
    streams: int = 3000
    """Fewer than connections: there is always room for a client without a stream."""
    streams_of_an_address: int = 250
    streams_of_a_token: int = 8

    # -- rates (rate_limits.py)
    work_rate: float = 0.5
    """Seconds of work per second for each address."""
    work_burst: float = 60
    seat_work_rate: float = 0.25
    """The same for each token, wherever it is used."""
    seat_work_burst: float = 30
    row_rate: float = 25
    """Actions, words and undos per second for each token."""
    row_burst: float = 2500
    stored_rate: float = 20_000
    """Bytes per second that each address may store permanently."""
    stored_burst: float = 36_000_000
    guess_rate: float = 5
    """Wrong tokens per second for each address."""
    guess_burst: float = 40
    offers_an_hour: float = 20
    """New entries in the lobby for each address, so that nobody fills it."""
    offer_burst: float = 8
    players_an_hour: float = 20
    """New players from each address."""
    player_burst: float = 10

    own_names: frozenset[str] = field(default=frozenset({"localhost", "127.0.0.1", "::1"}), repr=False)
    """Names that always mean this computer: a page under one of them comes from here."""
