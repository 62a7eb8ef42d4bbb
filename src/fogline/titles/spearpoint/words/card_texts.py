"""Names and card texts. The texts are generated from the effects of cards, so that the two cannot disagree: a sentence
for each primitive with its filters, window, target and duration."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any, Final

from fogline.kernel.messages import Message
from fogline.kernel.setup import Setup
from fogline.locale import LANGUAGES, Texts, texts_in
from fogline.locale.names import own_name, seat_message
from fogline.titles.spearpoint.rules import cards
from fogline.titles.spearpoint.rules.actions import unit_name
from fogline.titles.spearpoint.rules.cards import LINES, WINDOWS
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.tables import rules_for

PREFIX: Final = "spearpoint-"
"""The beginning of every key of this game's own texts."""
_ALL_TYPES: Final = (1 << cards.CREW) - 1
_ALL_CLASSES: Final = (1 << len(cards.CLASSES)) - 1
_ALL_LINES: Final = (1 << len(cards.LINES)) - 1

# -- names: the cards of ``house-1943`` have names in the text files; those of other sets have the names that their
# -- set gives them, or their slugs ------------------------------------------------------------


def name_of(kind: str, slug: str) -> Message:
    """The name of a card or any other part of a set; *kind* is as in the keys: ``unit``, ``weapon``, ``tag``."""
    return _known(f"{PREFIX}{kind}-{slug}", slug)


def side_message(seat: str) -> Message:
    """The name of a seat's people, as the subject of a sentence."""
    return _known(f"side-{seat}", seat)


def _known(key: str, slug: str) -> Message:
    return Message(key) if texts_in("en").has(key) else own_name(slug, key)


def line_message(line: int) -> Message:
    return Message(f"spearpoint-line-{LINES[line]}")


def window_message(window: int) -> Message:
    """Says when Command cards can be played."""
    return Message(f"spearpoint-window-{WINDOWS[window].replace('.', '-')}")


def counted_message(card: str, count: int) -> Message:
    return Message("spearpoint-counted", {"card": name_of("unit", card), "count": count})


def unit_with_card(unit: str, card: str) -> Message:
    """A Unit in play by its name and its card."""
    return Message("web-spearpoint-unit", {"unit": unit, "card": name_of("unit", card)})


def unit_message(state: State, name: int) -> Message | str:
    """A Unit in play, or its bare name once it is gone."""
    unit = state.unit(name)
    return unit_name(name) if unit is None else unit_with_card(unit_name(name), state.card_of(unit).slug)


def command_messages(card: cards.CommandCard) -> list[Message]:
    """Says in which window, on which target, with which effects and for how long the card is played."""
    windows = [window_message(window) for window in range(len(cards.WINDOWS)) if card.windows >> window & 1]
    found = [Message("spearpoint-text-when", {"windows": either(windows)})]
    if not card.target.is_none:
        found.append(Message("spearpoint-text-target", {"target": target_message(card)}))
    return [*found, *effect_messages(card)]


def effect_messages(card: cards.CommandCard) -> list[Message]:
    """The effects of the card and their duration: the short version, for players who see the card."""
    found = [effect_message(effect, _types_of(card.target)) for effect in card.effects]
    lasts = cards.DURATIONS[card.duration]
    if lasts != "instant":
        turns = int(card.turns) if card.duration == cards.FOR_TURNS else 0
        found.append(Message(f"spearpoint-lasts-{lasts}", {"turns": turns}))
    return found


def section_messages(section: cards.Section, kind: int) -> list[Message]:
    """The effects of a Damage card on Units of type *kind*."""
    if not section.effects:
        return [Message("spearpoint-text-no-effect")]
    found = [effect_message(effect, 1 << kind) for effect in section.effects]
    if section.turns:
        found.append(Message("spearpoint-text-counter", {"turns": int(section.turns)}))
    return found


def effect_message(effect: cards.Effect, types: int = _ALL_TYPES) -> Message:
    """One primitive with all its details, for the Units that it affects: those of these *types*."""
    amount: Any = "1D10" if effect.dice else int(effect.amount)
    values = {
        "amount": amount,
        "signed": f"{int(effect.amount):+d}",
        "on": "target" if effect.on_target else "attacker",
        "weapon": int(effect.weapon),
        "flag": "yes" if effect.flag else "no",
        "aircraft": _aircraft_among(types),
        **_others(effect),
    }
    return Message(f"spearpoint-effect-{cards.PRIMITIVES[effect.kind]}", values)


def _types_of(which: cards.Selector) -> int:
    """The types of Units to choose from: all aircraft are in the air, and only they are."""
    types = int(which.types) & _ALL_TYPES
    if not which.lines >> cards.AIR & 1:
        types &= ~(1 << cards.AIRCRAFT)
    return types & 1 << cards.AIRCRAFT if which.lines & _ALL_LINES == 1 << cards.AIR else types


def _aircraft_among(types: int) -> str:
    if not types >> cards.AIRCRAFT & 1:
        return "none"
    return "all" if types == 1 << cards.AIRCRAFT else "some"


