"""Spearpoint 1943: two forces built from cards, lines instead of a map, dice, and Command cards that interrupt. Read
the modules in rulebook order: cards, cardsets, situations, draft, commitment, windows, execution, declarations,
initiative, attacks, damage, draw_phase, victory, play; then view, worlds, pictures, svg."""
