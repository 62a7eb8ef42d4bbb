"""Writing notices and sending them: at fixed times the server looks for due notices and, a fixed time later, sends them
in separate threads.

So the time of a notice follows from when the turn began, which its seat may know, and not from how long the server has
worked on anything. A notice names the title and the scenario, and says nothing about the game.

The packages for sending are imported when the first notice is sent: a server without subscriptions does not load them.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from typing import Any, Final, NamedTuple

from fogline.desk.refusals import LOG, Refused
from fogline.desk.times import left
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.locale import Texts, texts_in
from fogline.locale.names import title_name
from fogline.server.notices.channels import Allowed
from fogline.server.notices.subscriptions import MAIL, PUSH, Notice, Subscriptions
from fogline.server.storage.base64url import encoded
from fogline.server.storage.storage import Storage


class Letter(NamedTuple):
    title: str
    body: str


def about_all(language: str) -> str:
    """How a notice about all games of a player refers to the games."""
    return texts_in(language)("notice-about-all")


def _subject(notice: Notice) -> str:
    return notice.about or about(notice.language, Setup(notice.title, notice.scenario, {}, ""))


def about(language: str, setup: Setup) -> str:
    """How a notice refers to a game: by title and scenario. Not for the games' thread: loading the texts of a language
    takes a third of a second."""
    texts = texts_in(language)
    return texts("notice-about", game=title_name(texts, setup.game), scenario=_scenario_name(texts, setup))


def _scenario_name(texts: Texts, setup: Setup) -> str:
    """The name of a scenario; without texts, the words of its slug."""
    if setup.scenario == "custom":
        return texts("web-scenario-custom")
    prefix = title_of(setup.game).words().prefix
    theme, _, base = setup.scenario.rpartition("/")
    name = texts.named(f"{prefix}scenario-{base}", base)
    return texts("notice-themed", theme=texts.named(f"{prefix}theme-{theme}", theme), base=name) if theme else name


def push_message(notice: Notice) -> str:
    """The push message to a browser, as JSON. ``webapp/src/worker/push.ts`` shows it."""
    texts = texts_in(notice.language)
    form = {
        "title": texts("notice-turn"),
        "body": _subject(notice),
        "stop": texts("notice-stop"),
        "language": notice.language,
        "game": notice.game_id or "",
        "off": notice.off,
    }
    return json.dumps(form)


def letter(notice: Notice) -> Letter:
    """A mail or a webhook message. It says that it is the seat's turn or, before an address is confirmed, asks a
    question."""
    texts = texts_in(notice.language)
    stop = f"{notice.origin}/#off={notice.off}"
    if notice.is_confirmed:
        link = f"{notice.origin}/#/table/{notice.game_id}"
        body = texts("notice-turn-body" if notice.wish is None else "notice-turn-body-all", link=link, stop=stop)
        return Letter(texts("notice-turn-in", about=_subject(notice)), body)
    confirm = f"{notice.origin}/#confirm={notice.off}"
    body = texts("notice-confirm-body", about=notice.about, confirm=confirm, stop=stop)
    return Letter(texts("notice-confirm"), body)


SECONDS: Final = 10
"""A service that has not answered within this time has failed."""
TTL_SECONDS: Final = 24 * 3600
"""How long a push service keeps a message for a device that is offline."""
CONTACT: Final = "https://localhost"
"""The contact for complaints from a push service, if the server has no https address."""
GONE: Final = (404, 410)
"""The statuses with which a push service reports that a subscription has ended."""


class Result(Enum):
    SENT = "sent"
    FAILED = "failed"
    GONE = "gone"


def new_key() -> str:
    """A new private key (P-256) that signs push messages, as PEM."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    key = generate_private_key(SECP256R1())
    pem: bytes = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return pem.decode("ascii")


def public_key(private: str) -> str:
    """The public key with which browsers subscribe, in base64url."""
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key

    key = load_pem_private_key(private.encode("ascii"), None)
    assert isinstance(key, EllipticCurvePrivateKey)
    raw = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return encoded(raw)


