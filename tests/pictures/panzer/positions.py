"""The rules and the position that a picture describes."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64, u8
from fogline.kernel.errors import BadData
from fogline.kernel.messages import kebab
from fogline.kernel.setup import Setup, Value, is_number
from fogline.titles.panzer.rules.cards import (
    AMERICAN,
    CELL_NAMES,
    CELLS,
    CODES,
    FOREST,
    FOREST_CARDS,
    GERMAN,
    SIDES,
    TERRAIN,
    TYPES,
    UNITS,
    read_unit,
    side_of,
    type_of,
    unit_of,
)  # fmt: skip
from fogline.titles.panzer.rules.cardsets import HOUSE_CARDS, SCENARIOS
from fogline.titles.panzer.rules.sight import sights
from fogline.titles.panzer.rules.state import ALIVE, READY, REASONS, SIDE_FIELDS, SIZE, Start, State, find_units
from fogline.titles.panzer.rules.steps import DEPLOY, LIGHT, OVER
from fogline.titles.panzer.rules.steps import TERRAIN as TERRAIN_STEP
from fogline.titles.panzer.rules.tables import Rules, rules_for
from fogline.titles.scope.grid import BIT
from fogline.titles.scope.position import SEEN, remember
from tests.pictures.panzer.lines import Drawing, take_apart
from tests.pictures.panzer.records import read_laid, read_shots
from tests.pictures.panzer.steps import Step, read_ready, read_step, settle
from tests.pictures.scope import FILE, read_outcome, replace_lines
from tests.pictures.vectors import vec

_DRAWN_SET: Final = "picture"
"""The name of a card set that a ``values`` line defines."""


def position(
    picture: str,
    *,
    scenario: str | None = None,
    to_act: str | None = None,
    turn: int | None = None,
    step: str | None = None,
    lost: str | None = None,
    squads: str | None = None,
    shots: str | None = None,
    ready: str | None = None,
    laid: str | None = None,
    values: str | None = None,
    outcome: str | None = None,
    data: str | None = None,
    **options: Value,
) -> State:
    """The position that *picture* draws, or ``BadData`` naming the line and the reason.

    Every line can be given as a keyword argument instead, which takes precedence; *options* are the ``option`` lines
    (``stug_arc`` is ``stug-arc``). Drawn things switch on the rules that they need: terrain, heavy tanks where one is
    locked, light tanks where one may search.

    ``scenario``
        By default the one of this size.
    ``to act``, ``turn``
        By default the American side, turn 0 (the German side: turn 1). The turns of the American side are even.
    ``step``
        ``action`` by default. ``follow B3``: the quadrant B3 was explored. ``light B3``: it was moved, and a light tank
        may search. ``shoot B5``: the unit there is the target; ``shoot B5 found`` if it was hidden before,
        ``shoot B5 A4`` if the light tank on A4 has searched. ``draw B3 B5``: the unit on B3 has fired at the one on B5.
        After both, ``quadrant A3`` tells which one the light tank moved in. ``terrain``, ``squad``, ``deploy``: set-up.
        ``over``, if need be with the last shooter and target.
    ``lost``, ``squads``
        ``SHE PZ4``: the units that are destroyed; the squads, by default the units that are drawn or lost.
    ``shots``
        ``american SHE B3 PZ4 B5 run 1; german PZ4 B5 SHE B3 killed``: the shot of each side in its latest turn, with
        the number of shots in a row before it. ``gun C3 in B2 C2 B3 C3`` and ``target gone`` tell where the two are
        since, and where they can be from public facts; by default where they were if such a unit is there,
        else gone. While a card is drawn the shot of the side to act is the one just fired.
    ``laid``
        ``german B5, american C2``: who has placed which terrain. By default any way the rules allow; once play has
        begun terrain may also be drawn as no rule places it, except for home rows.
    ``ready``, ``outcome``
        ``german``: who has confirmed its squad or its deployment. ``american by destruction`` or ``draw by turns``.
    ``values``
        ``SHE=F2,A1 PZ4=F3,A2,C4``: units with another firepower, armour or cost than in the house set.

    A picture holds no memory. There are no facts but those that all can see in it: the units that are revealed, that a
    home row in enemy hands holds none (or the game would be over), and where units that fired or were fired at can be.
    """
    drawing = take_apart(picture)
    given: dict[str, Value | None] = {
        "scenario": scenario, "to act": to_act, "turn": turn, "step": step, "lost": lost, "squads": squads,
        "shots": shots, "ready": ready, "laid": laid, "values": values, "outcome": outcome,
    }  # fmt: skip
    replace_lines(drawing.lines, given)
    chosen = drawing.values()
    chosen.update({kebab(key): value for key, value in options.items()})
    planned = read_step(drawing)
    _switch_on(drawing, planned, chosen)
    rules = _rules(drawing, chosen, _cards(drawing, drawing.data if data is None else data))
    return _assemble(drawing, rules, planned)


# -- the rules ------------------------------------------------------------------------------------------


def _switch_on(drawing: Drawing, planned: Step, options: dict[str, Value]) -> None:
    """Switch on the rules for everything drawn, unless an option forbids it."""
    for cell, card in drawing.cards.items():
        if card.face is not None and options.setdefault("terrain", True) is not True:
            raise drawing.here(cell).error(
                f"{TERRAIN[card.face]} on {CELL_NAMES[cell]}, but the option terrain is false"
            )
        if card.locked and options.setdefault("heavy-tanks", True) is not True:
            raise drawing.here(cell).error(f"{CODES[card.unit]} is locked, but the option heavy-tanks is false")
    needed = {TERRAIN_STEP: "terrain", LIGHT: "light-tanks"}.get(planned.step, "light-tanks" if planned.tank else "")
    if needed and options.setdefault(needed, True) is not True:
        raise drawing.line("step").error(f"this step comes only if the option {needed} is true")


def _cards(drawing: Drawing, data: str) -> str:
    """The file of the card set: as given, or the house set with the values that a line names."""
    if "values" not in drawing.lines:
        return data
    line = drawing.lines["values"]
    if data:
        raise line.error("the data of a card set hold every value already")
    numbers = {"C": list(HOUSE_CARDS.costs), "A": list(HOUSE_CARDS.armours), "F": list(HOUSE_CARDS.firepowers)}
    for word in line.text.split():
        code, _, values = word.partition("=")
        unit = line.named(code, read_unit)
        for value in values.split(","):
            if value[:1] not in numbers or not is_number(value[1:]):
                raise line.error(f"expected e.g. SHE=F2,A1,C3, found {word!r}")
            numbers[value[0]][unit] = int(value[1:])
    text = [f'name = "{_DRAWN_SET}"']
    for side in (AMERICAN, GERMAN):
        text.append(f"[{SIDES[side]}]")
        for kind in range(1, TYPES + 1):
            unit = unit_of(side, kind)
            cost, armour, firepower = numbers["C"][unit], numbers["A"][unit], numbers["F"][unit]
            text.append(f"{CODES[unit]} = {{ cost = {cost}, armour = {armour}, firepower = {firepower} }}")
    return "\n".join(text) + "\n"


def _rules(drawing: Drawing, options: dict[str, Value], data: str) -> Rules:
    fitting = ""
    for known in SCENARIOS.values():
        if known.columns == drawing.columns and known.rows == drawing.rows:
            fitting = known.name
    line = drawing.line("scenario", fitting)
    size = f"{drawing.rows} rows of {drawing.columns}"
    if not line.text:
        raise BadData(FILE, "", f"no scenario has {size}")
    if line.text in SCENARIOS and line.text != fitting:
        wanted = SCENARIOS[line.text]
        raise line.error(f"{line.text} has {wanted.rows} rows of {wanted.columns}, here are {size}")
    try:
        return rules_for(Setup("panzer", line.text, options, data))
    except BadData as error:
        if error.where == "scenario":
            raise line.error(error.why) from None
        if "values" in drawing.lines and error.file == "cards":
            raise drawing.lines["values"].error(f"{error.where}: {error.why}") from None
        raise


# -- the position itself ----------------------------------------------------------------------------


def _assemble(drawing: Drawing, rules: Rules, planned: Step) -> State:
    lost = drawing.units("lost")
    squads = _squads(drawing, rules, planned, lost)
    sides = vec[i64]([0] * SIDE_FIELDS)
    cells = [FOREST] * CELLS
    for cell, card in drawing.cards.items():
        cells[cell] = card.unit
    start = _start(drawing, rules, planned, lost)
    state = State(rules, vec[i64](cells), vec[u8](squads), vec[u8](lost), sides, start)
    find_units(state)
    state.step = planned.step
    _draw_board(drawing, state)
    for unit in range(1, UNITS):
        sides[SIZE + side_of(unit)] += squads[unit]
        if planned.step > DEPLOY:
            sides[ALIVE + side_of(unit)] += squads[unit] - lost[unit]
    state.turn = _turn(drawing, rules, planned)
    read_laid(drawing, state)
    ready = read_ready(drawing, planned.step)
    for side in (AMERICAN, GERMAN):
        sides[READY + side] = ready[side]
    if planned.step <= DEPLOY:
        _refuse_early_units(drawing, state)
    _see(state)
    read_shots(drawing, state)
    if planned.step == OVER:
        state.winner, state.reasons = read_outcome(
            drawing.lines["outcome"], SIDES, REASONS, "'american by destruction' or 'draw by turns'"
        )
    settle(drawing, state, planned)
    state.check()
    return state


def _start(drawing: Drawing, rules: Rules, planned: Step, lost: list[int]) -> Start:
    """Where each side's units can have been before anything was remembered: anywhere under its control."""
    if planned.step <= DEPLOY:
        return Start((rules.homes[AMERICAN], rules.homes[GERMAN]), (0,) * UNITS)
    grounds = [0, 0]
    for cell, card in drawing.cards.items():
        if card.side is not None:
            grounds[card.side] |= 1 << cell
    return Start((grounds[AMERICAN], grounds[GERMAN]), tuple(lost))


