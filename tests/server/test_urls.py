"""Ambiguous URLs are refused everywhere: push, webhooks, mail, the provider, the page."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
import requests
from urllib3.util import parse_url

from fogline.desk.refusals import Refused
from fogline.kernel.errors import BadData
from fogline.server.accounts.oidc import _is_safe, read_provider
from fogline.server.accounts.passkeys import site_of
from fogline.server.notices.channels import Allowed, read_allowed
from fogline.server.urls import is_mail, origin_of, read_url
from tests.server.receiving import Browser
from tests.server.serving import Running, begin

SERVICE = "web.push.apple.com"
ALLOWED = Allowed(
    push=("https://*.push.apple.com", "https://fcm.googleapis.com"),
    mail="mailtos://user:pass@mail.example.org",
    webhooks=(f"jsons://{SERVICE}", "discord://"),
)
HOSTS = [
    "127.0.0.1\t.push.apple.com", "127.0.0.1\n.push.apple.com", "127.0.0.1\r\n.push.apple.com", "\x00.push.apple.com",
    "127.0.0.1\x0b.push.apple.com", "127.0.0.1\x7f.push.apple.com", "127.0.0.1 .push.apple.com",
    " web.push.apple.com",
    "127.0.0.1\\.push.apple.com", "127.0.0.1/.push.apple.com", "127.0.0.1#.push.apple.com",
    "127.0.0.1?.push.apple.com",
    "127.0.0.1%00.push.apple.com", "127.0.0.1%2f.push.apple.com", "127.0.0.1%23.push.apple.com",
    "%77eb.push.apple.com",
    "web.push.apple.com@127.0.0.1", "127.0.0.1@web.push.apple.com", "a:b@web.push.apple.com", "@web.push.apple.com",
    "web.push.apple.com:80@127.0.0.1", "127.0.0.1:443\\@web.push.apple.com", "web.push.apple.com\\@127.0.0.1",
    "web.push.apple.com:", "web.push.apple.com:0", "web.push.apple.com:0443", "web.push.apple.com:99999",
    "web.push.apple.com:443:80", "web.push.apple.com:4４3", "web.push.apple.com:+443", "web.push.apple.com:8443",
    "web.push.apple.com.", "web.push.apple.com..", ".push.apple.com", "..push.apple.com", "web..push.apple.com",
    "-.push.apple.com", "web-.push.apple.com", "127.0.0.1。push.apple.com", "ｗeb.push.apple.com",
    "wéb.push.apple.com",
    "127.0.0.1．push.apple.com", "web.push.apple.com․evil.example", "web\u00ad.push.apple.com",
    "web\u200b.push.apple.com",
    "[::1]", "[::1].push.apple.com", "[::ffff:127.0.0.1]", "[::1%25.push.apple.com]", "[0::1]",
    "[web.push.apple.com]",
    "127.0.0.1", "127.1", "2130706433", "0x7f.1", "0177.0.0.1", "localhost", "", "*.push.apple.com",
    "push.apple.com", "evilpush.apple.com", "web.push.apple.com.evil.example", "a" * 64 + ".push.apple.com",
    "web.push.apple.com|127.0.0.1", "web.push.apple.com;127.0.0.1", "web.push.apple.com,127.0.0.1",
    "{web}.push.apple.com",
]  # fmt: skip
"""Hosts that differ from the service's, or could be mistaken for another one."""
RESTS = [
    "\t",
    "\n",
    "/\r\nx: y",
    "/ x",
    "/\\x",
    "/#x",
    "#",
    "?",
    "/?",
    "/%0d%0ax",
    "/%00",
    "/%7F",
    "/%",
    "/%zz",
    "/<x>",
    "/é",
    "/x\u2028",
]
BAD_SCHEMES = [
    "",
    "//",
    "http",
    "HTTPS",
    "https ",
    " https",
    "ht\ttps",
    "https:https",
    "javascript",
    "file",
    "h",
    "1https",
]


def hostile() -> list[str]:
    found = [f"https://{host}/x" for host in HOSTS] + [f"https://{SERVICE}{rest}" for rest in RESTS]
    found += [f"{scheme}://{SERVICE}/x" for scheme in BAD_SCHEMES]
    return [*found, f"https:/{SERVICE}/x", f"https:{SERVICE}/x", f"https:///{SERVICE}/x", f"\x00https://{SERVICE}/x"]


def test_push_goes_nowhere_else() -> None:
    assert [url for url in hostile() if ALLOWED.allows_push(url)] == []


def test_webhooks_go_nowhere_else() -> None:
    """Webhooks often have a name and a password before the host."""
    hooks = [url.replace("https:", "jsons:", 1) for url in hostile()]
    passed = [url for url in hooks if ALLOWED.allows_webhook(url)]
    assert passed == [f"jsons://127.0.0.1@{SERVICE}/x", f"jsons://a:b@{SERVICE}/x"]


def test_legitimate_requests_are_allowed() -> None:
    for url in (f"https://{SERVICE}/QGx%2D_~", "https://fcm.googleapis.com/fcm/send/a:b-c", f"https://{SERVICE}/?a=b"):
        assert ALLOWED.allows_push(url), url
    for url in (
        f"jsons://{SERVICE}",
        f"jsons://a:b@{SERVICE}/x",
        f"jsons://{SERVICE.upper()}",
        "discord://123/abc-DEF_",
    ):
        assert ALLOWED.allows_webhook(url), url
    assert read_url("https://[::1]:8443/x") == ("https", "", "[::1]", 8443, "/x", "")
    assert read_url("https://xn--bcher-kva.example/") is not None


