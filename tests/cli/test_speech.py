"""Verbs and commands in the language of the player; notation in the record."""

from __future__ import annotations

import io
import re
from random import Random

import pytest

from fogline.bots.levels import RandomBot
from fogline.cli.advice import ADVICE
from fogline.cli.console import Console
from fogline.cli.session import Session
from fogline.cli.speech import Ambiguous, Speech, fold
from fogline.kernel.game import Seat
from fogline.kernel.record import Entry
from fogline.kernel.setup import Setup, Value
from fogline.kit.registry import title_of, titles
from fogline.locale import LANGUAGES, texts_in
from fogline.table import WORDS, sit_down
from fogline.table.records import AnyTable
from fogline.titles.panzer.rules import actions as panzer_actions
from fogline.titles.spearpoint.rules import actions as spearpoint_actions
from fogline.titles.stalingrad.rules import actions as stalingrad_actions
from fogline.titles.stalingrad.rules.cards import CODES
from tests.cli.terminal import F1_GERMAN, Terminal

VERBS = {
    "stalingrad": {*stalingrad_actions.SYNTAX},
    "panzer": {*panzer_actions.SYNTAX, "squad"},
    "spearpoint": {*spearpoint_actions.SYNTAX, "deck", "hand"},
}
"""Every verb of the notation, and the shorthand of the terminal."""
COMMANDS = {"help", "list", "board", "log", "rules", "undo", "random", "save", "quit", *ADVICE, *WORDS}
ARGUMENTS: dict[str, dict[str, tuple[str, ...]]] = {
    "panzer": {"terrain": ("meadow", "hill", "lake", "peaks")},
    "spearpoint": {"commit": ("front", "rear", "from"), "draw": ("command", "unit"), "keep": ("front", "rear")},
}


def speech(language: str, game: str) -> Speech:
    title = title_of(game)
    return Speech(texts_in(language), title.words().prefix, title.terminal().arguments)


def word(language: str, game: str, name: str) -> str:
    return texts_in(language)(f"{title_of(game).words().prefix}typed-{name}")


@pytest.mark.parametrize("game", titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_can_be_typed_in_the_language_and_in_english(language: str, game: str) -> None:
    """With or without accents and capitals, it leads to the same line of notation."""
    spoken = speech(language, game)
    following = {one for words in ARGUMENTS.get(game, {}).values() for one in words}
    for verb in VERBS[game] - {"unit"}:  # draws of chance are not typed; as a word after “draw” it is below
        own = word(language, game, verb)
        for spelling in {verb, own, own.upper(), fold(own)}:
            assert spoken.notation([spelling, "X1", "y2"]) == [verb, "x1", "y2"]
    assert set(texts_in(language).keys(f"{title_of(game).words().prefix}typed-")) == VERBS[game] | following


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "verb", "argument"),
    [(game, verb, one) for game, verbs in ARGUMENTS.items() for verb, words in verbs.items() for one in words],
)
def test_words_that_follow_a_verb_can_be_typed_in_the_language(
    language: str, game: str, verb: str, argument: str
) -> None:
    spoken = speech(language, game)
    own = word(language, game, argument)
    for spelling in {argument, own, fold(own)}:
        assert spoken.notation([word(language, game, verb), spelling]) == [verb, argument]
    assert spoken.say(f"{verb} {argument}") == f"{word(language, game, verb)} {own}"


