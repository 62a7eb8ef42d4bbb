"""Unguessable tokens: the holder of a seat's token plays that seat. Only their hashes are kept."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
from typing import Final

BYTES: Final = 24
"""192 random bits: impossible to guess."""
_FORM: Final = re.compile(r"[A-Za-z0-9_-]{32}")


def new_token() -> str:
    """A new token: 32 characters that need no quoting."""
    return secrets.token_urlsafe(BYTES)


def new_game_id() -> str:
    """A game id. It gives no access."""
    return secrets.token_hex(8)


def is_token(text: str) -> bool:
    return _FORM.fullmatch(text) is not None


def digest(token: str) -> str:
    """The stored hash. A token is random enough to need neither a salt nor a slow hash."""
    return hashlib.sha256(token.encode("ascii")).hexdigest()


def derived_token(purpose: str, *parts: str) -> str:
    """A token derived from *parts*, one of which is secret: a repeated request gets the same token."""
    text = "\0".join(("fogline", purpose, *parts))
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode("utf-8")).digest()[:BYTES]).decode("ascii")
