"""The texts of titles, for clients built without them."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

import fogline
from fogline.locale import LANGUAGES, texts_in
from tests.server.serving import Running


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", fogline.games())
def test_the_texts_of_a_title(running: Running, game: str, language: str) -> None:
    answer = running.client().get(f"/api/words?game={game}&language={language}")
    assert answer.status_code == 200
    keys = [entry.id.name for entry in FluentResource(answer.json()["texts"]).body if isinstance(entry, Message)]
    assert len(keys) > 50
    assert all(texts_in(language).has(key) for key in keys)


@pytest.mark.parametrize("query", ["", "?game=", "?game=chess", "?game=../panzer", "?game=panzer&language=de"])
def test_unknown_puzzles_are_refused(running: Running, query: str) -> None:
    answer = running.client().get(f"/api/words{query}")
    assert answer.status_code == 422
    assert answer.json()["text"]
