"""Legal actions in groups, since there can be hundreds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from fogline.locale import Texts

_FEW: Final = 8
"""Up to this many choices are simply listed."""
_LONG: Final = 60
"""Up to this many of a group are listed one by one on request."""


def overview(
    texts: Texts, choices: Iterable[str], prefix: str, remark: Callable[[str], str], say: Callable[[str], str]
) -> list[str]:
    """All choices in a few lines: each kind of action with how many there are of it; few of them one by one, with what
    there is to *remark* on each; of many, only those that there is something to remark on. The keys of the texts begin
    with *prefix*; *say* gives the words that can be typed."""
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
    """The choices that begin with *words*, in columns, as many as the *width* has room for, and below them those that
    there is something to *remark* on; very many by their second word. *say* gives the words that can be typed."""
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
