"""``fogline play spearpoint``: decks, hands, plans, refusals, chances, and whole games in three languages."""

from __future__ import annotations

import io
import os
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from fogline.bots.levels import RandomBot
from fogline.cli.console import PAGE, Console
from fogline.cli.sentences import names_told
from fogline.cli.session import Session
from fogline.cli.speech import Speech
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.locale import LANGUAGES, texts_in
from fogline.table import read_table, sit_down
from fogline.table.records import AnyTable
from fogline.titles.spearpoint.rules.cards import CREW
from fogline.titles.spearpoint.rules.cardsets import HOUSE, read_cards
from fogline.titles.spearpoint.rules.events import Committed
from fogline.titles.spearpoint.rules.rules import SPEARPOINT
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.steps import COMMIT, DECLARE
from fogline.titles.spearpoint.rules.tables import rules_for
from fogline.titles.spearpoint.setups import random_cards
from fogline.titles.spearpoint.words.card_texts import command_messages, section_messages
from tests.cli.terminal import Terminal
from tests.pictures.spearpoint import position
from tests.titles.spearpoint.fixtures import CARDS, A, B, at

DECK = "deck us-combined-arms\n"
HAND = "hand rifle-squad*2 m4a1-sherman us-tank-crew\n"
SET_UP = DECK + HAND


class Typist(Console):
    """Types random legal actions, and now and then something else."""

    def __init__(self, table: AnyTable, rng: Random) -> None:
        self.said = io.StringIO()
        super().__init__(io.StringIO(), self.said)
        self._table = table
        self._rng = rng

    def ask(self, prompt: str) -> str:
        name = prompt.removesuffix("> ")
        if name not in self._table.seats:
            return ""
        if self._rng.random() < 0.1:
            return self._rng.choice(("help", "list", "log", "board", "rules SP-TGT-4", "undo 9", "p", "r", "nonsense"))
        seat = Seat(self._table.seats.index(name))
        view = self._table.view(seat)
        if title_of("spearpoint").terminal().is_setting_up(view) and self._rng.random() < 0.5:
            return "random"
        choices = [self._table.game.write(action) for action in self._table.legal(seat)]
        going_on = [choice for choice in choices if choice not in ("done", "pass", "skip", "enough")]
        return self._rng.choice(going_on if going_on and self._rng.random() < 0.7 else choices)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("scenario", "options"),
    [
        ("skirmish", {"vp-goal": 15}),
        ("the-tiger", {}),
        ("standard", {"mirror-factions": "second", "vp-goal": 12, "max-turns": 6, "open-lists": True}),
    ],
)
def test_a_whole_game_between_two_people_by_random_actions(
    language: str, scenario: str, options: dict[str, int | str | bool]
) -> None:
    rng = Random(11)
    table = sit_down(Setup("spearpoint", scenario, options))
    console = Typist(table, rng)
    people = [Seat(0), Seat(1)]
    texts = texts_in(language)
    session = Session(table, title_of("spearpoint"), texts, console, people, RandomBot(), rng, lambda: None)
    session.play()
    outcome = table.outcome()
    assert outcome is not None
    said = console.said.getvalue()
    assert "{" not in said
    assert "spearpoint-" not in said
    assert texts("spearpoint-reason-" + outcome.reasons[0]) in said
    assert read_table(table.record().write()).outcome() == outcome


@pytest.mark.parametrize("seed", range(3))
def test_no_secret_of_one_side_is_on_the_screen_of_the_other(seed: int) -> None:
    """Two games that differ only in what one side holds look alike to the other until a reveal."""
    screens = []
    for german in ("deck german-grenadiers\n", "deck german-panzer-spearhead\n"):
        table = sit_down(Setup("spearpoint", "standard"))
        typed = ["", DECK, "", "", german, "random\n", "done\n", "", "", HAND]
        console = Console(io.StringIO("".join(line if line.endswith("\n") else "\n" for line in typed)), io.StringIO())
        rng = Random(seed)
        people = [Seat(0), Seat(1)]
        session = Session(
            table, title_of("spearpoint"), texts_in("en"), console, people, RandomBot(), rng, lambda: None
        )
        with pytest.raises(EOFError):
            session.play()
        screens.append(console._sink.getvalue().split(PAGE))  # type: ignore[attr-defined]
    first, second = ([screen for screen in each if "american> " in screen] for each in screens)
    assert first[0] == second[0]
    assert not any("grenadier-squad" in screen for screen in first[:2])


