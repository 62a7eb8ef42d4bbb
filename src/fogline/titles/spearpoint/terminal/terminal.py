"""Spearpoint 1943 in the terminal: commands, shorthand and odds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from random import Random
from typing import ClassVar, Final

from fogline.kernel.errors import NotationError
from fogline.kernel.game import Seat
from fogline.kernel.messages import Message
from fogline.kernel.setup import Setup
from fogline.kit.files import Part
from fogline.kit.terminal import Checked, Rewriting, Terminal
from fogline.locale import Texts
from fogline.titles.spearpoint.rules import events, steps
from fogline.titles.spearpoint.rules.actions import NO_UNIT, Action, Commit, OnUnit, Pair, Plain, unit_name  # fmt: skip
from fogline.titles.spearpoint.rules.cards import NO_CREW
from fogline.titles.spearpoint.rules.declarations import Plan
from fogline.titles.spearpoint.rules.draft import deck_points, hand_goal, price_of, ready_decks
from fogline.titles.spearpoint.rules.draw_phase import excess_commands, excess_units
from fogline.titles.spearpoint.rules.events import Event
from fogline.titles.spearpoint.rules.plans import arranged, in_order
from fogline.titles.spearpoint.rules.plans import written as written_so_far
from fogline.titles.spearpoint.rules.play import legal_list
from fogline.titles.spearpoint.rules.rules import SPEARPOINT as RULES
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.tables import Rules, rules_for
from fogline.titles.spearpoint.rules.view import View
from fogline.titles.spearpoint.rules.worlds import laid_out
from fogline.titles.spearpoint.terminal import preparation
from fogline.titles.spearpoint.terminal.board import board, times, unit_table
from fogline.titles.spearpoint.terminal.remarks import remark
from fogline.titles.spearpoint.words.card_texts import name_of, unit_message, window_message

_MEMORABLE: Final = (
    events.Captured, events.Committed, events.CrewFated, events.DamageDrawn, events.Destroyed, events.Discarded,
    events.Played, events.Returned, events.Spent, events.WentHome,
)  # fmt: skip
_SILENT: Final = (events.Picked, events.Mustered, events.Planned, events.DrawChosen, events.GameOver, events.AllShown)
"""Events not printed when they happen: the seat's own choices, the result, and draws before their card is known."""
_WRITTEN: Final = (steps.BUILD, steps.MUSTER, steps.COMMIT, steps.WINDOW, steps.DECLARE, steps.LIMIT)
"""Steps in which both sides write in secret, and several lines may be typed as one."""
_ROLLS: Final = (steps.ROLL, steps.INTENSITY, steps.CARD_ROLL, steps.INITIATIVE)


