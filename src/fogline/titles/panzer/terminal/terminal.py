"""SCOPE Panzer in the terminal: battlefield, shorthand and commands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from random import Random
from typing import ClassVar, Final

from fogline.kernel.errors import BadData
from fogline.kernel.game import Seat
from fogline.kernel.messages import Message
from fogline.kernel.setup import Setup, Value, write_value
from fogline.kit.files import Part
from fogline.kit.terminal import Checked, Terminal
from fogline.locale import Texts
from fogline.locale.names import option_message, option_name
from fogline.titles.panzer.rules import cardsets, state, steps
from fogline.titles.panzer.rules import events as told
from fogline.titles.panzer.rules.cards import (
    AMERICAN,
    CELL_NAMES,
    CODES,
    GERMAN,
    read_cell,
    side_of,
)  # fmt: skip
from fogline.titles.panzer.rules.cards import TERRAIN as FACES
from fogline.titles.panzer.rules.cardsets import HOUSE_CARDS, NAMES
from fogline.titles.panzer.rules.events import Event
from fogline.titles.panzer.rules.play import legal
from fogline.titles.panzer.rules.rules import PANZER as RULES
from fogline.titles.panzer.rules.tables import OPTIONS, SWITCHES, rules_for
from fogline.titles.panzer.rules.view import View, known_hands, laid_out
from fogline.titles.panzer.terminal.board import board, card_table, origin_of_cards, units_of
from fogline.titles.panzer.words.words import (
    card_message,
    cell_names,
    hand_message,
    odds_message,
    quadrant_name,
    scenario_message,
    seat_message,
    side_message,
    unit_message,
)  # fmt: skip
from fogline.titles.scope.grid import cells_of

_MEMORABLE: Final = (
    told.Captured, told.Destroyed, told.Entered, told.Left, told.Moved, told.Revealed, told.ShownEmpty,
)  # fmt: skip


class PanzerTerminal(Terminal):
    arguments: ClassVar = {"terrain": FACES}
    repeats_latest = True

    def introduce(self, texts: Texts, setup: Setup, seat: Seat | None) -> list[str]:
        rules = rules_for(setup)
        who, each = ("win", "") if seat is not None else ("panzer-win-each", "-each")
        goals = [texts("panzer-win-destruction"), texts(f"panzer-win-supply-line{each}")]
        lines = [texts.say(scenario_message(rules.scenario.name)), texts(who), *(f"  - {goal}" for goal in goals)]
        if rules.turn_limit:
            lines.append(texts("panzer-win-turns", turns=rules.turn_limit))
        return [*lines, *_agreed(texts, rules.setup), origin_of_cards(texts, rules)]

    def check(self, texts: Texts, parts: Sequence[Part], file: str) -> Checked:
        """Report every fault of a set of cards, or its contents. The soft faults of PZ-STAT are warnings that do not
        prevent its use."""
        text = "".join(part.text for part in parts)
        found = cardsets.examine(text, file)
        if found.found is None:
            return Checked("", found.faults)
        unplayable = _unplayable(text, file)
        if len(unplayable) == len(NAMES):
            return Checked("", unplayable)
        scenario = next(name for name in reversed(NAMES) if name not in [fault.where for fault in unplayable])
        rules = rules_for(Setup("panzer", scenario, {}, text))
        lines = [line for side in (0, 1) for line in ["", *card_table(texts, rules, side)]]
        if rules.cards == HOUSE_CARDS:
            lines += ["", origin_of_cards(texts, rules)]
        doubts = [*found.warnings, *unplayable]
        return Checked(found.found.name, (), [*lines, ""] if doubts else lines, doubts)

    def board(self, texts: Texts, view: View, *, marked: bool = False) -> list[str]:
        return board(texts, view, marked=marked)

    def legend(self, texts: Texts) -> str:
        return texts("panzer-board-legend")

    def task(self, texts: Texts, view: View) -> list[str]:
        if view.step in (steps.SQUAD, steps.DEPLOY):
            return _squad_task(texts, view) if view.step == steps.SQUAD else _deploy_task(texts, view)
        if view.step in (steps.DRAW, steps.OVER):
            return []
        values: dict[str, Message | str] = {}
        step = f"panzer-step-{steps.NAMES[view.step]}"
        if view.step in (steps.FOLLOW, steps.LIGHT):
            values = {"quadrant": quadrant_name(view.quadrant)}
        elif view.step == steps.TERRAIN and view.seat is not None:
            offered = legal(laid_out(view), view.seat)
            example = offered[len(offered) // 2].text()
            values = {"example": example, "face": example.split()[1]}
        elif view.step == steps.SHOOT:
            values = {"cell": CELL_NAMES[view.focus], "card": card_message(view.cells[view.focus])}
            step += "-found" if view.found or rules_for(view.setup).null_search else ""
        if view.step in (steps.LIGHT, steps.SHOOT) and _can_only_decline(view):
            step = f"panzer-step-{steps.NAMES[view.step]}-none"
        lines = [texts(step, **values)]
        if view.step != steps.TERRAIN:
            lines.insert(0, texts("task-turn", turn=view.turn + 1, seat=seat_message(view.turn % 2)))
        return lines

    def remark(self, texts: Texts, view: View, choice: str) -> str:
        """The hand and chance of a shot, if known in advance (AMB-36); for a search, whether it forces the player to
        shoot (PZ-SRCH-2)."""
        verb, _, place = choice.partition(" ")
        if verb in ("search", "light"):
            must_shoot = view.shown >> read_cell(place.split()[-1]) & 1 and not rules_for(view.setup).null_search
            return texts("panzer-search-revealed") if must_shoot else ""
        if verb != "shoot":
            return texts(f"panzer-verb-{verb}") if verb in ("hold", "skip") else ""
        gun = read_cell(place)
        hands = known_hands(view, gun)
        odds = texts.say(hand_message(*hands[0]))
        if len(hands) > 1:
            odds = texts("panzer-odds-or", least=odds, most=odds_message(*hands[-1]))
        return f"{texts.say(unit_message(view.cells[gun]))}: {odds}"

    def is_setting_up(self, view: View) -> bool:
        return view.step in (steps.SQUAD, steps.DEPLOY)

    def lay_out(self, view: View, choices: Sequence[str], rng: Random) -> list[str] | None:
        if view.step == steps.TERRAIN:
            return [rng.choice(choices)]
        if view.step == steps.SQUAD:
            return [f"take {CODES[unit]}" for unit in _filled_up(view, rng)]
        if view.step == steps.DEPLOY:
            units, cells = _undeployed(view), _free_cells(view)
            rng.shuffle(cells)
            return [f"deploy {CODES[unit]} {CELL_NAMES[cell]}" for unit, cell in zip(units, cells, strict=False)]
        return None

    def spell_out(self, view: View, words: Sequence[str]) -> list[str] | None:
        """Expand shorthand. ``squad SHE SHE PER`` takes these units and confirms; ``take SHE PER`` and ``deploy SHE A1
        PER B1`` take or deploy several at once."""
        verb, given = words[0], list(words[1:])
        if verb == "squad" and given:
            return [*(f"take {word}" for word in given), "done"]
        if verb == "take" and len(given) > 1:
            return [f"take {word}" for word in given]
        if verb == "deploy" and len(given) > 2 and len(given) % 2 == 0:
            return [f"deploy {unit} {cell}" for unit, cell in zip(given[::2], given[1::2], strict=True)]
        return None

    def takes_several(self, view: View) -> bool:
        return view.step in (steps.SQUAD, steps.DEPLOY)

    def advise(self, texts: Texts, view: View, words: Sequence[str]) -> str:
        taken = _squad(view)
        if words[0] != "squad" or view.step != steps.SQUAD or not taken:
            return ""
        return texts("panzer-squad-undo", cards=_codes(taken), count=len(taken))

    def comment(self, event: Event, events: Sequence[Event]) -> Message | None:
        """Explains why an EXPLORE captures nothing: there is a unit (PZ-EXPL-5), and perhaps nothing to turn (AMB-15).
        The comment follows everything that the EXPLORE has shown."""
        at = next((at for at, one in enumerate(events) if isinstance(one, told.Explored)), None)
        if at is None or any(isinstance(one, told.Captured) for one in events):
            return None
        shown = list(takewhile(lambda one: isinstance(one, told.Revealed | told.ShownEmpty), events[at + 1 :]))
        if event is not [events[at], *shown][-1]:
            return None
        explored = events[at]
        assert isinstance(explored, told.Explored)
        if not shown:
            return Message("panzer-explored-nothing")
        met = [one.cell for one in shown if isinstance(one, told.Revealed) and side_of(one.unit) != explored.side]
        values = {"quadrant": quadrant_name(explored.quadrant), "side": side_message(explored.side), "count": len(met)}
        return Message("panzer-explored-in-vain", {**values, "cells": cell_names(met)})

    def is_told_aloud(self, event: Event) -> bool:
        return not isinstance(event, told.Taken | told.Placed | told.GameOver | told.AllShown)

    def is_memorable(self, event: Event) -> bool:
        if isinstance(event, told.Moved) and event.goes is not None:
            return False
        return isinstance(event, _MEMORABLE)

    def turn_of(self, event: Event) -> int | None:
        return event.turn + 1 if isinstance(event, told.TurnBegan | told.TurnPassed) else None


TERMINAL: Final = PanzerTerminal(RULES)


def _agreed(texts: Texts, setup: Setup) -> list[str]:
    """The advanced rules in one line, and every other option that differs from its default."""
    changed = [option for option in OPTIONS if setup.options[option.key] != option.default]
    rules = [option for option in changed if option in SWITCHES]
    names = tuple(_rule_message(rule.key, setup.options[rule.key], rule.clause) for rule in rules)
    lines = [texts("panzer-play-rules", rules=names) if names else texts("panzer-play-basic")]
    for option in changed:
        if option not in SWITCHES and option.key != "max-turns":
            lines.append(texts.say(option_message("panzer", option.key, setup.options[option.key], option.clause)))
    return lines


def _rule_message(key: str, value: Value, clause: str) -> Message:
    """The name of an advanced rule; for the month, its value."""
    chosen = {"chosen": "yes", "value": ""} if value is True else {"chosen": "other", "value": write_value(value)}
    return Message("panzer-play-rule", {"rule": option_name("panzer", key), "clause": clause, **chosen})


def _can_only_decline(view: View) -> bool:
    """Whether the side to act has no light tank that can search, or no unit that can shoot. The player is asked anyway:
    skipping the question would reveal it."""
    return (
        view.seat is not None
        and view.seat in view.to_act
        and len(legal(laid_out(view), view.seat)) == 1
        and (view.step == steps.LIGHT or view.found or rules_for(view.setup).null_search)
    )


def _side(view: View) -> int:
    return GERMAN if view.seat == GERMAN else AMERICAN


def _codes(units: Iterable[int]) -> str:
    return " ".join(CODES[unit] for unit in units) or "-"


def _squad(view: View) -> list[int]:
    return [unit for unit in units_of(_side(view)) for _ in range(view.squads[unit])]


def _filled_up(view: View, rng: Random) -> list[int]:
    """Random units until no more fit (PZ-SQUAD-2)."""
    rules, squad = rules_for(view.setup), _squad(view)
    left = [unit for unit in units_of(_side(view)) for _ in range(int(rules.supply[unit]) - view.squads[unit])]
    rng.shuffle(left)
    room, points = int(rules.most_units) - len(squad), int(rules.points) - sum(rules.cards.costs[one] for one in squad)
    taken: list[int] = []
    for unit in left:
        if len(taken) < room and rules.cards.costs[unit] <= points:
            taken.append(unit)
            points -= rules.cards.costs[unit]
    return taken


def _undeployed(view: View) -> list[int]:
    left = _squad(view)
    for cell in cells_of(rules_for(view.setup).homes[_side(view)]):
        if view.cells[cell] in left:
            left.remove(view.cells[cell])
    return left


def _free_cells(view: View) -> list[int]:
    return [cell for cell in cells_of(rules_for(view.setup).homes[_side(view)]) if view.cells[cell] == 0]


def _squad_task(texts: Texts, view: View) -> list[str]:
    rules, side, squad = rules_for(view.setup), _side(view), _squad(view)
    if view.sides[state.READY + side]:
        return []
    spent = sum(rules.cards.costs[unit] for unit in squad)
    most, points = int(rules.most_units), int(rules.points)
    largest = max(rules.legal_squads[side], key=sum)
    example = [unit for unit, number in zip(units_of(side), largest, strict=True) for _ in range(number)]
    lines = [texts("panzer-step-squad", units=most, points=points, example=_codes(example)), ""]
    lines += [*card_table(texts, rules, side), "  " + origin_of_cards(texts, rules)]
    left = {"points": f"{points - spent}/{points}", "units": f"{most - len(squad)}/{most}"}
    return [*lines, "", texts("panzer-step-squad-so-far", cards=_codes(squad), **left)]


def _deploy_task(texts: Texts, view: View) -> list[str]:
    if view.sides[state.READY + _side(view)]:
        return []
    units, cells = _undeployed(view), _free_cells(view)
    if not units:
        return [texts("panzer-step-deploy-full")]
    example = " ".join(f"{CODES[unit]} {CELL_NAMES[cell]}" for unit, cell in zip(units, cells, strict=False))
    free = " ".join(CELL_NAMES[cell] for cell in cells)
    names = ", ".join(f"{CODES[unit]} {texts.say(unit_message(unit))}" for unit in units)
    return [texts("panzer-step-deploy", example=example), texts("panzer-step-deploy-left", cards=names, cells=free)]


# -- card sets (Part 17) ------------------------------------------------------------------------------


def _unplayable(text: str, file: str) -> list[BadData]:
    """The scenarios in which no squad is affordable."""
    found = []
    for name in NAMES:
        try:
            rules_for(Setup("panzer", name, {}, text))
        except BadData as fault:
            found.append(BadData(file, name, fault.why, fault.told and fault.told._replace(path=name)))
    return found