# -- decks and hands --------------------------------------------------------------------------------


def test_sp_deck_1_a_ready_deck_and_a_hand_at_one_stroke(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    said = terminal.run("play", "spearpoint", "--seed", "1", "--record", os.fspath(file), typed=SET_UP)
    assert "Turn 1: Commitment Phase." in said.out
    table = read_table(file.read_text(encoding="utf-8"))
    own = [entry.action for entry in table.record().entries if entry.seat == "american"]
    assert own[-5:] == ["hold us-tank-crew", "hold m4a1-sherman", "hold rifle-squad", "hold rifle-squad", "done"]
    ready = next(deck for deck in HOUSE.decks if deck.slug == "us-combined-arms")
    picks = [action.removeprefix("pick ") for action in own if action.startswith("pick ")]
    assert Counter(picks) == {HOUSE.units[number].slug: count for number, count in ready.cards.items()}


def test_sp_deck_1_card_by_card_with_missing_points(terminal: Terminal) -> None:
    typed = "pick m4a1-sherman*2 rifle-squad\npick us-tank-crew\ndone\nundo 2\n"
    said = terminal.run("play", "spearpoint", "--seed", "1", typed=typed).out
    assert "Taken: m4a1-sherman*2 rifle-squad. Points: 27, 80 to 100." in said
    assert "Short of crews: tank crew 2." in said
    assert "Short of crews: tank crew 1." in said
    assert "“done” is not allowed (SP-DECK-1)" in said
    assert "2 actions taken back." in said


def test_sp_deck_2_no_more_copies_than_exist(terminal: Terminal) -> None:
    said = terminal.run("play", "spearpoint", "--seed", "1", typed="pick m4a1-sherman*4\n").out
    assert "“pick m4a1-sherman” is not allowed (SP-DECK-2)" in said
    assert "Points: 44" not in said, "many cards are taken together or not at all"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "You have chosen 2 cards already: take them back with “undo 2” first."),
        ("es", "Ya has elegido 2 cartas: devuélvelas primero con «deshacer 2»."),
        ("fr", "Vous avez déjà choisi 2 cartes : rendez-les d'abord par « annuler 2 »."),
    ],
)
def test_a_ready_deck_is_not_for_one_that_is_begun(terminal: Terminal, language: str, words: str) -> None:
    typed = "pick m4a1-sherman*2\n" + DECK
    said = terminal.run("play", "spearpoint", "--seed", "1", "--language", language, typed=typed).out
    assert words in " ".join(said.split())


@pytest.mark.parametrize("scenario", ["standard", "skirmish", "night-patrol", "the-tiger"])
@pytest.mark.parametrize("seed", range(3))
def test_sp_deck_3_a_random_deck_is_legal_and_has_its_crews(scenario: str, seed: int) -> None:
    table = sit_down(Setup("spearpoint", scenario))
    title, rng = title_of("spearpoint").terminal(), Random(seed)
    for seat in (Seat(0), Seat(1)):
        table.act_batch(seat, [*(title.lay_out(table.view(seat), [], rng) or []), "done"])
        rules = rules_for(table.setup)
        deck = {rules.units[number]: count for number, count in enumerate(table.view(seat).sides[seat].deck or ())}
        for crew in range(len(rules.cards.crew_types)):
            needing = sum(count for card, count in deck.items() if card.crew == crew and card.weapons)
            crews = sum(count for card, count in deck.items() if card.crew == crew and not card.weapons)
            assert needing <= crews
    for seat in (Seat(0), Seat(1)):
        table.act_batch(seat, [*(title.lay_out(table.view(seat), [], rng) or []), "done"])
    assert CHANCE in table.to_act()


