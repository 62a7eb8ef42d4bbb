"""One style of names in everything that people type or read: kebab-case (docs/contract.md, "Names").

Two things are not names. *Codes* have capital letters or no letters at all: kinds of cards (``SN``, ``gSN``, ``s??``),
cells and Quadrants (``S2b``, ``B5``), clauses (``ST-MOVE-2``, ``AMB-1``); a key of a text may end with one
(``kind-SN``). *Notation* is words with spaces between them, each a name, a code or a number (``roll +1``, ``move B2
B2-C3``). A path of names has slashes (``duel-of-aces/quick-duel``).
"""

from __future__ import annotations

import json
import re
import tomllib
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

import fogline
from fogline.__main__ import ALL_COMMANDS
from fogline.bots.levels import LEVELS
from fogline.cli.main import Parser
from fogline.desk.refusals import explain
from fogline.desk.serialization import write_event, write_legal, write_news, write_outcome, write_setup
from fogline.desk.terms import Terms, write_terms
from fogline.kernel.game import Event, Seat
from fogline.kernel.messages import is_kebab, kebab
from fogline.kernel.record import Record
from fogline.kit.aid import LEVELS as AID_LEVELS
from fogline.kit.registry import title_of, titles
from fogline.kit.setups import describe
from fogline.locale import texts_in
from fogline.server.http.app import make_app
from fogline.server.http.settings import Settings
from fogline.table import declarations as words
from fogline.table import replayed

HERE = Path(__file__).parent
SOURCES = HERE.parent / "src" / "fogline"
RECORDS = sorted((HERE / "records").glob("v*/*.record"))
CODE: Final = re.compile(r"[gs]?[A-Z?.-][A-Z0-9?.-]*[a-z]?|[+-]?\d+")
CLAUSE: Final = re.compile(r"[A-Z0-9]+(-[A-Z0-9]+)*")
TEXTS: Final = ("data", "words", "text", "goal", "picture", "why", "name", "version", "size")
"""Fields whose values are prose."""


def is_name(text: str) -> bool:
    """Whether *text* is a name in kebab-case, a path of names, a code, or words of notation."""
    parts = text.split(" ")
    return all(
        all(is_kebab(name) for name in part.split("/")) or CODE.fullmatch(part) or CLAUSE.fullmatch(part)
        for part in parts
    )


def is_key_of_text(text: str) -> bool:
    """Whether *text* is a key of the ``.ftl`` files: names and codes with hyphens between them."""
    return all(is_kebab(part) or CODE.fullmatch(part) for part in text.split("-"))


def wrong_names(form: Any, path: str = "") -> Iterator[str]:
    """Everything in a JSON value that is not spelt like a name: keys of objects, and texts that are not prose."""
    if isinstance(form, dict):
        for key, value in form.items():
            if not (is_name(key) or path.endswith(".texts") or is_key_of_text(key)):
                yield f"{path}.{key}"
            if key not in TEXTS:
                yield from wrong_names(value, f"{path}.{key}")
    elif isinstance(form, list):
        for value in form:
            yield from wrong_names(value, path)
    elif ".values." in path and not path.endswith(".key"):
        return  # values for sentences
    elif isinstance(form, str) and form and not (is_key_of_text if path.endswith(".key") else is_name)(form):
        yield f"{path}: {form}"


def refuse(names: Iterable[str]) -> None:
    assert [name for name in names if not is_name(name)] == []


def test_valid_names() -> None:
    for right in ("to-act", "duel-of-aces/quick-duel", "gSN", "s??", "S2b", "AMB-1", "ST-MOVE-2", "roll +1", "1d10"):
        assert is_name(right), right
    for wrong in ("toAct", "to_act", "commit.revealed", "ToAct", "to--act", "-act", "Moved", "great_battle full"):
        assert not is_name(wrong), wrong
    assert is_key_of_text("panzer-clause-PZ-MOVE-1")
    assert not is_key_of_text("web-option-max_turns")
    assert not is_key_of_text("web-option-maxTurns")


# -- what can be agreed -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", fogline.games())
def test_possible_terms(name: str) -> None:
    title = title_of(name)
    refuse([name, *title.rules.scenarios])
    for option in title.rules.options:
        assert is_kebab(option.key), option.key
        if option.form != "text":
            refuse(value for value in option.values if isinstance(value, str))
    for preset, options in title.setups().presets().items():
        refuse([preset, *options])
    for seating in title.setups().seatings():
        refuse([*seating.seats, *seating.sides])
    written = json.loads(json.dumps(describe(title.rules, title.setups())))
    for one in written["seats"]:
        refuse(word.partition("=")[0] for word in one.pop("options").split())
    for option in written["options"]:
        if option["form"] == "text":
            del option["values"], option["default"]
    assert list(wrong_names(written)) == []


def test_reasons_and_levels() -> None:
    for name in fogline.games():
        reasons = import_module(f"fogline.titles.{name}.rules.state").REASONS
        assert reasons
        refuse(reasons)
    refuse([*LEVELS, *AID_LEVELS])
    refuse(value for key, value in vars(words).items() if key.isupper() and isinstance(value, str))


def test_flags_of_commands() -> None:
    found = []
    for command, module in ALL_COMMANDS.items():
        parser = Parser(texts=texts_in("en"), prog=command)
        import_module(module).add_arguments(parser)
        found += [command, *flags(parser)]
    assert "scenario-file" in found
    refuse(found)


