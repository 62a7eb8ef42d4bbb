"""SCOPE Stalingrad in the terminal: its board, its shorthand, its tasks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from random import Random
from typing import Final

from fogline.cli.faults import no_such_seat
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup, Value
from fogline.kit.terminal import NO_NAMES, Rewriting, ScenarioLine
from fogline.locale import Message, Texts
from fogline.locale.table import option_message
from fogline.titles.stalingrad.rules.cards import (
    CELL_NAMES,
    CODES,
    DECOY,
    GERMAN,
    INFANTRY,
    KINDS,
    SIDES,
    SNIPER,
    SOVIET,
)  # fmt: skip
from fogline.titles.stalingrad.rules.draw import everything, slot_name
from fogline.titles.stalingrad.rules.events import (
    ENDED_BY,
    Eliminated,
    Event,
    FireOpened,
    GameOver,
    HandedOver,
    Moved,
    Placed,
    Reinforced,
    Removed,
    Revealed,
    ShotCardPlaced,
    Shown,
    TurnBegan,
    TurnSkipped,
)  # fmt: skip
from fogline.titles.stalingrad.rules.scenarios import BASIC, CUSTOM, THEMED, Scenario, examine
from fogline.titles.stalingrad.rules.state import (
    ACTION,
    GUN,
    LOOK,
    OVER,
    SET_UP,
    SHOT,
    STEPS,
    TAKE,
    State,
)  # fmt: skip
from fogline.titles.stalingrad.rules.tables import OPTIONS, Rules, find_scenario, rules_for
from fogline.titles.stalingrad.rules.view import View
from fogline.titles.stalingrad.terminal.board import KIND_ORDER, board, kind_shown
from fogline.titles.stalingrad.terminal.set_up import is_turned, laid, next_cell, with_fewer, with_more
from fogline.titles.stalingrad.words.telling import kind_message, scenario_message, seat_message, tell

_ARRANGING: Final = ("move", "reinforce", "reinforce2")
"""Verbs with a Quadrant and the cards for its cells."""
_MEMORABLE: Final = (Revealed, Eliminated, HandedOver, Removed, ShotCardPlaced, FireOpened, Moved, Reinforced)


class Stalingrad:
    """How SCOPE Stalingrad looks in the terminal."""

    prefix: Final = ""
    ended_by: Final = ENDED_BY
    file_kind: Final = "scenario"
    structure: Final = ("mode", "players", "leader")
    arguments: Final[dict[str, tuple[str, ...]]] = {}

    # -- before play --------------------------------------------------------------------------------

    def presets(self) -> dict[str, dict[str, Value]]:
        return {}

    def scenarios(self) -> list[ScenarioLine]:
        return [
            ScenarioLine(name, f"{one.columns}x{one.rows}", one.modes, _goal(one))
            for name, one in (BASIC | THEMED).items()
        ]

    def seatings(self) -> list[tuple[str, tuple[str, ...]]]:
        found = []
        for players, leader in ((2, None), (3, "german"), (3, "soviet"), (4, None)):
            options: dict[str, Value] = {"players": players, "mode": "advanced"}
            written = f"players={players}"
            if leader is not None:
                options["leader"] = leader
                written += f" leader={leader}"
            found.append((written, rules_for(Setup("stalingrad", "quick-duel", options)).seat_names))
        return found

    def completed(self, setup: Setup) -> Setup:
        """The mode, if only one is possible (ST-SETUP-1)."""
        if "mode" in setup.options:
            return setup
        modes = find_scenario(setup).modes
        if setup.options.get("players", 2) != 2 or "basic" not in modes:
            return Setup(setup.game, setup.scenario, {**setup.options, "mode": "advanced"}, setup.data)
        return setup

    def refuse_faults(self, text: str, file: str) -> None:
        scenario, faults = examine(text, file)
        if scenario is None:
            raise faults[0]

    def variants(self, preset: str | None) -> list[dict[str, Value]]:
        """Every mode with every number of players."""
        found: list[dict[str, Value]] = []
        structure = [option for option in OPTIONS if option.key in self.structure]
        for values in product(*(option.values for option in structure)):
            chosen = dict(zip((option.key for option in structure), values, strict=True))
            if chosen["players"] != 3:
                del chosen["leader"]
            if chosen not in found:
                found.append(chosen)
        return found

    def wild_value(self, key: str, rng: Random) -> Value:
        if key == "quietTurnLimit":
            return rng.randint(1, 60)
        assert key == "pointValues", key
        return " ".join(f"{code}:{rng.randint(0, 3)}" for code in CODES[SNIPER:])

    def wild_setup(self, rng: Random) -> Setup:
        """ST-CUST-1: a custom scenario. Not all of them can be won, so that a draw must be possible."""
        while True:
            text = _wild_scenario(rng)
            scenario, _ = examine(text, "wild")
            if scenario is not None:
                mode = rng.choice(scenario.modes)
                players = rng.choice((2, 3, 4)) if mode == "advanced" else 2
                options: dict[str, Value] = {"mode": mode, "players": players, "quietTurnLimit": rng.randint(5, 60)}
                return Setup("stalingrad", CUSTOM, options, text)

    def seats_named(self, setup: Setup, name: str) -> list[Seat]:
        rules = rules_for(setup)
        found = [Seat(number) for number, seat in enumerate(rules.seat_names) if seat == name]
        if not found and name in SIDES:
            found = list(rules.seats_of(SIDES.index(name)))
        if not found:
            raise no_such_seat(name, tuple(rules.seat_names))
        return found

    def are_partners(self, setup: Setup, one: Seat, other: Seat) -> bool:
        """ST-TEAM-5: both members of a side see all of its cards."""
        rules = rules_for(setup)
        return rules.side_of(one) == rules.side_of(other)

    def introduce(self, texts: Texts, setup: Setup, seat: Seat | None) -> list[str]:
        rules = rules_for(setup)
        name, mode = scenario_name(texts, setup), texts(f"mode-{rules.setup.options['mode']}")
        lines = [texts("play-title", scenario=name, mode=mode), *_ways_to_win(texts, rules, seat)]
        if rules.setup.options["players"] != 2 and not all(cards[SNIPER] for cards in rules.scenario.cards):
            lines.append(texts("play-no-snipers"))
        for option in OPTIONS:
            value = rules.setup.options[option.key]
            if value != option.default and option.key not in ("mode", "players", "leader"):
                lines.append(texts.say(option_message("stalingrad", option.key, value, option.clause)))
        return lines

    # -- the position -------------------------------------------------------------------------------

    def everything(self, state: State) -> View:
        return everything(state)

    def board(self, texts: Texts, view: View, *, marked: bool = False) -> list[str]:
        return board(texts, view, marked=marked)

    def legend(self, texts: Texts) -> str:
        kinds = tuple(f"{CODES[kind]} {texts.say(kind_message(kind))}" for kind in KIND_ORDER)
        return texts("board-legend", kinds=kinds)

    def task(self, texts: Texts, view: View) -> list[str]:
        rules = rules_for(view.setup)
        if view.step == SET_UP:
            return _set_up_task(texts, view, rules)
        if view.step == OVER:
            return []
        values: dict[str, Message | str] = {}
        step = f"step-{STEPS[view.step]}"
        if view.step in (SHOT, GUN, LOOK, TAKE):
            values["cell"] = CELL_NAMES[view.focus]
        elif view.step == ACTION:
            values["quadrant"] = CELL_NAMES[rules.set_up_order[SOVIET if is_turned(view) else GERMAN][0]]
        if view.step in (SHOT, GUN) and kind_shown(view, view.focus) == DECOY:
            step += "-decoy"
        name = slot_name(rules, view.slot)
        return [texts("task-turn", turn=view.turn, seat=seat_message(name)), texts(step, **values)]

    def remark(self, texts: Texts, view: View, choice: str) -> str:
        return ""

    def is_setting_up(self, view: View) -> bool:
        return view.step == SET_UP

    def lay_out(self, view: View, choices: Sequence[str], rng: Random) -> list[str] | None:
        if view.step != SET_UP:
            return None
        left = [kind for kind, count in _unplaced(view, rules_for(view.setup)).items() for _ in range(count)]
        rng.shuffle(left)
        return [f"place {CODES[kind]}" for kind in left]

    def spell_out(self, view: View, words: Sequence[str]) -> list[str] | None:
        """During set-up, kinds of cards for the next cells: ``SN EA IN MG``, or ``place SN EA``."""
        if view.step != SET_UP:
            return None
        kinds = list(words[1:] if words[:1] == ["place"] else words)
        if not kinds or not all(word.upper() in CODES for word in kinds):
            return None
        return [f"place {word.upper()}" for word in kinds]

    def as_seen(self, view: View, action: str) -> str:
        """The cards of an arrangement from the top left to the bottom right, as the seat sees its Quadrant."""
        verb, *given = action.split(" ")
        if verb not in _ARRANGING or not is_turned(view):
            return action
        return " ".join([verb, *given[:1], *reversed(given[1:])])

    def takes_several(self, view: View) -> bool:
        return False

    def rewritten(self, view: View, actions: Sequence[str]) -> Rewriting | None:
        return with_more(view, actions)

    def taken_back(self, view: View, count: int) -> Rewriting | None:
        return with_fewer(view, count)

    def advise(self, texts: Texts, view: View, words: Sequence[str]) -> str:
        return ""

    # -- what happened ------------------------------------------------------------------------------

    def names(self, setup: Setup, events: Iterable[Event]) -> Mapping[str, Message]:
        return {}

    def tell(self, event: Event, seats: Sequence[str], names: Mapping[str, Message] = NO_NAMES) -> Message:
        return tell(event, seats)

    def comment(self, event: Event, events: Sequence[Event]) -> Message | None:
        return None

    def is_told_aloud(self, event: Event) -> bool:
        return not isinstance(event, Placed | GameOver | Shown)

    def is_memorable(self, event: Event) -> bool:
        if isinstance(event, Moved | Reinforced) and event.kinds is not None:
            return False
        return isinstance(event, _MEMORABLE)

    def turn_of(self, event: Event) -> int | None:
        return event.turn if isinstance(event, TurnBegan | TurnSkipped) else None


STALINGRAD: Final = Stalingrad()


# -- scenarios --------------------------------------------------------------------------------------


def scenario_name(texts: Texts, setup: Setup) -> str:
    """What the scenario is called; a custom one by its file."""
    scenario = find_scenario(setup)
    if scenario.name in BASIC or scenario.name in THEMED:
        return texts.say(scenario_message(scenario.name))
    return scenario.name


def _goal(scenario: Scenario) -> str:
    ways = ["snipers"] if scenario.cards[GERMAN][SNIPER] or scenario.cards[SOVIET][SNIPER] else []
    if scenario.victory.points is not None:
        ways.append(f"points {scenario.victory.points}")
    ways += ["all " + " ".join(CODES[kind] for kind in group) for group in scenario.victory.eliminate]
    if scenario.victory.last_row:
        ways.append("last row")
    return ", ".join(ways)


def _wild_scenario(rng: Random) -> str:
    """The file of some custom scenario, perhaps a faulty one (ST-CUST-2)."""
    columns, rows = rng.randint(2, 6), rng.randint(2, 4)
    lines = ['name = "wild"', f"columns = {columns}", f"rows = {rows}"]
    lines.append(f'mode = "{rng.choice(("basic", "advanced", "advanced", "either"))}"')
    sets = rng.choice(('[["IN"]]', '[["IN"], ["IN", "MO"]]', '[["IN", "MO"]]'))
    lines.append(f"reinforcementSets = {sets}")
    ways = [f"{{ points = {rng.randint(1, 6)} }}", '{ eliminateAll = ["OF"] }', '{ eliminateAll = ["MG", "IN"] }']
    ways.append('{ reachLastRow = "IN" }')
    lines.append(f"victory = [{', '.join(rng.sample(ways, rng.randint(0, 2)))}]")
    snipers = rng.randint(0, 3)
    if snipers == 1:
        lines.append(f"playerZoneSnipers = {rng.randint(0, 2)}")
    for side in "GS":
        lines.append(f"[cards.{side}]")
        lines.append(f"SN = {snipers}")
        lines += [f"{code} = {rng.randint(0, 2)}" for code in CODES if code not in ("SN", "EA")]
    return "\n".join(lines) + "\n"


def _ways_to_win(texts: Texts, rules: Rules, seat: Seat | None) -> list[str]:
    """How *seat* wins; for the public both sides, one by one if they differ."""
    if seat is not None:
        return [texts("win"), *_goals(texts, rules, rules.side_of(seat))]
    german, soviet = (_goals(texts, rules, side) for side in (GERMAN, SOVIET))
    if german == soviet:
        return [texts("win"), *german]
    titles = [texts("win-side", side=seat_message(name)) for name in SIDES]
    return [titles[GERMAN], *german, titles[SOVIET], *soviet]


def _goals(texts: Texts, rules: Rules, side: int) -> list[str]:
    """ST-WIN, ST-THEME-3: any of these, and at once."""
    lines = []
    if rules.scenario.cards[1 - side][SNIPER]:
        lines.append(texts("win-snipers"))
    if rules.points:
        lines.append(texts("win-points", points=rules.points))
    for group in rules.eliminate:
        lines.append(texts("win-elimination", kinds=tuple(kind_message(kind) for kind in group)))
    if rules.last_row_wins and rules.scenario.cards[side][INFANTRY]:
        lines.append(texts("win-last-row"))
    return [f"  - {line}" for line in lines]


# -- set-up -----------------------------------------------------------------------------------------


def _unplaced(view: View, rules: Rules) -> dict[int, int]:
    """Set-up: how many cards of each kind the viewer's side has still to lay out."""
    if view.seat is None:
        return {}
    side = rules.side_of(view.seat)
    left = Counter({kind: rules.counts[side * KINDS + kind] for kind in KIND_ORDER})
    for card in laid(view, rules):
        left[card % KINDS] -= 1
    return left


def _set_up_task(texts: Texts, view: View, rules: Rules) -> list[str]:
    cell = next_cell(view, rules)
    if cell is None:
        return [texts("step-set-up-full")]
    left = _unplaced(view, rules)
    names = [f"{count} {CODES[kind]} {texts.say(kind_message(kind))}" for kind, count in left.items() if count]
    turned = "yes" if is_turned(view) else "no"
    return [
        texts("step-set-up", cell=CELL_NAMES[cell], turned=turned),
        texts("step-set-up-left", cards=", ".join(names)),
    ]
