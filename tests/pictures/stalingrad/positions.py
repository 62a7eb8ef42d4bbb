"""The rules and the position that a picture describes."""

from __future__ import annotations

from fogline.kernel.arrays import i64, u8
from fogline.kernel.errors import BadData
from fogline.kernel.messages import kebab
from fogline.kernel.setup import Setup, Value, write_value
from fogline.titles.scope.grid import BIT, CELLS
from fogline.titles.stalingrad.rules.cards import (
    CELL_NAMES,
    CODES,
    DECOY,
    EMPTY_AREA,
    GERMAN,
    INFANTRY,
    KINDS,
    NO_CARD,
    SIDES,
    SNIPER,
    SOVIET,
    card_name,
    front_of,
)  # fmt: skip
from fogline.titles.stalingrad.rules.pictures import usual_reserve
from fogline.titles.stalingrad.rules.scenarios import BASIC, CUSTOM, NAMES, VALUES
from fogline.titles.stalingrad.rules.state import (
    PLACED,
    READY,
    REASONS,
    RESERVE,
    SCORE,
    SHOT_CARD,
    SIDE_FIELDS,
    UNSCORED,
    ZONE,
    Start,
    State,
)
from fogline.titles.stalingrad.rules.steps import CLOSE, EXTRA_MOVE, OVER, SET_UP
from fogline.titles.stalingrad.rules.tables import Rules, find_scenario, rules_for
from tests.pictures.scope import FILE, Line, read_outcome, replace_lines
from tests.pictures.stalingrad.lines import Drawing, Pair, take_apart
from tests.pictures.stalingrad.steps import (
    read_ready,
    read_shot_cards,
    read_slot,
    read_step,
    turn_up,
)  # fmt: skip
from tests.pictures.vectors import vec


def find_backs(state: State) -> None:
    """Find where the cards of each side lie in a position that was laid out instead of played."""
    state.german = 0
    state.soviet = 0
    for cell in state.rules.cells:
        if state.cells[cell] >> 3 == GERMAN:
            state.german |= BIT[cell]
        elif state.cells[cell] >> 3 == SOVIET:
            state.soviet |= BIT[cell]


def position(
    picture: str,
    *,
    scenario: str | None = None,
    to_act: str | None = None,
    turn: int | None = None,
    step: str | None = None,
    score: Pair | str | None = None,
    lost: str | None = None,
    shot: str | None = None,
    reserve: Pair | str | None = None,
    zone: Pair | str | None = None,
    unscored: Pair | str | None = None,
    quiet: int | None = None,
    ready: str | None = None,
    acted: bool | None = None,
    deployed: bool | None = None,
    outcome: str | None = None,
    data: str | None = None,
    **options: Value,
) -> State:
    """The position that *picture* draws, or ``BadData`` naming the line and the reason.

    Every line can be given as a keyword argument instead, which takes precedence: *shot* is ``shot card``, *zone* is
    ``player zone``, *options* are the ``option`` lines (``team_talk`` is ``team-talk``); of a pair the German side's
    number comes first.

    ``scenario``
        By default the Basic one of this size; a theme alone is played on that one. A battlefield of another size
        becomes a ``custom`` scenario with these cards (and those that are ``lost``), won by eliminating all Snipers.
    ``to act``, ``turn``
        By default the German side (its first Division), turn 1. After the end, ``last to act``.
    ``step``
        ``action`` by default. ``shoot S1d``, ``gun S1d``, ``look S1d``: the decision about the card revealed there;
        ``gun S1d G1d`` if the Machine Gun is declared. ``take G1c S1b``: the Infantry on G1c has assaulted Q[S1b].
        ``extra-move``, ``close``: after DEPLOYMENT, before it. ``set-up``: assumed where a cell is not yet filled.
    ``lost``, ``player zone``
        Cards of the scenario that are not on the battlefield are lost (Decoys: out of the game), except for those
        Snipers who still wait in the Player Zone, by default all.
    ``score``, ``reserve``, ``unscored``, ``quiet``
        By default the value of the lost cards, the Empty Areas not on the battlefield, none, none.
    ``shot card``, ``ready``
        ``german G1c, soviet S2a``: the Quadrants of the Shot Cards. ``german``: who has confirmed the set-up.
    ``acted``, ``deployed``, ``outcome``
        ``true`` or ``false``, by default as the step implies. ``german by snipers, points`` or ``draw by quiet``.

    A picture holds no memory. The position begins with the cards drawn as its ``start``, and with no facts but those
    that its step implies: the cards turned up just now.
    """
    drawing = take_apart(picture)
    given: dict[str, Value | None] = {
        "scenario": scenario, "to act": to_act, "turn": turn, "step": step, "score": _write_pair(score), "lost": lost,
        "shot card": shot, "reserve": _write_pair(reserve), "player zone": _write_pair(zone),
        "unscored": _write_pair(unscored), "quiet": quiet, "ready": ready, "acted": acted, "deployed": deployed,
        "outcome": outcome,
    }  # fmt: skip
    replace_lines(drawing.lines, given)
    values = drawing.values()
    values.update({kebab(key): value for key, value in options.items()})
    return _assemble(drawing, _rules(drawing, values, drawing.data if data is None else data))


