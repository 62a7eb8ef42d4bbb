"""The mutation check: rules, views and knowledge are broken one at a time, and the named tests must notice.

``python -m tests.mutations [NAME ...]`` copies sources and tests to a temporary directory and there, for each mutation,
changes one text, runs only the tests that must catch it, on plain Python, and changes it back. Each core has its own
copy. It fails if a mutation survives or cannot be made. ``--write`` renews the tables of ``docs/mutations.md``;
``test_mutations`` checks cheaply that the lists do not rot.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from time import perf_counter
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = Path("src") / "fogline" / "titles"
PAGE: Final = ROOT / "docs" / "mutations.md"
BEGIN: Final = "<!-- mutations: written by `python -m tests.mutations --write` -->"
END: Final = "<!-- end of the mutations -->"
MAX_SECONDS: Final = 120
"""Seconds after which the tests of a mutation are stopped, which proves nothing."""


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


STALINGRAD: Final = (
    # -- rules --------------------------------------------------------------------------------------
    Mutation(
        "shot-card-without-sniper",
        "a Shot Card is accepted on a Quadrant without a Sniper",
        "ST-SHOT-1",
        "stalingrad/rules/search.py",
        "if not _is_own(state, side, corner) or not holds_sniper(state, side, corner):",
        "if not _is_own(state, side, corner):",
        ("titles/stalingrad/test_searching.py::test_st_shot_1_other_quadrants_are_refused",),
    ),
    Mutation(
        "shot-card-offered-anywhere",
        "every own Quadrant is offered for the Shot Card",
        "ST-SHOT-1",
        "stalingrad/rules/search.py",
        "        if holds_sniper(state, side, corner):\n            found.append(SHOOTS[corner])",
        "        if corner >= 0:\n            found.append(SHOOTS[corner])",
        ("titles/stalingrad/test_searching.py::test_st_shot_1_quadrants_with_a_sniper",),
    ),
    Mutation(
        "shot-decoy-scores",
        "a Decoy that was shot at goes to the scoring zone",
        "ST-SHOOT-4",
        "stalingrad/rules/search.py",
        "    if state.cells[target] % KINDS != DECOY:\n        hit(state, target, \"ST-SHOOT-2\", log)",
        "    hit(state, target, \"ST-SHOOT-2\", log)",
        ("titles/stalingrad/test_searching.py::test_st_shoot_4_a_decoy_forces_the_shot",),
    ),
    Mutation(
        "shelled-decoy-scores",
        "a Decoy hit by a HOWITZER goes to the scoring zone",
        "ST-MO-2",
        "stalingrad/rules/units.py",
        "    if kind >= SNIPER:",
        "    if kind >= DECOY:",
        ("titles/stalingrad/test_shelling.py::test_st_mo_2_a_decoy_leaves_the_game",),
    ),
    Mutation(
        "decoy-may-be-held",
        "holding back from a Decoy is accepted",
        "ST-SHOOT-4",
        "stalingrad/rules/search.py",
        "if state.step != steps.LOOK and state.cells[state.focus] % KINDS == DECOY:",
        "if state.step != steps.LOOK and state.step != steps.SHOT and state.cells[state.focus] % KINDS == DECOY:",
        ("titles/stalingrad/test_searching.py::test_st_shoot_4_no_way_out",),
    ),
    Mutation(
        "decoy-offers-hold",
        "holding back from a Decoy is offered to the Machine Gun",
        "ST-MG-3",
        "stalingrad/rules/units.py",
        "    if state.cells[state.focus] % KINDS != DECOY:\n        found.append(actions.HOLD)",
        "    found.append(actions.HOLD)",
        ("titles/stalingrad/test_firing.py::test_st_mg_3_a_decoy_forces_the_reveal",),
    ),
    Mutation(
        "move-across-the-line",
        "MOVE takes any Quadrant of four allied cards, also across the front line",
        "ST-MOVE-2",
        "stalingrad/rules/placement.py",
        "    if state.rules.move_masks[side] & BIT[corner] != 0:",
        "    if SQUARE[corner] & ~state.rules.battlefield == 0:",
        ("titles/stalingrad/test_guards.py::test_st_move_2_four_allied_cards_across_the_line",),
    ),
    Mutation(
        "move-with-an-enemy-card",
        "MOVE takes one's own Quadrant with an enemy card in it",
        "ST-MOVE-2",
        "stalingrad/rules/placement.py",
        "        run = RUNS[own_cards_in(state, side, corner)]",
        "        run = RUNS[own_cards_in(state, side, corner) & ~OTHER_SIDE]",
        ("titles/stalingrad/test_moving.py::test_st_move_2_four_allied_cards",),
    ),
    Mutation(
        "move-changes-the-cards",
        "MOVE puts back other cards than were taken up",
        "ST-MOVE-4",
        "stalingrad/rules/placement.py",
        "    if run >> RUN_BITS != FOUR[action.kinds]:",
        "    if run < 0:",
        ("titles/stalingrad/test_moving.py::test_st_move_4_the_same_four_cards",),
    ),
    Mutation(
        "moves-out-of-date",
        "a list of MOVEs is not renewed around a Quadrant that was MOVEd",
        "contract",
        "stalingrad/rules/placement.py",
        "                moved = latest.cell",
        "                moved = NOWHERE",
        ("titles/stalingrad/test_speed.py::test_an_updated_legal_list_equals_a_fresh_one",),
    ),
    Mutation(
        "playouts-prefer-equal-cards",
        "random play picks a Quadrant first, however few ways it has",
        "contract",
        "stalingrad/rules/placement.py",
        "    if order % MAX_ORDERS >= i64(ORDERS[own_cards_in(state, side, corner)]):",
        "    if ORDERS[own_cards_in(state, side, corner)] == 0:",
        ("titles/stalingrad/test_speed.py::test_random_play_is_even",),
    ),
    Mutation(
        "howitzer-at-a-neighbour",
        "HOWITZER at an adjacent card is accepted",
        "ST-MO-1",
        "stalingrad/rules/units.py",
        "    if NEIGHBOURS[mortar] & BIT[target] != 0:",
        "    if mortar == target:",
        ("titles/stalingrad/test_shelling.py::test_st_mo_1_not_at_adjacent_cards",),
    ),
    Mutation(
        "howitzer-offered-at-a-neighbour",
        "HOWITZER at an adjacent card is offered",
        "ST-MO-1",
        "stalingrad/rules/search.py",
        "cells_of(self.enemy & ~NEIGHBOURS[mortar])",
        "cells_of(self.enemy)",
        ("titles/stalingrad/test_shelling.py::test_st_mo_1_not_at_adjacent_cards",),
    ),
    Mutation(
        "recognition-of-a-vertical-pair",
        "RECOGNITION accepts two cards one above the other",
        "ST-GRID-7",
        "stalingrad/rules/units.py",
        "return (apart == 1 or apart == -1) and one // COLUMNS == other // COLUMNS",
        "return apart in (1, -1, COLUMNS, -COLUMNS)",
        ("titles/stalingrad/test_grid.py::test_st_grid_7_horizontally_adjacent",),
    ),
    Mutation(
        "recognition-round-the-edge",
        "the end of a row counts as beside the begin of the next",
        "ST-GRID-7",
        "stalingrad/rules/search.py",
        "if cell % COLUMNS != COLUMNS - 1 and enemy & BIT[cell + 1] != 0:",
        "if cell < CELLS - 1 and enemy & BIT[cell + 1] != 0:",
        ("titles/stalingrad/test_grid.py::test_st_grid_7_the_end_of_a_row_is_not_beside_the_next_row",),
    ),
    Mutation(
        "defensive-fire-ignored",
        "a Machine Gun does not stop an ASSAULT",
        "ST-DF-1",
        "stalingrad/rules/units.py",
        "stopped = stopped or card % KINDS == MACHINE_GUN",
        "stopped = stopped or card % KINDS > MACHINE_GUN + INFANTRY",
        ("titles/stalingrad/test_assaulting.py::test_st_df_1_a_machine_gun_stops_the_assault",),
    ),
    Mutation(
        "assault-over-an-own-card",
        "ASSAULT takes the cell of an allied card",
        "ST-IN-3",
        "stalingrad/rules/units.py",
        "if SQUARE[state.quadrant] & BIT[cell] == 0 or displaced >> 3 != 1 - side:",
        "if SQUARE[state.quadrant] & BIT[cell] == 0:",
        ("titles/stalingrad/test_assaulting.py::test_amb_57_allied_cards_are_never_displaced",),
    ),
    Mutation(
        "gap-filled-by-the-wrong-front",
        "the side whose card left fills the cell, not the Front it belongs to",
        "ST-GRID-11",
        "stalingrad/rules/state.py",
        "    side = i64(front_of(cell))",
        "    side = state.cells[cell] // KINDS",
        ("titles/stalingrad/test_grid.py::test_st_grid_11_the_front_of_the_cell_fills_it",),
    ),
    Mutation(
        "reinforcements-keep-the-points",
        "the points of an Infantry that comes back stay with the enemy",
        "ST-RE-3",
        "stalingrad/rules/reinforcements.py",
        "    elif not state.rules.reinforcement_keeps_points:",
        "    elif state.rules.reinforcement_keeps_points:",
        ("titles/stalingrad/test_reinforcing.py::test_st_re_3_the_points_are_taken_off",),
    ),
    Mutation(
        "reinforcements-anywhere",
        "REINFORCEMENTS are accepted in any Quadrant of the side, not only at the rear",
        "ST-RE-2",
        "stalingrad/rules/reinforcements.py",
        "    for known in state.rules.rear_quadrants[side]:\n        at_rear",
        "    for known in state.rules.front_quadrants[side]:\n        at_rear",
        ("titles/stalingrad/test_reinforcing.py::test_st_re_2_at_the_rear_with_an_empty_area_and_four_allied_cards",),
    ),
    Mutation(
        "shot-card-back-too-early",
        "the Shot Card comes back in the turn of the other Division",
        "ST-TEAM-6",
        "stalingrad/rules/play.py",
        "and (division != UNITS or rules.shot_card_by_side):",
        "and division >= 0:",
        ("titles/stalingrad/test_teams.py::test_st_team_6_the_shot_card_waits_for_its_division",),
    ),
    Mutation(
        "shot-card-stays",
        "the Shot Card is never taken back",
        "ST-TURN-3",
        "stalingrad/rules/play.py",
        "            state.sides[SHOT_CARD + side] = NOWHERE\n",
        "            state.sides[SHOT_CARD + side] = state.sides[SHOT_CARD + side]\n",
        ("titles/stalingrad/test_turn.py::test_st_turn_3_the_shot_card_comes_back_first",),
    ),
    Mutation(
        "second-deployment",
        "a second DEPLOYMENT in the same turn is allowed",
        "ST-ADV-2",
        "stalingrad/rules/play.py",
        "    state.deployed = True\n",
        "    state.deployed = False\n",
        ("titles/stalingrad/test_advanced.py::test_st_adv_2_one_deployment_a_turn",),
    ),
    Mutation(
        "units-division-searches",
        "the Units Division is offered SEARCH",
        "ST-TEAM-3",
        "stalingrad/rules/play.py",
        "    if division != UNITS:\n        add_searches(",
        "    if division >= 0:\n        add_searches(",
        ("titles/stalingrad/test_teams.py::test_st_team_3_actions_of_a_division",),
    ),
    Mutation(
        "snipers-division-uses-units",
        "the Snipers Division uses the actions of Units",
        "ST-TEAM-3",
        "stalingrad/rules/play.py",
        '        if division == SNIPERS:\n            raise IllegalAction("ST-TEAM-3", action.text())',
        '        if division < 0:\n            raise IllegalAction("ST-TEAM-3", action.text())',
        ("titles/stalingrad/test_teams.py::test_st_team_3_actions_of_a_division",),
    ),
    Mutation(
        "duel-sniper-goes",
        "at a hand-over the Sniper in play leaves the battlefield",
        "ST-DUEL-2",
        "stalingrad/rules/search.py",
        "        state.sides[ZONE + owner] -= 1\n",
        "        state.sides[ZONE + owner] -= 1\n        lift(state, cell)\n        fill(state, cell)\n",
        ("titles/stalingrad/test_themes.py::test_st_duel_2_the_sniper_takes_a_shot",),
    ),
    Mutation(
        "more-points-than-the-objective",
        "the objective must be exceeded",
        "ST-WIN-2",
        "stalingrad/rules/play.py",
        "state.sides[SCORE + side] >= rules.points:",
        "state.sides[SCORE + side] > rules.points:",
        ("titles/stalingrad/test_victory.py::test_st_win_2_objective_points",),
    ),
    Mutation(
        "defender-does-not-win",
        "only the side whose turn it is can win",
        "AMB-29",
        "stalingrad/rules/play.py",
        "(check_victory(state, side, taken, log) or check_victory(state, 1 - side, taken, log))",
        "check_victory(state, side, taken, log)",
        ("titles/stalingrad/test_victory.py::test_amb_29_victory_in_the_other_sides_turn",),
    ),
    Mutation(
        "snipers-that-never-were",
        "a side that never had Snipers has lost them all",
        "ST-THEME-3",
        "stalingrad/rules/play.py",
        "if rules.counts[sniper] > 0 and state.counts[sniper] == 0:",
        "if state.counts[sniper] == 0:",
        ("titles/stalingrad/test_themes.py::test_st_theme_3_a_side_without_snipers_cannot_lose_them",),
    ),
    Mutation(
        "own-last-row-wins",
        "an Infantry on its own last row wins, one on the enemy's does not",
        "ST-ADVANCE-2",
        "stalingrad/rules/play.py",
        "rules.last_rows[enemy] & BIT[taken]",
        "rules.last_rows[side] & BIT[taken]",
        ("titles/stalingrad/test_themes.py::test_st_advance_2_also_for_the_soviets",),
    ),
    Mutation(
        "quiet-limit-off-by-one",
        "the draw comes one quiet turn too late",
        "AMB-30",
        "stalingrad/rules/play.py",
        "state.quiet >= limit:",
        "state.quiet > limit:",
        ("titles/stalingrad/test_options.py::test_amb_30_quiet_turn_limit",),
    ),
    Mutation(
        "clone-shares-the-cards",
        "a clone shares the vector of the cells",
        "contract",
        "stalingrad/rules/state.py",
        "twin = State(self.rules, self.cells[:],",
        "twin = State(self.rules, self.cells,",
        ("conformance/test_games.py::test_promise_holds[a_clone_shares_nothing-stalingrad quick-duel mode=basic]",),
    ),
    Mutation(
        "clone-shares-the-scores",
        "a clone shares the vector of scores, reserves and Shot Cards",
        "contract",
        "stalingrad/rules/state.py",
        "self.lost[:], self.sides[:], self.start)\n        twin.german",
        "self.lost[:], self.sides, self.start)\n        twin.german",
        ("titles/stalingrad/test_guards.py::test_a_clone_shares_no_vector",),
    ),
    # -- who may know what --------------------------------------------------------------------------
    Mutation(
        "refusal-tells-a-decoy",
        "the clause of a refused HOWITZER depends on the hidden target",
        "ST-INFO-5",
        "stalingrad/rules/units.py",
        '    if NEIGHBOURS[mortar] & BIT[target] != 0:\n        raise IllegalAction("ST-MO-1", action.text())',
        "    if NEIGHBOURS[mortar] & BIT[target] != 0:\n"
        '        raise IllegalAction("ST-MO-2" if card % KINDS == DECOY else "ST-MO-1", action.text())',
        ("titles/stalingrad/test_guards.py::test_st_info_5_refusals_do_not_depend_on_hidden_cards",),
    ),
    Mutation(
        "no-fire-at-nothing",
        "OFFENSIVE FIRE is not offered at a hidden Empty Area",
        "ST-INFO-5",
        "stalingrad/rules/units.py",
        "        if near & BIT[target] != 0:\n            if not",
        "        if near & BIT[target] != 0 and state.cells[target] & 7 != EMPTY_AREA:\n            if not",
        ("titles/stalingrad/test_information.py::test_st_info_5_legality_never_depends_on_hidden_cards",),
    ),
    Mutation(
        "view-shows-a-machine-gun",
        "a view shows the enemy's Machine Guns",
        "ST-INFO-2",
        "stalingrad/rules/view.py",
        "        elif state.rules.grounds[side] & BIT[cell] == 0:",
        "        elif state.rules.grounds[side] & BIT[cell] == 0 or card % KINDS == MACHINE_GUN:",
        ("titles/stalingrad/test_information.py::test_st_info_2_no_enemy_card_in_a_view",),
    ),
    Mutation(
        "view-follows-a-card",
        "a view keeps, with each MOVE, which card lies on the last cell of the Quadrant",
        "ST-INFO-2",
        "stalingrad/rules/placement.py",
        "    state.facts = Fact(MIXED, side, corner, 0, SQUARE[corner], state.facts)",
        "    state.facts = Fact(MIXED, side, corner, kinds & 7, SQUARE[corner], state.facts)",
        (
            "titles/stalingrad/test_information.py::test_st_info_2_nothing_survives_a_move",
            "titles/stalingrad/test_moving.py::test_st_move_5_not_even_whether_anything_changed",
        ),
    ),
    Mutation(
        "view-shows-set-up-cards",
        "a view counts the cards that the other side has laid out",
        "ST-SETUP-4",
        "stalingrad/rules/view.py",
        "    if state.step == steps.SET_UP and not german:\n        counts",
        "    if state.step == steps.OVER and not german:\n        counts",
        ("titles/stalingrad/test_guards.py::test_st_setup_4_nothing_of_the_other_sides_set_up_shows",),
    ),
    Mutation(
        "view-shows-set-up-progress",
        "a view tells how many cells the other side has filled",
        "ST-SETUP-4",
        "stalingrad/rules/view.py",
        "        fields[PLACED + SOVIET] = 0",
        "        fields[PLACED + SOVIET] += 0",
        ("titles/stalingrad/test_guards.py::test_st_setup_4_nothing_of_the_other_sides_set_up_shows",),
    ),
    Mutation(
        "view-shows-the-declared-gun",
        "a view tells the enemy which Machine Gun was declared",
        "AMB-48",
        "stalingrad/rules/view.py",
        "    return state.gun if own else i64(NOWHERE)",
        "    return state.gun if own or state.gun != NOWHERE else i64(NOWHERE)",
        ("titles/stalingrad/test_options.py::test_amb_48_offensive_fire_gun",),
    ),
    Mutation(
        "fire-told-in-full",
        "the enemy is told which Machine Gun was declared",
        "AMB-48",
        "stalingrad/rules/events.py",
        "        return FireOpened(self.knowers, self.side, self.target, None)",
        "        return self",
        ("titles/stalingrad/test_options.py::test_amb_48_offensive_fire_gun",),
    ),
    Mutation(
        "placement-told",
        "everybody is told which card is laid out where",
        "H1",
        "stalingrad/rules/events.py",
        "        return self if seat in self.knowers else None",
        "        return self",
        ("titles/stalingrad/test_setup.py::test_h1_set_up",),
    ),
    Mutation(
        "move-told-in-full",
        "everybody is told the order after a MOVE",
        "H3",
        "stalingrad/rules/events.py",
        "return self if seat in self.knowers else Moved(self.knowers, self.side, self.quadrant, None)",
        "return self",
        ("titles/stalingrad/test_moving.py::test_h3_move",),
    ),
    Mutation(
        "reinforcements-told-in-full",
        "everybody is told the order after REINFORCEMENTS",
        "H21",
        "stalingrad/rules/events.py",
        "        return Reinforced(self.knowers, self.side, self.quadrant, self.came, None)",
        "        return self",
        ("titles/stalingrad/test_reinforcing.py::test_h21_reinforcements",),
    ),
    # -- what is remembered -------------------------------------------------------------------------
    Mutation(
        "reveal-forgotten",
        "a card that was shown is not remembered",
        "ST-INFO-6",
        "stalingrad/rules/state.py",
        "        remember(state, SEEN, side, cell, card % KINDS, 0)",
        "        return",
        ("titles/stalingrad/test_information.py::test_st_info_6_memory",),
    ),
    Mutation(
        "move-forgotten",
        "a MOVE does not undo what was known of its Quadrant",
        "ST-MOVE-5",
        "stalingrad/rules/placement.py",
        "    state.facts = Fact(MIXED, side, corner, 0, SQUARE[corner], state.facts)\n",
        "",
        ("titles/stalingrad/test_moving.py::test_st_move_5_an_exact_cell_becomes_four",),
    ),
    Mutation(
        "shot-card-forgotten",
        "that a Sniper is where the Shot Card was placed is not remembered",
        "H6",
        "stalingrad/rules/search.py",
        "    remember(state, AMONG, side, NOWHERE, SNIPER, SQUARE[corner])\n",
        "",
        ("titles/stalingrad/test_searching.py::test_h6_search_and_shot",),
    ),
    Mutation(
        "fire-forgotten",
        "that a Machine Gun is next to the target is not remembered",
        "H14",
        "stalingrad/rules/units.py",
        "    remember(state, AMONG, side, NOWHERE, MACHINE_GUN, NEIGHBOURS[target] & state.held(side))\n",
        "",
        ("titles/stalingrad/test_firing.py::test_h14_offensive_fire_without_a_shot",),
    ),
    Mutation(
        "skipped-turn-forgotten",
        "what a skipped turn tells is not remembered",
        "H25",
        "stalingrad/rules/play.py",
        "        remember_helplessness(state, side, division)\n",
        "",
        ("titles/stalingrad/test_guards.py::test_h25_a_skipped_turn_is_remembered",),
    ),
    Mutation(
        "reinforcements-forgotten",
        "where the REINFORCEMENTS came is not remembered",
        "H21",
        "stalingrad/rules/reinforcements.py",
        "    remember(state, REINFORCED, side, corner, came, own & SQUARE[corner])",
        "    remember(state, REINFORCED, side, corner, came, state.held(side) & state.rules.grounds[side])",
        ("titles/stalingrad/test_reinforcing.py::test_h21_it_held_an_empty_area",),
    ),
    # -- imagine ------------------------------------------------------------------------------------
    Mutation(
        "imagine-is-biased",
        "places are drawn kind after kind, and not weighed",
        "contract",
        "scope/worlds.py",
        "        if fair and rng.random() >= chance:",
        "        if fair and chance < 0:",
        ("titles/stalingrad/test_guards.py::test_worlds_of_cards_that_crowd_are_equally_likely",),
    ),
    Mutation(
        "imagine-never-uses-one-order",
        "of the 24 orders before a MOVE one is never considered",
        "ST-MOVE-5",
        "scope/histories.py",
        "        orders: i64 = _ALL_ORDERS\n",
        "        orders: i64 = _ALL_ORDERS & ~BIT[17]\n",
        ("titles/stalingrad/test_guards.py::test_st_move_5_all_24_orders_are_imagined",),
    ),
    Mutation(
        "imagine-forgets-the-first-cell",
        "a pair of cards is never imagined on the corner of a Quadrant that was MOVEd",
        "ST-MOVE-5",
        "scope/places.py",
        "            rows[begin + i] = partners & ~square | inside & ~BIT[i]",
        "            rows[begin + i] = partners & ~square | (inside & ~BIT[i] if i != corner else 0)",
        ("titles/stalingrad/test_guards.py::test_st_move_5_a_pair_is_imagined_on_any_two_cells",),
    ),
    Mutation(
        "imagine-ignores-the-shot-card",
        "the places of Snipers are not narrowed by a Shot Card",
        "H6",
        "scope/worlds.py",
        "            places.keep_touching(fact.kind, mask)",
        "            pass",
        ("titles/stalingrad/test_searching.py::test_h6_search_and_shot",),
    ),
    Mutation(
        "imagine-knows-the-gun",
        "of two Machine Guns always the first is imagined to be the declared one",
        "AMB-48",
        "stalingrad/rules/view.py",
        "    chosen = member(guns, below(size_of(guns), rng))",
        "    chosen = member(guns, 0)",
        ("titles/stalingrad/test_guards.py::test_amb_48_either_gun_can_be_the_declared_one",),
    ),
    Mutation(
        "imagine-knows-the-progress",
        "of a set-up in progress at least one card is imagined",
        "ST-SETUP-4",
        "stalingrad/rules/view.py",
        "        placed = index_below(rng, len(cards) + 1)",
        "        placed = 1 + index_below(rng, len(cards))",
        ("titles/stalingrad/test_guards.py::test_st_setup_4_any_progress_is_imagined",),
    ),
)  # fmt: skip

PANZER: Final = (
    # -- rules: set-up ------------------------------------------------------------------------------
    Mutation(
        "points-not-spent-in-full",
        "a squad must cost less than the points",
        "PZ-SQUAD-2",
        "panzer/rules/muster.py",
        "spent(state, side) + rules.costs[unit] <= rules.points",
        "spent(state, side) + rules.costs[unit] < rules.points",
        ("titles/panzer/test_squads.py::test_pz_squad_2_limits_of_a_skirmish",),
    ),
    Mutation(
        "one-unit-too-many",
        "a squad may have one more unit than the scenario allows",
        "PZ-SQUAD-2",
        "panzer/rules/muster.py",
        "state.sides[SIZE + side] < rules.most_units",
        "state.sides[SIZE + side] <= rules.most_units",
        ("titles/panzer/test_squads.py::test_pz_squad_2_limits_of_a_skirmish",),
    ),
    Mutation(
        "deployed-anywhere",
        "units are deployed anywhere in their own half",
        "PZ-DEPLOY-1",
        "panzer/rules/muster.py",
        "return state.rules.homes[side] & BIT[cell] != 0 and",
        "return state.held(side) & BIT[cell] != 0 and",
        ("titles/panzer/test_deployment.py::test_pz_deploy_1_all_units_in_the_home_row",),
    ),
    Mutation(
        "displaced-forest-is-lost",
        "forest cards that units take the place of do not go to the deck",
        "PZ-DEPLOY-2",
        "panzer/rules/play.py",
        "            state.deck += state.sides[SIZE + side]  # PZ-DEPLOY-2\n",
        "",
        ("titles/panzer/test_deployment.py::test_pz_deploy_2_displaced_forest_goes_to_the_deck",),
    ),
    Mutation(
        "pershing-too-early",
        "the Pershing can be taken before February 1945",
        "PZ-M26-1",
        "panzer/rules/tables.py",
        "            supply[PERSHING] = 0  # PZ-M26-1",
        "            supply[PERSHING] = 1  # PZ-M26-1",
        ("titles/panzer/test_pershing.py::test_pz_m26_1_too_early",),
    ),
    Mutation(
        "pershing-too-late",
        "the Pershing cannot be taken in February 1945",
        "PZ-M26-1",
        "panzer/rules/tables.py",
        "    return period < _FIRST_PERSHING",
        "    return period <= _FIRST_PERSHING",
        ("titles/panzer/test_pershing.py::test_pz_m26_1_available",),
    ),
    Mutation(
        "period-in-any-words",
        "a period may have any number of digits: 945-03 counts as early, 19444-12 as late",
        "PZ-M26-1",
        "panzer/rules/tables.py",
        "if not dash or len(year) != 4 or len(month) != 2 or not numbers or not 1 <= int(month) <= 12:",
        "if not dash or not numbers or not 1 <= int(month) <= 12:",
        ("titles/panzer/test_pershing.py::test_pz_m26_1_no_such_period",),
    ),
    Mutation(
        "terrain-in-a-home-row",
        "terrain is offered in the home rows",
        "PZ-TPLC-2",
        "panzer/rules/muster.py",
        "    free: i64 = rules.board & ~rules.homes[AMERICAN] & ~rules.homes[GERMAN] & ~state.terrain()",
        "    free: i64 = rules.board & ~state.terrain()",
        ("titles/panzer/test_placement.py::test_pz_tplc_2_not_in_a_home_row",),
    ),
    Mutation(
        "home-row-refused-otherwise",
        "terrain in a home row is refused for another reason, or for none",
        "PZ-TPLC-2",
        "panzer/rules/muster.py",
        "    if BIT[action.cell] & rules.board & ~homes & ~state.terrain() == 0:",
        "    if BIT[action.cell] & rules.board & ~state.terrain() == 0:",
        ("titles/panzer/test_placement.py::test_pz_tplc_2_not_in_a_home_row",),
    ),
    Mutation(
        "terrain-card-laid-twice",
        "both terrain cards of a player may be meadow or hill",
        "PZ-TPLC-1",
        "panzer/rules/muster.py",
        "    state.sides[CARDS + side] &= ~card\n",
        "",
        ("titles/panzer/test_placement.py::test_pz_tplc_1_a_card_has_two_faces",),
    ),
    # -- rules: turns -------------------------------------------------------------------------------
    Mutation(
        "move-across-enemy-cells",
        "MOVE takes a quadrant with cards of the enemy in it",
        "PZ-MOVE-1",
        "panzer/rules/movement.py",
        "    return square & enemys == 0 and square & own != 0",
        "    return square & own != 0",
        ("titles/panzer/test_moving.py::test_pz_move_1_a_mixed_quadrant_is_refused",),
    ),
    Mutation(
        "moved-unit-stays-revealed",
        "a revealed unit stays revealed when it is taken up in a MOVE",
        "PZ-MOVE-3",
        "panzer/rules/movement.py",
        "    state.shown &= ~taken_up\n",
        "",
        ("titles/panzer/test_moving.py::test_pz_move_3_everything_ends_hidden",),
    ),
    Mutation(
        "two-units-on-a-cell",
        "a MOVE that puts two units on one cell is accepted",
        "PZ-TMOV-3",
        "panzer/rules/movement.py",
        "        elif room & BIT[corner + STEPS[target]] == 0 or used & BIT[target] != 0:",
        "        elif room & BIT[corner + STEPS[target]] == 0:",
        ("titles/panzer/test_moving.py::test_pz_move_2_impossible_moves",),
    ),
    Mutation(
        "explore-hides-own-units",
        "EXPLORE hides the explorer's revealed units",
        "PZ-EXPL-7",
        "panzer/rules/exploration.py",
        "    theirs: i64 = SQUARE[corner] & state.held(enemy)\n",
        "    theirs: i64 = SQUARE[corner] & state.held(enemy)\n    state.shown &= ~SQUARE[corner] | theirs\n",
        ("titles/panzer/test_exploring.py::test_pz_expl_7_friendly_revealed_units",),
    ),
    Mutation(
        "explore-hides-a-found-unit",
        "a unit that was revealed already is turned down by an EXPLORE",
        "PZ-EXPL-5",
        "panzer/rules/exploration.py",
        '    turn_up(state, enemy, theirs, "PZ-EXPL-5", log)\n',
        "    known = state.shown & theirs\n"
        '    turn_up(state, enemy, theirs, "PZ-EXPL-5", log)\n'
        "    state.shown &= ~known\n",
        ("titles/panzer/test_exploring.py::test_pz_expl_5_a_unit_that_was_revealed_already",),
    ),
    Mutation(
        "capture-on-failure",
        "an EXPLORE that finds a unit takes the forest beside it",
        "PZ-EXPL-5",
        "panzer/rules/exploration.py",
        '    turn_up(state, enemy, theirs, "PZ-EXPL-5", log)\n',
        '    turn_up(state, enemy, theirs, "PZ-EXPL-5", log)\n    _capture(state, side, theirs & ~units, log)\n',
        ("titles/panzer/test_exploring.py::test_pz_expl_5_failure",),
    ),
    Mutation(
        "ambush-without-the-variant",
        "the explorer's own cards are turned although ambush is off",
        "PZ-EXPL-2",
        "panzer/rules/exploration.py",
        "    if state.rules.ambush and (found or state.rules.ambush_known):",
        "    if found or state.rules.ambush_known:",
        (
            "titles/panzer/test_exploring.py::test_pz_expl_5_failure",
            "titles/panzer/test_information.py::test_w11_explore_failure",
        ),
    ),
    Mutation(
        "ambush-by-known-units",
        "units that were revealed before ambush the explorer too",
        "AMB-79",
        "panzer/rules/exploration.py",
        "    if state.rules.ambush and (found or state.rules.ambush_known):",
        "    if state.rules.ambush:",
        ("titles/panzer/test_ambush.py::test_pz_ambu_1_already_revealed",),
    ),
    Mutation(
        "ambush-by-known-units-at-first",
        "the option for ambush by known units is on unless it is switched off",
        "AMB-79",
        "panzer/rules/tables.py",
        'Option("ambush-on-known-units", (False, True), "AMB-79")',
        'Option("ambush-on-known-units", (True, False), "AMB-79")',
        ("titles/panzer/test_options.py::test_part_19_defaults_are_filled_in",),
    ),
    Mutation(
        "search-at-distance-3",
        "SEARCH reaches one row further",
        "PZ-SRCH-1",
        "panzer/rules/exploration.py",
        "            seen |= state.sight[cell]\n",
        "            seen |= state.sight[cell] | state.sight[cell] << 6\n",
        ("titles/panzer/test_searching.py::test_pz_srch_1_too_far",),
    ),
    Mutation(
        "search-without-sight",
        "SEARCH needs no line of sight",
        "PZ-LOS-5",
        "panzer/rules/exploration.py",
        "    held: i64 = state.held(side)\n    seen: i64 = 0\n    for cell in state.rules.cells:\n"
        "        if held & BIT[cell] != 0:\n            seen |= state.sight[cell]\n",
        "    from fogline.titles.panzer.rules.sight import sights\n\n"
        "    held: i64 = state.held(side)\n    seen: i64 = 0\n    for cell in state.rules.cells:\n"
        "        if held & BIT[cell] != 0:\n            seen |= sights(0, 0, False)[cell]\n",
        ("titles/panzer/test_sight.py::test_pz_los_5_searching",),
    ),
    Mutation(
        "revealed-unit-may-be-spared",
        "holding back from a unit that was revealed before is offered and accepted",
        "PZ-SRCH-2",
        "panzer/rules/fire.py",
        "    return state.found or state.rules.null_search",
        "    return state.focus >= 0",
        ("titles/panzer/test_searching.py::test_amb_19_the_shot_is_the_action",),
    ),
    Mutation(
        "one-turn-too-many",
        "a game with a limit of turns goes on for one more",
        "AMB-76",
        "panzer/rules/play.py",
        "state.turn < state.rules.turn_limit:",
        "state.turn <= state.rules.turn_limit:",
        ("titles/panzer/test_victory.py::test_amb_76_a_turn_limit_is_a_draw",),
    ),
    Mutation(
        "no-turn-passes",
        "a side without any action keeps its turn",
        "AMB-77",
        "panzer/rules/play.py",
        "    return exploration.hidden_targets(state, side) | exploration.revealed_targets(state, side) != 0",
        "    return exploration.hidden_targets(state, side) | exploration.revealed_targets(state, side) >= 0",
        ("titles/panzer/test_turn.py::test_amb_77_without_null_explores_the_turn_passes",),
    ),
    # -- rules: shots -------------------------------------------------------------------------------
    Mutation(
        "enemy-unit-fires",
        "a unit of the enemy can be told to fire at its friend",
        "PZ-SHOT-1",
        "panzer/rules/fire.py",
        "    if unit == FOREST or (unit > TYPES) != (side == GERMAN) or state.sight",
        "    if unit == FOREST or state.sight",
        ("titles/panzer/test_searching.py::test_pz_srch_5_no_shooter_in_range",),
    ),
    Mutation(
        "shooter-stays-hidden",
        "a unit that fires is not revealed",
        "PZ-SHOT-2",
        "panzer/rules/fire.py",
        '    turn_up(state, side, BIT[gun], "PZ-SHOT-2", log)\n',
        "",
        ("titles/panzer/test_shooting.py::test_pz_shot_2_the_shooter_stays_revealed",),
    ),
    Mutation(
        "distances-exchanged",
        "two distance misses at distance 1, one at distance 2",
        "PZ-SHOT-3",
        "panzer/rules/fire.py",
        "    distance: i64 = 1 if near else 2\n",
        "    distance: i64 = 2 if near else 1\n",
        ("titles/panzer/test_shooting.py::test_pz_shot_3_the_hand",),
    ),
    Mutation(
        "armour-of-the-shooter",
        "the armour of the shooter makes the armour misses",
        "PZ-SHOT-3",
        "panzer/rules/fire.py",
        "    armour: i64 = rules.armours[victim]\n",
        "    armour: i64 = rules.armours[unit]\n",
        ("titles/panzer/test_shooting.py::test_pz_shot_3_the_hand",),
    ),
    Mutation(
        "firepower-of-the-target",
        "the firepower of the target makes the hits",
        "PZ-SHOT-3",
        "panzer/rules/fire.py",
        "    return distance, armour, rules.firepowers[unit], reasons",
        "    return distance, armour, rules.firepowers[victim], reasons",
        ("titles/panzer/test_shooting.py::test_pz_shot_3_the_hand",),
    ),
    Mutation(
        "every-card-as-likely",
        "each sort of shot card is drawn as often as the others",
        "PZ-SHOT-5",
        "panzer/rules/fire.py",
        "            found.append((DRAWS[card], int(weight)))",
        "            found.append((DRAWS[card], 1))",
        ("titles/panzer/test_odds.py::test_part_20_every_hand",),
    ),
    Mutation(
        "playouts-draw-too-many-hits",
        "random play draws the first sort of card more often than there are cards",
        "PZ-SHOT-5",
        "panzer/rules/rules.py",
        "            if index < weight:",
        "            if index <= weight:",
        ("titles/panzer/test_odds.py::test_part_20_drawn_as_often",),
    ),
    Mutation(
        "playouts-prefer-a-search",
        "random play searches only the first searchable cell",
        "contract",
        "panzer/rules/rules.py",
        "member(searches, index - size_of(explores))",
        "member(searches, 0)",
        ("titles/panzer/test_guards.py::test_random_play_is_even",),
    ),
    Mutation(
        "playouts-always-follow",
        "random play never skips the MOVE after an EXPLORE",
        "contract",
        "panzer/rules/rules.py",
        "    index: i64 = dice.randrange((run & SIZES) + 1)",
        "    index: i64 = dice.randrange(run & SIZES)",
        ("titles/panzer/test_guards.py::test_random_play_is_even",),
    ),
    Mutation(
        "playouts-use-one-light-tank",
        "random play searches only with the first light tank of a quadrant",
        "contract",
        "panzer/rules/rules.py",
        "                apply(state, Seat(side), LIGHTS[tank][cell_of(member(targets, index))], None)\n"
        "                return\n"
        "            index -= size_of(targets)\n",
        "                apply(state, Seat(side), LIGHTS[tank][cell_of(member(targets, index))], None)\n"
        "            return\n",
        ("titles/panzer/test_guards.py::test_random_play_is_even",),
    ),
    Mutation(
        "gap-without-a-forest-card",
        "the forest card for a destroyed unit does not come from the deck",
        "PZ-SHOT-8",
        "panzer/rules/fire.py",
        "        state.deck -= 1\n",
        "        state.deck -= 0\n",
        ("titles/panzer/test_shooting.py::test_pz_shot_8_the_gap_is_filled",),
    ),
    Mutation(
        "streak-survives-a-pause",
        "a turn without a shot breaks no streak",
        "PZ-ADV-2",
        "panzer/rules/play.py",
        "    if not state.fired:\n        forget_shot(state, side)\n",
        "",
        ("titles/panzer/test_correction.py::test_pz_corr_3_another_action_between",),
    ),
    Mutation(
        "correction-follows-the-unit",
        "fire correction is kept although the target or the shooter has moved",
        "PZ-CORR-4",
        "panzer/rules/fire.py",
        "    if sides[FROM + side] != gun or sides[AT + side] != target:\n        return 0\n",
        "",
        ("titles/panzer/test_correction.py::test_pz_corr_4_the_target_moved",),
    ),
    Mutation(
        "correction-for-a-twin",
        "fire correction counts for a twin that has come to stand in the same cell",
        "AMB-36",
        "panzer/rules/fire.py",
        "or sides[GUN_NOW + side] != gun or sides[VICTIM_NOW + side] != target:",
        "or sides[GUN + side] != state.cells[gun] or sides[VICTIM + side] != state.cells[target]:",
        ("titles/panzer/test_correction.py::test_amb_36_a_twin_in_the_same_cell",),
    ),
    Mutation(
        "correction-without-end",
        "fire correction takes away a third distance miss",
        "AMB-55",
        "panzer/rules/fire.py",
        "        distance = distance - 2 if earlier > 1 and distance > 1 else distance - 1",
        "        distance = distance - earlier if distance > earlier else 0",
        ("titles/panzer/test_stug.py::test_amb_55_at_most_two",),
    ),
    Mutation(
        "correction-never-grows",
        "the third shot in a row is corrected like the second",
        "PZ-CORR-2",
        "panzer/rules/fire.py",
        "    return sides[RUN + side] + 1",
        "    return 1",
        ("titles/panzer/test_correction.py::test_pz_corr_2_at_distance_two",),
    ),
    Mutation(
        "flank-beside-the-friend",
        "a unit next to the one that was shot at attacks the flank",
        "PZ-FLNK-2",
        "panzer/rules/fire.py",
        "    return (NEIGHBOURS[gun] | BIT[gun]) & BIT[friend] == 0",
        "    return BIT[gun] & BIT[friend] == 0",
        ("titles/panzer/test_flank_rear.py::test_pz_flnk_2_beside_the_friend",),
    ),
    Mutation(
        "flank-by-the-one-shot-at",
        "the unit that was shot at attacks the flank itself",
        "AMB-43",
        "panzer/rules/fire.py",
        "    return (NEIGHBOURS[gun] | BIT[gun]) & BIT[friend] == 0",
        "    return NEIGHBOURS[gun] & BIT[friend] == 0",
        ("titles/panzer/test_flank_rear.py::test_pz_flnk_2_the_target_of_the_shot",),
    ),
    Mutation(
        "flank-of-any-unit",
        "after a shot of any unit all of its side have a flank",
        "PZ-FLNK-1",
        "panzer/rules/fire.py",
        "    if sides[GUN + enemy] == FOREST or sides[GUN_NOW + enemy] != target:",
        "    if sides[GUN + enemy] == FOREST:",
        ("titles/panzer/test_flank_rear.py::test_pz_flnk_1_only_the_unit_that_fired",),
    ),
    Mutation(
        "rear-not-aligned",
        "two units a knight's move away from the target, on any sides of it, attack its rear",
        "PZ-REAR-1",
        "panzer/rules/fire.py",
        "    return _direction(target, gun) != 0 and _direction(target, gun) == -_direction(target, friend)",
        "    return _direction(target, gun) == -_direction(target, friend)",
        ("titles/panzer/test_flank_rear.py::test_pz_rear_2_a_line_of_knights",),
    ),
    Mutation(
        "rear-from-the-front",
        "a unit on the same side of the target as its friend attacks the rear",
        "PZ-REAR-1",
        "panzer/rules/fire.py",
        "    return _direction(target, gun) != 0 and _direction(target, gun) == -_direction(target, friend)",
        "    return _direction(target, gun) != 0 and _direction(target, friend) != 0",
        ("titles/panzer/test_flank_rear.py::test_pz_rear_1_exactly_between",),
    ),
    Mutation(
        "rear-and-flank",
        "an attack from the rear gets the flank bonus too",
        "PZ-REAR-3",
        "panzer/rules/fire.py",
        "    elif armour > 0 and rules.flank_attack and is_flank(state, side, gun, target):",
        "    if armour > 0 and rules.flank_attack and is_flank(state, side, gun, target):",
        ("titles/panzer/test_flank_rear.py::test_pz_rear_3_not_cumulative",),
    ),
    Mutation(
        "medium-tank-is-light",
        "a unit with armour 2 counts as a light tank",
        "PZ-LITE-1",
        "panzer/rules/exploration.py",
        "and state.rules.armours[unit] == 1",
        "and 1 <= state.rules.armours[unit] <= 2",
        ("titles/panzer/test_light.py::test_pz_lite_1_armour_exactly_one",),
    ),
    Mutation(
        "light-tank-from-elsewhere",
        "a light tank outside the quadrant that was MOVEd may search",
        "PZ-LITE-2",
        "panzer/rules/exploration.py",
        "    if SQUARE[state.quadrant] & BIT[tank] == 0 or not is_light(state, side, tank):",
        "    if not is_light(state, side, tank):",
        ("titles/panzer/test_light.py::test_pz_lite_2_outside_the_quadrant",),
    ),
    Mutation(
        "light-tank-sees-with-others",
        "a light tank searches whatever any card of its side sees",
        "AMB-26",
        "panzer/rules/exploration.py",
        "    seen: i64 = state.sight[tank] if state.rules.search_from_tank else observed(state, side)",
        "    seen: i64 = observed(state, side)",
        ("titles/panzer/test_light.py::test_pz_lite_2_out_of_reach_of_the_tank",),
    ),
    Mutation(
        "others-fire-for-a-light-tank",
        "another unit fires at what a light tank has found",
        "AMB-26",
        "panzer/rules/fire.py",
        "    if state.gun != NOWHERE and state.gun != gun:",
        "    if state.gun != NOWHERE and gun < 0:",
        ("titles/panzer/test_light.py::test_amb_26_the_tank_observes_and_only_it_fires",),
    ),
    Mutation(
        "heavy-tank-not-locked",
        "a heavy tank that has fired can MOVE at once",
        "PZ-HEVY-2",
        "panzer/rules/fire.py",
        "    if state.rules.heavy_tanks and state.rules.armours[state.cells[gun]] == 3:",
        "    if state.rules.heavy_tanks and state.rules.armours[state.cells[gun]] > 3:",
        ("titles/panzer/test_heavy.py::test_pz_hevy_2_locked_by_firing",),
    ),
    Mutation(
        "medium-tank-is-heavy",
        "a unit with armour 2 is locked by firing",
        "PZ-HEVY-1",
        "panzer/rules/fire.py",
        "    if state.rules.heavy_tanks and state.rules.armours[state.cells[gun]] == 3:",
        "    if state.rules.heavy_tanks and state.rules.armours[state.cells[gun]] >= 2:",
        ("titles/panzer/test_heavy.py::test_pz_hevy_1_armour_exactly_three",),
    ),
    Mutation(
        "heavy-tank-unlocked-at-once",
        "a heavy tank is unlocked at the end of the turn in which it fired",
        "PZ-HEVY-5",
        "panzer/rules/fire.py",
        "        free &= ~BIT[fired]\n",
        "        free |= 0\n",
        ("titles/panzer/test_heavy.py::test_pz_hevy_5_firing_twice",),
    ),
    Mutation(
        "heavy-tank-unlocked-by-the-enemy",
        "a turn of the enemy unlocks a heavy tank",
        "AMB-31",
        "panzer/rules/fire.py",
        "    free: i64 = state.locked & state.held(side)\n",
        "    free: i64 = state.locked\n",
        ("titles/panzer/test_heavy.py::test_amb_31_the_german_turn_frees_only_germans",),
    ),
    Mutation(
        "heavy-tank-locked-for-ever",
        "a heavy tank that has fired is never unlocked",
        "PZ-HEVY-5",
        "panzer/rules/fire.py",
        "    state.locked &= ~free\n    return free",
        "    return free",
        ("titles/panzer/test_heavy.py::test_pz_hevy_5_after_a_turn_without_firing",),
    ),
    Mutation(
        "cell-of-a-locked-tank-open",
        "a locked heavy tank can be moved, and others put on its cell",
        "PZ-HEVY-3",
        "panzer/rules/movement.py",
        "    return ~(state.lakes | state.peaks | state.locked)",
        "    return ~(state.lakes | state.peaks)",
        ("titles/panzer/test_heavy.py::test_pz_hevy_3_the_quadrant_moves_around_it",),
    ),
    Mutation(
        "locked-tank-hidden",
        "a locked heavy tank is hidden when its quadrant is MOVEd",
        "AMB-32",
        "panzer/rules/movement.py",
        "    state.shown &= ~taken_up\n",
        "    state.shown &= ~square\n",
        ("titles/panzer/test_heavy.py::test_amb_32_a_locked_tank_stays_revealed",),
    ),
    Mutation(
        "superior-at-equality",
        "armour as great as the firepower counts as superior",
        "PZ-SUPR-1",
        "panzer/rules/fire.py",
        "rules.armours[state.cells[target]] > rules.firepowers[unit]:",
        "rules.armours[state.cells[target]] >= rules.firepowers[unit]:",
        ("titles/panzer/test_superior.py::test_pz_supr_1_every_pair_of_values",),
    ),
    Mutation(
        "superior-from-next-to-it",
        "superior armour protects at distance 1 too",
        "PZ-SUPR-1",
        "panzer/rules/fire.py",
        "    if rules.superior_armour and not near and rules",
        "    if rules.superior_armour and rules",
        ("titles/panzer/test_superior.py::test_pz_supr_1_only_from_distance_one",),
    ),
    Mutation(
        "stug-turns-at-once",
        "a Stug III that has fired may fire anywhere in the next turn",
        "PZ-STUG-1",
        "panzer/rules/fire.py",
        "        return (NEIGHBOURS[arc] | BIT[arc]) & BIT[target] != 0",
        "        return arc >= 0",
        ("titles/panzer/test_stug.py::test_pz_stug_1_the_same_cell_or_beside_it",),
    ),
    Mutation(
        "stug-never-turns",
        "a Stug III is bound by its latest shot however long ago that was",
        "PZ-STUG-1",
        "panzer/rules/fire.py",
        "    if sides[GUN + side] == FOREST:\n",
        "    if sides[GUN + side] == FOREST or sides[GUN + side] == 14:\n",
        ("titles/panzer/test_stug.py::test_pz_stug_1_free_after_a_turn_without_firing",),
    ),
    Mutation(
        "low-profile-from-next-to-it",
        "low profile adds a card at distance 1 too",
        "PZ-STUG-2",
        "panzer/rules/fire.py",
        "victim == STUG and not near and not",
        "victim == STUG and not",
        ("titles/panzer/test_stug.py::test_pz_stug_2_one_more_card_at_distance_two",),
    ),
    Mutation(
        "low-profile-on-top",
        "low profile is added to what a hill fixes",
        "AMB-53",
        "panzer/rules/fire.py",
        "and not (rules.profile_capped and (uphill or downhill)):",
        "and not (rules.profile_capped and rules.points < 0):",
        ("titles/panzer/test_hills.py::test_amb_53_capped_by_default",),
    ),
    Mutation(
        "turret-open-on-the-plain",
        "an open turret is looked into without a hill",
        "PZ-OPEN-1",
        "panzer/rules/fire.py",
        "and near and downhill and armour > 0:",
        "and near and armour > 0:",
        ("titles/panzer/test_open_turret.py::test_pz_open_1_not_against_a_hill",),
    ),
    Mutation(
        "turret-open-from-afar",
        "an open turret is looked into from a hill at distance 2",
        "PZ-OPEN-1",
        "panzer/rules/fire.py",
        "and near and downhill and armour > 0:",
        "and downhill and armour > 0:",
        ("titles/panzer/test_open_turret.py::test_pz_open_1_not_from_distance_two",),
    ),
    # -- rules: terrain -----------------------------------------------------------------------------
    Mutation(
        "hills-exchanged",
        "two distance misses from a hill, one at a hill",
        "PZ-HILL-1",
        "panzer/rules/fire.py",
        "        distance = 1\n        reasons |= FROM_HILL\n    elif uphill:  # PZ-HILL-2\n        distance = 2\n",
        "        distance = 2\n        reasons |= FROM_HILL\n    elif uphill:  # PZ-HILL-2\n        distance = 1\n",
        (
            "titles/panzer/test_hills.py::test_pz_hill_1_from_a_hill",
            "titles/panzer/test_hills.py::test_pz_hill_2_at_a_hill",
        ),
    ),
    Mutation(
        "sight-past-one-of-two",
        "a knight's move is blocked only if both cells between are elevated",
        "AMB-66",
        "panzer/rules/sight.py",
        "            if _BETWEEN[cell * CELLS + other] & elevated == 0:",
        "            if _BETWEEN[cell * CELLS + other] & ~elevated != 0:",
        ("titles/panzer/test_sight.py::test_amb_66_either_of_both",),
    ),
    Mutation(
        "sight-over-hills",
        "only peaks block the sight",
        "PZ-LOS-1",
        "panzer/rules/sight.py",
        "            elevated = hills | peaks\n",
        "            elevated = peaks\n",
        ("titles/panzer/test_sight.py::test_pz_los_1_blocked_lines_of_sight",),
    ),
    Mutation(
        "units-on-a-lake",
        "units may be put on a lake",
        "PZ-TERR-2",
        "panzer/rules/movement.py",
        "    return ~(state.lakes | state.peaks | state.locked)",
        "    return ~(state.peaks | state.locked)",
        ("titles/panzer/test_terrain.py::test_pz_terr_2_no_unit_can_be_there",),
    ),
    Mutation(
        "left-terrain-kept",
        "terrain stays controlled after the unit on it has left",
        "AMB-60",
        "panzer/rules/movement.py",
        "            held &= ~BIT[cell]\n",
        "            held |= 0\n",
        ("titles/panzer/test_terrain.py::test_amb_60_terrain_is_not_kept",),
    ),
    Mutation(
        "lost-terrain-kept",
        "terrain stays controlled after the unit on it is destroyed",
        "PZ-TERR-4",
        "panzer/rules/fire.py",
        "        set_held(state, enemy, state.held(enemy) & ~BIT[target])\n",
        "        set_held(state, enemy, state.held(enemy) | 0)\n",
        ("titles/panzer/test_terrain.py::test_pz_terr_4_neutral_after_destruction",),
    ),
    Mutation(
        "forest-behind-a-unit-is-lost",
        "a unit that leaves terrain takes its place in the forest, and no card goes to the deck",
        "PZ-TMOV-5",
        "panzer/rules/movement.py",
        "            state.deck += 1\n",
        "            state.deck += 0\n",
        ("titles/panzer/test_terrain_moves.py::test_pz_tmov_5_leaving",),
    ),
    Mutation(
        "hidden-on-terrain",
        "a unit that enters terrain stays hidden",
        "PZ-TMOV-4",
        "panzer/rules/movement.py",
        "            state.shown |= BIT[cell]\n            remember(state, SEEN, side, cell, type_of(unit), 0)\n",
        "            remember(state, SEEN, side, cell, type_of(unit), 0)\n",
        ("titles/panzer/test_terrain_moves.py::test_pz_tmov_4_entering",),
    ),
    # -- rules: victory -----------------------------------------------------------------------------
    Mutation(
        "supply-line-without-a-unit",
        "control of the home row wins without a unit in it",
        "PZ-WIN-2",
        "panzer/rules/play.py",
        "        if state.units_of(side) & row != 0:",
        "        if state.held(side) & row != 0:",
        ("titles/panzer/test_victory.py::test_pz_win_2_control_is_not_enough",),
    ),
    Mutation(
        "no-victory-by-a-capture",
        "victory is not tested after an EXPLORE",
        "AMB-73",
        "panzer/rules/play.py",
        "        elif not check_victory(state, side, SQUARE[action.quadrant], log):\n"
        "            state.quadrant = action.quadrant\n",
        "        else:\n            state.quadrant = action.quadrant\n",
        ("titles/panzer/test_victory.py::test_amb_73_immediately_before_an_optional_step",),
    ),
    Mutation(
        "victory-after-the-light-tank",
        "victory is not tested before a light tank may search",
        "PZ-WIN-3",
        "panzer/rules/play.py",
        "    if check_victory(state, side, SQUARE[corner], log):\n        return\n    if light:",
        "    if not light and check_victory(state, side, SQUARE[corner], log):\n        return\n    if light:",
        ("titles/panzer/test_victory.py::test_pz_win_3_before_the_light_tank",),
    ),
    Mutation(
        "panzer-clone-shares-the-cards",
        "a clone shares the vector of the cells",
        "contract",
        "panzer/rules/state.py",
        "        twin = State(self.rules, self.cells[:], self.squads[:], self.lost[:], self.sides[:], self.start)",
        "        twin = State(self.rules, self.cells, self.squads[:], self.lost[:], self.sides[:], self.start)",
        ("titles/panzer/test_guards.py::test_a_clone_shares_no_vector",),
    ),
    Mutation(
        "panzer-clone-shares-the-shots",
        "a clone shares the vector of sizes and latest shots",
        "contract",
        "panzer/rules/state.py",
        "        twin = State(self.rules, self.cells[:], self.squads[:], self.lost[:], self.sides[:], self.start)",
        "        twin = State(self.rules, self.cells[:], self.squads[:], self.lost[:], self.sides, self.start)",
        ("titles/panzer/test_guards.py::test_a_clone_shares_no_vector",),
    ),
    # -- who may know what --------------------------------------------------------------------------
    Mutation(
        "no-step-without-a-light-tank",
        "the step of the light tank is left out where there is none",
        "PZ-TURN-3",
        "panzer/rules/play.py",
        "    if light:\n        state.quadrant = corner\n",
        "    tanks = [state.cells[corner + step] for step in (0, 1, 6, 7)]\n"
        "    if light and any(state.rules.armours[unit] == 1 for unit in tanks):\n"
        "        state.quadrant = corner\n",
        ("titles/panzer/test_turn.py::test_pz_turn_3_the_steps_of_a_light_tank_tell_nothing",),
    ),
    Mutation(
        "no-choice-without-a-shooter",
        "who finds a unit and has no shooter is not asked",
        "PZ-TURN-3",
        "panzer/rules/exploration.py",
        "    if state.cells[cell] == FOREST:\n        return False\n",
        "    if state.cells[cell] == FOREST or not has_shooter(state, side, cell):\n        return False\n",
        ("titles/panzer/test_turn.py::test_pz_turn_3_a_find_without_a_shooter_still_asks",),
    ),
    Mutation(
        "searches-only-of-units",
        "SEARCH is offered only where a unit is",
        "PZ-SRCH-3",
        "panzer/rules/exploration.py",
        "    return observed(state, side) & state.held(1 - side) & ~state.shown",
        "    return observed(state, side) & state.units_of(1 - side) & ~state.shown",
        ("titles/panzer/test_searching.py::test_pz_srch_3_the_same_targets_for_every_arrangement",),
    ),
    Mutation(
        "view-shows-the-home-row",
        "a view shows the German units in their home row",
        "PZ-COMP-6",
        "panzer/rules/view.py",
        "        backs |= state.german & ~state.shown\n",
        "        backs |= state.german & ~state.shown & ~state.rules.homes[GERMAN]\n",
        ("titles/panzer/test_concealment.py::test_pz_hide_1_all_units_start_hidden",),
    ),
    Mutation(
        "view-shows-the-squad",
        "a view holds the squad of the other side",
        "PZ-SQUAD-3",
        "panzer/rules/view.py",
        "            squads[unit] = 0\n",
        "            squads[unit] += 0\n",
        ("titles/panzer/test_squads.py::test_pz_squad_3_units_left_out_stay_secret",),
    ),
    Mutation(
        "view-shows-a-size-too-early",
        "a view tells the size of a squad before both have deployed",
        "PZ-DEPLOY-1",
        "panzer/rules/view.py",
        "            if state.step <= steps.DEPLOY:\n                fields",
        "            if state.step < DEPLOY:\n                fields",
        ("titles/panzer/test_deployment.py::test_pz_deploy_1_nothing_is_shown_before_both_have_deployed",),
    ),
    Mutation(
        "view-follows-the-target",
        "a view tells which of two twins was shot at, wherever they were moved",
        "AMB-36",
        "panzer/rules/view.py",
        "            fields[VICTIM_NOW + 1 - side] = NOWHERE\n",
        "            fields[VICTIM_NOW + 1 - side] += 0\n",
        ("titles/panzer/test_information.py::test_w21_nothing_else_distinguishes_twins",),
    ),
    Mutation(
        "view-follows-the-shooter",
        "a view tells which of two twins has fired, wherever they were moved",
        "AMB-36",
        "panzer/rules/view.py",
        "            fields[GUN_NOW + side] = NOWHERE\n",
        "            fields[GUN_NOW + side] += 0\n",
        ("titles/panzer/test_guards.py::test_amb_36_the_shooter_is_not_followed",),
    ),
    Mutation(
        "panzer-view-follows-a-card",
        "a view keeps, with each MOVE, what was put on the first cell of the quadrant",
        "PZ-MOVE-5",
        "panzer/rules/movement.py",
        "    remember(state, MIXED, side, corner, 0, taken_up)\n",
        "    remember(state, MIXED, side, corner, type_of(state.cells[corner]), taken_up)\n",
        ("titles/panzer/test_information.py::test_w5_move",),
    ),
    Mutation(
        "arrangement-told",
        "everybody is told the arrangement after a MOVE",
        "PZ-MOVE-5",
        "panzer/rules/events.py",
        "        return self if seat == self.side else Moved(self.side, self.quadrant, None)",
        "        return self",
        ("titles/panzer/test_moving.py::test_pz_move_5_the_enemy_sees_only_the_quadrant",),
    ),
    Mutation(
        "squad-told",
        "everybody is told which unit was taken",
        "PZ-SQUAD-1",
        "panzer/rules/events.py",
        "    unit: int\n\n    def seen_by(self, seat: Seat | None) -> Event | None:\n"
        "        return self if seat == self.side else None\n",
        "    unit: int\n\n    def seen_by(self, seat: Seat | None) -> Event | None:\n        return self\n",
        ("titles/panzer/test_squads.py::test_pz_squad_1_how_far_a_side_has_come_is_not_told",),
    ),
    Mutation(
        "deployment-told",
        "everybody is told which unit was deployed where",
        "PZ-DEPLOY-1",
        "panzer/rules/events.py",
        "    unit: int\n    cell: int\n\n    def seen_by(self, seat: Seat | None) -> Event | None:\n"
        "        return self if seat == self.side else None\n",
        "    unit: int\n    cell: int\n\n    def seen_by(self, seat: Seat | None) -> Event | None:\n"
        "        return self\n",
        ("titles/panzer/test_deployment.py::test_pz_deploy_1_nothing_is_shown_before_both_have_deployed",),
    ),
    # -- what is remembered -------------------------------------------------------------------------
    Mutation(
        "panzer-move-forgotten",
        "a MOVE does not undo what was known of its quadrant",
        "W5",
        "panzer/rules/movement.py",
        "    remember(state, MIXED, side, corner, 0, taken_up)\n",
        "",
        ("titles/panzer/test_guards.py::test_w5_a_moved_unit_is_imagined_in_all_four_cells",),
    ),
    Mutation(
        "locked-tank-imagined-elsewhere",
        "what lay on the cell of a locked heavy tank counts as moved",
        "W8",
        "panzer/rules/movement.py",
        "    remember(state, MIXED, side, corner, 0, taken_up)\n",
        "    remember(state, MIXED, side, corner, 0, square)\n",
        ("titles/panzer/test_guards.py::test_w8_a_locked_tank_is_imagined_where_it_is",),
    ),
    Mutation(
        "empty-card-forgotten",
        "that a card was shown to be forest is not remembered",
        "W13",
        "panzer/rules/fire.py",
        "            remember(state, SEEN, side, cell, FOREST, 0)\n",
        "",
        ("titles/panzer/test_information.py::test_w13_search_finds_nothing",),
    ),
    Mutation(
        "found-unit-forgotten",
        "that a unit was revealed is not remembered",
        "W14",
        "panzer/rules/fire.py",
        "            remember(state, SEEN, side, cell, type_of(unit), 0)\n",
        "",
        ("titles/panzer/test_guards.py::test_w14_a_found_unit_is_remembered",),
    ),
    Mutation(
        "capture-forgotten",
        "that captured cells were empty is not remembered",
        "W9",
        "panzer/rules/exploration.py",
        "        remember(state, SEEN, enemy, cell_of(bit), FOREST, 0)\n",
        "",
        ("titles/panzer/test_guards.py::test_w9_captured_cells_are_remembered",),
    ),
    Mutation(
        "unit-on-terrain-forgotten",
        "that a unit was seen on terrain is not remembered",
        "W6",
        "panzer/rules/movement.py",
        "            remember(state, SEEN, side, cell, type_of(unit), 0)\n",
        "",
        ("titles/panzer/test_guards.py::test_w7_a_unit_that_left_terrain_is_imagined_near_it",),
    ),
    Mutation(
        "empty-terrain-forgotten",
        "that nothing stands on terrain after a MOVE is not remembered",
        "W7",
        "panzer/rules/movement.py",
        "            remember(state, SEEN, side, cell, FOREST, 0)\n",
        "",
        ("titles/panzer/test_guards.py::test_w7_a_unit_that_left_terrain_is_imagined_near_it",),
    ),
    Mutation(
        "loss-forgotten",
        "that a unit was destroyed is not remembered",
        "W17",
        "panzer/rules/fire.py",
        "    remember(state, GONE, enemy, target, type_of(victim), 0)\n",
        "",
        ("titles/panzer/test_information.py::test_w17_hit",),
    ),
    Mutation(
        "exchange-forgotten",
        "a hand that revealed a twin is not remembered",
        "W21",
        "panzer/rules/fire.py",
        "        _remember_twins(state, 1 - side, type_of(state.cells[target]), victims)\n",
        "        return\n",
        ("titles/panzer/test_guards.py::test_w21_a_hand_that_revealed_a_twin_is_remembered",),
    ),
    Mutation(
        "exchange-of-the-shooter-forgotten",
        "that a hand has given away a twin of the shooter is not remembered",
        "W21",
        "panzer/rules/fire.py",
        "        _remember_twins(state, side, type_of(state.cells[gun]), guns)\n",
        "        return\n",
        ("titles/panzer/test_guards.py::test_w21_a_twin_that_shot_is_remembered",),
    ),
    Mutation(
        "empty-row-forgotten",
        "that a home row was taken without a unit is not remembered",
        "W23",
        "panzer/rules/play.py",
        "            _remember_empty(state, side, row)\n",
        "            pass\n",
        ("titles/panzer/test_information.py::test_w23_play_continues_in_a_captured_row",),
    ),
    Mutation(
        "pool-not-widened",
        "where a moved unit of a shot can be is not widened to the quadrant",
        "AMB-36",
        "panzer/rules/fire.py",
        "    state.sides[pool] |= taken_up\n",
        "    state.sides[pool] |= 0\n",
        ("titles/panzer/test_guards.py::test_amb_36_the_shooter_is_not_followed",),
    ),
    # -- imagine ------------------------------------------------------------------------------------
    Mutation(
        "second-twin-forgotten",
        "a second twin that was seen after the first was destroyed is taken for the first",
        "contract",
        "panzer/rules/squads.py",
        "            least[kind] = max(least[kind], gone[kind] + 1)",
        "            least[kind] = max(least[kind], 1)",
        ("titles/panzer/test_guards.py::test_w17_a_destroyed_unit_is_not_imagined_again",),
    ),
    Mutation(
        "twins-too-likely",
        "a squad with two of a type that was never seen comes up twice as often",
        "contract",
        "panzer/rules/squads.py",
        "0.5 if alike else 1.0",
        "1.0",
        ("titles/panzer/test_guards.py::test_squads_never_seen_are_as_likely_as_their_places",),
    ),
    Mutation(
        "cases-not-weighed",
        "one twin or two is equally likely, however many worlds there are of either",
        "contract",
        "panzer/rules/squads.py",
        "worlds.most_worlds * sum(self.filling_weights)",
        "sum(self.filling_weights)",
        ("titles/panzer/test_guards.py::test_one_twin_or_two_by_the_number_of_worlds",),
    ),
    Mutation(
        "most-worlds-too-few",
        "of units that crowd fewer worlds are counted than there are",
        "contract",
        "scope/worlds.py",
        "            room -= self._places.counts[kind]\n",
        "            room -= 2 * self._places.counts[kind]\n",
        ("titles/panzer/test_guards.py::test_one_twin_or_two_by_the_number_of_worlds",),
    ),
    Mutation(
        "always-the-same-twin",
        "of two twins always the first is imagined to be the one of a shot",
        "AMB-36",
        "panzer/rules/view.py",
        "cell_of(member(can_be, index_below(rng, number)))",
        "cell_of(member(can_be, 0))",
        ("titles/panzer/test_guards.py::test_amb_36_either_twin_is_imagined",),
    ),
    Mutation(
        "aims-without-a-gun",
        "who aims at a revealed unit is imagined without a unit that can fire",
        "PZ-SRCH-2",
        "panzer/rules/view.py",
        "    if state.step != steps.SHOOT or state.found or state.rules.null_search:",
        "    if state.step >= 0:",
        ("titles/panzer/test_guards.py::test_pz_srch_2_aiming_needs_a_gun",),
    ),
    Mutation(
        "imagine-knows-the-deployment",
        "of a deployment in progress at least one unit is imagined",
        "PZ-DEPLOY-1",
        "panzer/rules/view.py",
        "deployed = index_below(rng, len(units) + 1)",
        "deployed = 1 + index_below(rng, len(units))",
        ("titles/panzer/test_imagine.py::test_a_set_up_in_progress_is_any_that_can_be",),
    ),
)  # fmt: skip

SPEARPOINT: Final = (
    # -- rules --------------------------------------------------------------------------------------
    Mutation(
        "deck-over-the-limit",
        "a card is offered that makes the deck cost too much",
        "SP-DECK-1",
        "spearpoint/rules/draft.py",
        "if left[number] > 0 and points + cost <= high:",
        "if left[number] > 0:",
        ("titles/spearpoint/test_setup.py::test_sp_deck_1_points",),
    ),
    Mutation(
        "rear-stays-without-front",
        "a Rear Line without a Frontline stays where it is",
        "SP-LINE-3",
        "spearpoint/rules/damage.py",
        "        if has_rear and not has_front:",
        "        if has_rear and not has_rear:",
        ("titles/spearpoint/test_commitment.py::test_sp_line_3_the_rear_becomes_the_front",),
    ),
    Mutation(
        "front-given-up",
        "the last of the Frontline may step back",
        "SP-LINE-4",
        "spearpoint/rules/commitment.py",
        "            or _front_after(state, seat, plan) > 1\n",
        "            or _front_after(state, seat, plan) > 0\n",
        ("titles/spearpoint/test_commitment.py::test_sp_line_4_also_without_a_loss",),
    ),
    Mutation(
        "crew-not-taken-from-hand",
        "a Unit gets a crew that is not in hand",
        "SP-CREW-2",
        "spearpoint/rules/commitment.py",
        "if card.crew == cards.NO_CREW or plan.hand[rules.crew_cards[seat][card.crew]] > 0:",
        "if card.crew == cards.NO_CREW or rules.crew_cards[seat][card.crew] >= 0:",
        ("titles/spearpoint/test_commitment.py::test_sp_crew_2_together",),
    ),
    Mutation(
        "bombs-never-spent",
        "bombs can be dropped again in the same flight",
        "SP-AIR-6",
        "spearpoint/rules/attacks.py",
        "        attacker.bombed = True  # SP-AIR-6",
        "        attacker.bombed = False  # SP-AIR-6",
        ("titles/spearpoint/test_aircraft.py::test_sp_air_6_bombs_once_a_flight",),
    ),
    Mutation(
        "bullets-pierce",
        "bullets harm armor",
        "SP-TGT-7",
        "spearpoint/rules/declarations.py",
        "BULLET_PROOF: Final = 2",
        "BULLET_PROOF: Final = 3",
        ("titles/spearpoint/test_targets.py::test_sp_tgt_7_bullets",),
    ),
    Mutation(
        "front-reaches-the-rear",
        "Frontline Units may attack the Rear Line",
        "SP-TGT-4",
        "spearpoint/rules/declarations.py",
        "    return attacker.line != FRONT or target.line != REAR",
        "    return attacker.line != FRONT or target.line != AIR",
        ("titles/spearpoint/test_targets.py::test_sp_tgt_4_from_the_frontline",),
    ),
    Mutation(
        "assault-of-two",
        "two infantry Units are enough for an Assault",
        "SP-ASLT-1",
        "spearpoint/rules/declarations.py",
        "ASSAULT_LEAST: Final = 3",
        "ASSAULT_LEAST: Final = 2",
        ("titles/spearpoint/test_targets.py::test_sp_aslt_1_three_or_more",),
    ),
    Mutation(
        "lower-goes-first",
        "the lower Initiative resolves the first attack",
        "SP-INIT-4",
        "spearpoint/rules/initiative.py",
        "    state.active = 0 if totals[0] > totals[1] else 1",
        "    state.active = 0 if totals[0] < totals[1] else 1",
        ("titles/spearpoint/test_attack.py::test_sp_init_4_the_higher_goes_first",),
    ),
    Mutation(
        "eighteen-always-doubles",
        "a natural 18 hits whatever the Attack Value",
        "SP-SPEC-2",
        "spearpoint/rules/attacks.py",
        "    if dice + added < value:\n        return MISSES",
        "    if dice + added < value and special != 18:\n        return MISSES",
        ("titles/spearpoint/test_attack.py::test_sp_spec_2_eighteen_doubles",),
    ),
    Mutation(
        "friendly-fire-scores",
        "what Friendly Fire destroys scores",
        "SP-FF-6",
        "spearpoint/rules/damage.py",
        "NOBODY if state.is_friendly else state.active, log)",
        "1 - state.active if state.is_friendly else state.active, log)",
        ("titles/spearpoint/test_attack.py::test_sp_ff_6_nothing_scores",),
    ),
    Mutation(
        "doubling-after-the-rating",
        "a natural 18 doubles without the card that was discarded",
        "SP-DMG-2",
        "spearpoint/rules/modifiers.py",
        "attacker, state.weapon)\n    if state.doubled:\n        found *= 2",
        "attacker, state.weapon)\n    if state.doubled:\n        found = 2 * (found - state.bonus) + state.bonus",
        ("titles/spearpoint/test_damage.py::test_sp_dmg_2_the_full_formula",),
    ),
    Mutation(
        "a-hit-forgets-its-attacker",
        "filters against an attacker that a card has taken away count no more",
        "SP-DMG-18",
        "spearpoint/rules/modifiers.py",
        "    return Unit(state.attacker, gone_card(state.gone),",
        "    return None if state.dice else Unit(state.attacker, gone_card(state.gone),",
        ("titles/spearpoint/test_damage.py::test_sp_dmg_18_the_attacker_counts_as_it_was",),
    ),
    Mutation(
        "nobody-is-rolled-for-again",
        "an Intensity is rolled again for a Unit that is gone",
        "SP-DMG-18",
        "spearpoint/rules/execution.py",
        "        if state.unit(state.struck) is None:\n            return  # nobody",
        "        if state.struck == NO_UNIT:\n            return  # nobody",
        ("titles/spearpoint/test_damage.py::test_sp_dmg_18_no_target_is_left",),
    ),
    Mutation(
        "rate-of-fire-in-an-assault",
        "a card that only changes the rate of fire is offered in an Assault",
        "SP-CMD-7",
        "spearpoint/rules/windows.py",
        "    return state.weapon == 0 or window == cards.DAMAGE_ROLLED",
        "    return window == cards.DAMAGE_ROLLED",
        ("titles/spearpoint/test_commands.py::test_sp_cmd_7_a_rate_of_fire_where_no_weapon_rolls",),
    ),
    Mutation(
        "card-for-the-other-weapon",
        "a card for one weapon is offered while the other fires",
        "SP-CMD-7",
        "spearpoint/rules/windows.py",
        "    if effect.weapon != 0 and state.weapon != 0 and effect.weapon != state.weapon:",
        "    if effect.weapon != 0 and state.weapon == 0 and effect.weapon != state.weapon:",
        ("titles/spearpoint/test_commands.py::test_sp_cmd_7_a_card_for_the_weapon_that_does_not_fire",),
    ),
    Mutation(
        "captured-twice",
        "a card captures the Unit that it has captured already",
        "SP-CAP-2",
        "spearpoint/rules/execution.py",
        "        if unit.seat == seat:\n            return  # it has been captured",
        "        if unit.seat == NOBODY:\n            return  # it has been captured",
        ("titles/spearpoint/test_damage.py::test_sp_cap_2_nobody_captures_their_own_unit",),
    ),
    Mutation(
        "damage-card-only-below-half",
        "a Unit at exactly Half Endurance draws no Damage card",
        "SP-DMG-6",
        "spearpoint/rules/damage.py",
        "    elif unit.endurance <= card.half and unit.damage == NO_DAMAGE:",
        "    elif unit.endurance < card.half and unit.damage == NO_DAMAGE:",
        ("titles/spearpoint/test_damage.py::test_sp_dmg_6_a_damage_card_at_half",),
    ),
    Mutation(
        "counter-one-turn-short",
        "a Turn counter counts the Turn of the hit",
        "SP-DMG-12",
        "spearpoint/rules/damage.py",
        "section.turns + (0 if state.rules.counts_current else 1)",
        "section.turns + (0 if state.rules.counts_current else 0)",
        ("titles/spearpoint/test_damage.py::test_sp_dmg_12_turn_counters",),
    ),
    Mutation(
        "crew-never-captured",
        "a crew is captured only on 4 and 5",
        "SP-SURV-2",
        "spearpoint/rules/damage.py",
        "    elif 4 <= base <= 6:",
        "    elif 4 <= base <= 5:",
        ("titles/spearpoint/test_damage.py::test_sp_surv_2_a_discard_does_not_count",),
    ),
    Mutation(
        "captured-orders-stay",
        "Command cards stay with a Unit that is captured",
        "SP-CAP-5",
        "spearpoint/rules/damage.py",
        "        _drop_orders(state, unit)  # AMB-52\n",
        "",
        ("titles/spearpoint/test_damage.py::test_sp_cap_5_state_that_a_captured_unit_keeps",),
    ),
    Mutation(
        "limits-are-shown",
        "what one seat puts away is shown while the other still chooses",
        "SP-DRAW-6",
        "spearpoint/rules/draw_phase.py",
        "    if side.is_done and state.sides[1 - seat].is_done:\n",
        "    if side.is_done:\n",
        ("titles/spearpoint/test_draws.py::test_sp_draw_6_in_secret_until_both_have_chosen",),
    ),
    Mutation(
        "card-die-as-it-falls",
        "a discard for the die of a card adds nothing",
        "SP-CMD-12",
        "spearpoint/rules/execution.py",
        "    dealt: i64 = action.number + state.card_bonus\n",
        "    dealt: i64 = action.number\n",
        ("titles/spearpoint/test_commands.py::test_sp_cmd_12_the_die_of_a_card",),
    ),
    Mutation(
        "lapsed-attack-costs-the-turn",
        "an attack that lapses after it was named uses up its place",
        "SP-ATK-2",
        "spearpoint/rules/attacks.py",
        "    else:\n        state.active = 1 - state.active\n    end_attack_cards(state)\n",
        "    state.active = 1 - state.active\n    end_attack_cards(state)\n",
        ("titles/spearpoint/test_attack.py::test_sp_atk_2_a_named_attack_can_lapse",),
    ),
    Mutation(
        "second-weapon-at-the-rear",
        "mobile artillery fires its second weapon at what only the Rear Line can reach",
        "SP-MOB-3",
        "spearpoint/rules/declarations.py",
        "attacker.line == REAR or not can_reach(attacker, target)",
        "attacker.line == REAR",
        ("titles/spearpoint/test_targets.py::test_sp_tgt_9_a_rear_only_target_is_for_the_first_weapon",),
    ),
    Mutation(
        "known-of-hands-forgotten",
        "who held a card is guessed without what was drawn since",
        "H-29",
        "spearpoint/rules/holders.py",
        "        was_drawn = self.fresh[seat] > 0 and self.deck[card] > 0\n",
        "        was_drawn = False\n",
        ("titles/spearpoint/test_holders.py::test_exactly_the_fitting_courses_come_up",),
    ),
    Mutation(
        "identical-cards-add-up",
        "a second identical Command card may be played on the same Unit",
        "SP-CMD-8",
        "spearpoint/rules/windows.py",
        "    return found is not None and _has_stack(state, found.orders, card.stack)",
        "    return found is not None and False",
        ("titles/spearpoint/test_commands.py::test_sp_cmd_8_identical_cards",),
    ),
    Mutation(
        "round-without-priority",
        "in a round seat A's cards always come first",
        "SP-CMD-4",
        "spearpoint/rules/windows.py",
        "    first = state.priority\n",
        "    first: i64 = 0\n",
        ("titles/spearpoint/test_commands.py::test_sp_cmd_4_a_round",),
    ),
    Mutation(
        "fuel-not-used",
        "aircraft stay one Turn longer",
        "SP-AIR-4",
        "spearpoint/rules/draw_phase.py",
        "            if unit.flight <= 0:",
        "            if unit.flight < 0:",
        ("titles/spearpoint/test_aircraft.py::test_sp_air_4_home_after_the_last",),
    ),
    Mutation(
        "unit-drawn-first",
        "the first draw may be a Unit",
        "SP-DRAW-1",
        "spearpoint/rules/draw_phase.py",
        "    if (side.command_draws == 0 or not can_command) and hands.can_draw_unit(state, seat):",
        "    if hands.can_draw_unit(state, seat):",
        ("titles/spearpoint/test_draws.py::test_sp_draw_1_one_command_two_of_either",),
    ),
    Mutation(
        "overrun-by-aircraft",
        "an aircraft alone holds the field",
        "SP-WIN-4",
        "spearpoint/rules/victory.py",
        "            has_ground = has_ground or ground\n",
        "            has_ground = True\n",
        ("titles/spearpoint/test_victory.py::test_sp_win_4_opposed_or_not",),
    ),
    Mutation(
        "fifty-points-win",
        "one point less than the goal wins",
        "SP-WIN-1",
        "spearpoint/rules/victory.py",
        "state.sides[seat].points >= state.rules.vp_goals[seat] for seat",
        "state.sides[seat].points + 1 >= state.rules.vp_goals[seat] for seat",
        ("titles/spearpoint/test_victory.py::test_sp_win_1_fifty_one_points",),
    ),
    # -- views, tellings, knowledge -----------------------------------------------------------------
    Mutation(
        "hand-in-every-view",
        "everybody sees every Unit hand",
        "SP-HID-2",
        "spearpoint/rules/view.py",
        "        tuple(side.hand) if knows else None,",
        "        tuple(side.hand),",
        ("titles/spearpoint/test_information.py::test_sp_hid_2_hidden_zones_are_counts",),
    ),
    Mutation(
        "plan-is-told",
        "the other seat is told each line of a plan",
        "H-6",
        "spearpoint/rules/events.py",
        'class Planned(_Secret, clause="SP-COMMIT-3"):',
        'class Planned(_Secret, clause="SP-COMMIT-3"):\n'
        "    def seen_by(self, seat: Seat | None) -> Event | None:\n        return self\n",
        ("titles/spearpoint/test_commitment.py::test_sp_commit_3_only_the_closing_is_told",),
    ),
    Mutation(
        "drawn-unit-is-told",
        "everybody learns which Unit card was drawn",
        "H-24",
        "spearpoint/rules/events.py",
        'class UnitDrawn(_SecretCard, clause="SP-DRAW-1"):',
        'class UnitDrawn(_SecretCard, clause="SP-DRAW-1"):\n'
        "    def seen_by(self, seat: Seat | None) -> Event | None:\n        return self\n",
        ("titles/spearpoint/test_draws.py::test_sp_draw_3_seeing_each_card",),
    ),
    Mutation(
        "window-by-what-is-held",
        "a round is opened only for who can play something",
        "SP-HID-3",
        "spearpoint/rules/windows.py",
        "    return not state.rules.opens(window) or total(state.sides[seat].commands) == 0",
        "    return not state.rules.opens(window) or not plays(state, seat, window)",
        ("titles/spearpoint/test_information.py::test_sp_hid_3_the_seat_asked_depends_on_nothing_hidden",),
    ),
    Mutation(
        "hint-forgotten",
        "nobody remembers a card that was seen to come back into a hand",
        "H-22",
        "spearpoint/rules/hands.py",
        "    if entry & PUBLIC:\n        reveal_in_hand(side, card)",
        "    if entry & PUBLIC and card < 0:\n        reveal_in_hand(side, card)",
        ("titles/spearpoint/test_worlds.py::test_h_22_a_card_that_came_back_is_in_the_hand",),
    ),
    Mutation(
        "guess-without-limits",
        "a guessed deck may cost too much",
        "SP-DECK-1",
        "spearpoint/rules/worlds.py",
        "max(0, low - spent), high - spent, rng)",
        "max(0, low - spent), high, rng)",
        ("titles/spearpoint/test_worlds.py::test_hidden_units_are_dealt_evenly",),
    ),
    Mutation(
        "discard-not-remembered",
        "the discard for Initiative is forgotten before the dice",
        "H-12",
        "spearpoint/rules/view.py",
        "side.discard if knows or state.step == INITIATIVE_DICE else None,",
        "side.discard if knows else None,",
        ("titles/spearpoint/test_worlds.py::test_h_12_a_shown_discard_is_remembered",),
    ),
)

GAME_LISTS: Final = (("SCOPE Stalingrad", STALINGRAD), ("SCOPE Panzer", PANZER), ("Spearpoint 1943", SPEARPOINT))
MUTATIONS: Final = (*STALINGRAD, *PANZER, *SPEARPOINT)


# -- applying -----------------------------------------------------------------------------------------


def mutated(mutation: Mutation, source: str) -> str:
    """*source* with the mutation applied. ValueError if its old text does not occur exactly once."""
    found = source.count(mutation.old)
    if found != 1:
        raise ValueError(f"{mutation.name}: the old text stands {found} times in {mutation.file}")
    return source.replace(mutation.old, mutation.new)


class Scratch:
    """A copy of sources and tests that may be broken."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        without = shutil.ignore_patterns("__pycache__")
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, folder / name, ignore=without)
        shutil.copy(ROOT / "pyproject.toml", folder)

    def failing(self, tests: tuple[str, ...]) -> tuple[set[str], str]:
        """Those of *tests* that fail on plain Python, and pytest's output."""
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=line", "-rf"]
        ran = subprocess.run(
            [*command, *[f"tests/{test}" for test in tests]],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
            timeout=MAX_SECONDS,
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


def table(mutations: tuple[Mutation, ...]) -> str:
    """Mutations as a Markdown table."""
    lines = ["| mutation | what is broken | clause | in | caught by |", "| --- | --- | --- | --- | --- |"]
    for one in mutations:
        tests = ", ".join(f"`{test.partition('::')[2]}`" for test in one.tests)
        lines.append(f"| `{one.name}` | {one.breaks} | {one.clause} | `{one.file}` | {tests} |")
    return "\n".join(lines)


def with_tables(page: str) -> str:
    """A page with the tables between its markers renewed."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{BEGIN} or {END} is missing")
    tables = [f"### {game}\n\n{len(some)} mutations, each caught:\n\n{table(some)}\n" for game, some in GAME_LISTS]
    return "\n".join([f"{before}{BEGIN}\n", *tables, f"{END}{after}"])


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def tried(one: Mutation, scratches: SimpleQueue[Scratch]) -> bool:
    """Apply a mutation in the next free copy, and print the result. Returns whether it was caught."""
    scratch = scratches.get()
    begun = perf_counter()
    try:
        missed = scratch.survives(one)
        verdict = f"SURVIVES {', '.join(missed)}" if missed else "caught"
    except (ValueError, RuntimeError, subprocess.TimeoutExpired) as fault:
        verdict = f"CANNOT BE TRIED: {fault}"
    finally:
        scratches.put(scratch)
    say(f"{one.name:36} {one.clause:14} {perf_counter() - begun:5.1f} s  {verdict}")
    return verdict == "caught"


def main(arguments: list[str]) -> int:
    """Break the code in all ways, or those named, and see whether the tests notice."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=main.__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these mutations")
    parser.add_argument("--write", action="store_true", help=f"renew the tables of {PAGE.name} if all are caught")
    asked = parser.parse_args(arguments)
    unknown = set(asked.names) - {one.name for one in MUTATIONS}
    if unknown:
        parser.error(f"there is no mutation {', '.join(sorted(unknown))}")
    chosen = [one for one in MUTATIONS if not asked.names or one.name in asked.names]
    cores = os.cpu_count() or 1
    scratches: SimpleQueue[Scratch] = SimpleQueue()
    with tempfile.TemporaryDirectory(prefix="fogline-mutations-") as folder:
        for core in range(cores):
            scratches.put(Scratch(Path(folder) / str(core)))
        failed, said = Scratch(Path(folder) / "sound").failing(
            tuple(sorted({test for one in chosen for test in one.tests}))
        )
        if failed:
            say(f"{said}\nThese fail although nothing is broken: {', '.join(sorted(failed))}")
            return 1
        with ThreadPoolExecutor(cores) as pool:
            caught = sum(pool.map(lambda one: tried(one, scratches), chosen))
    say(f"{caught} of {len(chosen)} caught")
    if asked.write and caught == len(chosen):
        PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return int(caught < len(chosen))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
