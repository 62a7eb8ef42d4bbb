"""The worlds that advice counts in, and the model that makes one likelier than another: all of them where they can be
listed, else as many as are cheap to draw. They are a function of the seat's view."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final, NamedTuple

from fogline.ai.analysis.deciding import rng_for, worlds_for
from fogline.ai.bots.levels import knowledge_of
from fogline.ai.review.reasons import COUNTED
from fogline.kernel.choices import Choices
from fogline.kit.aid import Proving
from fogline.kit.bots import Belief, Believer
from fogline.kit.deciding.resampling import resampled
from fogline.kit.registry import title_of
from fogline.kit.worlds import imagine_many
from fogline.table.records import AnyGame

WORLDS: Final = 48
"""In so many each action is tried, as in a review. Fixed, so that no answer depends on how fast a machine is."""
SEED: Final = "0"
LISTED: Final = 500
"""If there cannot be more worlds than this, all are listed, and figures are exact."""
EVEN: Final = "even"
"""The model in which every world that fits is equally likely."""
BELIEVER: Final = "veteran"
"""The level whose belief is the other model: it draws worlds as its opponents would have brought them about."""


class Imagined(NamedTuple):
    """Worlds of one view."""

    model: str
    """``EVEN`` or ``BELIEVER``."""
    worlds: list[Any]
    """Those that are counted."""
    weights: list[float]
    """What each of them counts; together 1."""
    more: list[Any]
    """Others that fit, to find what else is possible; none where all are counted."""
    is_exact: bool
    """Whether all worlds that fit are counted."""


def imagined(game: AnyGame, view: Any, choices: Choices[Any]) -> Imagined:
    """The worlds of *view*; the first ones are those in which a hint tries the *choices*, unless all are listed."""
    belief = belief_of(game, view)
    model = EVEN if belief is None else BELIEVER
    listed = _listed(game, view)
    if listed is not None:
        return Imagined(model, listed, _weights(listed, belief), [], True)
    drawn = worlds_for(game, view, choices, SEED, WORLDS, COUNTED)
    rng = rng_for(game, view, f"{SEED}/telling")
    more = [] if belief is None else imagine_many(game, view, rng, COUNTED)
    return Imagined(model, drawn, [1 / len(drawn)] * len(drawn), more, False)


def belief_of(game: AnyGame, view: Any) -> Belief | None:
    """What a veteran believes of *view*; None where every world counts the same."""
    knowledge = knowledge_of(game)
    return knowledge.belief(view) if isinstance(knowledge, Believer) else None


def counted_in(game: AnyGame, view: Any, choices: Choices[Any]) -> list[Any]:
    """Worlds that count the same, for figures that agree with those of ``imagined``."""
    found = imagined(game, view, choices)
    belief = belief_of(game, view)
    if not found.is_exact or belief is None:
        return found.worlds
    return resampled(found.worlds, belief, COUNTED, rng_for(game, view, f"{SEED}/counted"))


def _listed(game: AnyGame, view: Any) -> list[Any] | None:
    """All worlds, where the title can list them."""
    aid = title_of(game.name).aid()
    if not isinstance(aid, Proving):
        return None
    return aid.every_world(view, LISTED, Random(0)) or None


def _weights(worlds: list[Any], belief: Belief | None) -> list[float]:
    """What each of all worlds counts."""
    logs = [0.0 if belief is None else belief.weigh(world) for world in worlds]
    top = max(logs)
    found = [exp(one - top) for one in logs]
    return [one / sum(found) for one in found]
