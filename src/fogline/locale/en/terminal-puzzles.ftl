# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Puzzles in the terminal

progress-puzzles = { $done } of { $total } puzzles
puzzles-games = { $games } games searched
puzzles-made = { $count } puzzles from { $games } games in { $file }.
puzzles-heading = { $title }, puzzle { $number }, grade { $grade }
puzzles-you = You are: { $seat }. Which action is best, given what you know?
puzzles-actions = You may play: { $actions }.
puzzles-many-actions = You may play { $count } actions.
puzzles-prompt = Your action (q to quit):
puzzles-score = { $right } of { $tried } right.
puzzles-guess = How likely is each of these, in percent, if all positions that fit what you know are equally likely?
puzzles-guess-prompt = { $count } percentages, separated by spaces (q to quit):
puzzles-guess-again = Please enter { $count } numbers from 0 to 100.
puzzles-guess-score = Score: { $score } of 100.
puzzles-exact = All { $worlds } positions that fit were counted.
puzzles-drawn = Estimated from { $worlds } positions that fit, drawn at random.
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
puzzles-column-truth = Actual
puzzles-column-spot = Where
puzzles-column-guess = Your guess
puzzles-column-is-there = Is it there?
