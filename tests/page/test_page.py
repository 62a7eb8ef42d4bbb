"""A page on its own: games against the computer, reloads, refusals, and the opponent's Worker's knowledge."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from fogline.kernel.record import Record
from fogline.table import read_table
from fogline.table.verification import verify
from tests import loops
from tests.page.opened import SETUPS, Page
from tests.server.paired import ME, MY_SEED, SERVER_SEED, Pair, new_pair

OPPONENTS = {"stalingrad": "soviet", "panzer": "german", "spearpoint": "german"}


async def against(page: Page, title: str, level: str = "recruit", **terms: Any) -> dict[str, str]:
    return await page.new_game({**SETUPS[title], "bots": {OPPONENTS[title]: level}, **terms})


async def look(page: Page, token: str) -> Any:
    return (await page.ask("GET", "/api/table", token)).form


@pytest.mark.parametrize("title", SETUPS)
def test_game_against_the_computer_ends_and_its_record_verifies(title: str) -> None:
    async def play() -> None:
        page = Page()
        tokens = await against(page, title)
        mine = next(iter(tokens.values()))
        first = (await look(page, mine))["verifiable"]["commitment"]
        await page.finish([mine], Random(title))
        record = (await page.ask("GET", "/api/table/record", mine)).text
        found = verify(record, given=[first])
        assert found is not None
        assert found.holds, found
        assert read_table(record).outcome() is not None
        (text,) = page.texts.values()
        assert json.loads(text)["record"] == record

    loops.run(play())


@pytest.mark.parametrize("title", SETUPS)
def test_reloaded_game_continues_equal(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At every tenth step the page is reopened from its texts; every answer equals that of a page that stayed open."""
    monkeypatch.setattr("fogline.desk.desk.new_seed", lambda: SERVER_SEED)

    async def play() -> None:
        pages = [Page(), Page()]
        setup = {**SETUPS[title], "hold": list(await seats_of(title)), "training": True}
        tokens = [await page.new_game(setup) for page in pages]
        rng, steps = Random(title), 0
        while (seen := await look(pages[0], tokens[0]["watch"]))["outcome"] is None:
            name = rng.choice(seen["to-act"])
            mine = await look(pages[0], tokens[0][name])
            actions = [rng.choice(mine["legal"][rng.choice(list(mine["legal"]))])]
            path, body = "/api/table/actions", {"sequence": mine["sequence"], "actions": actions}
            if steps % 15 == 14:
                path, body = "/api/table/undo", {"sequence": mine["sequence"]}
            if steps % 10 == 9:
                reopened = Page()
                reopened.restore(pages[1].texts)
                pages[1] = reopened
            got = [await page.ask("POST", path, own[name], body) for page, own in zip(pages, tokens, strict=True)]
            assert got[0] == got[1]
            for way in ("/api/table", "/api/table/news"):
                told = [await page.ask("GET", way, own[name]) for page, own in zip(pages, tokens, strict=True)]
                assert same(told[0].text, tokens[0]) == same(told[1].text, tokens[1])
            steps += 1
        kept = [json.loads(next(iter(page.texts.values())))["record"] for page in pages]
        assert kept[0] == kept[1]

    loops.run(play())


async def seats_of(title: str) -> list[str]:
    got = (await Page().ask("POST", "/api/games", None, {**SETUPS[title], "hold": ["nobody"]})).form
    return [name.strip() for name in got["why"].partition(":")[2].split(",")]


def same(text: str, tokens: dict[str, str]) -> Any:
    return {name: value for name, value in json.loads(text).items() if name != "game"}


def test_the_computer_continues_after_a_reload() -> None:
    async def play() -> None:
        page = Page()
        tokens = await against(page, "panzer")
        mine = next(iter(tokens.values()))
        while not any(seen["action"] for seen in (await page.ask("GET", "/api/table/news", mine)).form["news"]):
            await page.play_once(mine, Random(1))
        reopened = Page()
        reopened.restore(page.texts)
        await reopened.finish([mine], Random(2))

    loops.run(play())


def test_stream_tells_news_until_its_reader_leaves() -> None:
    async def play() -> None:
        page = Page()
        tokens = await against(page, "stalingrad")
        mine = next(iter(tokens.values()))
        stream = page.begin("GET", "/api/table/events", mine)
        assert (await stream.get())["type"] == "text/event-stream"
        assert "event: table" in (await stream.get())["text"]
        page.send(kind="stop", id=1)  # not this one but that of the new game, which is answered
        await page.play_once(mine, Random(3))
        assert "event: news" in (await asyncio.wait_for(stream.get(), 20))["text"]

    loops.run(play())


