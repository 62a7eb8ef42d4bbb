"""Third-party bots, good and bad, for the tests, named ``tests.bots.guests:Class``."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path
from random import Random
from time import sleep, time
from typing import Any

from fogline.kit.bots import Budget
from fogline.table.records import AnyGame

HERE = __name__
RANDOM = f'cmd:"{sys.executable}" "{Path(__file__).parents[2] / "examples" / "bots" / "random_bot.py"}"'
FED = "FOGLINE_TEST_FED"
"""An environment variable: a folder with a file for each process that hosts a bot."""


class Fair:
    """Plays at random with the given generator."""

    def choose(self, view: Any, choices: Any, rng: Random) -> Any:
        return rng.choice(choices)


class Asking(Fair):
    """Asks for the game and the budget."""

    def __init__(self, *, budget: Budget, game: AnyGame) -> None:
        assert budget.worlds
        assert game.name


class Moody:
    """Has randomness of its own."""

    def choose(self, view: Any, choices: Any, rng: Random) -> Any:
        return random.SystemRandom().choice(choices)


class Clocked:
    """Goes by the clock."""

    def choose(self, view: Any, choices: Any, rng: Random) -> Any:
        return choices[int(time() * 1000) % len(choices)]


class Writes:
    """Returns the notation of an action."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: Any, choices: Any, rng: Random) -> Any:
        return self.game.write(choices[0])


class Crashes:
    def choose(self, view: Any, choices: Any, rng: Random) -> Any:
        raise ValueError("no idea")


class Leaves:
    """Ends its process."""

    def choose(self, view: Any, choices: Any, rng: Random) -> Any:
        os._exit(1)


class Slow(Fair):
    def choose(self, view: Any, choices: Any, rng: Random) -> Any:
        sleep(0.02)
        return super().choose(view, choices, rng)


class Everything:
    """Equal to anything it is compared with."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


class Breaks:
    """Breaks the rules."""

    def choose(self, view: Any, choices: Any, rng: Random) -> Any:
        return Everything()


class Nosy(Fair):
    """Must never be asked for two sides."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.sides = set[str]()

    def choose(self, view: Any, choices: Any, rng: Random) -> Any:
        self.sides.add(self.game.side(view.setup, view.seat))
        assert len(self.sides) == 1
        return super().choose(view, choices, rng)


class Fails:
    def __init__(self) -> None:
        raise RuntimeError("no model here")


class Mute:
    """Cannot choose."""


# -- cheats ---------------------------------------------------------------------------------------------


def by_state(state: Any, choices: Any) -> Any:
    """A choice that depends on the whole position."""
    return choices[sum(map(ord, repr(state.key()))) % len(choices)]


class InFrames:
    """Looks for the position in the stack frames of its callers."""

    def choose(self, view: Any, choices: Any, rng: Random) -> Any:
        frame = sys._getframe()
        while frame.f_back is not None:
            frame = frame.f_back
            if "state" in frame.f_locals:
                return by_state(frame.f_locals["state"], choices)
        return choices[0]


class CrashesInFrames(InFrames):
    """Looks for the position, too, but tells it by crashing."""

    def choose(self, view: Any, choices: Any, rng: Random) -> Any:
        if list(choices).index(super().choose(view, choices, rng)) % 2:
            raise ValueError("odd")
        return choices[0]


class Wiretapping(Fair):
    """Intercepts every call and remembers the position; occasionally it plays an action that only the position can
    tell."""

    def __init__(self) -> None:
        self.state: Any = None
        sys.setprofile(self.hear)

    def hear(self, frame: Any, event: str, _: Any) -> None:
        if event == "call" and "state" in frame.f_locals:
            self.state = frame.f_locals["state"]

    def choose(self, view: Any, choices: Any, rng: Random) -> Any:
        if rng.random() < 0.5:
            return super().choose(view, choices, rng)
        return by_state(self.state, choices)


READER = f"""import json, os, sys
for line in sys.stdin:
    request, secret = json.loads(line), os.path.join(os.environ["{FED}"], str(os.getppid()))
    told = {{"protocol": 1}}
    if "choices" in request:
        told = {{"action": open(secret).read() if os.path.exists(secret) else request["choices"][0]}}
    print(json.dumps(told), flush=True)
"""
"""A program that answers with the content of a file."""
SPY = f"""import os, sys
def spy(frame, event, _):
    if event == "call" and frame.f_code.co_name == "choose_for":
        game, state, seat = (frame.f_locals[name] for name in ("game", "state", "seat"))
        choices = game.legal(state, seat)
        action = choices[sum(map(ord, repr(state.key()))) % len(choices)]
        with open(os.path.join(os.environ["{FED}"], str(os.getpid())), "w") as file:
            file.write(game.write(action))
if "fogline.bots.certificate" in sys.orig_argv:
    sys.setprofile(spy)
"""
"""The site customization of Python, which writes such files in the processes that host a bot: the bot itself is a fair
program."""
