# English. The three languages have the same files, with the same keys and placeholders; a test keeps them so.

## Playing in the terminal

help-actions = What you can do now is written like this:
help-commands =
    Other commands:
      list             what you may do; “list search”, “list move G1a” in full
      board            the battlefield again
      log              what was revealed so far
      rules ST-MOVE-2  what a clause says; “rules” lists them
      undo, undo 3     take back placements of your set-up; the rest only in a training game
      random           lay out the rest of your Front at random
      save FILE        write the game to a file
      quit             leave
plain-help-commands =
    Besides:
      list             what you may do; “list” and a verb: in full
      help VERB        how an action is written
      board            the position again
      log              what you were told so far
      undo, undo 3     take back what nobody else has learned of
      save FILE        write the game to a file
      quit             leave
help-words =
    And, whenever it is your turn:
      resign           resign the game
      offer draw       offer a draw; it is answered with “accept draw” or “decline draw”
list-example = e.g. { $action }
list-none = No action begins with “{ $words }”.
list-more = More with e.g. “list { $words }”.
log-latest = Recently revealed (turn by turn):
log-empty = Nothing has been revealed yet.
log-strict = This game is played from memory (memory-aid=strict): there is no log.
strict-hide = Press Enter to hide what was shown.
random-only-set-up = “random” is for the set-up only.
refused = “{ $action }” is not allowed ({ $clause }). { $reason }
refused-within = In “{ $typed }”: { $refusal }
misread = “{ $text }” is not a known command or action. “help” shows what you can type.
misread-why = “{ $text }” cannot be read: { $why }. “help” shows what you can type.
misread-form = I cannot read “{ $text }”. Write it like this: { $form }
say-refused = “{ $word }” is not possible now: there is no offer to answer, or yours was declined and you have not acted since.
undo-refused = That can no longer be taken back: somebody has learned of it, or you have nothing to take back.
training-begins = Training: “undo” also takes back what you have learned from, with all that came after it; “hint”, “judge” and “tells” give advice. The record says that it was training.
training-help = In this training game “undo” also takes back what was shown. “hint” says what to do (again: more), “judge” how good your latest action was, and “tells” with an action what it will tell the other side. “why” explains the latest move of the computer, if that was agreed (“--reasons”).
hint-step = “hint” once more shows { $step ->
        [2] the best actions
       *[other] why
    }.
hint-option = { $number }. { $action }: { $figures }
advice-only-training = Advice is for training games: “--training” when you begin.
advice-no-action = You have not done anything yet.
advice-tells-how = Write “tells” and an action, e.g. “tells { $action }”.
why-agreed = The computer explains its moves: “why” says what it compared before its latest one, “why” with a number before another. That shows many of its hidden cards, often all of them.
why-how = “why” with a number explains another of its moves:
why-move = { $at }: { $action }
why-best-in = best in { $count } of { $worlds ->
    [one] 1 world
   *[other] { $worlds } worlds
  }
why-record = The record gives the same table: { $command }
why-not-agreed = It was not agreed that the computer explains its moves: “--reasons” with “--training” when you begin.
why-none = There is no such move of the computer, or it cannot be explained yet.
undone = { $count ->
        [one] 1 action taken back.
       *[other] { $count } actions taken back.
    }
save-where = Write “save FILE”.
saved = The game is saved in { $file }.
saved-secret = Note that the file contains the cards of all sides.
file-refused = { $file }: { $why }
rules-which = Write “rules” and a clause:
rules-unknown = There is no text here for { $clause }. docs/rules/{ $game }.md has all clauses.
rules-none = { $title } brings no text of its rules.
hand-over-hide = Press Enter to clear the screen for the next player.
hand-over = Next: { $seat }. Everybody else, please look away.
hand-over-show = Press Enter when nobody else can see the screen.
goodbye = Goodbye.

## Lists and checks

games-title = { $name }: { $title }, version { $rules } of the rules
games-scenarios = Scenarios (--scenario), with the size of a Front and the modes
games-seats = Seats (--option or --players), Advanced Mode for three and four
plain-games-scenarios = Scenarios (--scenario)
plain-games-seats = Seats
games-options = Options (--option key=value), the default first
games-presets = Presets (--preset), options that belong together
games-levels = Levels of the computer (--against)
replay-reading = Reading the record ...
verify-reading = Checking the record ...
replay-note = { $mark ->
        [none] Note: { $text }
       *[other] Note { $mark } { $text }
    }
replay-unfinished = This game is not over: it is told as the public knows it. “--as all” tells everything.
check-accepted = { $name }: accepted.
check-faults = { $count ->
        [one] 1 fault.
       *[other] { $count } faults.
    }
