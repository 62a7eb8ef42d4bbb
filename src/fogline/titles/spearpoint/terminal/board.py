"""The Battle Area of Spearpoint 1943 in the terminal: two lines per side and the air, and the viewer's own cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final

from fogline.kernel.messages import Message
from fogline.locale import Texts
from fogline.locale.names import seat_message
from fogline.titles.spearpoint.odds import pending_damage
from fogline.titles.spearpoint.rules.actions import unit_name
from fogline.titles.spearpoint.rules.cards import (
    AIR,
    AIRCRAFT,
    CREW,
    FRONT,
    LINES,
    NO_CREW,
    REAR,
    TYPES,
    CommandCard,
    UnitCard,
)  # fmt: skip
from fogline.titles.spearpoint.rules.declarations import is_bullet_proof
from fogline.titles.spearpoint.rules.modifiers import defense, order_card, played_card, subject_of, tail_card
from fogline.titles.spearpoint.rules.state import BLANK, FOR_GOOD, NO_DAMAGE, NO_TARGET, State, Unit
from fogline.titles.spearpoint.rules.steps import BUILD, MUSTER, PHASES
from fogline.titles.spearpoint.rules.tables import Rules, rules_for
from fogline.titles.spearpoint.rules.view import HIDDEN, Counts, SideView, View, open_commands
from fogline.titles.spearpoint.rules.worlds import laid_out
from fogline.titles.spearpoint.words import card_texts
from fogline.titles.spearpoint.words.card_texts import name_of, unit_message

_RULE: Final = "  " + "-" * 40
_UNKNOWN: Final = "?"


def board(texts: Texts, view: View, *, marked: bool) -> list[str]:
    """The Battle Area with the viewer's side at the bottom, and the viewer's cards; *marked* with memory aids. Empty
    before the first Turn."""
    if view.step in (BUILD, MUSTER):
        return []
    state, below = laid_out(view), 1 if view.seat == 1 else 0
    lines = [_head(texts, view), ""]
    lines += [_beside(texts, view, 1 - below, marked=marked), *_lines(texts, state, 1 - below, (AIR, REAR, FRONT))]
    lines += [_RULE, *_lines(texts, state, below, (FRONT, REAR, AIR)), _beside(texts, view, below, marked=marked)]
    lines += _in_force(texts, state)
    shown = [seat for seat in (1 - below, below) if view.sides[seat].hand is not None]
    for seat in shown:
        lines += _cards_of(texts, view, seat, headed=len(shown) > 1)
    return [*lines, *_in_hand(texts, view, state)]


def _head(texts: Texts, view: View) -> str:
    seats = rules_for(view.setup).seats
    phase = Message(f"spearpoint-phase-{PHASES[view.phase]}")
    turn = texts("spearpoint-board-turn", turn=view.turn, phase=phase, seat=seat_message(seats[view.priority]))
    values = {"commands": _command_deck(view), "discards": sum(view.discards), "damages": sum(view.damage_deck)}
    return _joined(texts, [turn, texts("spearpoint-board-decks", **values)])


def _command_deck(view: View) -> int:
    """The number of Command cards that lie nowhere else: everybody can count them."""
    rules = rules_for(view.setup)
    held = sum(side.command_size for side in view.sides)
    copies = sum(int(card.copies) for card in rules.commands)
    return copies - sum(view.discards) - len(open_commands(view)) - held


def _beside(texts: Texts, view: View, seat: int, *, marked: bool) -> str:
    """A side's points, and what is known about its cards."""
    rules, side = rules_for(view.setup), view.sides[seat]
    name = seat_message(rules.seats[seat])
    parts = [texts("spearpoint-board-side", seat=name, points=side.points, goal=int(rules.vp_goals[seat]))]
    reserves = None if side.reserves_size is None else side.reserves_size + len(side.tail)
    hidden = {"hand": _number(side.hand_size), "commands": side.command_size, "reserves": _number(reserves)}
    parts.append(texts("spearpoint-board-hidden", **hidden))
    if side.overrun:
        parts.append(texts("spearpoint-board-unopposed", turns=side.overrun, needed=int(rules.overrun_turns)))
    if side.orders:
        cards = tuple(name_of("command", rules.commands[order_card(order)].slug) for order in side.orders)
        parts.append(texts("spearpoint-board-in-force", cards=cards))
    for key, names in (("lost", _units(rules, side.lost)), ("bottom", _tail(rules, side))):
        if names:
            parts.append(texts(f"spearpoint-board-{key}", cards=tuple(names)))
    if marked and seat != view.seat and (known := _known(rules, side)):
        parts.append(texts("spearpoint-board-known", cards=tuple(known)))
    return _joined(texts, parts)


def _number(count: int | None) -> str:
    return _UNKNOWN if count is None else str(count)


def _units(rules: Rules, counts: Counts) -> list[Message | str]:
    return [name_of("unit", rules.units[number].slug) for number, count in enumerate(counts) for _ in range(count)]