def test_the_port_of_a_webhook_is_that_of_its_service() -> None:
    from fogline.server.notices.notices import instantiate

    allowed = Allowed(webhooks=("jsons://hooks.example.org", "json://hooks.example.org:8080"))
    for url in ("jsons://hooks.example.org/x", "json://hooks.example.org:8080/x"):
        assert allowed.allows_webhook(url)
        assert allowed.reaches(url, instantiate(url))
    assert not allowed.reaches("jsons://hooks.example.org/x", instantiate("jsons://hooks.example.org:81/x"))
    assert not allowed.reaches("jsons://hooks.example.org/x", instantiate("jsons://127.0.0.1/x"))


MAILS = [
    "a@example.org\n", "a@example.org\r\nBcc: b@example.org", "a\r\n@example.org",
    "a@exam\tple.org", "a @example.org",
    "a@example.org,b@example.org", "a@example.org;b@example.org", "<a@example.org>",
    "A <a@example.org>", '"a"@example.org',
    "a@b@example.org", "@example.org", "a@", "a@.example.org", "a@example.org.", "a@example..org", "a@-example.org",
    "a..b@example.org", ".a@example.org", "a.@example.org", "a@[127.0.0.1]", "a%0d@example.org", "a%40b@example.org",
    "a@exa%6dple.org", "a\\@example.org", "a@example.org?to=b", "a@example.org&to=b",
    "a@example.org#", "a@example.org/x",
    "é@example.org", "a@exämple.org", "a@example。org", "a\u202e@example.org", "a\x00@example.org",
    "a" * 65 + "@example.org",
    "a@" + "b." * 130 + "org", "",
]  # fmt: skip


def test_mail_addresses_that_could_be_more_than_one() -> None:
    assert [address for address in MAILS if is_mail(address) or ALLOWED.allows_mail(address)] == []


def test_plain_mail_addresses() -> None:
    assert all(map(is_mail, ("a@b", "a.b+c_d-e@mail.example.org", "1@xn--bcher-kva.example")))


def test_a_provider_has_a_plain_address() -> None:
    """Any host may be a provider, but an ambiguous address may not."""
    for url in hostile():
        if read_url(url) is None:
            assert not _is_safe(url, "https://issuer.example"), url
            with pytest.raises(BadData):
                read_provider(url, "id", "secret")
        else:
            assert _is_safe(url, "https://issuer.example") == (url.startswith("https://") and "@" not in url), url


def test_a_page_has_a_plain_address() -> None:
    assert origin_of({"host": "games.example.org:8000"}) == "http://games.example.org:8000"
    assert origin_of({"origin": "https://[::1]:8000", "host": "x"}) == "https://[::1]:8000"
    for host in HOSTS:
        if read_url(f"https://{host}") is None:
            with pytest.raises(Refused):
                origin_of({"origin": f"https://{host}", "host": host})
            with pytest.raises(Refused):
                site_of(f"https://{host}")
    with pytest.raises(Refused):
        origin_of({"origin": "https://games.example.org/path"})
    with pytest.raises(Refused):
        origin_of({"origin": "null"})


def test_the_host_is_warned_about_an_odd_mail_server(tmp_path: Path) -> None:
    file = tmp_path / "notices.toml"
    file.write_text('mail = "mailtos://fogline:pass!word@smtp.example.org?from=fogline@example.org"\n')
    assert read_allowed(file).mail
    for odd in (r"mailto://smtp.example.org\t.evil.example", "mailto://smtp.example.org\\\\@evil.example", "mailto://"):
        file.write_text(f'mail = "{odd}"\n')
        with pytest.raises(BadData, match="mail"):
            read_allowed(file)


def test_accepted_urls_parse_the_same_for_the_sender() -> None:
    """Random URLs from odd pieces: every accepted one leads the sending libraries to the host that was checked."""
    pieces = [
        "https://", "http:", "//", "/", "\\", "@", ":", "443", "[", "]", "::1", "%", "%40", "%2e", "?", "#", "&", "=",
        "\t", "\n", " ", ".", "..", "-", "_", "a", "A", "xn--", "127.0.0.1", "push.apple.com",
        "evil.example", "é", "。", ";", "*",
    ]  # fmt: skip
    rng, passed = Random(1943), 0
    for _ in range(60_000):
        text = "https://" * rng.randint(0, 1) + "".join(rng.choices(pieces, k=rng.randint(1, 7)))
        url = read_url(text)
        if url is None or url.scheme not in ("http", "https"):
            continue
        passed += 1
        assert parse_url(text).host == url.host.lower(), text
        assert parse_url(text).port == url.port, text
        sent = parse_url(requests.Request("POST", text).prepare().url or "")
        assert (sent.host, sent.port) == (url.host.lower(), url.port), text
    assert passed > 300


def test_a_tab_in_an_endpoint_is_refused_and_nothing_is_stored(running: Running) -> None:
    client = begin(running.client())["german"]
    for endpoint in ("https://127.0.0.1\t.push.apple.com/", "https://127.0.0.1\\.push.apple.com/"):
        answer = client.post("/api/table/notices", Browser(endpoint).wish())
        assert (answer.status_code, answer.json()["error"]) == (422, "not-allowed")
    assert client.get("/api/table/notices").json() == {"notices": []}
