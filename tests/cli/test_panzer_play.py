"""``fogline play panzer``: whole games through a pipe, squads, terrain, refusals, shots, presets, card sets."""

from __future__ import annotations

import os
import re
from itertools import permutations, product
from pathlib import Path
from random import Random

import pytest

import fogline
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.record import Entry
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.locale import LANGUAGES, texts_in
from fogline.locale.names import option_message
from fogline.table import read_table, sit_down
from fogline.table.records import AnyTable
from fogline.titles.panzer.rules.cards import CODES, read_cell, unit_of
from fogline.titles.panzer.rules.events import Captured, Explored, Fired, Revealed, ShownEmpty, TurnBegan
from fogline.titles.panzer.rules.tables import OPTIONS, PRESETS
from fogline.titles.panzer.rules.view import known_hands
from tests.cli.terminal import Terminal
from tests.titles.panzer.fixtures import play, skirmish

SET_UP = "squad SHE SHE STU\ndeploy SHE A1 SHE B1 STU D1\ndone\n"
OWN_RECONSTRUCTION = "are Fogline’s own reconstruction (card set “house”)"


def attempts(columns: str, rows: int, rounds: int) -> str:
    """Lines that keep playing whatever happens: an impossible action is refused without harm."""
    rng, lines = Random(5), []
    cells = [f"{column}{row}" for row, column in product(range(1, rows + 1), columns)]
    corners = [f"{column}{row}" for row, column in product(range(1, rows), columns[:-1])]
    for number in range(rounds):
        rng.shuffle(cells)
        lines += [*(f"shoot {cell}" for cell in cells), "hold"]
        corner = rng.choice(corners)
        if number % 3 == 0:
            lines += [f"search {cell}" for cell in cells[:4]]
        elif number % 3 == 1:
            lines += [f"explore {corner}", *_moves(corner), "skip", "skip"]
        else:
            lines += [*_moves(corner), *(f"light {tank} {cell}" for tank, cell in permutations(cells[:5], 2)), "skip"]
    return "\n".join(lines) + "\n"


def _moves(corner: str) -> list[str]:
    column, row = corner[0], int(corner[1])
    four = [f"{letter}{number}" for number in (row, row + 1) for letter in (column, chr(ord(column) + 1))]
    return [f"move {corner} {one}-{other}" for one, other in permutations(four, 2)]


@pytest.mark.parametrize(
    ("words", "terrain", "columns", "rows"),
    [
        (["--option", "max-turns=80", "--seed", "2"], "", "ABCD", 6),
        (["--preset", "full", "--seed", "1"], "random\n", "ABCD", 6),
        (["--preset", "full", "--seed", "7"], "random\n", "ABCD", 6),
        (
            ["--scenario", "great-battle", "--preset", "step-10", "--option", "max-turns=20", "--seed", "2"],
            "random\nrandom\n",
            "ABCDEF",
            5,
        ),
    ],
    ids=["draw", "lost", "won", "great-battle"],
)
def test_a_whole_game_against_the_random_player(
    terminal: Terminal, tmp_path: Path, words: list[str], terrain: str, columns: str, rows: int
) -> None:
    file = tmp_path / "game.record"
    typed = f"{terrain}squad SHE SHE STU\nrandom\ndone\n" + attempts(columns, rows, 400)
    said = terminal.run("play", "panzer", *words, "--record", os.fspath(file), typed=typed)
    assert said.code == 0
    table = read_table(file.read_text(encoding="utf-8"))
    outcome = table.outcome()
    assert outcome is not None
    last = said.out.rstrip().splitlines()[-2]
    assert re.match(r"(American|German) side won |A draw ", last)
    assert bool(outcome.winners) == (" won " in last)
    final = said.out[said.out.rindex(f"  {rows}  ") :]
    assert "???" not in final, "after the game all cards are shown"
    assert "; squad STU SHE SHE" in final, "and both squads"
    own = [entry.action for entry in table.record().entries if entry.seat == "american"]
    squad = ["take SHE", "take SHE", "take STU", "done"]
    start = own.index("take SHE")
    assert own[start : start + 4] == squad


def test_a_seed_makes_a_game_repeatable(terminal: Terminal) -> None:
    typed = SET_UP + attempts("ABCD", 6, 6)
    first, again = (terminal.run("play", "panzer", "--seed", "3", typed=typed).out for _ in range(2))
    assert first == again
    assert first != terminal.run("play", "panzer", "--seed", "4", typed=typed).out


# -- set-up -----------------------------------------------------------------------------------------