@pytest.mark.parametrize("game", titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_can_be_typed_in_the_language_and_in_english(language: str, game: str) -> None:
    spoken, texts = speech(language, game), texts_in(language)
    assert {name.replace("-", " ") for name in texts.keys("command-")} == COMMANDS
    for command in COMMANDS:
        own = texts(f"command-{command.replace(' ', '-')}")
        for spelling in {command, own, own.upper(), fold(own)}:
            assert spoken.command([*spelling.split(), "Rest"]) == (command, len(spelling.split()))


@pytest.mark.parametrize("game", titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str, game: str) -> None:
    texts, prefix = texts_in(language), title_of(game).words().prefix
    meanings: dict[str, set[str]] = {}
    for key in texts.keys(f"{prefix}typed-"):
        for spelling in (key, fold(texts(f"{prefix}typed-{key}"))):
            meanings.setdefault(spelling, set()).add(key)
    for key in texts.keys("command-"):
        for spelling in (key.replace("-", " "), fold(texts(f"command-{key}"))):
            meanings.setdefault(spelling, set()).add(f"command {key}")
    assert {spelling: found for spelling, found in meanings.items() if len(found) > 1} == {}
    kinds = {code.lower() for code in CODES}
    assert game != "stalingrad" or not kinds & set(meanings), "bare kinds are laid out in the set-up"


def test_english_is_the_notation_itself() -> None:
    texts = texts_in("en")
    for game in titles():
        prefix = title_of(game).words().prefix
        assert all(texts(f"{prefix}typed-{key}") == key for key in texts.keys(f"{prefix}typed-"))
    assert all(texts(f"command-{key}") == key.replace("-", " ") for key in texts.keys("command-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_panzer_asks_with_the_word_that_can_be_typed(language: str) -> None:
    """A player who may skip something is told the word for it, in the language of the input."""
    texts = texts_in(language)
    spoken = Speech(texts, "panzer-", {})
    for step, verb in (("follow", "skip"), ("light", "skip"), ("shoot-found", "hold")):
        asked = spoken.quoted(texts(f"panzer-step-{step}", quadrant="B2", cell="B5", card="?"))
        quoted = [word.strip("“”«» \xa0\u202f") for word in re.findall(r"“[^”]*”|«[^»]*»", asked)]
        assert quoted == [texts(f"panzer-typed-{verb}")]


def test_a_mode_has_one_name_in_french() -> None:
    texts = texts_in("fr")
    for key in ("no-snipers", "advanced-only", "teams-advanced"):
        assert texts("mode-advanced") in texts(f"data-st-{key}", sides="G")


def test_the_fate_of_a_crew_suits_men_and_women() -> None:
    """A crew is feminine in Spanish, a pilot is not."""
    texts = texts_in("es")
    for fate in ("survives", "captured", "destroyed"):
        assert not re.search(r"[ai]d[oa]\b", texts(f"spearpoint-fate-{fate}"))


# -- abbreviations ----------------------------------------------------------------------------------


def test_the_beginning_of_a_word_is_enough_where_it_is_the_only_one() -> None:
    spoken = speech("es", "stalingrad")
    assert spoken.completed("bus", ["search", "move"]) == "search"
    assert spoken.completed("sea", ["search", "move"]) == "search", "English too"
    assert spoken.completed("xyz", ["search", "move"]) is None


def test_an_ambiguous_abbreviation_is_refused() -> None:
    spoken = speech("en", "stalingrad")
    with pytest.raises(Ambiguous) as several:
        spoken.completed("s", ["search", "move"])
    assert several.value.args == ("search", "save")
    assert spoken.completed("sh", ["search", "move"]) == "shoot", "none of them possible now: any that there is"


@pytest.mark.parametrize("start", ["q", "qui", "res", "resig", "off", "don", "do", "accept"])
def test_leaving_and_confirming_need_whole_words(start: str) -> None:
    for game in titles():
        found: tuple[str | None, ...]
        try:
            found = (speech("en", game).completed(start, VERBS[game]),)
        except Ambiguous as several:
            found = several.args
        assert not {*found} & {"quit", "done", *WORDS}


@pytest.mark.parametrize(("game", "language"), [(game, language) for game in titles() for language in LANGUAGES])
def test_the_help_names_every_word_that_cannot_be_abbreviated(terminal: Terminal, game: str, language: str) -> None:
    """They leave, confirm or commit; the test above shows that half a word does nothing."""
    said = " ".join(terminal.run("play", game, "--seed", "3", "--language", language, typed="help\n").out.split())
    texts = texts_in(language)
    whole = [texts("command-quit"), texts(f"{title_of(game).words().prefix}typed-done")]
    whole += [texts(f"command-{word.replace(' ', '-')}") for word in WORDS]
    assert f"{', '.join(whole)}." in said


def test_an_ambiguous_entry_is_queried(terminal: Terminal) -> None:
    typed = f"{F1_GERMAN}\ndone\ns S1a\nsea S1a\n"
    said = terminal.run("play", "stalingrad", "--seed", "3", typed=typed).out
    assert "“s S1a” can mean several things: search, save. Type a little more." in said
    assert "The Germans SEARCH S1a." in said


def test_kinds_of_cards_are_no_abbreviations(terminal: Terminal) -> None:
    """DE is a Decoy, MO a Mortar, OF an Officer: never an abbreviation of a word."""
    said = terminal.run("play", "stalingrad", "--seed", "3", typed="DE\nMO\nOF\nSC\nIN\nSN\nEA\nMG\n").out
    assert said.count("german> ") == 9
    assert "several things" not in said
    assert "G3a" in said[said.rindex("goes on") :]


# -- games ------------------------------------------------------------------------------------------

SETUPS: dict[str, tuple[str, dict[str, Value]]] = {
    "stalingrad": ("quick-duel", {"mode": "advanced", "quiet-turn-limit": 12}),
    "panzer": ("skirmish", {"terrain": True, "light-tanks": True, "max-turns": 30}),
    "spearpoint": ("meeting-engagement", {"max-turns": 3}),
}
SPOKEN = [(game, language) for game in titles() for language in LANGUAGES]


class Typist(Console):
    """Types random actions of the side to act in its language, as that side sees the board."""

    def __init__(self, table: AnyTable, language: str, rng: Random) -> None:
        self.said = io.StringIO()
        super().__init__(io.StringIO(), self.said)
        self.chosen: list[Entry] = []
        self._table = table
        self._speech = speech(language, table.game.name)
        self._rng = rng

    def ask(self, prompt: str) -> str:
        name = prompt.removesuffix("> ")
        if name not in self._table.seats:
            return ""
        seat = Seat(self._table.seats.index(name))
        kinds: dict[str, list[str]] = {}
        for action in self._table.legal(seat):
            text = self._table.game.write(action)
            kinds.setdefault(text.split()[0], []).append(text)
        choice = self._rng.choice(self._rng.choice(list(kinds.values())))
        self.chosen.append(Entry(name, choice))
        return self._speech.say(title_of(self._table.game.name).terminal().as_seen(self._table.view(seat), choice))


def as_recorded(game: str, typed: list[Entry]) -> list[Entry]:
    """The Soviet Front of Stalingrad is typed row by row as it is seen, and recorded from column a to column d."""
    at = [number for number, entry in enumerate(typed) if entry.seat == "soviet" and entry.action.startswith("place ")]
    found = [*typed]
    for first in range(0, len(at) if game == "stalingrad" else 0, 4):
        row = slice(at[first], at[first] + 4)
        found[row] = typed[row][::-1]
    return found


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_a_whole_game_in_the_language_is_recorded_in_the_notation(game: str, language: str) -> None:
    rng = Random(f"{game} {language}")
    scenario, options = SETUPS[game]
    table = sit_down(Setup(game, scenario, options))
    typist = Typist(table, language, rng)
    people = [Seat(0), Seat(1)]
    Session(table, title_of(game), texts_in(language), typist, people, RandomBot(), rng, lambda: None).play()
    assert table.outcome() is not None
    assert [entry for entry in table.record().entries if entry.seat != "chance"] == as_recorded(game, typist.chosen)
    assert len(typist.chosen) > 30


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_help_lists_every_word(terminal: Terminal, game: str, language: str) -> None:
    texts, prefix = texts_in(language), title_of(game).words().prefix
    words = ("play", game, "--language", language, "--training")
    said = " ".join(terminal.run(*words, typed=f"{texts('command-help')}\n").out.split())
    for key in texts.keys("command-"):
        assert texts(f"command-{key}") in said
    if language != "en":
        for key in texts.keys(f"{prefix}typed-"):
            own = texts(f"{prefix}typed-{key}")
            assert f"{own} ({key})" in said or own == key


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_quoted_lines_can_be_typed(terminal: Terminal, language: str) -> None:
    """Tasks, hints and refusals quote words of the language, not of the notation."""
    for game in titles():
        said = terminal.run("play", game, "--language", language, typed="nonsense\n").out
        for english in ("done", "random", "undo", "help"):
            assert f"«{english}»" not in said
            assert f"« {english} »" not in said
