"""The requests that come all the time while people play, answered without FastAPI, which would cost more than the rules
and the database together.

Only well-formed requests are answered here. Everything else goes on to FastAPI, so that malformed requests are refused
in one place and the OpenAPI description stays complete."""

from __future__ import annotations

from typing import Final

from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fogline.kernel.errors import FoglineError
from fogline.web.bodies import Actions
from fogline.web.service import JSON, Server, refusal

ACTIONS: Final = "/api/table/actions"
EVENTS: Final = "/api/table/events"


class FastPath:
    """The middleware. It comes after the guard, which has read the whole body."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response: Response | None = None
        if scope["type"] == "http":
            try:
                if scope["path"] == ACTIONS and scope["method"] == "POST":
                    message = await receive()
                    response = await self._act(Request(scope), message.get("body", b""))
                    receive = _again(message, receive)
                elif scope["path"] == EVENTS and scope["method"] == "GET":
                    response = await self._listen(Request(scope))
            except FoglineError as error:
                response = refusal(error)
        await (self._app if response is None else response)(scope, receive, send)

    async def _act(self, request: Request, body: bytes) -> Response | None:
        if request.headers.get("content-type") != JSON:
            return None
        try:
            wanted = Actions.model_validate_json(body)
        except ValidationError:
            return None
        return await self._server.act(request, wanted)

    async def _listen(self, request: Request) -> Response | None:
        query = request.scope["query_string"].decode("latin-1")
        after = request.headers.get("last-event-id", query.removeprefix("after=") or "0")
        if not (after.isascii() and after.isdigit() and len(after) < 10):
            return None
        return await self._server.events(request, int(after))


def _again(message: Message, receive: Receive) -> Receive:
    """The same message once more, then the following ones."""
    left = [message]

    async def receive_again() -> Message:
        return left.pop() if left else await receive()

    return receive_again
