"""The OpenAPI description of the server, with details that FastAPI cannot know: which requests need a token, refusals,
and answers that are not JSON. docs/protocol.md explains them all."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI

REFUSAL: Final = {
    "title": "Refusal",
    "type": "object",
    "description": "Why the request was refused.",
    "required": ["error", "text"],
    "properties": {
        "error": {"type": "string", "description": "A code for programs."},
        "text": {"type": "string", "description": "A sentence for people who debug."},
    },
}
BEARER: Final = {"type": "http", "scheme": "bearer", "description": "The token of a seat, or of a watcher."}
PLAYER: Final = {"type": "apiKey", "in": "header", "name": "fogline-player", "description": "The signed-in player."}
GUARDED: Final = "/api/table"
"""Requests whose path begins with this need a token."""
ANYWHERE: Final = {
    "400": "the request cannot be read",
    "421": "unknown host name in Host",
    "422": "the request is malformed, or asks for something impossible",
    "429": "too many requests; wait as long as Retry-After says",
    "431": "the headers are too many or too long",
    "500": "an internal error",
    "503": "the database cannot be reached; ask again",
}
WRITING: Final = {
    "403": "pages of other sites and watchers cannot do this",
    "408": "the request was not completed in time",
    "413": "the request is too large",
}
AT_THE_TABLE: Final = {
    "401": "no token, or a wrong one",
    "403": "watchers cannot do this",
    "409": "not now",
}
BY_PLAYERS: Final = ("/api/player", "/api/bot/")
"""Requests whose path begins with one of these are for signed-in players, or for bots with accounts."""
TOURNAMENTS: Final = ("/api/tournament", "/api/ladder")
"""Requests whose answers contain more for signed-in players."""
SIGNED_IN: Final = {
    "401": "nobody is signed in",
    "403": "pages of other sites, watchers and bots' keys cannot do this",
    "409": "not now",
}
JOINING: Final = {"404": "there is no such invitation", "409": "somebody has this seat already"}
BEGINNING: Final = {"507": "there is no room for new games"}
BEGUN_BY: Final = ("/api/games", "/api/continue", "/api/another-world", "/api/lobby/seek", "/api/table/rematch")
SEATING: Final = (*BEGUN_BY, "/api/join")
"""Requests that give a signed-in player a seat to hold. A browser that was signed out in the meantime is told so."""
STREAM: Final = "text/event-stream"
TYPES: Final = {
    "/api/table/events": STREAM,
    "/api/table/review": STREAM,
    "/api/review": STREAM,
    "/api/table/record": "text/plain",
}


def describe_requests(app: FastAPI) -> None:
    """Complete the OpenAPI description of *app*."""
    plain = app.openapi

    def described() -> dict[str, Any]:
        schema = plain()  # cached by FastAPI, so it is completed once
        components = schema.setdefault("components", {})
        schemas = components.setdefault("schemas", {})
        if "Refusal" not in schemas:
            schemas["Refusal"] = REFUSAL
            components["securitySchemes"] = {"token": BEARER, "player": PLAYER}
            for unused in ("HTTPValidationError", "ValidationError"):
                schemas.pop(unused, None)
            for path, methods in schema["paths"].items():
                for method, operation in methods.items():
                    operation["responses"].update(_refusals(path, method))
                    if path.startswith(GUARDED):
                        operation["security"] = [{"token": []}]
                    if path.startswith(BY_PLAYERS):
                        operation["security"] = [{"player": []}]
                    if path in TYPES:
                        form = {} if TYPES[path] == STREAM else {"schema": {"type": "string"}}
                        operation["responses"]["200"]["content"] = {TYPES[path]: form}
        return schema

    app.openapi = described  # type: ignore[method-assign]  # FastAPI's own way to extend it


def _refusals(path: str, method: str) -> dict[str, Any]:
    """Every possible refusal of this request."""
    is_of_tournament = path.startswith(TOURNAMENTS)
    known = (
        (True, ANYWHERE),
        (method != "get", WRITING),
        (path.startswith(GUARDED), AT_THE_TABLE),
        (path.startswith(BY_PLAYERS) or is_of_tournament or path in SEATING, SIGNED_IN),
        (is_of_tournament, {"404": "there is no such tournament"}),
        (path.startswith("/api/player/games/"), {"404": "you hold no such seat"}),
        (path.startswith("/api/player/bots/"), {"404": "you have no such bot"}),
        (path.startswith("/api/sign-in/"), {"409": "too late, or not allowed in this way"}),
        (path in ("/api/join", "/api/terms", "/api/table/lobby", "/api/table/lobby/off"), JOINING),
        (path == "/api/notices/confirm", {"404": "this notice no longer exists"}),
        (path in BEGUN_BY and method != "get", BEGINNING),
    )
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
    ways = {status: text for applies, texts in known if applies for status, text in texts.items()}
    return {status: {"description": text, "content": content} for status, text in ways.items()}
