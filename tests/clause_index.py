"""The index of each page of ``docs/games``: clause, the code that implements it, the tests that cite it.

``python -m tests.clause_index`` writes it between its two markers; ``test_clause_index`` checks that it is up to date.
Code is found by the clause ids in its comments, docstrings and refusals, tests by ``test_clauses``, and the clauses
that settle an open question by the rules. Only the explanations of clauses without code are maintained by hand.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tests.test_clauses import PANZER, SPEARPOINT, STALINGRAD, TITLES, Title, clauses, every_test

ROOT: Final = Path(__file__).parents[1]
CODE: Final = ROOT / "src" / "fogline" / "titles"
PAGES: Final = ROOT / "docs" / "games"
BEGIN: Final = "<!-- clause index: written by `python -m tests.clause_index` -->"
END: Final = "<!-- end of the clause index -->"
DATA: Final = "data/scenarios.toml"
HOUSE: Final = "data/house.toml"
SPEARPOINT_DATA: Final = tuple(
    f"data/house-1943/{name}.toml" for name in ("set", "units", "command", "damage", "situations")
)

HOLDS_THROUGH: Final[dict[str, str]] = {
    "ST-COMP-4": "search.search search.Targets",
    "ST-COMP-5": "state.State",
    "ST-GRID-4": "scope.grid.SQUARE scope.grid.corners_within",
    "ST-GRID-6": "scope.grid.NEIGHBOURS",
    "ST-GRID-9": "state.State.held",
    "ST-SETUP-3": DATA,
    "ST-SETUP-7": "tables._round",
    "ST-MOVE-1": "placement.move placement.put_back",
    "ST-MOVE-6": "placement.can_move",
    "ST-MOVE-7": "placement.move",
    "ST-SHOT-2": "play.begin_turn",
    "ST-SHOT-3": "state.SHOT_CARD",
    "ST-SHOT-4": "search.shoot",
    "ST-WIN-4": "play.draw",
    "ST-INFO-1": "view._visible",
    "ST-INFO-2": "view._visible",
    "ST-SCEN-1": DATA,
    "ST-SCEN-2": DATA,
    "ST-SCEN-3": DATA,
    "ST-SCEN-4": DATA,
    "ST-SCEN-5": DATA,
    "ST-DUEL-3": "search.hit",
    "ST-DUEL-5": f"{DATA} play.check_victory",
    "ST-CHAIN-1": DATA,
    "ST-ARTY-1": DATA,
    "ST-ADVANCE-1": DATA,
    "ST-OFF-1": f"{DATA} search.can_search",
    "ST-SN-1": "search.can_search",
    "ST-OF-2": "play.apply placement.move",
    "ST-SC-2": "units.recognize",
    "ST-SC-3": "units.recognize",
    "ST-MO-3": "units.shell state.fill",
    "ST-MG-6": "units.open_fire state.fill",
    "ST-IN-2": "units.assault",
    "ST-IN-6": "units.add_assaults units.take",
    "ST-IN-7": "units.take",
    "ST-TEAM-4": "tables._round play._act",
    "ST-TEAM-7": "play.begin_turn play.can_act_otherwise",
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
    "AMB-19": "search.search",
    "AMB-32": "play._close",
    "AMB-56": "units.add_assaults",
    "AMB-57": "units.take",
    "AMB-58": "play._act",
    "AMB-63": "placement.is_allied",
    "AMB-65": "tables._round",
}
"""Clauses of Stalingrad that no line of code names, because none is needed for them alone, and the code that guarantees
them."""

PANZER_HOLDS_THROUGH: Final[dict[str, str]] = {
    "PZ-COMP-1": "cards.SUPPLY cards.FOREST_CARDS cards.TERRAIN",
    "PZ-GEO-1": "cardsets.SCENARIOS tables.Rules.__init__",
    "PZ-GEO-3": "scope.grid.NEIGHBOURS",
    "PZ-GEO-4": "scope.grid.distance sight.FAR",
    "PZ-GEO-6": "movement.move actions.moves",
    "PZ-CTRL-3": "exploration._capture",
    "PZ-CTRL-4": "view._visible",
    "PZ-CTRL-5": "exploration.may_explore exploration.observed",
    "PZ-SETUP-4": "state.State.__init__",
    "PZ-SQUAD-3": "view._own_squads",
    "PZ-SETUP-5": "fire.hand_of",
    "PZ-HIDE-3": "movement.move",
    "PZ-HIDE-4": "state.State.__init__",
    "PZ-MOVE-4": "movement.move",
    "PZ-EXPL-3": "exploration.explore",
    "PZ-EXPL-6": "play._act",
    "PZ-EXPL-7": "exploration.explore",
    "PZ-SRCH-6": "exploration.hidden_targets",
    "PZ-SHOT-10": "fire.draws",
    "PZ-SHOT-11": "play._draw",
    "PZ-SHOT-12": "sight.sights",
    "PZ-WIN-4": "play._close_turn play._begin_turn",
    "PZ-CORR-3": "fire.forget_shot fire.earlier_shots",
    "PZ-CORR-4": "fire.earlier_shots fire.follow_marks",
    "PZ-REAR-3": "fire.hand_of",
    "PZ-REAR-4": "fire.hand_of",
    "PZ-LITE-3": "play._follow",
    "PZ-MED-1": "exploration.is_light fire.draw",
    "PZ-HEVY-3": "movement.room_for_units",
    "PZ-HEVY-4": "fire.can_shoot",
    "PZ-SUPR-2": "fire.can_shoot",
    "PZ-SUPR-3": "exploration.search fire.can_shoot",
    "PZ-TERR-3": "sight.sights",
    "PZ-TERR-5": "state.put_terrain",
    "PZ-TERR-6": "fire.hand_of",
    "PZ-TPLC-7": "state.put_terrain play._after_set_up",
    "PZ-TMOV-2": "movement.move",
    "PZ-TEXP-2": "exploration.explore",
    "PZ-TEXP-3": "exploration._capture play._follow",
    "PZ-LOS-4": "fire.can_shoot",
    "PZ-LOS-6": "exploration.may_explore",
    "PZ-LOS-7": "sight.sights",
    "PZ-HILL-3": "fire.hand_of",
    "PZ-HILL-4": "fire.hand_of",
    "PZ-HILL-5": "fire.hand_of",
    "PZ-AMBU-2": "exploration.explore",
    "PZ-INV-4": "state.State.check exploration._capture",
    "PZ-INV-6": "fire.hand_of cardsets._read_side",
    "PZ-INV-8": "exploration.may_explore",
    "PZ-INV-9": "view.view",
    "PZ-INV-10": "movement.move",
    "W1": "events.Taken events.Ready",
    "W2": "events.TerrainLaid",
    "W3": "events.Placed events.Ready events.Fielded",
    "W4": "view.view",
    "W5": "events.Moved",
    "W6": "events.Moved events.Entered",
    "W7": "events.Moved events.Left",
    "W8": "events.Moved movement.room_for_units",
    "W9": "events.Explored events.Captured",
    "W10": "events.Moved events.Skipped",
    "W11": "events.Explored events.Revealed events.ShownEmpty",
    "W12": "events.Explored events.Revealed events.ShownEmpty",
    "W13": "events.Searched events.ShownEmpty",
    "W14": "events.Searched events.Revealed",
    "W15": "events.Held",
    "W16": "events.Revealed events.Fired events.Drawn",
    "W17": "events.Destroyed",
    "W18": "events.Skipped",
    "W19": "events.Revealed",
    "W20": "events.Locked events.Unlocked",
    "W21": "events.Fired fire._remember_exchange",
    "W22": "events.GameOver events.AllShown",
    "W23": "play._remember_empty",
    "W24": "events.AllShown",
    "AMB-03": "tables.Rules.__init__",
    "AMB-81": "muster.room",
    "AMB-82": "muster.room",
    "AMB-83": "muster.is_laid_out",
    "AMB-08": "state.State.held",
    "AMB-09": "movement.may_move",
    "AMB-11": "movement.move",
    "AMB-24": "fire.turn_up movement.move",
    "AMB-93": "events.Revealed events.ShownEmpty",
    "AMB-12": "exploration.may_explore",
    "AMB-13": "exploration.may_explore",
    "AMB-14": "exploration._capture",
    "AMB-17": "play._follow",
    "AMB-20": "exploration.observed",
    "AMB-21": "play._shoot",
    "AMB-22": "actions.Search",
    "AMB-23": "exploration.hidden_targets",
    "AMB-48": "fire.hand_of",
    "AMB-86": "events.Fired",
    "AMB-87": "cardsets._read_side",
    "AMB-29": "exploration.is_light",
    "AMB-32": "movement.room_for_units",
    "AMB-33": "exploration.may_explore movement.room_for_units",
    "AMB-37": "fire.earlier_shots",
    "AMB-38": "fire.keep_shot",
    "AMB-40": "fire.hand_of",
    "AMB-42": "fire.is_flank",
    "AMB-43": "fire.is_flank",
    "AMB-44": "fire.hand_of",
    "AMB-46": "fire._direction",
    "AMB-50": "fire.can_shoot",
    "AMB-51": "fire.can_shoot fire.forget_shot",
    "AMB-52": "fire.can_shoot",
    "AMB-54": "fire.hand_of",
    "AMB-57": "fire.hand_of",
    "AMB-94": "tables.SWITCHES",
    "AMB-63": "movement._settle_terrain",
    "AMB-66": "sight.between",
    "AMB-67": "exploration.may_explore",
    "AMB-68": "exploration.observed",
    "AMB-69": "fire.hand_of",
    "AMB-71": "muster.room play.check_victory",
    "AMB-80": "fire.turn_up",
}
"""The same of Panzer."""

SPEARPOINT_HOLDS_THROUGH: Final[dict[str, str]] = {
    "SP-COMP-1": "tables._factions play.to_act",
    "SP-COMP-3": "actions.ALL_DICE actions.ALL_DIE",
    "SP-COMP-4": "state.Side state.State",
    "SP-COMP-5": "state.Unit",
    "SP-DECK-3": "draft.legal_picks",
    "SP-DECK-4": "draft.hold",
    "SP-DECK-5": "tables.Rules",
    "SP-SETUP-4": "state.State",
    "SP-SETUP-5": "state.State",
    "SP-CMD-13": "attacks.roll_attack damage.base_intensity",
    "SP-COMMIT-8": "commitment.Commitment.legal_actions",
    "SP-LINE-1": "declarations.can_reach",
    "SP-LINE-2": "state.Unit",
    "SP-LINE-5": "damage.check_lines",
    "SP-LINE-6": "damage.check_lines declarations.victims",
    "SP-CREW-6": "commitment._transfer",
    "SP-AIR-1": "commitment.line_of",
    "SP-AIR-2": "commitment._add_commits",
    "SP-AIR-3": "commitment.place draw_phase.close_combat",
    "SP-MOB-4": "declarations.can_affect",
    "SP-COMBAT-3": "declarations.Declarations.legal_actions",
    "SP-COMBAT-4": "initiative.Initiative.enter attacks.begin_naming",
    "SP-TGT-8": "modifiers.is_usable declarations.can_affect",
    "SP-TGT-9": "damage._stands attacks.roll_attack",
    "SP-ASLT-4": "declarations.best_value",
    "SP-ASLT-6": "modifiers.members_of",
    "SP-ASLT-7": "attacks.roll_attack modifiers.initial_damage",
    "SP-ATK-6": "modifiers.attack_bonus",
    "SP-ATK-10": "play.carry_out play.go_on",
    "SP-SPEC-4": "declarations.is_legal_target",
    "SP-FF-5": "damage.begin_intensity",
    "SP-FF-7": "damage.lapse",
    "SP-DMG-8": "damage.wound draw_phase.close_combat",
    "SP-DMG-10": "draw_phase.end_turn",
    "SP-DMG-14": "damage._take_off",
    "SP-DMG-16": "draw_phase.close_combat",
    "SP-SURV-1": "damage.wound",
    "SP-SURV-6": "damage._settle_crew",
    "SP-CAP-1": "cards.CAPTURE",
    "SP-CAP-4": "state.State.is_operational",
    "SP-CAP-5": "damage.capture",
    "SP-CAP-6": "damage.destroy",
    "SP-ENDC-2": "windows.end_attack_cards",
    "SP-ENDC-3": "draw_phase.close_combat",
    "SP-ENDC-4": "draw_phase.close_combat",
    "SP-ENDC-5": "draw_phase.close_combat",
    "SP-DRAW-3": "draw_phase._drawn",
    "SP-DRAW-5": "draw_phase.begin_drawing",
    "SP-VP-4": "damage.apply_hit",
    "SP-VP-6": "damage._score",
    "SP-VP-7": "damage.send_back",
    "SP-WIN-8": "play.to_act",
    "SP-SIT-1": "situations.read_situation",
    "SP-SIT-3": "view.view",
    "SP-SIT-4": "data/house-1943/situations.toml",
    "SP-SIT-5": "situations.read_situation",
    "SP-FULL-1": "attacks.roll_attack",
    "SP-FULL-2": "attacks.Attacks.apply",
    "SP-FULL-3": "attacks.name_assault",
    "H-1": "view.view",
    "H-4": "play.outcomes",
    "H-7": "commitment.reveal",
    "H-8": "play.clause",
    "H-11": "windows.open_window",
    "H-17": "events.VictimChosen",
    "H-29": "hands.prepare_deck",
    "H-30": "hands.draw_tail",
    "H-31": "hands.give_back",
    "H-32": "play.to_act",
    "H-33": "view.view",
    "SP-HID-1": "view.view",
    "SP-HID-2": "view.view_side",
    "SP-HID-3": "windows.is_silent",
    "SP-HID-4": "play.legal_list",
    "SP-HID-6": "commitment.reveal declarations.reveal",
    "INV-3": "damage.wound",
    "INV-6": "claims.check",
    "INV-7": "attacks.name_attack",
    "INV-8": "draw_phase.begin_limits",
    "INV-9": "damage._score",
    "INV-10": "play.outcomes",
    "INV-11": "view.view",
    "INV-12": "victory.check_turn",
    "AMB-5": "damage.lapse",
    "AMB-6": "attacks.begin_naming",
    "AMB-8": "windows.is_identical_active",
    "AMB-55": "commitment.reveal",
    "AMB-12": "attacks.roll_attack",
    "AMB-56": "data/house-1943/units.toml",
    "AMB-57": "attacks.name_attack",
    "AMB-54": "situations.OPTIONS",
}
"""The same of Spearpoint."""


class Sources(NamedTuple):
    """The sources of an index, in addition to the rules and the tests of a title."""

    holds_through: dict[str, str]
    data: tuple[str, ...]
    """Files of the package that name clauses."""
    groups: tuple[tuple[str, str], ...]
    """The kinds of clauses, each with the heading of its table."""
    span: re.Pattern[str]
    heading: re.Pattern[str]
    """A clause with its heading, or else its first sentence."""
    row: re.Pattern[str]
    """A clause that is a row of a table."""


SOURCES: Final = {
    STALINGRAD: Sources(
        HOLDS_THROUGH,
        (DATA,),
        (("ST-", "Clauses"), ("AMB-", "Open questions"), ("H", "Hidden information"), ("L", "Derived facts")),
        re.compile(r"\b(ST-[A-Z]+-)(\d+) to \1(\d+)\b"),
        re.compile(r"\*\*(ST-[A-Z]+-\d+|AMB-\d+|L\d+)(?: — ([^*]*?))?[.:]?\*\*(?: ([^.(]*))?"),
        re.compile(r"\| (H\d+) \| ([^|]*) \|"),
    ),
    PANZER: Sources(
        PANZER_HOLDS_THROUGH,
        (HOUSE,),
        (("PZ-", "Clauses"), ("AMB-", "Open questions"), ("W", "Hidden information")),
        re.compile(r"\b(PZ-[A-Z0-9]+-)(\d+) to \1(\d+)\b"),
        re.compile(
            r"(?:- )?\*\*(PZ-[A-Z0-9]+-\d+|AMB-\d+)(?: — ([^*]*?))?[.:]?(?: —)?\*\*(?: (.*?)(?: →|\. | \(|\.?$))?"
        ),
        re.compile(r"\| (W\d+) \| ([^|]*) \|"),
    ),
    SPEARPOINT: Sources(
        SPEARPOINT_HOLDS_THROUGH,
        SPEARPOINT_DATA,
        (("SP-", "Clauses"), ("AMB-", "Open questions"), ("H-", "Hidden information"), ("INV-", "Invariants")),
        re.compile(r"\b(SP-[A-Z]+-)(\d+) to \1(\d+)\b"),
        re.compile(
            r"(?:\* )?(?:\*\*)?(?<=\*[* ])(SP-[A-Z]+-\d+|AMB-\d+|INV-\d+)"
            r"(?: ([^*]+?)\.)?(?:\*\*)? ?(.*?)(?:\. |: |; |$)"
        ),
        re.compile(r"\| (H-\d+) \| ([^|]*) \|"),
    ),
}


def cited(title: Title, text: str) -> set[str]:
    """The clauses that a text names; ``ST-MG-2 to ST-MG-4`` names three."""
    found = set(title.citation.findall(text))
    for prefix, first, last in SOURCES[title].span.findall(text):
        found |= {f"{prefix}{number}" for number in range(int(first), int(last) + 1)}
    return found


# -- the rules --------------------------------------------------------------------------------------


@cache
def headings(title: Title) -> dict[str, str]:
    """The subject of each clause: its heading, or else its first sentence."""
    found: dict[str, str] = {}
    for line in title.rules.read_text(encoding="utf-8").splitlines():
        if match := SOURCES[title].heading.match(line):
            found[match[1]] = (match[2] or match[3] or "").strip().rstrip(".").replace("|", "\\|")
        elif match := SOURCES[title].row.match(line):
            found[match[1]] = match[2]
    return found


@cache
def settling(title: Title = STALINGRAD) -> dict[str, list[str]]:
    """For each open question, the clauses that name it, and those it names itself."""
    found: dict[str, list[str]] = {}
    current = ""
    for line in title.rules.read_text(encoding="utf-8").splitlines():
        if match := SOURCES[title].heading.match(line):
            current = match[1]
        elif line.startswith(("#", "---")):
            current = ""
        if current.startswith(title.prefix):
            for question in sorted(cited(title, line)):
                if question.startswith("AMB-"):
                    _add(found, question, current)
        elif current.startswith("AMB-"):
            for clause in sorted(cited(title, line)):
                if clause.startswith(title.prefix):
                    _add(found, current, clause)
    return found


# -- the code ---------------------------------------------------------------------------------------


@cache
def code(title: Title = STALINGRAD) -> dict[str, list[str]]:
    """For each clause the functions, classes and constants that name it, in the order of modules and lines."""
    found: dict[str, list[str]] = {}
    for path in _modules(title):
        places = Places(title, path)
        for line, text in _texts(path.read_text(encoding="utf-8")):
            for clause in sorted(cited(title, text)):
                _add(found, clause, places.at(line))
    for file in SOURCES[title].data:
        for clause in sorted(cited(title, (CODE / title.name / file).read_text(encoding="utf-8"))):
            _add(found, clause, file)
    return found


def _modules(title: Title) -> list[Path]:
    """The modules of a title and those that it shares: open questions have different numbers in other titles."""
    return sorted([*(CODE / title.name / "rules").rglob("*.py"), *(CODE / "scope").rglob("*.py")])


@cache
def every_place(title: Title = STALINGRAD) -> frozenset[str]:
    """Every name that ``HOLDS_THROUGH`` may use."""
    names = {name for path in _modules(title) for name in Places(title, path).names()}
    return frozenset({*SOURCES[title].data} | names)


class Places:
    """The functions, classes and constants of one module, by their lines."""

    def __init__(self, title: Title, path: Path) -> None:
        parts = path.relative_to(CODE).with_suffix("").parts
        self._module = ".".join(part for part in parts if part not in (title.name, "rules", "__init__"))
        self._spans: list[tuple[int, int, str]] = []
        self._walk(ast.parse(path.read_text(encoding="utf-8")).body, self._module, is_class=False)

    def at(self, line: int) -> str:
        """The innermost place around a line, or else the module."""
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
                if before:  # a string after a constant describes it
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


def index(title: Title = STALINGRAD) -> str:
    """The tables, one for each kind of clause."""
    lines: list[str] = []
    for prefix, heading in SOURCES[title].groups:
        lines += ["", f"### {heading}", "", "| clause | about | code | tests |", "| --- | --- | --- | --- |"]
        lines += [_row(title, clause) for clause in clauses(title) if clause.startswith(prefix)]
    return "\n".join([*lines[1:], ""])


def _row(title: Title, clause: str) -> str:
    where = _code(code(title).get(clause, []))
    holds_through = SOURCES[title].holds_through
    if not where and clause in holds_through:
        where = f"*through* {_code(holds_through[clause].split())}"
    if not where:
        where = " ".join(settling(title).get(clause, []))
    tests = [test for test in every_test(title) if clause in test.cites and test.can_fail]
    tests.sort(key=lambda test: test.clause != clause)  # first those named by the clause
    return f"| {clause} | {headings(title).get(clause, '')} | {where} | {_code(test.where for test in tests)} |"


def _code(names: Iterable[str]) -> str:
    return " ".join(f"`{name}`" for name in names)


def page_of(title: Title) -> Path:
    """The page that holds the index of a title."""
    return PAGES / f"{title.name}.md"


def with_index(page: str, title: Title = STALINGRAD) -> str:
    """The page with an up-to-date index."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{index(title)}{END}{after}"


def main() -> None:
    """Write the indexes into their pages."""
    for title in TITLES:
        page = page_of(title)
        page.write_text(with_index(page.read_text(encoding="utf-8"), title), encoding="utf-8")


if __name__ == "__main__":
    main()
