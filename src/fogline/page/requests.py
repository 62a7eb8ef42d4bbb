"""The requests of a page: the same as the server's (docs/protocol.md), with the same answers. Requests that only a
server can answer are refused with ``needs-server``."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from math import inf
from random import SystemRandom
from secrets import token_hex
from typing import Any, Final, NamedTuple, TypeAlias

from fogline.analysis.hints import NUDGE, WHY
from fogline.analysis.puzzles import number_of_day
from fogline.bots.levels import described
from fogline.bots.remote import write_aid_request
from fogline.desk import advice, tasks
from fogline.desk.desk import GameDesk
from fogline.desk.keeping import Key
from fogline.desk.new_games import Resumption, held_seats, refuse_company
from fogline.desk.questions import Question, actions_of, any_action, line_of
from fogline.desk.refusals import LOG, UNAVAILABLE, Refused, explain, log_failure
from fogline.desk.serialization import as_bytes
from fogline.desk.streams import KIND, Listeners, written_event
from fogline.desk.terms import Terms, setup_seats
from fogline.desk.uploads import try_record, try_setup
from fogline.desk.worlds import NINE
from fogline.kernel.arrays import COMPILED
from fogline.kernel.errors import BadData, FoglineError
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of, titles
from fogline.kit.wire import Form
from fogline.locale import LANGUAGES, words_of
from fogline.page import bodies
from fogline.page.bodies import needs_server
from fogline.page.keeper import MARK, Keeper

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
AID_SECONDS: Final = 5.0
"""Anything that a memory aid has not settled by then is reported as unsure. A page is slower than a server."""


class Request(NamedTuple):
    method: str
    path: str
    query: Mapping[str, str] = {}
    token: str | None = None
    last_event_id: str | None = None
    body: Any = None


class Answer(NamedTuple):
    """A whole answer, or (*parts*) a stream."""

    text: str
    status: int = 200
    kind: str = JSON
    parts: AsyncIterator[str] | None = None


Think: TypeAlias = Callable[[str], AsyncIterator[str]]
"""Sends a line to the opponent's Worker and returns the lines of the answer."""
Handler: TypeAlias = Callable[[Request], Awaitable[Answer]]


def answered(form: Any, status: int = 200) -> Answer:
    return Answer(as_bytes(form).decode("ascii"), status)