class SpearpointTerminal(Terminal):
    arguments: ClassVar = {"commit": ("front", "rear", "from"), "draw": ("command", "unit"), "keep": ("front", "rear")}
    repeats_latest = True

    def introduce(self, texts: Texts, setup: Setup, seat: Seat | None) -> list[str]:
        return preparation.introduce(texts, rules_for(setup), seat)

    def check(self, texts: Texts, parts: Sequence[Part], file: str) -> Checked:
        return preparation.check(texts, parts, file)

    def board(self, texts: Texts, view: View, *, marked: bool = False) -> list[str]:
        return board(texts, view, marked=marked)

    def legend(self, texts: Texts) -> str:
        return texts("spearpoint-board-legend")

    def task(self, texts: Texts, view: View) -> list[str]:
        if view.seat is None or view.step == steps.OVER:
            return []
        state = laid_out(view)
        if view.step == steps.BUILD:
            return _build_task(texts, state, view.seat)
        if view.step == steps.MUSTER:
            return _muster_task(texts, view, view.seat)
        step = f"spearpoint-step-{steps.NAMES[view.step]}"
        values: dict[str, Message | str | int] = {}
        if view.step == steps.WINDOW:
            values = {"window": window_message(view.window)}
        if view.step in (steps.WINDOW, steps.SUPPORT, steps.ANSWER, steps.PARRY) and not state.sides[view.seat].plan:
            step += "-none" if len(legal_list(state, view.seat)) == 1 else ""
        if view.step == steps.COMMIT:
            example = _commit_example(state, view.seat)
            step += "" if example else "-none"
            values = {"example": example} if example else {}
        elif view.step == steps.DECLARE and (target := Plan(state, view.seat).target) >= 0:
            return [texts("spearpoint-step-declare-assault", target=unit_message(state, int(target)))]
        elif view.step == steps.DECLARE:
            offered = [action for action in legal_list(state, view.seat) if not isinstance(action, Plain)]
            step += "" if offered else "-none"
            values = _declare_example(offered) if offered else {}
        elif view.step in (steps.CAPTURE, steps.CARD_ROLL) and (unit := state.unit(view.focus)) is not None:
            values = {"unit": unit_name(unit.name), "card": name_of("unit", state.card_of(unit).slug)}
        elif view.step == steps.DRAW:
            side = view.sides[view.seat]
            values = {"commands": side.command_draws, "free": side.free_draws}
        elif view.step == steps.LIMIT:
            units, commands = excess_units(state, view.seat), excess_commands(state, view.seat)
            values = {"units": max(0, int(units)), "commands": max(0, int(commands))}
        return [texts(step, **values)]

    def remark(self, texts: Texts, view: View, choice: str) -> str:
        return remark(texts, view, choice)

    def is_setting_up(self, view: View) -> bool:
        return view.step in (steps.BUILD, steps.MUSTER)

    def lay_out(self, view: View, choices: Sequence[str], rng: Random) -> list[str] | None:
        if view.seat is None or view.step not in (steps.BUILD, steps.MUSTER):
            return None
        chosen = preparation.random_picks if view.step == steps.BUILD else preparation.random_hand
        return chosen(view, view.seat, rng)

    def spell_out(self, view: View, words: Sequence[str]) -> list[str] | None:
        """Expand shorthand for several cards at once, in any order: ``deck NAME``, ``hand A B``, ``pick A*2 B``,
        ``commit A B rear C``, ``attack a1 b1 a2 b1``, ``assault b1 a1 a2 a3``, ``join a1 a2``, ``switch a1 a2``; ``p``
        for done, ``r`` to roll."""
        verb, given = words[0], list(words[1:])
        rules = rules_for(view.setup)
        if verb == "p" and not given:
            return ["pass"] if view.step in (steps.ANSWER, steps.PARRY) else ["done"]
        if verb == "r" and view.step in _ROLLS:
            return [" ".join(["roll", *given])]
        if verb == "deck" and given:
            decks = {deck.slug: deck for deck in rules.cards.decks}
            if len(given) == 1 and given[0] in decks:
                given = [preparation.written([card]) for card in preparation.counted(decks[given[0]].cards, rules)]
            return [*in_order(rules, [f"pick {slug}" for slug in preparation.spread(given)]), "done"]
        if verb == "hand" and given:
            return [*in_order(rules, [f"hold {slug}" for slug in preparation.spread(given)]), "done"]
        lines = _spelled(verb, given)
        return None if lines is None else in_order(rules, lines)

    def takes_several(self, view: View) -> bool:
        return view.step in _WRITTEN

    def rewritten(self, view: View, actions: Sequence[str]) -> Rewriting | None:
        """Insert lines, in any order, among those of the plan or starting hand so far."""
        try:
            whole = arranged(view, [RULES.read(action) for action in actions])
        except NotationError:
            return None
        if whole is None:
            return None
        before = written_so_far(view)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(before, whole, strict=False)))
        return Rewriting(before[same:], whole[same:])

    def advise(self, texts: Texts, view: View, words: Sequence[str]) -> str:
        if view.seat is None:
            return ""
        side = view.sides[view.seat]
        chosen = 0
        if words[0] == "deck" and view.step == steps.BUILD:
            chosen = sum(side.reserves or ())
        elif words[0] == "hand" and view.step == steps.MUSTER:
            chosen = sum(side.hand or ())
        if chosen:
            return texts("spearpoint-advise-undo", count=chosen)
        if words[0] in ("assault", "join") and view.step == steps.DECLARE:
            return texts("spearpoint-advise-assault")
        if words[0] in ("hold", "list") and view.step == steps.MUSTER:
            return texts("spearpoint-advise-hand")
        return ""

    def is_told_aloud(self, event: Event) -> bool:
        return not isinstance(event, _SILENT)

    def is_memorable(self, event: Event) -> bool:
        return isinstance(event, _MEMORABLE)

    def turn_of(self, event: Event) -> int | None:
        return event.turn if isinstance(event, events.TurnBegan) else None


TERMINAL: Final = SpearpointTerminal(RULES)


def _spelled(verb: str, given: list[str]) -> list[str] | None:
    """The lines that a line with several cards or Units expands to, in the given order."""
    if verb in ("pick", "hold") and given and (len(given) > 1 or "*" in given[0]):
        return [f"{verb} {slug}" for slug in preparation.spread(given)]
    if verb == "commit" and len(given) > 1:
        return _commits(given)
    if verb == "attack" and len(given) > 2 and len(given) % 2 == 0:
        return [f"attack {unit} {target}" for unit, target in zip(given[::2], given[1::2], strict=True)]
    if verb == "assault" and len(given) > 1:
        return [f"assault {given[0]}", *(f"join {unit}" for unit in given[1:]), "close"]
    if verb in ("join", "switch") and len(given) > 1:
        return [f"{verb} {unit}" for unit in given]
    return None


