"""Fog on every channel: all requests of the server, in two games that a seat cannot tell apart, for each title.

The games are played from the beginning over HTTP; the enemy hides different things in them, and changes its mind in one
of them. Every answer must be the same to the byte, and must be a real answer: a refusal that equals another refusal
proves nothing. A server request that is missing here fails the test; requests that cannot be compared in this way are
listed with the reason, or with the test that compares them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from starlette.routing import Route

from fogline.cli.door import Server
from fogline.cli.mcp import Tools, written
from fogline.desk.refusals import Refused
from fogline.desk.times import milliseconds
from fogline.kernel.setup import Setup
from fogline.server.limits import BILL
from fogline.server.notices.channels import Allowed
from tests.server.paired import MIN_CHOICES, MY_SEED, SERVER_SEED, Pair, new_pair
from tests.server.players import signed_in
from tests.server.serving import WIDE, Client, Running, numbered, serving
from tests.server.test_fog import sent

SETUPS: Final = {
    "stalingrad": Setup("stalingrad", "quick-duel", {"mode": "advanced"}),
    "panzer": Setup("panzer", "skirmish", {}),
    "spearpoint": Setup("spearpoint", "standard", {}),
}
TERMS: Final = {
    "aid": "probabilities",
    "listed": True,
    "bot-accounts": True,
    "clock": {"start": 200000, "most": 200000, "holidays": 5},
}
STARTED: Final = milliseconds()
HOOK: Final = "json://127.0.0.1:9/hook"
Sent = tuple[int, list[tuple[str, str]], bytes]

OF_NO_GAME: Final = "follows from what the client sends, or is the same for everybody"
OF_A_RECORD: Final = "of a record that the client has"
OVER: Final = "the game is over, and all of it is open"
ELSEWHERE: Final = {
    "GET /api/table/record": OVER,
    "POST /api/verify": OF_A_RECORD,
    "POST /api/continue": OF_A_RECORD,
    "GET /api/table/why": "test_reasons.py::test_the_computer_does_not_peek",
    "GET /metrics": "test_fog.py::test_metrics_count_the_same_in_every_world",
    "POST /api/another-world": "test_other_worlds.py::test_twins_lead_to_the_same_bytes",
    "POST /api/notices/off": "test_notice_fog.py::test_a_notice_names_the_title_and_the_scenario_only",
    "POST /api/notices/confirm": "test_notice_fog.py::test_a_notice_names_the_title_and_the_scenario_only",
    **{
        f"{way} {path}": OF_NO_GAME
        for way, paths in {
            "GET": ["/", "/{path:path}", "/api", "/api/openapi.json", "/api/games", "/api/words"]
            + ["/api/puzzles", "/api/puzzle", "/api/tournament"],
            "POST": ["/api/puzzle/answer", "/api/puzzle/guess", "/api/sign-in/new/question", "/api/sign-in/new"]
            + ["/api/sign-in/passkey/question", "/api/sign-in/passkey", "/api/sign-in/recovery"]
            + ["/api/sign-in/provider/question", "/api/sign-in/provider", "/api/player/name", "/api/player/sign-out"]
            + ["/api/player/sign-out-everywhere", "/api/player/erase", "/api/player/passkeys/question"]
            + ["/api/player/passkeys", "/api/player/passkeys/off", "/api/player/recovery", "/api/tournaments"]
            + ["/api/tournament/enter", "/api/tournament/leave", "/api/tournament/call-off"],
        }.items()
        for path in paths
    },
}
"""Requests that are not compared below, with the reason, or the test that compares them."""
AFTERWARDS: Final = {"/api/table/replay", "/api/table/review", "/api/table/reasons", "/api/table/nine-worlds"}
AFTERWARDS_TOO: Final = AFTERWARDS | {"/api/table/eyes", "/api/table/events"}
"""GET requests that are not simply sent during the game."""


SAID: Final = {
    "GET /api/table/hint": b'"candidates":[{',
    "GET /api/table/judgement": b'"verdict":"',
    "GET /api/table/aid": b'"odds":{',
    "GET /api/table/news": b'"commitment":"',
    "POST /api/table/telling": b'"sides":[{',
    "POST /api/table/why-not": b'"refusal":{',
    "GET /api/table/review": b'"decision":{',
    "GET /api/table/nine-worlds": b'"worlds":[{',
    "GET /api/table/reasons": b'"compared":[{',
    "GET /api/table/eyes": b'"eyes":[{',
    "GET /api/watch": b'"games":[{',
    "GET /api/lobby": b'"offers":[{',
    "GET /api/player/games": b'"games":[{',
    "GET /api/player": b'"bots":[{',
    "GET /api/bots": b'"bots":[{',
    "POST /api/bot/connected": b'"challenges":[{',
    "GET /api/table/question": b'"choices":["',
    "mcp view": b'"view":{',
    "mcp legal": b'"legal":{"',
    "mcp play": b'"news":[',
    "mcp rules": b'"rules":"## ',
}
"""Text that must occur in at least one of the answers, as proof that they have content."""


class Ear:
    """Everything that my seat receives in one of the games, and the server's work for it."""

    def __init__(self, questions: list[str]) -> None:
        self.got: list[tuple[str, Sent]] = []
        self.given: set[str] = set()
        """Requests that were granted."""
        self.record = ""
        """The whole game, once it is over."""
        self._questions = questions
        self.questions: list[str] = []
        """The requests to processes and to the games' thread."""

    @contextmanager
    def deaf(self) -> Iterator[None]:
        """Record nothing while the enemy acts."""
        self.questions += self._questions
        yield
        self._questions.clear()

    def hear(self, answer: httpx.Response) -> Any:
        """Record an answer; returns its content, if it was granted and is JSON."""
        answer.read()
        name = f"{answer.request.method} {answer.request.url.path}"
        self.got.append((name, sent(answer)))
        if answer.is_success and answer.content:
            self.given.add(name)
        return answer.json() if answer.headers["content-type"] == "application/json" else None

    def model(self, running: Running, token: str, tool: str, *given: Any) -> None:
        """Record the answer of a language model's tool."""
        server = Server(running.url)
        try:
            body = written(getattr(Tools(server, token), tool)(*given))
        except Refused as refusal:
            body = written(refusal.body)
        server.close()
        self.got.append((f"mcp {tool}", (200, [], body.encode())))

    def stream(self, client: Client) -> None:
        """Record the beginning of a stream."""
        with client.listening() as stream:
            text = b""
            for part in stream.iter_bytes():
                text += part
                if b"event: table" in text:
                    break
        headers = [(name, value) for name, value in stream.headers.multi_items() if name != "date"]
        self.got.append(("GET /api/table/events", (stream.status_code, headers, text)))
        self.given.add("GET /api/table/events")

    def heard(self) -> list[tuple[str, int, list[tuple[str, str]], bytes]]:
        """All answers, without values that are random in every game."""
        bodies = numbered(
            re.sub(
                rb'("(?:token|id|game|player|invitation|watch|bot|key)":"|/#[a-z]+=)[0-9A-Za-z_-]{16,}', rb"\1", body
            )
            for _, (_, _, body) in self.got
        )
        return [(name, status, heads, body) for (name, (status, heads, _)), body in zip(self.got, bodies, strict=True)]


