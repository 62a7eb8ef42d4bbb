"""Is a bot fair? It plays in pairs of worlds that it cannot tell apart, and its answers must be a function of its view.

Two processes host the bot in the same game. Each holds one world and nothing of the other: the first the game as it was
played, the second a game with other hidden cards that looks the same to the bot's seat. Both bots get the same seeds.
After each action the second world follows the first as far as its hidden cards allow; where the bot's seat would see a
difference, the second world is imagined again from the view.

A bot that reads the true state, from the frames that call it, from the garbage collector, through a wrapped function or
from a file, answers differently in the two worlds. A bot with randomness of its own does so, too; so each question is
put twice in each world, in random order, and where answers differ they are asked for again, many times, in both. A test
of permutations then says whether the answers depend on the worlds. The random order is what makes it valid: a bot that
goes by the clock has seen both worlds equally early.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from random import Random
from typing import Any, Final, Literal, NamedTuple, get_args

import fogline
from fogline.bots.arena import MAX_ACTIONS, choose_for, player_for
from fogline.bots.child import Say, answer_lines
from fogline.bots.guests import Guest, merged
from fogline.bots.levels import bot_for
from fogline.bots.processes import BlockingPool, ProcessFailed, ProcessPool, ProcessTimedOut
from fogline.bots.programs import FAULTS
from fogline.bots.remote import read_answer
from fogline.kernel.errors import BadData
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.rolls import by_weight
from fogline.kernel.setup import Setup
from fogline.kit.bots import HOSTING, Budget, Hosting
from fogline.kit.research import Fault
from fogline.table.records import AnyGame

GAMES: Final = 4
"""The number of games for each set-up; each decision of the bot gives a pair of worlds."""
OPPONENT: Final = "regular"
TRIES: Final = 8
"""The number of attempts to imagine a world that differs from the true one."""
ROUNDS: Final = 10
"""How often a question with different answers is asked again in each world."""
MAX_EXAMINED: Final = 12
"""The maximum number of such questions for each set-up."""
SHUFFLES: Final = 4999
PLAIN: Final = 50
"""The test stops after this many shuffles that are at least as close as the answers: the differences are then due to
chance."""
SURE: Final = 0.001
"""A leak is reported if chance alone would make answers depend on worlds this closely with less than this
probability."""
MAX_BROKEN: Final = 3
"""After this many games that the bot breaks off by ending its process, the test stops."""
_FAULTS: Final = frozenset(f"({kind})" for kind in FAULTS)
"""Answers that stand for faults: the kind of fault in parentheses, which no title uses in its notation for actions."""
_START: Final = 20.0
_COMMAND: Final = (sys.executable, "-P", "-m", "fogline.bots.certificate")

Verdict = Literal["fair", "random", "untested", "broken", "leak"]
"""Its answers are a function of its view and the seed; its answers have randomness of their own, and nothing shows that
it sees more than its view; it gave no actions in pairs of different worlds; it ends its process; it sees more."""
VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)
"""All verdicts, the best first."""


class Example(NamedTuple):
    """A decision with different answers in the two worlds."""

    game: int
    """The number of the game, from 1."""
    at: int
    """The number of actions before the decision."""
    here: str
    """The bot's usual answer in the first world."""
    there: str


class Certificate(NamedTuple):
    """The findings from all pairs of worlds in one set-up."""

    verdict: Verdict
    games: int
    decisions: int
    pairs: int
    """The number of decisions for which the two worlds differed and the bot gave an action in both."""
    differing: int
    """The number of pairs with different answers in the two worlds."""
    unrepeatable: int
    """The number of decisions with different answers to the same question in the same world."""
    failed: int
    """The number of decisions with a fault in place of an action, in at least one world."""
    chance: float
    """The probability that, by chance, the answers of a bot that does not see the worlds depend on them at least as
    closely as they did: 1 if none differed."""
    bound: float
    """A bot that answers differently in more than this share of such pairs would have been caught with 95 %
    probability."""
    example: Example | None
    faults: tuple[Fault, ...]


