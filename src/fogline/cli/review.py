"""``fogline review``: every decision of a finished game, judged by what its seat could know."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Final

from fogline.analysis import review_texts as told
from fogline.analysis.comparison import Compared, compare
from fogline.analysis.figures import percent
from fogline.analysis.review import WORLDS, Review, SeatReview, read_story, review
from fogline.analysis.review import Progress as Found
from fogline.bots.arena import is_checkpoint, refuse_player
from fogline.bots.guests import is_guest
from fogline.bots.levels import levels_of
from fogline.cli.arena import show_faults
from fogline.cli.arguments import add_hosting, add_json, add_number, add_seed, refuse_outside, refuse_unknown_bot
from fogline.cli.arguments import hosting as read_hosting
from fogline.cli.console import show, show_json, show_table
from fogline.cli.main import Parser
from fogline.cli.progress import Progress
from fogline.kit.bots import Budget
from fogline.kit.files import read_file
from fogline.kit.registry import title_of
from fogline.locale import Texts
from fogline.locale.names import title_name

COLUMNS: Final = ("turn", "played", "verdict", "chance", "best", "loss", "learned", "given")
MAX_WORLDS: Final = 10_000
"""The maximum number of worlds, all of which are in memory until a decision is judged."""
BUDGET: Final = Budget(seconds=None)
"""The budget of bots in comparisons; without a time limit, the table is the same on every machine."""
HINDSIGHT: Final = "hindsight"
"""An additional column in a review of the whole game."""


EXAMPLES: Final = (
    "fogline review my.record",
    "fogline review my.record --as german --worlds 200",
    "fogline review my.record --json",
)


def add_arguments(parser: Parser) -> None:
    texts = parser.texts
    parser.add_argument("file", help=texts("cli-replay-file"))
    parser.add_argument("--as", dest="viewer", metavar="SEAT", help=texts("cli-review-as"))
    add_seed(parser, "cli-review-seed")
    add_number(parser, "worlds", WORLDS, "cli-review-worlds")
    parser.add_argument("--bots", nargs="+", default=[], metavar="BOT", help=texts("cli-review-bots"))
    add_hosting(parser)
    add_json(parser)


def run(args: Namespace) -> int:
    """Review the game."""
    refuse_outside(args, "worlds", most=MAX_WORLDS)
    texts: Texts = args.texts
    text = read_file(args.file)
    story, hosting = read_story(text, args.file), read_hosting(args)
    for bot in args.bots:
        if is_guest(bot) or is_checkpoint(bot):
            refuse_player(story.setup, bot, hosting)
        else:
            refuse_unknown_bot("bots", bot, levels_of(story.game.name))
    with ExitStack() as stack:
        shown: list[Progress] = []

        def advance(found: Found) -> None:
            if not shown:
                shown.append(stack.enter_context(Progress(texts, "measurements", found.total)))
            shown[0].advance()

        found = review(
            text, name=args.file, viewer=args.viewer, seed=args.seed, worlds=args.worlds, advance=advance
        )  # fmt: skip
    bots = compare(story, found, args.bots, args.seed, BUDGET, hosting)
    if args.json:
        plain = told.as_json(found)
        for data, compared in zip(plain["seats"], bots if args.bots else [], strict=False):
            data["bots"] = [{**one._asdict(), "faults": [fault._asdict() for fault in one.faults]} for one in compared]
        show_json(plain, is_ascii=False)
        return 0
    setup = found.setup
    texts = title_of(setup.game).words().speaking(texts, setup)
    show(texts("review-title", title=title_name(texts, setup.game)), "")
    show(*(texts.say(message) for message in told.heading(found)))
    for seat, compared in zip(found.seats, bots, strict=True):
        _tell(texts, found, seat, compared)
    return 0


def _tell(texts: Texts, found: Review, seat: SeatReview, bots: Sequence[Compared]) -> None:
    result, *more = (texts.say(message) for message in told.summary(found, seat))
    show("", result, "", *_advise(texts, found, seat), "", *more)
    show("", texts("review-moments"), *(f"  {texts.say(message)}" for message in told.moments(seat)))
    if seat.mistakes:
        show("", texts("review-mistakes"))
    for step in seat.mistakes:
        first, *more = (texts.say(message) for message in told.mistake(step))
        show(f"  {first}", *(f"    {line}" for line in more))
    columns = COLUMNS if found.truth is None else (*COLUMNS, HINDSIGHT)
    heads = [*(texts(f"review-column-{column}") for column in columns), *(one.bot for one in bots)]
    rows = _rows(texts, seat, has_hindsight=found.truth is not None)
    for one in bots:
        for row, action in zip(rows, filter(None, one.actions), strict=True):
            row.append(action)
    show("", texts("review-decisions"))
    show_table(heads, rows)
    if bots:
        show("", *(texts("review-same", bot=one.bot, same=str(one.same), of=str(one.of)) for one in bots))
        show_faults(texts, [(one.bot, one.faults) for one in bots])


def _advise(texts: Texts, found: Review, seat: SeatReview) -> list[str]:
    """The costliest decision, its reason, and advice for next time."""
    prefix, at = title_of(found.setup.game).words().prefix, told.costliest(seat)
    said = [told.lesson(seat, prefix), told.often(seat, prefix), told.habit(seat, prefix)]
    if at is not None:
        decision = seat.steps[at].decision
        assert decision is not None
        said = [told.headline(seat.steps[at]), next(told.why(decision)), *said]
    return [texts.say(message) for message in said if message is not None]


def _rows(texts: Texts, seat: SeatReview, *, has_hindsight: bool) -> list[list[str]]:
    """A row for every decision that was judged."""
    rows = []
    for step in seat.steps:
        decision = step.decision
        if decision is None:
            continue
        row = [
            str(step.turn), decision.played.action, texts.say(told.verdict_message(decision)),
            f"{percent(decision.played.win_chance)} %", decision.best.action, str(told.lost(decision)),
            f"{decision.bits_learned:.1f}", f"{decision.played.bits_given:.1f}",
        ]  # fmt: skip
        if has_hindsight:
            row.append("–" if decision.hindsight_loss is None else str(percent(decision.hindsight_loss)))
        rows.append(row)
    return rows
