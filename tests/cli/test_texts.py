"""The words: three languages that say the same things, all of them used, none of them missing."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import fogline
from fogline.cli import session
from fogline.games.stalingrad import events
from fogline.games.stalingrad.actions import _SHAPES
from fogline.games.stalingrad.cards import CODES
from fogline.games.stalingrad.rules import STALINGRAD
from fogline.games.stalingrad.scenarios import BASIC, THEMED
from fogline.games.stalingrad.state import REASONS, STEPS
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.locale import LANGUAGES, texts_in
from fogline.locale.stalingrad import tell

SOURCE = Path(inspect.getfile(fogline)).parent
GAME = SOURCE / "games" / "stalingrad"


def entries(language: str) -> dict[str, set[str]]:
    """Each key with the names of its placeholders."""
    source = (SOURCE / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    assert not [part for part in resource.body if isinstance(part, fluent.Junk)]
    found: dict[str, set[str]] = {}
    for part in resource.body:
        if isinstance(part, fluent.Message):
            assert part.id.name not in found, f"{part.id.name} twice"
            found[part.id.name] = set(re.findall(r"\$(\w+)", source[part.span.start : part.span.end]))
    return found


EN = entries("en")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_all_languages_have_the_same_keys_and_placeholders(language: str) -> None:
    assert list(entries(language)) == list(EN), "in the same order, too"
    assert entries(language) == EN


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_was_left_in_english(language: str) -> None:
    own, english = texts_in(language), texts_in("en")
    same = {key for key, names in EN.items() if not names and own(key) == english(key)}
    allowed = {
        "es": {"game-stalingrad"},
        "fr": {"game-stalingrad", "kind-SN", "cli-usage", "cli-arguments", "cli-options"},
    }
    assert same <= allowed[language]


# -- every message is used, and every use has a message ---------------------------------------------


def patterns() -> list[re.Pattern[str]]:
    """Every text in the code of the terminal and of the messages that may be a key, with its gaps."""
    found = []
    for path in [*(SOURCE / "cli").glob("*.py"), *(SOURCE / "locale").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                if re.match(r"[a-z]+(\\?-[a-z]+)*\\?-", parts[0]):
                    found.append("".join(parts))
    return [re.compile(pattern) for pattern in found]


def test_every_message_is_used() -> None:
    used = patterns()
    assert [key for key in EN if not any(pattern.fullmatch(key) for pattern in used)] == []


def keys(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in EN if key.startswith(prefix)}


CITING = {"IllegalAction", "hit", "remove", "Eliminated", "Removed", "Held"}
"""What is given the clause that it follows from."""


def clauses_cited() -> set[str]:
    """Every clause that a refusal of the rules can carry, or an event that can follow from several."""
    found: set[str] = set()
    for path in GAME.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CITING:
                found |= {
                    part.value
                    for part in ast.walk(node)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return found


def event_classes() -> list[type[events.Event]]:
    found = [one for _, one in inspect.getmembers(events, inspect.isclass) if issubclass(one, events.Event)]
    return [one for one in found if one.clause]


def test_every_refusal_and_every_event_has_a_clause_that_says_why() -> None:
    assert len(clauses_cited()) >= 28
    assert keys("clause-") == clauses_cited() | {one.clause for one in event_classes()}


def test_every_event_has_a_message() -> None:
    names = {re.sub(r"(?<=.)([A-Z])", r"-\1", one.__name__).lower() for one in event_classes()}
    assert keys("event-") == names


def test_every_name_has_a_message_and_no_other() -> None:
    sides = {"g", "s"}
    assert keys("card-") == {side + code for side in sides for code in CODES}
    assert keys("kind-") == set(CODES)
    assert keys("reason-") == set(REASONS)
    assert keys("verb-") == keys("form-") == set(_SHAPES)
    assert keys("scenario-") == {"themed", *BASIC, *(f"{name}-about" for name in BASIC)}
    themes = {name.partition("/")[0] for name in THEMED}
    assert keys("theme-") == themes | {f"{theme}-about" for theme in themes}
    assert keys("option-") == {f"{option.key}-about" for option in STALINGRAD.options}
    assert keys("step-") == {
        *(step for step in STEPS if step != "over"), "set-up-left", "set-up-full", "shot-decoy", "gun-decoy",
    }  # fmt: skip
    seats = set()
    for players in (2, 3, 4):
        for leader in ("german", "soviet"):
            options = {"mode": "advanced", "players": players, "leader": leader}
            seats |= set(STALINGRAD.seats(Setup("stalingrad", "quick-duel", options)))
    assert keys("seat-") == seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_told(language: str) -> None:
    """Random games of every theme: each event, as each viewer is told it, becomes a sentence."""
    texts, rng, told = texts_in(language), Random(4), set()
    for scenario in ["quick-duel", *(name for name in STALINGRAD.scenarios if name.endswith("/quick-duel"))] * 2:
        options: dict[str, Any] = {"mode": "advanced", "quietTurnLimit": 30}
        setup = Setup("stalingrad", scenario, options | {"offensiveFireGun": rng.choice(["late", "declared"])})
        state = STALINGRAD.new(setup)
        log: list[events.Event] = []
        while seats := STALINGRAD.to_act(state):
            kinds: dict[type, list[Any]] = {}
            for action in STALINGRAD.legal(state, seats[0]):
                kinds.setdefault(type(action), []).append(action)
            STALINGRAD.apply(state, seats[0], rng.choice(rng.choice(list(kinds.values()))), log)
        for event in log:
            for viewer in (Seat(0), None):
                seen = event.seen_by(viewer)
                if seen is not None:
                    sentence = texts.say(tell(seen, STALINGRAD.seats(setup)))
                    assert sentence.endswith(".")
                    assert "{" not in sentence
                    assert sentence[0].isupper()
                    assert texts.has(f"clause-{seen.cites()}")
            told.add(type(event))
    assert len(told) >= len(event_classes()) - 3


def test_a_wrong_key_or_a_missing_value_is_an_error_of_ours() -> None:
    texts = texts_in("en")
    with pytest.raises(LookupError):
        texts("no-such-key")
    with pytest.raises(LookupError):
        texts("saved")


def test_the_commands_of_the_terminal_are_all_explained() -> None:
    """What can be typed besides actions is what the help lists."""
    source = inspect.getsource(session.Session._obey)
    commands = set(re.findall(r'"(\w+)"', source)) - {"exit"}
    for language in LANGUAGES:
        listed = re.findall(r"^  (\w+)", texts_in(language)("help-commands"), re.M)
        assert set(listed) == commands - {"help"} | {"random"}
