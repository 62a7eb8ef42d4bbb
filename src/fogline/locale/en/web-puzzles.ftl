# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Puzzles: the page

web-puzzles-title = Puzzles
web-puzzles-today = Puzzle of the day
web-puzzles-number = Puzzle { $number }
web-puzzles-grade = grade { $grade } of 5
web-puzzles-you = You are: { $seat }.
web-puzzles-asked = Which action is best, given what you know?
web-puzzles-leave = Leave the puzzle
web-puzzles-none = There is no such puzzle here.
web-puzzles-about = Theme: { $theme }
web-puzzles-next = Next puzzle
web-puzzles-again = Try again
web-puzzles-choices = The alternatives
web-puzzles-choice = Action
web-puzzles-chance = Chance of winning
web-puzzles-truth = All cards open
web-puzzles-own = your answer
web-puzzles-happened = What happened in that game
web-puzzles-more = More puzzles
web-puzzles-game = Game
web-puzzles-theme = Theme
web-puzzles-any = any
web-puzzles-days = Puzzle of the day solved: { $now ->
        [one] 1 day
       *[other] { $now } days
    } in a row (best: { $best }).
web-puzzles-run = Right answers in a row: { $now } (best: { $best }).

## Where is it? Guesses in percent

web-guess-title = Where is it?
web-guess-where = How likely is { $card } on each of the cells with a percentage?
web-guess-which = How likely is each of these cards { $place }?
web-guess-place-hand = in the enemy’s hand
web-guess-about = Every position that fits what you know counts as equally likely.
web-guess-tap = Each tap on a cell adds 10 %.
web-guess-sum = Sum: { $sum } %
web-guess-compare = Compare
web-guess-result = What could be known
web-guess-score = { $score } of 100 points
web-guess-exact = { $worlds ->
        [one] Only one position fits.
       *[other] All { $worlds } positions that fit were counted.
    }
web-guess-drawn = Estimated from { $worlds } positions that fit, drawn at random.
web-guess-spot = Where
web-guess-yours = Your guess
web-guess-chance = Chance
web-guess-truth = Truth
web-guess-there = it is there
web-guess-not-there = no
web-guess-mean = { $count ->
        [0] No guesses yet.
        [one] 1 guess, { $mean } points.
       *[other] { $count } guesses, { $mean } points on average.
    }
web-guess-curve = Your calibration
web-guess-curve-about = When you say 30 %, it should be there in 30 of 100 cases; then the points lie on the dashed line.
web-guess-curve-none = Your curve will start with your first guess.
web-guess-said = You said
web-guess-true = It was there
web-guess-count = Times
