"""The requests about notices. docs/protocol.md explains them."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Final, Literal

from fastapi import Body as Sent
from fastapi import FastAPI, Request, Response
from pydantic import Field, StrictInt

from fogline.desk.refusals import Refused
from fogline.desk.tokens import digest
from fogline.kernel.errors import BadData
from fogline.server.http.bodies import Body, Short, Text
from fogline.server.http.dependencies import CHARGED, CostlyPlayer, Player, Reader, TokenAndKey, answer, done
from fogline.server.http.service import Service
from fogline.server.limits import keep
from fogline.server.notices.channels import MAX_TARGET, Allowed
from fogline.server.notices.notices import about, about_all, instantiate
from fogline.server.notices.subscriptions import MAIL, PUSH, WEBHOOK, Wish
from fogline.server.storage.base64url import decoded, encoded
from fogline.server.urls import origin_of
from fogline.table.calendar import MAX_NAME, read_zone

NOTICE_BYTES: Final = 1000
"""The size of a notice in the database without its address, in bytes."""
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
Minute = Annotated[StrictInt, Field(ge=0, le=24 * 60 - 1)]
Target = Annotated[Text, Field(min_length=1, max_length=MAX_TARGET)]


class Quiet(Body):
    """Nothing is sent between these minutes of the day; the range may include midnight."""

    begin: Annotated[Minute, Field(alias="from")]
    until: Minute


class PushKeys(Body):
    """The keys of a push subscription, in base64url."""

    p256dh: Short
    auth: Short


class Wanted(Body):
    """The fields common to all subscriptions."""

    language: Literal["en", "es", "fr"] = "en"
    zone: Annotated[Text, Field(max_length=MAX_NAME)] = "UTC"
    quiet: Quiet | None = None


class PushWanted(Wanted):
    """Push messages to a browser."""

    kind: Literal["push"]
    endpoint: Target
    keys: PushKeys


class AddressWanted(Wanted):
    """Mail to an address, or messages via an apprise URL."""

    kind: Literal["mail", "webhook"]
    address: Target


AnyWanted = Annotated[PushWanted | AddressWanted, Sent(discriminator="kind")]


class Ending(Body):
    """The notice to end."""

    id: Short


class Linked(Body):
    """The part of a notice's link after its ``=``."""

    link: Short


