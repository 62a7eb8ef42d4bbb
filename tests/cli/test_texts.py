"""The texts: three languages with the same messages, all of them used, none missing."""

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
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of, titles
from fogline.locale import LANGUAGES, texts_in
from fogline.titles.panzer.rules import actions as panzer_actions
from fogline.titles.panzer.rules import cards as panzer_cards
from fogline.titles.panzer.rules import events as panzer_events
from fogline.titles.panzer.rules.actions import DRAWN
from fogline.titles.panzer.rules.cardsets import NAMES
from fogline.titles.panzer.rules.fire import REASONS as HAND_REASONS
from fogline.titles.panzer.rules.rules import PANZER
from fogline.titles.panzer.rules.state import REASONS as PANZER_REASONS
from fogline.titles.panzer.setups import random_options
from fogline.titles.spearpoint.rules import actions as spearpoint_actions
from fogline.titles.spearpoint.rules import attacks as spearpoint_attacking
from fogline.titles.spearpoint.rules import cards as spearpoint_cards
from fogline.titles.spearpoint.rules import cards as spearpoint_effects
from fogline.titles.spearpoint.rules import damage as spearpoint_losing
from fogline.titles.spearpoint.rules import events as spearpoint_events
from fogline.titles.spearpoint.rules import state as spearpoint_state
from fogline.titles.spearpoint.rules import steps as spearpoint_steps
from fogline.titles.spearpoint.rules.cardsets import HOUSE
from fogline.titles.spearpoint.rules.rules import SPEARPOINT
from fogline.titles.spearpoint.setups import random_cards
from fogline.titles.spearpoint.words import words as spearpoint_locale
from fogline.titles.stalingrad.rules import events
from fogline.titles.stalingrad.rules.actions import SYNTAX
from fogline.titles.stalingrad.rules.cards import CODES
from fogline.titles.stalingrad.rules.rules import STALINGRAD
from fogline.titles.stalingrad.rules.scenarios import BASIC, THEMED
from fogline.titles.stalingrad.rules.state import REASONS
from fogline.titles.stalingrad.rules.steps import NAMES as STEPS

SOURCE = Path(inspect.getfile(fogline)).parent
CODE = (
    "analysis/*.py",
    "bots/*.py",
    "cli/*.py",
    "desk/*.py",
    "kit/*.py",
    "locale/*.py",
    "page/*.py",
    "table/*.py",
    "titles/*/*.py",
    "titles/*/bots/*.py",
    "titles/*/research/*.py",
    "titles/*/terminal/*.py",
    "titles/*/words/*.py",
    "server/http/command.py",
    "server/operations/*.py",
    "server/notices/*.py",
)
CLIENT = Path(__file__).parents[2] / "webapp" / "src"
EVENTS = {"stalingrad": events, "panzer": panzer_events, "spearpoint": spearpoint_events}
PREFIXES = {name: title.words().prefix for name, title in titles().items()}


def files_of(language: str) -> list[Path]:
    """The texts of a language: ours, and those of each title."""
    return [*sorted((SOURCE / "locale" / language).iterdir()), *sorted(SOURCE.glob(f"titles/*/words/{language}/*.ftl"))]


def entries(language: str) -> dict[str, set[str]]:
    """Each key with the names of its placeholders."""
    found: dict[str, set[str]] = {}
    for file in files_of(language):
        source = file.read_text(encoding="utf-8")
        resource = FluentParser().parse(source)
        assert not [part for part in resource.body if isinstance(part, fluent.Junk)]
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
        "es": set(),
        "fr": {
            "kind-SN",
            "cli-usage",
            "cli-arguments",
            "cli-options",
            "belief-gain",
            "typed-howitzer",
            "web-end-points",
            "web-phrases",
            "web-tournament-points",
            "web-worlds-action",
            "web-worlds-column-chance",
            "panzer-typed-terrain",
            "spearpoint-typed-deck",
            "spearpoint-typed-front",
        },
    }
    named = ("game-", "panzer-unit-", "spearpoint-unit-", "spearpoint-weapon-")
    proper_names = {key for key in EN if key.startswith(named)}
    assert same <= allowed[language] | proper_names


