"""Scenarios as data: the five Basic ones, the five themes, and players' own files (Parts 9, 10 and 12b)."""

from __future__ import annotations

from typing import Final, NamedTuple

from fogline.kernel import data
from fogline.kernel import inspection as inspecting
from fogline.kernel.data import Data
from fogline.kernel.errors import BadData
from fogline.kernel.faults import NOT_AMONG, Kind, Said, shown, shown_key
from fogline.kernel.inspection import Examined, Inspection
from fogline.titles.scope.grid import COLUMNS, ROWS
from fogline.titles.stalingrad.rules.cards import (
    CODES,
    DECOY,
    EMPTY_AREA,
    INFANTRY,
    KINDS,
    MORTAR,
    SIDES,
    SNIPER,
    SUPPLY,
)

BASE_AND_SIZE: Final = Kind(
    "data-st-base-and-size", "a scenario has either a base or its own columns and rows, not both"
)
COLUMNS_WRONG: Final = Kind("data-st-columns", "a Front has at most {most} columns, not {found}")
ROWS_WRONG: Final = Kind("data-st-rows", "a Front has at most {most} rows, not {found}")
COMPUTED: Final = Kind("data-st-computed", "EA is computed, never entered")
SUPPLY_EXCEEDED: Final = Kind("data-st-supply", "{found} {code}, but there are only {most}")
TOO_MANY_CARDS: Final = Kind("data-st-too-many-cards", "{found} cards for {cells} cells ({sides})")
TOO_MANY_EMPTY: Final = Kind(
    "data-st-too-many-empty", "{found} Empty Areas needed, but there are only {most} ({sides})"
)
ONE_SNIPER: Final = Kind("data-st-one-sniper", "needs exactly one Sniper in the Front, there are {found} ({sides})")
SNIPERS_EXCEEDED: Final = Kind("data-st-snipers", "{found} Snipers, but there are only {most} ({sides})")
NO_SNIPERS: Final = Kind("data-st-no-snipers", "a side without Snipers can play only in Advanced Mode ({sides})")

VICTORY_ITEM: Final = Kind(
    "data-st-victory-item", "expected one of points, eliminate-all, reach-last-row, found {found}"
)
POINTS_TWICE: Final = Kind("data-st-points-twice", "points appear twice")
NO_BASE_POINTS: Final = Kind("data-st-no-base-points", 'there is no base to take "base" from')
POINT_VALUES: Final = Kind(
    "data-st-point-values", "expected e.g. 'SN:2 OF:2 SC:1 MO:1 MG:1 IN:1', each from 0 to {most}, found {found}"
)
POINT_VALUES_MISSING: Final = Kind("data-st-point-values-missing", "{kinds} is missing in {found}")
NOT_AT_SETUP: Final = Kind("data-st-not-at-setup", "the side has no {code} at set-up ({sides})")
ADVANCED_ONLY: Final = Kind("data-st-advanced-only", 'reach-last-row needs mode = "advanced"')
NO_WAY_TO_WIN: Final = Kind("data-st-no-way-to-win", "the side cannot meet any victory condition ({sides})")

EMPTY_GROUP: Final = Kind("data-st-empty-group", "a group of kinds must not be empty")
NO_UNIT: Final = Kind("data-st-no-unit", "{found} is not a Sniper or Unit; known kinds: {known}")
NO_GROUP: Final = Kind("data-st-no-group", "expected a list of kinds, found {found}")
NO_SUCH_SET: Final = Kind("data-st-no-such-set", 'a set is ["IN"] or ["IN", "MO"]')

WRONG_MODE: Final = Kind("data-st-wrong-mode", "{name} is played only in {mode} mode")
TEAMS_ADVANCED: Final = Kind("data-st-teams-advanced", "three or four players need advanced mode (ST-TEAM-1)")


MODES: Final = ("basic", "advanced")
CUSTOM: Final = "custom"
"""The scenario name in a ``Setup`` whose data is a scenario file."""
PREPARED: Final = tuple(code for code in CODES if code != "EA")
"""The kinds that a scenario specifies; Empty Areas fill the rest (ST-THEME-2)."""


