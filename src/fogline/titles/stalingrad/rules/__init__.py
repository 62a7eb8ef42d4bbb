"""SCOPE Stalingrad: two fronts of face-down cards. Open the modules in rulebook order: cards, scenarios, placement,
play, search, units, reinforcements, events; then view, pictures, svg."""
