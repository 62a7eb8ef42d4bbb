"""Remarks on one choice: names of cards and Units, the effect of a card, the chances of a roll."""

from __future__ import annotations

from fogline.kernel.messages import Message
from fogline.locale import Texts
from fogline.titles.spearpoint import odds
from fogline.titles.spearpoint.rules.actions import NO_LINE, read, read_unit, unit_name
from fogline.titles.spearpoint.rules.cards import FRONT, REAR
from fogline.titles.spearpoint.rules.commitment import line_of
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.steps import CARD_ROLL, INITIATIVE, INTENSITY
from fogline.titles.spearpoint.rules.view import View
from fogline.titles.spearpoint.rules.worlds import laid_out
from fogline.titles.spearpoint.words.card_texts import effect_messages, line_message, name_of


def remark(texts: Texts, view: View, choice: str) -> str:
    """A short remark on *choice*, a legal action of the view's seat; empty if it is self-explanatory."""
    verb, *words = choice.split()
    state = laid_out(view)
    match verb:
        case "commit":
            return _commit(texts, state, words)
        case "pick" | "hold" | "return":
            return texts.say(name_of("unit", words[0]))
        case "discard":
            return _card_text(texts, state, words[0])
        case "play":
            on = "" if len(words) == 1 else f" ({_name(texts, state, words[1])})"
            return _card_text(texts, state, words[0]) + on
        case "crew":
            return _name(texts, state, words[1])
        case "transfer":
            return f"{_name(texts, state, words[0])} → {_name(texts, state, words[1])}"
        case "switch" | "assault" | "join" | "victim":
            return _name(texts, state, words[0])
        case "attack":  # with its best weapon
            unit, target = state.unit(read_unit(words[0])), state.unit(read_unit(words[1]))
            best = None if unit is None or target is None else odds.best_odds(odds.declared_odds(state, unit, target))
            return _with_odds(texts, _shot(texts, state, words[0], 0 if best is None else best.weapon, words[1]), best)
        case "fire":
            unit = state.unit(read_unit(words[0]))
            target_name = "" if unit is None else unit_name(unit.target)
            what = _shot(texts, state, words[0], int(words[1]), target_name)
            return _with_odds(texts, what, odds.named_odds(state, read(choice)))
        case "storm":
            return _with_odds(texts, _name(texts, state, words[0]), odds.named_odds(state, read(choice)))
        case "roll":
            return _roll(texts, view, state, words)
        case "keep":
            return texts.say(line_message(0 if words[0] == "front" else 1))
        case "draw":
            return texts(f"spearpoint-draw-{words[0]}")
    return texts(f"spearpoint-verb-{verb}")


def _name(texts: Texts, state: State, word: str) -> str:
    """The name of the card of a Unit in play."""
    unit = state.unit(read_unit(word))
    return word if unit is None else texts.say(name_of("unit", state.card_of(unit).slug))


def _commit(texts: Texts, state: State, words: list[str]) -> str:
    """A Unit card with the line that it is committed to, and the Unit that gives it a crew."""
    card = state.rules.units[state.rules.unit_numbers[words[0]]]
    said = {"front": FRONT, "rear": REAR}.get(words[1] if len(words) > 1 else "", NO_LINE)
    parts = [texts.say(name_of("unit", card.slug)), texts.say(line_message(int(line_of(card, said))))]
    if "from" in words:
        parts.append(_name(texts, state, words[-1]))
    return ", ".join(parts)


def _card_text(texts: Texts, state: State, slug: str) -> str:
    card = state.rules.commands[state.rules.command_numbers[slug]]
    effects = " ".join(texts.say(message) for message in effect_messages(card))
    return texts("spearpoint-labelled", label=name_of("command", slug), text=effects)


def _shot(texts: Texts, state: State, word: str, weapon: int, target: str) -> str:
    """Says who fires at whom, and with which weapon."""
    unit = state.unit(read_unit(word))
    shooter = _name(texts, state, word)
    if unit is not None and weapon:
        shooter += f", {texts.say(name_of('weapon', state.card_of(unit).weapons[weapon - 1].name))}"
    return f"{shooter} → {_name(texts, state, target)}"


def _with_odds(texts: Texts, what: str, chances: odds.AttackOdds | None) -> str:
    return what if chances is None else texts("spearpoint-labelled", label=what, text=attack_message(chances))


def attack_message(chances: odds.AttackOdds) -> Message:
    told = {"hit": chances.hit, "destroy": chances.destroys, "friendly": chances.friendly}
    return Message(
        "spearpoint-odds-attack", {**{key: round(100 * one) for key, one in told.items()}, "rolls": chances.rolls}
    )


def _roll(texts: Texts, view: View, state: State, words: list[str]) -> str:
    """The chances of the next roll; a discarded card adds 1 and is named."""
    bonus = len(words)
    told = ""
    if view.step == INITIATIVE:
        first, tie = odds.initiative_odds(state, view.seat or 0, bonus)
        told = texts("spearpoint-odds-initiative", win=round(100 * first), tie=round(100 * tie))
    elif view.step in (INTENSITY, CARD_ROLL):
        hit = odds.intensity_odds(state, bonus) if view.step == INTENSITY else odds.card_die_odds(state, bonus)
        if hit is not None:
            values = {"destroy": round(100 * hit.destroys), "damage": round(100 * hit.card)}
            told = texts("spearpoint-odds-intensity", **values)
    elif (attack := odds.roll_odds(state, bonus)) is not None:
        told = texts.say(attack_message(attack._replace(rolls=1)))
    if not words:
        return told
    return texts("spearpoint-labelled", label=f"+1 ({texts.say(name_of('command', words[0]))})", text=told)
