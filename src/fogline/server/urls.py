"""Addresses from outside: of push services, webhooks, a provider, a page, and of mail.

Programs disagree about odd addresses: a parser that drops a tab, or treats a backslash as a slash, finds a different
host. So all code that accepts an address calls this module, which passes only addresses that all parsers read alike:
printable ASCII, a host in plain form, and nothing that is lost when the parts are put together again."""

from __future__ import annotations

import re
from collections.abc import Mapping
from ipaddress import IPv6Address
from typing import Final, NamedTuple
from urllib.parse import urlsplit, urlunsplit

from fogline.desk.refusals import Refused

MAX_URL: Final = 1000
"""The longest address, in characters."""
MAX_MAIL: Final = 254
_USER: Final = r"(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+"
_LABEL: Final = r"[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?"
_NAME: Final = rf"{_LABEL}(?:\.{_LABEL})*"
_NETLOC: Final = re.compile(
    rf"(?:(?P<user>{_USER}(?::{_USER})?)@)?(?P<host>{_NAME}|\[[0-9a-f:.]+\])(?::(?P<port>[1-9][0-9]{{0,4}}))?"
)
_SCHEME: Final = re.compile(r"[a-z][a-z0-9]{1,19}")
_REST: Final = re.compile(r"(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*")
"""The characters of a path or a query."""
_ENCODED_CONTROL: Final = re.compile(r"%(?:[01][0-9A-Fa-f]|7[Ff])")
_MAIL: Final = re.compile(rf"(?=.{{1,64}}@)[A-Za-z0-9_+-]+(?:\.[A-Za-z0-9_+-]+)*@{_NAME}")
"""The form of plain addresses: a mail program could interpret other characters as names and recipients."""


class Url(NamedTuple):
    """An address that every parser reads alike."""

    scheme: str
    user: str
    """The part before the ``@``; empty if there is none."""
    host: str
    """The host as written; an IPv6 address with its brackets."""
    port: int | None
    path: str
    query: str

    @property
    def origin(self) -> str:
        """Scheme, host and port."""
        return f"{self.scheme}://{self.host}{'' if self.port is None else f':{self.port}'}"


def read_url(text: str) -> Url | None:
    """The parts of an address; None if it is ambiguous."""
    if not 0 < len(text) <= MAX_URL or not text.isascii() or not text.isprintable() or _ENCODED_CONTROL.search(text):
        return None
    try:
        parts = urlsplit(text)
        is_whole = urlunsplit(parts) == text
    except ValueError:
        return None
    found = _NETLOC.fullmatch(parts.netloc)
    if not is_whole or found is None or parts.fragment or not _SCHEME.fullmatch(parts.scheme):
        return None
    if not _REST.fullmatch(parts.path) or not _REST.fullmatch(parts.query):
        return None
    host, port = found["host"], None if found["port"] is None else int(found["port"])
    if len(host) > 253 or (port or 0) > 65_535 or (host.startswith("[") and not _is_plain(host[1:-1])):
        return None
    return Url(parts.scheme, found["user"] or "", host, port, parts.path, parts.query)


def _is_plain(text: str) -> bool:
    """Whether an IPv6 address is in its canonical form."""
    try:
        return str(IPv6Address(text)) == text
    except ValueError:
        return False


def is_mail(text: str) -> bool:
    """Whether this is a plain mail address."""
    return len(text) <= MAX_MAIL and _MAIL.fullmatch(text) is not None


def origin_of(headers: Mapping[str, str]) -> str:
    """The address of a request's page, for links. The guard has compared it with the names of the server."""
    origin = headers.get("origin") or f"http://{headers.get('host', '')}"
    url = read_url(origin)
    if url is None or url.origin != origin:
        raise Refused(422, "not-allowed", "the address of this page cannot be used in links")
    return origin
