"""The mutation check: rules, views and knowledge are broken one at a time, and the named test must notice.

``python -m tests.mutations [NAME ...]`` copies sources and tests to a temporary directory and there, for each mutation,
changes one text, runs only the tests that must catch it, on plain Python, and changes it back. It fails if a mutation
survives or cannot be made. ``--write`` renews the table of ``docs/testing.md``; ``test_mutations`` checks cheaply that
the list does not rot.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = Path("src") / "fogline" / "games"
PAGE: Final = ROOT / "docs" / "testing.md"
BEGIN: Final = "<!-- mutations: written by `python -m tests.mutations --write` -->"
END: Final = "<!-- end of the mutations -->"
LONGEST: Final = 120
"""Seconds after which the tests of a mutation are cut off: that proves nothing."""


class Mutation(NamedTuple):
    """One way to break the code. *old* stands exactly once in *file*, a path below ``games``; each test of *tests*, a
    path below ``tests`` with ``::`` and the name of a function, must fail once *new* stands there instead."""

    name: str
    breaks: str
    clause: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


MUTATIONS: Final = (
    # -- rules --------------------------------------------------------------------------------------
    Mutation(
        "shot-card-without-sniper",
        "a Shot Card is accepted on a Quadrant without a Sniper",
        "ST-SHOT-1",
        "stalingrad/searching.py",
        "if not _is_own(state, side, corner) or not holds_sniper(state, side, corner):",
        "if not _is_own(state, side, corner):",
        ("stalingrad/test_searching.py::test_st_shot_1_other_quadrants_are_refused",),
    ),
    Mutation(
        "shot-card-offered-anywhere",
        "every own Quadrant is offered for the Shot Card",
        "ST-SHOT-1",
        "stalingrad/searching.py",
        "        if holds_sniper(state, side, corner):\n            found.append(SHOOTS[corner])",
        "        if corner >= 0:\n            found.append(SHOOTS[corner])",
        ("stalingrad/test_searching.py::test_st_shot_1_quadrants_with_a_sniper",),
    ),
    Mutation(
        "shot-decoy-scores",
        "a Decoy that was shot at goes to the scoring zone",
        "ST-SHOOT-4",
        "stalingrad/searching.py",
        "    if state.cells[target] % KINDS != DECOY:\n        hit(state, target, \"ST-SHOOT-2\", log)",
        "    hit(state, target, \"ST-SHOOT-2\", log)",
        ("stalingrad/test_searching.py::test_st_shoot_4_a_decoy_forces_the_shot",),
    ),
    Mutation(
        "shelled-decoy-scores",
        "a Decoy hit by a HOWITZER goes to the scoring zone",
        "ST-MO-2",
        "stalingrad/shelling.py",
        "    if kind >= SNIPER:",
        "    if kind >= DECOY:",
        ("stalingrad/test_shelling.py::test_st_mo_2_a_decoy_leaves_the_game",),
    ),
    Mutation(
        "decoy-may-be-held",
        "holding back from a Decoy is accepted",
        "ST-SHOOT-4",
        "stalingrad/searching.py",
        "if state.step != LOOK and state.cells[state.focus] % KINDS == DECOY:",
        "if state.step != LOOK and state.step != SHOT and state.cells[state.focus] % KINDS == DECOY:",
        ("stalingrad/test_searching.py::test_st_shoot_4_no_way_out",),
    ),
    Mutation(
        "decoy-offers-hold",
        "holding back from a Decoy is offered to the Machine Gun",
        "ST-MG-3",
        "stalingrad/firing.py",
        "    if state.cells[state.focus] % KINDS != DECOY:\n        found.append(HOLD)",
        "    found.append(HOLD)",
        ("stalingrad/test_firing.py::test_st_mg_3_a_decoy_forces_the_reveal",),
    ),
    Mutation(
        "move-across-the-line",
        "MOVE takes any Quadrant of four allied cards, also across the front line",
        "ST-MOVE-2",
        "stalingrad/moving.py",
        "if state.rules.move_masks[side] & BIT[corner] == 0 or not is_allied(state, side, corner):",
        "if not is_allied(state, side, corner):",
        ("stalingrad/test_guards.py::test_st_move_2_four_allied_cards_across_the_line",),
    ),
    Mutation(
        "move-with-an-enemy-card",
        "MOVE takes an own Quadrant with an enemy card in it",
        "ST-MOVE-2",
        "stalingrad/moving.py",
        "if state.rules.move_masks[side] & BIT[corner] == 0 or not is_allied(state, side, corner):",
        "if state.rules.move_masks[side] & BIT[corner] == 0:",
        ("stalingrad/test_moving.py::test_st_move_2_four_allied_cards",),
    ),
    Mutation(
        "move-changes-the-cards",
        "MOVE puts back other cards than were taken up",
        "ST-MOVE-4",
        "stalingrad/moving.py",
        "    if FOUR[before] != FOUR[action.kinds]:",
        "    if before < 0:",
        ("stalingrad/test_moving.py::test_st_move_4_the_same_four_cards",),
    ),
    Mutation(
        "howitzer-at-a-neighbour",
        "HOWITZER at an adjacent card is accepted",
        "ST-MO-1",
        "stalingrad/shelling.py",
        "    if NEIGHBOURS[action.mortar] & BIT[target] != 0:",
        "    if action.mortar == target:",
        ("stalingrad/test_shelling.py::test_st_mo_1_not_at_adjacent_cards",),
    ),
    Mutation(
        "howitzer-offered-at-a-neighbour",
        "HOWITZER at an adjacent card is offered",
        "ST-MO-1",
        "stalingrad/targets.py",
        "cells_of(self.enemy & ~NEIGHBOURS[mortar])",
        "cells_of(self.enemy)",
        ("stalingrad/test_shelling.py::test_st_mo_1_not_at_adjacent_cards",),
    ),
    Mutation(
        "recognition-of-a-vertical-pair",
        "RECOGNITION accepts two cards one above the other",
        "ST-GRID-7",
        "stalingrad/recognizing.py",
        "return (apart == 1 or apart == -1) and one // COLUMNS == other // COLUMNS",
        "return apart in (1, -1, COLUMNS, -COLUMNS)",
        ("stalingrad/test_grid.py::test_st_grid_7_horizontally_adjacent",),
    ),
    Mutation(
        "recognition-round-the-edge",
        "the end of a row counts as beside the begin of the next",
        "ST-GRID-7",
        "stalingrad/targets.py",
        "if cell % COLUMNS != COLUMNS - 1 and enemy & BIT[cell + 1] != 0:",
        "if cell < CELLS - 1 and enemy & BIT[cell + 1] != 0:",
        ("stalingrad/test_grid.py::test_st_grid_7_the_end_of_a_row_is_not_beside_the_next_row",),
    ),
    Mutation(
        "defensive-fire-ignored",
        "a Machine Gun does not stop an ASSAULT",
        "ST-DF-1",
        "stalingrad/assaulting.py",
        "stopped = stopped or card % KINDS == MACHINE_GUN",
        "stopped = stopped or card % KINDS > MACHINE_GUN + INFANTRY",
        ("stalingrad/test_assaulting.py::test_st_df_1_a_machine_gun_stops_the_assault",),
    ),
    Mutation(
        "assault-over-an-own-card",
        "ASSAULT takes the cell of an allied card",
        "ST-IN-3",
        "stalingrad/assaulting.py",
        "if SQUARE[state.quadrant] & BIT[cell] == 0 or displaced >> 3 != 1 - side:",
        "if SQUARE[state.quadrant] & BIT[cell] == 0:",
        ("stalingrad/test_assaulting.py::test_amb_57_allied_cards_are_never_displaced",),
    ),
    Mutation(
        "gap-filled-by-the-wrong-front",
        "the side whose card left fills the cell, not the Front it belongs to",
        "ST-GRID-11",
        "stalingrad/state.py",
        "    side = i64(front_of(cell))",
        "    side = state.cells[cell] // KINDS",
        ("stalingrad/test_grid.py::test_st_grid_11_the_front_of_the_cell_fills_it",),
    ),
    Mutation(
        "reinforcements-keep-the-points",
        "the points of an Infantry that comes back stay with the enemy",
        "ST-RE-3",
        "stalingrad/reinforcing.py",
        "    elif not state.rules.reinforcement_keeps_points:",
        "    elif state.rules.reinforcement_keeps_points:",
        ("stalingrad/test_reinforcing.py::test_st_re_3_the_points_are_taken_off",),
    ),
    Mutation(
        "reinforcements-anywhere",
        "REINFORCEMENTS are accepted in any own Quadrant, not only at the rear",
        "ST-RE-2",
        "stalingrad/reinforcing.py",
        "    for known in state.rules.rear_quadrants[side]:\n        at_rear",
        "    for known in state.rules.front_quadrants[side]:\n        at_rear",
        ("stalingrad/test_reinforcing.py::test_st_re_2_at_the_rear_with_an_empty_area_and_four_allied_cards",),
    ),
    Mutation(
        "shot-card-back-too-early",
        "the Shot Card comes back in the turn of the other Division",
        "ST-TEAM-6",
        "stalingrad/play.py",
        "and (division != UNITS or rules.shot_card_by_side):",
        "and division >= 0:",
        ("stalingrad/test_teams.py::test_st_team_6_the_shot_card_waits_for_its_division",),
    ),
    Mutation(
        "shot-card-stays",
        "the Shot Card is never taken back",
        "ST-TURN-3",
        "stalingrad/play.py",
        "            state.sides[SHOT_CARD + side] = NOWHERE\n",
        "            state.sides[SHOT_CARD + side] = state.sides[SHOT_CARD + side]\n",
        ("stalingrad/test_turn.py::test_st_turn_3_the_shot_card_comes_back_first",),
    ),
    Mutation(
        "second-deployment",
        "a second DEPLOYMENT in the same turn is allowed",
        "ST-ADV-2",
        "stalingrad/play.py",
        "    state.deployed = True\n",
        "    state.deployed = False\n",
        ("stalingrad/test_advanced.py::test_st_adv_2_one_deployment_a_turn",),
    ),
    Mutation(
        "units-division-searches",
        "the Units Division is offered SEARCH",
        "ST-TEAM-3",
        "stalingrad/play.py",
        "    if division != UNITS:\n        add_searches(",
        "    if division >= 0:\n        add_searches(",
        ("stalingrad/test_teams.py::test_st_team_3_what_a_division_may_use",),
    ),
    Mutation(
        "snipers-division-uses-units",
        "the Snipers Division uses the actions of Units",
        "ST-TEAM-3",
        "stalingrad/play.py",
        '        if division == SNIPERS:\n            raise IllegalAction("ST-TEAM-3", action.text())',
        '        if division < 0:\n            raise IllegalAction("ST-TEAM-3", action.text())',
        ("stalingrad/test_teams.py::test_st_team_3_what_a_division_may_use",),
    ),
    Mutation(
        "duel-sniper-goes",
        "at a hand-over the Sniper in play leaves the battlefield",
        "ST-DUEL-2",
        "stalingrad/eliminating.py",
        "        state.sides[ZONE + owner] -= 1\n",
        "        state.sides[ZONE + owner] -= 1\n        lift(state, cell)\n        fill(state, cell)\n",
        ("stalingrad/test_themes.py::test_st_duel_2_the_sniper_takes_a_shot",),
    ),
    Mutation(
        "more-points-than-the-objective",
        "the objective must be exceeded",
        "ST-WIN-2",
        "stalingrad/victory.py",
        "state.sides[SCORE + side] >= rules.points:",
        "state.sides[SCORE + side] > rules.points:",
        ("stalingrad/test_victory.py::test_st_win_2_objective_points",),
    ),
    Mutation(
        "defender-does-not-win",
        "only the side whose turn it is can win",
        "AMB-29",
        "stalingrad/play.py",
        "(check_victory(state, side, taken, log) or check_victory(state, 1 - side, taken, log))",
        "check_victory(state, side, taken, log)",
        ("stalingrad/test_victory.py::test_amb_29_victory_in_the_other_sides_turn",),
    ),
    Mutation(
        "snipers-that-never-were",
        "a side that never had Snipers has lost them all",
        "ST-THEME-3",
        "stalingrad/victory.py",
        "if rules.counts[sniper] > 0 and state.counts[sniper] == 0:",
        "if state.counts[sniper] == 0:",
        ("stalingrad/test_themes.py::test_st_theme_3_who_never_had_snipers_cannot_lose_them",),
    ),
    Mutation(
        "own-last-row-wins",
        "an Infantry on the own last row wins, one on the enemy's does not",
        "ST-ADVANCE-2",
        "stalingrad/victory.py",
        "rules.last_rows[enemy] & BIT[taken]",
        "rules.last_rows[side] & BIT[taken]",
        ("stalingrad/test_themes.py::test_st_advance_2_the_soviets_too",),
    ),
    Mutation(
        "quiet-limit-off-by-one",
        "the draw comes one quiet turn too late",
        "AMB-30",
        "stalingrad/play.py",
        "state.quiet < state.rules.quiet_limit:",
        "state.quiet <= state.rules.quiet_limit:",
        ("stalingrad/test_options.py::test_amb_30_quiet_turn_limit",),
    ),
    Mutation(
        "clone-shares-the-cards",
        "a clone shares the vector of the cells",
        "contract",
        "stalingrad/state.py",
        "twin = State(self.rules, self.cells[:],",
        "twin = State(self.rules, self.cells,",
        ("conformance/test_games.py::test_the_game_keeps[a_clone_shares_nothing-stalingrad quick-duel mode=basic]",),
    ),
    Mutation(
        "clone-shares-the-scores",
        "a clone shares the vector of scores, reserves and Shot Cards",
        "contract",
        "stalingrad/state.py",
        "self.lost[:], self.sides[:], self.start)\n        twin.german",
        "self.lost[:], self.sides, self.start)\n        twin.german",
        ("stalingrad/test_guards.py::test_a_clone_shares_no_vector",),
    ),
    # -- who may know what --------------------------------------------------------------------------
    Mutation(
        "refusal-tells-a-decoy",
        "the clause of a refused HOWITZER depends on the hidden target",
        "ST-INFO-5",
        "stalingrad/shelling.py",
        '    if NEIGHBOURS[action.mortar] & BIT[target] != 0:\n        raise IllegalAction("ST-MO-1", action.text())',
        "    if NEIGHBOURS[action.mortar] & BIT[target] != 0:\n"
        '        raise IllegalAction("ST-MO-2" if card % KINDS == DECOY else "ST-MO-1", action.text())',
        ("stalingrad/test_guards.py::test_st_info_5_refusals_do_not_depend_on_hidden_cards",),
    ),
    Mutation(
        "no-fire-at-nothing",
        "OFFENSIVE FIRE is not offered at a hidden Empty Area",
        "ST-INFO-5",
        "stalingrad/firing.py",
        "        if near & BIT[target] != 0:\n            if not",
        "        if near & BIT[target] != 0 and state.cells[target] & 7 != EMPTY_AREA:\n            if not",
        ("stalingrad/test_information.py::test_st_info_5_legality_never_depends_on_hidden_cards",),
    ),
    Mutation(
        "view-shows-a-machine-gun",
        "a view shows the enemy's Machine Guns",
        "ST-INFO-2",
        "stalingrad/view.py",
        "        elif state.rules.grounds[side] & BIT[cell] == 0:",
        "        elif state.rules.grounds[side] & BIT[cell] == 0 or card % KINDS == MACHINE_GUN:",
        ("stalingrad/test_information.py::test_st_info_2_no_enemy_card_in_a_view",),
    ),
    Mutation(
        "view-follows-a-card",
        "a view keeps, with each MOVE, which card lies on the last cell of the Quadrant",
        "ST-INFO-2",
        "stalingrad/moving.py",
        "    remember(state, MIXED, side, corner, 0, 0)",
        "    remember(state, MIXED, side, corner, kinds & 7, 0)",
        (
            "stalingrad/test_information.py::test_st_info_2_nothing_survives_a_move",
            "stalingrad/test_moving.py::test_st_move_5_not_even_whether_anything_changed",
        ),
    ),
    Mutation(
        "view-shows-set-up-cards",
        "a view counts the cards that the other side has laid out",
        "ST-SETUP-4",
        "stalingrad/view.py",
        "    if state.step == SET_UP and not german:\n        counts",
        "    if state.step == OVER and not german:\n        counts",
        ("stalingrad/test_guards.py::test_st_setup_4_nothing_of_the_other_sides_set_up_shows",),
    ),
    Mutation(
        "view-shows-set-up-progress",
        "a view tells how many cells the other side has filled",
        "ST-SETUP-4",
        "stalingrad/view.py",
        "            fields[PLACED + SOVIET] = 0",
        "            fields[PLACED + SOVIET] += 0",
        ("stalingrad/test_guards.py::test_st_setup_4_nothing_of_the_other_sides_set_up_shows",),
    ),
    Mutation(
        "view-shows-the-declared-gun",
        "a view tells the enemy which Machine Gun was declared",
        "AMB-48",
        "stalingrad/view.py",
        "    return state.gun if own else i64(NOWHERE)",
        "    return state.gun if own or state.gun != NOWHERE else i64(NOWHERE)",
        ("stalingrad/test_options.py::test_amb_48_offensive_fire_gun",),
    ),
    Mutation(
        "fire-told-in-full",
        "the enemy is told which Machine Gun was declared",
        "AMB-48",
        "stalingrad/events.py",
        "        return FireOpened(self.knowers, self.side, self.target, None)",
        "        return self",
        ("stalingrad/test_options.py::test_amb_48_offensive_fire_gun",),
    ),
    Mutation(
        "placement-told",
        "everybody is told which card is laid out where",
        "H1",
        "stalingrad/events.py",
        "        return self if seat in self.knowers else None",
        "        return self",
        ("stalingrad/test_setup.py::test_h1_set_up",),
    ),
    Mutation(
        "move-told-in-full",
        "everybody is told the order after a MOVE",
        "H3",
        "stalingrad/events.py",
        "return self if seat in self.knowers else Moved(self.knowers, self.side, self.quadrant, None)",
        "return self",
        ("stalingrad/test_moving.py::test_h3_move",),
    ),
    Mutation(
        "reinforcements-told-in-full",
        "everybody is told the order after REINFORCEMENTS",
        "H21",
        "stalingrad/events.py",
        "        return Reinforced(self.knowers, self.side, self.quadrant, self.came, None)",
        "        return self",
        ("stalingrad/test_reinforcing.py::test_h21_reinforcements",),
    ),
    # -- what is remembered -------------------------------------------------------------------------
    Mutation(
        "reveal-forgotten",
        "a card that was shown is not remembered",
        "ST-INFO-6",
        "stalingrad/state.py",
        "        remember(state, SEEN, side, cell, card % KINDS, 0)",
        "        return",
        ("stalingrad/test_information.py::test_st_info_6_memory",),
    ),
    Mutation(
        "move-forgotten",
        "a MOVE does not undo what was known of its Quadrant",
        "ST-MOVE-5",
        "stalingrad/moving.py",
        "    remember(state, MIXED, side, corner, 0, 0)",
        "    remember(state, SEEN, side, corner, kinds >> 9 & 7, 0)",
        ("stalingrad/test_moving.py::test_st_move_5_an_exact_cell_becomes_four",),
    ),
    Mutation(
        "shot-card-forgotten",
        "that a Sniper is where the Shot Card was placed is not remembered",
        "H6",
        "stalingrad/searching.py",
        "    remember(state, AMONG, side, NOWHERE, SNIPER, SQUARE[corner])\n",
        "",
        ("stalingrad/test_searching.py::test_h6_search_and_shot",),
    ),
    Mutation(
        "fire-forgotten",
        "that a Machine Gun is next to the target is not remembered",
        "H14",
        "stalingrad/firing.py",
        "    remember(state, AMONG, side, NOWHERE, MACHINE_GUN, NEIGHBOURS[target] & state.held(side))\n",
        "",
        ("stalingrad/test_firing.py::test_h14_offensive_fire_without_a_shot",),
    ),
    Mutation(
        "skipped-turn-forgotten",
        "what a skipped turn tells is not remembered",
        "H25",
        "stalingrad/play.py",
        "        remember_helplessness(state, side, division)\n",
        "",
        ("stalingrad/test_guards.py::test_h25_a_skipped_turn_is_remembered",),
    ),
    Mutation(
        "reinforcements-forgotten",
        "where the REINFORCEMENTS came is not remembered",
        "H21",
        "stalingrad/reinforcing.py",
        "    remember(state, REINFORCED, side, corner, came, own & SQUARE[corner])",
        "    remember(state, REINFORCED, side, corner, came, state.held(side) & state.rules.grounds[side])",
        ("stalingrad/test_reinforcing.py::test_h21_it_held_an_empty_area",),
    ),
    # -- imagine ------------------------------------------------------------------------------------
    Mutation(
        "imagine-is-biased",
        "places are drawn kind after kind, and not weighed",
        "contract",
        "scope/worlds.py",
        "        if fair and rng.random() >= chance:",
        "        if fair and chance < 0:",
        ("stalingrad/test_guards.py::test_worlds_of_cards_that_crowd_are_equally_likely",),
    ),
    Mutation(
        "imagine-never-uses-one-order",
        "of the 24 orders before a MOVE one is never considered",
        "ST-MOVE-5",
        "scope/worlds.py",
        "            if _REPEATS[alike * 24 + number] == 0 and",
        "            if number != 17 and _REPEATS[alike * 24 + number] == 0 and",
        ("stalingrad/test_guards.py::test_st_move_5_all_24_orders_are_imagined",),
    ),
    Mutation(
        "imagine-forgets-the-first-cell",
        "a pair of cards is never imagined on the corner of a Quadrant that was MOVEd",
        "ST-MOVE-5",
        "scope/places.py",
        "                    result[i] = outside | square & ~BIT[i]",
        "                    result[i] = outside | square & ~BIT[i] & ~(square & -square)",
        ("stalingrad/test_guards.py::test_st_move_5_a_pair_is_imagined_on_any_two_cells",),
    ),
    Mutation(
        "imagine-ignores-the-shot-card",
        "the places of Snipers are not narrowed by a Shot Card",
        "H6",
        "scope/worlds.py",
        "            places[fact.kind].keep_touching(fact.mask, cells)",
        "            pass",
        ("stalingrad/test_searching.py::test_h6_search_and_shot",),
    ),
    Mutation(
        "imagine-knows-the-gun",
        "of two Machine Guns always the first is imagined to be the declared one",
        "AMB-48",
        "stalingrad/view.py",
        "    chosen = member(guns, below(size_of(guns), rng))",
        "    chosen = member(guns, 0)",
        ("stalingrad/test_guards.py::test_amb_48_either_gun_can_be_the_declared_one",),
    ),
    Mutation(
        "imagine-knows-the-progress",
        "of a set-up in progress at least one card is imagined",
        "ST-SETUP-4",
        "stalingrad/view.py",
        "        placed = rng.randint(0, len(cards))",
        "        placed = rng.randint(1, len(cards))",
        ("stalingrad/test_guards.py::test_st_setup_4_any_progress_is_imagined",),
    ),
)  # fmt: skip


# -- applying -----------------------------------------------------------------------------------------


def mutated(mutation: Mutation, source: str) -> str:
    """*source* with the mutation in it. ValueError if its old text does not stand there exactly once."""
    found = source.count(mutation.old)
    if found != 1:
        raise ValueError(f"{mutation.name}: the old text stands {found} times in {mutation.file}")
    return source.replace(mutation.old, mutation.new)


class Scratch:
    """A copy of sources and tests that may be broken."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        without = shutil.ignore_patterns("__pycache__")
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, folder / name, ignore=without)
        shutil.copy(ROOT / "pyproject.toml", folder)

    def failing(self, tests: tuple[str, ...]) -> tuple[set[str], str]:
        """Those of *tests* that fail on plain Python, and what pytest said."""
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=line", "-rf"]
        ran = subprocess.run(
            [*command, *[f"tests/{test}" for test in tests]],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
            timeout=LONGEST,
        )
        said = ran.stdout + ran.stderr
        if ran.returncode not in (0, 1):  # interrupted, not collected, or no such test: that proves nothing
            raise RuntimeError(said)
        failed = re.findall(r"^FAILED tests/(.+?)(?: - .*)?$", ran.stdout, re.MULTILINE)
        return {test for test in tests if any(one == test or one.startswith(f"{test}[") for one in failed)}, said

    def survives(self, mutation: Mutation) -> list[str]:
        """The tests that should have noticed the mutation and did not."""
        path = self.folder / GAMES / mutation.file
        sound = path.read_text(encoding="utf-8")
        path.write_text(mutated(mutation, sound), encoding="utf-8")
        try:
            failed, _ = self.failing(mutation.tests)
        finally:
            path.write_text(sound, encoding="utf-8")
        return [test for test in mutation.tests if test not in failed]