class _Lost(Exception):
    """Raised when a process that hosts the bot has ended."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.text)
        self.fault = fault


def certify(
    name: str, setup: Setup, seed: str = "0", games: int = GAMES, budget: Budget | None = None,
    hosting: Hosting = HOSTING, advance: Callable[[], None] = lambda: None,
) -> Certificate:  # fmt: skip
    """Let the bot play *games* games of one set-up in pairs of worlds. *advance* is called after each game."""
    trial = _Trial(name, setup, seed, games, budget or Budget(seconds=None), hosting, advance)
    try:
        trial.play()
    finally:
        trial.close()
    return trial.certificate()


class _Trial:
    def __init__(
        self, name: str, setup: Setup, seed: str, games: int, budget: Budget, hosting: Hosting,
        advance: Callable[[], None],
    ) -> None:  # fmt: skip
        self._setup = setup
        self._game: AnyGame = fogline.game(setup.game)
        self._seed = seed
        self._wanted = games
        self._advance = advance
        self._hosts = [_Host(name, budget, hosting) for _ in range(2)]
        self._order = Random(f"{seed}/order")
        self._games = self._decisions = self._pairs = self._differing = self._unrepeatable = self._broken = 0
        self._failed = 0
        self._examined: list[tuple[list[str], list[str]]] = []
        self._examples: list[tuple[Example, bool]] = []
        self._faults: list[Fault] = []

    def play(self) -> None:
        """Play the games, with the bot in each seat in turn."""
        seats = len(self._game.seats(self._setup))
        while self._games < self._wanted and self._broken < MAX_BROKEN:
            seat = Seat(self._games % seats)
            self._games += 1
            try:
                self._play_one(seat, Random(f"{self._seed}/{self._games}"))
            except _Lost as lost:
                self._faults.append(lost.fault)
                self._broken += 1
            self._advance()

    def _play_one(self, seat: Seat, rng: Random) -> None:
        game = self._game
        opponent = bot_for(game, OPPONENT)
        here, there = game.new(self._setup), game.new(self._setup)
        for host in self._hosts:
            host.begin(game, game.view(here, seat), seat)
        for at in range(MAX_ACTIONS):
            acting = game.to_act(here)
            if not acting:
                break
            actor = acting[0]
            view = game.view(here, seat)
            if game.view(there, seat) != view or game.to_act(there) != acting:
                there = self._imagined(view, here, rng)
            if actor == seat:
                if len(game.legal(here, seat)) > 1 and there.key() == here.key():
                    there = self._imagined(view, here, rng)
                one = other = self._decide(here, there, view, at, rng)
            elif actor == CHANCE:
                one = by_weight(rng, game.outcomes(here))
                outcomes = game.outcomes(there)
                other = one if any(one == outcome for outcome, _ in outcomes) else by_weight(rng, outcomes)
            else:
                one = opponent.choose(game.view(here, actor), game.legal(here, actor), rng)
                other = opponent.choose(game.view(there, actor), game.legal(there, actor), rng)
            for host, state, action in zip(self._hosts, (here, there), (one, other), strict=True):
                host.apply(actor, game.write(action))
                game.apply(state, actor, action)
        for host in self._hosts[:1]:
            self._faults += host.faults()

    def _imagined(self, view: Any, here: Any, rng: Random) -> Any:
        """A world that fits the view, if possible not the true one; the second process moves to the same world."""
        seed = rng.getrandbits(32)
        world = self._game.imagine(view, Random(seed))
        for _ in range(TRIES):
            if world.key() != here.key():
                break
            seed = rng.getrandbits(32)
            world = self._game.imagine(view, Random(seed))
        self._hosts[1].imagine(self._game.write_view(view), seed)
        return world

    def _decide(self, here: Any, there: Any, view: Any, at: int, rng: Random) -> Any:
        """Ask both bots, and return the first one's action."""
        game, seed = self._game, rng.getrandbits(53)
        choices = game.legal(here, Seat(view.seat))
        if len(choices) == 1:
            return choices[0]
        seen = _digest(game.write_view(view))
        answers = self._asked(2, seed, seen)
        failed = any(one[0] in _FAULTS for one in answers)
        self._decisions += 1
        self._failed += failed
        self._unrepeatable += any(one != again for one, again in answers)
        if here.key() != there.key():
            if not failed:
                self._pairs += 1
                self._differing += answers[0][0] != answers[1][0]
            if len({*answers[0], *answers[1]}) > 1 and len(self._examined) < MAX_EXAMINED:
                self._examine(seed, seen, at)
        return next((one for one in choices if game.write(one) == answers[0][0]), choices[0])

    def _asked(self, times: int, seed: int, seen: str) -> list[list[str]]:
        """Ask the hosts in random order, and return the answers of each."""
        answers: list[list[str]] = [[] for _ in self._hosts]
        order = [number for number in range(len(self._hosts)) for _ in range(times)]
        self._order.shuffle(order)
        for number in order:
            answers[number].append(self._hosts[number].ask(seed, seen))
        return answers

    def _examine(self, seed: int, seen: str, at: int) -> None:
        """Ask again, many times, in both worlds."""
        one, other = self._asked(ROUNDS, seed, seen)
        self._examined.append((one, other))
        example = Example(self._games, at, _usual(one), _usual(other))
        self._examples.append((example, not set(one) & set(other)))

    def certificate(self) -> Certificate:
        """Summarize the findings."""
        chance = chance_of(self._examined, Random(self._seed))
        example = next((one for one, is_clear in self._examples if is_clear), None)
        if chance < SURE:
            verdict: Verdict = "leak"
            example = example or next((one for one, _ in self._examples if one.here != one.there), None)
        elif self._broken >= MAX_BROKEN:
            verdict, example = "broken", None
        elif not self._pairs:
            verdict, example = "untested", None
        else:
            verdict, example = ("random" if self._differing or self._unrepeatable else "fair"), None
        bound = 1 - 0.05 ** (1 / self._pairs) if self._pairs else 1.0
        return Certificate(
            verdict, self._games, self._decisions, self._pairs, self._differing, self._unrepeatable, self._failed,
            chance, bound, example, merged(self._faults),
        )  # fmt: skip

    def close(self) -> None:
        """End the processes."""
        for host in self._hosts:
            host.close()