class Sender:
    """Sends notices over allowed channels. Any thread may call it."""

    def __init__(self, allowed: Allowed, key: str) -> None:
        """*key* signs push messages."""
        self._allowed = allowed
        self._key = key

    def send(self, notice: Notice) -> Result:
        """Send a notice. A channel that was allowed at subscription may no longer be."""
        try:
            return self._push(notice) if notice.kind == PUSH else self._write(notice)
        except Exception as error:  # whatever a library raises: only its type is logged, because addresses are secret
            LOG.warning("a notice could not be sent: %s", type(error).__name__)
            return Result.FAILED

    def _push(self, notice: Notice) -> Result:
        target = json.loads(notice.target)
        if not self._allowed.allows_push(target["endpoint"]):
            return Result.GONE
        import requests
        from py_vapid import Vapid
        from pywebpush import WebPushException, webpush

        contact = notice.origin if notice.origin.startswith("https://") else CONTACT
        with requests.Session() as session:
            session.max_redirects = 0  # an allowed service cannot redirect us elsewhere
            session.trust_env = False
            try:
                webpush(
                    target,
                    push_message(notice),
                    vapid_private_key=Vapid.from_pem(self._key.encode("ascii")),
                    vapid_claims={"sub": contact},
                    headers={"topic": notice.off, "urgency": "normal"},
                    ttl=TTL_SECONDS,
                    timeout=SECONDS,
                    requests_session=session,
                )
            except WebPushException as error:
                return Result.GONE if error.status_code in GONE else Result.FAILED
        return Result.SENT

    def _write(self, notice: Notice) -> Result:
        is_mail = notice.kind == MAIL
        allows = self._allowed.allows_mail if is_mail else self._allowed.allows_webhook
        if not allows(notice.target):
            return Result.GONE
        url = self._allowed.mail_to(notice.target) if is_mail else notice.target
        title, body = letter(notice)
        service = instantiate(url, notice.origin)
        is_sent = service is not None and service.notify(body=body, title=title, body_format="text")
        return Result.SENT if is_sent else Result.FAILED


def instantiate(url: str, origin: str = "") -> Any:
    """Create the service for an apprise URL; None if that fails. It follows no redirects and keeps nothing on disk."""
    from apprise import Apprise, AppriseAsset

    about = {"app_id": "Fogline", "app_desc": "Fogline", "app_url": origin}
    asset = AppriseAsset(**about, http_redirects=False, async_mode=False, storage_mode="memory", image_url_mask="")
    return Apprise.instantiate(url, asset=asset)


PUSH_KEY: Final = "push-key"
"""The name of the secret that signs push messages."""
THREADS: Final = 8
MAX_UNSENT: Final = 1000
"""While this many notices are waiting to be sent, no more are accepted."""
LEAD: Final = 1 / 60
"""The time between the beat and the sending, as a fraction of a beat."""


class Notices:
    """Collects the due notices on each beat and has them sent. For the event loop's thread only."""

    def __init__(
        self,
        storage: Storage,
        allowed: Allowed,
        beat: float,
        run: Callable[..., Awaitable[Any]],
        listening: Callable[[], Collection[str]],
        noticed: Callable[[str, str], None] = lambda _kind, _result: None,
    ) -> None:
        """*beat* is in seconds; *run* calls a function in the games' thread; *listening* returns the holders of streams
        since the last beat; *noticed* is called with the kind of each notice sent, and the result."""
        self._noticed = noticed
        self.allowed = allowed
        key = storage.secret(PUSH_KEY, new_key) if self.allowed.push else ""
        self.public_key = public_key(key) if key else None
        self.subscriptions = Subscriptions(storage, round(beat * 1000))
        self._sender = Sender(self.allowed, key)
        if self.allowed.mail or self.allowed.webhooks:
            instantiate("json://localhost")  # loads all services now, not later while people play
        self._run = run
        self._now: Callable[[], int] = lambda: 0
        self._listening = listening
        self._beat = beat
        self._threads = ThreadPoolExecutor(THREADS, "notices")
        self._unsent: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    def open(self, now: Callable[[], int]) -> None:
        """Start sending. *now* is the time of the server in milliseconds."""
        self._now = now
        self._task = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        """Stop sending. Notices being sent may still arrive; waiting notices are lost, because no turn is announced
        twice."""
        tasks = [*self._unsent, *([] if self._task is None else [self._task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def unsent(self) -> int:
        return len(self._unsent)

    async def _go_round(self) -> None:
        loop = asyncio.get_running_loop()
        listening: set[str] = set()  # since the last complete round
        while True:
            length = round(self._beat * 1000)
            await asyncio.sleep((length - self._now() % length) / 1000)
            begun = loop.time()
            listening |= set(self._listening())
            if len(self._unsent) >= MAX_UNSENT:
                continue
            try:
                taken = await self._run(self.subscriptions.take, self._now(), frozenset(listening))
            except Refused:
                continue  # the database is unavailable; its thread has logged that
            except Exception:
                LOG.exception("a round of notices has failed")
                continue
            listening.clear()
            await asyncio.sleep(left(begun, self._beat * LEAD, loop.time()))
            for notice in taken:
                task = asyncio.create_task(self._send(notice))
                self._unsent.add(task)
                task.add_done_callback(self._unsent.discard)

    async def _send(self, notice: Notice) -> None:
        result = await asyncio.get_running_loop().run_in_executor(self._threads, self._sender.send, notice)
        self._noticed(notice.kind, result.value)
        try:
            if result is Result.SENT:
                await self._run(self.subscriptions.sent, notice)
            elif result is Result.GONE:
                await self._run(self.subscriptions.gone, notice)
            else:
                await self._run(self.subscriptions.failed, notice, self._now())
        except Refused:
            LOG.warning("the result of a notice could not be stored")