def _write_pair(given: Pair | str | None) -> str | None:
    """A number for each side, as in its line."""
    return f"german {given[0]}, soviet {given[1]}" if isinstance(given, tuple) else given


# -- the rules ------------------------------------------------------------------------------------------


def _rules(drawing: Drawing, options: dict[str, Value], data: str) -> Rules:
    basic = CUSTOM
    for known in BASIC.values():
        if known.columns == drawing.columns and known.rows == drawing.rows:
            basic = known.name
    line = drawing.line("scenario", CUSTOM if data else basic)
    name = line.text
    if name not in NAMES and f"{name}/{basic}" in NAMES:
        name = f"{name}/{basic}"
    if name != CUSTOM and data:
        raise line.error(f"the data are those of a {CUSTOM} scenario, not of {name}")
    if name == CUSTOM and not data:
        data = _custom(drawing, write_value(options.get("mode", "basic")))
    try:
        scenario = find_scenario(Setup("stalingrad", name, options, data))
    except BadData as error:
        raise line.error(error.why) from None
    if scenario.columns != drawing.columns or scenario.rows != drawing.rows:
        drawn = f"{drawing.columns}x{drawing.rows}"
        raise line.error(f"{scenario.name} is played on {scenario.columns}x{scenario.rows}, not on {drawn}")
    if len(scenario.modes) == 1 and "mode" not in options:
        options["mode"] = scenario.modes[0]
    return rules_for(Setup("stalingrad", name, options, data))


def _custom(drawing: Drawing, mode: str) -> str:
    """The file of a scenario with exactly these cards."""
    if drawing.has_gaps():
        raise drawing.line("scenario").error("a custom set-up in progress needs the data of its scenario")
    counts = drawing.counts()
    lost = drawing.lost()
    zone = drawing.pair("player zone", (0, 0))
    worth = [0, 0]
    cards = ["", ""]
    waiting = [0, 0]
    for side in (GERMAN, SOVIET):
        sniper = side * KINDS + SNIPER
        entries: list[str] = []
        for kind in range(DECOY, KINDS):
            card = side * KINDS + kind
            counts[card] += lost[card]
            worth[side] += counts[card] * VALUES[kind]
            if card == sniper and zone[side] > 0:  # ST-DUEL-1: one is in the Front, the others wait
                waiting[side] = counts[sniper] + zone[side] - 1
                counts[sniper] = 1
            entries.append(f"{CODES[kind]} = {counts[card]}")
        cards[side] = f"{'GS'[side]} = {{ {', '.join(entries)} }}"
    lines = [
        'name = "picture"',
        f"columns = {drawing.columns}",
        f"rows = {drawing.rows}",
        f'mode = "{mode}"',
        f"cards = {{ {cards[GERMAN]}, {cards[SOVIET]} }}",
    ]
    if max(waiting) > 0:
        lines.append(f"player-zone-snipers = {{ G = {waiting[GERMAN]}, S = {waiting[SOVIET]} }}")
    needed = [worth[side] for side in (GERMAN, SOVIET) if counts[side * KINDS + SNIPER] == 0]
    if needed and min(needed) > 0:  # a side without Snipers can lose by losing everything else
        lines.append(f"victory = [{{ points = {min(needed)} }}]")
    elif needed and mode == "advanced":
        lines.append('victory = [{ reach-last-row = "IN" }]')
    return "\n".join(lines) + "\n"


