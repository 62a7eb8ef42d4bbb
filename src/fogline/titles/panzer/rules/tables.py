"""Tables computed once for a set-up, which the rules look up during a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.faults import NOT_AMONG, Said, shown
from fogline.kernel.game import Seat
from fogline.kernel.setup import Option, Setup, Value
from fogline.titles.panzer.rules import cardsets
from fogline.titles.panzer.rules.actions import moves
from fogline.titles.panzer.rules.cards import AMERICAN, GERMAN, PERSHING, SIDES, SUPPLY, TYPES, unit_of
from fogline.titles.panzer.rules.cardsets import CardSet, Scenario
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import COLUMNS, cells_of, corners_within, mask_of, rectangle

SWITCHES: Final = (
    Option("fire-correction", (False, True), "PZ-CORR-1"),
    Option("flank-attack", (False, True), "PZ-FLNK-1"),
    Option("rear-attack", (False, True), "PZ-REAR-1"),
    Option("light-tanks", (False, True), "PZ-LITE-1"),
    Option("heavy-tanks", (False, True), "PZ-HEVY-1"),
    Option("superior-armour", (False, True), "PZ-SUPR-1"),
    Option("stug-arc", (False, True), "PZ-STUG-1"),
    Option("stug-low-profile", (False, True), "PZ-STUG-2"),
    Option("period", ("none",), "PZ-M26-1", "text"),
    Option("terrain", (False, True), "PZ-TERR-1"),
    Option("open-turret", (False, True), "PZ-OPEN-1"),
    Option("ambush", (False, True), "PZ-AMBU-1"),
)
"""PZ-ADV-1: the advanced rules, terrain and ambush, each separate, in the order of the rulebook, except that open
turrets come after the terrain that they need."""

OPTIONS: Final = (
    *SWITCHES,
    Option("gb-middle-split", ("us-left", "us-right", "alternating"), "AMB-02"),
    Option("terrain-before-squads", (True, False), "AMB-04"),
    Option("allow-null-explore", (True, False), "AMB-15"),
    Option("light-after-explore", (True, False), "AMB-18"),
    Option("allow-null-search-revealed", (False, True), "AMB-19"),
    Option("light-search-from-tank-only", (True, False), "AMB-26"),
    Option("correction-lost-on-pickup", (False, True), "AMB-35"),
    Option("flank-rear-if-destroyed", ("cell", "never"), "AMB-41"),
    Option("stug-low-profile-vs-hill", ("capped", "additive"), "AMB-53"),
    Option("hill-sees-over-hill", (False, True), "AMB-64"),
    Option("ambush-on-known-units", (False, True), "AMB-79"),
    Option("max-turns", ("none",), "AMB-76", "number", 0, 999),
)
"""The options of Part 19."""

BEFORE_THE_PERSHING: Final = "1944-12"
_FIRST_PERSHING: Final = "1945-02"


def _presets() -> dict[str, dict[str, Value]]:
    """``basic``; ``step-1`` to ``step-12``, the advanced rules added one by one as the rulebook advises; ``full``."""
    presets: dict[str, dict[str, Value]] = {"basic": {}}
    chosen: dict[str, Value] = {}
    for number, switch in enumerate(SWITCHES, start=1):
        chosen[switch.key] = BEFORE_THE_PERSHING if switch.key == "period" else True
        presets[f"step-{number}"] = dict(chosen)
    presets["full"] = dict(chosen)
    return presets


PRESETS: Final = _presets()
"""Options that belong together, by name."""


@final
class Rules:
    """One resolved set-up. Shared by all states of a game and never changed."""

    def __init__(self, setup: Setup, scenario: Scenario, cards: CardSet) -> None:
        options = setup.options
        self.setup = setup
        self.scenario = scenario
        self.cards = cards
        self.costs: vec[i64] = vec[i64](list(cards.costs))
        self.armours: vec[i64] = vec[i64](list(cards.armours))
        self.firepowers: vec[i64] = vec[i64](list(cards.firepowers))
        rows, columns = scenario.rows, scenario.columns
        self.rows: i64 = rows
        self.board: i64 = rectangle(0, rows, columns)
        self.cells: vec[i64] = vec[i64](cells_of(self.board))
        self.corners: vec[i64] = vec[i64](corners_within(self.board))
        """PZ-GEO-5: every quadrant, by its corner."""
        self.no_runs: vec[i64] = vec[i64]([0] * len(self.corners))
        """A zero for each of these quadrants."""
        self.moves: list[list[Action]] = [moves(corner) for corner in self.corners]
        """By quadrant, every possible MOVE."""
        american = _american_start(scenario, str(options["gb-middle-split"]))
        self.starts: vec[i64] = vec[i64]([american, self.board & ~american])
        """PZ-SETUP-3: by side, the cells it controls at first; they also define the territories (PZ-TPLC-5)."""
        self.homes: vec[i64] = vec[i64]([rectangle(0, 1, columns), rectangle(rows - 1, 1, columns)])
        """PZ-GEO-2: the home row of each side."""
        self.points: i64 = scenario.points
        self.most_units: i64 = scenario.units
        self.fire_correction: bool = options["fire-correction"] is True
        self.flank_attack: bool = options["flank-attack"] is True
        self.rear_attack: bool = options["rear-attack"] is True
        self.light_tanks: bool = options["light-tanks"] is True
        self.heavy_tanks: bool = options["heavy-tanks"] is True
        self.superior_armour: bool = options["superior-armour"] is True
        self.stug_arc: bool = options["stug-arc"] is True
        self.stug_low_profile: bool = options["stug-low-profile"] is True
        self.open_turret: bool = options["open-turret"] is True
        self.terrain: bool = options["terrain"] is True
        self.ambush: bool = options["ambush"] is True
        self.terrain_first: bool = options["terrain-before-squads"] is True
        self.null_explore: bool = options["allow-null-explore"] is True
        self.light_after_explore: bool = options["light-after-explore"] is True
        self.null_search: bool = options["allow-null-search-revealed"] is True
        self.search_from_tank: bool = options["light-search-from-tank-only"] is True
        self.lost_on_pickup: bool = options["correction-lost-on-pickup"] is True
        self.flank_of_destroyed: bool = options["flank-rear-if-destroyed"] == "cell"
        self.profile_capped: bool = options["stug-low-profile-vs-hill"] == "capped"
        self.over_hills: bool = options["hill-sees-over-hill"] is True
        self.ambush_known: bool = options["ambush-on-known-units"] is True
        limit = options["max-turns"]
        self.turn_limit: i64 = limit if isinstance(limit, int) else 0
        supply = list(SUPPLY)
        if _is_early(str(options["period"])):
            supply[PERSHING] = 0  # PZ-M26-1
        self.supply: vec[i64] = vec[i64](supply)
        """By unit, the number of cards that can be taken."""
        self.legal_squads: list[list[tuple[int, ...]]] = [
            _legal_squads(cards, supply, side, scenario) for side in (AMERICAN, GERMAN)
        ]
        """PZ-SQUAD-2: by side, every possible squad: how many of each of its types."""

    def name_of(self, seat: Seat) -> str:
        return SIDES[seat] if seat == AMERICAN or seat == GERMAN else f"seat {seat}"


def _american_start(scenario: Scenario, split: str) -> int:
    """PZ-SETUP-3: the American half at the start. Each side has half of the rows, and three cells of an odd middle row
    (AMB-02)."""
    middle = scenario.rows // 2
    american = rectangle(0, middle, scenario.columns)
    if scenario.rows % 2 == 1:
        half = scenario.columns // 2
        columns = {"us-left": range(half), "us-right": range(half, 2 * half), "alternating": range(0, 2 * half, 2)}
        american |= mask_of([middle * COLUMNS + column for column in columns[split]])
    return american


def _legal_squads(cards: CardSet, supply: list[int], side: int, scenario: Scenario) -> list[tuple[int, ...]]:
    squads: list[tuple[int, ...]] = [()]
    for kind in range(1, TYPES + 1):
        squads = [(*squad, number) for squad in squads for number in range(supply[unit_of(side, kind)] + 1)]
    costs = [cards.costs[unit_of(side, kind)] for kind in range(1, TYPES + 1)]
    return [
        squad
        for squad in squads
        if 1 <= sum(squad) <= scenario.units
        and sum(cost * number for cost, number in zip(costs, squad)) <= scenario.points
    ]


def _is_early(period: str) -> bool:
    """Whether a game is set before February 1945. ``none`` is not a period (AMB-56)."""
    if period == "none":
        return False
    year, dash, month = period.partition("-")
    numbers = year.isascii() and year.isdigit() and month.isascii() and month.isdigit()
    if not dash or len(year) != 4 or len(month) != 2 or not numbers or not 1 <= int(month) <= 12:
        raise bad_data("set-up", "period", cardsets.NO_PERIOD, {"found": shown(period)})
    return period < _FIRST_PERSHING


@lru_cache(maxsize=256)
def rules_for(setup: Setup) -> Rules:
    """Resolve *setup*; raises ``BadData`` (PZ-SETUP-1)."""
    if setup.game != "panzer":
        raise BadData("set-up", "game", f"{setup.game!r} is not panzer")
    full = setup.checked(OPTIONS)
    if full.scenario not in cardsets.SCENARIOS:
        raise bad_data("set-up", "scenario", NOT_AMONG, {"found": shown(full.scenario), "known": cardsets.NAMES})
    if full.options["max-turns"] == 0:
        raise bad_data("set-up", "max-turns", cardsets.NO_TURNS, {})
    if full.options["open-turret"] is True and full.options["terrain"] is False:
        raise bad_data("set-up", "open-turret", cardsets.TURRET_NEEDS_TERRAIN, {})
    cards = cardsets.read_cards(full.data, "cards") if full.data else cardsets.HOUSE_CARDS
    rules = Rules(full, cardsets.SCENARIOS[full.scenario], cards)
    for side in (AMERICAN, GERMAN):
        if not rules.legal_squads[side]:
            values: dict[str, Said] = {"points": int(rules.points), "scenario": full.scenario}
            raise bad_data("cards", SIDES[side], cardsets.NO_SQUAD, values)
    return rules
