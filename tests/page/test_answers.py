"""The page gives the server's answers: the same games are played on both, and all answers are compared."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, Final

import pytest

from tests import loops
from tests.page.opened import SETUPS, Page
from tests.server.paired import SERVER_SEED
from tests.server.serving import Client, Running, serving

LOOKS: Final = (
    "/api/table",
    "/api/table/news?after=1",
    "/api/table/aid",
    "/api/table/hint?step=3",
    "/api/table/judgement",
    "/api/table/why",
    "/api/table/record",
    "/api/table/replay?as=all&at=2&count=2",
    "/api/table/news?after=9999",
)
QUICK_LOOKS: Final = tuple(path for path in LOOKS if path not in ("/api/table/hint?step=3", "/api/table/judgement"))
AFTERWARDS: Final = (
    "/api/table/record",
    "/api/table/replay?as=public&at=0&count=3",
    "/api/table/replay?at=5&count=50",
    "/api/table/replay?as=nobody",
    "/api/table/replay?at=99999",
    "/api/table/replay?count=51",
    "/api/table/eyes?at=4&as=SEAT",
    "/api/table/reasons?at=99999",
    "/api/table/reasons",
    "/api/table/nine-worlds?at=99999&as=SEAT",
    "/api/table/hint",
)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("web")) as server:
        yield server


def alike(status: int, text: str) -> tuple[int, str]:
    """An answer without the parts that are random in every game or depend on the time."""
    drawn = re.sub(r'("(?:token|game|commitment)": ?"|/#[a-z]+=)(?:page-)?[0-9A-Za-z_-]{16,}', r"\1", text)
    drawn = re.sub(r"(?m)^(commitment: |#).*$", r"\1", drawn) if text.startswith("fogline record") else drawn
    try:
        form = json.loads(drawn)
    except ValueError:
        return status, drawn
    for fault in form.get("faults", []) if isinstance(form, dict) else []:
        del fault["why"]  # a package that the page lacks words it, and names the place within a field
        fault["where"] = fault["where"].split(".")[:2]
    return status, json.dumps(form)


class Both:
    """A page and a server that get the same requests."""

    def __init__(self, page: Page, client: Client) -> None:
        self.page = page
        self.client = client

    async def ask(self, method: str, path: str, tokens: tuple[str, str] | None = None, body: Any = None) -> Any:
        """The answers of the page and of the server, which are equal except for random parts."""
        mine, others = tokens or (None, "")
        got = await self.page.ask(method, path, mine, body)
        player = self.client.as_(others)
        told = player.get(path) if method == "GET" else player.post(path, body)
        assert alike(got.status, got.text) == alike(told.status_code, told.text), f"{method} {path} {body}"
        return got, told


@pytest.fixture(autouse=True)
def _same_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogline.desk.desk.new_seed", lambda: SERVER_SEED)


@pytest.mark.parametrize("title", SETUPS)
def test_game_at_one_screen_gets_equal_answers(running: Running, title: str) -> None:
    async def play() -> None:
        both, rng = Both(Page(), running.client()), Random(title)
        both.client.http.timeout = 120  # advice takes long on plain Python
        listed = (await both.ask("GET", "/api/words?game=" + title))[0].form
        assert listed["texts"]
        body = {**SETUPS[title], "training": True}
        opened = await both.page.ask("POST", "/api/games", None, {**body, "hold": ["nobody"]})
        seats = [one.strip() for one in opened.form["why"].partition(": ")[2].split(",")]
        got, told = await both.ask("POST", "/api/games", None, {**body, "hold": seats})
        tokens = {name: (got.form["seats"][name]["token"], told.json()["seats"][name]["token"]) for name in seats} | {
            "": (got.form["watch"]["token"], told.json()["watch"]["token"])
        }
        for path in LOOKS:
            await both.ask("GET", path, tokens[""])
        for number in count():
            seen = (await both.ask("GET", "/api/table", tokens[""]))[0].form
            if seen["outcome"]:
                break
            name = rng.choice(seen["to-act"])
            seen = (await both.ask("GET", "/api/table", tokens[name]))[0].form
            action = rng.choice(seen["legal"][rng.choice(list(seen["legal"]))])
            chosen = {"sequence": seen["sequence"], "actions": [action]}
            if number % 40 == 20:
                for path in LOOKS if number == 20 else QUICK_LOOKS:
                    await both.ask("GET", path, tokens[name])
                await both.ask("POST", "/api/table/telling", tokens[name], chosen)
                await both.ask("POST", "/api/table/why-not", tokens[name], {**chosen, "actions": ["fly"]})
                await both.ask("POST", "/api/table/words", tokens[name], {**at(seen), "word": "accept draw"})
                await both.ask("POST", "/api/table/seed", tokens[name], {"seed": "a" * 20})
                await both.ask("POST", "/api/table/undo", tokens[name], at(seen))
                await both.ask("POST", "/api/table/actions", tokens[name], {**at(seen), "actions": []})
                continue
            await both.ask("POST", "/api/table/actions", tokens[name], chosen)
        for path in AFTERWARDS:
            await both.ask("GET", path.replace("SEAT", seats[0]), tokens[seats[0]])
        record = (await both.page.ask("GET", "/api/table/record", tokens[seats[0]][0])).text
        await both.ask("POST", "/api/verify", None, {"record": record})
        await both.ask("POST", "/api/replay", None, {"record": record, "at": 1, "count": 2})
        await both.ask("POST", "/api/table/rematch", tokens[seats[0]], {"sides": "same"})

    loops.run(play())


def at(seen: dict[str, Any]) -> dict[str, Any]:
    return {"sequence": seen["sequence"]}


SCENARIO: Final = 'name = "Mine"\nbase = "open-front"\ncards = { MO = 2 }\n'
PLAYED: Final = "fogline record 1\ngame: stalingrad\nrules: 1\nscenario: quick-duel\n\n"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/games", {"game": "stalingrad", "scenario": "custom", "data": SCENARIO + "[", "hold": ["german"]}),
        ("/api/games", {"game": "stalingrad", "scenario": "custom", "data": SCENARIO + "vary = 1", "hold": ["german"]}),
        ("/api/games", {"game": "panzer", "scenario": "skirmish", "data": "[[units]]\nfast = 1", "hold": []}),
        ("/api/games", {"game": "spearpoint", "scenario": "standard", "data": "name = 7", "hold": []}),
        ("/api/games", {"game": "chess", "scenario": "standard"}),
        ("/api/games", {"game": "panzer", "scenario": "moon"}),
        ("/api/games", {"game": "panzer", "scenario": "skirmish", "options": {"speed": 9}}),
        ("/api/games", {"game": "panzer", "scenario": "skirmish", "bots": {"british": "recruit"}}),
        ("/api/games", {"game": "panzer", "scenario": "skirmish", "bots": {"german": "genius"}}),
        ("/api/games", {"game": "panzer", "scenario": "skirmish", "hurry": True}),
        ("/api/games", {"game": "panzer"}),
        ("/api/games", None),
        ("/api/continue", {"record": "once upon a time", "at": 0}),
        ("/api/continue", {"record": PLAYED, "at": 3}),
        ("/api/continue", {"record": PLAYED + "german: fly\n", "at": 1}),
        ("/api/continue", {"record": PLAYED.replace("rules: 1", "rules: 99"), "at": 0}),
        ("/api/another-world", {"record": PLAYED, "at": 0, "as": "nobody"}),
        ("/api/replay", {"record": PLAYED + "german: fly\n", "at": 1}),
        ("/api/replay", {"record": PLAYED, "at": 1}),
        ("/api/review", {"record": PLAYED}),
        ("/api/review", {"record": PLAYED + "german: fly\n"}),
        ("/api/verify", {"record": "once upon a time"}),
        ("/api/eyes", {"record": PLAYED, "at": 5, "as": "german"}),
        ("/api/nine-worlds", {"record": PLAYED, "at": 0, "as": "soviet", "action": "hold"}),
        ("/api/puzzle/answer", {"title": "panzer", "number": 0, "action": "fly"}),
        ("/api/puzzle/guess", {"title": "panzer", "number": 0, "chances": [2]}),
    ],
)
def test_bad_input_gets_the_refusal_of_the_server(running: Running, path: str, body: Any) -> None:
    async def ask() -> int:
        return int((await Both(Page(), running.client()).ask("POST", path, None, body))[0].status)

    assert 400 <= loops.run(ask()) < 500


@pytest.mark.parametrize("title", SETUPS)
def test_puzzles_are_those_of_the_server(running: Running, title: str) -> None:
    async def ask() -> None:
        both = Both(Page(), running.client())
        await both.ask("GET", "/api/puzzles")
        shown = (await both.ask("GET", f"/api/puzzle?title={title}&number=1"))[0].form
        action = next(iter(shown["legal"].values()))[0]
        await both.ask("POST", "/api/puzzle/answer", None, {"title": title, "number": 1, "action": action})

    loops.run(ask())