def test_pz_squad_2_cards_are_shown_with_values_and_remaining_points(terminal: Terminal) -> None:
    said = terminal.run("play", "panzer", "--seed", "1", typed="take SHE\ntake SHE BAZ\nundo 2\nrandom\n")
    assert re.search(r"^ +cards  cost  armour  firepower$", said.out, re.M)
    assert re.search(r"^  SHE  M4 Sherman +2 +4 +2 +2$", said.out, re.M)
    assert re.search(r"^  PER  M26 Pershing\* +1 +6 +3 +3$", said.out, re.M)
    assert said.out.count(OWN_RECONSTRUCTION) >= 2, "at the start, and wherever the cards are shown"
    assert "Taken: -. Left: points 12/12, units 4/4." in said.out
    assert "Taken: SHE. Left: points 8/12, units 3/4." in said.out
    assert "Taken: BAZ SHE SHE. Left: points 2/12, units 1/4." in said.out
    assert "2 actions taken back." in said.out


@pytest.mark.parametrize("seed", range(6))
def test_pz_squad_2_a_random_squad_is_full_and_a_random_deployment_complete(terminal: Terminal, seed: int) -> None:
    file = "random\ndone\nrandom\ndone\n"
    said = terminal.run("play", "panzer", "--scenario", "battle", "--seed", str(seed), typed=file)
    assert "Turn 1, American side." in said.out


def test_pz_deploy_1_shorthand_and_the_remaining_units(terminal: Terminal) -> None:
    said = terminal.run("play", "panzer", "--seed", "1", typed="squad she she stu\ndeploy SHE A1 STU C1\nundo\n")
    assert "Left: STU M3 Stuart, SHE M4 Sherman, SHE M4 Sherman. Free: A1 B1 C1 D1." in said.out
    assert "Left: SHE M4 Sherman. Free: B1 D1." in said.out
    assert "Left: STU M3 Stuart, SHE M4 Sherman. Free: B1 C1 D1." in said.out


def test_shorthand_is_carried_out_whole_or_not_at_all(terminal: Terminal) -> None:
    said = terminal.run("play", "panzer", "--seed", "1", typed="squad SHE SHE SHE\nboard\n")
    assert "“take SHE” is not allowed (PZ-SQUAD-2)" in said.out
    assert "In “squad she she she”: “take SHE”" in said.out
    assert "undo" not in said.out[said.out.index("is not allowed") :].split("board")[0]
    assert "Taken: SHE" not in said.out
    said = terminal.run("play", "panzer", "--seed", "1", typed="squad SHE SHE STU\ndeploy SHE A1 SHE A1\nboard\n")
    assert "“deploy SHE A1” is not allowed (PZ-DEPLOY-1)" in said.out
    assert "aSHE" not in said.out


@pytest.mark.parametrize(
    ("taken", "language", "words"),
    [
        ("take SHE", "en", "you have already taken SHE: take it back with “undo” first."),
        ("take SHE STU", "en", "you have already taken STU SHE: take them back with “undo 2” first."),
        ("take SHE STU", "es", "pero ya has tomado STU SHE: devuélvelas primero con «deshacer 2»."),
        ("take SHE STU", "fr", "vous avez déjà pris STU SHE : rendez-les d'abord par « annuler 2 »."),
    ],
)
def test_a_whole_squad_is_not_for_one_that_is_begun(terminal: Terminal, taken: str, language: str, words: str) -> None:
    typed = f"{taken}\nsquad SHE SHE STU\n"
    said = terminal.run("play", "panzer", "--seed", "1", "--language", language, typed=typed).out
    assert words in " ".join(said.split())
    assert " she she stu" in said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "not before February 1945"),
        ("es", "no antes de febrero de 1945"),
        ("fr", "pas avant février 1945"),
    ],
)
def test_pz_m26_1_the_cards_say_why_there_is_no_pershing(terminal: Terminal, language: str, words: str) -> None:
    said = terminal.run("play", "panzer", "--option", "period=1944-12", "--language", language).out
    assert re.search(rf"^  PER  M26 Pershing\* +0 .* {words} \(PZ-M26-1\)$", said, re.M)
    assert said.count(words) == 1
    assert words not in terminal.run("play", "panzer", "--option", "period=1945-02", "--language", language).out


def test_pz_tplc_6_terrain_is_placed_in_turn(terminal: Terminal) -> None:
    words = ["--option", "terrain=true", "--against", "human", "--scenario", "battle"]
    typed = "\nterrain hill B4\n\n\nterrain meadow B3\n\n\nterrain lake C3\n\n\nrandom\n"
    said = terminal.run("play", "panzer", *words, "--seed", "1", typed=typed)
    assert re.findall(r"^(\w+)> terrain", said.out, re.M) == ["german", "american", "german"]
    assert "· The Germans place a hill on B4. (PZ-TPLC-6)" in said.out
    assert "· The Americans place a meadow on B3. (PZ-TPLC-6)" in said.out
    assert "Choose your squad" in said.out


def test_amb_04_terrain_after_the_squads(terminal: Terminal) -> None:
    words = ["--option", "terrain=true", "--option", "terrain-before-squads=false"]
    said = terminal.run("play", "panzer", *words, "--seed", "1", typed=SET_UP.splitlines()[0] + "\nrandom\n")
    assert said.out.index("Choose your squad") < said.out.index("Place a terrain card") < said.out.index("Deploy your")
    assert "Agreed: Terrain before squads: off (AMB-04)" in said.out


