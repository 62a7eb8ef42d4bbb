"""A position or a view, drawn as text."""

from __future__ import annotations

from collections.abc import Sequence

from fogline.kernel.arrays import i64, vec
from fogline.titles.spearpoint.rules import modifiers, steps
from fogline.titles.spearpoint.rules.actions import LETTERS, unit_name
from fogline.titles.spearpoint.rules.cards import LINES, NO_CARD
from fogline.titles.spearpoint.rules.state import BLANK, FOR_GOOD, NO_DAMAGE, NO_TARGET, State, Unit
from fogline.titles.spearpoint.rules.tables import Rules, rules_for
from fogline.titles.spearpoint.rules.view import SideView, View, everything
from fogline.titles.spearpoint.rules.worlds import unit_of


def draw_unit(rules: Rules, unit: Unit) -> str:
    card = rules.units[unit.card]
    crew = "-" if unit.crew == NO_CARD else rules.units[unit.crew].slug
    words = [unit_name(unit.name), card.slug, crew, LINES[unit.line]]
    if unit.damage != NO_DAMAGE:
        words += ["damage", "blank" if unit.damage == BLANK else rules.damages[unit.damage].slug]
        if unit.counter != FOR_GOOD:
            words.append(str(unit.counter))
    usual = card.full if unit.damage == NO_DAMAGE else card.half
    if unit.endurance != usual:
        words += ["endurance", str(unit.endurance)]
    if unit.flight != card.flight:
        words += ["flight", str(unit.flight)]
    if unit.bombed:
        words.append("bombed")
    if unit.seat != unit.owner():
        words += ["for", LETTERS[unit.seat]]
    if unit.orders:
        words += ["orders", *[rules.commands[modifiers.order_card(lying)].slug for lying in unit.orders]]
    return " ".join(words)


def picture(shown: State | View) -> str:
    """The position as a view shows it, or all of it, as ``draw`` writes it: hidden cards are numbers."""
    seen = everything(shown) if isinstance(shown, State) else shown
    rules = rules_for(seen.setup)
    first, second = seen.sides
    begun = f"turn {seen.turn} step {steps.NAMES[seen.step]} priority {LETTERS[seen.priority]}"
    sums = f"points {first.points} {second.points} overrun {first.overrun} {second.overrun} quiet {seen.quiet}"
    lines = [f"scenario: {seen.setup.scenario}"]
    if isinstance(shown, View):
        lines.append(f"seen by: {'public' if shown.seat is None else rules.seats[shown.seat]}")
    lines.append(f"{begun} {sums}")
    for shown_unit in seen.units:
        unit = unit_of(shown_unit)
        line = draw_unit(rules, unit)
        if unit.target != NO_TARGET:
            line += f" {'assaults' if unit.assaults else 'attacks'} {unit_name(unit.target)}"
        lines.append(line)
    for letter, side in zip(LETTERS, seen.sides):
        lines += _side_lines(rules, letter, side)
    commands = [card.slug for card in rules.commands]
    lines += zone_line("discards", commands, vec[i64](list(seen.discards)))
    for name, waiting in (
        ("this attack", [modifiers.played_card(played) for played in seen.cards]),
        ("agenda", [modifiers.item_card(item) for item in seen.agenda]),
    ):
        if waiting:
            lines.append(f"{name}: {' '.join([commands[card] for card in waiting])}")
    return "\n".join(lines) + "\n"


def _side_lines(rules: Rules, letter: str, side: SideView) -> list[str]:
    units, commands = [card.slug for card in rules.units], [card.slug for card in rules.commands]
    lines: list[str] = []
    for zone, slugs, counts, size in (
        ("hand", units, side.hand, side.hand_size),
        ("reserves", units, side.reserves, side.reserves_size),
        ("commands", commands, side.commands, side.command_size),
    ):
        if counts is not None:
            lines += zone_line(f"{zone} {letter}", slugs, vec[i64](list(counts)))
        else:
            lines.append(f"{zone} {letter}: {'?' if size is None else size}")
    if side.tail:
        is_known = [modifiers.tail_card(entry) < len(units) for entry in side.tail]
        names = [units[modifiers.tail_card(entry)] if known else "" for entry, known in zip(side.tail, is_known)]
        marks = ["" if entry & modifiers.PUBLIC else "?" for entry in side.tail]
        lines.append(f"tail {letter}: {' '.join([name + mark for name, mark in zip(names, marks)])}")
    lines += zone_line(f"lost {letter}", units, vec[i64](list(side.lost)))
    if side.orders:
        lines.append(f"orders {letter}: {' '.join([commands[modifiers.order_card(lying)] for lying in side.orders])}")
    if side.plan:
        lines.append(f"plan {letter}: {', '.join(side.plan)}")
    if side.is_done:
        lines.append(f"done {letter}")
    return lines


def zone_line(name: str, slugs: Sequence[str], counts: vec[i64]) -> list[str]:
    cards = [
        slug if count == 1 else f"{slug}*{count}"
        for slug, count in zip(slugs, [int(count) for count in counts])
        if count
    ]
    return [f"{name}: {' '.join(cards)}"] if cards else []
