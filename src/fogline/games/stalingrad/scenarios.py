"""Scenarios as data: the five Basic ones, the five themes, and players' own files (Parts 9, 10 and 12b)."""

from __future__ import annotations

from typing import Final, NamedTuple

from fogline.games.scope.grid import COLUMNS, ROWS
from fogline.games.stalingrad.cards import CODES, DECOY, EMPTY_AREA, INFANTRY, KINDS, MORTAR, SIDES, SNIPER, SUPPLY
from fogline.kernel import data
from fogline.kernel.data import Data
from fogline.kernel.errors import BadData

MODES: Final = ("basic", "advanced")
CUSTOM: Final = "custom"
"""The scenario's name in a ``Setup`` whose data is a scenario file."""
PREPARED: Final = tuple(code for code in CODES if code != "EA")
"""The kinds that a scenario counts: Empty Areas fill the rest (ST-THEME-2)."""


class Victory(NamedTuple):
    """How a side wins beside eliminating all Snipers (ST-WIN, ST-THEME-3, ST-CUST-2). Any one suffices."""

    points: int | None
    eliminate: tuple[tuple[int, ...], ...]
    """Each a group of kinds; a side wins when its enemy has none of a group left in play."""
    last_row: bool


class Scenario(NamedTuple):
    """One battlefield and what is fought for on it."""

    name: str
    columns: int
    rows: int
    modes: tuple[str, ...]
    cards: tuple[tuple[int, ...], tuple[int, ...]]
    """For each side, how many cards of each kind lie in its Front, Empty Areas included."""
    zone: tuple[int, int]
    """ST-DUEL-1: Snipers that wait in each Player Zone."""
    victory: Victory
    reinforcements: tuple[tuple[int, ...], ...]
    """ST-RE-4, ST-OFF-2: the groups of kinds that one REINFORCEMENTS can bring back."""


class _Faults:
    """Collects everything that is wrong with a file, so that its author learns it all at once."""

    def __init__(self) -> None:
        self.found: list[BadData] = []

    def add(self, fault: BadData) -> None:
        self.found.append(fault)


def read_scenario(text: str, file: str) -> Scenario:
    """The custom scenario that a file holds, or the first thing that is wrong with it (ST-CUST-1)."""
    scenario, faults = examine(text, file)
    if scenario is None:
        raise faults[0]
    return scenario


def examine(text: str, file: str) -> tuple[Scenario | None, list[BadData]]:
    """A custom scenario, or everything that is wrong with its file (ST-CUST-3)."""
    faults = _Faults()
    scenario: Scenario | None = None
    try:
        scenario = _custom(data.read(text, file), faults)
    except BadData as fault:
        faults.add(fault)
    return (None if faults.found else scenario), faults.found


_KEYS: Final = (
    "name", "base", "columns", "rows", "mode", "cards", "playerZoneSnipers", "victory", "reinforcementSets",
)  # fmt: skip


def _custom(file: Data, faults: _Faults) -> Scenario | None:
    for unknown in file.unknown(_KEYS):
        faults.add(unknown)
    name = "custom"
    try:
        name = file.name("name")
    except BadData as fault:
        faults.add(fault)
    base = _base(file, name, faults)
    if base is None:  # the cards cannot be judged, but the rest can
        _modes(file, faults)
        _reinforcements(file, faults)
        if file.has("cards") and not isinstance(file.table["cards"], dict):
            faults.add(file.error("cards", f"expected a table, found {file.table['cards']!r}"))
        return None
    return _themed(base, file, name, faults)


