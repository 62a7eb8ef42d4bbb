"""Carries out the Command cards on the agenda, effect by effect (SP-CMD, SP-CAP). A card that needs a die, a card or a
choice waits for it in the steps ``CARD_ROLL``, ``CARD_DIE`` and ``CAPTURE``."""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64
from fogline.kernel.game import Seat
from fogline.titles.spearpoint.rules import actions, cards, damage, hands, modifiers, steps
from fogline.titles.spearpoint.rules.actions import Action
from fogline.titles.spearpoint.rules.events import Event, Fizzled, IntensityRolled, Played, Repaired, Rerolled
from fogline.titles.spearpoint.rules.stage import Stage
from fogline.titles.spearpoint.rules.state import FOR_GOOD, NATURE, NO_DAMAGE, NOBODY, ONE, State, Unit, total
from fogline.titles.spearpoint.rules.steps import CAPTURE as CAPTURE_STEP


def carry_out(state: State, log: list[Event] | None) -> None:
    """Continue with the next card."""
    item = state.agenda.pop()
    seat, number, name = modifiers.item_seat(item), modifiers.item_card(item), modifiers.subject_of(item)
    card = state.rules.commands[number]
    unit = None if name == actions.NO_UNIT else state.unit(name)
    if item & modifiers.LAID == 0:
        if not card.target.is_none and (unit is None or not _still_fits(state, seat, card, unit)):
            state.discards[number] += 1
            if log is not None:
                log.append(Fizzled(seat, card.slug))
            return
        if log is not None:
            log.append(Played(seat, card.slug, None if unit is None else actions.unit_name(unit.name)))
        _lay(state, seat, number, card, unit)
        item |= modifiers.LAID
    at = modifiers.item_effect(item)
    if at + 1 < len(card.effects):
        state.agenda.append(item + (1 << 24))
    if at < len(card.effects):
        _do(state, seat, card.effects[at], unit, log)


def _still_fits(state: State, seat: i64, card: cards.CommandCard, unit: Unit) -> bool:
    which = card.target
    is_own = unit.seat == seat
    if which.pick == cards.PICK_OWNER and which.side != cards.ANY and (which.side == cards.OWN) != is_own:
        return False
    return modifiers.fits(state, which, unit)


def _lay(state: State, seat: i64, number: i64, card: cards.CommandCard, unit: Unit | None) -> None:
    """SP-CMD-2, SP-CMD-9, SP-CMD-10: put the card in its place."""
    kind = card.duration
    if kind == cards.FOR_ATTACK:
        state.cards.append(modifiers.played_for(number, actions.NO_UNIT if unit is None else unit.name))
    elif kind == cards.FOR_TURN or kind == cards.FOR_TURNS or kind == cards.FOR_UNIT:
        left = modifiers.PERMANENT if kind == cards.FOR_UNIT else 1 + card.turns
        if unit is None:
            state.sides[seat].orders.append(modifiers.order(number, left))
        else:
            unit.orders.append(modifiers.order(number, left))
    else:
        state.discards[number] += 1


def _do(state: State, seat: i64, effect: cards.Effect, unit: Unit | None, log: list[Event] | None) -> None:
    """Carry out one effect of a card. Lasting effects need no action: the rules look them up (``modifiers.py``)."""
    kind = effect.kind
    if kind == cards.DRAW_NOW:
        state.drawer = seat
        state.to_draw = effect.amount
        state.step = steps.DRAW_UNIT if effect.flag else steps.DRAW_COMMAND
    elif kind == cards.REROLL:
        if state.unit(state.struck) is None:
            return  # nobody is hit any longer, so there is nothing to roll again
        if log is not None:
            log.append(Rerolled(actions.unit_name(state.struck)))
        state.dice = []
        state.bonus = 0  # the discard was for the roll that no longer counts
        state.is_parried = True
        state.step = steps.INTENSITY_DIE if total(state.sides[state.active].commands) == 0 else steps.INTENSITY
    elif unit is not None and state.unit(unit.name) is unit:
        _do_to(state, seat, effect, unit, log)


