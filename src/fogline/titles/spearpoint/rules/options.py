"""What can be agreed before play: Part 29, as far as Part 35 keeps it. The bounds of numbers leave room for any game
that somebody could want to play, and for none that would fill a server."""

from __future__ import annotations

from typing import Final

from fogline.kernel.setup import Option

OPTIONS: Final = (
    Option("deck-min", (80,), "SP-DECK-1", "number", 0, 999),
    Option("deck-max", (100,), "SP-DECK-1", "number", 1, 999),
    Option("start-units", (4,), "SP-SETUP-1", "number", 1, 60),
    Option("start-command", (3,), "SP-SETUP-3", "number", 0, 20),
    Option("hand-units", (7,), "SP-DRAW-6", "number", 0, 99),
    Option("hand-command", (5,), "SP-DRAW-6", "number", 0, 20),
    Option("draw-command", (1,), "SP-DRAW-1", "number", 0, 10),
    Option("draw-any", (2,), "SP-DRAW-1", "number", 0, 10),
    Option("vp-goal", (51,), "SP-WIN-1", "number", 1, 999),
    Option("overrun-turns", (3,), "SP-WIN-3", "number", 1, 99),
    Option("immobile-bonus", (2,), "SP-ATK-5", "number", 0, 20),
    Option("special-basis", ("natural", "modified"), "AMB-10"),
    Option("bullet-scope", ("all-classes", "flagged"), "AMB-19"),
    Option("empty-front-converts", (True, False), "AMB-20"),
    Option("crew-only-scope", ("any-uncrewed", "lost-or-captured"), "AMB-22"),
    Option("new-unit-by-transfer", (False, True), "AMB-22"),
    Option("crew-4-6-without-ground", ("survives", "destroyed"), "AMB-32"),
    Option("assault-adds-rating", (False, True), "AMB-30"),
    Option("assault-min-at-resolution", (1, 3), "AMB-30"),
    Option("damage-counter-includes-current", (False, True), "AMB-35"),
    Option("overrun-opposition", ("any-unit", "ground-only"), "AMB-38"),
    Option("draw-optional", (True, False), "AMB-44"),
    Option("command-reshuffle", (True, False), "AMB-42"),
    Option("stall-turns", (10,), "AMB-39", "number", 0, 999),
    Option("max-turns", (0,), "AMB-39", "number", 0, 999),
    Option("mirror-factions", ("none", "first", "second"), "AMB-41"),
    Option("open-lists", (False, True), "AMB-50"),
    Option("reveal-at-end", (True, False), "H-34"),
    Option("card-edition", (1, 2, 3), "SP-COMP-2"),
)
