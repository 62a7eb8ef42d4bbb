"""Views and events of Spearpoint 1943 as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from fogline.kernel.setup import Setup
from fogline.kit.wire import Form, Wire, Writers, write_messages, written
from fogline.locale import LANGUAGES
from fogline.titles.spearpoint import odds
from fogline.titles.spearpoint.rules import cards, modifiers, steps
from fogline.titles.spearpoint.rules.actions import LETTERS, NO_UNIT, Action, Fire, unit_name
from fogline.titles.spearpoint.rules.attacks import legal_names
from fogline.titles.spearpoint.rules.declarations import is_legal_target
from fogline.titles.spearpoint.rules.events import Event
from fogline.titles.spearpoint.rules.hands import SHUFFLED, passed_card, passing
from fogline.titles.spearpoint.rules.plans import additions
from fogline.titles.spearpoint.rules.rules import SPEARPOINT as RULES
from fogline.titles.spearpoint.rules.state import (
    BLANK,
    FOR_GOOD,
    NO_ATTACKER,
    NO_DAMAGE,
    NOBODY,
    Shuffle,
    State,
    Unit,
    UnitView,
)
from fogline.titles.spearpoint.rules.steps import PHASES
from fogline.titles.spearpoint.rules.tables import Rules, rules_for
from fogline.titles.spearpoint.rules.victory import reason_names
from fogline.titles.spearpoint.rules.view import HIDDEN, AttackView, SideView, View
from fogline.titles.spearpoint.rules.worlds import laid_out
from fogline.titles.spearpoint.words import card_texts


@lru_cache(maxsize=64)
def write_cards(setup: Setup) -> Form:
    """See docs/protocol.md, which explains every field. The result is shared and must not be changed."""
    rules = rules_for(setup)
    situation = rules.situation
    goals = [] if situation is None else [card_texts.goal_message(goal, rules.seats) for goal in situation.goals]
    return {
        "set": rules.cards.slug,
        "units": {card.slug: _unit_card(rules, card) for card in rules.units},
        "commands": {
            card.slug: {
                "copies": int(card.copies),
                "windows": [name for number, name in enumerate(cards.WINDOWS) if card.windows >> number & 1],
                "text": write_messages(card_texts.command_messages(card)),
            }
            for card in rules.commands
        },
        "damages": {
            damage.slug: {
                "copies": int(damage.copies),
                "texts": {
                    cards.TYPES[kind]: write_messages(card_texts.section_messages(section, kind))
                    for kind, section in enumerate(damage.sections)
                },
            }
            for damage in rules.damages
        },
        "decks": {
            deck.slug: {"faction": deck.faction, "cards": _named(rules, deck.cards)} for deck in rules.cards.decks
        },
        "seats": {name: _seat(rules, seat) for seat, name in enumerate(rules.seats)},
        "limits": {
            "hand-units": int(rules.hand_units),
            "hand-command": int(rules.hand_command),
            "overrun-turns": int(rules.overrun_turns),
            "max-turns": int(rules.max_turns),
            "stall-turns": int(rules.stall_turns),
        },
        "standard-win": rules.standard_win,
        "goals": write_messages(goals),
        "words": {language: card_texts.own_words(rules.cards, language) for language in LANGUAGES},
    }


def _unit_card(rules: Rules, card: cards.UnitCard) -> Form:
    places = [cards.LINES[0]] * card.front + [cards.LINES[1]] * card.rear
    return {
        "faction": card.faction,
        "type": cards.TYPES[card.kind],
        "cost": int(card.cost),
        "copies": int(card.copies),
        "tags": list(card.tags),
        "lines": places if places or card.kind == cards.CREW else [cards.LINES[2]],
        "crew": None if card.crew == cards.NO_CREW else rules.cards.crew_types[card.crew],
        "defense": int(card.defense),
        "full": int(card.full),
        "half": int(card.half),
        "armored": card.armored,
        "immobile": card.immobile,
        "flight": int(card.flight),
        "weapons": [_weapon(weapon) for weapon in card.weapons],
    }


def _weapon(weapon: cards.Weapon) -> Form:
    return {
        "name": weapon.name,
        "rate": int(weapon.rate),
        "damage": int(weapon.damage),
        "armor": int(weapon.armor) or None,
        "infantry": int(weapon.infantry) or None,
        "aircraft": int(weapon.aircraft) or None,
        "bullet": weapon.bullet,
        "bomb": weapon.bomb,
    }


def _seat(rules: Rules, seat: int) -> Form:
    orders = rules.orders[seat]
    return {
        "faction": rules.factions[seat],
        "pool": counted(rules.units, rules.pools[seat]),
        "deck-min": int(rules.deck_min[seat]),
        "deck-max": int(rules.deck_max[seat]),
        "start-units": int(rules.start_units[seat]),
        "goal": int(rules.vp_goals[seat]),
        "standing": write_messages(card_texts.standing_message(standing) for standing in orders.standing),
    }


def _named(rules: Rules, kinds: Mapping[int, int]) -> dict[str, int]:
    return {rules.units[number].slug: count for number, count in sorted(kinds.items())}


def counted(kinds: Sequence[Any], counts: Iterable[int]) -> dict[str, int]:
    return {card.slug: int(count) for card, count in zip(kinds, counts, strict=True) if count}


BOXES: Final = (
    "build", "muster", "field", "deal", "commit", "declare", "initiative", "name", "support", "answer", "roll",
    "next-roll", "parry", "wound", "draw", "drawing", "limit",
)  # fmt: skip
"""The names of ``State.then``, which says where the flow continues."""


NO_THINGS: Final = (*cards.LINES, "from")
"""Words of the notation that name neither a Unit nor a card."""


class SpearpointWire(Wire):
    def pointed_at(self, action: Action) -> list[str]:
        return [word for word in super().pointed_at(action) if word not in NO_THINGS and not word.isdecimal()]

    def setup(self, setup: Setup) -> Form:
        """The printed values of the cards. Since there are many, they are sent with the set-up, not with every view."""
        return {"cards": write_cards(setup)}

    def view(self, view: View) -> Form:
        """See docs/protocol.md, which explains every field."""
        rules = rules_for(view.setup)
        names = rules.seats
        return {
            "seat": None if view.seat is None else names[view.seat],
            "step": steps.NAMES[view.step],
            "phase": PHASES[view.phase],
            "then": BOXES[view.then],
            "turn": view.turn,
            "priority": names[view.priority],
            "active": names[view.active],
            "window": cards.WINDOWS[view.window],
            "sides": {names[seat]: _side(rules, view.sides[seat]) for seat in (0, 1)},
            "units": [_unit(rules, unit) for unit in view.units],
            "agenda": [_item(rules, item) for item in view.agenda],
            "discards": counted(rules.commands, view.discards),
            "damage-deck": counted(rules.damages, view.damage_deck),
            "damage-discards": counted(rules.damages, view.damage_discards),
            "shuffles": [_shuffle(rules, shuffle) for shuffle in view.shuffles],
            "passed": [_passed(rules, number) for number in view.passed],
            "drawer": names[view.drawer],
            "to-draw": view.to_draw,
            "focus": _name(view.focus),
            "attack": _attack(rules, view.attack),
            "dice": list(view.dice),
            "members": [unit_name(unit) for unit in view.members],
            "cards": [_played(rules, played) for played in view.cards],
            "quiet": view.quiet,
            "is-quiet": view.is_quiet,
            "winner": None if view.winner == NOBODY else names[view.winner],
            "reasons": list(reason_names(view.reasons)),
            "odds": write_odds(view),
            "additions": additions(view),
        }

    def event(self, event: Event) -> Form:
        return written(event, FIELDS)


def _side(rules: Rules, side: SideView) -> Form:
    return {
        "hand": _known(rules.units, side.hand),
        "reserves": _known(rules.units, side.reserves),
        "commands": _known(rules.commands, side.commands),
        "plan": None if side.plan is None else list(side.plan),
        "discard": None if side.discard is None or side.discard == cards.NO_CARD else rules.commands[side.discard].slug,
        "hand-size": side.hand_size,
        "reserves-size": side.reserves_size,
        "command-size": side.command_size,
        "tail": [_entry(rules, entry) for entry in side.tail],
        "deck": _known(rules.units, side.deck),
        "returned": side.returned,
        "hints": [
            {"since": hint.since, "cards": [rules.units[card].slug for card in hint.cards]} for hint in side.hints
        ],
        "known": _known(rules.commands, side.known),
        "seen": counted(rules.commands, side.seen),
        "lost": counted(rules.units, side.lost),
        "orders": [_order(rules, order) for order in side.orders],
        "is-done": side.is_done,
        "points": side.points,
        "overrun": side.overrun,
        "committed": side.committed,
        "command-draws": side.command_draws,
        "free-draws": side.free_draws,
    }


def _known(kinds: Sequence[Any], counts: Sequence[int] | None) -> dict[str, int] | None:
    return None if counts is None else counted(kinds, counts)


def _entry(rules: Rules, entry: int) -> Form:
    """A card at the bottom of the Reserves; ``stamp`` counts those put there in secret."""
    card = modifiers.tail_card(entry)
    return {
        "card": None if card == HIDDEN else rules.units[card].slug,
        "stamp": None if entry & modifiers.PUBLIC else int(modifiers.tail_stamp(entry)),
    }


def _unit(rules: Rules, unit: UnitView) -> Form:
    return {
        "unit": unit_name(unit.name),
        "card": rules.units[unit.card].slug,
        "seat": rules.seats[unit.seat],
        "line": cards.LINES[unit.line],
        "crew": None if unit.crew == cards.NO_CARD else rules.units[unit.crew].slug,
        "endurance": unit.endurance,
        "flight": unit.flight,
        "damage": _damage(rules, unit),
        "counter": None if unit.counter == FOR_GOOD else unit.counter,
        "is-bombed": unit.bombed,
        "gave-crew": unit.gave_crew,
        "target": _name(unit.target),
        "is-assaulting": unit.assaults,
        "orders": [_order(rules, order) for order in unit.orders],
    }


def _damage(rules: Rules, unit: UnitView) -> Form | None:
    if unit.damage == NO_DAMAGE:
        return None
    card = None if unit.damage == BLANK else rules.damages[unit.damage].slug
    return {"card": card, "by-friends": unit.by_friends}


def _order(rules: Rules, order: int) -> Form:
    """A Command card that lies in play; ``turns`` is the number of Turn ends it still lasts, None for permanent."""
    left = int(modifiers.order_left(order))
    return {
        "card": rules.commands[modifiers.order_card(order)].slug,
        "turns": None if left == modifiers.PERMANENT else left,
    }


def _item(rules: Rules, item: int) -> Form:
    return {
        "seat": rules.seats[modifiers.item_seat(item)],
        "card": rules.commands[modifiers.item_card(item)].slug,
        "unit": _name(int(modifiers.subject_of(item))),
        "effect": int(modifiers.item_effect(item)),
        "is-laid": item & modifiers.LAID != 0,
    }


def _played(rules: Rules, played: int) -> Form:
    return {
        "card": rules.commands[modifiers.played_card(played)].slug,
        "unit": _name(int(modifiers.subject_of(played))),
    }


def _shuffle(rules: Rules, shuffle: Shuffle) -> Form:
    """What is publicly known about where the cards were when the Command discards were shuffled."""
    commands, seats = rules.commands, rules.seats
    return {
        "first-size": shuffle.first_size,
        "both": counted(commands, shuffle.both),
        "deck": counted(commands, shuffle.deck),
        "seen": {seats[0]: counted(commands, shuffle.first_seen), seats[1]: counted(commands, shuffle.second_seen)},
    }


def _passed(rules: Rules, number: int) -> Form:
    """How a Command card has entered or left a hand since then: it was drawn, played or returned, or all were shuffled
    again."""
    if number == SHUFFLED:
        return {"what": "shuffled", "seat": None, "card": None}
    if number < SHUFFLED:
        return {"what": "drawn", "seat": rules.seats[number >> 1], "card": None}
    rest = number - int(passing(0, 0, 0))
    what = "back" if rest & 1 else "left"
    return {"what": what, "seat": rules.seats[rest >> 1 & 1], "card": rules.commands[int(passed_card(number))].slug}


def _attack(rules: Rules, attack: AttackView) -> Form:
    gone = attack.gone
    return {
        "attacker": _name(attack.attacker),
        "target": _name(attack.target),
        "struck": _name(attack.struck),
        "weapon": attack.weapon,
        "rolls": attack.rolls_left,
        "natural": attack.natural,
        "is-doubled": attack.doubled,
        "is-friendly": attack.is_friendly,
        "is-parried": attack.is_parried,
        "ignores-defense": attack.ignores,
        "bonus": attack.bonus,
        "card-bonus": attack.card_bonus,
        "power": attack.power,
        "gone": None
        if gone == NO_ATTACKER
        else {"card": rules.units[modifiers.gone_card(gone)].slug, "line": cards.LINES[modifiers.gone_line(gone)]},
    }


def _name(unit: int) -> str | None:
    return None if unit == NO_UNIT else unit_name(unit)


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


FIELDS: Final[Writers] = {
    "by": None,
    **dict.fromkeys((
        "card", "text", "hand", "reserves", "turn", "unit", "crew", "other", "turns", "is_damage", "is_command",
        "target", "members", "first", "second", "first_total", "second_total", "weapon", "added", "value", "result",
        "dice", "initial", "defense", "damage", "left", "fate", "points", "total", "draws", "hands", "commands",
    ), _plain),
    "seat": lambda seat: LETTERS[seat],
    "cards": dict,
    "plays": lambda plays: [{"card": card, "unit": unit} for card, unit in plays],
    "step": lambda step: steps.NAMES[step],
    "window": lambda window: cards.WINDOWS[window],
    "line": lambda line: None if line is None else cards.LINES[line],
    "winner": lambda winner: None if winner == NOBODY else LETTERS[winner],
    "reasons": lambda reasons: list(reason_names(reasons)),
    "scores": lambda scores: dict(zip(LETTERS, scores)),
}  # fmt: skip
"""The form of every event field; the clause is written unchanged."""

MAX_ODDS: Final = 500
"""At most this many declarations are sent with their odds. No player can survey a battle with more."""
PLUS: Final = "roll +1"
"""The key of a roll for which a Command card is discarded."""
_BONUS: Final = {"roll": 0, PLUS: 1}


def write_odds(view: View) -> Form:
    """The possible results of each action; see docs/protocol.md. Empty if no roll is next."""
    step, seat = view.step, view.seat
    if step not in _ROLLED:
        return {}
    state = laid_out(view)
    if step == steps.DECLARE:
        return {} if seat is None or view.sides[seat].is_done else _declarations(state, seat)
    if step == steps.NAME:
        return _names(state)
    if step == steps.INITIATIVE:  # assuming the other side discards nothing; a tie is rolled again
        return {} if seat is None else {
            key: odds.initiative_odds(state, seat, bonus)._asdict() for key, bonus in _BONUS.items()
        }  # fmt: skip
    if step == steps.PARRY:
        return _pending_hit(state)
    if step in (steps.CARD_ROLL, steps.INTENSITY):
        of_die = odds.card_die_odds if step == steps.CARD_ROLL else odds.intensity_odds
        dice = {key: of_die(state, bonus) for key, bonus in _BONUS.items()}
        return {key: {"destroys": round(hit.destroys, 4), "card": round(hit.card, 4)}
                for key, hit in dice.items() if hit is not None}  # fmt: skip
    rolls = {key: odds.roll_odds(state, bonus) for key, bonus in _BONUS.items() if bonus == 0 or step == steps.ROLL}
    return {key: [_roll(state, roll, state.unit(state.attacker))] for key, roll in rolls.items() if roll is not None}


_ROLLED: Final = (
    steps.DECLARE, steps.NAME, steps.SUPPORT, steps.ANSWER, steps.ROLL, steps.INTENSITY, steps.CARD_ROLL, steps.PARRY,
    steps.INITIATIVE,
)  # fmt: skip


def _declarations(state: State, seat: int) -> Form:
    """Each declaration with the weapons that could be used."""
    found: Form = {}
    for unit in state.units:
        if unit.seat != seat or not modifiers.may_attack(state, unit):
            continue
        for target in state.units:
            if len(found) < MAX_ODDS and is_legal_target(state, unit, target):
                key = f"attack {unit_name(unit.name)} {unit_name(target.name)}"
                found[key] = [_roll(state, one, unit) for one in odds.declared_odds(state, unit, target)]
    return found


def _names(state: State) -> Form:
    """The odds of each attack that can be named next."""
    found: Form = {}
    for action in legal_names(state):
        told = odds.named_odds(state, action)
        if told is not None:
            found[action.text()] = [_roll(state, told, state.unit(action.unit) if isinstance(action, Fire) else None)]
    return found


def _roll(state: State, roll: odds.AttackOdds, attacker: Unit | None) -> Form:
    """The odds of one attack roll: the total needed, and the chance that it hits, destroys, or strikes friends."""
    weapon, *numbers, hit, destroys, friendly = roll
    name = state.card_of(attacker).weapons[roll.weapon - 1].name if roll.weapon and attacker is not None else None
    chances = {"hit": round(hit, 4), "destroys": round(destroys, 4), "friendly": round(friendly, 4)}
    return {"weapon": weapon, "name": name, **dict(zip(("value", "added", "rolls"), numbers)), **chances}


def _pending_hit(state: State) -> Form:
    """The state of the Unit that is hit after the rolled damage."""
    struck = state.unit(state.struck)
    if struck is None:
        return {}
    final = odds.pending_damage(state)
    return {"hit": {"final": final, "left": max(0, int(struck.endurance) - final)}}


WIRE: Final = SpearpointWire(RULES)
