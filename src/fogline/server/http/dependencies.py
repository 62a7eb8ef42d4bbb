"""The parameters that FastAPI passes to each request, such as its sender and its charge, and functions that answer with
JSON."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, Any, Final

from fastapi import Depends, Request, Response

from fogline.desk.keeping import Key
from fogline.desk.refusals import Refused, explain
from fogline.desk.serialization import as_bytes
from fogline.kernel.errors import FoglineError
from fogline.server.http.service import Service
from fogline.server.storage.storage import PlayerId

JSON: Final = "application/json"


def _service(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


async def _charge(request: Request) -> None:
    _service(request).charge(request)


async def _token_and_key(request: Request) -> tuple[str, Key]:
    return await _service(request).key(request)


async def _key(found: Annotated[tuple[str, Key], Depends(_token_and_key)]) -> Key:
    return found[1]


async def _costly_key(request: Request, key: Annotated[Key, Depends(_key)]) -> Key:
    _service(request).charge(request)
    return key


async def _account(request: Request) -> PlayerId:
    return await _service(request).signed_in(request)


async def _costly_account(request: Request, account: Annotated[PlayerId, Depends(_account)]) -> PlayerId:
    _service(request).charge(request)
    return account


async def _player(request: Request, account: Annotated[PlayerId, Depends(_account)]) -> PlayerId:
    service = _service(request)
    if await service.run(service.bots.is_bot, account):
        raise Refused(403, "bot", "a bot's key cannot do this")
    return account


async def _costly_player(request: Request, player: Annotated[PlayerId, Depends(_player)]) -> PlayerId:
    _service(request).charge(request)
    return player


async def _reader(request: Request) -> PlayerId | None:
    return await _service(request).player(request)


CHARGED: Final = Depends(_charge)
"""Charges for a costly request that needs no token."""
TokenAndKey = Annotated[tuple[str, Key], Depends(_token_and_key)]
SeatKey = Annotated[Key, Depends(_key)]
"""The access given by the request's token."""
CostlySeatKey = Annotated[Key, Depends(_costly_key)]
Account = Annotated[PlayerId, Depends(_account)]
"""The signed-in player, or the bot, that sends the request."""
CostlyAccount = Annotated[PlayerId, Depends(_costly_account)]
Player = Annotated[PlayerId, Depends(_player)]
"""The signed-in player who sends the request. Bots are refused: their keys are for playing."""
CostlyPlayer = Annotated[PlayerId, Depends(_costly_player)]
Reader = Annotated[PlayerId | None, Depends(_reader)]
"""The signed-in player, or the bot, that sends the request; None if nobody is signed in."""


def answer(form: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer as JSON."""
    return Response(as_bytes(form), status, headers, media_type=JSON)


async def done(work: Awaitable[None] | None = None) -> Response:
    """An answer without content, given once the *work* of the request is done."""
    if work is not None:
        await work
    return answer({"ok": True})


def refusal(error: FoglineError, prefix: str = "") -> Response:
    """A refusal as an answer; *prefix* is that of the title's texts."""
    refused = explain(error, prefix)
    return answer(refused.body, refused.status, refused.headers)
