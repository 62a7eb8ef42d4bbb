"""Spearpoint 1943: two forces built from cards, lines instead of a map, dice, Command cards that interrupt. Open the
modules in rulebook order: cards, effects, cardsets, situations, building, committing, declaring, windows, attacking,
wounding, losing, drawing, victory, play; then view, guessing, pictures, svg."""