def test_a_ready_deck_that_does_not_fit_is_not_offered(terminal: Terminal) -> None:
    said = terminal.run("play", "spearpoint", "--scenario", "skirmish", "--seed", "1").out
    assert "us-patrol" in said
    assert "us-combined-arms" not in said
    said = terminal.run("play", "spearpoint", "--option", "deck-max=20", "--option", "deck-min=10", "--seed", "1").out
    assert "No ready deck fits here" in said
    assert "Ready decks:" not in said


# -- plans ------------------------------------------------------------------------------------------


def commit_lines(said: str) -> list[str]:
    return re.findall(r"^Your plan so far: “(.*)”$", said, re.M)


def test_sp_commit_2_several_units_are_put_in_order(terminal: Terminal) -> None:
    said = terminal.run("play", "spearpoint", "--seed", "1", typed=SET_UP + "commit rifle-squad*2 m4a1-sherman\n").out
    assert commit_lines(said) == ["commit m4a1-sherman; commit rifle-squad; commit rifle-squad"]


def test_sp_commit_2_lines_in_any_order_are_put_in_order(terminal: Terminal) -> None:
    typed = SET_UP + "commit rifle-squad\ncommit m4a1-sherman\nundo\n"
    said = terminal.run("play", "spearpoint", "--seed", "1", typed=typed).out
    assert "not allowed" not in said
    assert commit_lines(said) == [
        "commit rifle-squad",
        "commit m4a1-sherman; commit rifle-squad",
        "commit m4a1-sherman",
    ]


@pytest.mark.parametrize("seed", range(10))
def test_lines_that_are_legal_in_some_order_are_taken_in_every_order(seed: int) -> None:
    """Random plans in random positions, typed line by line or together, in any order: the result is the plan of the
    rules. A line that needs another one to be legal at all, such as a step back from a Frontline that would be empty,
    is typed again after that one."""
    rng, tried = Random(seed), 0
    table = sit_down(Setup("spearpoint", rng.choice(["skirmish", "meeting-engagement", "roadblock"])))
    while table.to_act() and tried < 6:
        if table.to_act() == (CHANCE,):
            table.roll(rng)
            continue
        seat = rng.choice(table.to_act())
        view = table.view(seat)
        if view.step in (COMMIT, DECLARE) and not view.sides[seat].plan:
            plan = random_plan(table, seat, rng)
            groups = grouped(plan)
            rng.shuffle(groups)
            tried += len(groups) > 1
            waiting = groups if rng.random() < 0.5 else [[line for group in groups for line in group]]
            while waiting:
                left = [group for group in waiting if not is_written(table, seat, group)]
                assert len(left) < len(waiting), "one of them is legal now"
                waiting = left
            assert list(table.view(seat).sides[seat].plan) == plan
            table.act(seat, "done")
        else:
            table.act(seat, rng.choice(table.legal(seat)))
    assert not table.to_act() or tried


def is_written(table: AnyTable, seat: Seat, lines: list[str]) -> bool:
    """Add lines to the plan as the terminal does. Returns whether there was an order for them."""
    plan = table.view(seat).sides[seat].plan
    rewriting = title_of("spearpoint").terminal().rewritten(table.view(seat), lines)
    if rewriting is None:
        return False
    assert plan[len(plan) - len(rewriting.taken_back) :] == tuple(rewriting.taken_back)
    for _ in rewriting.taken_back:
        table.undo(seat)
    table.act_batch(seat, rewriting.lines)
    return True


def random_plan(table: AnyTable, seat: Seat, rng: Random) -> list[str]:
    """Lines in the order of the rules, one after the other."""
    state = table.position()
    found: list[str] = []
    while True:
        legal = [action.text() for action in SPEARPOINT.legal(state, seat)]
        going_on = [text for text in legal if text != "done"]
        if not going_on or ("done" in legal and rng.random() < 0.15):
            return found
        found.append(rng.choice(going_on))
        SPEARPOINT.apply(state, seat, SPEARPOINT.read(found[-1]))


