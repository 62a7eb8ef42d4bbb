"""``rules`` in the terminal: what a clause says."""

from __future__ import annotations

import re

from fogline.locale import Texts
from fogline.locale.books import passages
from fogline.locale.names import title_name
from fogline.table.records import AnyTable


def rule_text(texts: Texts, prefix: str, table: AnyTable, words: list[str]) -> list[str]:
    """What a clause says in a sentence, or what the rulebook says of it, or which clauses there are; the keys of the
    texts begin with *prefix*."""
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
    """The first sentence: up to a full stop that a capital letter follows."""
    return re.split(r"(?<=\.) (?=[^\W\d_a-z])", text, maxsplit=1)[0]
