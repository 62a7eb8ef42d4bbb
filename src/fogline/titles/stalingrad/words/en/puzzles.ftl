# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Puzzles: what they are about

puzzle-theme-find-sniper = Find the Sniper
puzzle-theme-where-to-search = Where to SEARCH
puzzle-theme-which-target = Which target
puzzle-theme-hide = Hide after a Shot
puzzle-theme-when-to-hold = When to hold fire
puzzle-theme-shot-card = Where to put the Shot Card