class Requests:
    """All requests of a page."""

    def __init__(self, desk: GameDesk, keeper: Keeper, listeners: Listeners, think: Think) -> None:
        self._desk = desk
        self._keeper = keeper
        self._listeners = listeners
        self._think = think
        self._rng = SystemRandom()
        self._handlers: Final[dict[str, Handler]] = {
            "GET /api/games": self._games,
            "GET /api/words": self._words,
            "POST /api/games": self._create,
            "POST /api/continue": self._continue,
            "POST /api/another-world": self._another_world,
            "GET /api/table": self._look,
            "GET /api/table/news": self._news,
            "GET /api/table/events": self._events,
            "POST /api/table/actions": self._act,
            "POST /api/table/why-not": self._why_not,
            "POST /api/table/words": self._say,
            "POST /api/table/undo": self._undo,
            "POST /api/table/seed": self._seed,
            "POST /api/table/rematch": self._rematch,
            "GET /api/table/record": self._record,
            "GET /api/table/aid": self._aid,
            "GET /api/table/hint": self._hint,
            "GET /api/table/judgement": self._judgement,
            "POST /api/table/telling": self._telling,
            "GET /api/table/why": self._why,
            "POST /api/verify": partial(self._read, "verify", bodies.VERIFYING),
            "GET /api/puzzles": self._puzzles,
            "GET /api/puzzle": partial(self._read, "puzzle", bodies.PUZZLE),
            "POST /api/puzzle/answer": partial(self._read, "puzzle-answer", bodies.PUZZLE_ANSWER),
            "POST /api/puzzle/guess": partial(self._read, "puzzle-guess", bodies.PUZZLE_GUESS),
        }
        for name, do, fields in (
            ("replay", partial(self._read, "replay"), bodies.POSITIONS),
            ("review", partial(self._stream, tasks.REVIEW, "finished"), bodies.REVIEWING),
            ("eyes", partial(self._work, "eyes"), bodies.LOOKING),
            ("reasons", partial(self._work, "reasons"), bodies.EXPLAINING),
            ("nine-worlds", partial(self._stream, NINE, "decision"), bodies.PLAYING_OUT),
        ):  # each for the record of a finished game, and for any record
            self._handlers[f"GET /api/table/{name}"] = partial(do, fields)
            self._handlers[f"POST /api/{name}"] = partial(do, {**fields, "record": bodies.RECORD})

    async def answer(self, request: Request) -> Answer:
        try:
            handler = self._handlers.get(f"{request.method} {request.path}")
            if handler is None:
                raise needs_server("this needs a server; the page plays without one")
            return await handler(request)
        except FoglineError as error:
            refused = explain(error, self._prefix(request))
            return answered(refused.body, refused.status)
        except Exception:
            LOG.exception("a request has failed")
            return answered({"error": "internal", "text": "an internal error"}, 500)

    def _prefix(self, request: Request) -> str:
        """The prefix of the texts of the title being played; empty if the request is about none."""
        try:
            return title_of(self._desk.title(self._key(request))).words().prefix
        except FoglineError:
            return ""

    def _key(self, request: Request) -> Key:
        if request.token is None:
            raise Refused(401, "token", "a header is required: 'Authorization: Bearer TOKEN'")
        return self._desk.key(request.token.removeprefix(MARK))

    async def _games(self, request: Request) -> Answer:
        found = [{**described(title), "levels": bodies.levels_of(title.name)} for title in titles().values()]
        return answered({"games": found, "compiled": COMPILED, "sign-in": []})

    async def _words(self, request: Request) -> Answer:
        fields = {"game": (bodies.text(40), bodies.NEEDED), "language": (bodies.one_of(*LANGUAGES), "en")}
        asked = bodies.read_query(request.query, fields)
        return answered({"texts": words_of(title_of(asked["game"]).name, asked["language"])})

    async def _create(self, request: Request) -> Answer:
        wanted = bodies.read(request.body, bodies.NEW_GAME)
        setup = bodies.setup_of(wanted)
        if setup.data:
            setup = try_setup(setup, wanted["aid"], inf)
        terms = bodies.terms_of(wanted, setup.game)
        return self._begun(self._desk.create, setup, setup, wanted["hold"], terms)

    async def _continue(self, request: Request) -> Answer:
        wanted = bodies.read(request.body, bodies.GOING_ON)
        record = try_record(wanted["record"], wanted["at"], wanted["aid"], inf)
        game = self._resumed(record, wanted["at"], wanted)
        terms = bodies.terms_of(wanted, game.setup.game)
        return self._begun(self._desk.go_on, game.setup, game, wanted["hold"], terms)

    async def _another_world(self, request: Request) -> Answer:
        wanted = bodies.read(request.body, bodies.ELSEWHERE)
        seed = token_hex(16) if wanted["seed"] is None else wanted["seed"]
        asked = {"do": "world", **{name: wanted[name] for name in ("record", "at", "as", "aid")}, "seed": seed}
        found = json.loads(_told(await self._thought(tasks.as_line(asked))))
        game = self._resumed(found["record"], 0, wanted)
        terms = bodies.terms_of(wanted, game.setup.game)
        hold = refuse_company(game.setup, wanted["as"], wanted["hold"], terms)
        return self._begun(self._desk.go_on, game.setup, game, hold, terms)

    def _resumed(self, record: str, at: int, wanted: Form) -> Resumption:
        game = Resumption(record, at, wanted["aid"], training=wanted["training"])
        while not game.play_on():
            pass
        return game

    def _begun(
        self, begin: Callable[..., Form], setup: Setup, what: object, hold: Sequence[str] | None, terms: Terms
    ) -> Answer:
        held = held_seats(setup, hold, terms)
        if set(held) | set(terms.bots) < set(setup_seats(setup)):
            raise needs_server("inviting others needs a server; in the page you hold every seat without a bot")
        form = begin(what, hold, terms)
        self._keeper.note_tokens(form)
        return answered(form, 201)

    async def _look(self, request: Request) -> Answer:
        return answered(self._desk.look(self._key(request)))

    async def _news(self, request: Request) -> Answer:
        told = self._desk.news(self._key(request), _after(request))
        info = {"more": told.is_more, "phrases": told.phrases, **told.table}
        return Answer(
            (b'{"news":[%b],%b' % (b",".join(one for _, one in told.news), as_bytes(info)[1:])).decode("ascii")
        )

    async def _events(self, request: Request) -> Answer:
        key, after = self._key(request), _after(request)
        self._desk.news(key, after)  # refuses a number that does not exist

        async def read(number: int, said: int) -> Any:
            return self._desk.news_and_position(key, number, said)

        parts = self._listeners.listen(key.game_id, after, read)
        return Answer("", kind=KIND, parts=(part.decode("ascii") async for part in parts))

    async def _act(self, request: Request) -> Answer:
        key, wanted = self._key(request), bodies.read(request.body, bodies.ACTIONS)
        return Answer(self._desk.act(key, wanted["actions"], wanted["sequence"]).decode("ascii"))

    async def _why_not(self, request: Request) -> Answer:
        key, wanted = self._key(request), bodies.read(request.body, bodies.ACTIONS)
        try:
            self._desk.refuse(key, wanted["actions"], wanted["sequence"])
        except Refused:
            raise
        except FoglineError as error:
            return answered({"refusal": explain(error, self._prefix(request)).body})
        return answered({"refusal": None})

    async def _say(self, request: Request) -> Answer:
        key, wanted = self._key(request), bodies.read(request.body, bodies.WORD)
        return Answer(self._desk.say(key, wanted["word"], wanted["sequence"]).decode("ascii"))

    async def _undo(self, request: Request) -> Answer:
        key, wanted = self._key(request), bodies.read(request.body, bodies.SEQUENCE)
        return Answer(self._desk.undo(key, wanted["sequence"]).decode("ascii"))

    async def _seed(self, request: Request) -> Answer:
        key, wanted = self._key(request), bodies.read(request.body, bodies.SEEDING)
        self._desk.add_seed(key, wanted["seed"])
        return answered({"ok": True})

    async def _rematch(self, request: Request) -> Answer:
        key, wanted = self._key(request), bodies.read(request.body or {}, bodies.REMATCH)
        assert request.token is not None
        if wanted["level"] is not None:
            bodies.refuse_level(self._desk.title(key), "level", wanted["level"])
        form = self._desk.rematch(key, request.token.removeprefix(MARK), wanted["sides"], wanted["level"])
        self._keeper.note_tokens(form)
        return answered(form)

    async def _record(self, request: Request) -> Answer:
        return Answer(self._desk.record(self._key(request)), kind=TEXT)

    async def choose(self, question: Question, *, is_plan: bool = False) -> list[str]:
        """The action of a bot, or (*is_plan*) its secret actions up to the first that others notice; any legal action,
        if the bot fails."""
        if len(question.choices) > 1:
            try:
                told = await self._advised(line_of(question, self._rng, is_plan=is_plan))
                return actions_of(question, told, is_plan=is_plan)
            except Exception as error:
                log_failure(error)
        return [any_action(question, self._rng)]

    async def _aid(self, request: Request) -> Answer:
        view, level = self._desk.seen(self._key(request))
        return answered((await self._advised(write_aid_request(view, level, AID_SECONDS)))["aid"])

    async def _hint(self, request: Request) -> Answer:
        step = bodies.read_query(request.query, {"step": (bodies.number(NUDGE, WHY), NUDGE)})["step"]
        return await self._advice(advice.hint_line(self._keeper, self._key(request), step))

    async def _judgement(self, request: Request) -> Answer:
        return await self._advice(advice.judgement_line(self._keeper, self._key(request)))

    async def _telling(self, request: Request) -> Answer:
        key, wanted = self._key(request), bodies.read(request.body, bodies.ACTIONS)
        return await self._advice(advice.telling_line(self._keeper, key, wanted["actions"], wanted["sequence"]))

    async def _why(self, request: Request) -> Answer:
        at = bodies.read_query(request.query, {"at": (bodies.maybe(bodies.number()), None)})["at"]
        return await self._advice(advice.why_line(self._keeper, self._key(request), at))

    async def _advice(self, asked: advice.Asked) -> Answer:
        found = await self._advised(asked.line)
        return answered({"sequence": asked.sequence, **found, **(asked.more or {})})

    async def _advised(self, line: str) -> Form:
        found: Form = json.loads(await self._thought(line))
        if "error" in found:
            raise Refused(UNAVAILABLE, "unavailable", "this could not be computed; try again")
        return found

    async def _thought(self, line: str) -> str:
        """The single line of an answer."""
        *_, told = [told async for told in self._think(line)]
        return told

    def _asked(self, do: str, fields: Mapping[str, bodies.Field], request: Request) -> Form:
        """A line about a record or a puzzle. Without either in the body, it is about the game of the token."""
        if request.method == "POST":
            return {"do": do, **bodies.read(request.body, fields)}
        asked = bodies.read_query(request.query, fields)
        if request.path.startswith("/api/table/"):
            asked["record"] = self._desk.readable_record(self._key(request))
        return {"do": do, **asked}

    async def _read(self, do: str, fields: Mapping[str, bodies.Field], request: Request) -> Answer:
        return Answer(_told(tasks.answer(self._asked(do, fields, request))))

    async def _work(self, do: str, fields: Mapping[str, bodies.Field], request: Request) -> Answer:
        return Answer(_told(await self._thought(tasks.as_line(self._asked(do, fields, request)))))

    async def _stream(self, do: str, check: str, fields: Mapping[str, bodies.Field], request: Request) -> Answer:
        asked = self._asked(do, fields, request)
        _told(tasks.answer({**asked, "do": check}))

        async def parts() -> AsyncIterator[str]:
            try:
                async for line in self._think(tasks.as_line({**asked, "worlds": tasks.PLAIN_WORLDS})):
                    ((kind, form),) = json.loads(line).items()
                    if kind == tasks.ERROR:
                        raise Refused(UNAVAILABLE, "unavailable", "the review has failed; try again")
                    yield written_event(kind, form).decode("ascii")
            except Refused as refusal:
                yield written_event(tasks.REFUSED, refusal.body).decode("ascii")

        return Answer("", kind=KIND, parts=parts())

    async def _puzzles(self, request: Request) -> Answer:
        found = json.loads(_told(tasks.answer({"do": "puzzles"})))
        day = datetime.now(UTC).date()
        today = number_of_day({one["title"]: len(one["puzzles"]) for one in found["titles"]}, day)
        named = None if today is None else {"title": today[0], "number": today[1]}
        return answered({**found, "day": day.isoformat(), "today": named})


def _told(line: str) -> str:
    """The result of a line of ``desk.tasks``, or its refusal."""
    if line.startswith(tasks.TOLD):
        return line[len(tasks.TOLD) : -1]
    found: Form = json.loads(line)
    if "refused" in found:
        body = found["refused"]
        raise Refused(found["status"], body.pop("error"), body.pop("text"), **body)
    raise BadData("data", "", "cannot be played; a fault of ours")


def _after(request: Request) -> int:
    """The number of the latest news that the client has. The header takes precedence."""
    query = dict(request.query) if request.last_event_id is None else {"after": request.last_event_id}
    after: int = bodies.read_query(query, {"after": (bodies.number(), 0)})["after"]
    return after