def _squads(drawing: Drawing, rules: Rules, planned: Step, lost: list[int]) -> list[int]:
    """The squads of both sides, or ``BadData`` if they are impossible (PZ-SQUAD-2)."""
    drawn = drawing.drawn()
    squads = [here + gone for here, gone in zip(drawn, lost)]
    if "squads" in drawing.lines:
        line = drawing.lines["squads"]
        named = drawing.units("squads")
        for unit in range(1, UNITS):
            if named[unit] < squads[unit] or (planned.step > DEPLOY and named[unit] > squads[unit]):
                raise line.error(f"{squads[unit]} {CODES[unit]} drawn or lost, but {named[unit]} in the squad")
        squads = named
    line = drawing.line("squads")
    for unit in range(1, UNITS):
        if squads[unit] > rules.supply[unit]:
            raise line.error(f"{squads[unit]} {CODES[unit]}, of which there are {rules.supply[unit]} (PZ-SQUAD-2)")
        if lost[unit] > 0 and planned.step <= DEPLOY:
            raise drawing.lines["lost"].error("nothing is lost during set-up")
    for side in (AMERICAN, GERMAN):
        units = range(unit_of(side, 1), unit_of(side, TYPES) + 1)
        number = sum([squads[unit] for unit in units])
        cost = sum([squads[unit] * rules.cards.costs[unit] for unit in units])
        if number > rules.most_units or cost > rules.points:
            most = f"{rules.most_units} units for {rules.points} points"
            raise line.error(
                f"the {SIDES[side]} squad is {number} units for {cost} points, at most {most} (PZ-SQUAD-2)"
            )
    return squads


