"""What can be agreed before play: Part 29, as far as Part 35 keeps it. The bounds of numbers leave room for any game
that somebody could want to play, and for none that would fill a server."""

from __future__ import annotations

from typing import Final

from fogline.kernel.setup import Option

OPTIONS: Final = (
    Option("deck_min", (80,), "SP-DECK-1", "number", 0, 999),
    Option("deck_max", (100,), "SP-DECK-1", "number", 1, 999),
    Option("start_units", (4,), "SP-SETUP-1", "number", 1, 60),
    Option("start_command", (3,), "SP-SETUP-3", "number", 0, 20),
    Option("hand_units", (7,), "SP-DRAW-6", "number", 0, 99),
    Option("hand_command", (5,), "SP-DRAW-6", "number", 0, 20),
    Option("draw_command", (1,), "SP-DRAW-1", "number", 0, 10),
    Option("draw_any", (2,), "SP-DRAW-1", "number", 0, 10),
    Option("vp_goal", (51,), "SP-WIN-1", "number", 1, 999),
    Option("overrun_turns", (3,), "SP-WIN-3", "number", 1, 99),
    Option("immobile_bonus", (2,), "SP-ATK-5", "number", 0, 20),
    Option("special_basis", ("natural", "modified"), "AMB-10"),
    Option("bullet_scope", ("all_classes", "flagged"), "AMB-19"),
    Option("empty_front_converts", (True, False), "AMB-20"),
    Option("crew_only_scope", ("any_uncrewed", "lost_or_captured"), "AMB-22"),
    Option("new_unit_by_transfer", (False, True), "AMB-22"),
    Option("crew_4_6_without_ground", ("survives", "destroyed"), "AMB-32"),
    Option("assault_adds_rating", (False, True), "AMB-30"),
    Option("assault_min_at_resolution", (1, 3), "AMB-30"),
    Option("damage_counter_includes_current", (False, True), "AMB-35"),
    Option("overrun_opposition", ("any_unit", "ground_only"), "AMB-38"),
    Option("draw_optional", (True, False), "AMB-44"),
    Option("command_reshuffle", (True, False), "AMB-42"),
    Option("stall_turns", (10,), "AMB-39", "number", 0, 999),
    Option("max_turns", (0,), "AMB-39", "number", 0, 999),
    Option("mirror_factions", ("none", "first", "second"), "AMB-41"),
    Option("open_lists", (False, True), "AMB-50"),
    Option("reveal_at_end", (True, False), "H-34"),
)