def grouped(plan: list[str]) -> list[list[str]]:
    """An Assault is typed as a unit, from its target to ``close``; everything else is typed line by line. Changes
    between the lines are typed together: one alone could leave the Frontline empty."""
    groups: list[list[str]] = []
    is_open = False
    for line in plan:
        if is_open or (groups and line.startswith("switch") and groups[-1][0].startswith("switch")):
            groups[-1].append(line)
        else:
            groups.append([line])
        is_open = line.startswith("assault") or (is_open and line != "close")
    return groups


def test_an_impossible_plan_is_left_unchanged(terminal: Terminal) -> None:
    typed = SET_UP + "commit rifle-squad\ncommit m4a1-sherman m4a1-sherman\ncommit tiger-i\nboard\n"
    said = terminal.run("play", "spearpoint", "--seed", "1", typed=typed).out
    assert said.count("not allowed") == 2
    assert commit_lines(said)[-1] == "commit rifle-squad"


def test_several_lines_are_typed_as_one(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    typed = SET_UP + "commit rifle-squad; commit m4a1-sherman; commit rifle-squad; done\n"
    terminal.run("play", "spearpoint", "--seed", "1", "--record", os.fspath(file), typed=typed)
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("american: ")]
    wanted = ["commit m4a1-sherman", "commit rifle-squad", "commit rifle-squad", "done"]
    assert [line.removeprefix("american: ") for line in lines][-4:] == wanted


def test_nothing_is_tried_after_done(terminal: Terminal, tmp_path: Path) -> None:
    """Lines after ``done`` would be answered with what ``done`` reveals."""
    file = tmp_path / "game.record"
    typed = SET_UP + "commit rifle-squad; done; done; attack a1 b1\n"
    said = terminal.run("play", "spearpoint", "--seed", "1", "--record", os.fspath(file), typed=typed).out
    assert "is not a known command or action" in said
    assert "american: commit" not in file.read_text(encoding="utf-8")


def test_a_starting_hand_is_put_in_order(terminal: Terminal) -> None:
    typed = DECK + "hold us-tank-crew\nhold rifle-squad\nhold m4a1-sherman\nhold rifle-squad\n"
    said = terminal.run("play", "spearpoint", "--seed", "1", typed=typed).out
    assert "not allowed" not in said
    assert "In hand: us-tank-crew m4a1-sherman rifle-squad*2." in " ".join(said.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_must_wait_for_others_is_refused_with_advice(terminal: Terminal, language: str) -> None:
    """No card later in the set could complete the hand: the whole hand must be named."""
    texts = texts_in(language)
    typed = DECK + "hold p-47-thunderbolt\n"
    said = terminal.run("play", "spearpoint", "--seed", "1", "--language", language, typed=typed).out
    advice = Speech(texts, "spearpoint-", {}).quoted(texts("spearpoint-advise-hand"))
    assert advice in " ".join(said.split())
    for words in ("list", "list hold"):
        listed = terminal.run("play", "spearpoint", "--seed", "1", "--language", language, typed=f"{DECK}{words}\n").out
        assert advice in " ".join(listed.split()), "it leaves that card out"


@pytest.mark.parametrize(
    ("language", "order"), [("en", "order of the cards"), ("es", "orden de las cartas"), ("fr", "ordre des cartes")]
)
def test_no_refused_card_of_a_starting_hand_claims_an_order(terminal: Terminal, language: str, order: str) -> None:
    """Any order is accepted when the whole hand, or its missing part, is named."""
    words = ["play", "spearpoint", "--seed", "1", "--language", language]
    said = " ".join(terminal.run(*words, typed=f"{DECK}hold p-47-thunderbolt\nrules SP-SETUP-1\n").out.split())
    assert "(SP-SETUP-1)" in said
    assert order not in said
    rest = "hand p-47-thunderbolt us-pilot m4a1-sherman us-tank-crew\n"
    for typed in (rest, "hold m4a1-sherman\nhand p-47-thunderbolt us-pilot us-tank-crew\n"):
        said = terminal.run(*words, typed=DECK + typed).out
        assert "(SP-SETUP-2)" in said[said.rindex("> hand") :], "the hand is taken"


# -- what cards say ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Frontline; Def 4", "Rear Line; Def 0", "Frontline or Rear Line; Def 2", "Air; Def 1")),
        ("es", ("Primera Línea; Def 4", "Retaguardia; Def 0", "Primera Línea o Retaguardia; Def 2", "Aire; Def 1")),
        ("fr", ("Première ligne ; Déf 4", "Arrière ; Déf 0", "Première ligne ou Arrière ; Déf 2", "Ciel ; Déf 1")),
    ],
)
def test_sp_commit_6_every_unit_card_says_its_line(terminal: Terminal, language: str, words: tuple[str, ...]) -> None:
    said = terminal.run("play", "spearpoint", "--seed", "1", "--language", language).out
    for text in words:
        assert f"\n      {text}" in said
    units = [card for card in HOUSE.units if card.faction == "american" and card.kind != CREW]
    headings = "|".join(texts_in(language)(f"spearpoint-heading-{line}") for line in ("front", "rear", "air"))
    assert len(re.findall(rf"^      (?:{headings})", said, re.M)) == len(units)


