"""SCOPE Stalingrad: two fronts of face-down cards. Open the modules in rulebook order: cards, scenarios, setting_up,
play, moving, searching, recognizing, shelling, firing, assaulting, reinforcing, victory, telling;
then view, pictures, svg."""
