"""Tables computed once for a set-up, which the rules look up during a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.faults import NOT_AMONG, Said, shown
from fogline.kernel.game import Seat
from fogline.kernel.setup import Option, Setup, is_number
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import CELLS, SQUARE, cells_of, corners_within, mask_of, rectangle
from fogline.titles.stalingrad.rules import scenarios
from fogline.titles.stalingrad.rules.actions import SEARCHES, moves
from fogline.titles.stalingrad.rules.cards import CODES, GERMAN, KINDS, MIDDLE, SIDES, SNIPER, SOVIET
from fogline.titles.stalingrad.rules.scenarios import (
    CUSTOM,
    POINT_VALUES,
    POINT_VALUES_MISSING,
    TEAMS_ADVANCED,
    WRONG_MODE,
    Scenario,
)

OPTIONS: Final = (
    Option("mode", ("basic", "advanced"), "ST-SETUP-1"),
    Option("players", (2, 3, 4), "ST-TEAM-1"),
    Option("leader", ("german", "soviet"), "AMB-59"),
    Option(
        "point-values", (" ".join(f"{CODES[k]}:{scenarios.VALUES[k]}" for k in range(SNIPER, KINDS)),), "AMB-1", "text"
    ),
    Option("memory-aid", ("log", "off", "marks", "strict"), "AMB-21"),
    Option("shot-card-lifetime", ("division", "side"), "AMB-24"),
    Option("quiet-turn-limit", ("off",), "AMB-30", "number", 0, 999),
    Option("move-any-allied-quadrant", (False, True), "AMB-14"),
    Option("recognition-reveal", ("together", "sequential"), "AMB-43"),
    Option("offensive-fire-gun", ("late", "declared"), "AMB-48"),
    Option("assault-needs-enemy", (True, False), "AMB-49"),
    Option("defensive-fire-scores", (True, False), "AMB-51"),
    Option("reinforcement-keeps-points", (False, True), "AMB-54"),
    Option("reinforcement-needs-movable", (True, False), "AMB-54"),
    Option("team-talk", ("open", "silent"), "AMB-60"),
)
"""The options of Part 15. ``leader`` is the side that a single player leads in a three-player game."""

ALL: Final = 0
UNITS: Final = 1
SNIPERS: Final = 2
"""ST-TEAM-1: which Division's turn it is; with two players there are no Divisions."""


