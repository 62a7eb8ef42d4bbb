"""Timing attacks: the duration of an answer must not reveal what the enemy has done in secret.

Pairs of worlds that a seat cannot tell apart get the same requests, alternately; the times are compared by their ranks
and medians. The bounds are wide, because machines are noisy; planted leaks prove that the comparison can detect them.
They are former leaks of the server: an undo that replays the whole game, a first look that is answered as soon as the
game is read, and bots that answer as soon as they have decided.
"""

from __future__ import annotations

import asyncio
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from fogline.desk.questions import Question
from fogline.desk.terms import Terms
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup
from fogline.server.games.desk import Desk
from fogline.server.storage.heartbeat import READ_SECONDS
from fogline.server.storage.storage import Storage
from fogline.table import Table, sit_down
from tests.server.serving import WIDE, Client, Running, begin, forget_games, serving
from tests.table.replaying import without_latest

FRONT: Final = {"game": "stalingrad", "scenario": "deep-battle", "options": {"mode": "advanced"}, "aid": "shown"}
DECKS: Final = {"game": "spearpoint", "scenario": "standard"}
SQUADS: Final = {"game": "panzer", "scenario": "skirmish"}
HIDDEN: Final = 18
"""The number of secret lines of the enemy in one of the two worlds; in the other there are none."""
TIMES: Final = 20
"""The number of requests in each world."""
APART: Final = 0.25
"""How far the chance that one world's answer is the slower one may be from one half, and"""
MIN_SECONDS: Final = 0.0008
"""how far apart the medians may be, before a comparison counts as a leak."""
TRIES: Final = 3
"""A leak shows every time; noise does not. (By ranks alone, noise shows in one of thirty comparisons.)"""
LOOKS: Final = 8
"""How often to look for a planted leak before it counts as undetected."""


class Compared(NamedTuple):
    """The difference between the times of two worlds."""

    rank: float
    """How often the second is slower than the first; 0.5 if they are alike."""
    apart: float
    """Seconds between the medians."""

    @property
    def tells(self) -> bool:
        """Whether the worlds can be told apart."""
        return abs(self.rank - 0.5) > APART and abs(self.apart) > MIN_SECONDS


def compared(one: list[float], other: list[float]) -> Compared:
    slower = sum((b > a) + 0.5 * (b == a) for a in one for b in other)
    return Compared(slower / (len(one) * len(other)), statistics.median(other) - statistics.median(one))


def timed(do: Callable[[], Any]) -> float:
    begun = time.perf_counter()
    do()
    return time.perf_counter() - begun


def leaks(compare: Callable[[], Compared]) -> bool:
    """Whether comparisons detect something repeatedly."""
    return all(compare().tells for _ in range(TRIES))


def is_seen(compare: Callable[[], Compared]) -> bool:
    """Whether a planted leak is seen: at least once, on a machine that is busy with other things."""
    return any(compare().tells for _ in range(LOOKS))


def in_turns(worlds: list[Any], do: Callable[[Any], Any], times: int = TIMES) -> Compared:
    """The same requests in two worlds, in varying order."""
    found: tuple[list[float], list[float]] = ([], [])
    for world in worlds:
        do(world)  # one unmeasured run, so that nothing happens for the first time
    for number in range(times):
        for at in (0, 1) if number % 2 else (1, 0):
            found[at].append(timed(lambda at=at: do(worlds[at])))  # type: ignore[misc]
    return compared(*found)


# -- requests ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("times")) as running:
        yield running


def fronts(server: Running, *, is_done: bool = False) -> list[Client]:
    """Two games as the German side: the enemy has laid out nothing yet, or nearly everything."""
    found = []
    for hidden in (0, HIDDEN):
        seats = begin(server.client(), FRONT)
        mine = [laid_out(Seat(0), 20)[:4], laid_out(Seat(0), 21)][is_done]
        assert seats["german"].act(*mine).status_code == 200
        if hidden:
            assert seats["soviet"].act(*laid_out(Seat(1), hidden)).status_code == 200
        found.append(server.client(seats["german"].token))
    views = [client.look()["view"] for client in found]
    assert views[0] == views[1]
    return found