def _others(effect: cards.Effect) -> dict[str, Any]:
    """The Units that an attack must be made against, or by, for the effect to count."""
    parts: list[Message] = []
    if effect.types & _ALL_TYPES != _ALL_TYPES:
        parts.append(_types(effect.types))
    if effect.classes & _ALL_CLASSES != _ALL_CLASSES:
        chosen = [name for at, name in enumerate(cards.CLASSES) if effect.classes >> at & 1]
        parts.append(either([Message(f"spearpoint-class-{name}") for name in chosen]))
    if effect.lines & _ALL_LINES != _ALL_LINES:
        parts.append(_lines(effect.lines))
    if effect.tags:
        parts.append(either([name_of("tag", tag) for tag in effect.tags]))
    return {"filtered": "yes" if parts else "no", "others": tuple(parts)}


def target_message(card: cards.CommandCard) -> Message:
    which = card.target
    # Friendly Fire hits Units that nobody attacks
    is_hit = which.pick == cards.PICK_TARGET and card.windows == 1 << cards.DAMAGE_ROLLED
    who = Message(f"spearpoint-who-{'hit' if is_hit else cards.PICKS[which.pick]}-{cards.SIDES[which.side]}")
    return Message("spearpoint-select", {"who": who, **_filters(which)})


def _filters(which: cards.Selector) -> dict[str, Any]:
    """The conditions on a Unit apart from that on its owner, and whether there are any."""
    found: list[Message] = []
    if which.types & _ALL_TYPES != _ALL_TYPES:
        found.append(_types(which.types))
    if which.tags:
        found.append(either([name_of("tag", tag) for tag in which.tags]))
    if which.lines & _ALL_LINES != _ALL_LINES:
        found.append(_lines(which.lines))
    for name, wanted in (("crewed", which.crewed), ("damaged", which.damaged), ("armored", which.armored)):
        if wanted != cards.EITHER_WAY:
            found.append(Message(f"spearpoint-filter-{name}", {"wanted": "yes" if wanted == cards.YES else "no"}))
    return {"filtered": "yes" if found else "no", "filters": tuple(found)}


def _types(mask: int) -> Message:
    return either([Message(f"spearpoint-type-{cards.TYPES[kind]}") for kind in range(cards.CREW) if mask >> kind & 1])


def _lines(mask: int) -> Message:
    return either([line_message(line) for line in range(len(cards.LINES)) if mask >> line & 1])


def either(parts: Sequence[Message]) -> Message:
    """A choice between several parts."""
    return reduce(lambda left, right: Message("spearpoint-or", {"left": left, "right": right}), parts)


def standing_message(standing: cards.Standing) -> Message:
    """A Situation's standing effect for a side, or for some of its Units."""
    effect = effect_message(standing.effect, _types_of(standing.which))
    if standing.which.is_none:
        return effect
    return Message("spearpoint-text-standing", {**_filters(standing.which), "effect": effect})


def goal_message(goal: cards.Goal, seats: Sequence[str]) -> Message:
    when = condition_message(goal.when, seats)
    end = "yes" if goal.at_turn_end else "no"
    return Message("spearpoint-text-goal", {"seat": seat_message(seats[goal.seat]), "when": when, "end": end})


def condition_message(when: cards.Condition, seats: Sequence[str]) -> Message:
    key = f"spearpoint-condition-{cards.CONDITIONS[when.kind]}"
    if when.kind == cards.TURN_AT_LEAST:
        return Message(key, {"number": int(when.number)})
    if when.kind == cards.VP_AT_LEAST:
        return Message(key, {"number": int(when.number), "seat": seat_message(seats[when.seat])})
    if when.kind == cards.COUNT_AT_LEAST:
        values = {"number": int(when.number), "seat": seat_message(seats[when.seat])}
        return Message(key, {**values, **_filters(when.which)})
    return Message(key, {"parts": tuple(condition_message(part, seats) for part in when.parts)})


_KEYS: Final = {
    "unit": ("spearpoint-unit-{}",),
    "command": ("spearpoint-command-{}",),
    "damage": ("spearpoint-damage-{}",),
    "deck": ("spearpoint-deck-{}",),
    "situation": ("spearpoint-scenario-{}",),
    "crew": ("spearpoint-crew-{}",),
    "weapon": ("spearpoint-weapon-{}",),
    "tag": ("spearpoint-tag-{}",),
    "faction": ("seat-{}", "side-{}"),
}
"""By kind of name, the keys under which our texts have it."""
_PRINTED: Final = "spearpoint-printed-"


def own_words(card_set: cards.CardSet, language: str) -> dict[str, str]:
    """By key, the set's text in *language*, otherwise in the first language that has it."""
    found: dict[str, str] = {}
    for spoken in dict.fromkeys((language, *LANGUAGES)):
        for what, name in card_set.names.get(spoken, {}).items():
            kind, _, slug = what.partition("/")
            for key in _KEYS[kind]:
                found.setdefault(key.format(slug), name)
                if kind == "faction":
                    found.setdefault(key.format(f"{slug}-b"), f"{name} (2)")
        for what, text in card_set.texts.get(spoken, {}).items():
            kind, _, slug = what.partition("/")
            key = f"spearpoint-scenario-{slug}-about" if kind == "situation" else f"{_PRINTED}{kind}-{slug}"
            found.setdefault(key, text)
    return found


def speaking(texts: Texts, setup: Setup) -> Texts:
    """The *texts* with the words of *setup*'s card set, if it has one."""
    if not setup.data:
        return texts
    return texts.with_own(own_words(rules_for(setup).cards, texts.language))


def printed(texts: Texts, kind: str, slug: str) -> list[str]:
    """The set's printed text for a card: one line, or none if there is no text."""
    key = f"{_PRINTED}{kind}-{slug}"
    return [f"«{texts(key)}»"] if texts.has(key) else []
