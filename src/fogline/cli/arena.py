"""``fogline arena``: a round robin of bots, with confidence intervals."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Sequence
from typing import Final

import fogline
from fogline.bots.arena import (
    FORFEITED,
    MAX_ACTIONS,
    UNFINISHED,
    Fixture,
    Result,
    is_checkpoint,
    pairs_of,
    play,
    player_names,
    refuse_player,
    schedule,
)
from fogline.bots.guests import is_guest
from fogline.bots.levels import LEVELS
from fogline.bots.standings import Adjusted, Kind, Match, Pair, Rating, Standing, sum_up
from fogline.cli import arguments
from fogline.cli.console import show, show_json, show_table
from fogline.cli.main import Parser
from fogline.cli.progress import INTERRUPTED, Progress, carry_out, tell_partial
from fogline.kernel.messages import kebab
from fogline.kernel.setup import Setup, write_value
from fogline.kit.bots import Budget, Hosting
from fogline.kit.registry import title_of
from fogline.kit.research import Fault, Share, wilson
from fogline.locale import Texts

GAMES: Final = 100


EXAMPLES: Final = (
    "fogline arena stalingrad --bots veteran regular recruit",
    "fogline arena panzer --scenario battle --preset full --games 40 --json",
    "fogline arena spearpoint --bots ace veteran --seconds 2 --jobs 4",
)


def add_arguments(parser: Parser) -> None:
    texts = parser.texts
    arguments.add_game(parser)
    arguments.add_setup(parser)
    bots = parser.add_argument("--bots", nargs="+", default=["veteran", "regular"], metavar="BOT")
    names = [name for game in fogline.games() for name in player_names(fogline.game(game))]
    parser.values["bots"] = tuple(dict.fromkeys(names))
    bots.help = texts("cli-arena-bots", bots=LEVELS)
    arguments.add_number(parser, "games", GAMES, "cli-arena-games")
    arguments.add_seed(parser, "cli-arena-seed")
    arguments.add_number(parser, "worlds", Budget().worlds, "cli-arena-worlds")
    parser.add_argument("--seconds", type=float, metavar="SECONDS", help=texts("cli-arena-seconds"))
    parser.add_argument("--again", type=int, default=0, metavar="N", help=texts("cli-arena-again"))
    arguments.add_hosting(parser, forfeits=True)
    arguments.add_jobs(parser)
    arguments.add_ray(parser)


def run(args: Namespace) -> int:
    """Play the games and report."""
    arguments.refuse_outside(args, "games", "worlds", "jobs")
    agreed = arguments.read_setup(args)
    setup = arguments.with_limit(agreed)
    hosting = arguments.hosting(args)
    arguments.refuse_guests_on_ray(args.bots, args.ray)
    _refuse_unknown(args.bots, setup, hosting)
    budget = Budget(args.worlds, args.seconds)
    texts: Texts = args.texts
    fixtures = schedule(setup, args.bots, args.games, args.seed, budget, args.again, hosting)
    played: list[tuple[Fixture, Result]] = []
    progress = Progress(texts, "games", len(fixtures), lambda: _note(texts, args.bots, played))

    def add(result: Result) -> int:
        played.append((fixtures[len(played)], result))
        return 1

    is_whole = carry_out(play, fixtures, args.jobs, progress, add, args.ray, [setup.game])
    match = sum_up(played)
    if args.json:
        show_json(_as_json(setup, args.seed, budget, hosting, match), is_whole=is_whole)
    elif is_whole or tell_partial(texts, len(played), len(fixtures)):
        if setup != agreed:
            show(texts("arena-limit", turns=str(arguments.TURNS)))
        _tell_twice(texts, args.bots)
        _report(texts, match, title_of(setup.game).words().prefix)
    return 0 if is_whole else INTERRUPTED


def _tell_twice(texts: Texts, bots: Sequence[str]) -> None:
    """Say that a player named twice is one player, and what is left if there is no other."""
    for bot in dict.fromkeys(bots):
        if bots.count(bot) > 1:
            show(texts("arena-twice", bot=bot))
    if len(pairs_of(bots)) == 1:
        show(texts("arena-alone", bot=bots[0]))


def _refuse_unknown(bots: Sequence[str], setup: Setup, hosting: Hosting) -> None:
    known = player_names(fogline.game(setup.game))
    for bot in dict.fromkeys(bots):
        if is_checkpoint(bot) or is_guest(bot):
            refuse_player(setup, bot, hosting)
        else:
            arguments.refuse_unknown_bot("bots", bot, known)


def _note(texts: Texts, bots: Sequence[str], played: Sequence[tuple[Fixture, Result]]) -> str:
    """Each bot's wins so far with the interval, and the draws."""
    parts = []
    for bot in dict.fromkeys(bots):
        winners = [
            result.winner is not None and fixture.bots[result.winner] == bot
            for fixture, result in played
            if bot in fixture.bots and (fixture.bots[0] != fixture.bots[1] or len(pairs_of(bots)) == 1)
        ]
        low, high = wilson(sum(winners), len(winners))
        parts.append(f"{bot} {sum(winners)} ({low:.0%} – {high:.0%})")
    draws = sum(result.winner is None for _, result in played)
    return ", ".join([*parts, texts("progress-draws", draws=draws)])


