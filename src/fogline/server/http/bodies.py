"""The bodies of requests, validated. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    model_validator,
)  # fmt: skip

from fogline.analysis.explanations import WORLDS
from fogline.bots.levels import PlayingLevel, ThinkingLevel
from fogline.bots.memory_aid import usual_level
from fogline.desk.bounds import (
    MAX_ACTIONS,
    MAX_BYTES,
    MAX_FIELDS,
    MAX_GIVEN,
    MAX_OPTION,
    MAX_SEATS,
    MAX_TEXT,
    MAX_WORLDS,
)
from fogline.desk.new_games import Sides
from fogline.desk.replays import MAX_POSITIONS
from fogline.desk.terms import MAX_DELAY, MAX_HOLIDAYS, MAX_SECONDS, Terms
from fogline.kernel.setup import MAX_NUMBER, Setup
from fogline.kit.aid import AidLevel
from fogline.server.games.phrases import Phrase
from fogline.table.calendar import MAX_NAME, WEEKDAYS
from fogline.table.clock import Allowance
from fogline.table.fairness import SEED_FORM


def _unicode(text: str) -> str:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        raise ValueError("is not valid Unicode") from None
    if "\0" in text:
        raise ValueError("has a NUL in it")
    return text


def _few(value: Any) -> Any:
    """Refuse an object with too many fields before naming a fault for each: there could be thousands."""
    if isinstance(value, dict) and len(value) > MAX_FIELDS:
        raise ValueError("has too many fields")
    return value


Text = Annotated[StrictStr, AfterValidator(_unicode)]
Short = Annotated[Text, Field(max_length=MAX_TEXT)]
Weekday = Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
Number = Annotated[StrictInt, Field(ge=0, le=10**9)]
WholeRecord = Annotated[Text, Field(max_length=MAX_BYTES)]
Viewer = Annotated[Short, Field(alias="as")]


class Body(BaseModel):
    """A request body. Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")
    _few_fields = model_validator(mode="before")(_few)


class ClockTerms(Body):
    """In seconds: the initial time of each seat, the bonus after each action, and the limit of its time. No clock runs
    on free days, in that time zone; each seat can take the given number of holidays."""

    start: Annotated[StrictInt, Field(ge=1, le=MAX_SECONDS)]
    bonus: Annotated[StrictInt, Field(ge=0, le=MAX_SECONDS)] = 0
    most: Annotated[StrictInt, Field(ge=1, le=MAX_SECONDS)] | None = None
    free_days: Annotated[list[Weekday], Field(alias="free-days", max_length=6)] = []
    zone: Annotated[Text, Field(max_length=MAX_NAME)] = "UTC"
    holidays: Annotated[StrictInt, Field(ge=0, le=MAX_HOLIDAYS)] = 0


class PublicWatching(Body):
    """Watchers see the public view."""

    kind: Literal["public"]


class DelayedWatching(Body):
    """Watchers see everything, this many turns late."""

    kind: Literal["delayed"]
    turns: Annotated[StrictInt, Field(ge=1, le=MAX_DELAY)]


class Agreement(Body):
    """The terms beyond the set-up, and the seats that the sender plays."""

    hold: Annotated[list[Short], Field(max_length=MAX_SEATS)] | None = None
    bots: Annotated[dict[Short, ThinkingLevel], Field(max_length=MAX_SEATS), BeforeValidator(_few)] = {}
    clock: ClockTerms | None = None
    aid: AidLevel = "shown"
    training: StrictBool = False
    reasons: StrictBool = False
    rated: StrictBool = False
    watching: Annotated[PublicWatching | DelayedWatching, Field(discriminator="kind")] = PublicWatching(kind="public")
    listed: StrictBool = False
    bot_accounts: Annotated[StrictBool, Field(alias="bot-accounts")] = False

    @property
    def asked_aid(self) -> str:
        """The level of the memory aid, if given."""
        return self.aid if "aid" in self.model_fields_set else ""

    def terms(self, game: str) -> Terms:
        """The terms in the desk's form. The memory aid of a title without one is off."""
        clock = self.clock
        allowance = None
        if clock is not None:
            most = None if clock.most is None else clock.most * 1000
            free = tuple(sorted(WEEKDAYS.index(day) for day in clock.free_days))
            rest = (free, clock.zone if free else "UTC", clock.holidays)
            allowance = Allowance(clock.start * 1000, clock.bonus * 1000, most, *rest)
        late = self.watching.turns if isinstance(self.watching, DelayedWatching) else None
        aid = self.asked_aid or usual_level(game)
        others = {"rated": self.rated, "listed": self.listed, "reasons": self.reasons}
        others |= {"bot_accounts": self.bot_accounts}
        return Terms(self.bots, allowance, aid, late, self.training, **others)


