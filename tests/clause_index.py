"""The index of ``docs/games/stalingrad.md``: clause, the code that carries it, the tests that cite it.

``python -m tests.clause_index`` writes it between its two markers; ``test_docs`` checks that it is up to date. Code is
found by the clause ids in its comments, docstrings and refusals, tests as ``test_clauses`` finds them, and the clauses
that settle an open question by the rules themselves. Only ``HOLDS_THROUGH`` is kept by hand.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tests.test_clauses import CITATION, RULES, clauses, every_test

ROOT: Final = Path(__file__).parents[1]
CODE: Final = ROOT / "src" / "fogline" / "games"
PAGE: Final = ROOT / "docs" / "games" / "stalingrad.md"
BEGIN: Final = "<!-- clause index: written by `python -m tests.clause_index` -->"
END: Final = "<!-- end of the clause index -->"
DATA: Final = "data/scenarios.toml"

HOLDS_THROUGH: Final[dict[str, str]] = {
    "ST-COMP-4": "searching.search targets.Targets",
    "ST-COMP-5": "state.State",
    "ST-GRID-4": "scope.grid.SQUARE scope.grid.corners_within",
    "ST-GRID-6": "scope.grid.NEIGHBOURS",
    "ST-GRID-9": "state.State.held",
    "ST-SETUP-3": DATA,
    "ST-SETUP-7": "tables._round",
    "ST-MOVE-1": "moving.move moving.put_back",
    "ST-MOVE-6": "moving.can_move",
    "ST-MOVE-7": "moving.move",
    "ST-SHOT-2": "play.begin_turn",
    "ST-SHOT-3": "state.SHOT_CARD",
    "ST-SHOT-4": "searching.shoot",
    "ST-WIN-3": "victory.check_victory",
    "ST-WIN-4": "victory.draw",
    "ST-INFO-1": "view._visible",
    "ST-INFO-2": "view._visible",
    "ST-SCEN-1": DATA,
    "ST-SCEN-2": DATA,
    "ST-SCEN-3": DATA,
    "ST-SCEN-4": DATA,
    "ST-SCEN-5": DATA,
    "ST-DUEL-3": "eliminating.hit",
    "ST-DUEL-5": f"{DATA} victory.check_victory",
    "ST-CHAIN-1": DATA,
    "ST-ARTY-1": DATA,
    "ST-ADVANCE-1": DATA,
    "ST-OFF-1": f"{DATA} searching.can_search",
    "ST-SN-1": "searching.can_search",
    "ST-OF-2": "play.apply moving.move",
    "ST-SC-2": "recognizing.recognize",
    "ST-SC-3": "recognizing.recognize",
    "ST-MO-3": "shelling.shell state.fill",
    "ST-MG-6": "firing.open_fire state.fill",
    "ST-IN-2": "assaulting.assault",
    "ST-IN-6": "assaulting.add_assaults assaulting.take",
    "ST-IN-7": "assaulting.take",
    "ST-TEAM-4": "tables._round play._act",
    "ST-TEAM-7": "play.begin_turn play.can_act",
    "H2": "view.view",
    "H4": "events.Searched events.Revealed",
    "H9": "events.Deployed events.Revealed events.Moved",
    "H10": "events.Recognized events.Revealed",
    "H11": "events.Shelled events.Revealed events.Eliminated events.Filled",
    "H12": "events.Shelled events.Revealed events.Removed events.Filled",
    "H13": "events.Shelled events.Revealed",
    "H15": "events.FireOpened events.Revealed events.Eliminated events.Filled",
    "H16": "events.FireOpened events.Revealed",
    "H17": "events.Assaulted events.Revealed",
    "H23": "events.Eliminated events.GameOver",
    "H24": "play.apply",
    "H26": "tables.Rules.seats_of",
    "AMB-15": "view.view",
    "AMB-19": "searching.search",
    "AMB-32": "play._close",
    "AMB-56": "assaulting.add_assaults",
    "AMB-57": "assaulting.take",
    "AMB-58": "play._act",
    "AMB-63": "moving.is_allied",
    "AMB-65": "tables._round",
}
"""Clauses that no line of code names, because none is needed for them alone: what they hold through."""

SPAN: Final = re.compile(r"\b(ST-[A-Z]+-)(\d+) to \1(\d+)\b")
HEADING: Final = re.compile(r"\*\*(ST-[A-Z]+-\d+|AMB-\d+|L\d+)(?: — ([^*]*?))?[.:]?\*\*(?: ([^.(]*))?")
ROW: Final = re.compile(r"\| (H\d+) \| ([^|]*) \|")
GROUPS: Final = (("ST-", "Clauses"), ("AMB-", "Open questions"), ("H", "Hidden information"), ("L", "Derived facts"))


def cited(text: str) -> set[str]:
    """The clauses that a text names; ``ST-MG-2 to ST-MG-4`` names three."""
    found = set(CITATION.findall(text))
    for prefix, first, last in SPAN.findall(text):
        found |= {f"{prefix}{number}" for number in range(int(first), int(last) + 1)}
    return found


# -- the rules --------------------------------------------------------------------------------------


@cache
def titles() -> dict[str, str]:
    """What each clause is about: its heading, or else its first sentence."""
    found: dict[str, str] = {}
    for line in RULES.read_text(encoding="utf-8").splitlines():
        if match := HEADING.match(line):
            found[match[1]] = (match[2] or match[3] or "").strip()
        elif match := ROW.match(line):
            found[match[1]] = match[2]
    return found


@cache
def settling() -> dict[str, list[str]]:
    """For each open question, the clauses that name it, and those it names itself."""
    found: dict[str, list[str]] = {}
    current = ""
    for line in RULES.read_text(encoding="utf-8").splitlines():
        if match := HEADING.match(line):
            current = match[1]
        elif line.startswith(("#", "---")):
            current = ""
        if current.startswith("ST-"):
            for question in sorted(cited(line)):
                if question.startswith("AMB-"):
                    _add(found, question, current)
        elif current.startswith("AMB-"):
            for clause in sorted(cited(line)):
                if clause.startswith("ST-"):
                    _add(found, current, clause)
    return found


# -- the code ---------------------------------------------------------------------------------------


@cache
def code() -> dict[str, list[str]]:
    """For each clause the functions, classes and constants that name it, in the order of modules and lines."""
    found: dict[str, list[str]] = {}
    for path in sorted(CODE.rglob("*.py")):
        places = Places(path)
        for line, text in _texts(path.read_text(encoding="utf-8")):
            for clause in sorted(cited(text)):
                _add(found, clause, places.at(line))
    for clause in sorted(cited((CODE / "stalingrad" / DATA).read_text(encoding="utf-8"))):
        _add(found, clause, DATA)
    return found


@cache
def every_place() -> frozenset[str]:
    """Every name that ``HOLDS_THROUGH`` may use."""
    return frozenset({DATA} | {name for path in CODE.rglob("*.py") for name in Places(path).names()})


class Places:
    """The functions, classes and constants of one module, by their lines."""

    def __init__(self, path: Path) -> None:
        parts = path.relative_to(CODE).with_suffix("").parts
        self._module = ".".join(part for part in parts if part not in ("stalingrad", "__init__"))
        self._spans: list[tuple[int, int, str]] = []
        self._walk(ast.parse(path.read_text(encoding="utf-8")).body, self._module, is_class=False)

    def at(self, line: int) -> str:
        """The innermost of them around a line, or else the module."""
        around = [name for first, last, name in self._spans if first <= line <= last]
        return around[-1] if around else self._module

    def names(self) -> list[str]:
        """All of them."""
        return [name for _, _, name in self._spans]

    def _walk(self, body: list[ast.stmt], prefix: str, *, is_class: bool) -> None:
        before = ""
        for node in body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                self._note(node, f"{prefix}.{node.name}")
                if isinstance(node, ast.ClassDef):
                    self._walk(node.body, f"{prefix}.{node.name}", is_class=True)
            elif not is_class:  # a field belongs to its class
                before = _assigned(node) or (before if isinstance(node, ast.Expr) else "")
                if before:  # a string behind a constant describes it
                    self._note(node, f"{prefix}.{before}")

    def _note(self, node: ast.stmt, name: str) -> None:
        self._spans.append((node.lineno, node.end_lineno or node.lineno, name))


def _assigned(node: ast.stmt) -> str:
    """The name that a statement assigns, the first of several."""
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    if isinstance(node, ast.Assign):
        return next((name.id for name in ast.walk(node.targets[0]) if isinstance(name, ast.Name)), "")
    return ""


def _texts(source: str) -> Iterator[tuple[int, str]]:
    """Every comment and every string of a module, with its line, in order."""
    strings = [
        (node.lineno, node.value)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = [(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT]
    yield from sorted(strings + comments)


def _add(found: dict[str, list[str]], key: str, value: str) -> None:
    values = found.setdefault(key, [])
    if value not in values:
        values.append(value)


# -- the page ---------------------------------------------------------------------------------------


def index() -> str:
    """The tables, one for each kind of clause."""
    lines: list[str] = []
    for prefix, title in GROUPS:
        lines += ["", f"### {title}", "", "| clause | about | code | tests |", "| --- | --- | --- | --- |"]
        lines += [_row(clause) for clause in clauses() if clause.startswith(prefix)]
    return "\n".join([*lines[1:], ""])


def _row(clause: str) -> str:
    where = _code(code().get(clause, []))
    if not where and clause in HOLDS_THROUGH:
        where = f"*through* {_code(HOLDS_THROUGH[clause].split())}"
    if not where:
        where = " ".join(settling().get(clause, []))
    tests = [test for test in every_test() if clause in test.cites and test.can_fail]
    tests.sort(key=lambda test: test.clause != clause)  # first those named by the clause
    return f"| {clause} | {titles().get(clause, '')} | {where} | {_code(test.where for test in tests)} |"


def _code(names: Iterable[str]) -> str:
    return " ".join(f"`{name}`" for name in names)


def with_index(page: str) -> str:
    """The page with an index that is true now."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{index()}{END}{after}"


def main() -> None:
    """Write the index into the page."""
    PAGE.write_text(with_index(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