def laid_out(seat: Seat, lines: int) -> list[str]:
    """The first lines of a set-up."""
    table = sit_down(Setup(str(FRONT["game"]), str(FRONT["scenario"]), {"mode": "advanced"}))
    for _ in range(lines):
        table.act(seat, table.legal(seat)[0])
    return [table.write(line.action) for line in table.history()]


def decks(server: Running) -> list[Client]:
    """Two games of Spearpoint as the American side, which has taken three cards into its deck: the enemy has taken
    none, or nearly all."""
    found = []
    for hidden in (0, HIDDEN):
        seats = begin(server.client(), DECKS)
        table = sit_down(Setup("spearpoint", "standard"))
        for seat, lines in ((Seat(0), 3), (Seat(1), hidden)):
            for _ in range(lines):
                table.act(seat, next(action for action in table.legal(seat) if table.write(action) != "done"))
            if lines:
                actions = [table.write(line.action) for line in table.history() if line.seat == seat]
                assert seats[table.seats[seat]].act(*actions).status_code == 200
        found.append(server.client(seats["american"].token))
    views = [client.look()["view"] for client in found]
    assert views[0] == views[1]
    return found


def first_of_stream(client: Client) -> None:
    with client.listening() as stream:
        for part in stream.iter_bytes():
            if b"event: table" in part:
                return


def squads(server: Running) -> list[Client]:
    """Two games of Panzer as the American side, which has taken a tank: the enemy has taken nothing, or its whole
    squad."""
    found = []
    for taken in ((), ("take PZ4", "take PSK")):
        seats = begin(server.client(), SQUADS)
        assert seats["american"].act("take SHE").status_code == 200
        if taken:
            assert seats["german"].act(*taken).status_code == 200
        found.append(server.client(seats["american"].token))
    views = [client.look()["view"] for client in found]
    assert views[0] == views[1]
    return found


WORLDS: Final[dict[str, tuple[Callable[[Running], list[Client]], str, str]]] = {
    "front": (fronts, "place EA", "search S1a"),
    "squad": (squads, "take BAZ", "search A5"),
    "deck": (decks, "done", "attack a1 b1"),
}
"""For each title two worlds, a line of the set-up, and an action that is not legal yet."""


class Ask(NamedTuple):
    """The parts of a request."""

    client: Client
    sequence: int
    secret: str = "place EA"
    illegal: str = "search S1a"


REQUESTS: Final[dict[str, Callable[[Ask], Any]]] = {
    "look": lambda ask: ask.client.get("/api/table"),
    "head": lambda ask: ask.client.http.head("/api/table", headers=ask.client.headers),
    "question": lambda ask: ask.client.get("/api/table/question"),
    "news": lambda ask: ask.client.get("/api/table/news"),
    "act-illegal": lambda ask: ask.client.act(ask.illegal, sequence=ask.sequence),
    "why-not-illegal": lambda ask: ask.client.post(
        "/api/table/why-not", {"sequence": ask.sequence, "actions": [ask.illegal]}
    ),
    "why-not-batch": lambda ask: ask.client.post(
        "/api/table/why-not", {"sequence": ask.sequence, "actions": [ask.secret, ask.illegal]}
    ),
    "why-not-allowed": lambda ask: ask.client.post(
        "/api/table/why-not", {"sequence": ask.sequence, "actions": [ask.secret]}
    ),
    "act-nonsense": lambda ask: ask.client.act("nonsense!", sequence=ask.sequence),
    "act-stale": lambda ask: ask.client.act(ask.secret, sequence=max(0, ask.sequence - 1)),
    "batch-refused": lambda ask: ask.client.act(ask.secret, ask.illegal, sequence=ask.sequence),
    "word-refused": lambda ask: ask.client.post("/api/table/words", {"sequence": ask.sequence, "word": "accept draw"}),
    "record-refused": lambda ask: ask.client.get("/api/table/record"),
    "replay-refused": lambda ask: ask.client.get("/api/table/replay"),
    "review-refused": lambda ask: ask.client.get("/api/table/review"),
    "eyes-refused": lambda ask: ask.client.get("/api/table/eyes?at=0&as=german"),
    "reasons-refused": lambda ask: ask.client.get("/api/table/reasons?at=0"),
    "nine-worlds-refused": lambda ask: ask.client.get("/api/table/nine-worlds?at=0&as=german"),
    "hint-refused": lambda ask: ask.client.get("/api/table/hint"),
    "judgement-refused": lambda ask: ask.client.get("/api/table/judgement"),
    "why-refused": lambda ask: ask.client.get("/api/table/why"),
    "telling-refused": lambda ask: ask.client.post(
        "/api/table/telling", {"sequence": ask.sequence, "actions": [ask.secret]}
    ),
    "phrase": lambda ask: ask.client.post("/api/table/phrases", {"phrase": "thinking"}),
    "seed-refused": lambda ask: ask.client.post("/api/table/seed", {"seed": "s" * 32}),
    "lobby-refused": lambda ask: ask.client.post("/api/table/lobby", {"invitation": "x" * 32}),
    "lobby-off-refused": lambda ask: ask.client.post("/api/table/lobby/off", {"invitation": "x" * 32}),
    "rematch-refused": lambda ask: ask.client.post("/api/table/rematch"),
    "ratings": lambda ask: ask.client.get("/api/table/ratings"),
    "here": lambda ask: ask.client.get("/api/here"),
    "notices": lambda ask: ask.client.get("/api/table/notices"),
    "notice-refused": lambda ask: ask.client.post("/api/table/notices", {"kind": "mail", "address": "no@example.org"}),
    "notice-off": lambda ask: ask.client.post("/api/table/notices/off", {"id": "none"}),
    "holiday-refused": lambda ask: ask.client.post("/api/table/holiday", {"days": 1, "left": 0}),
    "stream": lambda ask: first_of_stream(ask.client),
}
COMPARED_BELOW: Final = {"/api/table/aid", "/api/table/undo"}
SLOWER: Final = 8
UNREAD: Final = ("here", "notices", "notice-refused", "notice-off", "lobby-refused", "lobby-off-refused")
"""Requests that are answered without reading the game."""