class NewGame(Agreement):
    """The agreement before play."""

    game: Short
    scenario: Short
    options: Annotated[
        dict[
            Short,
            StrictBool
            | Annotated[StrictInt, Field(ge=-1, le=MAX_NUMBER)]
            | Annotated[Text, Field(max_length=MAX_OPTION)],
        ],
        BeforeValidator(_few),
    ] = {}
    data: Annotated[Text, Field(max_length=MAX_BYTES)] = ""

    def setup(self) -> Setup:
        """The set-up in the desk's form."""
        return Setup(self.game, self.scenario, self.options, self.data)


class GoingOn(Agreement):
    """A record, and the number of its lines after which the new game starts."""

    record: WholeRecord
    at: Number


class Elsewhere(GoingOn):
    """The same, from a seat's knowledge there: everything else is drawn again, from a seed if one is given."""

    viewer: Viewer
    seed: Short | None = None


class Looking(Body):
    """A record, a position of it, and a seat."""

    record: WholeRecord
    at: Number
    viewer: Viewer


class PlayingOut(Looking):
    """A decision of the seat, in notation (empty: the action played), the seed of the worlds, and the players who
    continue."""

    action: Short = ""
    seed: Short = "0"
    level: PlayingLevel = "regular"


class Explaining(Body):
    """A record, a position of it, and the level whose reasons are requested."""

    record: WholeRecord
    at: Number
    level: ThinkingLevel = "veteran"
    seed: Short = "0"
    worlds: Annotated[StrictInt, Field(ge=1, le=MAX_WORLDS)] = WORLDS


class Invited(Body):
    """An invitation."""

    invitation: Short


class Joining(Body):
    """An invitation, and a random text of your own that makes a repetition recognizable. Keep it secret: together with
    the invitation it gives the token."""

    invitation: Short
    nonce: Annotated[Short, Field(min_length=16)] | None = None


class Actions(Body):
    """Actions in notation, chosen when the seat's latest news had this number."""

    sequence: Number
    actions: Annotated[list[Short], Field(min_length=1, max_length=MAX_ACTIONS)]


class Saying(Body):
    """A word at the table."""

    sequence: Number
    word: Literal["resign", "offer draw", "accept draw", "decline draw"]


class Phrasing(Body):
    """One of the preset phrases, by its key."""

    phrase: Phrase


class Holiday(Body):
    """The number of holidays taken."""

    days: Annotated[StrictInt, Field(ge=1, le=MAX_HOLIDAYS)]
    left: Annotated[StrictInt, Field(ge=0, le=MAX_HOLIDAYS)]


class Seeding(Body):
    """A seed that the seat adds to the sources of the draws."""

    seed: Annotated[StrictStr, Field(pattern=f"^{SEED_FORM}$")]


class Undoing(Body):
    """The number of the seat's latest news."""

    sequence: Number


class Rematching(Body):
    """The terms of a rematch. Defaults: those of the first request; for the first request, swapped sides and the
    computer as before."""

    sides: Sides | None = None
    level: ThinkingLevel | None = None


class Verifying(Body):
    """A record to check, and commitments received during the game."""

    record: WholeRecord
    given: Annotated[list[Short], Field(max_length=MAX_GIVEN)] = []


class Reading(Body):
    """A record to read, and the positions to return."""

    record: WholeRecord
    viewer: Viewer = "all"
    at: Number = 0
    count: Annotated[StrictInt, Field(ge=1, le=MAX_POSITIONS)] = 1


class Reviewing(Body):
    """A record to review, for one seat or as a whole."""

    record: WholeRecord
    viewer: Viewer = "all"
    first: Short = ""
    lines: StrictBool = False