def test_sp_commit_6_a_commitment_says_where_the_unit_goes() -> None:
    state = at("hand a: mt-us tc-us*2 rif-us")
    assert (
        title_of("spearpoint")
        .terminal()
        .remark(texts_in("en"), SPEARPOINT.view(state, A), "commit rif-us")
        .endswith(", in the Frontline")
    )


def test_sp_tgt_7_units_safe_from_bullets_are_named() -> None:
    """The printed Defense counts; additions by a card do not."""
    state = at("a1 mt-us tc-us front\na2 rif-us - front orders cm-hull")
    said = title_of("spearpoint").terminal().board(texts_in("en"), SPEARPOINT.view(state, A))
    tank, squad = (next(line for line in said if line.strip().startswith(f"{unit} ")) for unit in ("a1", "a2"))
    assert "Def 4 (bulletproof)" in tank
    assert "Def 2, " in squad, "raised, not printed"


@pytest.mark.parametrize(("scope", "is_proof"), [("all-classes", True), ("flagged", False)])
def test_amb_19_an_aircraft_is_safe_from_bullets_only_if_all_classes_are(scope: str, is_proof: bool) -> None:
    hard = CARDS.replace(
        "copies = 2\ndefense = 1\nendurance = { full = 4", "copies = 2\ndefense = 2\nendurance = { full = 4"
    )
    state = at("a1 hal-us tc-us front\nb1 fb-ge pi-ge air", hard, bullet_scope=scope)
    said = "\n".join(title_of("spearpoint").terminal().board(texts_in("en"), SPEARPOINT.view(state, A)))
    assert ("Def 2 (bulletproof)" in said) is is_proof


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_commitment_is_stated_in_words(language: str) -> None:
    """Given a hand without a Unit that can be committed, then no example with dots is shown."""
    state = at("hand a: tc-us")
    texts = texts_in(language)
    task = " ".join(title_of("spearpoint").terminal().task(texts, SPEARPOINT.view(state, A)))
    assert task == texts("spearpoint-step-commit-none")
    assert "..." not in task
    other = at("hand a: rif-us")
    assert "rif-us" in " ".join(title_of("spearpoint").terminal().task(texts, SPEARPOINT.view(other, A)))


