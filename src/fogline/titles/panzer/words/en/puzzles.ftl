# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Puzzles: what they are about

panzer-puzzle-theme-where-to-search = Where to SEARCH
panzer-puzzle-theme-strike = Strike what you know
panzer-puzzle-theme-explore = When to EXPLORE
panzer-puzzle-theme-which-shooter = Who shoots
panzer-puzzle-theme-where-to-go = Where to MOVE
panzer-puzzle-theme-when-to-hold = When to hold fire
panzer-puzzle-theme-which-draw = Which draw