def flags(parser: ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        yield from (flag.lstrip("-") for flag in action.option_strings)
        yield from (choice for choice in action.choices or () if isinstance(choice, str))


# -- files ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(SOURCES.rglob("*.toml")), ids=lambda path: path.name)
def test_keys_and_words_of_shipped_files(path: Path) -> None:
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    assert table
    assert list(wrong_names(table)) == []


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_keys_of_texts(language: str) -> None:
    files = [path for path in SOURCES.rglob("*.ftl") if path.parent.name == language]
    assert len(files) > 10
    for path in files:
        text = path.read_text(encoding="utf-8")
        keys = re.findall(r"^([A-Za-z][\w-]*) *=", text, re.MULTILINE)
        assert [key for key in keys if not is_key_of_text(key)] == []
        assert [name for name in re.findall(r"\$([\w-]+)", text) if not is_kebab(name)] == []


# -- JSON -------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def forms() -> tuple[dict[str, Any], ...]:
    """All data about the recorded games: set-ups, views of everybody, news, legal actions, and outcomes."""
    found: list[dict[str, Any]] = []
    for path in RECORDS:
        for number, table in enumerate(replayed(path.read_text(encoding="utf-8"))):
            wire = title_of(table.game.name).wire()
            viewers = (*[Seat(seat) for seat in range(len(table.seats))], None)
            if number == 0:
                found.append(write_setup(table.setup))
            if number % 25 == 0 or table.outcome() is not None:
                found += [wire.view(table.view(viewer)) for viewer in viewers]
                found += [{"legal": write_legal(table, seat)} for seat in viewers if seat is not None]
            for event in table.history()[-1].events if number else ():
                found.append(write_event(table.game.name, event, table.seats))
        found += [write_news(table, news, None) for news in table.outbox(None)[:20]]
        found.append({"outcome": write_outcome(table)})
    return tuple(found)


def test_views_and_events() -> None:
    assert {form["event"] for form in forms() if "event" in form} >= {"turn-began", "game-over", "attack-rolled"}
    wrong = sorted({wrong for form in forms() for wrong in wrong_names(form)})
    assert wrong == []


@pytest.mark.parametrize("name", fogline.games())
def test_fields_of_all_events(name: str) -> None:
    """Including events that no recorded game has."""
    module = import_module(f"fogline.titles.{name}.rules.events")
    classes = [value for key, value in vars(module).items() if isinstance(value, type) and not key.startswith("_")]
    kinds = [kind for kind in classes if issubclass(kind, Event)]
    assert len(kinds) > 10
    refuse(kebab(kind.__name__) for kind in kinds)
    refuse(kebab(name) for kind in kinds for name in getattr(kind, "__dataclass_fields__", ()))


def test_terms_and_refusals() -> None:
    assert list(wrong_names(write_terms(Terms()))) == []
    refused = explain(fogline.kernel.errors.IllegalAction("ST-MOVE-1", "search S2b"), "st-")
    assert list(wrong_names(refused.body)) == []


def test_the_description_of_requests(tmp_path: Path) -> None:
    """Fields of bodies, parameters, named values, and the names of requests. OpenAPI's own words and the
    names of its types (``NewGame``) are not ours."""
    app = make_app(Settings(f"sqlite:///{tmp_path / 'games.sqlite'}"))
    schema = app.api.openapi()
    found: list[str] = []
    for part in _parts(schema):
        if isinstance(part.get("properties"), dict):
            found += part["properties"]
        if "in" in part and "name" in part:
            found.append(part["name"])
        found += [value for value in (*part.get("enum", ()), part.get("const")) if isinstance(value, str)]
        if "operationId" in part:
            found.append(part["operationId"])
    assert {"sequence", "deductions", "after", "offer draw"} <= set(found)
    refuse(found)
    refuse(name for path in schema["paths"] for name in path.strip("/").split("/"))


def _parts(schema: Any) -> Iterator[dict[str, Any]]:
    if isinstance(schema, dict):
        yield schema
        for value in schema.values():
            yield from _parts(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _parts(value)


def test_every_title_is_looked_at() -> None:
    assert {Record.read(path.read_text(encoding="utf-8")).setup.game for path in RECORDS} == set(titles())


def keys_in(folder: Path) -> set[str]:
    """The keys of all texts in a folder."""
    return {
        key for file in folder.glob("*.ftl") for key in re.findall(r"^([a-z][\w-]*) *=", file.read_text("utf-8"), re.M)
    }


def test_every_text_that_the_client_names_is_loaded_with_it() -> None:
    """A page outside titles has the common texts only, and a title its own: not those of other titles."""
    root = Path(__file__).parents[1]
    source, client = root / "src" / "fogline", root / "webapp" / "src"
    everywhere = re.search(r"EVERYWHERE = /(.*)/;", (root / "webapp/plugins/words.ts").read_text("utf-8"))
    assert everywhere
    own = {path.parts[-2]: keys_in(path / "en") for path in source.glob("titles/*/words")}
    common = keys_in(source / "locale" / "en") | {
        key for keys in own.values() for key in keys if re.search(everywhere[1], key)
    }
    own["scope"] = own["stalingrad"] & own["panzer"]
    own["NewGame.svelte"] = {"web-option-leader"}  # requested where the title's texts are loaded
    missing = []
    for path in client.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            named = re.findall(r'\bt\(\s*"([\w-]+)"', path.read_text("utf-8"))
            parts = path.relative_to(client).parts
            has = common | own.get(parts[1] if parts[0] == "titles" else parts[-1], set())
            missing += [f"{path.name}: {key}" for key in named if key not in has]
    assert missing == []
