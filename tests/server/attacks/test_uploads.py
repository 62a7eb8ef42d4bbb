"""Attacks with uploads: scenarios, card sets, options and records intended to stop the server, fill it or break it.

Each gets a timely answer and never an internal error, and players are served meanwhile.
"""

from __future__ import annotations

import json
import signal
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from fogline.kernel.data import MAX_BYTES, canonical
from fogline.kernel.record import Record
from fogline.kernel.setup import Setup
from fogline.server.sandbox.pool import PATIENCE, Sandbox
from fogline.table import sit_down
from tests.server.serving import DUEL, Client, Running, begin, finish, serving, url_of

SECONDS = 2.0
OWN_SECONDS = 0.5
"""The maximum cost of a request for the server's own process, and for the client that sends it from here."""
SCENARIO = 'name = "Mine"\nbase = "open-front"\ncards = { MO = 2 }\nvictory = [{ eliminate-all = ["MO"] }]\n'
CARDS = """
[set]
id = "mine"
schema = 1
version = "1"
factions = ["red", "blue"]
crew-types = ["drivers"]
[[unit]]
id = "red-one"
faction = "red"
type = "infantry"
lines = ["front"]
crew = "none"
cost = 10
copies = COPIES
defense = 1
endurance = { full = 3, half = 1 }
weapon = [{ name = "gun", damage = 1, attack = { infantry = 9 } }]
[[unit]]
id = "blue-one"
faction = "blue"
type = "infantry"
lines = ["front"]
crew = "none"
cost = 10
copies = COPIES
defense = 1
endurance = { full = 3, half = 1 }
weapon = [{ name = "gun", damage = 1, attack = { infantry = 9 } }]
"""
DOTTED = "a." * 20_000 + "a = 1\n"
RECORD = "fogline record 1\ngame: {game}\nrules: 1\nscenario: {scenario}\n"


class Attack(NamedTuple):
    """A request, and its intention."""

    name: str
    tries: str
    path: str
    body: dict[str, Any]
    error: str = "bad-data"


def scenario(data: str, **more: Any) -> dict[str, Any]:
    return {"game": "stalingrad", "scenario": "custom", "data": data, **more}


def cards(data: str, game: str = "spearpoint", **options: Any) -> dict[str, Any]:
    where = {"spearpoint": "standard", "panzer": "skirmish"}[game]
    return {"game": game, "scenario": where, "data": data, "options": options}


def record(data: str = "", lines: str = "", game: str = "stalingrad", scenario: str = "custom") -> str:
    kept = "".join(f"data| {line}\n" for line in data.splitlines())
    return RECORD.format(game=game, scenario=scenario) + kept + "\n" + lines