# -- the board --------------------------------------------------------------------------------------


def rows_of(said: str, which: int) -> list[str]:
    """The rows of one of the boards shown, without their contents."""
    boards = re.findall(r"^ +[A-F](?: +[A-F])+\n(?:  \d  .*\n)+", said, re.M)
    lines = boards[which].splitlines()
    return ["".join(lines[0].split()), *(line.split()[0] for line in lines[1:])]


def test_the_viewers_side_is_at_the_bottom(terminal: Terminal) -> None:
    american = terminal.run("play", "panzer", "--seed", "1", typed=SET_UP).out
    assert rows_of(american, -1) == ["ABCD", "6", "5", "4", "3", "2", "1"]
    assert re.search(r"^  1  aSHE +aSHE +a--- +aSTU$", american, re.M)
    german = terminal.run(
        "play", "panzer", "--as", "german", "--seed", "1", typed="squad PZ4 PZ2\ndeploy PZ4 A6 PZ2 C6\ndone\n"
    ).out
    assert rows_of(german, -1) == ["DCBA", "1", "2", "3", "4", "5", "6"]
    assert re.search(r"^  6  g--- +gPZ2 +g--- +gPZ4$", german, re.M)
    assert re.search(r"^  1  a\?\?\? ", german, re.M)


def test_the_viewers_side_is_at_the_bottom_in_stalingrad(terminal: Terminal) -> None:
    german = terminal.run("play", "stalingrad", "--seed", "1", typed="random\ndone\n").out
    soviet = terminal.run("play", "stalingrad", "--as", "soviet", "--seed", "1", typed="random\ndone\n").out
    boards = [re.findall(r"^ +[a-d]  .*\n(?:  [GS]\d.*\n|  -.*\n)+", said, re.M)[-1] for said in (german, soviet)]
    heads = [re.findall(r"^  ([GS]\d|-)", one, re.M) for one in boards]
    assert heads[0] == ["S3", "S2", "S1", "-", "G1", "G2", "G3"]
    assert heads[1] == heads[0][::-1]
    assert [one.split()[:4] for one in boards] == [["a", "b", "c", "d"], ["d", "c", "b", "a"]]


def test_terrain_revealed_and_locked_units_have_signs_of_their_own(terminal: Terminal) -> None:
    """Symbols differ by more than colour; help explains them."""
    said = terminal.run("play", "panzer", "--seed", "1", typed="help\n").out
    legend = said[said.index("On the board:") :]
    for sign in ("a---", "g???", "aSHE ", "aSHE!", "aPER#", "hill/aSHE", "[gPZ4!]"):
        assert sign in legend


# -- refusals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "clause", "words"),
    [
        ("hold", "PZ-TURN-2", "you may not pass"),
        ("take SHE", "PZ-TURN-2", "one action"),
        ("move A3", "PZ-MOVE-1", "all forest and unit cards are yours"),
        ("move A1 A2-B2", "PZ-MOVE-2", "there is no such unit on one of the cells you named"),
        ("move A1 A1-B1", "PZ-TMOV-3", "no two on one cell"),
        ("explore A1", "PZ-EXPL-1", "at least one card of each side"),
        ("search A6", "PZ-SRCH-1", "at distance 1 or 2"),
        ("search A1", "PZ-SRCH-1", "an enemy card face down"),
    ],
)
def test_a_refusal_cites_its_clause_and_its_text(terminal: Terminal, line: str, clause: str, words: str) -> None:
    said = terminal.run("play", "panzer", "--seed", "1", typed=f"{SET_UP}{line}\n")
    assert f"“{line}” is not allowed ({clause})." in said.out
    assert words in " ".join(said.out.split())


@pytest.mark.parametrize(
    ("typed", "line", "clause"),
    [
        ("", "done", "PZ-SQUAD-2"),
        ("", "take PZ4", "PZ-SQUAD-1"),
        ("", "take PER", "PZ-M26-1"),
        ("", "deploy SHE A1", "PZ-SETUP-2"),
        ("", "move A1", "PZ-SETUP-2"),
        ("take SHE\ntake SHE\ntake HEL\n", "take BAZ", "PZ-SQUAD-2"),
        ("squad SHE\n", "deploy SHE A2", "PZ-DEPLOY-1"),
        ("squad SHE\n", "done", "PZ-DEPLOY-1"),
    ],
)
def test_refusals_of_the_set_up(terminal: Terminal, typed: str, line: str, clause: str) -> None:
    said = terminal.run("play", "panzer", "--option", "period=1944-12", "--seed", "1", typed=f"{typed}{line}\n")
    assert f"“{line}” is not allowed ({clause})." in said.out