def _commits(given: list[str]) -> list[str]:
    """Parse ``A B rear C from a2``: each card with the words that follow it."""
    lines: list[list[str]] = []
    for word in preparation.spread(given):
        if lines and (word in ("front", "rear", "from") or lines[-1][-1] == "from"):
            lines[-1].append(word)
        else:
            lines.append([word])
    return [" ".join(["commit", *line]) for line in lines]


def _declare_example(offered: Sequence[Action]) -> dict[str, Message | str | int]:
    """Example attacks that can be declared, from two Units if possible, and whether they are single attacks, Assaults
    or both."""
    attacks = {action.unit: action.text().removeprefix("attack ") for action in offered if isinstance(action, Pair)}
    kind = "attack"
    if any(isinstance(action, OnUnit) for action in offered):
        kind = "both" if attacks else "assault"
    return {"example": " ".join([*attacks.values()][:2]), "kind": kind}


def _commit_example(state: State, seat: int) -> str:
    """Units of the hand that can be committed together, as an example; empty if there are none."""
    trial, words = state.clone(), list[str]()
    while len(words) < 2:
        offered = [
            action for action in legal_list(trial, seat) if isinstance(action, Commit) and action.giver == NO_UNIT
        ]
        if not offered:
            break
        trial.sides[seat].plan.append(offered[0])
        words.append(offered[0].text().removeprefix("commit "))
    return " ".join(words)


def _build_task(texts: Texts, state: State, seat: int) -> list[str]:
    """Describes the faction's cards with their values, the ready decks, and the cards taken."""
    rules, deck = state.rules, state.sides[seat].reserves
    if state.sides[seat].is_done:
        return []
    low, high = int(rules.deck_min[seat]), int(rules.deck_max[seat])
    ready = ready_decks(rules, seat)
    rows = [
        (number, f" {int(deck[number])}/{int(rules.pools[seat][number])}")
        for number in range(len(rules.units))
        if rules.pools[seat][number]
    ]
    lines = unit_table(texts, rules, rows)
    if ready:
        lines += ["", texts("spearpoint-step-build-decks")]
        room = max(len(one.slug) for one in ready)
        for one in ready:
            cost = texts("spearpoint-board-cost", cost=price_of(rules, one.cards))
            cards = preparation.written(preparation.counted(one.cards, rules))
            label = f"{texts.say(name_of('deck', one.slug))}, {cost}"
            lines.append(f"    {one.slug.ljust(room)}  {texts('spearpoint-labelled', label=label, text=cards)}")
    key = "spearpoint-step-build" if ready else "spearpoint-step-build-none"
    example = {"example": ready[0].slug} if ready else {}
    example["sample"] = _sample(rules, seat)
    lines = [texts(key, low=low, high=high, **example), "", *lines, ""]
    taken = preparation.written(
        (card.slug, int(deck[number])) for number, card in enumerate(rules.units) if deck[number]
    )
    points = int(deck_points(state, seat))
    lines.append(texts("spearpoint-step-build-so-far", cards=taken, points=points, low=low, high=high))
    if missing := preparation.missing_crews(state, seat):
        crews = [f"{texts.say(name_of('crew', rules.cards.crew_types[crew]))} {n}" for crew, n in missing.items()]
        lines.append(texts("spearpoint-step-build-crews", crews=", ".join(crews)))
    return lines


def _sample(rules: Rules, seat: int) -> str:
    """A few cards of the seat's pool, as they can be typed."""
    pool = [(card, int(count)) for card, count in zip(rules.units, rules.pools[seat], strict=True) if count]
    pairs = [(card.slug, 2) for card, count in pool if card.crew == NO_CREW and count > 1]
    singles = [(card.slug, 1) for card, _ in pool]
    return preparation.written([*pairs[:1], *singles[:1]])


def _muster_task(texts: Texts, view: View, seat: int) -> list[str]:
    """Describes the deck with its values, and the cards held."""
    state = laid_out(view)
    rules, side = state.rules, state.sides[seat]
    if side.is_done:
        return []
    numbers = range(len(rules.units))
    held = {number: int(side.hand[number]) for number in numbers if side.hand[number]}
    left = {number: int(side.reserves[number]) for number in numbers if side.reserves[number]}
    some = [line.removeprefix("hold ") for line in preparation.random_hand(view, seat, Random(0))]
    missing = int(hand_goal(state, seat)) - sum(held.values())
    lines = [texts("spearpoint-step-muster", left=missing, example=" ".join(some)), ""]
    lines += [*unit_table(texts, rules, [(number, times(count)) for number, count in left.items()]), ""]
    cards = {
        "cards": preparation.written(preparation.counted(left, rules)),
        "held": preparation.written(preparation.counted(held, rules)),
    }
    return [*lines, texts("spearpoint-step-muster-deck", **cards)]