# -- the position itself ----------------------------------------------------------------------------


def _assemble(drawing: Drawing, rules: Rules) -> State:
    step, focus, quadrant, gun = read_step(drawing)
    counts = drawing.counts()
    _compare(drawing, rules, counts, step)
    in_play = list(rules.counts) if step == SET_UP else counts
    zone = _zone(drawing, rules, in_play)
    lost = _lost(drawing, rules, in_play, zone)
    unscored = drawing.pair("unscored", (0, 0))
    reserve = drawing.pair("reserve", (usual_reserve(in_play, GERMAN), usual_reserve(in_play, SOVIET)))
    score = drawing.pair("score", (_worth(rules, lost, unscored, SOVIET), _worth(rules, lost, unscored, GERMAN)))
    shots = read_shot_cards(drawing, rules)
    ready = read_ready(drawing, step)
    sides = [0] * SIDE_FIELDS
    for side in (GERMAN, SOVIET):
        if unscored[side] > lost[side * KINDS + INFANTRY]:
            raise drawing.line("unscored").error(f"the {SIDES[side]} side has lost less Infantry")
        sides[RESERVE + side] = reserve[side]
        sides[SCORE + side] = score[side]
        sides[ZONE + side] = zone[side]
        sides[SHOT_CARD + side] = shots[side]
        sides[PLACED + side] = _placed(drawing, rules, side)
        sides[READY + side] = ready[side]
        sides[UNSCORED + side] = unscored[side]
    cells = [drawing.cards.get(cell, NO_CARD) for cell in range(CELLS)]
    start = _start(rules, cells, step)
    state = State(rules, vec[i64](cells), vec[i64](drawing.counts()), vec[u8](lost), vec[i64](sides), start)
    find_backs(state)
    state.step = step
    state.focus = focus
    state.quadrant = quadrant
    state.gun = gun
    state.turn = drawing.number("turn", 0 if step == SET_UP else 1)
    state.slot = read_slot(drawing, rules)
    state.quiet = drawing.number("quiet", 0, -1)
    state.acted = drawing.flag("acted", step == CLOSE)
    state.deployed = drawing.flag("deployed", step == EXTRA_MOVE)
    if step == OVER:
        state.winner, state.reasons = read_outcome(
            drawing.lines["outcome"], SIDES, REASONS, "'german by snipers, points' or 'draw by quiet'"
        )
    elif step != SET_UP:
        turn_up(drawing, state)
    state.check()
    return state


def _compare(drawing: Drawing, rules: Rules, counts: list[int], step: int) -> None:
    """Refuse cards that the scenario lacks, and cards where the rules never put them."""
    found = [0] * (2 * KINDS)
    for cell, card in drawing.cards.items():
        here = Line(card_name(card), drawing.wheres[cell])
        if card == NO_CARD:
            if step != SET_UP:
                raise here.error(f"{CELL_NAMES[cell]} holds no card, which only happens during set-up")
            continue
        found[card] += 1
        if found[card] > rules.counts[card] and (card % KINDS != EMPTY_AREA or step == SET_UP):
            raise here.error(f"{rules.scenario.name} has {rules.counts[card]} {here.text}, here are {counts[card]}")
        if card // KINDS != front_of(cell):
            there = f"{here.text} on {CELL_NAMES[cell]}"
            if step == SET_UP:
                raise here.error(f"{there}, but set-up fills a Front with its own cards")
            if not rules.cards_cross:
                raise here.error(f"{there}, but in basic mode no card crosses the line")
            if card % KINDS != INFANTRY and not rules.move_anywhere:
                raise here.error(f"{there}, but only Infantry crosses the line")


