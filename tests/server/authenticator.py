"""A passkey in software: it answers like a browser with an authenticator, and can be made to answer wrongly."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT = 0x01
VERIFIED = 0x04
ATTESTED = 0x40


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = os.urandom(16)
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any], **wrong: Any) -> dict[str, Any]:
        """The answer to a challenge for a new passkey."""
        point = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        known = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        data = self._data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED, **wrong) + known
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options, **wrong)
        return {"id": encoded(self.id), "client-data": encoded(client), "attestation": encoded(attestation)}

    def prove(self, options: dict[str, Any], **wrong: Any) -> dict[str, Any]:
        """The answer to a challenge for signing in."""
        self.uses += 1
        data = self._data(options["rpId"], PRESENT | VERIFIED, **wrong)
        client = self._client("webauthn.get", options, **wrong)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        shared = {"id": encoded(self.id), "client-data": encoded(client)}
        return {**shared, "authenticator-data": encoded(data), "signature": encoded(signature)}

    def _data(self, name: str, flags: int, *, name_signed: str = "", uses: int | None = None, **_: Any) -> bytes:
        count = self.uses if uses is None else uses
        return hashlib.sha256((name_signed or name).encode()).digest() + bytes([flags]) + count.to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, Any], *, origin: str = "", challenge: str = "", **_: Any) -> bytes:
        form = {"type": kind, "challenge": challenge or options["challenge"], "origin": origin or self.origin}
        return json.dumps(form).encode()