def routes(running: Running) -> list[tuple[str, str]]:
    """All requests of a server."""
    found = [route for route in running.app.api.routes if isinstance(route, Route)]
    return [(way, one.path) for one in found for way in sorted(one.methods or ()) if way not in ("HEAD", "OPTIONS")]


def looked(running: Running, player: Client, ear: Ear, title: str) -> None:
    """All data available during the game without special requests."""
    for way, path in routes(running):
        if way == "GET" and path not in AFTERWARDS_TOO and f"GET {path}" not in ELSEWHERE:
            params = {"game": title} if path == "/api/ladder" else {"step": "3"} if path == "/api/table/hint" else {}
            ear.hear(player.get(path, params=params))


def asked(running: Running, player: Client, watcher: Client, ear: Ear, title: str) -> None:
    """All requests of the seat and a watcher during the game."""
    looked(running, player, ear, title)
    seen = player.look()
    for step in (1, 2):
        ear.hear(player.get(f"/api/table/hint?step={step}"))
    for actions in seen["legal"].values():
        ear.hear(player.post("/api/table/telling", {"sequence": seen["sequence"], "actions": actions[:1]}))
    for actions in (["nonsense"], *[actions[:1] for actions in seen["legal"].values()]):
        ear.hear(player.post("/api/table/why-not", {"sequence": seen["sequence"], "actions": actions}))
    ear.hear(player.post("/api/table/phrases", {"phrase": "thinking"}))
    ear.hear(player.act("nonsense", sequence=seen["sequence"]))
    ear.hear(player.act("done", sequence=seen["sequence"] + 1))
    for path in ("/api/table", "/api/table/news", "/api/table/aid"):
        ear.hear(watcher.get(path))
    for one in (player, watcher):
        ear.stream(one)
    for tool, given in (("view", [0]), ("legal", []), ("rules", []), ("play", [["nonsense"], seen["sequence"]])):
        ear.model(running, player.token, tool, *given)