# -- names ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_units_and_weapons(language: str) -> None:
    """In whole random games no sentence names a Unit by its notation alone."""
    texts, rng, title = texts_in(language), Random(3), title_of("spearpoint").words()
    table = sit_down(Setup("spearpoint", "meeting-engagement", {"max-turns": 6}))
    while table.to_act():
        if table.to_act() == (CHANCE,):
            table.roll(rng)
        else:
            seat = table.to_act()[0]
            choices = [one for one in table.legal(seat) if one.text() not in ("done", "pass", "skip", "enough")]
            table.act(seat, rng.choice(choices or table.legal(seat)))
    told = 0
    for viewer in (A, B, None):
        names = names_told(title, table, viewer)
        for news in table.outbox(viewer):
            for event in news.events:
                said = texts.say(title.tell(event, table.seats, names))
                for unit in re.findall(r"\b[ab]\d+\b", said):
                    card = texts.say(names[unit]).removeprefix(f"{unit} ")
                    assert card in said, said
                    told += 1
    assert told > 100


def test_names_come_only_from_news() -> None:
    """Names come from the viewer's news, not from the position."""
    table = sit_down(Setup("spearpoint", "meeting-engagement"))
    rng = Random(1)
    while not any(isinstance(event, Committed) for news in table.outbox(A) for event in news.events):
        assert names_told(title_of("spearpoint").words(), table, A) == {}
        if table.to_act() == (CHANCE,):
            table.roll(rng)
        else:
            seat = table.to_act()[0]
            table.act(seat, rng.choice(table.legal(seat)))
    assert (
        names_told(title_of("spearpoint").words(), table, A)
        == names_told(title_of("spearpoint").words(), table, B)
        != {}
    )


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("commit tiger-i", "(SP-COMMIT-1)"),
        ("commit us-tank-crew", "(SP-CREW-2)"),
        ("commit rifle-squad rear", "(SP-COMMIT-6)"),
        ("attack a1 b1", "(SP-TURN-1)"),
        ("play hull-down a1", "(SP-CMD-3)"),
        ("commit", "I cannot read “commit”. Write it like this: commit m4a1-sherman:"),
        ("commit panther", "I cannot read “commit panther”."),
        ("charge", "“charge” is not a known command or action."),
    ],
)
def test_refusals_name_the_clause_and_misreadings_the_form(terminal: Terminal, typed: str, words: str) -> None:
    said = terminal.run("play", "spearpoint", "--seed", "1", typed=SET_UP + typed + "\n").out
    assert words in " ".join(said.split())


# -- chances ----------------------------------------------------------------------------------------


TANKS = """
a1 mt-us tc-us front
a2 rif-us - front
b1 ht-ge tc-ge front
b2 atg-ge gc-ge front
"""


def declaring(picture: str) -> State:
    return at("turn 2 step declare" + picture)


@pytest.mark.parametrize(("language", "words"), [("en", "hits 45 %"), ("es", "impacta 45 %"), ("fr", "touche 45 %")])
def test_chances_are_shown_before_a_roll(language: str, words: str) -> None:
    view = SPEARPOINT.view(declaring(TANKS), A)
    assert words in title_of("spearpoint").terminal().remark(texts_in(language), view, "attack a1 b1")


# -- card texts -------------------------------------------------------------------------------------


