# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Puzzles: what they are about

spearpoint-puzzle-theme-which-draw = Which draw
spearpoint-puzzle-theme-which-target = Which target
spearpoint-puzzle-theme-when-to-hold = When to do nothing
spearpoint-puzzle-theme-which-card = Which card to play
spearpoint-puzzle-theme-who-commits = Whom to commit
spearpoint-puzzle-theme-where-to-go = Front or rear
