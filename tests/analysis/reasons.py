"""Whether the explanations of decisions fit their verdicts: in reviews, hints and judgements of games between bots.

python -m tests.analysis.reasons --decisions 5000 --notes build/reasons.jsonl
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import fogline
from fogline import Setup
from fogline.analysis import judge_for
from fogline.analysis.figures import percent
from fogline.analysis.hints import WHY, hint
from fogline.analysis.judges import worlds_of
from fogline.analysis.reasons import COUNTED
from fogline.analysis.review import OWN, WORLDS, Decision, Point, Reviewer, is_doubtful
from fogline.analysis.review_texts import why
from fogline.bots import bot_for
from fogline.kernel.game import CHANCE
from fogline.kernel.messages import Message
from fogline.kit.bots import Budget
from fogline.kit.registry import title_of
from fogline.table import sit_down

SETUPS: Final = {
    "stalingrad": Setup("stalingrad", "quick-duel", {"mode": "advanced"}),
    "panzer": Setup("panzer", "skirmish", {"max-turns": 30}),
    "spearpoint": Setup("spearpoint", "standard", {"max-turns": 2}),
}
LEVELS: Final = ("recruit", "regular")
MORE: Final = ("unit", "quadrant", "hit")
"""Figures for which more is better; for a Machine Gun in an ASSAULT, less is better."""
HINTED: Final = 10
"""One decision in this many gets a hint."""


class Count(NamedTuple):
    """The counts of a run."""

    decisions: int = 0
    faulted: int = 0
    """Decisions that both judges would have made differently."""
    reasoned: int = 0
    """Of these, those with a reason."""
    hints: int = 0
    wrong: tuple[str, ...] = ()
    """Sentences that contradict their verdict."""

    def __add__(self, other: object) -> Count:
        assert isinstance(other, Count)
        return Count(
            self.decisions + other.decisions,
            self.faulted + other.faulted,
            self.reasoned + other.reasoned,
            self.hints + other.hints,
            self.wrong + other.wrong,
        )


def contradictions(game: Any, view: Any, decision: Decision) -> Iterator[str]:
    """Sentences that contradict the verdict on *decision*, including those with figures counted in other worlds."""
    for message in why(decision):
        yield from against(message)
        if message.key.startswith("review-versus-"):
            yield from against(counted_again(game, view, decision, message))
    if sum(option.best_in for option in decision.options) > 1 + 1e-9:
        yield f"best in more than all worlds: {decision.options}"


def counted_again(game: Any, view: Any, decision: Decision, message: Message) -> Message:
    """Repeat the comparison in other worlds."""
    appraisal = title_of(game.name).appraisal()
    assert appraisal is not None
    draw = worlds_of(game, view, Random(f"again/{decision.played.action}"))
    worlds = [draw() for _ in range(COUNTED)]
    key = message.key.replace("versus", "fact")
    values: dict[str, Any] = {}
    for name, option in (("percent", decision.played), ("better-percent", decision.best)):
        facts = appraisal.facts(view, game.read(option.action), worlds)
        values[name] = next(fact.values["percent"] for fact in facts if fact.key == key)
    return Message(message.key, {**message.values, **values})


def against(message: Message) -> Iterator[str]:
    """A sentence that speaks against the better action."""
    values = message.values
    if message.key.startswith("review-versus-"):
        kind = message.key.removeprefix("review-versus-")
        gain = values["better-percent"] - values["percent"]
        if (gain if kind in MORE else -gain) <= 0:
            yield str(message)
    elif message.key in ("review-best-fact", "review-played-fact"):
        fact = values["fact"]
        speaks = speaks_for(fact)
        if speaks is None or speaks != (message.key == "review-best-fact"):
            yield str(message)
    elif message.key.startswith("review-reason-"):
        if not 0 < values["percent"] <= 100:
            yield str(message)
    elif message.key.startswith("review-oftener-"):
        if values["percent"] < values["best"]:
            yield str(message)
    elif message.key == "review-told":
        yield str(message)


def speaks_for(fact: Message) -> bool | None:
    """Whether a fact speaks for its action; None if it says neither."""
    kind = fact.key.removeprefix("review-fact-")
    if kind in ("known", "known-none"):
        return kind == "known"
    if "percent" not in fact.values:
        return None
    likely = bool(fact.values["percent"] >= 50)
    return likely if kind in MORE else not likely


def in_hint(game: Any, view: Any, choices: Any) -> Iterator[str]:
    """The faults of a hint: figures that do not add up, or a fact that contradicts the order."""
    found = hint(game, view, choices, WHY)
    if not found.worlds:
        return
    total = sum(percent(one.best_in) for one in found.candidates) + percent(found.others_best_in)
    if total != 100:
        yield f"best in {total} % of the worlds: {found.candidates}"
    chances = [one.win_chance for one in found.candidates]
    if chances != sorted(chances, reverse=True):
        yield f"not the best first: {chances}"
    if len(found.reason) not in (1, 2):
        yield f"not one reason: {found.reason}"
    for message in found.reason:
        yield from against(message)
    best, *others = found.candidates
    for fact in best.facts:
        for other in [one for option in others for one in option.facts if one.key == fact.key]:
            gain = fact.values.get("percent", 0) - other.values.get("percent", 0)
            if (gain if fact.key.removeprefix("review-fact-") in MORE else -gain) < 0:
                yield f"{other} beside {fact}"


def decisions(title: str, level: str, seed: int) -> Iterator[tuple[Any, Any, Any, Any]]:
    """Rules, view, choices and action for every decision of a game between two bots."""
    setup = SETUPS[title]
    game: Any = fogline.game(title)
    table, rng, bot = sit_down(setup), Random(f"{title}/{level}/{seed}"), bot_for(game, level, Budget(16, None))
    while acting := table.to_act():
        if acting[0] == CHANCE:
            table.roll(rng)
            continue
        view, choices = table.view(acting[0]), table.legal(acting[0])
        action = bot.choose(view, choices, rng)
        yield game, view, choices, action
        table.act(acting[0], action)


def of_game(reviewer: Reviewer, title: str, level: str, seed: int, most: int) -> Count:
    """The first decisions of one game."""
    found = Count()
    for game, view, choices, action in decisions(title, level, seed):
        decision = reviewer.decision(Point(view, game.turn(view), OWN, action, game.write(action), choices))
        if decision is None:
            continue
        is_bad = is_doubtful(decision.verdict)
        wrong = tuple(contradictions(game, view, decision)) if is_bad else ()
        has_hint = found.decisions % HINTED == 0
        wrong += tuple(in_hint(game, view, choices)) if has_hint else ()
        found += Count(1, int(is_bad), int(is_bad and bool(decision.reasons)), int(has_hint), wrong)
        if found.decisions == most:
            break
    return found


def count(title: str, wanted: int, notes: Path | None = None) -> Count:
    """Decisions of recruits and regulars, until *wanted* are judged. Games that are in *notes* are not judged again,
    and games judged to their end are added."""
    game: Any = fogline.game(title)
    reviewer = Reviewer(game, judge_for(game, SETUPS[title]), "0", WORLDS)
    known = dict(_noted(notes)) if notes and notes.exists() else {}
    found = Count()
    for seed in itertools.count(1):
        for level in LEVELS:
            name, missing = f"{title}/{level}/{seed}", wanted - found.decisions
            one = known.get(name)
            if one is None or one.decisions > missing:
                one = of_game(reviewer, title, level, seed, missing)
                if notes and one.decisions < missing:
                    with notes.open("a", encoding="utf-8") as file:
                        file.write(json.dumps([name, *one]) + "\n")
            found += one
            if found.decisions >= wanted:
                return found
    raise AssertionError


def _noted(notes: Path) -> Iterator[tuple[str, Count]]:
    for line in notes.read_text(encoding="utf-8").splitlines():
        name, *numbers, wrong = json.loads(line)
        yield name, Count._make([*numbers, tuple(wrong)])


def main() -> int:
    """Count, and print contradictions; fail if there are any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=5000)
    parser.add_argument("--titles", nargs="+", default=list(SETUPS), choices=list(SETUPS))
    parser.add_argument("--notes", type=Path, help="a file to continue from, if the command is interrupted")
    args = parser.parse_args()
    code = 0
    for title in args.titles:
        found = count(title, args.decisions, args.notes)
        said = (
            f"{found.decisions} decisions, {found.faulted} that could have been better, {found.reasoned} with a reason"
        )
        sys.stdout.write(f"{title}: {said}, {found.hints} hints, {len(found.wrong)} contradictions\n")
        for one in found.wrong[:20]:
            sys.stdout.write(f"    {one[:300]}\n")
        code = 1 if found.wrong else code
    return code


if __name__ == "__main__":
    sys.exit(main())