@pytest.mark.parametrize(
    ("scenario", "typed", "line", "clause"),
    [
        ("skirmish", "", "take SHE", "PZ-SETUP-2"),
        ("skirmish", "", "terrain hill A1", "PZ-TPLC-2"),
        ("skirmish", "\nterrain hill B4\n\n", "terrain hill C4", "PZ-TPLC-3"),
        ("battle", "\nterrain hill B4\n\n\nrandom\n\n", "terrain lake C4", "PZ-TPLC-4"),
        ("battle", "\nterrain hill B4\n\n\nrandom\n\n", "terrain meadow C3", "PZ-TPLC-1"),
    ],
)
def test_refusals_of_terrain(terminal: Terminal, scenario: str, typed: str, line: str, clause: str) -> None:
    words = ["--option", "terrain=true", "--scenario", scenario, "--against", "human", "--seed", "1"]
    said = terminal.run("play", "panzer", *words, typed=f"{typed or chr(10)}{line}\n\n{line}\n")
    assert f"“{line}” is not allowed ({clause})." in said.out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "is not allowed (PZ-EXPL-1). You can EXPLORE a quadrant that holds at least one card of each side."),
        ("es", "no está permitido (PZ-EXPL-1). Puedes EXPLORAR un cuadrante que contenga al menos una carta de cada"),
        ("fr", "n'est pas permis (PZ-EXPL-1). Vous pouvez EXPLORER un carré qui contient au moins une carte de chaque"),
    ],
)
def test_refusals_in_three_languages(terminal: Terminal, language: str, words: str) -> None:
    said = terminal.run("play", "panzer", "--seed", "1", "--language", language, typed=f"{SET_UP}explore A1\n")
    assert words in " ".join(said.out.split())


def test_an_unreadable_record_is_explained(terminal: Terminal) -> None:
    said = terminal.run("play", "panzer", "--seed", "1", typed=f"squad XXX\n{SET_UP}jump A1\nmove A1 A1\nsearch Z9\n")
    assert "I cannot read “squad xxx”. Write it like this: squad SHE SHE PER:" in said.out
    assert "“jump a1” is not a known command or action." in said.out
    assert "I cannot read “move a1 a1”. Write it like this: move B2, or move B2 B2-C3 C3-B2:" in said.out
    assert "I cannot read “search z9”. Write it like this: search B5:" in said.out


def test_legal_actions_are_grouped_and_can_be_looked_into(terminal: Terminal) -> None:
    """PZ-EXPL-1, PZ-SRCH-1: three quadrants to explore, eight cards to search."""
    typed = f"{SET_UP}list move\nlist search\nlist dance\nrandom\n"
    said = terminal.run("play", "panzer", "--seed", "1", typed=typed).out
    counts = dict(re.findall(r"^  (\w+) +\S.*?  +(\d+)  e\.g\. \1", said[: said.index("> list")], re.M))
    assert counts == {"move": "23", "explore": "3", "search": "8"}
    assert len(re.findall(r"\bsearch [A-D]\d\b", said)) == 8 + 1
    assert "No action begins with “dance”" in said
    assert "“random” works only during set-up." in said


def test_help_and_rules_are_those_of_this_game(terminal: Terminal) -> None:
    typed = f"help\n{SET_UP}help\nrules\nrules pz-move-1\nrules AMB-41\nrules AMB-43\nrules ST-MOVE-2\n"
    said = " ".join(terminal.run("play", "panzer", "--seed", "1", typed=typed).out.split())
    assert "squad SHE SHE PER" in said
    assert "explore B3: the quadrant by its cell" in said
    assert "rules PZ-MOVE-1 show a clause" in said
    assert "PZ-MOVE-1: You can MOVE a quadrant" in said
    assert "AMB-41: Whether flank and rear attack still count" in said
    assert "no text for AMB-43 here; docs/rules/panzer.md has all clauses." in said, "that is one of Stalingrad's"
    assert "no text for ST-MOVE-2 here" in said
    assert "ST-SHOT-1" not in said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "PZ-EXPL-4 An EXPLORE that meets no unit takes the quadrant. PZ-EXPL-5"),
        ("es", "PZ-SRCH-5 La unidad encontrada queda revelada. PZ-SHOT-1"),
        ("fr", "PZ-SRCH-5 L'unité trouvée reste révélée. PZ-SHOT-1"),
    ],
)
def test_each_listed_clause_has_a_sentence(terminal: Terminal, language: str, words: str) -> None:
    said = terminal.run("play", "panzer", "--seed", "1", "--language", language, typed="rules\n").out
    assert words in " ".join(said.split())
    assert re.search(r"^  PZ-M26-1 +\S", said, re.M)
    assert re.search(r"^  AMB-15 +\S", said, re.M), "options have clauses too"


# -- shots ------------------------------------------------------------------------------------------

FORWARD = "move A1 B1-B2\n\n\nmove A5 B6-B5\n\n\nmove A2 B2-B3\n\n\nmove A5 A6-A5\n\n\n"


