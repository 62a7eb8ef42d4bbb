"""SCOPE Panzer: a forest between two squads of hidden tanks. Open the modules in rulebook order: cards, cardsets,
muster, play, movement, exploration, fire, sight, events; then view, pictures, svg."""
