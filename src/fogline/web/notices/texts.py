"""What a notice says. It names the title and the scenario, and nothing of the game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.locale import Texts, texts_in
from fogline.locale.names import title_name

if TYPE_CHECKING:
    from fogline.web.notices.book import Notice


class Letter(NamedTuple):
    """A notice as text."""

    title: str
    body: str


def about_all(language: str) -> str:
    """The same for all games of a player."""
    return texts_in(language)("notice-about-all")


def _subject(notice: Notice) -> str:
    return notice.about or about(notice.language, Setup(notice.title, notice.scenario, {}, ""))


def about(language: str, setup: Setup) -> str:
    """Which game it is: the names of title and scenario. Not for the games' thread: the texts of a language are loaded
    when they are first needed, which takes a third of a second."""
    texts = texts_in(language)
    return texts("notice-about", game=title_name(texts, setup.game), scenario=_scenario_name(texts, setup))


def _scenario_name(texts: Texts, setup: Setup) -> str:
    """What a scenario is called; one without texts by the words of its name."""
    if setup.scenario == "custom":
        return texts("web-scenario-custom")
    prefix = title_of(setup.game).words().prefix
    theme, _, base = setup.scenario.rpartition("/")
    name = texts.named(f"{prefix}scenario-{base}", base)
    return texts("notice-themed", theme=texts.named(f"{prefix}theme-{theme}", theme), base=name) if theme else name


def push_message(notice: Notice) -> str:
    """What is pushed to a browser, as JSON. ``webapp/src/worker/push.ts`` shows it."""
    texts = texts_in(notice.language)
    form = {
        "title": texts("notice-turn"),
        "body": _subject(notice),
        "stop": texts("notice-stop"),
        "language": notice.language,
        "game": notice.game_id or "",
        "off": notice.off,
    }
    return json.dumps(form)


def letter(notice: Notice) -> Letter:
    """A mail or a webhook: that it is the seat's turn, or, before an address is confirmed, a question."""
    texts = texts_in(notice.language)
    stop = f"{notice.origin}/#off={notice.off}"
    if notice.is_confirmed:
        link = f"{notice.origin}/#/table/{notice.game_id}"
        body = texts("notice-turn-body" if notice.wish is None else "notice-turn-body-all", link=link, stop=stop)
        return Letter(texts("notice-turn-in", about=_subject(notice)), body)
    confirm = f"{notice.origin}/#confirm={notice.off}"
    body = texts("notice-confirm-body", about=notice.about, confirm=confirm, stop=stop)
    return Letter(texts("notice-confirm"), body)