def test_review_is_streamed_in_steps_and_can_be_cancelled() -> None:
    async def play() -> None:
        page = Page()
        tokens = await against(page, "stalingrad")
        mine = next(iter(tokens.values()))
        await page.ask("POST", "/api/table/words", mine, {"sequence": 0, "word": "resign"})
        got = await page.ask("GET", "/api/table/review", mine)
        assert (got.status, "event: review" in got.text) == (200, True), got.text
        refused = await page.ask("GET", "/api/table/review?as=nobody", mine)
        assert (refused.status, refused.form["error"]) == (422, "bad-data")
        page.begin("GET", "/api/table/review", mine)
        await asyncio.sleep(0)
        page.stop()
        await asyncio.sleep(0.01)
        assert (await page.ask("GET", "/api/table", mine)).status == 200

    loops.run(play())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/games", {**SETUPS["panzer"], "clock": {"start": 60}, "bots": {"german": "recruit"}}),
        ("/api/games", {**SETUPS["panzer"], "rated": True, "bots": {"german": "recruit"}}),
        ("/api/games", {**SETUPS["panzer"], "listed": True, "bots": {"german": "recruit"}}),
        ("/api/games", {**SETUPS["panzer"], "bots": {"german": "ace"}}),
        ("/api/games", SETUPS["panzer"]),
        ("/api/join", {"invitation": "a"}),
        ("/api/lobby/seek", SETUPS["panzer"]),
        ("/api/table/phrases", {"phrase": "hello"}),
    ],
)
def test_requests_that_need_a_server_are_refused_in_one_sentence(path: str, body: dict[str, Any]) -> None:
    got = loops.run(Page().ask("POST", path, None, body))
    assert (got.status, got.form["error"]) == (501, "needs-server")


def test_text_that_cannot_be_read_stops_no_other_game() -> None:
    async def play() -> None:
        page = Page()
        tokens = [next(iter((await against(page, "stalingrad")).values())) for _ in range(3)]
        names = list(page.texts)
        broken = {**page.texts, names[0]: "{", names[1]: page.texts[names[1]].replace("place", "fly", 1)}
        broken[names[1]] = json.dumps({**json.loads(page.texts[names[1]]), "commits": []})
        reopened = Page()
        reopened.restore(broken)
        got = [await reopened.ask("GET", "/api/table", token) for token in tokens]
        assert [one.status for one in got] == [401, 500, 200]
        assert got[1].form["error"] == "broken-game"
        reopened.send(kind="forget", game=names[2])
        assert (await reopened.ask("GET", "/api/table", tokens[2])).status == 401

    loops.run(play())


