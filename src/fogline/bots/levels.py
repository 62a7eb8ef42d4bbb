"""The levels of play and their names. A level's method is the same for every title; the title's knowledge supplies the
content. The levels of the memory aid are in ``kit/aid.py``."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, Literal, get_args

from fogline.kernel.choices import Choices
from fogline.kernel.errors import BadData
from fogline.kit.bots import Believer, Bot, Budget, Judging, Knowledge
from fogline.kit.registry import title_of
from fogline.kit.search.deliberation import Recruit, Regular, deliberate
from fogline.kit.setups import describe
from fogline.kit.title import Title
from fogline.kit.worlds import imagine_many
from fogline.table.records import AnyGame

ThinkingLevel = Literal["recruit", "regular", "veteran", "ace"]
PlayingLevel = Literal["regular", "veteran"]
"""Levels for playouts in other worlds; a recruit's playouts would show nothing, and an ace's would take too long."""

THINKING: Final[tuple[str, ...]] = get_args(ThinkingLevel)
"""People's opponents, from the weakest to the strongest."""
BY_THUMB: Final = THINKING[:2]
"""Levels that decide by rules of thumb, without comparing actions in worlds."""
RANDOM: Final = "random"
"""The bot that does not think."""
LEVELS: Final = (RANDOM, *THINKING)
"""All bots, from the weakest to the strongest."""
ACE: Final = THINKING[-1]
"""The highest level; only titles with a network have it."""


def thinking_levels(game: str) -> tuple[str, ...]:
    """The levels of ``THINKING`` that a title has."""
    return tuple(level for level in THINKING if level != ACE or title_of(game).ace() is not None)


def levels_of(game: str) -> tuple[str, ...]:
    """The levels of ``LEVELS`` that a title has."""
    return (RANDOM, *thinking_levels(game))


def described(title: Title) -> dict[str, Any]:
    """A title, its set-ups and its levels as plain data, for ``fogline games --json`` and the browser."""
    return {**describe(title.rules, title.setups()), "levels": list(thinking_levels(title.name))}


KEPT: Final = 16
"""Worlds drawn by belief are drawn this many at a time."""


def drawing(game: AnyGame, believer: object, view: Any, rng: Random) -> Callable[[], Any]:
    """A function that draws a world that fits *view*, weighted by belief if *believer* is a ``Believer``."""
    belief = believer.belief(view) if isinstance(believer, Believer) else None
    if belief is None:
        return lambda: game.imagine(view, rng)
    worlds: list[Any] = []

    def draw() -> Any:
        if not worlds:
            worlds.extend(imagine_many(game, view, rng, KEPT, belief))
        return worlds.pop()

    return draw


VETERANS_CARE: Final = 12
"""The number of set-up ideas that a veteran compares."""


class Veteran:
    """Draws worlds that fit its view, weighted by its beliefs about opponents, and takes the action with the best mean
    value, looking one turn ahead."""

    def __init__(self, game: AnyGame, knowledge: Knowledge, budget: Budget, judging: Judging | None = None) -> None:
        self._game = game
        self._knowledge = knowledge
        self._judging = judging or knowledge.judge
        self._budget = budget

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """One of *choices*."""
        if len(choices) == 1:
            return choices[0]
        prepared = self._knowledge.prepare(view, choices, rng, VETERANS_CARE)
        if prepared is not None:
            return prepared
        judge = self._judging(view, choices, rng, self._budget.worlds)
        if len(judge.candidates) == 1:
            return judge.candidates[0]
        return deliberate(judge, drawing(self._game, self._knowledge, view, rng), self._budget, rng)


class RandomBot:
    """Plays at random: all kinds of action are equally likely, and so are all actions of a kind."""

    def choose(self, view: Any, choices: Choices[Any], rng: Random) -> Any:
        """One of *choices*."""
        kinds: dict[type, list[Any]] = {}
        for choice in choices:
            kinds.setdefault(type(choice), []).append(choice)
        return rng.choice(rng.choice(list(kinds.values())))


def bot_for(game: AnyGame, level: str, budget: Budget | None = None) -> Bot:
    """A bot of one of the levels that *game* has."""
    known = levels_of(game.name)
    if level not in known:
        raise BadData("bot", level, f"there is no such bot; there are {', '.join(known)}")
    if level == RANDOM:
        return RandomBot()
    knowledge = knowledge_of(game)
    if level == "recruit":
        return Recruit(knowledge)
    if level == "regular":
        return Regular(knowledge)
    ace = title_of(game.name).ace() if level == ACE else None
    if ace is not None:
        from fogline.bots.ace import AcePlayer

        return AcePlayer(game, knowledge, ace, budget or Budget())
    return Veteran(game, knowledge, budget or Budget())


def knowledge_of(game: AnyGame) -> Knowledge:
    """The bots' knowledge of *game*."""
    return title_of(game.name).knowledge()