def invited(running: Running, pair: Pair, of: int, ear: Ear) -> None:
    """Somebody who is invited when the enemy, a bot, has already laid out cards; and a bot that is challenged."""
    client, owner = running.client(), signed_in(running, "Owner")
    bots = [ear.hear(owner.post("/api/player/bots", {"name": name})) for name in ("Hunter", "Guest")]
    hunter, guest = (Client(client.http, player=bot["key"]) for bot in bots)
    for one in (hunter, guest):
        ear.hear(one.post("/api/bot/connected", {"titles": [pair.setup.game]}))
    wanted = {"game": pair.setup.game, "scenario": pair.setup.scenario, "options": dict(pair.setup.options)}
    made = ear.hear(hunter.post("/api/games", {**wanted, "hold": [pair.enemy], **TERMS}))
    assert "seats" in made, made
    enemy, invitation = hunter.as_(made["seats"][pair.enemy]["token"]), made["invitations"][pair.me]["token"]
    ear.hear(enemy.post("/api/table/lobby", {"invitation": invitation}))
    hidden = 0
    for step, action in pair.lines(of):
        if step.seat == pair.enemy and (not step.is_secret or enemy.act(action).status_code != 200):
            break
        hidden += step.seat == pair.enemy
    assert hidden >= 3
    ear.hear(client.get("/api/lobby"))
    ear.hear(client.get("/api/watch"))
    ear.hear(client.post("/api/terms", {"invitation": invitation}))
    ear.hear(client.post("/api/lobby/seek", {**wanted, "hold": [pair.me], **TERMS}))
    ear.hear(enemy.post("/api/table/lobby/off", {"invitation": invitation}))
    ear.hear(enemy.post("/api/table/lobby", {"invitation": invitation, "bot": bots[1]["bot"]}))
    ear.hear(guest.post("/api/bot/connected", {"titles": [pair.setup.game]}))
    for path in ("/api/bots", "/api/player/games", "/api/player"):
        ear.hear(guest.get(path))
    ear.hear(owner.get("/api/player"))
    joined = ear.hear(client.post("/api/join", {"invitation": invitation, "nonce": "a nonce of my own"}))
    for path in ("/api/table", "/api/table/news"):
        ear.hear(client.as_(joined["token"]).get(path))
    ear.hear(owner.post("/api/player/bots/key", {"bot": bots[1]["bot"]}))
    enemy.say("resign")
    for bot in bots:
        ear.hear(owner.post("/api/player/bots/off", {"bot": bot["bot"]}))


def begun(running: Running, pair: Pair, ear: Ear) -> tuple[dict[str, Client], Client]:
    """A training game of one person who holds both seats; and a watcher."""
    ada = signed_in(running)
    wanted = {"game": pair.setup.game, "scenario": pair.setup.scenario, "options": dict(pair.setup.options), **TERMS}
    form = ear.hear(ada.post("/api/games", {**wanted, "hold": [pair.me, pair.enemy], "training": True}))
    seats = {name: ada.as_(one["token"]) for name, one in form["seats"].items()}
    me = seats[pair.me]
    ear.hear(me.post("/api/table/seed", {"seed": MY_SEED}))
    ear.hear(me.post("/api/table/holiday", {"days": 1, "left": 5}))
    for path in ("/api/table/notices", "/api/player/notices"):
        wish = ear.hear(me.post(path, {"kind": "webhook", "address": HOOK}))
        ear.hear(me.get(path))
        ear.hear(me.post(f"{path}/off", {"id": wish["id"]}))
    return seats, ada.as_(form["watch"]["token"])


def told(running: Running, pair: Pair, of: int, questions: list[str]) -> Ear:
    """Play one of the games, and request everything at some of my decisions and at the end."""
    ear, title = Ear(questions), pair.setup.game
    cache, now = running.inside.desk.cache, STARTED
    cache.now = lambda: now
    questions.clear()
    with ear.deaf():
        invited(running, pair, of, ear)
    seats, watcher = begun(running, pair, ear)
    me, enemy = seats[pair.me], seats[pair.enemy]
    decisions = [at for at, step in enumerate(pair.steps) if step.seat == pair.me]
    hard = [at for at in decisions if pair.steps[at].choices >= MIN_CHOICES]
    for at, (step, action) in enumerate(pair.lines(of)):
        now += 1000
        if step.seat == pair.enemy:
            with ear.deaf():
                act(enemy, action, has_second_thoughts=bool(of and step.is_secret and at % 3 == 0))
            continue
        if at in (decisions[1], hard[-1]):
            asked(running, me, watcher, ear, title)
        if at == hard[-1]:
            ear.model(running, me.token, "play", [action], me.look()["sequence"])
        else:
            ear.hear(me.act(action))
        if at in hard[-2:]:
            ear.hear(me.get("/api/table/judgement"))
        if at == decisions[0]:
            ear.hear(me.post("/api/table/undo", {"sequence": me.look()["sequence"]}))
            ear.hear(me.act(action))
    ear.hear(me.post("/api/table/words", {"sequence": me.look()["sequence"], "word": "offer draw"}))
    with ear.deaf():
        assert enemy.say("resign").status_code == 200
    afterwards(me, pair, decisions.index(hard[-1]), ear)
    with ear.deaf():
        cache.now = milliseconds
    return ear


