"""What there is to know of one choice: cards and Units by their names, what a card does, the chances of a roll."""

from __future__ import annotations

from fogline.kernel.messages import Message
from fogline.locale import Texts
from fogline.titles.spearpoint.odds import (
    AttackOdds,
    best_odds,
    card_die_odds,
    declared_odds,
    fire_odds,
    initiative_odds,
    intensity_odds,
    roll_odds,
    storm_odds,
)  # fmt: skip
from fogline.titles.spearpoint.rules.actions import NO_LINE, read_unit, unit_name
from fogline.titles.spearpoint.rules.cards import FRONT, REAR
from fogline.titles.spearpoint.rules.commitment import line_of
from fogline.titles.spearpoint.rules.steps import CARD_ROLL, INITIATIVE, INTENSITY
from fogline.titles.spearpoint.rules.tables import rules_for
from fogline.titles.spearpoint.rules.view import View
from fogline.titles.spearpoint.rules.worlds import laid_out
from fogline.titles.spearpoint.words.card_texts import effect_messages
from fogline.titles.spearpoint.words.event_texts import command_message, line_message, unit_card_message, weapon_message


def remark(texts: Texts, view: View, choice: str) -> str:
    """A few words on *choice*, which the view's seat may do; nothing if it speaks for itself."""
    verb, *words = choice.split()
    match verb:
        case "commit":
            return _commit(texts, view, words)
        case "pick" | "hold" | "return":
            return texts.say(unit_card_message(words[0]))
        case "discard":
            return _card_text(texts, view, words[0])
        case "play":
            on = "" if len(words) == 1 else f" ({_name(texts, view, words[1])})"
            return _card_text(texts, view, words[0]) + on
        case "crew":
            return _name(texts, view, words[1])
        case "transfer":
            return f"{_name(texts, view, words[0])} → {_name(texts, view, words[1])}"
        case "switch" | "assault" | "join" | "victim":
            return _name(texts, view, words[0])
        case "attack":
            return _attack(texts, view, words)
        case "fire":
            return _fire(texts, view, words[0], int(words[1]))
        case "storm":
            state = laid_out(view)
            target = state.unit(read_unit(words[0]))
            odds = None if target is None else storm_odds(state, target)
            return _with_odds(texts, _name(texts, view, words[0]), odds)
        case "roll":
            return _roll(texts, view, words)
        case "keep":
            return texts.say(line_message(0 if words[0] == "front" else 1))
        case "draw":
            return texts(f"spearpoint-draw-{words[0]}")
    return texts(f"spearpoint-verb-{verb}")


def _name(texts: Texts, view: View, word: str) -> str:
    """The card of a Unit in play."""
    state = laid_out(view)
    unit = state.unit(read_unit(word))
    return word if unit is None else texts.say(unit_card_message(state.card_of(unit).slug))


def _commit(texts: Texts, view: View, words: list[str]) -> str:
    """A Unit card with the line that it is committed to, and the Unit that gives its crew."""
    rules = rules_for(view.setup)
    card = rules.units[rules.unit_numbers[words[0]]]
    said = {"front": FRONT, "rear": REAR}.get(words[1] if len(words) > 1 else "", NO_LINE)
    parts = [texts.say(unit_card_message(card.slug)), texts.say(line_message(int(line_of(card, said))))]
    if "from" in words:
        parts.append(_name(texts, view, words[-1]))
    return ", ".join(parts)


def _card_text(texts: Texts, view: View, slug: str) -> str:
    rules = rules_for(view.setup)
    card = rules.commands[rules.command_numbers[slug]]
    effects = " ".join(texts.say(message) for message in effect_messages(card))
    return texts("spearpoint-labelled", label=command_message(slug), text=effects)


def _attack(texts: Texts, view: View, words: list[str]) -> str:
    """A declaration, with the weapon that is best for it."""
    state = laid_out(view)
    unit, target = state.unit(read_unit(words[0])), state.unit(read_unit(words[1]))
    odds = None if unit is None or target is None else best_odds(declared_odds(state, unit, target))
    weapon = 0 if odds is None else odds.weapon
    return _with_odds(texts, _shot(texts, view, words[0], weapon, words[1]), odds)


def _fire(texts: Texts, view: View, word: str, weapon: int) -> str:
    """The declared attack of a Unit with one of its weapons."""
    state = laid_out(view)
    unit = state.unit(read_unit(word))
    target = None if unit is None else state.unit(unit.target)
    odds = None
    if unit is not None and target is not None and weapon <= len(state.card_of(unit).weapons):
        odds = fire_odds(state, unit, target, weapon)
    name = "" if unit is None else unit_name(unit.target)
    return _with_odds(texts, _shot(texts, view, word, weapon, name), odds)


def _shot(texts: Texts, view: View, word: str, weapon: int, target: str) -> str:
    """Who fires at whom, with which weapon."""
    state = laid_out(view)
    unit = state.unit(read_unit(word))
    shooter = _name(texts, view, word)
    if unit is not None and weapon:
        shooter += f", {texts.say(weapon_message(state.card_of(unit).weapons[weapon - 1].name))}"
    return f"{shooter} → {_name(texts, view, target)}"


def _with_odds(texts: Texts, what: str, odds: AttackOdds | None) -> str:
    return what if odds is None else texts("spearpoint-labelled", label=what, text=attack_message(odds))


def attack_message(odds: AttackOdds) -> Message:
    """The chances of an attack."""
    chances = {"hit": odds.hit, "destroy": odds.destroy, "friendly": odds.friendly}
    values = {name: round(100 * chance) for name, chance in chances.items()}
    return Message("spearpoint-odds-attack", {**values, "rolls": odds.rolls})


def _roll(texts: Texts, view: View, words: list[str]) -> str:
    """The chances of the roll that is due; a discarded card adds 1 and is named."""
    bonus = len(words)
    state = laid_out(view)
    told = ""
    if view.step == INITIATIVE:
        odds = initiative_odds(state, view.seat or 0, bonus)
        told = texts("spearpoint-odds-initiative", win=round(100 * odds.win), tie=round(100 * odds.tie))
    elif view.step in (INTENSITY, CARD_ROLL):
        hit = intensity_odds(state, bonus) if view.step == INTENSITY else card_die_odds(state, bonus)
        if hit is not None:
            values = {"destroy": round(100 * hit.destroy), "damage": round(100 * hit.damage)}
            told = texts("spearpoint-odds-intensity", **values)
    elif (attack := roll_odds(state, bonus)) is not None:
        told = texts.say(attack_message(attack._replace(rolls=1)))
    if not words:
        return told
    return texts("spearpoint-labelled", label=f"+1 ({texts.say(command_message(words[0]))})", text=told)