def two_people(terminal: Terminal, typed: str, *words: str) -> str:
    american = "squad SHE SHE STU\n"
    german = "squad PZ4 PZ4 PZ2\ndeploy PZ4 B6 PZ4 A6 PZ2 D6\ndone\n"
    opening = f"\n{american}\n\n{german}\n\ndeploy SHE B1 SHE C1 STU D1\ndone\n"
    return terminal.run("play", "panzer", "--against", "human", "--seed", "1", *words, typed=opening + typed).out


def test_pz_shot_3_the_hand_and_the_odds_are_shown_before_and_after_the_shot(terminal: Terminal) -> None:
    said = two_people(terminal, f"{FORWARD}search B5\nshoot C1\nshoot B3\n")
    assert "B5 is a Panzer IV. Shoot at it with one unit, or type “hold”:" in said
    assert re.search(r"^  5  .*\[gPZ4!\]", said, re.M)
    assert "  shoot B3  M4 Sherman: distance 2, armour 2, hits 2: chance 2/6, 33 %\n" in said
    assert "  hold      do not shoot\n" in said
    assert "“shoot C1” is not allowed (PZ-SHOT-1)." in said
    whole = " ".join(said.split())
    assert "The Americans fire with an M4 Sherman from B3 at a Panzer IV on B5. Hand: distance 2, armour 2," in whole
    assert re.search(r"· The Germans draw a card: (a hit|a distance miss|an armour miss)\. \(PZ-SHOT-5\)", whole)
    assert re.search(r"· (Missed|Destroyed): a Panzer IV on B5", whole)


def test_pz_srch_2_a_revealed_unit_must_be_shot_at(terminal: Terminal) -> None:
    said = two_people(terminal, f"{FORWARD}search B5\nhold\n\n\nmove C5\n\n\nsearch B5\nhold\n")
    assert "B5 is a Panzer IV. Shoot at it with one unit:\n" in said
    assert "“hold” is not allowed (PZ-SRCH-2)." in said