def test_failed_thought_is_any_legal_action(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        page = Page()

        def fail(message: dict[str, Any]) -> None:
            page.send(kind="failed-thought", id=message["id"], why="MemoryError")

        monkeypatch.setattr(page, "_think", fail)
        tokens = await against(page, "stalingrad", training=True)
        mine = next(iter(tokens.values()))
        await page.finish([mine], Random(5))
        assert page.asked
        assert (await page.ask("GET", "/api/table/judgement", mine)).form["error"] == "unavailable"

    loops.run(play())


def test_only_aces_without_a_network_are_listed() -> None:
    listed = loops.run(Page().ask("GET", "/api/games")).form["games"]
    assert [one["name"] for one in listed if "ace" in one["levels"]] == ["spearpoint"]


def test_rematch_at_one_screen_needs_no_invitation_and_can_be_removed() -> None:
    async def play() -> None:
        page = Page()
        tokens = await page.new_game({**SETUPS["panzer"], "hold": ["american", "german"]})
        mine = tokens["american"]
        await page.ask("POST", "/api/table/words", mine, {"sequence": 0, "word": "resign"})
        asked = [await page.ask("POST", "/api/table/rematch", tokens[name]) for name in ("american", "german")]
        assert [one.form["invitations"] for one in asked] == [{}, {}]
        assert {one.form["seat"] for one in asked} == {"american", "german"}
        seen = await look(page, asked[0].form["token"])
        assert (seen["joined"], len(page.texts)) == (["american", "german"], 2)
        refused = await page.ask("POST", "/api/table/rematch", mine, {"level": "ace"})
        assert (refused.status, refused.form["error"]) == (501, "needs-server")
        page.send(kind="forget", game=asked[0].form["game"])
        assert (await look(page, mine))["rematch"] is None
        assert (await page.ask("POST", "/api/table/rematch", mine)).form["game"] != asked[0].form["game"]

    loops.run(play())


def test_turn_of_the_computer_that_failed_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogline.desk.background.ROUND_SECONDS", 0.05)

    async def play() -> None:
        page = Page()
        honest, failures = page._table._desk.questions, list(range(3))

        def questions(game_id: str) -> Any:
            if failures:
                raise RuntimeError(f"fault {failures.pop()}")
            return honest(game_id)

        monkeypatch.setattr(page._table._desk, "questions", questions)
        tokens = await against(page, "stalingrad")
        await page.finish([next(iter(tokens.values()))], Random(8))
        assert not failures

    loops.run(play())


@pytest.mark.parametrize("title", SETUPS)
def test_a_pages_record_continues_anywhere_and_back(title: str) -> None:
    """The game continues from half of its record, also in another world; the whole record is read like any other."""

    async def play() -> None:
        page = Page()
        tokens = await against(page, title)
        mine = next(iter(tokens.values()))
        await page.finish([mine], Random(6))
        text = (await page.ask("GET", "/api/table/record", mine)).text
        record = Record.read(text)
        # Only the person is to act there, so the view stays as it is until they do.
        half = next(at for at in range(len(record.entries) // 2, 0, -1) if is_asked_alone(title, cut(record, at)))
        asked = {"record": text, "at": half, "bots": {OPPONENTS[title]: "recruit"}}
        begun = await page.ask("POST", "/api/continue", None, asked)
        assert begun.status == 201, begun.text
        (seat,) = begun.form["seats"]
        token = begun.form["seats"][seat]["token"]
        assert (await look(page, token))["view"] == view_of(cut(record, half), seat)
        await page.finish([token], Random(7))
        other = await page.ask("POST", "/api/another-world", None, {**asked, "as": seat, "seed": "mine"})
        assert other.status == 201, other.text
        told = (await look(page, other.form["seats"][seat]["token"]))["view"]
        assert told == view_of(cut(record, half), seat)

    loops.run(play())


def is_asked_alone(title: str, text: str) -> bool:
    """Whether the person alone is to act."""
    table = read_table(text)
    acting = table.to_act()
    return len(acting) == 1 and acting[0] >= 0 and table.seats[acting[0]] != OPPONENTS[title]


def cut(record: Record, at: int) -> str:
    return Record(record.setup, record.rules, record.entries[:at], world=record.world).write()


def view_of(text: str, seat: str) -> Any:
    from fogline.kit.registry import title_of

    table = read_table(text)
    view = table.view(table.seats.index(seat))  # type: ignore[arg-type]
    return json.loads(json.dumps(title_of(table.game.name).wire().view(view)))


# -- fog ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=SETUPS)
def pair(request: pytest.FixtureRequest) -> Pair:
    from fogline.kernel.setup import Setup

    body = SETUPS[request.param]
    return new_pair(Setup(body["game"], body["scenario"], body.get("options", {})))


def test_opponent_is_sent_the_same_in_worlds_it_cannot_tell_apart(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything sent to the other Worker for a seat follows from the seat's knowledge."""
    monkeypatch.setattr("fogline.desk.desk.new_seed", lambda: SERVER_SEED)
    sent, told = zip(*(loops.run(_lines(pair, of)) for of in (0, 1)), strict=True)
    assert sent[0] == sent[1]
    assert told[0] == told[1]
    kinds = {kind for line in sent[0] for kind in ("aid", "level", "ask") if kind in json.loads(line)}
    assert kinds == {"aid", "level", "ask"}


async def _lines(pair: Pair, of: int) -> tuple[list[str], list[Any]]:
    page = Page()
    terms = {"training": True, "aid": "shown", "hold": [pair.me, pair.enemy]}
    setup = pair.setup
    body = {"game": setup.game, "scenario": setup.scenario, "options": dict(setup.options), **terms}
    tokens = await page.new_game(body)
    mine = tokens[pair.me]
    await page.ask("POST", "/api/table/seed", mine, {"seed": MY_SEED})
    told: list[Any] = []
    lines: list[str] = []
    desk, requests = page._table._desk, page._table._requests
    page._think = lambda message: page.send(kind="failed-thought", id=message["id"], why="nobody thinks")  # type: ignore[method-assign]
    for step, action in pair.lines(of):
        seen = await look(page, tokens[step.seat])
        sequence = seen["sequence"]
        if step.seat == pair.me:
            page.asked.clear()
            for way in ("aid", "hint?step=3", "judgement"):
                told.append((await page.ask("GET", f"/api/table/{way}", mine)).text)
            chosen = {"sequence": sequence, "actions": [action]}
            told.append((await page.ask("POST", "/api/table/telling", mine, chosen)).text)
            requests._rng = Random(1)  # type: ignore[assignment]
            session = desk._cache.bring(next(iter(page.texts)))
            session.bots[ME] = "regular"
            question = desk.question(next(iter(page.texts)), ME)
            if question is not None:
                await requests.choose(question, is_plan=True)
            del session.bots[ME]
            lines += page.asked
        played = {"sequence": sequence, "actions": [action]}
        got = await page.ask("POST", "/api/table/actions", tokens[step.seat], played)
        assert got.status == 200, got.text
    return lines, told
