"""The documents are true: their examples run, their commands are accepted, their links lead somewhere, and tables that
repeat the code match it."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from fnmatch import fnmatch
from fractions import Fraction
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

import fogline
from fogline.__main__ import ALL_COMMANDS as COMMANDS
from fogline.kernel.errors import NotationError
from fogline.kernel.events import Event
from fogline.kernel.game import Game
from fogline.kit.title import Title
from fogline.testing import PROMISES, imagine_returns_every_world
from fogline.titles.panzer.rules import cards, cardsets
from fogline.titles.panzer.rules import fire as shooting
from fogline.titles.panzer.rules.cardsets import HOUSE_CARDS
from fogline.titles.panzer.rules.tables import PRESETS, SWITCHES
from fogline.titles.spearpoint.rules.cardsets import examine as examine_cards
from fogline.titles.stalingrad.rules.rules import STALINGRAD
from fogline.titles.stalingrad.rules.scenarios import _KEYS as SCENARIO_KEYS
from fogline.titles.stalingrad.rules.scenarios import examine
from tests import test_clauses
from tests.test_clauses import clauses

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = [
    *sorted(path for path in ROOT.glob("*.md")),
    *sorted(path for path in (ROOT / "docs").rglob("*.md")),
]
OURS: Final = [path for path in PAGES if path.parent.name != "rules"]
"""``test_clauses`` checks the rules."""
README: Final = ROOT / "README.md"
TERMINAL_PAGE: Final = ROOT / "docs" / "terminal.md"
LIBRARY_PAGE: Final = ROOT / "docs" / "library.md"
TITLE_PAGE: Final = ROOT / "docs" / "write-a-title.md"
EXAMPLE: Final = ROOT / "examples" / "salvo"
ARCHITECTURE: Final = ROOT / "docs" / "architecture.md"
GAME_PAGES: Final = ROOT / "docs" / "games"
STALINGRAD_PAGE: Final = GAME_PAGES / "stalingrad.md"
PANZER_PAGE: Final = GAME_PAGES / "panzer.md"
SPEARPOINT_PAGE: Final = GAME_PAGES / "spearpoint.md"
ALL_PROMISES: Final = [promise.__name__ for promise in (*PROMISES, imagine_returns_every_world)]
FENCE: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LINK: Final = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
CODE: Final = re.compile(r"`[^`]*`")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def blocks(path: Path, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    return [block for found, block in FENCE.findall(text_of(path)) if found == language]


def section(path: Path, title: str) -> str:
    """The text below a heading, up to the next of the same rank."""
    rank = "#" * (len(title) - len(title.lstrip("#")))
    _, _, rest = text_of(path).partition(f"\n{title}\n")
    assert rest, f"{name_of(path)} has no heading {title!r}"
    return re.split(rf"^{rank} ", rest, flags=re.MULTILINE)[0]


def table(path: Path, title: str, number: int = 0) -> list[list[str]]:
    """The rows of a table in a section, without its head."""
    found: list[list[list[str]]] = [[]]
    for line in section(path, title).splitlines():
        if line.startswith("|"):
            cells = re.split(r"(?<!\\)\|", line)[1:-1]
            found[-1].append([cell.strip().replace("\\|", "|") for cell in cells])
        elif found[-1]:
            found.append([])
    return found[number][2:]


def bare(cell: str) -> str:
    """The code in a cell that contains one code span and nothing else."""
    assert re.fullmatch(r"`[^`]+`", cell), cell
    return cell[1:-1]


# -- examples -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", [path for path in OURS if blocks(path, "python")], ids=name_of)
def test_examples_run(path: Path) -> None:
    """The blocks of a page are one session."""
    source = "\n".join(blocks(path, "python"))
    test = doctest.DocTestParser().get_doctest(source, {}, name_of(path), name_of(path), 0)
    told: list[str] = []
    doctest.DocTestRunner().run(test, out=told.append)
    assert not told, "".join(told)


@pytest.mark.parametrize("path", OURS, ids=name_of)
def test_every_python_block_is_an_example(path: Path) -> None:
    assert [block for block in blocks(path, "python") if not block.startswith(">>> ")] == []


def test_the_readme_is_short() -> None:
    assert len(text_of(README).splitlines()) <= 90


def test_the_examples_cover_the_main_functions() -> None:
    source = "\n".join(blocks(LIBRARY_PAGE, "python"))
    for name in ("new", "legal", "apply", "view", "imagine", "read", "outcome", "to_act"):
        assert f"stalingrad.{name}(" in source
    for name in ("position(", "picture(", "svg(", "record()", "read_table(", "seen_by("):
        assert name in source


def modules() -> list[str]:
    """The modules of the library that have examples in their docstrings."""
    package = ROOT / "src" / "fogline"
    files = [path for path in sorted(package.rglob("*.py")) if ">>> " in text_of(path)]
    names = [".".join(path.relative_to(package.parent).with_suffix("").parts) for path in files]
    return [name.removesuffix(".__init__") for name in names]


@pytest.mark.parametrize("name", modules())
def test_examples_in_docstrings_run(name: str) -> None:
    module = importlib.import_module(name)
    path = ROOT.joinpath("src", *name.split("."))
    source = text_of(path / "__init__.py" if path.is_dir() else path.with_suffix(".py"))
    parser, runner, told = doctest.DocTestParser(), doctest.DocTestRunner(), list[str]()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            test = parser.get_doctest(ast.get_docstring(node) or "", dict(vars(module)), name, name, 0)
            runner.run(test, out=told.append)
    assert not told, "".join(told)


# -- commands -----------------------------------------------------------------------------------------


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def run(words: list[str], folder: Path, typed: str = "") -> Ran:
    """Run ``fogline`` in a folder of its own, in English."""
    where = str(Path(fogline.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": where, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, "-m", "fogline", *words],
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def commands(path: Path) -> list[list[str]]:
    """The lines of the shell blocks of a page, without comments."""
    lines = [line for block in blocks(path, "sh") for line in block.splitlines()]
    return [words for line in lines if (words := shlex.split(line, comments=True))]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str, tmp_path: Path) -> None:
    ran = run([name, "--help"], tmp_path)
    assert ran.code == 0, ran.err
    assert f"fogline {name}" in ran.out


@pytest.mark.parametrize("path", [path for path in OURS if commands(path)], ids=name_of)
def test_commands_are_accepted(path: Path, tmp_path: Path) -> None:
    """One after the other; a game in the terminal gets no input and ends immediately."""
    for name, text in scenario_files(path):
        (tmp_path / name).write_text(text, encoding="utf-8")
    for program, *words in commands(path):
        if program == "make":
            assert f"\n{words[0]}:" in text_of(ROOT / "Makefile"), words
            continue
        assert program == "fogline", program
        ran = run(words, tmp_path)
        assert (ran.code, ran.err if "fuzz" not in words else "") == (0, ""), f"fogline {' '.join(words)}: {ran}"


def scenario_files(path: Path) -> Iterator[tuple[str, str]]:
    """The TOML files that a page tells its reader to save."""
    yield from re.findall(r"Save this as `([\w-]+\.toml)`:\n\n```toml\n(.*?)```", text_of(path), re.DOTALL)


def test_every_command_is_explained() -> None:
    rows = table(TERMINAL_PAGE, "## The command")
    assert sorted(bare(row[0]) for row in rows) == sorted(f"fogline {name}" for name in COMMANDS)


@pytest.mark.parametrize("number", range(2))
def test_documented_first_game_can_be_replayed(number: int, tmp_path: Path) -> None:
    """A transcript: its first line is the command, text after the prompt is typed, ``...`` stands for any lines.
    Line breaks do not matter."""
    told = [block for block in blocks(TERMINAL_PAGE, "text") if block.startswith("$ fogline play")]
    assert len(told) == 2
    first, *lines = told[number].splitlines()
    typed = [line.partition("> ")[2] for line in lines if re.match(r"\w+> ", line)]
    ran = run(shlex.split(first)[2:], tmp_path, "\n".join(typed) + "\n")
    assert ran.code == 0, ran.err
    said = " ".join(ran.out.split())
    for part in "\n".join(lines).split("\n...\n"):
        words = " ".join(part.removeprefix("...").split())
        assert words in said, f"never said, or too early: {words!r}\n{ran.out}"
        said = said.partition(words)[2]


# -- links --------------------------------------------------------------------------------------------


def anchors(path: Path) -> set[str]:
    """The names by which headings can be linked to."""
    plain = FENCE.sub("", text_of(path))
    titles = re.findall(r"^#+ (.*)$", plain, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("path", OURS, ids=name_of)
def test_links_lead_somewhere(path: Path) -> None:
    for link in LINK.findall(CODE.sub("", FENCE.sub("", text_of(path)))):
        if re.match(r"[a-z]+:", link):
            assert link.startswith("https://"), link
            continue
        name, _, anchor = link.partition("#")
        target = (path.parent / name).resolve() if name else path
        assert target.exists(), f"{name_of(path)} links to {link}"
        assert not anchor or anchor in anchors(target), f"{name_of(path)} links to {link}"


def test_every_document_is_in_the_index() -> None:
    index = ROOT / "docs" / "README.md"
    linked = {(index.parent / link).resolve() for link in LINK.findall(text_of(index))}
    assert {path for path in PAGES if path != index and path.parent != ROOT} <= linked


@pytest.mark.parametrize("title", test_clauses.TITLES, ids=str)
def test_clauses_that_the_page_of_a_game_cites_exist(title: test_clauses.Title) -> None:
    assert set(title.citation.findall(text_of(GAME_PAGES / f"{title.name}.md"))) <= set(clauses(title))


@pytest.mark.parametrize("path", [path for path in OURS if path.parent != GAME_PAGES], ids=name_of)
def test_cited_clauses_exist(path: Path) -> None:
    for title in test_clauses.TITLES:
        cited = re.findall(rf"\b{title.prefix}[A-Z0-9]+-\d+\b", text_of(path))
        assert set(cited) <= set(clauses(title))


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_no_machine_is_named(path: Path) -> None:
    assert re.findall(r"(?:^|[\s`(])(?:(?:/work|/home|/root|/tmp|/Users)\b|C:\\)", text_of(path)) == []


# -- the pages of the games -----------------------------------------------------------------------------


class Told(NamedTuple):
    """One game and the page about it."""

    name: str
    verbs: int
    """The number of verbs."""
    only_in_views: frozenset[str]
    """Lines of a picture that no position has."""
    title: str
    lines: str = ".lines"
    """The module that names the lines of a picture."""
    set_up_lines: frozenset[str] = frozenset({"option", "data"})

    @property
    def page(self) -> Path:
        return GAME_PAGES / f"{self.name}.md"

    @property
    def package(self) -> Path:
        return ROOT / "src" / "fogline" / "titles" / self.name / "rules"

    def module(self, name: str) -> Any:
        return importlib.import_module(f"fogline.titles.{self.name}.rules.{name}")

    def __str__(self) -> str:
        return self.name


TOLD: Final = (
    Told("stalingrad", 17, frozenset({"seen by"}), "SCOPE Stalingrad"),
    Told("panzer", 12, frozenset({"seen by", "squad sizes"}), "SCOPE Panzer"),
    Told(
        "spearpoint",
        30,
        frozenset({"scenario", "seen by", "discards", "orders", "plan", "done", "this attack", "agenda"}),
        "Spearpoint 1943",
        "",
        frozenset(),
    ),
)
each_game = pytest.mark.parametrize("told", TOLD, ids=str)


def test_every_game_has_a_page() -> None:
    assert {told.name for told in TOLD} == set(fogline.games())


@each_game
def test_every_module_is_named(told: Told) -> None:
    rows = table(told.page, "## Where things are")
    named = {name.rstrip("/") for row in rows for name in re.findall(r"`([^`]+)`", row[0])}
    there = {path.name for path in told.package.iterdir() if not path.name.startswith("__")}
    assert named == there | {f"data/{path.name}" for path in (told.package.parent / "data").iterdir()}


def verbs(told: Told) -> list[str]:
    """All verbs, from the refusal of an unknown one."""
    with pytest.raises(NotationError) as refusal:
        fogline.game(told.name).read("xyzzy")
    return refusal.value.why.partition("there are ")[2].split(", ")


@each_game
def test_every_action_is_listed(told: Told) -> None:
    assert [bare(row[0]) for row in table(told.page, "## Actions and their notation")] == verbs(told)
    assert len(verbs(told)) == told.verbs


@each_game
def test_documented_notation_matches_the_code(told: Told) -> None:
    game = fogline.game(told.name)
    for row in table(told.page, "## Actions and their notation"):
        verb, form, example = (bare(cell) for cell in row[:3])
        assert game.write(game.read(example)) == example
        assert example.split()[0] == form.split()[0] == verb
        words = len(re.sub(r"\[.*?\]", "", form).split())
        assert words <= len(example.split()) <= len(form.split())
        if form != verb:
            with pytest.raises(NotationError) as refusal:
                game.read(f"{verb} 1 2 3 4 5 6 7 8 9")
            assert refusal.value.why == f"write {form}"


@each_game
def test_every_step_is_listed(told: Told) -> None:
    rows = table(told.page, "## A turn, step by step")
    assert tuple(bare(row[0]) for row in rows) == told.module("steps").NAMES
    assert {verb for row in rows for verb in re.findall(r"`(\w+)`", row[2])} == set(verbs(told))


def event_classes(told: Told) -> list[Any]:
    module = told.module("events")
    return [
        value for value in vars(module).values() if inspect.isclass(value) and issubclass(value, Event) and value.clause
    ]


@each_game
def test_events_reach_exactly_their_audience(told: Told) -> None:
    rows = table(told.page, "## Events: who learns what")
    assert [bare(row[0]) for row in rows] == [event.__name__ for event in event_classes(told)]
    for event, (_, clause, names, who) in zip(event_classes(told), rows, strict=True):
        assert clause == event.clause
        assert names.split(", ") == [field.name for field in fields(event)]
        is_public = event.seen_by is told.module("events").Public.seen_by
        assert is_public == ("own side" not in who)
        assert not is_public or who.startswith("everybody")


@each_game
def test_every_reason_is_listed(told: Told) -> None:
    rows = table(told.page, "## How a game ends")
    assert tuple(bare(row[0]) for row in rows) == told.module("state").REASONS


@each_game
def test_documented_options_match_the_code(told: Told) -> None:
    rows = table(told.page, "## Options")
    assert [(bare(key), values, clause) for key, values, clause, _ in rows] == [
        (option.key, option.describe(), option.clause) for option in fogline.game(told.name).options
    ]


@each_game
def test_every_line_of_a_picture_is_listed(told: Told) -> None:
    (rows,) = [rows for number in (0, 1) if (rows := _lines_of_a_picture(told, number))]
    keys = {
        *importlib.import_module(f"tests.pictures.{told.name}{told.lines}").KEYS,
        *told.set_up_lines,
        *told.only_in_views,
    }
    assert {bare(row[0]) for row in rows} == keys
    for row in rows:
        for example in re.findall(r"`([^`]+)`", row[1]):
            assert example.startswith(bare(row[0])), example


def _lines_of_a_picture(told: Told, number: int) -> list[list[str]]:
    """A table below the heading, if it is the one with a line for the scenario."""
    rows = table(told.page, "## Positions as text", number)
    return rows if ["`scenario`"] in [row[:1] for row in rows] else []


@each_game
def test_the_version_history_reaches_the_present(told: Told) -> None:
    version = fogline.game(told.name).version
    assert [int(row[0]) for row in table(told.page, "## Version history")] == list(range(1, version + 1))
    assert re.search(rf"{told.title}, version {version}\b", text_of(ROOT / "CHANGELOG.md"))


# -- SCOPE Stalingrad -----------------------------------------------------------------------------------


def test_every_key_of_a_scenario_is_listed() -> None:
    assert tuple(bare(row[0]) for row in table(STALINGRAD_PAGE, "## Custom scenarios")) == SCENARIO_KEYS


@pytest.mark.parametrize("text", blocks(SPEARPOINT_PAGE, "toml"))
def test_names_of_cards_are_accepted(text: str) -> None:
    """With the sample cards of the rules."""
    [sample] = blocks(ROOT / "docs" / "rules" / "spearpoint.md", "toml")
    head = '[set]\nid = "x"\nschema = 1\nversion = "1"\nfactions = ["north"]\ncrew-types = ["tank-crew"]\n'
    crew = '[[crew]]\nid = "tank-crew"\nfaction = "north"\ncrew-type = "tank-crew"\ncost = 2\ncopies = 4\n'
    assert examine_cards(f"{head}{crew}{sample}\n{text}", "sample").faults == []


@pytest.mark.parametrize(
    "path", [path for path in OURS if blocks(path, "toml") and path not in (SPEARPOINT_PAGE, TITLE_PAGE)], ids=name_of
)
def test_scenarios_are_accepted(path: Path) -> None:
    for text in blocks(path, "toml"):
        scenario, faults, _ = examine(text, name_of(path))
        assert not faults
        assert scenario is not None
        for mode in scenario.modes:
            STALINGRAD.new(fogline.Setup("stalingrad", "custom", {"mode": mode}, text))


# -- SCOPE Panzer ---------------------------------------------------------------------------------------


def test_documented_unit_cards_match_the_code() -> None:
    house = HOUSE_CARDS
    rows = table(PANZER_PAGE, "## Unit cards")
    assert [[bare(row[0]), *row[1:]] for row in rows] == [
        [
            cards.CODES[unit],
            cards.UNIT_NAMES[unit],
            cards.SIDES[cards.side_of(unit)],
            *map(str, (cards.SUPPLY[unit], house.costs[unit], house.armours[unit], house.firepowers[unit])),
        ]
        for unit in range(1, cards.UNITS)
    ]


@pytest.mark.parametrize("path", [README, PANZER_PAGE], ids=name_of)
def test_the_values_are_called_our_own(path: Path) -> None:
    assert "our own reconstruction" in text_of(path)


def test_documented_battlefields_match_the_code() -> None:
    rows = table(PANZER_PAGE, "## Set-up")
    numbers = {1: "one", 2: "two"}
    assert [[bare(row[0]), *row[1:]] for row in rows] == [
        [
            one.name,
            f"{one.rows} x {one.columns}",
            str(one.units),
            str(one.points),
            f"{numbers[one.terrain]} of each player",
        ]
        for one in cardsets.SCENARIOS.values()
    ]


def test_changes_of_a_hand_are_listed() -> None:
    rows = table(PANZER_PAGE, "## Shooting: how a hand is formed")
    assert sorted(bare(row[3]) for row in rows if row[3]) == sorted(shooting.REASONS)


def test_the_odds_are_right() -> None:
    rows = table(PANZER_PAGE, "## Shooting: how a hand is formed", 1)
    told = {(int(row[0]), int(row[1])): [Fraction(cell) for cell in row[2:]] for row in rows}
    hands = [(x, a) for x in range(4) for a in range(4) if x < 3 or a < 3]
    assert told == {(x, a): [Fraction(h, x + a + h) for h in (1, 2, 3)] for x, a in hands}


def test_documented_presets_match_the_code() -> None:
    rows = table(PANZER_PAGE, "## Presets")
    assert [bare(row[0]) for row in rows] == list(PRESETS)
    chosen: dict[str, str | bool] = {}
    for name, switches in rows[1:-1]:
        key, _, value = switches.replace(",", "").replace(" too", "").partition(" as ")
        chosen[key] = value or True
        assert PRESETS[bare(name)] == chosen
    assert list(chosen) == [switch.key for switch in SWITCHES]
    assert (rows[0][1], PRESETS["basic"]) == ("none", {})
    assert (rows[-1][1], PRESETS["full"]) == ("all", chosen)


# -- the other pages ------------------------------------------------------------------------------------


def test_the_contract_is_explained_whole() -> None:
    page = ROOT / "docs" / "contract.md"
    functions = [bare(row[0]).partition("(")[0] for row in table(page, "## The functions")]
    promised = {name for name, value in vars(Game).items() if callable(value) and name[0] != "_"} - {"part"}
    assert {*functions, "seats"} == promised


def test_every_room_is_explained() -> None:
    plan = section(ARCHITECTURE, "## The rooms")
    package = ROOT / "src" / "fogline"
    rooms = {path.parent.name for pattern in ("*", "server/*") for path in package.glob(f"{pattern}/__init__.py")}
    assert [name for name in rooms if f"| `{name}/` |" not in plan] == []


MODULES: Final = frozenset(
    path.relative_to(ROOT).as_posix()
    for folder in ("src", "tests", "bench", "tools", "examples")
    for path in (ROOT / folder).rglob("*.py")
)
SOURCES: Final = sorted(name for name in MODULES if not name.startswith("examples/"))


def is_module(name: str) -> bool:
    """Whether a module has this name; parts of its path may be left out at the beginning."""
    return any(fnmatch(module, name) or fnmatch(module, f"*/{name}") for module in MODULES)


@pytest.mark.parametrize("path", OURS, ids=name_of)
def test_every_module_that_a_page_names_exists(path: Path) -> None:
    named = re.findall(r"`([\w/*]+\.py)`", FENCE.sub("", text_of(path)))
    assert [name for name in named if not is_module(name) and name != "setup.py"] == []


def test_every_module_that_a_docstring_names_exists() -> None:
    named = {(name, found) for name in SOURCES for found in re.findall(r"``([\w/*]+\.py)``", text_of(ROOT / name))}
    assert [(name, found) for name, found in sorted(named) if not is_module(found) and found != "setup.py"] == []


def test_the_architecture_is_one_page() -> None:
    assert len(text_of(ARCHITECTURE).splitlines()) <= 120


def test_every_dependency_has_a_reason() -> None:
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))
    wanted = [
        *project["project"]["dependencies"],
        *project["project"]["optional-dependencies"]["research"],
        *project["project"]["optional-dependencies"]["train"],
        *project["project"]["optional-dependencies"]["cluster"],
        *(one for group in project["dependency-groups"].values() for one in group if isinstance(one, str)),
        *project["build-system"]["requires"],
    ]
    listed = re.findall(r"`([^`]+)`", text_of(ROOT / "docs" / "dependencies.md"))
    missing = {re.split(r"[<>=~! ]", one)[0] for one in wanted} - set(listed)
    assert missing == set()


def test_every_make_target_is_explained() -> None:
    targets = re.findall(r"^([a-z]+):.*## ", text_of(ROOT / "Makefile"), re.MULTILINE)
    contributing = text_of(ROOT / "CONTRIBUTING.md")
    assert [target for target in targets if f"make {target}" not in contributing and target != "help"] == []


def test_every_promise_that_is_cited_exists() -> None:
    cited = re.findall(r"`([a-z]+(?:_[a-z]+){3,})`", text_of(ROOT / "docs" / "fog.md"))
    assert cited
    assert [name for name in cited if name not in ALL_PROMISES] == []


@pytest.mark.parametrize(
    ("path", "title"),
    [(TITLE_PAGE, "## 9. Put it to the promises"), (ROOT / "docs" / "testing.md", "## The promises")],
    ids=["write-a-title", "testing"],
)
def test_every_promise_is_listed(path: Path, title: str) -> None:
    assert [bare(row[0]) for row in table(path, title)] == ALL_PROMISES


# -- a title of one's own -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["py", "toml"])
def test_the_guides_excerpts_match_the_example(language: str) -> None:
    """Verbatim: every block occurs in one of its files."""
    files = [text_of(path) for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".toml")]
    shown = blocks(TITLE_PAGE, language)
    assert shown
    assert [block for block in shown if not any(block in text for text in files)] == []


def test_every_part_of_a_title_is_listed() -> None:
    rows = table(TITLE_PAGE, "## 11. Optional parts")
    listed = {name for row in rows for name in re.findall(r"`(\w+)\(\)`", row[0])}
    assert listed == {name for name, value in vars(Title).items() if callable(value) and name[0] != "_"} - {"part"}


def test_the_example_explains_its_scenarios_and_options() -> None:
    page = text_of(EXAMPLE / "README.md")
    rules = text_of(EXAMPLE / "src" / "salvo" / "rules.py")
    named = re.findall(r'Option\("([\w-]+)"', rules) + re.findall(r'"([\w-]+)": \(\d, \(', rules)
    assert len(named) == 6
    assert [name for name in named if f"| `{name}` |" not in page] == []
