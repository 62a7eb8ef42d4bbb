"""A review as data for JSON: names in kebab-case, chances as numbers from 0 to 1."""

from __future__ import annotations

from typing import Any, Final

from fogline.analysis.playouts import Comparison
from fogline.analysis.review.report import Decision, Option, Parts, Review, SeatReview, Step
from fogline.analysis.review.review_texts import costliest, habit, lesson, mostly, often, standing, why
from fogline.analysis.review.verdicts import is_doubtful
from fogline.kernel.messages import Message
from fogline.kernel.names import kebab
from fogline.kernel.setup import Setup, write_value
from fogline.kit.registry import title_of

DIGITS: Final = 4
RECORDS: Final = (Review, SeatReview, Step, Decision, Option, Parts, Comparison)


def as_json(review: Review) -> dict[str, Any]:
    """All of a review, with its sentences as messages. What only a review of the whole game holds is left out of a
    review as a seat."""
    found = _plain(review)
    assert isinstance(found, dict)
    prefix = title_of(review.setup.game).words().prefix
    for form, seat in zip(found["seats"], review.seats, strict=True):
        form |= {"costliest": costliest(seat), "lesson": _plain(lesson(seat, prefix))}
        form |= {"often": _plain(often(seat, prefix)), "habit": _plain(habit(seat, prefix))}
        form["mostly"] = _plain(mostly(seat))
        form["standing"] = _plain(standing(review.setup.game, seat))
    return found


def step_as_json(step: Step) -> dict[str, Any]:
    """One step, as it is in a review."""
    found = _plain(step)
    assert isinstance(found, dict)
    return found


def option_as_json(option: Option) -> dict[str, Any]:
    """One action that was compared."""
    found = _plain(option)
    assert isinstance(found, dict)
    return found


def plain_message(message: Message) -> dict[str, Any]:
    """A message as data."""
    return {"key": message.key, "values": {key: _plain(one) for key, one in message.values.items()}}


def _plain(value: Any) -> Any:
    if isinstance(value, RECORDS):
        fields = value._asdict()
        if isinstance(value, Step):
            fields["change"] = value.change
        if isinstance(value, Decision) and is_doubtful(value.verdict):
            fields["why"] = tuple(why(value))
        return {kebab(key): _plain(one) for key, one in fields.items() if one is not None or key == "accuracy"}
    if isinstance(value, Setup):
        options = {key: write_value(one) for key, one in value.options.items()}
        return {"game": value.game, "scenario": value.scenario, "options": options}
    if isinstance(value, Message):
        return plain_message(value)
    if isinstance(value, float):
        return round(value, DIGITS)
    return [_plain(one) for one in value] if isinstance(value, tuple) else value