NEW, CONTINUE, REPLAY = "/api/games", "/api/continue", "/api/replay"
ATTACKS = [
    Attack(
        "unknown-keys",
        "each unknown key makes the reader look the whole text through: 39 kB took 6.6 seconds of a processor",
        NEW,
        scenario("".join(f"k{number} = 1\n" for number in range(4_000))),
    ),
    Attack("unknown-keys-of-cards", "the same", NEW, cards("".join(f"k{n} = 1\n" for n in range(4_000)))),
    Attack("dotted-key", "a key of 20,000 parts costs their square in the parser: 6.3 seconds", NEW, scenario(DOTTED)),
    Attack("dotted-head", "the same as the head of a table", NEW, cards("[" + "a." * 20_000 + "a]\nb = 1\n", "panzer")),
    Attack(
        "deep-lists", "lists in lists end in a RecursionError, which was a 500", NEW, scenario("a = " + "[" * 45_000)
    ),
    Attack("deep-tables", "tables in tables do so, too", NEW, cards("a = " + "{a = " * 15_000)),
    Attack("many-digits", "a number of 5,000 digits was a ValueError, and a 500", NEW, scenario("a = " + "9" * 5_000)),
    Attack("long-hex", "a number that can be read and not be written", NEW, scenario(f"name = 0x{'f' * 9_000}\n")),
    Attack("fractions", "numbers that nobody expects", NEW, scenario(SCENARIO.replace("2", "1e308"))),
    Attack("dates", "dates, which no writer of ours knows", NEW, scenario(SCENARIO.replace('"Mine"', "2020-01-01"))),
    Attack("nul", "a NUL in the text", NEW, scenario(SCENARIO + "# \0"), "invalid"),
    Attack("half-a-pair", "a text that is not valid Unicode", NEW, scenario(SCENARIO + "# \ud800"), "invalid"),
    Attack("controls", "control characters", NEW, scenario(SCENARIO.replace("Mine", "\\u001b[2J"))),
    Attack("line-ends", "line ends that only some know", NEW, scenario(SCENARIO.replace("Mine", "a\u2028b"))),
    Attack("too-large", "a file beyond the limit", NEW, scenario("#" * (MAX_BYTES + 1)), "too-large"),
    Attack("large-in-bytes", "signs of several bytes", NEW, scenario("# " + "\U0001f600" * 30_000), "too-large"),
    Attack("tables-again-and-again", "ten thousand cards without anything", NEW, cards("[[unit]]\n" * 10_000)),
    Attack("empty-tables", "thirty thousand tables in a list", NEW, cards("unit = [" + "{}," * 30_000 + "]")),
    Attack(
        "victories", "thirty thousand ways to win", NEW, scenario(SCENARIO.replace("[{", "[" + "{}," * 30_000 + "{"))
    ),
    Attack("one-long-text", "a fault that repeats 90 kB", NEW, scenario(SCENARIO.replace('"open', f'"{"x" * 90_000}'))),
    Attack(
        "vast-front", "a battlefield of a billion cells", NEW, scenario('name = "x"\ncolumns = 99999\nrows = 99999\n')
    ),
    Attack("foreign-data", "the file of one title for another", NEW, cards(SCENARIO, "panzer")),
    Attack("no-such-game", "a file for a game that does not exist", NEW, scenario(SCENARIO, game="chess")),
    Attack("bots-nowhere", "bots for seats that there are not", NEW, scenario(SCENARIO, bots={"x": "recruit"})),
    Attack("hold-nowhere", "seats that there are not", NEW, scenario(SCENARIO, hold=["german", "x" * 200])),
    Attack("hold-much", "ten thousand seats", NEW, scenario(SCENARIO, hold=["german"] * 10_000), "invalid"),
    Attack(
        "many-options", "ten thousand options", NEW, {**DUEL, "options": {f"o{n}": 1 for n in range(10_000)}}, "invalid"
    ),
    Attack("long-option", "an option of 2,000 signs", NEW, {**DUEL, "options": {"point-values": "SN:2 " * 400}}),
    Attack(
        "long-period", "another", NEW, {"game": "panzer", "scenario": "skirmish", "options": {"period": "1" * 2_000}}
    ),
    Attack("longer-option", "an option beyond the limit", NEW, {**DUEL, "options": {"mode": "x" * 2_001}}, "invalid"),
    Attack("record-nothing", "a record that is none", REPLAY, {"record": "\n" * 100_000}),
    Attack("record-poison", "a dotted key in the data of a record", REPLAY, {"record": record(DOTTED)}),
    Attack("go-on-poison", "the same, to be resumed", CONTINUE, {"record": record(DOTTED), "at": 0}),
    Attack(
        "go-on-unknown-keys",
        "data whose faults take long to be named",
        CONTINUE,
        {"record": record("".join(f"k{number} = 1\n" for number in range(4_000))), "at": 0},
    ),
    Attack(
        "record-of-data", "more data than a file can have", REPLAY, {"record": record("# x\n" * 3_000 + "#" * 90_000)}
    ),
    Attack("at-nowhere", "a line that there is not", REPLAY, {"record": record(SCENARIO), "at": 10**6}),
    Attack("go-on-nowhere", "the same, to be resumed", CONTINUE, {"record": record(SCENARIO), "at": 10**6}),
    Attack(
        "record-of-lines",
        "ten thousand lines of which the first is wrong",
        CONTINUE,
        {"record": record(SCENARIO, "german: nonsense\n" * 10_000), "at": 10_000},
    ),
    Attack(
        "record-of-options",
        "a header of fifteen thousand options",
        REPLAY,
        {
            "record": RECORD.format(game="panzer", scenario="battle")
            + "".join(f"option {n}: 1\n" for n in range(15_000))
        },
    ),
    Attack("long-line", "a line of 200 kB", REPLAY, {"record": record(SCENARIO, "german: " + "x" * 200_000), "at": 1}),
]


@pytest.fixture(scope="module")
def warm(running: Running) -> Running:
    """A server whose reading processes are running: their start is not part of an attack."""
    for number in (2, 3):
        with knocking(running, f"127.0.0.{number}") as client:
            assert client.post(NEW, scenario(SCENARIO)).status_code == 201
    return running