HULL_DOWN = {
    "en": (
        "Hull Down: Play it when the commitments are revealed or when the declarations are revealed.",
        "Target: a Unit of yours (vehicle). Its Defense: +2. As long as the Unit is in play.",
    ),
    "es": (
        "Casco a cubierto: Se juega al revelarse las asignaciones o al revelarse las declaraciones.",
        "Objetivo: una Unidad tuya (vehículo). Su Defensa: +2. Mientras la Unidad esté en juego.",
    ),
    "fr": (
        "Caisse défilée : Se joue quand les engagements sont révélés ou quand les déclarations sont révélées.",
        "Cible : une de vos unités (véhicule). Sa défense : +2. Tant que l'unité est en jeu.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_are_generated_from_effects(language: str) -> None:
    state = position("turn 2\ncommands a: hull-down", Setup("spearpoint", "standard"))
    lines = title_of("spearpoint").terminal().board(texts_in(language), SPEARPOINT.view(state, A))
    assert any(line.strip() == " ".join(("hull-down ", *HULL_DOWN[language])) for line in lines)


def test_cards_lying_with_units_are_explained() -> None:
    state = at("a1 mt-us tc-us front damage dm-1 2 orders cm-hull\nb1 rif-ge - front")
    said = "\n".join(title_of("spearpoint").terminal().board(texts_in("en"), SPEARPOINT.view(state, B)))
    assert "a1  Cm hull: Its Defense: +2. As long as the Unit is in play." in said
    assert "a1  Dm 1: Its weapon 1 cannot be used. Turn counter 1." in said
    assert re.search(r"^ +a1  Mt us  Def 6 \(bulletproof\), End 4/8 .*\[Dm 1 \(2\)\] \[Cm hull\]$", said, re.M)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(5))
def test_every_card_of_every_set_has_a_text(language: str, seed: int) -> None:
    texts = texts_in(language)
    for cards in (HOUSE, read_cards(random_cards(Random(seed)), "wild")):
        for command in cards.commands:
            told = [texts.say(message) for message in command_messages(command)]
            assert all(line.endswith(".") and line[0].isupper() for line in told)
        for damage in cards.damages:
            for kind, section in enumerate(damage.sections):
                assert all(texts.say(message).endswith(".") for message in section_messages(section, kind))


def test_cards_of_other_sets_are_called_by_their_slugs(terminal: Terminal) -> None:
    fixtures = Path(__file__).parents[1] / "titles" / "spearpoint" / "fixtures.toml"
    said = terminal.run("play", "spearpoint", "--cards", os.fspath(fixtures), "--seed", "1", typed="random\n").out
    assert re.search(r"^ +mt-us 0/\d+ +Mt us +10 points", said, re.M)
    assert "from a file." in said


# -- records ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", ["all", "public", "american", "german"])
def test_a_recorded_game_can_be_narrated(terminal: Terminal, tmp_path: Path, viewer: str) -> None:
    file = tmp_path / "game.record"
    table = sit_down(Setup("spearpoint", "meeting-engagement", {"max-turns": 4}))
    rng = Random(3)
    while seats := table.to_act():
        if CHANCE in seats:
            table.roll(rng)
        else:
            table.act(seats[0], rng.choice(list(table.legal(seats[0]))))
    file.write_text(table.record().write(), encoding="utf-8")
    said = terminal.run("replay", os.fspath(file), "--as", viewer)
    assert said.code == 0
    assert "Turn 2: Commitment Phase." in said.out
    first = said.out[: said.out.index("Turn 1: ")]
    assert ("The Germans are dealt a Command card: " in first) == (viewer in ("all", "german"))
    assert ("The Americans are dealt a Command card: " in first) == (viewer in ("all", "american"))


def test_two_seats_of_one_faction_are_two_sides(terminal: Terminal) -> None:
    said = terminal.run("play", "spearpoint", "--option", "mirror-factions=first", typed="offer draw\nresign\n").out
    assert "second American side declines the draw." in said
    assert "second American side won by resignation." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_end_each_hand_is_headed_by_its_side(language: str) -> None:
    texts, state = texts_in(language), at("hand a: rif-us\nhand b: rif-ge")
    title = title_of("spearpoint").terminal()
    said = "\n".join(title.board(texts, SPEARPOINT.everything(state)))
    for seat in ("american", "german"):
        assert texts("spearpoint-board-hand-of", seat=texts(f"seat-{seat}")) in said
    assert texts("spearpoint-board-hand") not in said


def test_examples_of_attacks_are_those_that_can_be_declared() -> None:
    texts, title = texts_in("en"), title_of("spearpoint").terminal()
    state = at("turn 1 step declare\na1 mt-us tc-us front\nb1 rif-ge - front")
    assert "“attack a1 b1”." in title.task(texts, SPEARPOINT.view(state, A))[0]
    alone = at("turn 1 step declare\na1 mt-us tc-us front\nb1 spg-ge gc-ge rear\nb2 ht-ge - front")
    legal = [action.text() for action in SPEARPOINT.legal(alone, B)]
    task = title.task(texts, SPEARPOINT.view(alone, B))[0]
    assert ("no further attack" in task) == (legal == ["done"])