# -- telling ------------------------------------------------------------------------------------------


def table() -> str:
    """The mutations as a table for people."""
    lines = ["| mutation | what is broken | clause | in | caught by |", "| --- | --- | --- | --- | --- |"]
    for one in MUTATIONS:
        tests = ", ".join(f"`{test.partition('::')[2]}`" for test in one.tests)
        lines.append(f"| `{one.name}` | {one.breaks} | {one.clause} | `{one.file}` | {tests} |")
    return "\n".join(lines)


def with_table(page: str) -> str:
    """A page with the table between its markers renewed."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{BEGIN} or {END} is missing")
    return f"{before}{BEGIN}\n\n{len(MUTATIONS)} mutations, each caught:\n\n{table()}\n\n{END}{after}"


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main(arguments: list[str]) -> int:
    """Break the code in all ways, or those named, and see whether the tests notice."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=main.__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these mutations")
    parser.add_argument("--write", action="store_true", help=f"renew the table of {PAGE.name} if all are caught")
    asked = parser.parse_args(arguments)
    unknown = set(asked.names) - {one.name for one in MUTATIONS}
    if unknown:
        parser.error(f"there is no mutation {', '.join(sorted(unknown))}")
    chosen = [one for one in MUTATIONS if not asked.names or one.name in asked.names]
    wrong = 0
    with tempfile.TemporaryDirectory(prefix="fogline-mutations-") as folder:
        scratch = Scratch(Path(folder))
        failed, said = scratch.failing(tuple(sorted({test for one in chosen for test in one.tests})))
        if failed:
            say(f"{said}\nThese fail although nothing is broken: {', '.join(sorted(failed))}")
            return 1
        for one in chosen:
            begun = perf_counter()
            try:
                missed = scratch.survives(one)
                verdict = f"SURVIVES {', '.join(missed)}" if missed else "caught"
            except (ValueError, RuntimeError, subprocess.TimeoutExpired) as fault:
                verdict = f"CANNOT BE TRIED: {fault}"
            wrong += verdict != "caught"
            say(f"{one.name:36} {one.clause:14} {perf_counter() - begun:5.1f} s  {verdict}")
    say(f"{len(chosen) - wrong} of {len(chosen)} caught")
    if asked.write and not wrong:
        PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