def _base(file: Data, name: str, faults: _Faults) -> Scenario | None:
    """The scenario that a file builds on: a Basic one, or an empty battlefield of its own size."""
    if file.has("base"):
        if file.has("columns") or file.has("rows"):
            faults.add(file.error("base", "a scenario has a base, or columns and rows of its own, not both"))
        try:
            return BASIC[file.string("base", tuple(BASIC))]
        except BadData as fault:
            faults.add(fault)
            return None
    sizes: list[int] = []
    for key, most in (("columns", COLUMNS), ("rows", ROWS // 2)):
        try:
            size = file.integer(key, 2)
            if size > most:
                raise file.error(key, f"a Front has at most {most} {key}, not {size}")
            sizes.append(size)
        except BadData as fault:
            faults.add(fault)
    if len(sizes) < 2:
        return None
    nobody = (0,) * KINDS
    return Scenario(name, sizes[0], sizes[1], MODES, (nobody, nobody), (0, 0), Victory(None, (), False), ((INFANTRY,),))


def _themed(base: Scenario, theme: Data, name: str, faults: _Faults) -> Scenario:
    """*base* changed as *theme* says."""
    modes = _modes(theme, faults)
    cards = [_side_cards(base, theme, side, faults) for side in (0, 1)]
    zone = [_zone(theme, side, cards[side], faults) for side in (0, 1)]
    victory = _victory(base, theme, modes, (cards[0], cards[1]), (zone[0], zone[1]), faults)
    reinforcements = _reinforcements(theme, faults)
    for side in (0, 1):
        if cards[side][SNIPER] == 0 and "basic" in modes:
            faults.add(theme.error("mode", f"without Snipers the {SIDES[side]} side can only play in Advanced Mode"))
    return Scenario(
        name, base.columns, base.rows, modes, (cards[0], cards[1]), (zone[0], zone[1]), victory, reinforcements
    )


def _modes(theme: Data, faults: _Faults) -> tuple[str, ...]:
    if not theme.has("mode"):
        return MODES
    try:
        mode = theme.string("mode", ("basic", "advanced", "either"))
    except BadData as fault:
        faults.add(fault)
        return MODES
    return MODES if mode == "either" else (mode,)


def _side_cards(base: Scenario, theme: Data, side: int, faults: _Faults) -> tuple[int, ...]:
    """The cards of one Front: the base's, changed, the rest Empty Areas."""
    counts = list(base.cards[side])
    if theme.has("cards") and not isinstance(theme.table["cards"], dict):
        if side == 0:
            faults.add(theme.error("cards", f"expected a table, found {theme.table['cards']!r}"))
    elif theme.has("cards"):
        table = theme.section("cards")
        if table.has("G") or table.has("S"):
            try:
                table.only(("G", "S"))
            except BadData as fault:
                faults.add(fault)
            table = table.section("GS"[side]) if table.has("GS"[side]) else Data("", "", {})
        for key in table.keys():  # noqa: SIM118 - a Data is no dict
            try:
                if key not in PREPARED:
                    why = "is computed, never entered" if key == "EA" else f"is none of {', '.join(PREPARED)}"
                    raise table.error(key, f"{key} {why}")
                counts[CODES.index(key)] = table.integer(key)
            except BadData as fault:
                if side == 0 or table.path[-1] != "cards":
                    faults.add(fault)
    total = 0
    for kind in range(DECOY, KINDS):
        total += counts[kind]
        if counts[kind] > SUPPLY[kind]:
            why = f"the {SIDES[side]} side has {counts[kind]} {CODES[kind]}, but there are only {SUPPLY[kind]}"
            faults.add(theme.error("cards", why))
    empty = base.columns * base.rows - total
    if empty < 0:
        faults.add(
            theme.error("cards", f"the {SIDES[side]} side has {total} cards for {base.columns * base.rows} cells")
        )
    if empty > SUPPLY[EMPTY_AREA]:
        why = f"the {SIDES[side]} side needs {empty} Empty Areas, but there are only {SUPPLY[EMPTY_AREA]}"
        faults.add(theme.error("cards", why))
    counts[EMPTY_AREA] = empty
    return tuple(counts)


def _zone(theme: Data, side: int, cards: tuple[int, ...], faults: _Faults) -> int:
    """Snipers in the Player Zone: only beside exactly one in the Front (ST-DUEL-1)."""
    if not theme.has("playerZoneSnipers"):
        return 0
    try:
        if isinstance(theme.table["playerZoneSnipers"], dict):
            table = theme.section("playerZoneSnipers")
            if side == 0:
                table.only(("G", "S"))
            waiting = table.integer("GS"[side]) if table.has("GS"[side]) else 0
        else:
            waiting = theme.integer("playerZoneSnipers")
    except BadData as fault:
        if side == 0 or isinstance(theme.table["playerZoneSnipers"], dict):
            faults.add(fault)
        return 0
    if waiting > 0 and cards[SNIPER] != 1:
        why = f"needs exactly one Sniper in the Front, the {SIDES[side]} side has {cards[SNIPER]}"
        faults.add(theme.error("playerZoneSnipers", why))
    if waiting + cards[SNIPER] > SUPPLY[SNIPER]:
        why = f"the {SIDES[side]} side has {waiting + cards[SNIPER]} Snipers, but there are only {SUPPLY[SNIPER]}"
        faults.add(theme.error("playerZoneSnipers", why))
    return waiting


def _victory(
    base: Scenario,
    theme: Data,
    modes: tuple[str, ...],
    cards: tuple[tuple[int, ...], tuple[int, ...]],
    zone: tuple[int, int],
    faults: _Faults,
) -> Victory:
    points: int | None = None
    eliminate: list[tuple[int, ...]] = []
    last_row = False
    met = [cards[1 - side][SNIPER] > 0 for side in (0, 1)]
    items = theme.array("victory") if theme.has("victory") else []
    for item in items:
        if not isinstance(item, dict) or len(item) != 1:
            faults.add(theme.error("victory", f"expected one of points, eliminateAll, reachLastRow, found {item!r}"))
            continue
        part = Data(theme.file, theme.text, item, (*theme.path, "victory"))
        try:
            part.only(("points", "eliminateAll", "reachLastRow"))
            if part.has("points"):
                if points is not None:
                    faults.add(theme.error("victory", "points are named twice"))
                points = _points(base, part)
                for side in (0, 1):
                    met[side] = met[side] or _reachable(cards[1 - side], zone[1 - side]) >= points
            elif part.has("eliminateAll"):
                group = _group(part, part.array("eliminateAll"))
                for side in (0, 1):
                    for kind in group:
                        if cards[1 - side][kind] == 0:
                            why = f"the {SIDES[1 - side]} side has no {CODES[kind]} at set-up"
                            faults.add(theme.error("victory", why))
                eliminate.append(group)
                met = [True, True]
            else:
                part.string("reachLastRow", ("IN",))
                last_row = True
                if "basic" in modes:
                    faults.add(theme.error("victory", 'reachLastRow needs mode = "advanced"'))
                for side in (0, 1):
                    met[side] = met[side] or cards[side][INFANTRY] > 0
        except BadData as fault:
            faults.add(fault)
    for side in (0, 1):
        if not met[side]:
            faults.add(theme.error("victory", f"the {SIDES[side]} side can meet no victory condition"))
    return Victory(points, tuple(eliminate), last_row)


def _points(base: Scenario, part: Data) -> int:
    if part.table["points"] != "base":
        return part.integer("points", 1)
    if base.victory.points is None:
        raise part.error("points", 'there is no base to take "base" from')
    return base.victory.points


def _reachable(cards: tuple[int, ...], zone: int) -> int:
    return sum(VALUES[kind] * cards[kind] for kind in range(SNIPER, KINDS)) + VALUES[SNIPER] * zone


def _group(part: Data, codes: list[object]) -> tuple[int, ...]:
    if not codes:
        raise part.error("", "a group of kinds must not be empty")
    for code in codes:
        if code not in PREPARED or code == "DE":
            raise part.error("", f"{code!r} is no Sniper or Unit; there are {', '.join(CODES[SNIPER:])}")
    return tuple(sorted({CODES.index(str(code)) for code in codes}))


def _reinforcements(theme: Data, faults: _Faults) -> tuple[tuple[int, ...], ...]:
    """ST-OFF-2: the Infantry alone, or with a Mortar. Other groups have no rule."""
    if not theme.has("reinforcementSets"):
        return ((INFANTRY,),)
    groups: list[tuple[int, ...]] = []
    try:
        for codes in theme.array("reinforcementSets"):
            if not isinstance(codes, list):
                raise theme.error("reinforcementSets", f"expected a list of kinds, found {codes!r}")
            group = _group(theme, codes)
            if len(group) != len(codes) or group not in ((INFANTRY,), (MORTAR, INFANTRY)):
                raise theme.error("reinforcementSets", 'a set is ["IN"] or ["IN", "MO"]')
            groups.append(group)
    except BadData as fault:
        faults.add(fault)
    return tuple(groups)


def _values(table: Data) -> tuple[int, ...]:
    return tuple(table.integer(code) if code in CODES[SNIPER:] else 0 for code in CODES)


def _basic(name: str, table: Data) -> Scenario:
    columns, rows = table.integer("columns", 2), table.integer("rows", 2)
    counts = [0] * KINDS
    section = table.section("cards")
    for code in PREPARED:
        counts[CODES.index(code)] = section.integer(code)
    counts[EMPTY_AREA] = columns * rows - sum(counts)
    cards = tuple(counts)
    victory = Victory(table.integer("points", 1), (), False)
    return Scenario(name, columns, rows, MODES, (cards, cards), (0, 0), victory, ((INFANTRY,),))


def _shipped() -> tuple[tuple[int, ...], dict[str, Scenario], dict[str, Scenario]]:
    file = data.load("fogline.games.stalingrad", "data/scenarios.toml")
    values = _values(file.section("values"))
    section = file.section("basic")
    basic = {name: _basic(name, section.section(name)) for name in section.keys()}  # noqa: SIM118
    return values, basic, {}


VALUES, BASIC, THEMED = _shipped()
"""ST-COMP-3: points by kind; the Basic scenarios; ``theme/base`` for each theme on each Basic scenario (ST-THEME-1)."""


def _shipped_themes() -> None:
    section = data.load("fogline.games.stalingrad", "data/scenarios.toml").section("theme")
    for theme in section.keys():  # noqa: SIM118
        for base in BASIC.values():
            faults = _Faults()
            name = f"{theme}/{base.name}"
            THEMED[name] = _themed(base, section.section(theme), name, faults)
            assert not faults.found, faults.found


_shipped_themes()
NAMES: Final = (*BASIC, *THEMED)