def _draw_board(drawing: Drawing, state: State) -> None:
    """Control, faces and terrain as drawn."""
    state.american = state.german = 0
    used = [0, 0]
    for cell, card in drawing.cards.items():
        bit: i64 = BIT[cell]
        if card.side == AMERICAN:
            state.american |= bit
        elif card.side == GERMAN:
            state.german |= bit
        if card.shown:
            state.shown |= bit
        if card.locked:
            if state.rules.armours[card.unit] != 3:
                raise drawing.here(cell).error(
                    f"{CODES[card.unit]} is not a heavy tank: it is never locked (PZ-HEVY-1)"
                )
            state.locked |= bit
        if card.face is None:
            continue
        if (state.rules.homes[AMERICAN] | state.rules.homes[GERMAN]) & bit != 0:
            raise drawing.here(cell).error(f"{TERRAIN[card.face]} in a home row (PZ-TPLC-2)")
        used[card.face // 2] += 1
        if used[card.face // 2] > 2:
            raise drawing.here(cell).error("there are two cards meadow/hill and two lake/peaks (PZ-COMP-7)")
        state.meadows |= bit if card.face == 0 else 0
        state.hills |= bit if card.face == 1 else 0
        state.lakes |= bit if card.face == 2 else 0
        state.peaks |= bit if card.face == 3 else 0
    state.sight = sights(state.hills, state.peaks, state.rules.over_hills)
    state.deck = FOREST_CARDS
    for card in drawing.cards.values():
        if card.face is None and (card.unit == FOREST or state.step <= DEPLOY):
            state.deck -= 1


def _turn(drawing: Drawing, rules: Rules, planned: Step) -> int:
    """The number of completed turns. The side to act and the turn number must agree (PZ-TURN-1)."""
    line = drawing.line("to act")
    side = line.one_of(line.text, SIDES) if line.text else AMERICAN
    turn = drawing.number("turn", side)
    if line.text and turn % 2 != side:
        raise line.error(f"turn {turn} is not one of the {SIDES[side]} side (PZ-TURN-1)")
    if planned.step <= DEPLOY and (turn != 0 or line.text):
        raise drawing.line("to act" if line.text else "turn").error("during set-up there are no turns")
    if planned.step != OVER and 0 < rules.turn_limit <= turn:
        raise drawing.line("turn").error(f"the game ends after {rules.turn_limit} turns")
    return turn


def _refuse_early_units(drawing: Drawing, state: State) -> None:
    """During set-up every cell is its first owner's, and units are hidden in home rows (PZ-SETUP-3, PZ-DEPLOY-1)."""
    for cell, card in drawing.cards.items():
        here = drawing.here(cell)
        if card.side is None:
            continue
        if state.rules.starts[card.side] & BIT[cell] == 0:
            raise here.error(f"{CELL_NAMES[cell]} is not {SIDES[card.side]} at first (PZ-SETUP-3)")
        if card.unit == FOREST:
            continue
        if state.step < DEPLOY or state.rules.homes[card.side] & BIT[cell] == 0 or card.shown:
            raise here.error(f"{CODES[card.unit]} on {CELL_NAMES[cell]}: units are deployed hidden, in home rows")


def _see(state: State) -> None:
    """Remember everything visible to all: the revealed units, and that no unit is in a home row that the enemy
    holds."""
    for cell in state.rules.cells:
        if state.shown & BIT[cell] != 0:
            unit = state.cells[cell]
            remember(state, SEEN, side_of(unit), cell, type_of(unit), 0)
    for side in (AMERICAN, GERMAN):
        row: i64 = state.rules.homes[1 - side]
        if row & ~state.held(side) == 0 and state.step > DEPLOY and state.step != OVER:
            for cell in state.rules.cells:
                if row & BIT[cell] != 0:
                    remember(state, SEEN, side, cell, FOREST, 0)