@final
class Rules:
    """One resolved set-up. Shared by all states of a game and never changed."""

    def __init__(self, setup: Setup, scenario: Scenario) -> None:
        self.setup = setup
        self.scenario = scenario
        columns, rows = scenario.columns, scenario.rows
        self.advanced: bool = setup.options["mode"] == "advanced"
        self.battlefield: i64 = rectangle(MIDDLE - rows, 2 * rows, columns)
        german: i64 = rectangle(MIDDLE, rows, columns)
        soviet: i64 = rectangle(MIDDLE - rows, rows, columns)
        self.fronts: vec[i64] = vec[i64]([german, soviet])
        self.last_rows: vec[i64] = vec[i64](
            [rectangle(MIDDLE + rows - 1, 1, columns), rectangle(MIDDLE - rows, 1, columns)]
        )
        """ST-GRID-3: by owner, the last row of the Front."""
        self.cells: vec[i64] = vec[i64](cells_of(self.battlefield))
        self.own_first: list[vec[i64]] = [
            vec[i64](cells_of(german) + cells_of(soviet)),
            vec[i64](cells_of(soviet) + cells_of(german)),
        ]
        """By side, every cell, starting with its own Front, where most of its cards are."""
        self.set_up_order: list[vec[i64]] = [vec[i64](cells_of(german)), vec[i64](cells_of(soviet))]
        """The cells of each Front in the fixed order in which set-up fills them: row by row, from the top left."""
        self.quadrants: vec[i64] = vec[i64](corners_within(self.battlefield))
        self.front_quadrants: list[vec[i64]] = [vec[i64](corners_within(german)), vec[i64](corners_within(soviet))]
        """ST-GRID-5: by owner, the Quadrants of the Front."""
        self.front_masks: vec[i64] = vec[i64]([mask_of(list(corners)) for corners in self.front_quadrants])
        """By owner, the same Quadrants as sets of their corners."""
        self.rear_quadrants: list[vec[i64]] = [
            _rear(german, self.last_rows[GERMAN]),
            _rear(soviet, self.last_rows[SOVIET]),
        ]
        """ST-GRID-8: by owner, the Quadrants at the rear."""
        self.move_anywhere: bool = setup.options["move-any-allied-quadrant"] is True
        self.move_quadrants: list[vec[i64]] = self.front_quadrants
        self.grounds: vec[i64] = self.fronts
        """By side, the cells where its cards can lie face down and unknown."""
        if self.move_anywhere:
            self.move_quadrants = [self.quadrants, self.quadrants]
            self.grounds = vec[i64]([self.battlefield, self.battlefield])
        self.move_masks: vec[i64] = vec[i64]([mask_of(list(corners)) for corners in self.move_quadrants])
        """By side, the corners of the Quadrants that it could ever MOVE."""
        self.movable: i64 = len(self.move_quadrants[GERMAN])
        """How many Quadrants each side could ever MOVE."""
        self.no_runs: vec[i64] = vec[i64]([0] * len(self.move_quadrants[GERMAN]))
        """A zero for each of these Quadrants."""
        self.moves: list[list[list[Action]]] = [[moves(corner) for corner in own] for own in self.move_quadrants]
        """By side and Quadrant, every MOVE of any cards."""
        self.overlaps: list[vec[i64]] = _overlaps(self.move_quadrants)
        """By corner, the other Quadrants that a MOVE there changes, as their numbers in ``move_quadrants``."""
        self.corners: vec[i64] = vec[i64](list(self.move_quadrants[GERMAN]) + list(self.move_quadrants[SOVIET]))
        """These Quadrants, those of the German side first."""
        self.cards_cross: bool = self.advanced or self.move_anywhere
        """Whether a card can ever lie in the other side's Front (ST-IN-8)."""
        self.searches: list[list[Action]] = [[SEARCHES[cell] for cell in cells_of(mask)] for mask in (soviet, german)]
        """By side, every SEARCH while no card has crossed."""
        self.front_size: i64 = len(self.searches[GERMAN])
        """The number of these: the cells of a Front."""
        self.search_chunks: list[list[list[Action]]] = [[chunk] for chunk in self.searches]
        """The same SEARCHes as parts of a legal list."""
        self.one_by_one: bool = setup.options["recognition-reveal"] == "sequential"
        self.declared_gun: bool = setup.options["offensive-fire-gun"] == "declared"
        self.assault_needs_enemy: bool = setup.options["assault-needs-enemy"] is True
        self.defensive_fire_scores: bool = setup.options["defensive-fire-scores"] is True
        self.reinforcement_keeps_points: bool = setup.options["reinforcement-keeps-points"] is True
        self.reinforcement_needs_movable: bool = setup.options["reinforcement-needs-movable"] is True
        self.mortar_comes_too: bool = any(len(group) > 1 for group in scenario.reinforcements)
        self.infantry_comes_alone: bool = any(len(group) == 1 for group in scenario.reinforcements)
        self.values: vec[i64] = vec[i64](_point_values(setup))
        self.counts: vec[i64] = vec[i64](list(scenario.cards[GERMAN] + scenario.cards[SOVIET]))
        """By card, how many lie in its side's Front at the start."""
        self.points: i64 = scenario.victory.points or 0
        self.eliminate: list[vec[i64]] = [vec[i64](list(group)) for group in scenario.victory.eliminate]
        self.last_row_wins: bool = scenario.victory.last_row
        quiet = setup.options["quiet-turn-limit"]
        self.quiet_limit: i64 = quiet if isinstance(quiet, int) else 0
        self.slot_seats, self.slot_sides, self.slot_divisions, self.seat_names = _round(setup)
        self.slot_acting: list[tuple[Seat, ...]] = [(Seat(seat),) for seat in self.slot_seats]
        """The seat to act in each turn of the round."""
        self.turns: i64 = len(self.slot_seats)
        """The number of turns in a round."""
        self.shot_card_by_side: bool = setup.options["shot-card-lifetime"] == "side"

    def seats_of(self, side: i64) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(len(self.seat_names)) if self.side_of(Seat(seat)) == side)

    def name_of(self, seat: Seat) -> str:
        """The name of *seat*; a placeholder if there is no such seat."""
        return self.seat_names[seat] if 0 <= seat < len(self.seat_names) else f"seat {seat}"

    def side_of(self, seat: Seat) -> int:
        if seat < 0 or seat >= len(self.seat_names):
            raise BadData("seat", str(seat), f"there are {len(self.seat_names)} seats")
        slot: i64 = 0
        while self.slot_seats[slot] != seat:
            slot += 1
        return self.slot_sides[slot]