def act(enemy: Client, action: str, *, has_second_thoughts: bool) -> None:
    """Act as the enemy; perhaps take it back, and do it again."""
    assert enemy.act(action).status_code == 200
    if has_second_thoughts:
        undone = enemy.post("/api/table/undo", {"sequence": enemy.look()["sequence"]})
        assert undone.status_code == 200, undone.text
        assert enemy.act(action).status_code == 200


def afterwards(me: Client, pair: Pair, decision: int, ear: Ear) -> None:
    """After the game, everything about my possible knowledge at one of my decisions."""
    game, name = me.look()["game"], {"as": pair.me}
    record = ear.record = me.get("/api/table/record").text
    lines = [line.partition(": ")[0] for line in record.splitlines()]
    lines = [name for name in lines if name in (pair.me, pair.enemy, "chance")]
    at = [number for number, name in enumerate(lines) if name == pair.me][decision]
    params: dict[str, dict[str, Any]] = {
        "replay": {**name, "at": 2, "count": 50},
        "review": name,
        "reasons": {"at": at, "level": "regular"},
        "nine-worlds": {**name, "at": at},
        "eyes": {"as": pair.enemy, "at": at},  # my possible beliefs about the enemy
    }
    for what, asked_for in params.items():
        ear.hear(me.get(f"/api/table/{what}", params=asked_for))
        ear.hear(me.post(f"/api/{what}", {"record": record, **asked_for}))
    ear.hear(me.post("/api/table/rematch"))
    seat = {"game": game, "seat": pair.me}
    ear.hear(me.post("/api/player/games/keep", {"seats": [me.token]}))
    for what in ("open", "revoke", "off"):
        ear.hear(me.post(f"/api/player/games/{what}", seat))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, list[str]]]:
    """One server for all games, which are played one after the other; with the questions to processes for the seats and
    the tasks of the games' thread, in order."""
    found: list[str] = []
    settings = replace(WIDE, notices=Allowed(webhooks=(HOOK.removesuffix("/hook"),)), notice_seconds=3600)
    with serving(tmp_path_factory.mktemp("channels"), settings) as running:
        coach, aids, worker = running.inside.advisor, running.inside.aids, running.inside._worker
        work_out, ask, run = coach._work_out, aids._ask, worker.run

        async def advise(line: str, who: str) -> Any:
            found.append(line)
            return await work_out(line, who)

        async def aid(wanted: Any) -> Any:
            found.append(repr(wanted.seen))
            return await ask(wanted)

        async def do(job: Any, *given: Any) -> Any:
            found.extend([job.__qualname__] if BILL.get() is not None else [])  # without it, no request caused the work
            return await run(job, *given)

        coach._work_out, aids._ask, worker.run = advise, aid, do
        yield running, found


@pytest.mark.parametrize("title", SETUPS)
def test_every_request_gets_the_same_answer_in_both_worlds(
    server: tuple[Running, list[str]], monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    """The work for an answer is also the same: the questions to processes, and the tasks of the games' thread."""
    running, questions = server
    monkeypatch.setattr("fogline.desk.desk.new_seed", lambda: SERVER_SEED)
    # The number of visitors depends on the time of day, not on a game (test_presence.py).
    monkeypatch.setattr("fogline.server.http.routes.community_routes.COUNT_SECONDS", 0.0)
    monkeypatch.setattr("fogline.server.community.presence.rounded", lambda _count: 0)
    for worlds in ("WORLDS", "PLAIN_WORLDS"):
        monkeypatch.setattr(f"fogline.server.sandbox.reviews.{worlds}", 2)
    pair = new_pair(SETUPS[title])
    one, other = (told(running, pair, of, questions) for of in (0, 1))
    for mine, theirs in zip(one.heard(), other.heard(), strict=True):
        assert mine == theirs
    assert one.questions == other.questions
    assert len(one.questions) > 100
    missing = {f"{way} {path}" for way, path in routes(running)} - ELSEWHERE.keys() - one.given
    assert missing == set(), "these were not asked, or never granted"
    for name, said in SAID.items():
        assert any(said in body for asked_for, (_, _, body) in one.got if asked_for == name), name
    assert one.record != other.record, "there was something to hide"


def test_requests_not_made_here_are_compared_elsewhere() -> None:
    """The tests that the list names exist."""
    for named in ELSEWHERE.values():
        file, _, test = named.partition("::")
        assert not test or f"def {test}(" in (Path(__file__).parent / file).read_text(encoding="utf-8")