@contextmanager
def knocking(running: Running, address: str) -> Iterator[Client]:
    """A client at another address."""
    transport = httpx.HTTPTransport(local_address=address, verify=False)
    with httpx.Client(base_url=running.url, timeout=30, transport=transport) as http:
        yield Client(http)


def send(client: Client, path: str, body: Any) -> httpx.Response:
    content = json.dumps(body).encode("ascii")  # so that texts that are not valid Unicode can be sent, too
    return client.http.post(path, content=content, headers={"content-type": "application/json"})


def timed(client: Client, path: str, body: Any) -> tuple[httpx.Response, float]:
    """The answer, and the seconds until it came."""
    begun = time.monotonic()
    return send(client, path, body), time.monotonic() - begun


def weighed(client: Client, path: str, body: Any) -> tuple[httpx.Response, float]:
    """The answer, and its cost for the server itself, in seconds of processor time; the operating system limits the
    sandboxed process to two."""
    begun = time.process_time()
    return send(client, path, body), time.process_time() - begun


@pytest.mark.parametrize("attack", ATTACKS, ids=[one.name for one in ATTACKS])
def test_an_attack_is_refused_in_time(warm: Running, attack: Attack) -> None:
    """The list above explains each attack."""
    client = warm.client()
    response, seconds = weighed(client, attack.path, attack.body)
    assert (response.status_code < 500, response.json()["error"]) == (True, attack.error), response.text[:300]
    assert seconds < OWN_SECONDS, attack.tries
    assert len(response.content) < 5_000
    assert "error of ours" not in response.text
    assert client.get("/api/health").status_code == 200