@pytest.mark.parametrize("name", REQUESTS)
@pytest.mark.parametrize("world", WORLDS)
def test_times_of_requests_that_change_nothing(server: Running, world: str, name: str) -> None:
    """The time of an answer does not reveal how far the enemy has come with its set-up."""
    begun, secret, illegal = WORLDS[world]
    worlds = [Ask(client, client.look()["sequence"], secret, illegal) for client in begun(server)]
    assert not leaks(lambda: in_turns(worlds, REQUESTS[name]))


def test_every_kind_of_request_is_compared(server: Running) -> None:
    """Every request of a seat at a table, by the description of the server."""
    (client, _), asked = fronts(server), set[str]()
    client.http.event_hooks["request"].append(lambda request: asked.add(request.url.path))
    for ask in REQUESTS.values():
        ask(Ask(client, 4))
    paths = {path for path in client.get("/api/openapi.json").json()["paths"] if path.startswith("/api/table")}
    assert paths - asked == COMPARED_BELOW


def test_times_of_the_memory_aid(server: Running) -> None:
    def ask(client: Client) -> None:
        server.inside.aids._kept.clear()
        assert client.get("/api/table/aid").status_code == 200

    worlds = fronts(server)
    assert not leaks(lambda: in_turns(worlds, ask, 10))


def act_and_undo(worlds: list[Client], times: int) -> tuple[Compared, Compared]:
    """An action, and taking it back."""
    acts: tuple[list[float], list[float]] = ([], [])
    undos: tuple[list[float], list[float]] = ([], [])
    for number in range(times):
        for at in (0, 1) if number % 2 else (1, 0):
            client, seen = worlds[at], worlds[at].look()
            known, action = seen["sequence"], seen["legal"]["pick"][0]
            acts[at].append(timed(lambda: client.act(action, sequence=known)))  # noqa: B023
            undos[at].append(timed(lambda: client.post("/api/table/undo", {"sequence": known + 1})))  # noqa: B023
            assert client.look()["sequence"] == known + 2
    return compared(*acts), compared(*undos)


def test_times_of_actions_and_of_undo(server: Running) -> None:
    """An undo leaves on its beat, so it reveals nothing about what the enemy has done in secret since or before."""
    worlds = decks(server)
    assert not leaks(lambda: act_and_undo(worlds, 10)[0])
    assert not leaks(lambda: act_and_undo(worlds, 10)[1])