# -- every message is used, and every use has a message ---------------------------------------------


def patterns() -> list[re.Pattern[str]]:
    """Every string in the code of the terminal and of the messages that may be a key, with its gaps."""
    found = []
    for path in [path for place in CODE for path in SOURCE.glob(place)]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                first = node.values[0]
                if isinstance(first, ast.FormattedValue) and ast.unparse(first.value).endswith("prefix"):
                    parts[0] = f"({'|'.join(PREFIXES.values())})"
                if re.match(r"[a-z]+(\\?-[a-z]+)*\\?-", parts[0]) or parts[0].startswith("("):
                    found.append("".join(parts))
    return [re.compile(pattern) for pattern in found]


def client_patterns() -> list[re.Pattern[str]]:
    """Every string in the code of the browser client that may be a key, with its gaps."""
    found = set()
    for path in [path for kind in ("ts", "svelte", "json") for path in sorted(CLIENT.rglob(f"*.{kind}"))]:
        source = path.read_text(encoding="utf-8")
        for text in re.findall(r'"([a-z][A-Za-z0-9-]*)"', source):
            found.add(re.escape(text))
        for text in re.findall(r"`([^`\n]*)`", source):
            parts = re.split(r"\$\{[^}]*\}", text)
            is_key = all(re.fullmatch(r"[A-Za-z0-9-]*", part) for part in parts) and len("".join(parts)) > 3
            if len(parts) > 1 and is_key:
                found.add(".+".join(re.escape(part) for part in parts))
    return [re.compile(pattern) for pattern in sorted(found)]


def test_every_message_is_used() -> None:
    used = [*patterns(), *client_patterns()]
    assert [key for key in EN if not any(pattern.fullmatch(key) for pattern in used)] == []


def keys(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in EN if key.startswith(prefix)}


def event_classes(game: str) -> list[Any]:
    module = EVENTS[game]
    return [one for _, one in inspect.getmembers(module, inspect.isclass) if getattr(one, "clause", "")]


@pytest.mark.parametrize("game", titles())
def test_every_event_has_a_message(game: str) -> None:
    names = {re.sub(r"(?<=.)([A-Z])", r"-\1", one.__name__).lower() for one in event_classes(game)}
    assert keys(f"{PREFIXES[game]}event-") == names


def test_every_name_of_stalingrad_has_a_message_and_no_other() -> None:
    sides = {"g", "s"}
    assert keys("card-") == {side + code for side in sides for code in CODES}
    assert keys("kind-") == set(CODES)
    assert keys("reason-") == set(REASONS)
    assert keys("verb-") == keys("form-") == set(SYNTAX)
    assert keys("scenario-") == {"themed", *BASIC, *(f"{name}-about" for name in BASIC)}
    themes = {name.partition("/")[0] for name in THEMED}
    assert keys("theme-") == themes | {f"{theme}-about" for theme in themes}
    assert keys("option-") == {f"{option.key}-about" for option in STALINGRAD.options}
    assert keys("step-") == {
        *(step for step in STEPS if step != "over"), "set-up-left", "set-up-full", "shot-decoy", "gun-decoy",
    }  # fmt: skip


def test_every_name_of_panzer_has_a_message_and_no_other() -> None:
    assert keys("panzer-unit-") == keys("panzer-card-") == set(panzer_cards.CODES[1:])
    assert keys("panzer-terrain-") == set(panzer_cards.TERRAIN)
    assert keys("panzer-reason-") == set(PANZER_REASONS)
    assert keys("panzer-hand-") == set(HAND_REASONS)
    assert keys("panzer-shot-") == set(DRAWN)
    assert keys("panzer-verb-") == set(panzer_actions.SYNTAX)
    assert keys("panzer-form-") == {*panzer_actions.SYNTAX, "squad"}
    assert keys("panzer-scenario-") == {*NAMES, *(f"{name}-about" for name in NAMES)}
    assert keys("panzer-option-") == {f"{option.key}-about" for option in PANZER.options}
    assert keys("panzer-step-") == {
        "terrain", "squad", "squad-so-far", "deploy", "deploy-left", "deploy-full", "action", "follow", "light",
        "light-none", "shoot", "shoot-found", "shoot-none",
    }  # fmt: skip