class Victory(NamedTuple):
    """How a side can win other than by eliminating all Snipers (ST-WIN, ST-THEME-3, ST-CUST-2). Any one way
    suffices."""

    points: int | None
    eliminate: tuple[tuple[int, ...], ...]
    """Groups of kinds; a side wins when its enemy has no card of one of these groups left in play."""
    last_row: bool


class Scenario(NamedTuple):
    """A battlefield and its victory conditions."""

    name: str
    columns: int
    rows: int
    modes: tuple[str, ...]
    cards: tuple[tuple[int, ...], tuple[int, ...]]
    """For each side, how many cards of each kind lie in its Front, including Empty Areas."""
    zone: tuple[int, int]
    """ST-DUEL-1: the number of Snipers that wait in each Player Zone."""
    victory: Victory
    reinforcements: tuple[tuple[int, ...], ...]
    """ST-RE-4, ST-OFF-2: the groups of kinds that one REINFORCEMENTS can bring back."""


MAX_NAME: Final = 80
MAX_POINTS: Final = 99
"""The maximum number of points, to win or for a card: far more than a side's cards are worth together."""
MAX_WAYS: Final = 20
"""The maximum length of a list: ways to win, sets of reinforcements, kinds of a group."""

Counts = list[int | None]
"""By kind, how many cards a side has; None where the file has no valid value."""


def read_scenario(text: str, file: str) -> Scenario:
    """Read the custom scenario in a file; raises its first fault (ST-CUST-1)."""
    return examine(text, file).or_fault()


def examine(text: str, file: str) -> Examined[Scenario]:
    """Return a custom scenario, or all faults of its file (ST-CUST-3)."""
    return inspecting.examine(text, file, _examine)


def _examine(file: Data) -> Examined[Scenario]:
    faults: list[BadData] = []
    table = Inspection(file, faults)
    table.only(_KEYS)
    name = table.name("name", MAX_NAME) or CUSTOM
    scenario = _themed(_base(table, name), table, name)
    return Examined(None if faults else scenario, faults, [])


_KEYS: Final = (
    "name", "base", "columns", "rows", "mode", "cards", "player-zone-snipers", "victory", "reinforcement-sets",
)  # fmt: skip


