"""Checks whether a third-party bot follows the protocol: it plays whole games against random play, and every breach is
reported."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import fogline
from fogline.bots.arena import MAX_ACTIONS
from fogline.bots.guests import Guest
from fogline.bots.levels import RandomBot
from fogline.bots.programs import BotFailed, Exchange, ProgramBot
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.rolls import by_weight
from fogline.kernel.setup import Setup
from fogline.kit.bots import HOSTING, Budget, Hosting
from fogline.kit.registry import title_of
from fogline.kit.setups import is_accepted
from fogline.table.records import AnyGame

LINGERS: Final = "lingers"
"""The breach of a program that does not end with its input; the other kinds of breach are the kinds of fault."""
REPEATED: Final = 3
"""This many decisions of each game are asked for twice; after each of them, the check also waits for late lines."""
SETTLE: Final = 0.05
MAX_TOLD: Final = 20
"""The maximum number of breaches of each kind to keep."""
MAX_FAILED: Final = 3
"""The number of breaches after which the bot plays no further in that game."""
TURNS: Final = 30
"""The turn after which a game is abandoned: by then every kind of decision has come up."""


class Breach(NamedTuple):
    """Something that breaks the protocol."""

    kind: str
    text: str
    setup: Setup
    line: int
    """The number of the input line to which the program answered wrongly; the greeting is line 1. For a class, the
    number of the decision in this game."""
    request: str
    """The text of that line."""
    answer: str


class Checked(NamedTuple):
    """The findings from all games."""

    name: str
    """The name that the program gave in its greeting."""
    games: int
    decisions: int
    counts: dict[str, int]
    """The number of breaches of each kind."""
    breaches: tuple[Breach, ...]
    """The first breaches of each kind."""
    asked_twice: int
    differing: int
    """How often a repeated request got a different answer. This is allowed, but such games are not reproducible."""


def setups_for(game: str, most: int | None = None) -> list[Setup]:
    """Set-ups of a title that cover every scenario, every preset and every named value of an option; at most the first
    *most* of them."""
    title = title_of(game)
    rules, presets = title.rules, list(title.setups().presets().values())
    bases = [(scenario, dict(preset)) for scenario in rules.scenarios for preset in presets or [{}]]
    variants = [(option.key, value) for option in rules.options for value in option.values if value != option.default]
    found: list[Setup] = []
    for number in range(max(len(bases), len(variants) + 1)):
        scenario, options = bases[number % len(bases)]
        tried = [options]
        if 0 < number <= len(variants):
            key, value = variants[number - 1]
            tried.insert(0, {**options, key: value})
        made = (title.setups().completed(Setup(game, scenario, one)) for one in tried)
        found += next(([setup] for setup in made if is_accepted(rules, setup)), [])
    return found[:most]


class Checker:
    """Plays the games."""

    def __init__(self, name: str, seed: str = "0", hosting: Hosting = HOSTING) -> None:
        self._bot = name
        self._seed = seed
        self._hosting = hosting
        self._name = ""
        self._games = self._decisions = self._asked_twice = self._differing = 0
        self._counts: Counter[str] = Counter()
        self._breaches: list[Breach] = []

    def play(self, setup: Setup) -> None:
        """Play one game. The bot's side alternates from game to game."""
        game: AnyGame = fogline.game(setup.game)
        sides = list(dict.fromkeys(game.side(setup, Seat(seat)) for seat in range(len(game.seats(setup)))))
        own = sides[self._games % len(sides)]
        rng = Random(f"{self._seed}/{self._games}")
        self._games += 1
        with Guest(game, self._bot, Budget(seconds=None), self._hosting) as guest:
            try:
                bot = guest.start(own)
            except BotFailed as failed:
                self._note(Breach(failed.kind, failed.text, setup, 1, "", ""))
                return
            self._play_on(game, setup, own, guest, rng)
        if isinstance(bot, ProgramBot):
            self._name = bot.name
            if bot.lingers:
                self._note(Breach(LINGERS, "", setup, 1 + (bot.last.line if bot.last else 1), "", ""))

    def _play_on(self, game: AnyGame, setup: Setup, own: str, guest: Guest, rng: Random) -> None:
        state, others, asked, failures = game.new(setup), RandomBot(), 0, 0
        for _ in range(MAX_ACTIONS):
            acting = game.to_act(state)
            if not acting or game.turn(game.view(state, None)) > TURNS or failures >= MAX_FAILED:
                return
            seat = acting[0]
            if seat == CHANCE:
                game.apply(state, seat, by_weight(rng, game.outcomes(state)))
                continue
            view, choices = game.view(state, seat), game.legal(state, seat)
            action = others.choose(view, choices, rng)
            if game.side(setup, seat) == own and len(choices) > 1:
                asked += 1
                try:
                    action = self._asked(guest, own, view, choices, rng.getrandbits(32), is_careful=asked <= REPEATED)
                except BotFailed as failed:
                    failures += 1
                    self._tell(failed, setup, guest, own, asked)
            game.apply(state, seat, action)

    def _asked(self, guest: Guest, own: str, view: Any, choices: Any, seed: int, *, is_careful: bool) -> Any:
        bot = guest.start(own)
        if isinstance(bot, ProgramBot):
            bot.settle(SETTLE if is_careful else 0.0)
        self._decisions += 1
        action = guest.answer(view, choices, Random(seed))
        if is_careful:
            self._asked_twice += 1
            self._differing += guest.answer(view, choices, Random(seed)) != action
        return action

    def _tell(self, failed: BotFailed, setup: Setup, guest: Guest, own: str, asked: int) -> None:
        bot = guest.start(own)
        last = bot.last if isinstance(bot, ProgramBot) else None
        self._note(Breach(failed.kind, failed.text, setup, *(last or Exchange(asked, "", ""))))

    def _note(self, breach: Breach) -> None:
        self._counts[breach.kind] += 1
        if self._counts[breach.kind] <= MAX_TOLD:
            self._breaches.append(breach)

    def result(self) -> Checked:
        """The findings so far."""
        return Checked(
            self._name, self._games, self._decisions, dict(self._counts), tuple(self._breaches), self._asked_twice,
            self._differing,
        )  # fmt: skip


def check(name: str, setups: Sequence[Setup], advance: Callable[[], None] = lambda: None, **more: Any) -> Checked:
    """Play a game of each of *setups*, and call *advance* after each. *more*: see ``Checker``."""
    checker = Checker(name, **more)
    for setup in setups:
        checker.play(setup)
        advance()
    return checker.result()