def test_every_name_of_spearpoint_has_a_message_and_no_other() -> None:
    cards, line = HOUSE, {"line"}  # spearpoint-weapon-line is a complete weapon
    assert keys("spearpoint-unit-") == {card.slug for card in cards.units}
    assert keys("spearpoint-weapon-") == {one.name for card in cards.units for one in card.weapons} | line
    assert keys("spearpoint-tag-") == {tag for card in cards.units for tag in card.tags}
    assert keys("spearpoint-command-") == {card.slug for card in cards.commands}
    assert keys("spearpoint-damage-") == {card.slug for card in cards.damages} | {"blank"}
    assert keys("spearpoint-deck-") == {deck.slug for deck in cards.decks}
    assert keys("spearpoint-crew-") == set(cards.crew_types)
    assert keys("spearpoint-type-") == set(spearpoint_cards.TYPES)
    assert keys("spearpoint-class-") == set(spearpoint_cards.CLASSES)
    assert keys("spearpoint-line-") == keys("spearpoint-heading-") == set(spearpoint_cards.LINES)
    assert keys("spearpoint-condition-") == set(spearpoint_cards.CONDITIONS)
    assert keys("spearpoint-effect-") == set(spearpoint_effects.PRIMITIVES)
    assert keys("spearpoint-lasts-") == set(spearpoint_effects.DURATIONS[1:])
    assert keys("spearpoint-window-") == set(spearpoint_effects.WINDOWS)
    picks, sides = (*spearpoint_effects.PICKS, "hit"), spearpoint_effects.SIDES
    assert keys("spearpoint-who-") == {f"{pick}-{side}" for pick in picks for side in sides}
    assert keys("spearpoint-reason-") == set(spearpoint_state.REASONS)
    assert keys("spearpoint-phase-") == set(spearpoint_steps.PHASES)
    fighting, losing = spearpoint_attacking, spearpoint_losing
    results = {fighting.FRIENDLY, fighting.DESTROYS, fighting.DOUBLES, fighting.HITS, fighting.MISSES}
    assert keys("spearpoint-result-") == results
    assert keys("spearpoint-fate-") == {losing.SURVIVES, losing.CAPTURED, losing.DESTROYED}
    assert keys("spearpoint-verb-") == set(spearpoint_actions.SYNTAX)
    assert keys("spearpoint-form-") == {*spearpoint_actions.SYNTAX, "deck", "hand"}
    names = SPEARPOINT.scenarios
    assert keys("spearpoint-scenario-") == {*names, *(f"{name}-about" for name in names)}
    assert keys("spearpoint-option-") == {f"{option.key}-about" for option in SPEARPOINT.options}


def test_every_seat_has_a_name_and_nobody_else() -> None:
    seats = {*PANZER.seats(Setup("panzer", "skirmish"))}
    for mirror in ("none", "first", "second"):
        seats |= {*SPEARPOINT.seats(Setup("spearpoint", "standard", {"mirror-factions": mirror}))}
    for players in (2, 3, 4):
        for leader in ("german", "soviet"):
            options = {"mode": "advanced", "players": players, "leader": leader}
            seats |= set(STALINGRAD.seats(Setup("stalingrad", "quick-duel", options)))
    assert keys("seat-") == seats
    assert keys("side-") == {"german", "soviet", "american", "german-b", "american-b"}
    assert keys("game-") == set(fogline.games())


def setups(game: str, rng: Random) -> list[Setup]:
    """Set-ups that together cover all events sooner or later."""
    if game == "spearpoint":
        usual: dict[str, Any] = {
            "vp-goal": 300, "max-turns": 30, "overrun-turns": 40, "stall-turns": 0, "open-lists": True, "hand-units": 9,
        }  # fmt: skip
        made_up = [Setup("spearpoint", "standard", usual, random_cards(rng)) for _ in range(10)]
        names = (*SPEARPOINT.scenarios, *["meeting-engagement"] * 15)
        return [Setup("spearpoint", name, usual) for name in names] + made_up
    if game == "panzer":
        wild = [random_options(rng) | {"max-turns": 120, "terrain": number > 1} for number in range(12)]
        wild = [options | {"open-turret": options["open-turret"] and options["terrain"]} for options in wild]
        return [Setup("panzer", rng.choice(NAMES), options | {"heavy-tanks": True}) for options in wild]
    scenarios = ["quick-duel", *(name for name in STALINGRAD.scenarios if name.endswith("/quick-duel"))] * 2
    options: dict[str, Any] = {"mode": "advanced", "quiet-turn-limit": 30}
    return [
        Setup("stalingrad", scenario, options | {"offensive-fire-gun": rng.choice(["late", "declared"])})
        for scenario in scenarios
    ]