@pytest.mark.parametrize(
    ("language", "verb", "words"),
    [
        ("en", "search", "revealed: you must shoot"),
        ("es", "buscar", "revelada: tienes que disparar"),
        ("fr", "chercher", "révélée : vous devez tirer"),
    ],
)
def test_pz_srch_2_a_search_that_forces_a_shot_is_marked(
    terminal: Terminal, language: str, verb: str, words: str
) -> None:
    opening = f"{FORWARD}list search\nsearch B5\nhold\n\n\nmove C5\n\n\n"
    said = two_people(terminal, f"{opening}list search\n", "--language", language)
    before, after = said[: said.rindex("> hold")], said[said.rindex("> hold") :]
    assert words not in before, "face down, it binds to nothing"
    assert f"    {verb} B5  {words}\n" in after[: after.index("> list")]
    assert f"\n  {verb} B5  {words}\n" in after[after.index("> list") :]
    assert after.count(words) == 2
    option = ("--option", "allow-null-search-revealed=true")
    assert words not in two_people(terminal, f"{opening}list search\n", "--language", language, *option)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "There are only revealed units: nothing changes."),
        ("es", "Solo hay unidades reveladas: no cambia nada."),
        ("fr", "Il n'y a que des unités révélées : rien ne change."),
    ],
)
def test_amb_15_an_explore_without_any_effect_says_so(terminal: Terminal, language: str, words: str) -> None:
    """The Panzer IV on A4 is found, and B4 and C4 are taken; then A3–B4 has nothing else."""
    arrive = "move C1\n\n\nmove A5 A6-A5\n\n\nmove C1\n\n\nmove A4 A5-A4\n\n\n"
    take = "search A4\nhold\n\n\nmove C5\n\n\nexplore B3\nskip\n\n\nmove C5\n\n\n"
    said = two_people(terminal, f"{arrive}{take}explore A3\n\n\n", "--language", language)
    assert said.count(f"A3–B4. (PZ-EXPL-2)\n· {words} (AMB-15)\n") == 2, "told to both"
    assert said.count(words) == 2


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The EXPLORE of B4–C5 fails: it met a unit on B5. The Americans take no cell. (PZ-EXPL-5)"),
        ("es", "EXPLORAR B4–C5 fracasa: hay una unidad en B5. Los americanos no toman ninguna casilla. (PZ-EXPL-5)"),
        (
            "fr",
            "EXPLORER B4–C5 échoue : une unité se trouve en B5. Les Américains ne prennent aucune case. (PZ-EXPL-5)",
        ),
    ],
)
def test_pz_expl_5_an_explore_that_meets_a_unit_says_why_it_fails(
    terminal: Terminal, tmp_path: Path, language: str, words: str
) -> None:
    """Given a Panzer IV on B5, when the Americans on B3 have taken B4 and explore B4–C5, then both are told; so is
    anyone who reads the game."""
    file = tmp_path / "game.record"
    typed = f"{FORWARD}explore B3\nskip\n\n\nmove C5\n\n\nexplore B4\n\n\n"
    said = two_people(terminal, typed, "--language", language, "--record", os.fspath(file))
    assert " ".join(said.split()).count(words) == 2, "told to both, after what was shown"
    told = terminal.run("replay", os.fspath(file), "--as", "public", "--language", language).out
    assert words in " ".join(told.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_pz_expl_5_a_met_unit_is_told_by_its_kind(language: str) -> None:
    title, texts = title_of("panzer").terminal(), texts_in(language)
    explored, panzer = Explored(0, read_cell("B3")), unit_of(1, 5)
    met, own = Revealed(read_cell("B4"), panzer), Revealed(read_cell("B3"), unit_of(0, 5))
    empty, after = ShownEmpty((read_cell("C4"),)), TurnBegan(5, 1)
    for events, last, cell in (
        ([explored, met, after], met, "B4"),
        ([explored, met, empty, after], empty, "B4"),
        ([explored, met, own, after], own, "B4"),
        ([explored, empty, after], empty, None),
    ):
        told = [title.comment(event, events) for event in events]
        assert [event for event, message in zip(events, told, strict=True) if message] == [last], (
            "said once, at the end"
        )
        said = texts.say(next(message for message in told if message))
        assert said.endswith("(PZ-EXPL-5)")
        assert (cell in said) if cell else ("B4." not in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_amb_15_an_explore_with_any_effect_does_not_reveal_the_kind(language: str) -> None:
    title, texts = title_of("panzer").terminal(), texts_in(language)
    explored = Explored(0, read_cell("B3"))
    comment = title.comment(explored, [explored, TurnBegan(5, 1)])
    assert comment is not None
    assert texts.say(comment).endswith(" (AMB-15)")
    assert title.comment(explored, [explored, ShownEmpty((3,))]) is None, "that it fails is said after what is shown"
    assert title.comment(explored, [explored, Captured(0, (3,))]) is None
    assert title.comment(explored, [explored, Revealed(3, 9)]) is None
    assert title.comment(TurnBegan(5, 1), [explored, TurnBegan(5, 1)]) is None


@pytest.mark.parametrize(
    ("language", "words", "other"),
    [
        (
            "en",
            "No light tank of yours in the quadrant A1–B2 can search: type “skip” (you are always asked,",
            "A light",
        ),
        ("es", "Ningún carro ligero tuyo del cuadrante A1–B2 puede buscar: escribe «omitir»", "Un carro"),
        ("fr", "Aucun de vos chars légers du carré A1–B2 ne peut chercher : tapez « passer »", "Un char"),
    ],
)
def test_pz_lite_2_a_side_without_a_light_tank_is_told_so(
    terminal: Terminal, language: str, words: str, other: str
) -> None:
    """C1–D2 has a Stuart: it may search what it sees, starting from D2. The enemy is told nothing about either."""
    option = ("--option", "light-tanks=true", "--language", language)
    said = " ".join(two_people(terminal, "move A1 B1-B2\nskip\n\n\nmove A5\n", *option).split())
    assert words in said
    assert said.count(words) == 1
    said = " ".join(two_people(terminal, "move C1 D1-D2\nskip\n", *option).split())
    assert other in said
    assert words.split(" A1–B2 ")[0] not in said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "B5 is a Panzer IV. No unit of yours can shoot at it: type “hold” (you are always asked,"),
        ("es", "En B5 hay un Panzer IV. Ninguna unidad tuya puede dispararle: escribe «renunciar»"),
        ("fr", "En B5 se trouve un Panzer IV. Aucune de vos unités ne peut tirer sur lui : tapez « renoncer »"),
    ],
)
def test_pz_srch_5_a_side_without_a_shooter_is_told_so(terminal: Terminal, language: str, words: str) -> None:
    moves = "move C1\n\n\nmove A5 B6-B5\n\n\nsearch B5\nhold\n"
    said = " ".join(two_people(terminal, moves, "--language", language).split())
    assert words in said


def test_reveals_are_repeated(terminal: Terminal) -> None:
    said = two_people(terminal, f"{FORWARD}search B5\nhold\n\n\nmove A5\n\n\nlog\n")
    assert re.search(r"Recently revealed.*\n(?: .*\n)* +5  B5 is a Panzer IV, now revealed\.\n", said)
    assert re.search(r"> log\n(?: .*\n)* +6  The Germans MOVE the quadrant A5–B6\.\n", said)


def test_the_odds_shown_beforehand_hold() -> None:
    options = {key: value for key, value in PRESETS["full"].items() if key != "period"}
    shots = 0
    for seed in range(12):
        rng, table = Random(seed), sit_down(Setup("panzer", "skirmish", options | {"max-turns": 100}))
        while seats := table.to_act():
            if seats == (CHANCE,):
                table.roll(rng)
                continue
            text = _eager_choice(table, seats[0], rng)
            hands = known_hands(table.view(seats[0]), read_cell(text.split()[1])) if text.startswith("shoot") else []
            table.act(seats[0], text)
            for event in table.history()[-1].events:
                if isinstance(event, Fired):
                    shots += 1
                    assert (event.distance, event.armour, event.hits) in hands
    assert shots > 20