def test_times_of_an_undo_that_is_refused(server: Running) -> None:
    known = fronts(server, is_done=True)
    sequence = known[0].look()["sequence"]

    def ask(client: Client) -> None:
        assert client.post("/api/table/undo", {"sequence": sequence}).status_code == 409

    assert not leaks(lambda: in_turns(known, ask, 10))


def test_an_undo_that_plays_the_whole_game_again_would_be_seen(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Proves that the comparison works: the former behaviour, without a beat and with the slower rules of that time."""
    plain = Table.undo

    def undo(table: Table[Any, Any, Any, Any], seat: Seat, sequence: int | None = None) -> Any:
        for _ in range(SLOWER):
            without_latest(table, seat)
        return plain(table, seat, sequence)

    monkeypatch.setattr(Table, "undo", undo)
    monkeypatch.setattr("fogline.server.http.service.UNDO_SECONDS", 0.0)
    worlds = decks(server)
    assert is_seen(lambda: act_and_undo(worlds, 12)[1])


def test_an_undo_shows_in_no_stream_before_its_beat(server: Running) -> None:
    """The same holds for any other request of the seat: it waits for that answer."""
    (client, _) = fronts(server)
    begun = time.monotonic()
    with client.http.stream("GET", "/api/table/events?after=4", headers=client.headers) as stream:
        parts = stream.iter_bytes()
        assert b"event: table" in next(parts)
        other = server.client(client.token)
        other.act("place EA", sequence=4)
        assert b'"place EA"' in next(parts)
        begun = time.monotonic()
        other.post("/api/table/undo", {"sequence": 5})
        assert b'"is-undo":true' in next(parts)
        assert time.monotonic() - begun >= 0.099


# -- games that have to be read first ---------------------------------------------------------------

TAKEN_BACK: Final = 60
"""How often the enemy has placed a card and taken it back, in one of the two worlds."""


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, list[Client]]]:
    """A server that was started again, and the German seats of two games in its database: the enemy has done nothing,
    or has repeatedly changed its mind."""
    folder, tokens = tmp_path_factory.mktemp("stored"), []
    storage = Storage(f"sqlite:///{folder / 'games.sqlite'}")
    desk = Desk(storage)
    for times in (0, TAKEN_BACK):
        setup = Setup(str(FRONT["game"]), str(FRONT["scenario"]), {"mode": "advanced"})
        seats = desk.create(setup, ["german", "soviet"], Terms())["seats"]
        enemy = desk.key(seats["soviet"]["token"])
        (line,) = laid_out(Seat(1), 1)
        for number in range(times):
            desk.act(enemy, [line], 2 * number)
            desk.undo(enemy, 2 * number + 1)
        tokens.append(seats["german"]["token"])
    storage.close()
    with serving(folder) as running:
        clients = [running.client(token) for token in tokens]
        clients[0].look()  # the server's loop is known from its first request on
        yield running, clients


def empty_memory(server: Running) -> None:
    """As after a restart."""
    inside = server.inside
    asyncio.run_coroutine_threadsafe(inside.run(forget_games, inside.desk.cache), inside._loop).result()


def first_looks(server: Running, worlds: list[Client], times: int = 8) -> Compared:
    """The first look at a game that is not in memory."""
    found: tuple[list[float], list[float]] = ([], [])
    for number in range(times):
        for at in (0, 1) if number % 2 else (1, 0):
            empty_memory(server)
            found[at].append(timed(worlds[at].look))
    return compared(*found)


def test_times_of_the_first_look_after_a_restart(stored: tuple[Running, list[Client]]) -> None:
    """The time to read the game does not show how many lines the enemy has taken back."""
    server, worlds = stored
    seen = [client.look() for client in worlds]
    assert seen[0]["view"] == seen[1]["view"]
    assert not leaks(lambda: first_looks(server, worlds))


def test_a_first_look_answered_immediately_would_be_noticed(
    stored: tuple[Running, list[Client]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Proves that the comparison works: the former behaviour, without a beat."""
    monkeypatch.setattr("fogline.server.games.cache.READ_SECONDS", 0.0)
    monkeypatch.setattr("fogline.server.http.service.READ_SECONDS", 0.0)
    assert is_seen(lambda: first_looks(*stored, 12))


@pytest.mark.parametrize("name", UNREAD)
def test_requests_that_do_not_read_the_game(stored: tuple[Running, list[Client]], name: str) -> None:
    server, (client, _) = stored
    empty_memory(server)
    REQUESTS[name](Ask(client, 4))
    assert not server.inside.desk.cache.sessions


@pytest.mark.parametrize("name", [name for name in REQUESTS if name not in UNREAD])
def test_every_request_that_must_load_a_game_waits_for_the_beat(
    stored: tuple[Running, list[Client]], name: str
) -> None:
    """This includes a second request when the game is already in memory, whose time would reveal since when."""
    server, (client, _) = stored
    ask, first_ask, other = REQUESTS[name], Ask(client, 4), Ask(server.client(client.token), 4)
    empty_memory(server)
    begun = time.monotonic()
    first = threading.Thread(target=ask, args=(first_ask,))
    first.start()
    while not server.inside.desk.cache.sessions:
        assert first.is_alive(), "it was answered without reading the game"
        time.sleep(0.001)
    again = time.monotonic()
    ask(other)
    ended = time.monotonic()
    first.join()
    assert time.monotonic() - begun >= READ_SECONDS
    assert ended - again >= READ_SECONDS or again - begun >= READ_SECONDS, "it came too late to be told anything"


# -- bots -------------------------------------------------------------------------------------------

LINES: Final = 2
THOUGHT: Final = 0.03
"""Seconds for each line."""


def commitment() -> tuple[str, int]:
    """The record of a game of Spearpoint up to a point where both commit in secret and the Germans can commit many
    Units."""
    rng = Random(6)
    while True:
        table = sit_down(Setup("spearpoint", "meeting-engagement"))
        while table.to_act():
            seat = rng.choice(table.to_act())
            if seat == CHANCE:
                table.roll(rng)
                continue
            texts = [table.write(action) for action in table.legal(seat)]
            commits = [text for text in texts if text.startswith("commit")]
            if commits and seat == Seat(1) and len(commits) >= LINES:
                return table.record().write(), len(table.history())
            table.act(seat, rng.choice(texts))


def locked_after(server: Running, lines: list[int]) -> list[float]:
    """For each bot, the seconds until others learn that it has locked its plan of that many lines. All run together, so
    that other load on the machine affects them equally."""
    record, at = commitment()
    plans: dict[str, int] = {}

    async def choose(question: Question, *, is_plan: bool = False) -> list[str]:
        await asyncio.sleep(THOUGHT)
        texts = [question.rules.write(action) for action in question.choices]
        while question.key.game_id not in plans:  # it has just begun
            await asyncio.sleep(0.001)
        left = plans[question.key.game_id]
        plans[question.key.game_id] = left - 1
        return [next((text for text in texts if text.startswith("commit") and left > 0), "done")]

    server.inside.opponents.choose = choose
    client, players, found = server.client(), list[Client](), list[float]()
    for number in lines:
        made = client.post("/api/continue", {"record": record, "at": at, "bots": {"german": "recruit"}})
        assert made.status_code == 201, made.text
        plans[made.json()["game"]] = number
        players.append(client.as_(made.json()["seats"]["american"]["token"]))
    for player in players:
        game = player.look()["game"]
        while "german" in player.look()["to-act"]:
            time.sleep(0.02)
        rows = server.inside.desk.cache.sessions[game].rows
        found.append((rows[-1].at - rows[at - 1].at) / 1000)
        assert (len(rows) - at, rows[-1].action) == (lines[len(found) - 1] + 1, "done")
    return found


@pytest.mark.parametrize("is_planted", [False, True], ids=["on-the-beat", "when-it-has-thought"])
def test_times_of_bots_that_lock_short_and_long_plans(tmp_path: Path, *, is_planted: bool) -> None:
    """A plan of no lines and one of two are locked after the same time. Planted: if they were locked as soon as they
    were thought out, line by line, the test would see it, which proves that the comparison works."""
    pause = (0.0, 0.0) if is_planted else (1.0, 1.0)
    order = [0, LINES, LINES, 0] * 4
    with serving(tmp_path, replace(WIDE, bot_pause=pause)) as running:

        def compare() -> Compared:
            times = locked_after(running, order)
            short, long = ([took for took, lines in zip(times, order) if lines == number] for number in (0, LINES))
            return compared(short, long)

        assert is_seen(compare) if is_planted else not leaks(compare)
