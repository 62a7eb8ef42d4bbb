"""Signing in with the host's own OpenID Connect provider: code flow with PKCE, state and nonce.

Everything here may query the provider over the network: never call it in the games' thread or in the event loop's."""

from __future__ import annotations

import json
import threading
import time
from typing import Any, Final, NamedTuple

from fogline.desk.refusals import UNAVAILABLE, Refused
from fogline.kernel.errors import BadData
from fogline.server.accounts.players import shown_name
from fogline.server.addresses import read_address
from fogline.server.urls import read_url

DISCOVERY: Final = "/.well-known/openid-configuration"
ALGORITHMS: Final = ["RS256", "PS256", "ES256", "EdDSA"]
CACHE_SECONDS: Final = 3600
"""A provider's metadata and keys are cached for this long."""
FRESH_SECONDS: Final = 60
"""The minimum time between requests for keys, even if an answer is signed with an unknown key."""
ANSWER_SECONDS: Final = 10
LEEWAY_SECONDS: Final = 60
MAX_ANSWER: Final = 256 * 1024
"""The maximum size of a provider's answer, in bytes."""
ENDPOINTS: Final = ("authorization_endpoint", "token_endpoint", "jwks_uri")


class Provider(NamedTuple):
    """The host's registration with an OIDC provider."""

    issuer: str
    client_id: str
    client_secret: str


class Known(NamedTuple):
    """A person identified by the provider."""

    subject: str
    name: str


def read_provider(issuer: str | None, client_id: str | None, client_secret: str | None) -> Provider | None:
    """The provider of a host, if there is one."""
    if issuer is None and client_id is None and client_secret is None:
        return None
    for name, value in (("issuer", issuer), ("client-id", client_id), ("client-secret", client_secret)):
        if not value:
            raise BadData(f"--oidc-{name}", "", "is needed, as are all three options of OIDC")
    assert issuer is not None
    if not _is_safe(issuer, issuer) or "?" in issuer:
        raise BadData("--oidc-issuer", issuer, "is not an https address")
    return Provider(issuer.rstrip("/"), str(client_id), str(client_secret))


def _is_safe(url: str, issuer: str) -> bool:
    """Whether nobody else can read or answer a request to *url*: it uses https, or stays on this computer if the issuer
    does."""
    found = read_url(url)
    if found is None or found.user:
        return False
    return found.scheme == "https" or (found.scheme == "http" and _is_here(found.host) and issuer.startswith("http://"))


def _is_here(host: str) -> bool:
    address = read_address(host)
    return host == "localhost" or (address is not None and address.is_loopback)


class Oidc:
    """A provider, with its metadata. For any thread."""

    def __init__(self, provider: Provider) -> None:
        self.provider = provider
        self._lock = threading.Lock()
        self._about: tuple[float, dict[str, Any]] | None = None
        self._keys: tuple[float, Any] | None = None

    def address(self, redirect: str, state: str, nonce: str, verifier: str) -> str:
        """The address to which a browser is sent; from there the provider sends it back to *redirect*, with *state*."""
        target = self._described()["authorization_endpoint"]
        with self._session(redirect) as session:
            asked = {"state": state, "nonce": nonce, "code_verifier": verifier}
            return str(session.create_authorization_url(target, **asked)[0])

    def finish(self, redirect: str, code: str, nonce: str, verifier: str) -> Known:
        """The person whom the provider identifies by this *code*."""
        from authlib.common.errors import AuthlibBaseError
        from joserfc.errors import JoseError
        from requests import RequestException

        with self._session(redirect) as session:
            try:
                about = self._described()
                given = session.fetch_token(
                    about["token_endpoint"],
                    code=code,
                    code_verifier=verifier,
                    timeout=ANSWER_SECONDS,
                    allow_redirects=False,
                )
                claims = self._claims(about, str(given.get("id_token", "")), given.get("access_token"), nonce)
            except RequestException:
                raise _silent() from None
            except (AuthlibBaseError, JoseError, ValueError, KeyError, TypeError):
                raise Refused(403, "unproven", "the provider did not identify the player") from None
        subject, name = claims.get("sub"), claims.get("preferred_username") or claims.get("name") or ""
        if not isinstance(subject, str) or not 0 < len(subject) <= 255:
            raise Refused(403, "unproven", "the provider did not identify the player")
        return Known(subject, shown_name(name) if isinstance(name, str) else "")

    def _claims(self, about: dict[str, Any], token: str, access: Any, nonce: str) -> Any:
        from authlib.oidc.core import CodeIDToken
        from joserfc import jwt
        from joserfc.errors import BadSignatureError, InvalidKeyIdError

        try:
            read = jwt.decode(token, self._key_set(about, CACHE_SECONDS), algorithms=ALGORITHMS)
        except (BadSignatureError, InvalidKeyIdError, ValueError):  # the provider may have new keys
            read = jwt.decode(token, self._key_set(about, FRESH_SECONDS), algorithms=ALGORITHMS)
        expected = {
            "iss": {"essential": True, "value": about["issuer"]},
            "aud": {"essential": True, "value": self.provider.client_id},
            "exp": {"essential": True},
            "nonce": {"essential": True, "value": nonce},
        }
        params = {"nonce": nonce, "client_id": self.provider.client_id, "access_token": access}
        claims = CodeIDToken(read.claims, read.header, expected, params)
        claims.validate(leeway=LEEWAY_SECONDS)
        return claims

    def _session(self, redirect: str) -> Any:
        from authlib.integrations.requests_client import OAuth2Session

        shared = {"scope": "openid profile", "redirect_uri": redirect, "code_challenge_method": "S256"}
        return OAuth2Session(self.provider.client_id, self.provider.client_secret, **shared)

    def _described(self) -> dict[str, Any]:
        """The provider's metadata."""
        with self._lock:
            if self._about is None or self._about[0] < time.monotonic() - CACHE_SECONDS:
                about = _fetched(self.provider.issuer + DISCOVERY)
                is_right = str(about.get("issuer", "")).rstrip("/") == self.provider.issuer
                if not is_right or not all(_is_safe(str(about.get(one)), self.provider.issuer) for one in ENDPOINTS):
                    raise _silent()
                self._about = (time.monotonic(), about)
            return self._about[1]

    def _key_set(self, about: dict[str, Any], seconds: float) -> Any:
        from joserfc.jwk import KeySet

        with self._lock:
            if self._keys is None or self._keys[0] < time.monotonic() - seconds:
                self._keys = (time.monotonic(), KeySet.import_key_set(_fetched(about["jwks_uri"])))
            return self._keys[1]


def _fetched(url: str) -> dict[str, Any]:
    import requests

    try:
        with requests.get(url, timeout=ANSWER_SECONDS, allow_redirects=False, stream=True) as answer:
            read = answer.raw.read(MAX_ANSWER + 1, decode_content=True)
            form = json.loads(read) if answer.status_code == 200 and len(read) <= MAX_ANSWER else None
    except (requests.RequestException, ValueError, OSError, RecursionError):
        form = None
    if not isinstance(form, dict):
        raise _silent()
    return form


def _silent() -> Refused:
    return Refused(UNAVAILABLE, "unavailable", "the sign-in provider gave an invalid answer")
