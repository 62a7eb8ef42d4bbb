"""A small OpenID Connect provider on this computer: it signs everybody in, and can be made to lie."""

from __future__ import annotations

import base64
import hashlib
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import RSAKey

from fogline.server.accounts.oidc import Provider

CLIENT, SECRET = "fogline", "a secret of both"


class OpenId:
    """The provider's data and answers."""

    def __init__(self) -> None:
        self.issuer = ""
        self.key = RSAKey.generate_key(2048, {"kid": "one"})
        self.codes: dict[str, dict[str, str]] = {}
        self.subject = "subject-7"
        self.claims: dict[str, Any] = {}
        """Claims that replace the correct ones."""
        self.signer: RSAKey | None = None
        """A key that replaces the known one."""
        self.asked: list[str] = []

    @property
    def provider(self) -> Provider:
        return Provider(self.issuer, CLIENT, SECRET)

    def described(self) -> dict[str, Any]:
        return {
            "issuer": self.issuer,
            "authorization_endpoint": f"{self.issuer}/authorize",
            "token_endpoint": f"{self.issuer}/token",
            "jwks_uri": f"{self.issuer}/keys",
        }

    def authorize(self, url: str) -> str:
        """Sign in at the provider; returns the address that the browser is sent back to."""
        asked = {name: values[0] for name, values in parse_qs(urlsplit(url).query).items()}
        assert (asked["client_id"], asked["response_type"], asked["code_challenge_method"]) == (CLIENT, "code", "S256")
        code = f"code-{len(self.codes)}"
        self.codes[code] = asked
        return asked["redirect_uri"] + "?" + urlencode({"code": code, "state": asked["state"]})

    def tokens(self, form: dict[str, str], authorization: str) -> dict[str, Any] | None:
        """The tokens for a code, once, for a client with the secret and the verifier."""
        expected = base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
        asked = self.codes.pop(form.get("code", ""), None)
        if asked is None or authorization != f"Basic {expected}" or form["redirect_uri"] != asked["redirect_uri"]:
            return None
        proof = base64.urlsafe_b64encode(hashlib.sha256(form["code_verifier"].encode()).digest()).rstrip(b"=")
        if proof.decode() != asked["code_challenge"]:
            return None
        now = int(time.time())
        claims: dict[str, Any] = {"iss": self.issuer, "aud": CLIENT, "sub": self.subject, "nonce": asked["nonce"]}
        claims |= {"iat": now, "exp": now + 300, "preferred_username": "Ada\u202e Lovelace"} | self.claims
        signed = jwt.encode({"alg": "RS256", "kid": "one"}, claims, self.signer or self.key)
        return {"access_token": "access", "token_type": "Bearer", "id_token": signed}


@contextmanager
def providing() -> Iterator[OpenId]:
    """A provider that listens."""
    openid = OpenId()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            openid.asked.append(self.path)
            if self.path.endswith("/openid-configuration"):
                self._say(openid.described())
            elif self.path == "/keys":
                self._say({"keys": [openid.key.as_dict(private=False)]})
            else:
                self._say(None)

        def do_POST(self) -> None:
            openid.asked.append(self.path)
            sent = self.rfile.read(int(self.headers["content-length"])).decode()
            form = {name: values[0] for name, values in parse_qs(sent).items()}
            self._say(openid.tokens(form, self.headers.get("authorization", "")))

        def _say(self, form: dict[str, Any] | None) -> None:
            body = json.dumps(form or {"error": "invalid_grant"}).encode()
            self.send_response(400 if form is None else 200)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    openid.issuer = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield openid
    finally:
        server.shutdown()
        server.server_close()
        thread.join(10)