def _usual(answers: Sequence[str]) -> str:
    return Counter(answers).most_common(1)[0][0]


def chance_of(examined: Sequence[tuple[Sequence[str], Sequence[str]]], rng: Random) -> float:
    """The probability that answers shuffled between the two worlds depend on the worlds at least as closely as these
    do; 1 if these do not depend on them at all. The answers to each question are shuffled among themselves."""
    mixed = [([*one, *other], Counter([*one, *other])) for one, other in examined]
    found = sum(_closeness(one, every) for (one, _), (_, every) in zip(examined, mixed, strict=True))
    if not found:
        return 1.0
    as_close = 0
    for number in range(1, SHUFFLES + 1):
        as_close += sum(_closeness(rng.sample(both, len(both) // 2), every) for both, every in mixed) >= found
        if as_close == PLAIN:
            return PLAIN / number
    return (as_close + 1) / (SHUFFLES + 1)


def _closeness(one: Sequence[str], every: Counter[str]) -> int:
    """How closely answers depend on the world in which they were given: 0 if each answer came up equally often in
    both."""
    here = Counter(one)
    return sum((2 * here[answer] - times) ** 2 for answer, times in every.items())


# -- a process that hosts the bot -----------------------------------------------------------------------


class _Host:
    """The caller's connection to a process that hosts the bot."""

    def __init__(self, name: str, budget: Budget, hosting: Hosting) -> None:
        self._told = {"bot": name, "budget": list(budget), "patience": hosting.patience, "log": hosting.log}
        self._seconds = _START + hosting.patience + (budget.seconds or 0.0)
        self._pool = BlockingPool(lambda: ProcessPool(1, _COMMAND, read_answer))
        self._waiting: list[dict[str, Any]] = []

    def begin(self, game: AnyGame, view: Any, seat: Seat) -> None:
        """Start a new game, in which the bot has this seat."""
        self._waiting = [{"begin": {**self._told, "game": game.name, "view": game.write_view(view), "seat": seat}}]

    def imagine(self, view: Any, seed: int) -> None:
        """Move to a world that fits the view."""
        self._waiting.append({"imagine": view, "seed": seed})

    def apply(self, seat: Seat, action: str) -> None:
        """Play an action."""
        self._waiting.append({"apply": action, "seat": seat})

    def ask(self, seed: int, seen: str) -> str:
        """The bot's answer: an action, or a fault."""
        self._waiting.append({"ask": seed})
        told = self._tell()
        if told["seen"] != seen:
            raise AssertionError("the bot's view is not the same in both worlds")
        return str(told["action"])

    def faults(self) -> list[Fault]:
        """The bot's faults in this game."""
        self._waiting.append({"faults": True})
        return [Fault(*one) for one in self._tell()["faults"]]

    def _tell(self) -> dict[str, Any]:
        line, self._waiting = json.dumps({"orders": self._waiting}), []
        try:
            return self._pool.ask(line, self._seconds)
        except ProcessTimedOut as error:
            raise _Lost(Fault("late", 1, str(error))) from error
        except ProcessFailed as error:
            if error.cause == BadData.__name__:
                raise BadData(str(self._told["bot"]), "", str(error)) from error
            raise _Lost(Fault("crash", 1, str(error))) from error

    def close(self) -> None:
        """End the process."""
        self._pool.close()


class _Stage:
    """The child's part: this process's only world, and the bot in it."""

    def __init__(self) -> None:
        self._stack = ExitStack()

    def answer(self, request: dict[str, Any], say: Say) -> None:
        """Carry out a list of orders, and answer the last one."""
        try:
            told: dict[str, Any] = {}
            for order in request["orders"]:
                told = self._carry_out(order)
        except Exception as error:
            told = {"error": str(error), "kind": type(error).__name__}
        say(json.dumps(told))

    def _carry_out(self, order: dict[str, Any]) -> dict[str, Any]:
        if "begin" in order:
            self._begin(**order["begin"])
        elif "imagine" in order:
            self._state = self._game.imagine(self._game.read_view(order["imagine"]), Random(order["seed"]))
        elif "apply" in order:
            self._game.apply(self._state, Seat(order["seat"]), self._game.read(order["apply"]))
        elif "faults" in order:
            return {"faults": list(self._player.faults) if isinstance(self._player, Guest) else []}
        else:
            return self._ask(Random(order["ask"]))
        return {}

    def _begin(
        self, bot: str, budget: Sequence[Any], patience: float, log: str | None, game: str, view: Any, seat: int
    ) -> None:
        self._stack.close()
        self._game: AnyGame = fogline.game(game)
        setup = self._game.read_view(view).setup
        self._state = self._game.new(setup)
        self._seat = Seat(seat)
        self._player = player_for(self._game, bot, Budget(*budget), Hosting(patience, log=log))
        if isinstance(self._player, Guest):
            self._stack.enter_context(self._player)

    def _ask(self, rng: Random) -> dict[str, Any]:
        game, state, before = self._game, self._state, _times(self._player)
        seen = _digest(game.write_view(game.view(state, self._seat)))
        action = game.write(choose_for(game, self._player, state, self._seat, rng))
        after = _times(self._player)
        failed = next((kind for kind, times in after.items() if times > before.get(kind, 0)), "")
        return {"seen": seen, "action": f"({failed})" if failed else action}


def _times(player: Any) -> dict[str, int]:
    return {fault.kind: fault.times for fault in player.faults} if isinstance(player, Guest) else {}


def _digest(view: Any) -> str:
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()


if __name__ == "__main__":
    answers, sys.stdout = sys.stdout, sys.stderr  # a bot's own prints are not answers
    answer_lines(_Stage().answer, sys.stdin, answers)
