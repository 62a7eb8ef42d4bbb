"""Bots that are programs: whatever one does wrong is named, and the next decision gets a new start."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import fogline
from fogline.bots.programs import FAULTS, BotFailed, ProgramBot
from fogline.kit.bots import Budget

GAME: Final = fogline.game("stalingrad")
SETUP: Final = fogline.Setup("stalingrad", "quick-duel")
PATIENCE: Final = 20.0
SHORT: Final = 0.3
"""Seconds for a program that answers too late."""
HEAD: Final = """import json, os, sys, time
def say(**told): print(json.dumps(told), flush=True)
def greet(): sys.stdin.readline(); say(protocol=1, name="odd")
def ask(): return json.loads(sys.stdin.readline())
def twice(**told): os.write(1, 2 * (json.dumps(told).encode() + bytes([10])))
"""
ODD: Final[dict[str, tuple[str, str]]] = {
    "ends at once": ("start", ""),
    "does not know this version": ("greeting", "ask(); say(protocol=2)"),
    "greets with nonsense": ("greeting", "ask(); print('hello', flush=True)"),
    "has a name that is no text": ("greeting", "ask(); say(protocol=1, name=[])"),
    "crashes": ("crash", "greet(); ask(); print('boom', file=sys.stderr); sys.exit(3)"),
    "is late": ("late", "greet(); ask(); sys.stdin.read()"),
    "says nonsense": ("malformed", "greet(); ask(); print('search S2b', flush=True); sys.stdin.read()"),
    "says nothing useful": ("malformed", "greet(); ask(); say(move='search S2b'); sys.stdin.read()"),
    "says a list": ("malformed", "greet(); ask(); print('[' * 2000, flush=True); sys.stdin.read()"),
    "floods": ("malformed", "greet(); ask(); print('x' * 200_000, flush=True); sys.stdin.read()"),
    "says it twice": ("extra", "greet(); twice(action=ask()['choices'][0]); sys.stdin.read()"),
    "gives up": ("error", "greet()\nfor line in sys.stdin: say(error='no idea')"),
    "breaks the rules": ("illegal", "greet()\nfor line in sys.stdin: say(action='place XX')"),
    "plays what is not legal now": ("illegal", "greet()\nfor line in sys.stdin: say(action='hold')"),
}  # fmt: skip
FAIR: Final = "greet()\nfor line in sys.stdin: say(action=json.loads(line)['choices'][-1])"


def program(source: str, **more: Any) -> ProgramBot:
    return ProgramBot([sys.executable, "-c", HEAD + source], GAME, Budget(32, None), **{"patience": PATIENCE, **more})


def first_decision() -> tuple[Any, Any]:
    state = GAME.new(SETUP)
    seat = GAME.to_act(state)[0]
    return GAME.view(state, seat), GAME.legal(state, seat)


@pytest.mark.parametrize("odd", ODD)
def test_a_fault_is_named_by_its_kind(odd: str) -> None:
    kind, source = ODD[odd]
    with program(source, patience=SHORT if kind == "late" else PATIENCE) as bot:
        with pytest.raises(BotFailed) as failed:
            bot.choose(*first_decision(), Random(1))
        assert failed.value.kind == kind, failed.value
        if kind == "crash":
            assert failed.value.text.endswith("(exit code 3): boom")


def test_every_kind_of_fault_has_an_example() -> None:
    assert {kind for kind, _ in ODD.values()} == set(FAULTS)


def test_a_command_that_does_not_exist_is_a_fault() -> None:
    for command in ("./there-is-no-such-bot", "", "'"):
        with pytest.raises(BotFailed, match=r"^start: "), ProgramBot(command, GAME) as bot:
            bot.start()


def test_a_program_that_crashed_is_started_again(tmp_path: Path) -> None:
    once = "import pathlib; mark = pathlib.Path(sys.argv[1]); greet(); c = ask()['choices']\n"
    once += "if mark.exists(): say(action=c[0]); sys.stdin.read()\nelse: mark.touch(); os.abort()"
    view, choices = first_decision()
    with ProgramBot([sys.executable, "-c", HEAD + once, str(tmp_path / "mark")], GAME, patience=PATIENCE) as bot:
        with pytest.raises(BotFailed, match=r"^crash: "):
            bot.choose(view, choices, Random(1))
        assert bot.choose(view, choices, Random(1)) == choices[0]


def test_a_request_has_everything_that_our_own_bots_get() -> None:
    """And the time limit; the same generator gives the same request."""
    view, choices = first_decision()
    with program(FAIR) as bot:
        assert bot.choose(view, choices, Random(7)) == choices[-1]
        assert bot.name == "odd"
        assert bot.last is not None
        first = bot.last
        bot.choose(view, choices, Random(7))
        assert bot.last == first._replace(line=3)
    told = json.loads(first.request)
    assert list(told) == ["game", "view", "choices", "seed", "worlds", "seconds", "limit"]
    assert told["choices"] == [GAME.write(choice) for choice in choices]
    assert GAME.read_view(told["view"]) == view
    assert told["seed"] < 2**53
    assert told["limit"] == PATIENCE


def test_lines_after_an_answer_are_found_if_there_is_time() -> None:
    late = "greet()\nfor line in sys.stdin:\n  say(action=json.loads(line)['choices'][0]); time.sleep(0.05); say(a=1)"
    with program(late, settle=0.5) as bot, pytest.raises(BotFailed, match=r"^extra: "):
        bot.choose(*first_decision(), Random(1))


def test_standard_error_goes_to_the_log(tmp_path: Path) -> None:
    log = tmp_path / "bot.log"
    with program("print('here I am', file=sys.stderr, flush=True)\n" + FAIR, log=log) as bot:
        bot.choose(*first_decision(), Random(1))
    assert log.read_text() == "here I am\n"


def test_a_program_ends_with_everything_that_it_has_started(tmp_path: Path) -> None:
    """A wrapper script that starts the bot and waits for it; neither reads the end of its input."""
    script = tmp_path / "wrapper.sh"
    script.write_text(f"{sys.executable} -c '{(HEAD + 'greet(); time.sleep(60)').replace(chr(39), chr(34))}'\nexit 0\n")
    with ProgramBot(["sh", str(script)], GAME, patience=SHORT) as bot:
        bot.start()
        began = time.monotonic()
    assert time.monotonic() - began < 20, "it waited for a process that nobody has killed"
