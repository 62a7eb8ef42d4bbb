"""Events, results and clauses as sentences; and legal actions in groups, since there can be hundreds."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from fogline.kernel.game import Seat
from fogline.kernel.messages import Message
from fogline.kit.words import Words
from fogline.locale import Texts
from fogline.locale.books import passages
from fogline.locale.names import seat_message, title_name
from fogline.table.declarations import REASONS, TableEvent, reason_message, tell
from fogline.table.records import AnyTable

_FEW: Final = 8
"""The maximum number of choices that are listed without grouping."""
_LONG: Final = 60
"""The maximum number of choices in a group that are listed one by one on request."""


def sentence(texts: Texts, words: Words, event: Any, table: AnyTable, names: Mapping[str, Message]) -> str:
    """An event as the viewer saw it, with its clause and the *names* of the things it mentions; players' own decisions
    at the table have no clause."""
    if isinstance(event, TableEvent):
        return f"· {texts.say(tell(event, table.seats))}"
    return f"· {texts.say(words.tell(event, table.seats, names))} ({event.cites()})"


def names_told(words: Words, table: AnyTable, seat: Seat | None) -> Mapping[str, Message]:
    """The names of the things about which *seat* (``None``: the public) was told."""
    return words.names(table.setup, (event for news in table.outbox(seat) for event in news.events))


def result(texts: Texts, words: Words, table: AnyTable) -> list[str]:
    """The result of the game, or nothing while it is in progress."""
    outcome = table.outcome()
    if outcome is None:
        return []
    is_closed = outcome.reasons[0] in REASONS
    if is_closed:
        reasons = texts.say(reason_message(outcome.reasons[0]))
    else:
        view = table.view(None)
        reasons = ", ".join(_reason(texts, words, reason, view) for reason in outcome.reasons)
    if not outcome.winners:
        return [texts("end-drawn", reasons=reasons)]
    winners = ", ".join(texts.say(seat_message(table.seats[seat])) for seat in outcome.winners)
    clauses = ", ".join(dict.fromkeys(words.ended_by[reason] for reason in outcome.reasons if reason in words.ended_by))
    if is_closed or not clauses:
        return [texts("end-closed", winners=winners, reasons=reasons)]
    return [texts("end-won", winners=winners, reasons=reasons, clause=clauses)]


def _reason(texts: Texts, words: Words, reason: str, view: Any) -> str:
    """Why a game ended, such as "by Overrun". A reason without a text is put in brackets, to fit into the sentence."""
    message = words.reason(reason, view)
    return texts.say(message) if texts.has(message.key) else f"({texts.named(message.key, reason)})"


def rule_text(texts: Texts, prefix: str, table: AnyTable, words: list[str]) -> list[str]:
    """The sentence for a clause, its passage in the rulebook, or a list of clauses; text keys begin with *prefix*."""
    known = {clause: f"{prefix}clause-{clause}" for clause in texts.keys(f"{prefix}clause-")}
    if not known:
        return [texts("rules-none", title=title_name(texts, table.game.name))]
    if not words:
        room = max(len(clause) for clause in known)
        return [texts("rules-which"), *(f"  {clause:<{room}}  {_first(texts(key))}" for clause, key in known.items())]
    clause = words[0].upper()
    key = f"{prefix}clause-{clause}"
    passage = passages(table.game.name, texts.language).get(clause)
    lines = [texts(key)] if texts.has(key) else [] if passage is None else [passage]
    keys = [f"{prefix}option-{option.key}-about" for option in table.game.options if option.clause == clause]
    about = [texts(key) for key in keys if texts.has(key)]
    lines += [line for line in about if not lines or line not in lines[0]]
    return [f"{clause}: {line}" for line in lines] or [texts("rules-unknown", clause=clause, game=table.game.name)]


def _first(text: str) -> str:
    """The first sentence: up to a full stop followed by a capital letter."""
    return re.split(r"(?<=\.) (?=[^\W\d_a-z])", text, maxsplit=1)[0]


# -- legal actions ------------------------------------------------------------------------------------


def overview(
    texts: Texts, choices: Iterable[str], prefix: str, remark: Callable[[str], str], say: Callable[[str], str]
) -> list[str]:
    """All choices in a few lines, with the number of each kind. A few choices are listed one by one, each with its
    *remark*; of many, only those with a remark. Text keys begin with *prefix*; *say* gives the words to type."""
    groups = _by_words(choices, 1)
    if sum(len(group) for group in groups.values()) <= _FEW:
        return _one_by_one([choice for group in groups.values() for choice in group], remark, say)
    width = max(len(say(verb)) for verb in groups)
    titles = {verb: texts(key) if texts.has(key := f"{prefix}verb-{verb}") else "" for verb in groups}
    title_width = max(len(title) + 2 if title else 0 for title in titles.values())
    lines = []
    for verb, group in groups.items():
        title = titles[verb]
        example = say(group[0]) if len(group) == 1 else texts("list-example", action=say(group[len(group) // 2]))
        lines.append(f"  {say(verb).ljust(width)}  {title.ljust(title_width)}{len(group):>3}  {example}".rstrip())
        if remarkable := [choice for choice in group if remark(choice) not in ("", title)]:
            lines += [f"  {line}" for line in _one_by_one(remarkable, remark, say)]
    return lines


def details(
    texts: Texts,
    choices: Iterable[str],
    words: Sequence[str],
    width: int,
    remark: Callable[[str], str],
    say: Callable[[str], str],
) -> list[str]:
    """The choices that begin with *words*, in columns that fit the *width*; below them, those with a *remark*. If there
    are very many, they are grouped by their second word. *say* gives the words to type."""
    found = [choice for choice in choices if choice.lower().split()[: len(words)] == [word.lower() for word in words]]
    if not found:
        return [texts("list-none", words=say(" ".join(words)))]
    if len(found) <= _LONG:
        plain = [choice for choice in found if not remark(choice)]
        remarkable = [choice for choice in found if remark(choice)]
        return [*_in_columns([say(choice) for choice in plain], width), *_one_by_one(remarkable, remark, say)]
    lines = []
    for place, group in _by_words(found, len(words) + 1).items():
        lines.append(f"  {say(place):<12} {len(group):>3}  {texts('list-example', action=say(group[0]))}")
    return [*lines, texts("list-more", words=say(" ".join(found[0].split()[: len(words) + 1])))]


def _one_by_one(choices: list[str], remark: Callable[[str], str], say: Callable[[str], str]) -> list[str]:
    width = max((len(say(choice)) for choice in choices), default=0)
    return [f"  {say(choice).ljust(width)}  {remark(choice)}".rstrip() for choice in choices]


def _by_words(choices: Iterable[str], words: int) -> dict[str, list[str]]:
    groups: dict[str, list[str]] = {}
    for choice in choices:
        groups.setdefault(" ".join(choice.split()[:words]), []).append(choice)
    return groups


def _in_columns(found: list[str], width: int) -> list[str]:
    wide = max((len(choice) for choice in found), default=0) + 3
    columns = max(1, (width - 2) // wide)
    rows = [found[at : at + columns] for at in range(0, len(found), columns)]
    return ["  " + "".join(choice.ljust(wide) for choice in row).rstrip() for row in rows]