def _base(file: Inspection, name: str) -> Scenario | None:
    """Find the scenario that a file builds on: a Basic one, or an empty battlefield of its own size. None if that is
    unclear; then only the parts that do not depend on it are checked."""
    if file.has("base"):
        if file.has("columns") or file.has("rows"):
            file.fault("base", BASE_AND_SIZE)
        if file.has("columns"):
            _size(file, "columns", COLUMNS, COLUMNS_WRONG)
        if file.has("rows"):
            _size(file, "rows", ROWS // 2, ROWS_WRONG)
        base = file.string("base", tuple(BASIC))
        return None if base is None else BASIC[base]
    if file.is_misspelt("base"):
        return None
    columns = _size(file, "columns", COLUMNS, COLUMNS_WRONG)
    rows = _size(file, "rows", ROWS // 2, ROWS_WRONG)
    if columns is None or rows is None:
        return None
    nobody = (0,) * KINDS
    return Scenario(name, columns, rows, MODES, (nobody, nobody), (0, 0), Victory(None, (), False), ((INFANTRY,),))


def _size(file: Inspection, key: str, most: int, kind: Kind) -> int | None:
    size = file.integer(key, 2, COLUMNS * ROWS)
    if size is None or size <= most:
        return size
    file.fault(key, kind, found=size, most=most)
    return None


def _themed(base: Scenario | None, theme: Inspection, name: str) -> Scenario | None:
    """*base* with the changes of *theme*; None, with the faults recorded, if that is not a valid scenario."""
    before = len(theme.faults)
    modes = _modes(theme)
    cards = _cards(base, theme)
    zone = _zone(theme, cards)
    victory = _victory(base, theme, modes, cards, zone)
    reinforcements = _reinforcements(theme)
    if modes is not None and "basic" in modes:
        _say(theme, "mode", NO_SNIPERS, [side for side in (0, 1) if cards[side][SNIPER] == 0])
    if base is None or len(theme.faults) > before:
        return None
    fronts = (_known(cards[0]), _known(cards[1]))
    waiting = (zone[0] or 0, zone[1] or 0)
    return Scenario(name, base.columns, base.rows, modes or MODES, fronts, waiting, victory, reinforcements)


def _known(counts: Counts) -> tuple[int, ...]:
    return tuple([0 if count is None else count for count in counts])


def _say(theme: Inspection, key: str, kind: Kind, sides: list[int], **values: Said) -> None:
    if sides:
        theme.fault(key, kind, sides=tuple([SIDES[side] for side in sides]), **values)


def _modes(theme: Inspection) -> tuple[str, ...] | None:
    if not theme.has("mode"):
        return None if theme.is_misspelt("mode") else MODES
    mode = theme.string("mode", ("basic", "advanced", "either"))
    if mode is None:
        return None
    return MODES if mode == "either" else (mode,)


def _cards(base: Scenario | None, theme: Inspection) -> list[Counts]:
    """Read the cards of both Fronts: those of the base with the theme's changes, and Empty Areas for the rest."""
    nothing: Counts = [None] * KINDS
    cards: list[Counts] = [nothing[:] if base is None else list(base.cards[side]) for side in (0, 1)]
    table = theme.section("cards") if theme.has("cards") else None
    if table is not None and (table.has("G") or table.has("S")):
        table.only(("G", "S"))
        for side in (0, 1):
            _forget(cards[side], [key for key in table.keys() if key not in ("G", "S")])  # noqa: SIM118 - no dictionary
            own = table.section("GS"[side]) if table.has("GS"[side]) else None
            if own is not None:
                _read_counts(own, [cards[side]])
            elif table.has("GS"[side]):
                cards[side] = nothing[:]
    elif table is not None:
        _read_counts(table, cards)
    elif theme.has("cards") or theme.is_misspelt("cards"):
        cards = [nothing[:], nothing[:]]
    if base is not None:
        _fill(base, theme, cards)
    return cards


def _forget(counts: Counts, strange: list[str]) -> None:
    """Forget the counts for which an unknown or misplaced key may have been meant, so nothing is checked against
    them."""
    for key in strange:
        for kind in [CODES.index(key)] if key in PREPARED else range(DECOY, KINDS):
            counts[kind] = None


def _read_counts(table: Inspection, fronts: list[Counts]) -> None:
    for counts in fronts:
        _forget(counts, [key for key in table.keys() if key not in CODES])  # noqa: SIM118 - no dictionary
    for key in table.keys():  # noqa: SIM118 - no dictionary
        if key == CODES[EMPTY_AREA]:
            table.fault(key, COMPUTED)
        elif key not in PREPARED:
            table.fault(key, NOT_AMONG, found=shown_key(key), known=PREPARED)
        else:
            kind = CODES.index(key)
            count = table.integer(key, 0, COLUMNS * ROWS)
            if count is not None and count > SUPPLY[kind]:
                table.fault(key, SUPPLY_EXCEEDED, found=count, code=key, most=SUPPLY[kind])
                count = None
            for counts in fronts:
                counts[kind] = count


def _fill(base: Scenario, theme: Inspection, cards: list[Counts]) -> None:
    """Fill the rest of each Front with Empty Areas, if its cards are known."""
    cells = base.columns * base.rows
    totals: list[int | None] = [None if None in counts[DECOY:] else sum(_known(counts[DECOY:])) for counts in cards]
    for total in dict.fromkeys(totals):
        if total is None:
            continue
        sides = [side for side in (0, 1) if totals[side] == total]
        if total > cells:
            _say(theme, "cards", TOO_MANY_CARDS, sides, found=total, cells=cells)
        elif cells - total > SUPPLY[EMPTY_AREA]:
            _say(theme, "cards", TOO_MANY_EMPTY, sides, found=cells - total, most=SUPPLY[EMPTY_AREA])
        for side in sides:
            cards[side][EMPTY_AREA] = max(0, cells - total)


def _zone(theme: Inspection, cards: list[Counts]) -> list[int | None]:
    """Read the Snipers in the Player Zones: allowed only if exactly one is in the Front (ST-DUEL-1)."""
    waiting: list[int | None] = [0, 0]
    if isinstance(theme.value("player-zone-snipers"), dict):
        table = theme.section("player-zone-snipers")
        assert table is not None
        table.only(("G", "S"))
        for side in (0, 1):
            if table.has("GS"[side]):
                waiting[side] = table.integer("GS"[side], 0, COLUMNS * ROWS)
    elif theme.has("player-zone-snipers"):
        count = theme.integer("player-zone-snipers", 0, COLUMNS * ROWS)
        waiting = [count, count]
    elif theme.is_misspelt("player-zone-snipers"):
        waiting = [None, None]
    stated = [(waiting[side], cards[side][SNIPER]) for side in (0, 1)]
    for pair in dict.fromkeys(stated):
        count, snipers = pair
        sides = [side for side in (0, 1) if stated[side] == pair]
        if not count:
            continue
        found = count + (snipers or 0)
        if found > SUPPLY[SNIPER]:
            _say(theme, "player-zone-snipers", SNIPERS_EXCEEDED, sides, found=found, most=SUPPLY[SNIPER])
        elif snipers is not None and snipers != 1:
            _say(theme, "player-zone-snipers", ONE_SNIPER, sides, found=snipers)
    return waiting


_WAYS: Final = ("points", "eliminate-all", "reach-last-row")


def _victory(
    base: Scenario | None, theme: Inspection, modes: tuple[str, ...] | None, cards: list[Counts], zone: list[int | None]
) -> Victory:
    """Read the valid ways to win that a file names."""
    points: int | None = None
    eliminate: list[tuple[int, ...]] = []
    last_row = False
    before = len(theme.faults)
    is_misspelt = theme.is_misspelt("victory")
    items = theme.array("victory", MAX_WAYS) if theme.has("victory") else []
    for number, item in enumerate(items or [], start=1):
        at = f"victory[{number}]"
        if not isinstance(item, dict):
            theme.fault(at, VICTORY_ITEM, found=shown(item))
            continue
        part = theme.within(at, item)
        known = [key for key in _WAYS if part.has(key)]
        if len(item) == 1 or len(known) == 1:
            part.only(_WAYS)
        else:
            theme.fault(at, VICTORY_ITEM, found=shown(item))
        if part.has("points"):
            if points is not None:
                part.fault("points", POINTS_TWICE)
            points = _points(base, part)
        if part.has("eliminate-all"):
            eliminate += _eliminate(part, cards)
        if part.has("reach-last-row") and part.string("reach-last-row", ("IN",)) is not None:
            last_row = True
            if modes is not None and "basic" in modes:
                part.fault("reach-last-row", ADVANCED_ONLY)
    victory = Victory(points, tuple(eliminate), last_row)
    numbers = cards[0] + cards[1] + zone
    if not is_misspelt and len(theme.faults) == before and base is not None and None not in numbers:
        losers = [side for side in (0, 1) if not _can_win(victory, cards, zone, side)]
        _say(theme, "victory", NO_WAY_TO_WIN, losers)
    return victory


def _eliminate(part: Inspection, cards: list[Counts]) -> list[tuple[int, ...]]:
    """Read the group that a part names; none if it is invalid."""
    codes = part.array("eliminate-all", MAX_WAYS)
    group = None if codes is None else _group(part, "eliminate-all", codes)
    if group is None:
        return []
    for kind in group:
        _say(part, "eliminate-all", NOT_AT_SETUP, [side for side in (0, 1) if cards[side][kind] == 0], code=CODES[kind])
    return [group]


def _can_win(victory: Victory, cards: list[Counts], zone: list[int | None], side: int) -> bool:
    """Whether *side* can meet a condition. Eliminating all enemy Snipers is one if there are any (AMB-66)."""
    enemy = _known(cards[1 - side])
    if enemy[SNIPER] > 0 or victory.eliminate:
        return True
    if victory.points is not None and _reachable(enemy, zone[1 - side] or 0) >= victory.points:
        return True
    return victory.last_row and _known(cards[side])[INFANTRY] > 0


def _points(base: Scenario | None, part: Inspection) -> int | None:
    if part.value("points") != "base":
        return part.integer("points", 1, MAX_POINTS)
    if base is not None and base.victory.points is None:
        part.fault("points", NO_BASE_POINTS)
    return None if base is None else base.victory.points


def _reachable(cards: tuple[int, ...], zone: int) -> int:
    return sum(VALUES[kind] * cards[kind] for kind in range(SNIPER, KINDS)) + VALUES[SNIPER] * zone


def _group(part: Inspection, key: str, codes: list[object]) -> tuple[int, ...] | None:
    """Read the kinds that a list names, each once; None if any is invalid."""
    if not codes:
        part.fault(key, EMPTY_GROUP)
        return None
    wrong = [number for number, code in enumerate(codes, start=1) if code not in CODES[SNIPER:]]
    for number in wrong:
        part.fault(f"{key}[{number}]", NO_UNIT, found=shown(codes[number - 1]), known=CODES[SNIPER:])
    return None if wrong else tuple(sorted({CODES.index(str(code)) for code in codes}))


def _reinforcements(theme: Inspection) -> tuple[tuple[int, ...], ...]:
    """ST-OFF-2: read the sets of reinforcements: the Infantry alone, or with a Mortar. Other groups have no rule."""
    if not theme.has("reinforcement-sets"):
        return ((INFANTRY,),)
    groups: list[tuple[int, ...]] = []
    for number, codes in enumerate(theme.array("reinforcement-sets", MAX_WAYS) or [], start=1):
        at = f"reinforcement-sets[{number}]"
        if not isinstance(codes, list):
            theme.fault(at, NO_GROUP, found=shown(codes))
            continue
        group = _group(theme, at, codes)
        if group is None:
            continue
        if len(group) != len(codes) or group not in ((INFANTRY,), (MORTAR, INFANTRY)):
            theme.fault(at, NO_SUCH_SET)
        else:
            groups.append(group)
    return tuple(groups)


def _values(table: Data) -> tuple[int, ...]:
    return tuple(table.integer(code, 0, MAX_POINTS) if code in CODES[SNIPER:] else 0 for code in CODES)


def _basic(name: str, table: Data) -> Scenario:
    columns, rows = table.integer("columns", 2, COLUMNS), table.integer("rows", 2, ROWS // 2)
    counts = [0] * KINDS
    section = table.section("cards")
    for code in PREPARED:
        counts[CODES.index(code)] = section.integer(code, 0, COLUMNS * ROWS)
    counts[EMPTY_AREA] = columns * rows - sum(counts)
    cards = tuple(counts)
    victory = Victory(table.integer("points", 1, MAX_POINTS), (), False)
    return Scenario(name, columns, rows, MODES, (cards, cards), (0, 0), victory, ((INFANTRY,),))


def _themes(themes: Data) -> dict[str, Scenario]:
    """List ``theme/base`` for each theme on each Basic scenario (ST-THEME-1)."""
    found: dict[str, Scenario] = {}
    for theme in themes.keys():  # noqa: SIM118 - no dictionary
        for base in BASIC.values():
            name = f"{theme}/{base.name}"
            themed = _themed(base, Inspection(themes.section(theme), []), name)
            assert themed is not None, name
            found[name] = themed
    return found


_SHIPPED: Final = data.load("fogline.titles.stalingrad", "data/scenarios.toml")
_BASIC: Final = _SHIPPED.section("basic")
VALUES: Final = _values(_SHIPPED.section("values"))
"""ST-COMP-3: the points for each kind."""
BASIC: Final = {name: _basic(name, _BASIC.section(name)) for name in _BASIC.keys()}  # noqa: SIM118 - no dictionary
THEMED: Final = _themes(_SHIPPED.section("theme"))
NAMES: Final = (*BASIC, *THEMED)