def _rear(front: int, last_row: int) -> vec[i64]:
    return vec[i64]([corner for corner in corners_within(front) if SQUARE[corner] & last_row])


def _overlaps(quadrants: list[vec[i64]]) -> list[vec[i64]]:
    """For each corner, the Quadrants that share a cell with the one there; the last two entries are none, for
    ``NOWHERE``, and all."""
    found: list[vec[i64]] = [vec[i64]([]) for _ in range(CELLS + 1)]
    for own in quadrants:
        for corner in own:
            found[corner] = vec[i64](
                [n for n, other in enumerate(own) if other != corner and SQUARE[other] & SQUARE[corner]]
            )
    found.append(vec[i64](list(range(len(quadrants[GERMAN])))))
    return found


def _round(setup: Setup) -> tuple[vec[i64], vec[i64], vec[i64], tuple[str, ...]]:
    """The turns of a round: seat, side and Division (ST-TURN-1, ST-TEAM-2)."""
    players = setup.options["players"]
    if players == 2:
        return vec[i64]([0, 1]), vec[i64]([GERMAN, SOVIET]), vec[i64]([ALL, ALL]), SIDES
    sides = vec[i64]([GERMAN, SOVIET, GERMAN, SOVIET])
    divisions = vec[i64]([UNITS, UNITS, SNIPERS, SNIPERS])
    names = ("german-units", "soviet-units", "german-snipers", "soviet-snipers")
    if players == 4:
        return vec[i64]([0, 1, 2, 3]), sides, divisions, names
    if setup.options["leader"] == "german":
        return vec[i64]([0, 1, 0, 2]), sides, divisions, (SIDES[GERMAN], names[1], names[3])
    return vec[i64]([0, 1, 2, 1]), sides, divisions, (names[0], SIDES[SOVIET], names[2])


def _point_values(setup: Setup) -> list[int]:
    values = [0] * KINDS
    text = str(setup.options["point-values"])
    seen: set[str] = set()
    for part in text.replace(",", " ").split():
        code, _, number = part.partition(":")
        is_right = code in CODES[SNIPER:] and code not in seen and is_number(number)
        if not is_right or int(number) > scenarios.MAX_POINTS:
            told: dict[str, Said] = {"found": shown(part), "most": scenarios.MAX_POINTS}
            raise bad_data("set-up", "point-values", POINT_VALUES, told)
        seen.add(code)
        values[CODES.index(code)] = int(number)
    missing = [code for code in CODES[SNIPER:] if code not in seen]
    if missing:
        raise bad_data("set-up", "point-values", POINT_VALUES_MISSING, {"kinds": tuple(missing), "found": shown(text)})
    return values


def find_scenario(setup: Setup) -> Scenario:
    """The scenario that *setup* names."""
    if setup.scenario == CUSTOM:
        return scenarios.read_scenario(setup.data, "scenario")
    found = scenarios.BASIC.get(setup.scenario) or scenarios.THEMED.get(setup.scenario)
    if found is None:
        known = (*scenarios.NAMES, CUSTOM)
        raise bad_data("set-up", "scenario", NOT_AMONG, {"found": shown(setup.scenario), "known": known})
    return found


@lru_cache(maxsize=256)
def rules_for(setup: Setup) -> Rules:
    """Resolve *setup*; raises ``BadData`` (ST-SETUP-1)."""
    if setup.game != "stalingrad":
        raise BadData("set-up", "game", f"{setup.game!r} is not stalingrad")
    full = setup.checked(OPTIONS)
    scenario = find_scenario(full)
    if full.options["mode"] not in scenario.modes:
        raise bad_data("set-up", "mode", WRONG_MODE, {"name": scenario.name, "mode": scenario.modes[0]})
    if full.options["players"] != 2 and full.options["mode"] != "advanced":
        raise bad_data("set-up", "players", TEAMS_ADVANCED, {})
    return Rules(full, scenario)