@pytest.mark.parametrize(("move", "hand"), [("move A5", (1, 2, 2)), ("move A5 A5-B5 B5-A5", (2, 2, 2))])
def test_amb_36_only_their_owner_knows_the_odds_of_twins(move: str, hand: tuple[int, int, int]) -> None:
    """Two Panzer IVs were taken up together after a shot at one of them: both hands are named, and either is
    possible."""
    table = sit_down(Setup("panzer", "skirmish", {"fire-correction": True}))
    american, german = Seat(0), Seat(1)
    table.act_batch(american, ["take SHE", "done"])
    table.act_batch(german, ["take PZ4", "take PZ4", "done"])
    table.act_batch(american, ["deploy SHE B1", "done"])
    table.act_batch(german, ["deploy PZ4 A6", "deploy PZ4 B6", "done"])
    for number, line in enumerate(["move A1 B1-B2", "move A5 A6-A5 B6-B5", "move A2 B2-B3", "move C5"]):
        table.act(Seat(number % 2), line)
    table.act_batch(american, ["search B5"])
    assert known_hands(table.view(american), read_cell("B3")) == [(2, 2, 2)]
    table.act(american, "shoot B3")
    table.replay(Entry("chance", "draw armour"))
    table.act(german, move)
    table.act(american, "search B5")
    view = table.view(american)
    assert known_hands(view, read_cell("B3")) == [(2, 2, 2), (1, 2, 2)]
    told = title_of("panzer").terminal().remark(texts_in("en"), view, "shoot B3")
    assert told.endswith("chance 2/6, 33 %, or chance 2/5, 40 % if it is the same unit as in the earlier shot")
    table.act(american, "shoot B3")
    (fired,) = [event for event in table.history()[-1].events if isinstance(event, Fired)]
    assert (fired.distance, fired.armour, fired.hits) == hand


def _eager_choice(table: AnyTable, seat: Seat, rng: Random) -> str:
    """Shoot if possible, take all possible units, else anything."""
    kinds: dict[str, list[str]] = {}
    for action in table.legal(seat):
        text = table.game.write(action)
        kinds.setdefault(text.split()[0], []).append(text)
    for verb in ("shoot", "take", "deploy"):
        if verb in kinds:
            return rng.choice(kinds[verb])
    return rng.choice(rng.choice(list(kinds.values())))