# -- the report -------------------------------------------------------------------------------------


def _report(texts: Texts, match: Match, prefix: str) -> None:
    """The tables of a match; the keys of the title's own texts begin with *prefix*."""
    turns = f"{match.turns:.1f}"
    if match.games:
        show(texts("arena-summary", games=match.games, draws=match.draws, turns=turns))
        ends = ", ".join(f"{_reason(texts, prefix, reason)} ({number})" for reason, number in match.reasons.items())
        show(texts("arena-reasons", reasons=ends))
    show_stopped(texts, match.stopped)
    _show(texts, ("bot", "rating", "interval", "wins", "games", "ms", "slowest"), map(_standing_cells, match.standings))
    _show(
        texts,
        ("pair", "wins", "share", "interval", "fair", "fair-interval", "fewer"),
        [_pair_cells(texts, pair) for pair in match.pairs],
    )
    kinds = [(_pair_name(texts, pair), pair.kind) for pair in match.pairs]
    if len(match.pairs) > 2:
        kinds.insert(-1, (texts("arena-together"), match.kind))
    heads = ("pair", "draws", "turns", "repeats", "first", "interval", "games")
    _show(texts, heads, [_kind_cells(name, kind) for name, kind in kinds])
    show_faults(texts, [(line.bot, line.faults) for line in match.standings])


def _reason(texts: Texts, prefix: str, reason: str) -> str:
    if reason in (UNFINISHED, FORFEITED):
        return texts(f"arena-reason-{reason}")
    return texts.named(f"{prefix}reason-{reason}", reason)


def show_stopped(texts: Texts, games: int) -> None:
    """How many games had too many actions, if any had."""
    if games:
        show(texts("arena-stopped", games=games, actions=MAX_ACTIONS))


def show_faults(texts: Texts, bots: Iterable[tuple[str, Sequence[Fault]]], head: str = "arena-bot") -> None:
    """Print the faults of third-party bots, if any. *head* is the key for the head of the first column."""
    rows = [
        (bot, texts(f"fault-{fault.kind}"), str(fault.times), fault.text) for bot, faults in bots for fault in faults
    ]
    if rows:
        show("")
        show_table([texts(key) for key in (head, "arena-fault", "arena-times", "arena-first-time")], rows)


def _show(texts: Texts, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    named, told = [texts(f"arena-{head}") for head in heads], list(rows)
    show("")
    show_table(named, told)


def _standing_cells(line: Standing) -> list[str]:
    low, high = line.rating.interval
    points = [f"{line.rating.points:+.0f}", f"{low:+.0f} – {high:+.0f}"] if line.games else ["–", "–"]
    return [line.bot, *points, str(line.wins), str(line.games), f"{line.milliseconds:.1f}", f"{line.slowest:.0f}"]


def _pair_cells(texts: Texts, pair: Pair) -> list[str]:
    cells = [_pair_name(texts, pair), f"{pair.wins[0]} : {pair.wins[1]}", f"{pair.share:.1%}", _span(pair.interval)]
    if pair.adjusted is None:
        return [*cells, "–", "–", "–"]
    fair = pair.adjusted
    return [*cells, f"{fair.share:.1%}", _span(fair.interval), f"{fair.fewer:.0%}"]


def _pair_name(texts: Texts, pair: Pair) -> str:
    one, two = pair.bots
    return texts("arena-null", bot=one) if pair.is_null else f"{one} – {two}"


def _kind_cells(name: str, kind: Kind) -> list[str]:
    first = [f"{kind.first.share:.1%}", _span(kind.first.interval)] if kind.first.of else ["–", "–"]
    return [
        name,
        f"{kind.draws.share:.1%}",
        f"{kind.turns:.1f}",
        f"{kind.repeats.share:.1%}",
        *first,
        str(kind.draws.of),
    ]


def _span(interval: tuple[float, float]) -> str:
    return f"{interval[0]:.1%} – {interval[1]:.1%}"


def _as_json(setup: Setup, seed: str, budget: Budget, hosting: Hosting, match: Match) -> dict[str, object]:
    options = {key: write_value(value) for key, value in setup.options.items()}
    pairs = [{**_fields(pair), "draws": pair.draws, "null": pair.is_null} for pair in match.pairs]
    return {
        "setup": {"game": setup.game, "scenario": setup.scenario, "options": options},
        "seed": seed,
        "budget": budget._asdict(),
        "patience": hosting.patience,
        "forfeit": hosting.forfeits,
        **_fields(match),
        "pairs": pairs,
    }


def _fields(told: Match | Pair | Kind | Standing | Rating | Adjusted | Fault) -> dict[str, object]:
    return {kebab(key): _plain(value) for key, value in told._asdict().items()}


def _plain(value: object) -> object:
    """A part of the report as data."""
    if isinstance(value, Share):
        return value.plain()
    if isinstance(value, Pair | Kind | Standing | Rating | Adjusted | Fault):
        return _fields(value)
    return [_plain(one) for one in value] if isinstance(value, tuple) else value