def _zone(drawing: Drawing, rules: Rules, counts: list[int]) -> Pair:
    """The Snipers in the Player Zones: all that are neither in play nor named as lost."""
    waiting = list(rules.scenario.zone)
    if "lost" in drawing.lines:
        lost = drawing.lost()
        for side in (GERMAN, SOVIET):
            sniper = side * KINDS + SNIPER
            left = rules.counts[sniper] + waiting[side] - counts[sniper] - lost[sniper]
            waiting[side] = min(waiting[side], max(0, left))
    zone = drawing.pair("player zone", (waiting[GERMAN], waiting[SOVIET]))
    for side in (GERMAN, SOVIET):
        if zone[side] > rules.scenario.zone[side]:
            why = f"{rules.scenario.name} has {rules.scenario.zone[side]} {SIDES[side]} Snipers there"
            raise drawing.line("player zone").error(why)
    return zone


def _lost(drawing: Drawing, rules: Rules, counts: list[int], zone: Pair) -> list[int]:
    """The scenario's cards that are neither in play nor in a Player Zone (ST-COMP-6)."""
    lost = [0] * (2 * KINDS)
    named = drawing.lost()
    for side in (GERMAN, SOVIET):
        for kind in range(SNIPER, KINDS):
            card = side * KINDS + kind
            whole: int = rules.counts[card]
            left = counts[card]
            if kind == SNIPER:
                whole += rules.scenario.zone[side]
                left += zone[side]
            lost[card] = whole - left
            if "lost" in drawing.lines and named[card] != whole - left:
                why = f"{rules.scenario.name} has {whole} {card_name(card)} and {left} are left"
                raise drawing.lines["lost"].error(f"{why}, so {whole - left} lost, not {named[card]}")
    return lost


def _worth(rules: Rules, lost: list[int], unscored: Pair, side: int) -> int:
    """The points that the losses of *side* are worth to the other."""
    points: int = -unscored[side] * rules.values[INFANTRY]
    for kind in range(SNIPER, KINDS):
        points += lost[side * KINDS + kind] * rules.values[kind]
    return max(0, points)


def _start(rules: Rules, cells: list[int], step: int) -> Start:
    """Where cards can be: anywhere, except for Infantry that has crossed the line."""
    if step == SET_UP:
        return Start(tuple(rules.counts), (rules.fronts[GERMAN], rules.fronts[SOVIET]))
    hidden = [0] * (2 * KINDS)
    grounds = [0, 0]
    for cell in rules.cells:
        card = cells[cell]
        side = card // KINDS
        if rules.grounds[side] & BIT[cell] != 0:
            hidden[card] += 1
            grounds[side] |= BIT[cell]
    return Start(tuple(hidden), (grounds[GERMAN], grounds[SOVIET]))


def _placed(drawing: Drawing, rules: Rules, side: int) -> int:
    """How many cells of a Front are filled: the first ones, in the order of set-up."""
    placed = 0
    gap = ""
    for cell in rules.set_up_order[side]:
        if drawing.cards[cell] == NO_CARD:
            gap = gap or CELL_NAMES[cell]
        elif gap:
            why = f"{CELL_NAMES[cell]} is filled before {gap}; set-up goes row by row from the top left"
            raise BadData(FILE, drawing.wheres[cell], why)
        else:
            placed += 1
    return placed
