"""Unguessable names: whoever holds a seat's token is that seat. The database keeps only their hashes."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
from typing import Final

BYTES: Final = 24
"""192 random bits: nobody guesses one."""
_FORM: Final = re.compile(r"[A-Za-z0-9_-]{32}")


def new_token() -> str:
    """A fresh token: 32 letters that need no quoting anywhere."""
    return secrets.token_urlsafe(BYTES)


def new_game_id() -> str:
    """A name for a game. It opens nothing by itself."""
    return secrets.token_hex(8)


def is_token(text: str) -> bool:
    """Whether *text* has the form of a token at all."""
    return _FORM.fullmatch(text) is not None


def digest(token: str) -> str:
    """What the database keeps of a token. It is random enough to need neither salt nor slowness."""
    return hashlib.sha256(token.encode("ascii")).hexdigest()


def derived_token(purpose: str, *parts: str) -> str:
    """A token that only who knows the secret among *parts* can work out: the same request, repeated, gets the same."""
    text = "\0".join(("fogline", purpose, *parts))
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode("utf-8")).digest()[:BYTES]).decode("ascii")