def add_notices(app: FastAPI, service: Service) -> None:
    """Add the requests about notices."""
    notices, subscriptions = service.notices, service.notices.subscriptions

    async def wish_of(wanted: PushWanted | AddressWanted) -> Wish:
        wish = await asyncio.to_thread(_wish, notices.allowed, wanted)
        keep(NOTICE_BYTES + len(wish.target))
        return wish

    @app.get("/api/notices", tags=["server"])
    async def possible() -> Response:
        """The notices that the server can send: the key for push subscriptions, whether it sends mail, and which
        webhooks."""
        allowed = notices.allowed
        return answer({"push": notices.public_key, "mail": bool(allowed.mail), "webhooks": list(allowed.webhooks)})

    @app.get("/api/table/notices", tags=["table"])
    async def mine(found: TokenAndKey) -> Response:
        """The notices that your seat has subscribed to."""
        token, key = found
        return answer({"notices": await service.run(subscriptions.of, key, digest(token))})

    @app.post("/api/table/notices", tags=["table"])
    async def ask(request: Request, found: TokenAndKey, player: Reader, wanted: AnyWanted) -> Response:
        """Subscribe to a notice when your turn begins. Repeated for the same device or address, it changes the
        settings."""
        token, key = found
        service.charge(request)
        wish = await wish_of(wanted)
        stored = await service.run(service.desk.cache.stored, key.game_id)
        named = await asyncio.to_thread(about, wish.language, stored.setup)
        given = (key, digest(token), player, wish, origin_of(request.headers), named, service.now())
        return answer(await service.run(subscriptions.ask, *given))

    @app.post("/api/table/notices/off", tags=["table"])
    async def end(request: Request, found: TokenAndKey, wanted: Ending) -> Response:
        """End a notice of your seat. If it has already ended, nothing changes."""
        token, key = found
        service.charge(request)
        return await done(service.run(subscriptions.off, key, digest(token), wanted.id))

    @app.get("/api/player/notices", tags=["player"])
    async def of_player(player: Player) -> Response:
        """The notices that you have subscribed to for all your games."""
        return answer({"notices": await service.run(subscriptions.of_all, player)})

    @app.post("/api/player/notices", tags=["player"])
    async def ask_for_all(request: Request, player: CostlyPlayer, wanted: AnyWanted) -> Response:
        """Subscribe to a notice when a turn of yours begins, in any game of yours. Repeated for the same device or
        address, it changes the settings."""
        wish = await wish_of(wanted)
        named = await asyncio.to_thread(about_all, wish.language)
        given = (player, wish, origin_of(request.headers), named, service.now())
        return answer(await service.run(subscriptions.ask_for_all, *given))

    @app.post("/api/player/notices/off", tags=["player"])
    async def end_for_all(player: CostlyPlayer, wanted: Ending) -> Response:
        """End a notice about all your games. If it has already ended, nothing changes."""
        return await done(service.run(subscriptions.off_all, player, wanted.id))

    @app.post("/api/notices/off", tags=["server"], dependencies=[CHARGED])
    async def end_by_link(wanted: Linked) -> Response:
        """End the notice that contained the link. It needs no token."""
        return await done(service.run(subscriptions.off_by_link, wanted.link))

    @app.post("/api/notices/confirm", tags=["server"], dependencies=[CHARGED])
    async def confirm(wanted: Linked) -> Response:
        """Accept notices, as the reader of a mail."""
        return await done(service.run(subscriptions.confirm, wanted.link, service.now()))


def _wish(allowed: Allowed, wanted: PushWanted | AddressWanted) -> Wish:
    """Check a subscription and return it if it can be granted. Not for the event loop: the first call loads
    packages."""
    read_zone(wanted.zone)
    quiet = None if wanted.quiet is None else (wanted.quiet.begin, wanted.quiet.until)
    if quiet is not None and quiet[0] == quiet[1]:
        raise BadData("quiet", "until", "is the same minute as from")
    if isinstance(wanted, PushWanted):
        return Wish(PUSH, _subscription(allowed, wanted), wanted.language, wanted.zone, quiet)
    is_mail = wanted.kind == MAIL
    address = wanted.address.lower() if is_mail else wanted.address
    if not (allowed.allows_mail if is_mail else allowed.allows_webhook)(address):
        raise Refused(422, "not-allowed", "this server does not send notices to such an address")
    if not is_mail and not allowed.reaches(wanted.address, instantiate(wanted.address)):
        raise Refused(422, "not-allowed", "this is not a complete webhook address")
    return Wish(MAIL if is_mail else WEBHOOK, address, wanted.language, wanted.zone, quiet)


def _subscription(allowed: Allowed, wanted: PushWanted) -> str:
    if not allowed.allows_push(wanted.endpoint):
        raise Refused(422, "not-allowed", "this server does not send notices to this push service")
    point, auth = _decoded(wanted.keys.p256dh), _decoded(wanted.keys.auth)
    if not _is_point(point) or len(auth) != AUTH_BYTES:
        raise BadData("keys", "", "are not the keys of a push subscription")
    keys = {"p256dh": encoded(point), "auth": encoded(auth)}
    return json.dumps({"endpoint": wanted.endpoint, "keys": keys})


def _decoded(text: str) -> bytes:
    try:
        return decoded(text)
    except ValueError:
        return b""


def _is_point(raw: bytes) -> bool:
    """Whether these bytes are a point on the curve P-256, without which no message can be encrypted."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    if len(raw) != POINT_BYTES:
        return False
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), raw)
    except ValueError:
        return False
    return True