def _tail(rules: Rules, side: SideView) -> list[Message | str]:
    cards = [tail_card(entry) for entry in side.tail]
    return [_UNKNOWN if card == HIDDEN else name_of("unit", rules.units[card].slug) for card in cards]


def _known(rules: Rules, side: SideView) -> list[Message | str]:
    """The cards publicly known to be in hand: Units drawn from the open bottom of the Reserves and not put away since,
    and Command cards that can lie nowhere else."""
    newest = [hint for hint in side.hints if hint.since == side.returned]
    found: list[Message | str] = [name_of("unit", rules.units[card].slug) for hint in newest for card in hint.cards]
    seen = side.seen if side.known is None else side.known
    return found + [
        name_of("command", rules.commands[card].slug) for card, count in enumerate(seen) for _ in range(count)
    ]


def _joined(texts: Texts, parts: Sequence[str]) -> str:
    return reduce(lambda left, right: texts("board-joined", left=left, right=right), parts)


def _lines(texts: Texts, state: State, seat: int, order: Sequence[int]) -> list[str]:
    found: list[str] = []
    for line in order:
        units = [unit for unit in state.units if unit.seat == seat and unit.line == line]
        heading = "  " + texts(f"spearpoint-heading-{LINES[line]}")
        if units:
            found += [heading, *_table([_unit_row(texts, state, unit) for unit in units])]
        elif line == FRONT:
            found.append(f"{heading} {texts('spearpoint-board-nobody')}")
    return found


def _unit_row(texts: Texts, state: State, unit: Unit) -> tuple[str, ...]:
    card = state.card_of(unit)
    values = {"defense": int(defense(state, unit, None)), "endurance": int(unit.endurance), "full": int(card.full)}
    proof = _proof(state.rules, card)
    name = texts.say(name_of("unit", card.slug))
    marks = "".join(f" [{mark}]" for mark in _marks(texts, state, unit))
    return (
        unit_name(unit.name),
        name,
        texts("spearpoint-board-stats", proof=proof, **values),
        weapons(texts, card) + marks,
    )


def _proof(rules: Rules, card: UnitCard) -> str:
    """``yes`` if bullets cannot harm the Unit. The printed Defense decides, not the current one (SP-TGT-7)."""
    return "yes" if is_bullet_proof(rules, card) else "no"


def _marks(texts: Texts, state: State, unit: Unit) -> list[str]:
    found = []
    rules = state.rules
    if not state.is_operational(unit):
        found.append(texts("spearpoint-mark-uncrewed"))
    if unit.seat != unit.owner():
        found.append(texts("spearpoint-mark-captured"))
    if unit.damage != NO_DAMAGE:
        blank = Message("spearpoint-damage-blank")
        name = blank if unit.damage == BLANK else name_of("damage", rules.damages[unit.damage].slug)
        turns = int(unit.counter) if unit.counter != FOR_GOOD else -1
        found.append(texts("spearpoint-mark-damage", card=name, turns=turns))
    if unit.line == AIR:
        found.append(texts("spearpoint-mark-flight", turns=int(unit.flight)))
    if unit.bombed:
        found.append(texts("spearpoint-mark-bombed"))
    found += [texts.say(name_of("command", card.slug)) for card in _orders(state, unit)]
    if unit.target != NO_TARGET:
        key = "spearpoint-mark-storms" if unit.assaults else "spearpoint-mark-attacks"
        found.append(texts(key, target=unit_name(unit.target)))
    return found


def _in_force(texts: Texts, state: State) -> list[str]:
    """The effects of the cards that lie with Units."""
    rules, lines = state.rules, []
    for unit in state.units:
        told = [("command", card.slug, card_texts.effect_messages(card)) for card in _orders(state, unit)]
        if unit.damage >= 0 and unit.counter != 0:
            damage, kind = rules.damages[unit.damage], state.card_of(unit).kind
            told.append(("damage", damage.slug, card_texts.section_messages(damage.sections[kind], kind)))
        for what, slug, messages in told:
            text = " ".join([*map(texts.say, messages), *card_texts.printed(texts, what, slug)])
            line = texts("spearpoint-labelled", label=name_of(what, slug), text=text)
            lines.append(f"    {unit_name(unit.name)}  {line}")
    return ["", texts("spearpoint-board-effects"), *lines] if lines else []


def _orders(state: State, unit: Unit) -> list[CommandCard]:
    lying = [order_card(order) for order in unit.orders]
    lying += [played_card(played) for played in state.cards if subject_of(played) == unit.name]
    return [state.rules.commands[number] for number in lying]


def weapons(texts: Texts, card: UnitCard) -> str:
    """The weapons of a card, in the form that the legend explains."""
    found = []
    for number, weapon in enumerate(card.weapons, start=1):
        values = "/".join(str(int(weapon.value(column))) if weapon.value(column) else "–" for column in range(3))
        line = texts(
            "spearpoint-weapon-line",
            name=name_of("weapon", weapon.name),
            rate=f"{int(weapon.rate)}X " if weapon.rate > 1 else "",
            values=values,
            damage=int(weapon.damage),
            kind="bomb" if weapon.bomb else ("bullet" if weapon.bullet else "shell"),
        )
        found.append(f"{number}: {line}")
    return ", ".join(found)