check-size = Front of { $size }, { $modes }
check-cards = { $side }: { $cards }
check-zone = { $side }, Player Zone: { $count ->
        [one] 1 Sniper
       *[other] { $count } Snipers
    }
check-warning = Doubtful: { $warning }
check-warnings = { $count ->
        [one] 1 doubt; the file can be used.
       *[other] { $count } doubts; the file can be used.
    }
partial = Interrupted: these are the results of { $done } of { $total } games.
progress-games = { $done } of { $total } games
progress-measurements = { $done } of { $total } measurements
progress-actions = { $done } of { $total } actions
progress-pace = { $rate } per second, { $left } left
progress-draws = draws { $draws }
fuzz-note = { $steps } steps, { $failures } failures
fuzz-summary = { $games } games, { $steps } steps, { $combinations } kinds of set-up
fuzz-outcomes = Outcomes by reason:
fuzz-longest = Longest game: { $steps } steps (number { $number }, { $setup })
fuzz-cut = Cut off after { $limit } steps: { $games }
fuzz-failures = { $count ->
        [0] No failures.
        [one] 1 failure:
       *[other] { $count } failures:
    }
fuzz-time = { $seconds } s on { $jobs ->
        [one] 1 core
       *[other] { $jobs } cores
    }, { $build }

## The command line

cli-about = Hidden-information card wargames for people and programs.
cli-usage = usage
cli-arguments = arguments
cli-options = options
cli-help = show this help and exit
cli-language = the language of all texts (by default that of LANG)
cli-version = show the version, and whether the rules are compiled
version-compiled = compiled
version-pure = plain Python
cli-play = play in the terminal
cli-replay = tell a recorded game as one viewer may know it
cli-verify = check that draws and secret choices of a record were fixed in advance
cli-review = judge every decision of a finished game by what was knowable
cli-bot = explain what a bot compares in a position of a recorded game, or what an opponent could believe there
cli-games = list games, scenarios, seats and options
cli-check = examine a file and name every fault
cli-arena = let bots play against bots
cli-fuzz = play random games and check every invariant
cli-bench = measure how fast the rules of a title are
cli-game = the game: { $games }
cli-several = can be repeated; “all” means every one
cli-only = only { $games }
cli-scenario = the scenario; “fogline games” lists them
cli-scenario-file = a scenario of your own, as a TOML file
cli-preset = options that belong together; “fogline games” lists them
cli-cards = cards of your own, as a TOML file or a directory of them; “fogline check cards” examines it
cli-advanced = short for --option mode=advanced
cli-players = how many play: short for --option players=N
cli-option = an option of the game; can be repeated
cli-against = who plays the other seats: a bot ({ $bots }), a random player, or people at this keyboard
cli-as = the seats you play, with commas between them, or a side; “fogline games” lists them
cli-seed = makes chance and the random player repeatable; anyone who knows the seed knows the random set-ups
cli-record = keep the game in this file, which is written after every action
cli-resume = continue a saved game, as it was agreed then
cli-at = with --resume: continue from after so many lines of the record
cli-another-world = with --resume: continue from what your seat knew, against the computer; everything that it could not know is drawn again, from --seed if there is one
cli-training = take back actions too, whatever they have shown; the record says that it was a training game
cli-reasons = at a training game: the computer explains its moves (“why”), which shows many of its hidden cards, often all
cli-json = print JSON
cli-check-kind = what kind of file it is
cli-check-game = the game that the file is for
cli-check-file = the file, or a directory of them
cli-replay-file = the record
cli-replay-as = whose view: a seat, public, or all (the default once the game is over; before that it is public)
cli-replay-to = stop after this many actions
cli-verify-commitment = a commitment that you got while playing: it must belong to this game; can be given several times
cli-review-as = for one seat, only with what it could know before the end (by default the whole game)
cli-review-seed = another seed imagines other worlds; the same seed gives the same review
cli-review-worlds = worlds for each decision (default { $worlds })
cli-bot-what = explain: what a bot of that level does in that position, and what speaks for each action; eyes: what an opponent with a perfect memory could believe of the hidden cards of a seat; worlds: how an action goes on in nine worlds that fit what its seat knew
cli-bot-position = the number of lines that were played before it
cli-bot-level = the level of the bot (default: veteran)
cli-bot-seed = the seed: the same one gives the same table on every machine (default: 0)
cli-bot-worlds = imagined worlds (default: { $worlds })
cli-bot-as = for eyes: the seat whose cards they are (default: the first)
cli-bot-action = for worlds: the action, as it is typed (default: what was played)
bot-explains = { $seat }, after { $at ->
        [one] 1 line
       *[other] { $at } lines
    }: at the level “{ $level }” the computer would play “{ $action }” with this seed.
