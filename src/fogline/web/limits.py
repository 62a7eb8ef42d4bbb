"""What a connection, an address, a seat and the whole server may take. Nothing here acts."""

from __future__ import annotations

from dataclasses import dataclass, field

from fogline.web.addresses import Network


@dataclass(frozen=True)
class Limits:
    """The limits, with what a server has unless it is told otherwise. docs/hosting.md explains each."""

    # -- who is let in
    trusted_proxies: tuple[Network, ...] = ()
    """Only these say for whom they ask."""
    allowed_hosts: tuple[str, ...] = ()
    """Names by which the server may be called, besides those of this computer."""
    listens_on: str = "127.0.0.1"

    # -- connections
    connections: int = 4096
    """When there are more, the one that has been idle longest is dropped."""
    connections_of_an_address: int = 500
    """The same for each address. A browser has up to six."""
    head_bytes: int = 16 * 1024
    """Of a request before its body: the path and all headers."""
    headers: int = 100
    head_seconds: float = 10
    """From its first byte until the last of its headers."""
    body_seconds: float = 10
    """From its last header until its end."""
    idle_seconds: float = 75
    """A connection on which nothing is asked. Longer than a proxy keeps its own (60), so that it does not use one that
    is just being closed."""
    write_seconds: float = 20
    """So long somebody may take nothing of an answer that waits for him."""

    held_bytes: int = 32 * 2**20
    """So many bytes of answers wait to be taken by one address; of more the largest answers are cut off."""

    # -- streams
    streams: int = 3000
    """Fewer than connections: whoever does not listen is always let in."""
    streams_of_an_address: int = 250
    streams_of_a_token: int = 8

    # -- what is paid (rate_limits.py)
    work_rate: float = 0.5
    """Seconds of work a second for each address."""
    work_burst: float = 60
    seat_work_rate: float = 0.25
    """The same for each token, wherever it is used."""
    seat_work_burst: float = 30
    row_rate: float = 25
    """Actions, words and undos a second for each token."""
    row_burst: float = 2500
    stored_rate: float = 20_000
    """Bytes a second that each address may have kept for good."""
    stored_burst: float = 36_000_000
    guess_rate: float = 5
    """Wrong tokens a second for each address."""
    guess_burst: float = 40

    own_names: frozenset[str] = field(default=frozenset({"localhost", "127.0.0.1", "::1"}), repr=False)
    """Nobody else can have these names: what a page has under them comes from this computer."""
