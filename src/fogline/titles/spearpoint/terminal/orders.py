"""What is played and how it is won, said before a game of Spearpoint 1943: the standard rules, and what a Situation
changes."""

from __future__ import annotations

from fogline.kernel.game import Seat
from fogline.locale import Message, Texts
from fogline.locale.names import option_message, seat_message
from fogline.titles.spearpoint.rules.cardsets import HOUSES
from fogline.titles.spearpoint.rules.options import OPTIONS
from fogline.titles.spearpoint.rules.tables import Rules
from fogline.titles.spearpoint.terminal.decks import counted
from fogline.titles.spearpoint.words.cards import goal_message, standing_message
from fogline.titles.spearpoint.words.telling import counted_message, scenario_message, unit_card_message


def introduce(texts: Texts, rules: Rules, seat: Seat | None) -> list[str]:
    """The scenario, how *seat* wins it (of the public: each side), what is agreed, and whose the cards are."""
    lines = [texts.say(scenario_message(rules.setup.scenario))]
    about = f"spearpoint-scenario-{rules.setup.scenario}-about"
    if texts.has(about):
        lines.append(texts(about))
    if rules.standard_win:
        lines += _standard_goals(texts, rules, seat)
    if rules.situation is not None and rules.situation.goals:
        goals = [texts.say(goal_message(goal, rules.seats)) for goal in rules.situation.goals]
        lines += [texts("spearpoint-win-orders"), *(f"  - {goal}" for goal in goals)]
    if rules.max_turns:
        lines.append(texts("spearpoint-win-turns", turns=int(rules.max_turns)))
    for number in (0, 1):
        lines += [f"  {line}" for line in _orders(texts, rules, number)]
    return [*lines, *_agreed(texts, rules), origin_of_cards(texts, rules)]


def _standard_goals(texts: Texts, rules: Rules, seat: Seat | None) -> list[str]:
    turns = int(rules.overrun_turns)
    if seat is not None:
        goals = [texts("spearpoint-win-points", points=int(rules.vp_goals[seat]))]
        goals.append(texts("spearpoint-win-overrun", turns=turns))
        return [texts("win"), *(f"  - {goal}" for goal in goals)]
    goals = [
        texts("spearpoint-win-points-each", seat=seat_message(name), points=int(rules.vp_goals[number]))
        for number, name in enumerate(rules.seats)
    ]
    goals.append(texts("spearpoint-win-overrun-each", turns=turns))
    return [texts("spearpoint-win-each"), *(f"  - {goal}" for goal in goals)]


def _orders(texts: Texts, rules: Rules, seat: int) -> list[str]:
    """What a Situation changes for one side. Everybody may know it (SP-SIT-3)."""
    orders, name = rules.orders[seat], seat_message(rules.seats[seat])
    lines = []
    if orders.fixed:
        lines.append(texts("spearpoint-orders-fixed", seat=name, cards=_cards(orders.fixed, rules)))
    elif rules.situation is not None and (orders.deck_min >= 0 or orders.deck_max >= 0):
        limits = {"low": int(rules.deck_min[seat]), "high": int(rules.deck_max[seat])}
        lines.append(texts("spearpoint-orders-deck", seat=name, **limits))
    if orders.hand:
        lines.append(texts("spearpoint-orders-hand", seat=name, cards=_cards(orders.hand, rules)))
    for key, numbers in (("without", list(orders.forbidden)), ("placed", [placed.card for placed in orders.placed])):
        cards = tuple(unit_card_message(rules.units[number].slug) for number in numbers)
        if cards:
            lines.append(texts(f"spearpoint-orders-{key}", seat=name, cards=cards))
    for key, count in (("command", int(orders.start_command)), ("units", int(orders.start_units))):
        if count >= 0:
            lines.append(texts(f"spearpoint-orders-{key}", seat=name, count=count))
    for standing in orders.standing:
        lines.append(texts("spearpoint-orders-standing", seat=name, effect=standing_message(standing)))
    return lines


def _cards(cards: dict[int, int], rules: Rules) -> tuple[Message, ...]:
    return tuple(counted_message(slug, count) for slug, count in counted(cards, rules))


def _agreed(texts: Texts, rules: Rules) -> list[str]:
    """Every option that is not as usual."""
    options = rules.setup.options
    return [
        texts.say(option_message("spearpoint", option.key, options[option.key], option.clause))
        for option in OPTIONS
        if options[option.key] != option.default and option.key not in ("max-turns", "card-edition")
    ]


def origin_of_cards(texts: Texts, rules: Rules) -> str:
    """Whose the cards are: those of the house set are our own."""
    if rules.cards in HOUSES:
        return texts("spearpoint-cards-house")
    return texts("spearpoint-cards-file", name=rules.cards.slug)
