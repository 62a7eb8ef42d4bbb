"""SCOPE Stalingrad in the terminal: board, shorthand and commands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from fogline.kernel.game import Seat
from fogline.kernel.messages import Message
from fogline.kernel.setup import Setup, Value
from fogline.kit.files import Part
from fogline.kit.terminal import Checked, Rewriting, Terminal
from fogline.locale import Texts
from fogline.locale.names import option_message
from fogline.titles.stalingrad.rules import events, state, steps
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
)
from fogline.titles.stalingrad.rules.events import Event
from fogline.titles.stalingrad.rules.pictures import slot_name
from fogline.titles.stalingrad.rules.rules import STALINGRAD as RULES
from fogline.titles.stalingrad.rules.scenarios import BASIC, CUSTOM, THEMED, Scenario, examine
from fogline.titles.stalingrad.rules.tables import OPTIONS, Rules, find_scenario, rules_for
from fogline.titles.stalingrad.rules.view import View
from fogline.titles.stalingrad.terminal.board import (
    KIND_ORDER,
    board,
    cells_to_lay,
    is_turned,
    kind_shown,
    laid,
    swapped,
)
from fogline.titles.stalingrad.words.words import kind_message, scenario_message, seat_message

_ARRANGING: Final = ("move", "reinforce", "reinforce2")
"""Verbs that are followed by a Quadrant and the cards for its cells."""
_MEMORABLE: Final = (
    events.Revealed,
    events.Eliminated,
    events.HandedOver,
    events.Removed,
    events.ShotCardPlaced,
    events.FireOpened,
    events.Moved,
    events.Reinforced,
)


class StalingradTerminal(Terminal):
    """The terminal of SCOPE Stalingrad."""

    repeats_latest = True

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

    def check(self, texts: Texts, parts: Sequence[Part], file: str) -> Checked:
        """Report every fault of a scenario, or its content."""
        text = "".join(part.text for part in parts)
        found = examine(text, file)
        if found.found is None:
            return Checked("", found.faults)
        lines = [f"  {line}" for line in self._summary(texts, found.found, text)]
        return Checked(found.found.name, (), lines, found.warnings)

    def _summary(self, texts: Texts, scenario: Scenario, text: str) -> list[str]:
        size = f"{scenario.columns}x{scenario.rows}"
        modes = tuple(texts(f"mode-{mode}") for mode in scenario.modes)
        lines = [texts("check-size", size=size, modes=modes)]
        for side in (GERMAN, SOVIET):
            counts = [f"{count} {code}" for code, count in zip(CODES, scenario.cards[side], strict=True) if count]
            lines.append(texts("check-cards", side=seat_message(SIDES[side]), cards=", ".join(counts)))
            if scenario.zone[side]:
                lines.append(texts("check-zone", side=seat_message(SIDES[side]), count=scenario.zone[side]))
        options: dict[str, Value] = {"mode": scenario.modes[0]}
        return lines + self.introduce(texts, Setup("stalingrad", CUSTOM, options, text), None)[1:]

    def board(self, texts: Texts, view: View, *, marked: bool = False) -> list[str]:
        return board(texts, view, marked=marked)

    def legend(self, texts: Texts) -> str:
        kinds = tuple(f"{CODES[kind]} {texts.say(kind_message(kind))}" for kind in KIND_ORDER)
        return texts("board-legend", kinds=kinds)

    def task(self, texts: Texts, view: View) -> list[str]:
        rules = rules_for(view.setup)
        if view.step == steps.SET_UP:
            return _set_up_task(texts, view, rules)
        if view.step == steps.OVER:
            return []
        values: dict[str, Message | str] = {}
        step = f"step-{steps.NAMES[view.step]}"
        if view.step in (steps.SHOT, steps.GUN, steps.LOOK, steps.TAKE):
            values["cell"] = CELL_NAMES[view.focus]
        elif view.step == steps.ACTION:
            values["quadrant"] = CELL_NAMES[rules.set_up_order[SOVIET if is_turned(view) else GERMAN][0]]
        if view.step in (steps.SHOT, steps.GUN) and kind_shown(view, view.focus) == DECOY:
            step += "-decoy"
        name = slot_name(rules, view.slot)
        return [texts("task-turn", turn=view.turn, seat=seat_message(name)), texts(step, **values)]

    def is_setting_up(self, view: View) -> bool:
        return view.step == steps.SET_UP

    def lay_out(self, view: View, choices: Sequence[str], rng: Random) -> list[str] | None:
        if view.step != steps.SET_UP:
            return None
        left = [kind for kind, count in _unplaced(view, rules_for(view.setup)).items() for _ in range(count)]
        rng.shuffle(left)
        return [f"place {CODES[kind]}" for kind in left]

    def spell_out(self, view: View, words: Sequence[str]) -> list[str] | None:
        """Expand shorthand during set-up: kinds of cards for the next cells, such as ``SN EA IN MG``, or ``place SN
        EA``."""
        if view.step != steps.SET_UP:
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
        """Place new cards after those already laid. The rules refuse cards that the side does not have."""
        kinds = [action.removeprefix("place ") for action in actions]
        if view.seat is None or view.step != steps.SET_UP or not all(kind in CODES for kind in kinds):
            return None
        rules = rules_for(view.setup)
        side, wanted = rules.side_of(view.seat), [*_codes(view, rules), *kinds]
        if any(count > rules.counts[side * KINDS + CODES.index(kind)] for kind, count in Counter(wanted).items()):
            return None
        return _laid_anew(view, rules, wanted)

    def taken_back(self, view: View, count: int) -> Rewriting | None:
        if view.seat is None or view.step != steps.SET_UP:
            return None
        rules = rules_for(view.setup)
        codes = _codes(view, rules)
        if not codes or count == 0 or view.sides[state.READY + rules.side_of(view.seat)]:
            return None
        return _laid_anew(view, rules, codes[: max(0, len(codes) - count)])

    def is_told_aloud(self, event: Event) -> bool:
        return not isinstance(event, events.Placed | events.GameOver | events.Shown)

    def is_memorable(self, event: Event) -> bool:
        if isinstance(event, events.Moved | events.Reinforced) and event.kinds is not None:
            return False
        return isinstance(event, _MEMORABLE)

    def turn_of(self, event: Event) -> int | None:
        return event.turn if isinstance(event, events.TurnBegan | events.TurnSkipped) else None


TERMINAL: Final = StalingradTerminal(RULES)


def scenario_name(texts: Texts, setup: Setup) -> str:
    scenario = find_scenario(setup)
    if scenario.name in BASIC or scenario.name in THEMED:
        return texts.say(scenario_message(scenario.name))
    return scenario.name


def _ways_to_win(texts: Texts, rules: Rules, seat: Seat | None) -> list[str]:
    """Says how *seat* wins; for the public, how both sides win, listed separately if they differ."""
    if seat is not None:
        return [texts("win"), *_goals(texts, rules, rules.side_of(seat))]
    german, soviet = (_goals(texts, rules, side) for side in (GERMAN, SOVIET))
    if german == soviet:
        return [texts("win"), *german]
    titles = [texts("win-side", side=seat_message(name)) for name in SIDES]
    return [titles[GERMAN], *german, titles[SOVIET], *soviet]


def _goals(texts: Texts, rules: Rules, side: int) -> list[str]:
    """ST-WIN, ST-THEME-3: any one of these wins immediately."""
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


def _laid_anew(view: View, rules: Rules, codes: list[str]) -> Rewriting:
    """Actions that lead from the cards laid out now to cards typed in this order; matching cards stay."""
    before, after = swapped(view, rules, _codes(view, rules)), swapped(view, rules, codes)
    same = 0
    while same < min(len(before), len(after)) and before[same] == after[same]:
        same += 1
    return Rewriting([f"place {code}" for code in before[same:]], [f"place {code}" for code in after[same:]])


def _codes(view: View, rules: Rules) -> list[str]:
    return [CODES[card % KINDS] for card in laid(view, rules)]


def _unplaced(view: View, rules: Rules) -> dict[int, int]:
    """During set-up, how many cards of each kind the viewer's side still has to lay out."""
    if view.seat is None:
        return {}
    side = rules.side_of(view.seat)
    left = Counter({kind: rules.counts[side * KINDS + kind] for kind in KIND_ORDER})
    for card in laid(view, rules):
        left[card % KINDS] -= 1
    return left


def _set_up_task(texts: Texts, view: View, rules: Rules) -> list[str]:
    free = cells_to_lay(view, rules)[len(laid(view, rules)) :]
    if not free:
        return [texts("step-set-up-full")]
    left = _unplaced(view, rules)
    names = [f"{count} {CODES[kind]} {texts.say(kind_message(kind))}" for kind, count in left.items() if count]
    turned = "yes" if is_turned(view) else "no"
    return [
        texts("step-set-up", cell=CELL_NAMES[free[0]], turned=turned),
        texts("step-set-up-left", cards=", ".join(names)),
    ]
