"""SCOPE Panzer: a forest between two squads of hidden tanks. Open the modules in rulebook order: cards, cardsets,
scenarios, laying, mustering, play, moving, exploring, searching, showing, shooting, shots, sight, victory, passing;
then view, pictures, svg."""