def _do_to(state: State, seat: i64, effect: cards.Effect, unit: Unit, log: list[Event] | None) -> None:
    kind = effect.kind
    scorer = NOBODY if unit.seat == seat else seat  # SP-VP-5
    if kind == cards.DAMAGE_DEAL:
        state.focus = unit.name
        if effect.dice:
            state.drawer = seat
            state.ignores = effect.flag
            state.card_bonus = 0
            state.step = steps.CARD_DIE if total(state.sides[seat].commands) == 0 else steps.CARD_ROLL
        else:
            damage.deal(state, unit, effect.amount, effect.flag, 0, scorer, log)
    elif kind == cards.DAMAGE_REPAIR:
        if unit.damage == NO_DAMAGE:
            return
        if unit.damage >= 0:
            state.damage_discards[unit.damage] += 1
        unit.damage = NO_DAMAGE
        unit.counter = FOR_GOOD
        unit.by_friends = False
        unit.endurance = state.card_of(unit).full
        if log is not None:
            log.append(Repaired(actions.unit_name(unit.name)))
    elif kind == cards.CREW_KILL:
        damage.kill_crew(state, unit, scorer, "SP-CMD-2", log)
    elif kind == cards.CREW_BAIL:
        damage.bail_crew(state, unit, scorer, log)
    elif kind == cards.CAPTURE:
        if unit.seat == seat:
            return  # it has been captured by this very card
        if damage.can_be_kept(state, unit):
            state.focus = unit.name
            state.drawer = seat
            state.step = CAPTURE_STEP
        else:
            damage.capture(state, unit, seat, cards.AIR, log)
    elif kind == cards.FLIGHT_MOD:
        unit.flight = max(0, unit.flight + effect.amount)
    elif kind == cards.BOMBS_REARM:
        unit.bombed = False
    elif kind == cards.UNIT_RETURN:
        damage.send_back(state, unit, "SP-CMD-2", log)
        damage.settle(state, log, unit.seat if unit.line == cards.FRONT else NOBODY)
    else:
        damage.settle(state, log, NOBODY)  # lasting effects can make declared attacks impossible


_KEPT_IN: Final = {actions.KEEP_FRONT: cards.FRONT, actions.KEEP_REAR: cards.REAR, actions.REMOVE: cards.AIR}


@final
class Execution(Stage):
    """The steps for the die of a card, and the fate of a captured Unit."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The player of the card, or CHANCE."""
        return NATURE if state.step == steps.CARD_DIE else ONE[state.drawer]

    def legal_actions(self, state: State, seat: i64) -> list[Action]:
        card = state.card_of(state.in_play(state.focus))  # SP-CAP-3: keep it in its proper line, or remove it
        found: list[Action] = [actions.PLAIN[actions.KEEP_FRONT]] if card.front else []
        if card.rear:
            found.append(actions.PLAIN[actions.KEEP_REAR])
        found.append(actions.PLAIN[actions.REMOVE])
        return found

    def clause(self, state: State, seat: i64, action: Action) -> str:
        return "SP-CAP-3" if state.step == CAPTURE_STEP and isinstance(action, actions.Plain) else ""

    def apply(self, state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
        """Roll the die of a card, with or without a discard, or decide the fate of a captured Unit."""
        if isinstance(action, actions.Roll):
            state.card_bonus = hands.discard_for_roll(state, seat, action, log)
            state.step = steps.CARD_DIE
            return
        unit = state.in_play(state.focus)
        state.step = steps.GOING_ON
        if isinstance(action, actions.Plain):
            damage.capture(state, unit, seat, _KEPT_IN[action.verb], log)
            return
        assert isinstance(action, actions.Die)
        dealt: i64 = action.number + state.card_bonus
        state.card_bonus = 0
        if log is not None:
            reduced = 0 if state.ignores else modifiers.defense(state, unit, None)
            log.append(IntensityRolled(actions.unit_name(unit.name), (action.number,), dealt, reduced, "SP-DMG-17"))
        # the die as rolled is also the base Intensity (SP-SURV-4)
        scorer = NOBODY if unit.seat == state.drawer else state.drawer
        damage.deal(state, unit, dealt, state.ignores, action.number, scorer, log)


EXECUTION: Final = Execution()