@pytest.mark.parametrize("game", titles())
def test_everything_that_happens_can_be_told(game: str) -> None:
    """In random games of every kind, each event, as each viewer sees it, becomes a sentence in every language."""
    rng, told = Random(4), set()
    rules, title = fogline.game(game), title_of(game).words()
    for setup in setups(game, rng):
        state = rules.new(setup)
        log: list[Any] = []
        while seats := rules.to_act(state):
            kinds: dict[type, list[Any]] = {}
            choices = [one for one, _ in rules.outcomes(state)] if seats == (CHANCE,) else rules.legal(state, seats[0])
            for action in choices:
                kinds.setdefault(type(action), []).append(action)
            rules.apply(state, seats[0], rng.choice(rng.choice(list(kinds.values()))), log)
        for event in log:
            for viewer in (Seat(0), None):
                seen = event.seen_by(viewer)
                if seen is None:
                    continue
                message = title.tell(seen, rules.seats(setup))
                for texts in map(texts_in, LANGUAGES):
                    sentence = texts.say(message)
                    assert sentence.endswith((".", "!")), "a name may bring its own stop"
                    assert "{" not in sentence
                    assert sentence[0].isupper()
                    assert texts.has(f"{title.prefix}clause-{seen.cites()}")
            told.add(type(event))
    assert len(told) >= len(event_classes(game)) - 3


def test_french_has_the_word_of_the_rulebook_for_howitzer() -> None:
    """Terminal, browser and rules: the French book says HOWITZER, never OBUS."""
    written = [file.read_text(encoding="utf-8") for file in files_of("fr")]
    written += [file.read_text(encoding="utf-8") for file in SOURCE.glob("titles/*/book/fr.md")]
    assert len(written) > 10
    assert not any(re.search(r"\bOBUS\b", text) for text in written)
    texts = texts_in("fr")
    assert texts("verb-howitzer").startswith("HOWITZER")
    for key in ("clause-ST-MO-1", "clause-ST-MO-2", "clause-ST-MO-4"):
        assert "HOWITZER" in texts(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_two_stops(language: str) -> None:
    """Names may end with their own full stop: ``EE. UU.``, ``Bail Out!``."""
    texts = texts_in(language)
    for card in HOUSE.commands:
        said = texts.say(spearpoint_locale.tell(spearpoint_events.Discarded(0, card.slug), ("american", "german")))
        assert not re.search(r"[.!?]\.", said)
    for unit in HOUSE.units:
        said = texts.say(spearpoint_locale.tell(spearpoint_events.WentHome(0, unit.slug), ("american", "german")))
        assert not re.search(r"[.!?]\.", said)
    assert texts("spearpoint-form-deck").endswith("...")


def test_a_wrong_key_or_a_missing_value_is_an_error_of_ours() -> None:
    texts = texts_in("en")
    with pytest.raises(LookupError):
        texts("no-such-key")
    with pytest.raises(LookupError):
        texts("saved")


def test_the_commands_of_the_terminal_are_all_explained() -> None:
    """The help lists every input other than actions."""
    commands = set(re.findall(r'command == "(\w+)"', inspect.getsource(session.Session._obey)))
    commands |= set(re.findall(r'"(\w+)": (?:self\.|lambda)', inspect.getsource(session.Session.__init__)))
    assert {"help", "quit", "undo", "save"} <= commands
    for language in LANGUAGES:
        for prefix in PREFIXES.values():
            listed = re.findall(r"^  (\w+)", texts_in(language)(f"{prefix}help-commands"), re.M)
            assert set(listed) == commands - {"help"}
