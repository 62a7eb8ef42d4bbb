"""What is played, and how it is won."""

from __future__ import annotations

from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.locale import Texts
from fogline.locale.names import option_message
from fogline.titles.stalingrad.rules.cards import (
    GERMAN,
    INFANTRY,
    SIDES,
    SNIPER,
    SOVIET,
)  # fmt: skip
from fogline.titles.stalingrad.rules.scenarios import BASIC, THEMED
from fogline.titles.stalingrad.rules.tables import OPTIONS, Rules, find_scenario, rules_for
from fogline.titles.stalingrad.words.telling import kind_message, scenario_message, seat_message


def introduce(texts: Texts, setup: Setup, seat: Seat | None) -> list[str]:
    """What is played and how *seat* wins it; for the public, how each side does."""
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


def scenario_name(texts: Texts, setup: Setup) -> str:
    """What the scenario is called; a custom one by its file."""
    scenario = find_scenario(setup)
    if scenario.name in BASIC or scenario.name in THEMED:
        return texts.say(scenario_message(scenario.name))
    return scenario.name


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
