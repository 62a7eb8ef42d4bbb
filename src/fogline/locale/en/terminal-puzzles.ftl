# English. The three languages have the same files, with the same keys and placeholders; a test keeps them so.

## Puzzles in the terminal

progress-puzzles = { $done } of { $total } puzzles
puzzles-games = { $games } games looked through
puzzles-made = { $count } puzzles from { $games } games in { $file }.
puzzles-heading = { $title }, puzzle { $number }, grade { $grade }
puzzles-you = You are: { $seat }. Which action is best by what you know?
puzzles-actions = You may play: { $actions }.
puzzles-many-actions = You may play { $count } actions.
puzzles-prompt = Your action (q leaves):
puzzles-score = { $right } of { $tried } right.
puzzles-guess = How likely is each of these, in percent, if every position that fits what you know is equally likely?
puzzles-guess-prompt = { $count } percentages, with spaces between them (q leaves):
puzzles-guess-again = That needs { $count } numbers from 0 to 100.
puzzles-guess-score = Score: { $score } of 100.
puzzles-exact = All positions that fit were counted: { $worlds }.
puzzles-drawn = Worked out from { $worlds } positions that fit, drawn at random.
puzzles-mean = Mean score: { $mean } ({ $tried } tried).
puzzles-there = yes
puzzles-not-there = no
puzzles-column-title = Game
puzzles-column-puzzles = Puzzles
puzzles-column-guesses = Guesses
puzzles-column-grades = By grade
puzzles-column-themes = By theme
puzzles-column-action = Action
puzzles-column-chance = Chance
puzzles-column-best-in = Best in
puzzles-column-truth = In truth
puzzles-column-spot = Where
puzzles-column-guess = Your guess
puzzles-column-is-there = Is it there?