# -- presets and cards ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "rules"), [("basic", ""), ("step-3", "Rear attack (PZ-REAR-1)."), ("full", "Ambush")]
)
def test_a_preset_is_announced(terminal: Terminal, preset: str, rules: str) -> None:
    said = " ".join(terminal.run("play", "panzer", "--preset", preset, "--seed", "1").out.split())
    assert ("The basic game, without advanced rules." in said) == (rules == "")
    assert rules in said
    assert ("Month of the battle 1944-12 (PZ-M26-1)" in said) == (preset == "full")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", "Reglas avanzadas: Corrección de tiro (PZ-CORR-1), Ataque por el flanco (PZ-FLNK-1)"),
        ("fr", "Règles avancées : Correction de tir (PZ-CORR-1), Attaque de flanc (PZ-FLNK-1)"),
    ],
)
def test_rules_are_announced_by_their_names(terminal: Terminal, language: str, words: str) -> None:
    said = terminal.run("play", "panzer", "--preset", "full", "--language", language, "--seed", "1").out
    assert words in " ".join(said.split())
    assert [option.key for option in OPTIONS if "_" in option.key and option.key in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", fogline.games())
def test_terms_are_shown_as_sentences(game: str, language: str) -> None:
    """Every option of every game with every named value: neither its key nor an identifier appears."""
    texts, seen = texts_in(language), 0
    for option in fogline.game(game).options:
        for value in option.values:
            said = texts.say(option_message(game, option.key, value, option.clause))
            assert "_" not in said
            assert not re.search(r"[a-z][A-Z]", said)
            assert "True" not in said
            assert "False" not in said
            seen += 1
    assert seen > 20


def test_an_option_counts_more_than_a_preset(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    words = ["--preset", "full", "--option", "period=none", "--option", "ambush=false", "--option", "max-turns=30"]
    said = terminal.run("play", "panzer", *words, "--seed", "1", "--record", os.fspath(file), typed="")
    assert "After 30 turns without a winner the game is a draw (AMB-76)." in said.out
    options = fogline.Record.read(file.read_text(encoding="utf-8")).setup.options
    assert (options["period"], options["ambush"], options["rear-attack"]) == ("none", False, True)


HOUSE = (Path(fogline.__file__).parent / "titles" / "panzer" / "data" / "house.toml").read_text(encoding="utf-8")
CHEAP = HOUSE.replace('name = "house"', 'name = "cheap"').replace("PER = { cost = 6", "PER = { cost = 1")


def test_a_game_with_your_own_cards(terminal: Terminal, tmp_path: Path) -> None:
    cards, record = tmp_path / "cheap.toml", tmp_path / "game.record"
    cards.write_text(CHEAP, encoding="utf-8")
    words = ["--cards", os.fspath(cards), "--seed", "1", "--record", os.fspath(record)]
    said = terminal.run("play", "panzer", *words, typed="squad PER SHE SHE STU\nrandom\ndone\n")
    assert "Card set: “cheap”, from a file." in said.out
    assert OWN_RECONSTRUCTION not in said.out
    assert re.search(r"^  PER  M26 Pershing\* +1 +1 +3 +3$", said.out, re.M)
    assert "Turn 1, American side." in said.out
    assert 'name = "cheap"' in fogline.Record.read(record.read_text(encoding="utf-8")).setup.data
    again = terminal.run("play", "panzer", "--resume", os.fspath(record), typed="board\n")
    assert "aPER" in again.out


def test_faulty_cards_cannot_be_played(terminal: Terminal, tmp_path: Path) -> None:
    cards = tmp_path / "faulty.toml"
    cards.write_text(HOUSE.replace("armour = 3, firepower = 3 }  # M26", "armour = 4, firepower = 3 }  # M26"))
    said = terminal.run("play", "panzer", "--cards", os.fspath(cards))
    assert said.code == 2
    assert "faulty.toml: line 21, american.PER.armour: 4 is more than 3" in said.err


@pytest.mark.parametrize("words", [["--preset", "full"], ["--cards", "x.toml"]], ids=lambda words: words[0])
def test_the_terms_of_a_saved_game_cannot_be_changed(terminal: Terminal, tmp_path: Path, words: list[str]) -> None:
    file = os.fspath(tmp_path / "game.record")
    terminal.run("play", "panzer", "--record", file)
    said = terminal.run("play", "panzer", "--resume", file, *words)
    assert said.code == 2
    assert f"--resume: {words[0]}: not allowed here" in said.err


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Next: American side", "The Americans SEARCH B5 for a target.", "B5 is a Panzer IV, now revealed."]),
        ("es", ["Sigue: Bando americano", "Los americanos BUSCAN OBJETIVO en B5.", "En B5 hay un Panzer IV"]),
        ("fr", ["Au suivant : Camp américain", "Les Américains CHERCHENT UNE CIBLE en B5.", "se trouve un Panzer IV"]),
    ],
)
def test_a_game_in_three_languages(terminal: Terminal, language: str, words: list[str]) -> None:
    said = two_people(terminal, f"help\n{FORWARD}search B5\nshoot B3\n", "--language", language)
    assert all(word in said for word in words)


def test_every_unit_can_be_named_in_a_squad() -> None:
    table = sit_down(Setup("panzer", "great-battle"))
    for seat, side in ((Seat(0), range(1, 9)), (Seat(1), range(9, 17))):
        assert {table.game.write(action) for action in table.legal(seat)} == {f"take {CODES[unit]}" for unit in side}


def test_reveals_are_encoded_and_spread() -> None:
    """A remembered face-down card is shown in parentheses; after a MOVE it is somewhere in the quadrant."""
    title, texts = title_of("panzer").terminal(), texts_in("en")
    state = skirmish(B3="aSHE", B5="gTIG", A6="gPZ4")
    play(state, "american", "search A5")
    view = fogline.game("panzer").view(state, Seat(0))
    assert "(g---)" in "\n".join(title.board(texts, view, marked=True))
    assert "(" not in "\n".join(title.board(texts, view)[:7])
    play(state, "german", "move A5")
    play(state, "american", "search B5", "hold")
    play(state, "german", "move B5 B5-C6")
    said = title.board(texts, fogline.game("panzer").view(state, Seat(0)), marked=True)
    assert not any("(g---)" in line for line in said), "a forest card that was taken up is not remembered"
    assert "Remembered, somewhere among these cells:" in said
    assert "  1 PzVI Tiger: B5 C5 B6 C6" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("side", "other"), [("german", "SHE|PER"), ("american", "PZ4|TIG")])
def test_the_examples_in_the_help_are_the_players_own_units(
    terminal: Terminal, language: str, side: str, other: str
) -> None:
    words = ["--as", side, "--seed", "1", "--language", language]
    for typed in ("help\n", "random\ndone\nhelp\n"):
        said = terminal.run("play", "panzer", *words, typed=typed).out
        texts = texts_in(language)
        examples = said[said.index(texts("help-actions")) :].split("\n\n")[0].split(texts("command-list"))[0]
        assert not re.search(rf"\b({other})\b", examples)
