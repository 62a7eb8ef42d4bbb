"""The channels that the operator allows: push services, a mail server, and webhooks. The server sends to nothing else,
so nobody can use it to reach other hosts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from fogline.kernel.data import Data, read
from fogline.kernel.errors import BadData
from fogline.server.urls import MAX_URL, Url, is_mail, read_url

PUSH_SERVICES: Final = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.notify.windows.com",
    "https://*.push.apple.com",
)
"""The push services of the browsers."""
MAX_TARGET: Final = MAX_URL
"""The longest endpoint or address, in characters."""
MAX_LISTED: Final = 100
_ORIGIN: Final = re.compile(r"https?://(\*\.)?[a-z0-9][a-z0-9.-]*(:[0-9]{1,5})?")
_HOOK: Final = re.compile(r"[A-Za-z0-9._~%+:/-]*")
"""Characters that a webhook may contain apart from its host; other characters have a meaning for apprise."""
_ALLOWED_HOOK: Final = re.compile(r"[a-z0-9]{2,20}://([a-z0-9._-]+(:[0-9]{1,5})?)?")


class Allowed(NamedTuple):
    """Where notices may be sent."""

    push: tuple[str, ...] = PUSH_SERVICES
    """Origins of push services; ``*.`` stands for any name before the rest."""
    mail: str = ""
    """The apprise URL of a mail server, with its password. The player's address is appended."""
    webhooks: tuple[str, ...] = ()
    """Prefixes of apprise URLs: a scheme alone (``discord://``), or with its host (``ntfys://ntfy.sh``)."""

    def allows_push(self, endpoint: str) -> bool:
        """Whether *endpoint* belongs to one of the push services."""
        url = read_url(endpoint)
        return url is not None and not url.user and any(_is_of(url.origin, service) for service in self.push)

    def allows_webhook(self, url: str) -> bool:
        """Whether an apprise URL has an allowed scheme and, where a host is named, an allowed host."""
        found = _read_hook(url)
        if found is None:
            return False
        whole = found._replace(host=found.host.lower()).origin
        return any(whole == allowed or f"{found.scheme}://" == allowed for allowed in self.webhooks)

    def reaches(self, url: str, service: Any) -> bool:
        """Whether the *service* that apprise creates from an allowed URL contacts the host named in the URL."""
        found = _read_hook(url)
        if service is None or found is None:
            return False
        is_named = f"{found.scheme}://" not in self.webhooks
        return not is_named or (str(service.host).lower() == found.host.lower() and service.port == found.port)

    def allows_mail(self, address: str) -> bool:
        return bool(self.mail) and is_mail(address)

    def mail_to(self, address: str) -> str:
        """The apprise URL that sends mail to an address."""
        return f"{self.mail}{'&' if '?' in self.mail else '?'}to={quote(address, safe='')}"


def _read_hook(url: str) -> Url | None:
    """Parse an apprise URL that has no parameters, because some of them name other hosts or change the request."""
    found = read_url(url)
    if found is None or found.query or found.host.startswith("["):
        return None
    return found if _HOOK.fullmatch(found.user) and _HOOK.fullmatch(found.path) else None


def _is_of(origin: str, service: str) -> bool:
    scheme, _, name = service.partition("://")
    if not name.startswith("*."):
        return origin == service
    given, _, host = origin.partition("://")
    return given == scheme and host.endswith(name[1:]) and len(host) >= len(name)


def read_allowed(file: Path) -> Allowed:
    """Read the file of ``--notices``."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise BadData("--notices", str(file), f"cannot be read: {error}") from None
    data = read(text, str(file))
    data.only(("push", "mail", "webhooks"))
    push = _listed(data, "push", _ORIGIN, "an origin, such as https://push.example.org")
    webhooks = _listed(data, "webhooks", _ALLOWED_HOOK, "such as discord:// or ntfys://ntfy.sh")
    mail = data.string("mail") if data.has("mail") else ""
    if mail and not mail.startswith(("mailto://", "mailtos://")):
        raise BadData(str(file), "mail", "is not a URL of apprise that begins with mailto:// or mailtos://")
    if mail and read_url(mail) is None:
        raise BadData(str(file), "mail", "is not a plain URL; in a password other signs are written as %40")
    wanted = Allowed(PUSH_SERVICES if push is None else push, mail, webhooks or ())
    for free in [one for one in wanted.webhooks if one.endswith("://") and _reaches_any_host(one)]:
        raise BadData(str(file), "webhooks", f"{free!r} would reach every host; name one: {free}hooks.example.org")
    return wanted


def _reaches_any_host(scheme: str) -> bool:
    """Whether webhooks of this scheme reach any host that the URL names; also true for schemes unknown to apprise."""
    from apprise import Apprise

    for service in Apprise().details()["schemas"]:
        names = {*(service["protocols"] or ()), *(service["secure_protocols"] or ())}
        if scheme.removesuffix("://") in names:
            return any("{host}" in template for template in service["details"]["templates"])
    return True


def _listed(data: Data, key: str, form: re.Pattern[str], why: str) -> tuple[str, ...] | None:
    if not data.has(key):
        return None
    found = []
    for value in data.array(key, MAX_LISTED):
        if not isinstance(value, str) or form.fullmatch(value) is None:
            raise BadData(data.file, key, f"{value!r} is not {why}")
        found.append(value)
    return tuple(found)
