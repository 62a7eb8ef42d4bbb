"""The upload checks, fuzzed: valid files and records with random changes, and others generated from scratch. Whatever
is sent is accepted or refused within its processor budget, without an internal error, and the server keeps running. The
seed is fixed. ``FOGLINE_UPLOADS`` is the number sent of each kind; ``make fuzz`` sends more, different ones each
time."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from fogline.titles.spearpoint.rules.cardsets import PARTS, joined
from tests.server.serving import Client, Running, serving

COUNT: Final = int(os.environ.get("FOGLINE_UPLOADS", "60"))
OWN_SECONDS: Final = 0.5
"""The maximum cost of a request for the server's own process; the sandboxed process must never use up its two
seconds."""
HERE: Final = Path(__file__).parents[2]
FOLDER: Final = files("fogline.titles.spearpoint").joinpath("data").joinpath("house-1943")
HOUSE: Final = joined([FOLDER.joinpath(name).read_text(encoding="utf-8") for name in PARTS])
FIXTURES: Final = (HERE / "titles/spearpoint/fixtures.toml").read_text(encoding="utf-8")
PANZER: Final = files("fogline.titles.panzer").joinpath("data/house.toml").read_text(encoding="utf-8")
MORTARS: Final = """name = "Mortars"
base = "open-front"
mode = "either"
cards = { MO = 2 }
victory = [{ eliminate-all = ["MO"] }]
"""
SMALL: Final = """name = "Small"
columns = 3
rows = 2
mode = "advanced"
player-zone-snipers = 1
victory = [{ points = 3 }, { reach-last-row = "IN" }]
reinforcement-sets = [["IN"], ["IN", "MO"]]
[cards]
G = { SN = 1, IN = 2 }
S = { SN = 1, IN = 1 }
"""
RECORDS: Final = [path.read_text(encoding="utf-8") for path in sorted((HERE / "records/v1").glob("*.record"))]
WITH_DATA: Final = [text for text in RECORDS if "\ndata|" in text]

fuzzed = settings(
    max_examples=COUNT,
    derandomize="FOGLINE_UPLOADS" not in os.environ,
    database=None,
    deadline=None,
    print_blob=False,
    suppress_health_check=list(HealthCheck),
)

NUMBERS: Final = [
    "0", "-1", "1", "2", "99", "999", "100000", "999999", "1000000", "2147483648", "9223372036854775808", "9" * 18,
    "9" * 19, "9" * 5_000, "0x" + "f" * 16, "0x" + "f" * 99, "1e308", "-0.0", "nan", "inf", "1_000",
]  # fmt: skip
SCRAPS: Final = [
    *NUMBERS, "", "true", "[]", "{}", '""', "''", '"x"', '"""', "'''", '"\\u0000"', '"\\u001b[2J"', '"\\ud800"', "\\",
    "#", "[" * 40, "[" * 3_000, "{a = " * 40, "[[]]", "[[[]]]", "[{}, 1]", "{ a = 1 }", "2020-01-01", "10:00:00",
    "\ufeff", "\x7f", "\u2028", "\x0b", "\x85", "\t", "\r", "\U0001f600", "a.b.c", "a." * 9 + "a", "a." * 4_000 + "a",
    "=", "x = 1", "[x]", "[[x]]", "x" * 50_000, "-" * 300, '"' + "y" * 300 + '"', '["a", "a"]', "none", "custom",
    "german", "chance: die 11", "data| x",
]  # fmt: skip