OPTION = b'{"game":"stalingrad","scenario":"quick-duel","options":{"quiet-turn-limit":'
RAW = {
    "deep-json": b'{"game":' + b"[" * 200_000,
    "deep-json-closed": b'{"game":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "deep-objects": b'{"a":' * 40_000 + b"1" + b"}" * 40_000,
    "digits": OPTION + b"9" * 100_000 + b"}}",
    "fewer-digits": OPTION + b"9" * 4_000 + b"}}",
    "exponent": OPTION + b"1e999999}}",
    "nan": OPTION + b"NaN}}",
    "no-utf-8": b'{"game":"\xff\xfe"}',
    "long-key": b'{"' + b"k" * 200_000 + b'":1}',
    "many-keys": b"{" + b",".join(b'"k%d":1' % number for number in range(20_000)) + b"}",
    "numbers": b"[" + b",".join([b"9" * 4_000] * 60) + b"]",
}  # fmt: skip
PATHS = [NEW, CONTINUE, REPLAY, "/api/join", "/api/terms", "/api/table/actions", "/api/table/undo", "/api/table/words"]


@pytest.mark.parametrize("name", RAW)
def test_json_that_wants_to_break_its_reader(client: Client, name: str) -> None:
    """Nested lists, endless numbers, invalid Unicode: refused as malformed by every request."""
    token = begin(client)["german"].token
    for path in PATHS:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        begun = time.process_time()
        response = client.http.post(path, content=RAW[name], headers=headers)
        assert response.status_code in (400, 422), (path, response.text[:300])
        assert response.json()["error"] == "invalid"
        assert len(response.content) < 5_000
        assert time.process_time() - begun < OWN_SECONDS


# -- what is accepted ---------------------------------------------------------------------------------


def test_comments_fill_no_disk(warm: Running) -> None:
    """A scenario with 99 kB of comments was stored with all of them, in every record and in every answer."""
    client = warm.client()
    padded = "# words\n" * 4_000 + SCENARIO.replace("\n", " " * 500 + "# and more\n") + "\n" * 30_000
    seats = begin(client, scenario(padded, options={"quiet-turn-limit": 6}))
    kept = canonical(SCENARIO, "data")
    assert seats["german"].look()["setup"]["data"] == kept
    finish(seats, Random(4))
    text = seats["watch"].get("/api/table/record").text
    assert Record.read(text).setup.data == kept
    again = client.post(CONTINUE, {"record": text.replace("data| name", "data| # more\ndata| name"), "at": 3})
    assert again.status_code == 201
    assert client.as_(again.json()["seats"]["german"]["token"]).look()["setup"]["data"] == kept


def test_byte_order_mark_is_accepted_in_uploads(warm: Running) -> None:
    """The byte order mark that some editors put before a text is neither a reason to refuse it nor stored."""
    seats = begin(warm.client(), scenario("\ufeff" + SCENARIO))
    assert seats["german"].look()["setup"]["data"] == canonical(SCENARIO, "data")


@pytest.mark.parametrize(
    ("copies", "least", "most", "status"),
    [(9, 90, 90, 201), (50, 500, 999, 201), (50, 499, 499, 422), (51, 90, 100, 422), (999_999, 999_999, 999_999, 422)],
)
def test_a_million_copies_of_a_card(warm: Running, copies: int, least: int, most: int, status: int) -> None:
    """1.5 kB of cards and a large deck-min ran for minutes in compiled code that never released the interpreter. A set
    within the bounds is played, and a deck that nobody can build is detected in time."""
    client, playing = warm.client(), begin(warm.client())
    body = cards(CARDS.replace("COPIES", str(copies)), "spearpoint", **{"deck-min": least, "deck-max": most})
    response, seconds = weighed(client, NEW, body)
    assert response.status_code == status, response.text
    assert response.json().get("error") in (None, "bad-data")
    assert seconds < OWN_SECONDS
    if status == 201:
        red = client.as_(response.json()["seats"]["red"]["token"])
        begun = time.process_time()
        known = red.look()["sequence"]
        assert red.act(*["pick red-one"] * 3, sequence=known).status_code == 200
        assert time.process_time() - begun < OWN_SECONDS
    playing["german"].look()


@pytest.mark.parametrize("key", ["start-command", "start-units", "hand-command", "draw-any", "vp-goal", "max-turns"])
def test_a_large_number_among_the_options(warm: Running, key: str) -> None:
    """An option whose number makes one action cost seconds: the game is refused, or started immediately."""
    for body in ({"game": "spearpoint", "scenario": "standard"}, cards(CARDS.replace("COPIES", "99"))):
        response, seconds = weighed(warm.client(), NEW, {**body, "options": {key: 100_000}})
        assert response.status_code in (201, 422), response.text
        assert seconds < OWN_SECONDS


def test_a_record_of_ten_thousand_lines(warm: Running) -> None:
    """A record as long as a request can be is read in time, and replayed by the desk piece by piece."""
    table = sit_down(Setup("spearpoint", "standard", {"stall-turns": 0, "overrun-turns": 99, "vp-goal": 999}))
    lines = [*table.record().write().splitlines()]
    rng = Random(1)
    while len(lines) < 4_000 and table.outcome() is None:
        seat = table.to_act()[0]
        if seat < 0:
            table.roll(rng)
        else:
            table.act(seat, table.write(rng.choice(table.legal(seat))), table.sequence(seat))
        lines.append("")
    text = table.record().write()
    at = len(table.history())
    client, playing = warm.client(), begin(warm.client())
    for path, body in ((REPLAY, {"record": text, "at": at}), (CONTINUE, {"record": text, "at": at - 1})):
        response, seconds = weighed(client, path, body)
        assert response.status_code < 300, response.text[:300]
        assert seconds < SECONDS
    padded = text.rstrip("\n") + "\n" + "#\n" * 20_000
    assert timed(client, REPLAY, {"record": padded, "at": at})[0].status_code == 200
    playing["german"].look()


# -- limits of the process ----------------------------------------------------------------------------

SPINNING = (
    "import sys, fogline.server.sandbox.child as reader, fogline.desk.tasks as tasks\n"
    "honest, names = tasks.TASKS['check']\n"
    "def check(setup, *rest):\n"
    "    data = setup[3]\n"
    "    if 'SPIN' in data: return 1.5 in range(10 ** 15)\n"  # in C, without checking anything else
    "    if 'HOARD' in data: return len([bytearray(10 ** 6) for _ in range(10 ** 5)])\n"
    "    if 'CRASH' in data: raise AssertionError('secret')\n"
    "    return honest(setup, *rest)\n"
    "tasks.TASKS['check'] = check, names\n"
    "reader.serve(sys.stdin, sys.stdout)\n"
)  # fmt: skip
COMMAND = (sys.executable, "-c", SPINNING)


@pytest.fixture(scope="module")
def weak(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose readers have no bounds of their own for some files."""
    with serving(tmp_path_factory.mktemp("weak")) as running:
        running.inside.sandbox = Sandbox(COMMAND)
        for number in (2, 3):
            with knocking(running, f"127.0.0.{number}") as client:
                assert client.post(NEW, scenario(SCENARIO)).status_code == 201
        yield running


def test_an_endless_file(weak: Running) -> None:
    """Its process is killed after two seconds. Meanwhile everybody keeps playing, and others upload files of their
    own."""
    seats = begin(weak.client())
    told: list[tuple[httpx.Response, float]] = []
    poison = scenario(SCENARIO + "# SPIN")
    attacker = threading.Thread(target=lambda: told.append(timed(weak.client(), NEW, poison)))
    attacker.start()
    time.sleep(0.2)
    waits, uploads = [], []
    with knocking(weak, "127.0.0.9") as other:
        while attacker.is_alive():
            begun = time.monotonic()
            seats["german"].look()
            waits.append(time.monotonic() - begun)
            if len(waits) % 5 == 0:
                response, seconds = timed(other, NEW, scenario(SCENARIO))
                assert response.status_code == 201, response.text
                uploads.append(seconds)
    response, seconds = told[0]
    assert (response.status_code, response.json()["error"]) == (422, "too-costly"), response.text
    assert SECONDS <= seconds < PATIENCE * SECONDS + 1
    assert statistics.median(waits) < 0.25
    assert statistics.median(uploads) < 1
    assert weak.client().post(NEW, scenario(SCENARIO)).status_code == 201  # by a process that has taken its place


def test_one_address_sends_endless_files_in_parallel(weak: Running) -> None:
    """It waits for itself: at most eight of its files, then it is refused; another address is served immediately."""
    answers: list[httpx.Response] = []
    gone = threading.Event()

    def attack() -> None:
        with knocking(weak, "127.0.0.7") as client:
            client.http.timeout = httpx.Timeout(3)
            while not gone.is_set():
                try:
                    answers.append(client.post(NEW, scenario(SCENARIO + "# SPIN")))
                except httpx.TimeoutException:
                    return

    attackers = [threading.Thread(target=attack) for _ in range(10)]
    for one in attackers:
        one.start()
    time.sleep(0.5)
    with knocking(weak, "127.0.0.8") as other:
        waits = []
        for _ in range(5):
            response, seconds = timed(other, NEW, scenario(SCENARIO))
            assert response.status_code == 201, response.text
            waits.append(seconds)
    gone.set()
    for one in attackers:
        one.join()
    assert statistics.median(waits) < 1
    assert {one.status_code for one in answers} <= {422, 429}
    assert any(one.status_code == 429 for one in answers)


def test_file_that_exhausts_memory_is_refused(weak: Running) -> None:
    """Its process may use half a gigabyte, and reports that limit."""
    response, _ = timed(weak.client(), NEW, scenario(SCENARIO + "# HOARD"))
    assert (response.status_code, response.json()["error"]) == (422, "too-costly"), response.text
    assert "memory" in response.text


def test_file_that_crashes_its_reader_is_refused(weak: Running) -> None:
    """An internal error in the process is a refusal that reveals nothing about it, and the next file is read."""
    response = weak.client().post(NEW, scenario(SCENARIO + "# CRASH"))
    assert (response.status_code, response.json()["error"]) == (422, "bad-data")
    assert "secret" not in response.text
    assert weak.client().post(NEW, scenario(SCENARIO)).status_code == 201


def test_the_server_stops_while_a_file_is_read(tmp_path: Path) -> None:
    """SIGTERM was ignored while a card set was being worked out. The server waits for running requests, ten seconds at
    most."""
    script = (
        "import functools, sys, fogline.server.http.service as service\n"
        "from fogline.__main__ import main\n"
        f"service.Sandbox = functools.partial(service.Sandbox, (sys.executable, '-c', {SPINNING!r}))\n"
        f"sys.exit(main(['serve', '--port', '0', '--database', {url_of(tmp_path)!r}]))\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            url = next(word for word in server.stdout.readline().split() if word.startswith("http"))

            def attack() -> None:
                with pytest.raises(httpx.HTTPError):
                    httpx.post(url + "api/games", json=scenario(SCENARIO + "# SPIN"), timeout=30).raise_for_status()

            attacker = threading.Thread(target=attack)
            attacker.start()
            time.sleep(1)
            begun = time.monotonic()
            server.send_signal(signal.SIGTERM)
            server.wait(20)
            assert time.monotonic() - begun < 15
            attacker.join()
        finally:
            server.kill()
