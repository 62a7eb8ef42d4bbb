"""Bytes as WebAuthn and web push write them: in base64url without padding."""

from __future__ import annotations

import base64


def encoded(raw: bytes) -> str:
    """Encode bytes as text."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode("ascii")


def decoded(text: str) -> bytes:
    """Decode such a text. Raises ``ValueError`` if it is malformed."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