def _cards_of(texts: Texts, view: View, seat: int, *, headed: bool) -> list[str]:
    rules, side = rules_for(view.setup), view.sides[seat]
    if side.hand is None or side.commands is None:
        return []
    whose = {"seat": seat_message(rules.seats[seat])} if headed else {}
    of, none = "-of" if headed else "", " " + texts("spearpoint-board-none")
    units = [(number, times(count)) for number, count in enumerate(side.hand) if count]
    lines = ["", texts(f"spearpoint-board-hand{of}", **whose) + ("" if units else none)]
    lines += unit_table(texts, rules, units)
    commands = [(rules.commands[number], times(count)) for number, count in enumerate(side.commands) if count]
    lines.append(texts(f"spearpoint-board-commands{of}", **whose) + ("" if commands else none))
    room = max((len(held.slug + many) for held, many in commands), default=0)
    for held, many in commands:
        said = [texts.say(message) for message in card_texts.command_messages(held)]
        text = " ".join(said + card_texts.printed(texts, "command", held.slug))
        slug = f"{held.slug}{many}".ljust(room)
        lines.append(f"    {slug}  {texts('spearpoint-labelled', label=name_of('command', held.slug), text=text)}")
    if side.plan:
        lines += ["", texts("spearpoint-board-plan", plan="; ".join(side.plan))]
    return lines


def unit_table(texts: Texts, rules: Rules, rows: Sequence[tuple[int, str]]) -> list[str]:
    """A table of Unit cards with their values, the combat values in a second line; each row is the number of a card and
    the text beside its slug."""
    cards = [rules.units[number] for number, _ in rows]
    heads = _table(
        [(card.slug + beside, *_card_row(texts, rules, card)) for card, (_, beside) in zip(cards, rows, strict=True)]
    )
    found: list[str] = []
    for card, head in zip(cards, heads, strict=True):
        found.append(head)
        if card.kind != CREW:
            found.append(f"      {_combat_values(texts, rules, card)}")
        found += [f"      {line}" for line in card_texts.printed(texts, "unit", card.slug)]
    return found


def _card_row(texts: Texts, rules: Rules, card: UnitCard) -> tuple[str, ...]:
    kind = texts(f"spearpoint-type-{TYPES[card.kind]}")
    if card.kind != CREW and card.crew != NO_CREW:
        kind += f" + {texts.say(name_of('crew', rules.cards.crew_types[card.crew]))}"
    return (texts.say(name_of("unit", card.slug)), texts("spearpoint-board-cost", cost=int(card.cost)), kind)


def _line_of_card(texts: Texts, card: UnitCard) -> str:
    """The line for a Unit of that card (SP-COMMIT-6)."""
    lines = [AIR] if card.kind == AIRCRAFT else [line for line in (FRONT, REAR) if (card.front, card.rear)[line]]
    return texts.say(card_texts.either([Message(f"spearpoint-heading-{LINES[line]}") for line in lines]))


def _combat_values(texts: Texts, rules: Rules, card: UnitCard) -> str:
    values = {"defense": int(card.defense), "full": int(card.full), "half": int(card.half)}
    parts = [_line_of_card(texts, card), texts("spearpoint-board-endurance", proof=_proof(rules, card), **values)]
    if card.flight:
        parts.append(texts("spearpoint-board-flight", turns=int(card.flight)))
    if card.weapons:
        parts.append(weapons(texts, card))
    return _joined(texts, parts)


def times(count: int) -> str:
    """The number of copies of a card, as it can be typed after the card; empty for one copy."""
    return f"*{count}" if count > 1 else ""


def _table(rows: Iterable[tuple[str, ...]]) -> list[str]:
    """Format rows so that their columns line up."""
    all_rows = list(rows)
    widths = [max(len(row[at]) for row in all_rows) for at in range(len(all_rows[0]))] if all_rows else []
    return [
        "    " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in all_rows
    ]


def _in_hand(texts: Texts, view: View, state: State) -> list[str]:
    if state.attacker < 0 or state.target < 0:
        return []
    places = {"unit": unit_message(state, state.attacker), "target": unit_message(state, state.target)}
    numbers = {"weapon": int(state.weapon), "arm": _arm(state), "rolls": int(state.rolls_left)}
    lines = ["", texts("spearpoint-board-attack", **places, **numbers)]
    if state.dice and state.unit(state.struck) is not None:
        struck = {"unit": unit_message(state, state.struck), "damage": pending_damage(state)}
        lines.append(texts("spearpoint-board-intensity", dice=tuple(int(die) for die in state.dice), **struck))
    return lines


def _arm(state: State) -> Message | str:
    """The weapon used in the attack; an Assault has none."""
    unit = state.unit(state.attacker)
    if unit is None or state.weapon == 0:
        return ""
    return name_of("weapon", state.card_of(unit).weapons[int(state.weapon) - 1].name)
