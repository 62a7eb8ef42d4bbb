"""What is said of an answer: by what was knowable first, then what the true position says. All of it follows from what
is stored with the puzzle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from fogline.analysis.puzzles.puzzle_file import Choice, Puzzle
from fogline.analysis.review.reasons import speaks_for
from fogline.analysis.review.report import Decision, Option, Parts, Step
from fogline.analysis.review.review_texts import RESULTS, mistake
from fogline.analysis.review.tracks import OWN
from fogline.analysis.review.verdicts import limits_of, verdict_on
from fogline.analysis.shares import percent
from fogline.kernel.messages import Message
from fogline.locale.names import seat_message

CLEAR: Final = 0.02
"""A difference in the true position that is worth a sentence."""


def about(title: str, puzzle: Puzzle, given: Choice | None, text: str, turn: int) -> Iterator[Message]:
    """Of the answer *text* to a puzzle of a *title*; it is *given* if it was among the actions that were compared. A
    wrong one gets the verdict that a review of that title gives."""
    best = puzzle.best
    if text == best.action:
        second = puzzle.choices[1]
        values = {"action": text, "chance": percent(best.win_chance), "other": second.action}
        yield Message("puzzle-right", {**values, "less": percent(second.win_chance)})
        yield from _why(best)
    elif given is None:
        yield Message("puzzle-not-compared", {"action": text})
        yield Message("puzzle-best", {"action": best.action, "chance": percent(best.win_chance)})
        yield from _why(best)
    else:
        yield from mistake(_step(title, puzzle, given, turn))
    usual = next((one for one in puzzle.choices if one.action == puzzle.usual), None)
    if usual is not None and usual is not given:
        yield Message("puzzle-usual", {"action": usual.action, "chance": percent(usual.win_chance)})
    yield from _truth(best, given)
    values = {"seat": seat_message(puzzle.seat), "action": puzzle.played, "result": RESULTS[puzzle.result]}
    yield Message("puzzle-game", values)


def _why(best: Choice) -> Iterator[Message]:
    """What speaks for the best action."""
    facts = (message_of(fact) for fact in best.facts)
    yield from (Message("puzzle-why", {"fact": fact}) for fact in facts if speaks_for(fact))


def _truth(best: Choice, given: Choice | None) -> Iterator[Message]:
    """What all cards open say."""
    told = {"chance": percent(best.win_chance), "truth": percent(best.in_truth)}
    if given is not None and given is not best:
        if given.in_truth >= best.in_truth + CLEAR:
            yield Message("puzzle-wrong-lucky", {"given": percent(given.in_truth), "best": percent(best.in_truth)})
        else:
            yield Message("puzzle-wrong-truth", {"given": percent(given.in_truth), "best": percent(best.in_truth)})
    elif best.in_truth <= best.win_chance - CLEAR:
        yield Message("puzzle-failed" if given is best else "puzzle-best-failed", told)
    elif given is best:
        yield Message("puzzle-worked", told)


def verdict(puzzle: Puzzle, text: str) -> str:
    """In a word what the answer *text* is: ``right``, ``failed`` (right, and worse in the true position than could be
    expected) or ``wrong``."""
    if text != puzzle.best.action:
        return "wrong"
    return "failed" if puzzle.best.in_truth <= puzzle.best.win_chance - CLEAR else "right"


def verdict_message(puzzle: Puzzle, text: str) -> Message:
    """The verdict for people."""
    return Message(f"puzzle-verdict-{verdict(puzzle, text)}")


def _step(title: str, puzzle: Puzzle, given: Choice, turn: int) -> Step:
    """A wrong answer as a review has it."""
    best = puzzle.best
    loss = best.win_chance - given.win_chance
    options = (_option(best), _option(given))
    called = verdict_on(loss, limits_of(title))
    decision = Decision(options[1], options[0], options, loss, called, None, 0.0, puzzle.clause)
    return Step(turn, OWN, given.action, best.win_chance, given.win_chance, Parts(skill=-loss), decision)


def _option(one: Choice) -> Option:
    facts = tuple(message_of(fact) for fact in one.facts)
    return Option(one.action, one.win_chance, 0.0, 0, one.best_in, 0.0, one.bits_given, (), facts)


def message_of(form: Mapping[str, Any]) -> Message:
    """A message from data."""
    values = {key: message_of(one) if isinstance(one, dict) else one for key, one in form["values"].items()}
    return Message(form["key"], values)