def changed(text: str, draw: some.DrawFn) -> str:
    """A text with a few random changes: lines, words, numbers, characters."""
    for _ in range(draw(some.integers(1, 4))):
        lines = text.split("\n")
        at = draw(some.integers(0, len(lines) - 1))
        match draw(some.integers(0, 9)):
            case 0:  # replace a number, or a value
                head, equals, value = lines[at].partition("=")
                lines[at] = head + equals + " " + draw(some.sampled_from(SCRAPS)) if equals else value
            case 1:
                words = lines[at].split(" ")
                words[draw(some.integers(0, len(words) - 1))] = draw(some.sampled_from(SCRAPS))
                lines[at] = " ".join(words)
            case 2:
                del lines[at : at + draw(some.integers(1, 5))]
            case 3:
                lines.insert(at, lines[draw(some.integers(0, len(lines) - 1))])
            case 4:
                lines.insert(at, draw(some.sampled_from(SCRAPS)) + " = " + draw(some.sampled_from(SCRAPS)))
            case 5:  # swap sections
                other = draw(some.integers(0, len(lines) - 1))
                lines[at], lines[other] = lines[other], lines[at]
            case 6:  # again and again
                part = lines[at : at + draw(some.integers(1, 12))]
                lines[at:at] = part * min(draw(some.sampled_from([2, 50, 2_000])), 60_000 // (1 + len("\n".join(part))))
            case 7:
                place = draw(some.integers(0, len(lines[at])))
                lines[at] = lines[at][:place] + draw(some.sampled_from(SCRAPS)) + lines[at][place:]
            case 8:
                lines[at] = draw(some.text(max_size=40))
            case _:  # every number of one kind
                old = draw(some.sampled_from(["copies = ", "cost = ", "full = ", "amount = ", "points = ", "rows = "]))
                lines = [line.replace(old, old + draw(some.sampled_from(["9", "99999"]))) for line in lines]
        text = "\n".join(lines)[:120_000] or "x"
    return text


@some.composite
def files_of(draw: some.DrawFn, texts: list[str]) -> str:
    return changed(draw(some.sampled_from(texts)), draw)


VALUES: Final = some.recursive(
    some.integers() | some.booleans() | some.text(max_size=8),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)


@some.composite
def made_up(draw: some.DrawFn) -> str:
    """TOML generated from scratch, with some valid keys."""
    known = [
        "name",
        "base",
        "cards",
        "victory",
        "columns",
        "set",
        "unit",
        "command",
        "crew",
        "american",
        "german",
        "deck",
    ]
    keys = draw(some.lists(some.sampled_from(known) | some.text("abc-.\"'[]", max_size=8), max_size=8))
    return "\n".join(f"{key} = {json.dumps(draw(VALUES), ensure_ascii=draw(some.booleans()))}" for key in keys)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("fogline.server.sandbox.pool.MAX_ANSWERS", 10**9)  # starting another is slow
        with serving(tmp_path_factory.mktemp("fuzz")) as running:
            yield awake(running)


def awake(running: Running) -> Client:
    client = running.client()
    assert client.post("/api/replay", {"record": RECORDS[0]}).status_code == 200
    return client


def send(client: Client, path: str, body: dict[str, Any]) -> None:
    content = json.dumps(body).encode("ascii")
    begun = time.process_time()
    response = client.http.post(path, content=content, headers={"content-type": "application/json"})
    spent = time.process_time() - begun
    told = response.json()
    assert response.status_code in (200, 201, 400, 413, 422), told
    assert told.get("error") in (None, "bad-data", "invalid", "too-large"), told
    assert "error of ours" not in told.get("text", "")
    assert spent < OWN_SECONDS
    assert client.get("/api/health").json() == {"ok": True}
    if response.status_code == 201:  # the holder of the first seat can look
        (seat,) = told["seats"].values()
        assert client.as_(seat["token"]).get("/api/table").status_code == 200


def begin(client: Client, game: str, scenario: str, data: str) -> None:
    send(client, "/api/games", {"game": game, "scenario": scenario, "data": data})


@fuzzed
@given(data=files_of([MORTARS, SMALL]) | made_up())
def test_scenarios(client: Client, data: str) -> None:
    """Scenarios of SCOPE Stalingrad."""
    begin(client, "stalingrad", "custom", data)


@fuzzed
@given(data=files_of([PANZER]) | made_up())
def test_unit_cards(client: Client, data: str) -> None:
    """Unit cards of SCOPE Panzer."""
    begin(client, "panzer", "skirmish", data)


@fuzzed
@given(
    data=files_of([FIXTURES, HOUSE]) | made_up(),
    scenario=some.sampled_from(["standard", "brawl", "counter-attack", "x"]),
)
def test_card_sets(client: Client, data: str, scenario: str) -> None:
    """Card sets of Spearpoint 1943, with their Situations."""
    begin(client, "spearpoint", scenario, data)


@fuzzed
@given(record=files_of(RECORDS) | files_of(WITH_DATA), at=some.integers(0, 30), is_read=some.booleans())
def test_records(client: Client, record: str, at: int, *, is_read: bool) -> None:
    """Records to be read or resumed, with their data."""
    send(client, "/api/replay" if is_read else "/api/continue", {"record": record, "at": at})