bot-played = Played: “{ $action }”.
bot-by-thumb = At this level the computer decides by rules of thumb; the figures are the judge’s.
bot-judge = By { review-judge-name }, in { $worlds } worlds, seed { $seed }.
bot-column-action = Action
bot-column-chance = Chance
bot-column-worlds = Worlds
bot-column-best = Best in
bot-again = The same table again: { $command }
bot-eyes = What { $viewer } could believe of the hidden cards of { $seat }, after { $at ->
        [one] 1 line
       *[other] { $at } lines
    }:
bot-column-place = Place
bot-column-odds = What can be there
bot-worlds = { $seat }, after { $at ->
        [one] one line
       *[other] { $at } lines
    }: “{ $action }” in nine worlds that fit what was known.
bot-worlds-share = In { $games } games it wins { $share } %. Both sides go on as { $level }, seed { $seed }.
bot-worlds-other = The best other action, “{ $action }”, wins { $share } %.
bot-column-world = World
bot-column-shows = What it shows
bot-column-points = Wins
bot-column-other = Best other
cli-puzzles = solve puzzles, guess where cards are, or make puzzles from games of the computer
cli-puzzles-play = solve puzzles: one best action, by what can be known
cli-puzzles-guess = guess where a card is, in percent
cli-puzzles-list = how many puzzles there are, and what they are about
cli-puzzles-make = look for puzzles in games of the computer
cli-puzzles-count = how many puzzles (default { $count })
cli-puzzles-seed = another seed plays other games; the same seed gives the same puzzles
cli-puzzles-out = the file; if it holds puzzles with the same seed, the search goes on from there
cli-puzzles-again = first judge the puzzles in the file again, and drop what is none any more
cli-puzzles-number = the number of a puzzle
cli-puzzles-today = the puzzle of the day, the same for everybody
cli-puzzles-theme = only puzzles about this
cli-puzzles-grade = only puzzles of this grade, from 1 (easy) to { $most }
cli-fuzz-scenario = only this scenario
cli-fuzz-preset = only this preset
cli-fuzz-games = how many games (default { $games })
cli-fuzz-seed = another seed plays other games; the same seed the same
cli-fuzz-failures = where records of failed games go (default { $folder })
cli-fuzz-jobs = how many processes (default: one for each core); the result does not depend on it
cli-ray = play on the machines of a Ray cluster: auto, host:port, or local for one on this machine with --jobs cores; the result does not depend on it
cli-fuzz-limit = cut a game off after this many steps (default { $limit })
cli-arena-bots = any number of players, who all meet: { $bots }, seer, who sees everything, veteran-2026, an earlier veteran, or the file of a network (.npz), with which an ace plays; the first one also plays itself (the null run)
cli-arena-games = how many games of each pair; the bots change sides after each (default { $games })
cli-arena-seed = another seed plays other games; the same seed the same, unless --seconds is given
cli-arena-worlds = how many worlds a veteran or an ace considers before each action (default { $worlds })
cli-arena-seconds = its time limit for each action; without this, there is none
cli-arena-again = ask a bot this often again about each decision, to tell luck from skill where there are no dice; the games stay the same and take longer
arena-limit = A game is a draw after { $turns } turns (max-turns={ $turns }): without a limit it may never end.
arena-summary = { $games } games, { $draws } of them draws, { $turns } turns on average
arena-reasons = how they ended: { $reasons }
arena-bot = bot
arena-wins = wins
arena-share = share
arena-interval = 95 % interval
arena-first = first mover won
arena-ms = ms per action
arena-slowest = slowest
arena-pair = pair
arena-null = null run: { $bot } – { $bot }
arena-together = all pairs
arena-rating = rating
arena-games = games
arena-fair = without luck
arena-fair-interval = 95 % interval
arena-fewer = fewer games
arena-draws = draws
arena-turns = turns
arena-repeats = repeated turns
bot-failed = The { $bot } has failed and plays at random this time ({ $why }).
cli-bench-rounds = how often everything is measured; the median counts (default { $rounds })
cli-bench-seconds = processor time for each measurement (default { $seconds })
bench-partial = Interrupted: these are the medians of what was measured so far.
bench-summary = Per second of processor time ({ $build }), first scenario:
bench-title = title
bench-api = steps
bench-playout = steps inside
bench-clone = clones
bench-view = views
bench-imagine = worlds
cli-serve = let people and programs play over HTTP
cli-serve-host = the address to listen on (default 127.0.0.1: this computer only)
cli-serve-port = the port (default 8000; 0 takes any that is free)
cli-serve-database = where games are stored: sqlite:///FILE (by default a file in your data directory), or postgresql://USER@HOST/NAME, which several servers can share
cli-serve-rate = requests per second that are accepted from one address (default 200)
cli-serve-costly-rate = the same for requests that cost much, such as new games (default 5)
cli-serve-allowed-host = a host name of the server, such as games.example.org, besides localhost and the address it listens on; may be given several times
cli-serve-trusted-proxy = the address or network of a reverse proxy that is trusted to name the client (X-Forwarded-For); may be given several times
cli-serve-work = seconds of work per minute that are done for one address (default 30)
cli-serve-stored = kilobytes per minute that are stored for one address (default 1200)
cli-serve-idle-seconds = seconds after which an idle connection is closed (default 75)
cli-serve-connections = connections at once; when there are more, the one that has been idle longest is dropped (default 4096)
cli-serve-connections-per-address = the same for one address (default 500)
cli-serve-streams = streams at once (default 3000)
cli-serve-streams-per-address = the same for one address (default 250)
cli-serve-notices = a TOML file that says where notices (“it is your turn”) may be sent: push services, a mail server, webhooks
cli-serve-memory = about how many megabytes games in memory may take; others are read from the database when needed (default 512)
cli-serve-least-free = with fewer megabytes left on the disk no new game is started (default 100)
cli-serve-largest-database = once the database has this many megabytes no new game is started (default: no limit)
serve-starting = Starting the server ...
serve-ready = Fogline is serving on { $address } (stop with Ctrl+C)
serve-nothing-kept = NOTHING IS KEPT: the database is in memory only (sqlite://), so every game is lost when this server ends. Write --database sqlite:///FILE to keep them.

## What can be typed in this language; the notation of records is English

command-help = help
command-list = list
command-board = board
command-log = log
command-rules = rules
command-undo = undo
command-hint = hint
command-judge = judge
command-tells = tells
command-why = why
command-random = random
command-save = save
command-quit = quit
command-resign = resign
command-offer-draw = offer draw
command-accept-draw = accept draw
command-decline-draw = decline draw
help-short = The first letters of a word are enough if they are unambiguous. Only these must be typed in full: { $words }.
help-both = “{ $word }” is an action of this game; the command is “{ $command }”.
help-english = All words: { $words }.
misread-short = “{ $text }” can mean several things: { $words }. Type a little more.
terminal-memory-aid = Memory aid
terminal-memory-aid-off = only when asked
terminal-memory-aid-log = log below the board
terminal-memory-aid-marks = marks on the board
terminal-memory-aid-strict = none, from memory

## Balance: is a title fair?

cli-balance = let bots of one level play many games and report which side wins, and with what
cli-balance-level = how well both sides play (default { $level })
cli-balance-kinds = which kinds of games, if the title has several; all by default
cli-balance-games = how many games of each kind, for each scenario and preset (default { $games })
balance-side = side
balance-won = won
balance-interval = 95 % interval
balance-games = games
balance-who = who
balance-first = moved first
balance-first-side = first side
balance-game = the games
balance-mean = share or mean
balance-fair = without luck
balance-draws = draws
balance-turns = turns
balance-moved-first = first mover
balance-first-side-by = the first side, with …
balance-by-setup = By set-up:

## Training: a network that learns by playing itself

cli-train = train a network by self-play, and measure it against the levels while it learns
cli-train-folder = the folder of the training: networks, log and curve (default training-GAME)
cli-train-resume = continue the training in the folder
cli-train-minutes = for how many minutes (default { $minutes }); Ctrl-C ends it earlier, and nothing is lost
cli-train-decisions = end after so many decisions, if the minutes are not over before
cli-train-seed = another seed trains another network (default 0)
cli-train-games = how many games against each level, for each scenario, whenever it is measured; half as many against the veteran (default { $games })
cli-train-plan = one of the numbers that training is run with (docs/training.md), several times if you like
cli-train-ray = play on the machines of a Ray cluster, and learn on this one: auto, host:port, or local for a cluster on this machine (docs/training.md)
progress-train = { $decisions } decisions, { $games } games, { $pace } decisions per second, entropy { $entropy }, { $left } left
train-summary = { $decisions } decisions in { $games } games, { $hours } hours of training; everything is in { $folder }
train-scenario = scenario
train-level = against
train-games = games
train-wins = won
train-draws = drawn
train-share = share
train-interval = 95 % interval
