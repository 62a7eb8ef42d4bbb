# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Playing in the terminal

help-actions = You can now type:
help-commands =
    Other commands:
      list             what you can do; “list search” or “list move G1a” in full
      board            show the battlefield again
      log              show what has been revealed so far
      rules ST-MOVE-2  show a clause; “rules” lists them
      undo, undo 3     take back placements in your set-up; other actions only in a training game
      random           lay out the rest of your Front at random
      save FILE        write the game to a file
      quit             leave the game
plain-help-commands =
    Other commands:
      list             what you can do; “list” and a verb: in full
      help VERB        show how an action is written
      board            show the position again
      log              show what you have learned so far
      undo, undo 3     take back what nobody else has learned of
      save FILE        write the game to a file
      quit             leave the game
help-words =
    And whenever it is your turn:
      resign           resign the game
      offer draw       offer a draw; the answer is “accept draw” or “decline draw”
list-example = e.g. { $action }
list-none = No action begins with “{ $words }”.
list-more = For more, type e.g. “list { $words }”.
log-latest = Recently revealed, turn by turn:
log-empty = Nothing has been revealed yet.
log-strict = This game is played from memory (memory-aid=strict): there is no log.
strict-hide = Press Enter to hide what was shown.
random-only-set-up = “random” works only during set-up.
refused = “{ $action }” is not allowed ({ $clause }). { $reason }
refused-within = In “{ $typed }”: { $refusal }
misread = “{ $text }” is not a known command or action. “help” shows what you can type.
misread-why = “{ $text }” cannot be read: { $why }. “help” shows what you can type.
misread-form = I cannot read “{ $text }”. Write it like this: { $form }
say-refused = “{ $word }” is not possible now: there is no offer to answer, or yours was declined and you have not acted since.
undo-refused = You can no longer take that back: somebody has learned of it, or there is nothing to take back.
training-begins = Training: “undo” also takes back actions that showed you something, with everything that came after; “hint”, “judge” and “tells” give advice. The record says that this was a training game.
training-help = In this training game, “undo” also takes back actions that showed you something. “hint” suggests what to do (repeat it for more), “judge” rates your latest action, and “tells” with an action says what it would tell the other side. “why” explains the computer’s latest move, if you agreed on that (“--reasons”).
hint-step = Another “hint” shows { $step ->
        [2] the best actions
       *[other] why
    }.
hint-option = { $number }. { $action }: { $figures }
advice-only-training = Advice is only for training games: start one with “--training”.
advice-no-action = You have not done anything yet.
advice-tells-how = Type “tells” and an action, e.g. “tells { $action }”.
why-agreed = The computer explains its moves: “why” shows what it compared before its latest move, “why” with a number before an earlier one. This reveals many of its hidden cards, often all of them.
why-how = “why” with a number explains another of its moves:
why-move = { $at }: { $action }
why-best-in = best in { $count } of { $worlds ->
    [one] 1 world
   *[other] { $worlds } worlds
  }
why-record = The record gives the same table: { $command }
why-not-agreed = You did not agree that the computer explains its moves: start the game with “--training --reasons”.
why-none = The computer made no such move, or it cannot be explained yet.
undone = { $count ->
        [one] 1 action taken back.
       *[other] { $count } actions taken back.
    }
save-where = Type “save FILE”.
saved = The game is saved in { $file }.
saved-secret = Note that the file contains the cards of all sides.
file-refused = { $file }: { $why }
rules-which = Type “rules” and a clause:
rules-unknown = There is no text for { $clause } here; docs/rules/{ $game }.md has all clauses.
rules-none = { $title } comes without the text of its rules.
hand-over-hide = Press Enter to clear the screen for the next player.
hand-over = Next: { $seat }. Everybody else, please look away.
hand-over-show = Press Enter when nobody else can see the screen.
goodbye = Goodbye.

## Lists and checks

games-title = { $name }: { $title }, rules version { $rules }
games-scenarios = Scenarios (--scenario), with Front size and modes
games-seats = Seats (--option or --players); three or four need Advanced Mode
plain-games-scenarios = Scenarios (--scenario)
plain-games-seats = Seats
games-options = Options (--option key=value), default first
games-presets = Presets (--preset): sets of options
games-levels = Computer levels (--against)
replay-reading = Reading the record ...
verify-reading = Checking the record ...
replay-note = { $mark ->
        [none] Note: { $text }
       *[other] Note { $mark } { $text }
    }
replay-unfinished = This game is not over, so you see only what is public. “--as all” shows everything.
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
check-warning = Warning: { $warning }
check-warnings = { $count ->
        [one] 1 warning; the file can be used.
       *[other] { $count } warnings; the file can be used.
    }
partial = Interrupted: these are the results of { $done } of { $total } games.
partial-none = Interrupted before the first game was over: there is nothing to report.
progress-games = { $done } of { $total } games
progress-measurements = { $done } of { $total } measurements
progress-actions = { $done } of { $total } actions
progress-views = { $done } of { $total } views
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
cli-examples = examples
cli-default = (default: { $value })
cli-error-required = missing: { $names }; see { $command }
cli-error-one-of = one of these is needed: { $names }; see { $command }
cli-error-no-value = { $name } needs a value; see { $command }
cli-error-takes-none = { $name } takes no value
cli-error-together = { $name } cannot be combined with { $other }
cli-error-ambiguous = { $name } is short for several options: { $names }
cli-help = show this help and exit
cli-language = the language of all texts (default: from LANG)
cli-version = show the version and whether the rules are compiled
version-compiled = compiled
version-pure = plain Python
cli-play = play in the terminal
cli-replay = show a recorded game as one viewer may see it
cli-verify = check that a record’s draws and secret choices were fixed in advance
cli-review = judge every decision of a finished game by what the player could know
cli-bot = explain what a bot compares in a position of a recorded game, or what an opponent could believe there; check or certify a bot of your own
cli-games = list games, scenarios, seats and options
cli-check = check a file and report every fault
cli-arena = play bots against bots
cli-fuzz = play random games and check every invariant
cli-bench = measure speed, and knowledge of hidden cards
cli-completion = print a completion script for your shell
cli-completion-shell = the shell that will run the script
cli-game = the game: { $games }
cli-several = can be repeated; “all” means all of them
cli-only = only { $games }
cli-scenario = the scenario (default: the first); “fogline games” lists them
cli-scenario-file = your own scenario, as a TOML file
cli-preset = a set of options; “fogline games” lists them
cli-cards = your own cards, as a TOML file or a directory of them; “fogline check cards” checks it
cli-advanced = short for --option mode=advanced
cli-players = number of players: short for --option players=N
cli-option = a game option; can be repeated
cli-against = who plays the other seats: a bot ({ $bots }), a random player (random), people at this keyboard (human), or a bot of your own (module:Class, ./file.py:Class, "cmd:./program")
cli-as = the seats you play, separated by commas, or a side (default: the first seat); “fogline games” lists them
cli-seed = makes chance and random players repeatable; anyone who knows the seed knows the random set-ups
cli-record = save the game to this file after every action
cli-resume = continue a saved game with the options it began with
cli-at = with --resume: continue after line N of the record
cli-another-world = with --resume: continue from what your seat knew, against the computer; everything your seat could not know is drawn again (from --seed if given)
cli-training = training: you can take back any action, whatever it has shown; the record says that this was a training game
cli-reasons = in a training game: the computer explains its moves (“why”), which reveals many of its hidden cards, often all of them
cli-json = print JSON
cli-check-kind = the kind of file
cli-check-game = the game the file is for (default: the first that takes such files)
cli-check-file = the file, or a directory of them
cli-replay-file = the record
cli-replay-as = the point of view: a seat, public, or all (default: all once the game is over, public before that)
cli-replay-to = stop after this many actions
cli-verify-commitment = a commitment you received while playing, to check that it belongs to this game; can be repeated
cli-review-as = review one seat, with only what it could know before the end (default: the whole game)
cli-review-seed = another seed imagines other worlds; the same seed gives the same review
cli-review-worlds = worlds per decision
cli-bot-position = the number of lines played before the position
cli-bot-level = the level of the bot
cli-bot-seed = the seed: the same seed gives the same table on every machine
cli-bot-worlds = imagined worlds
cli-bot-as = for eyes: the seat whose hidden cards you ask about (default: the first)
cli-bot-action = for worlds: the action, as you would type it (default: the one played)
bot-explains = { $seat }, after { $at ->
        [one] 1 line
       *[other] { $at } lines
    }: at level “{ $level }”, the computer would play “{ $action }” with this seed.
bot-played = Played: “{ $action }”.
bot-by-thumb = At this level, the computer decides by rules of thumb; the figures are the judge’s.
bot-judge = Based on { review-judge-name } in { $worlds } worlds, seed { $seed }.
bot-column-action = Action
bot-column-chance = Chance
bot-column-worlds = Worlds
bot-column-best = Best in
bot-again = To get the same table again: { $command }
bot-eyes = What { $viewer } could believe about the hidden cards of { $seat }, after { $at ->
        [one] 1 line
       *[other] { $at } lines
    }:
bot-column-place = Place
bot-column-odds = What could be there
bot-worlds = { $seat }, after { $at ->
        [one] one line
       *[other] { $at } lines
    }: “{ $action }” in nine worlds that fit what was known.
bot-worlds-share = It wins { $share } % of { $games } games. Both sides play on as { $level }, seed { $seed }.
bot-worlds-other = The best alternative, “{ $action }”, wins { $share } %.
bot-column-world = World
bot-column-shows = What it shows
bot-column-points = Wins
bot-column-other = Alternative
cli-puzzles = solve puzzles, guess where cards are, or make puzzles from games between bots
cli-puzzles-play = solve puzzles: find the one best action, given what can be known
cli-puzzles-guess = guess where a card is, in percent
cli-puzzles-list = count the puzzles by game, grade and theme
cli-puzzles-make = search games between bots for puzzles
cli-puzzles-count = number of puzzles
cli-puzzles-seed = another seed plays other games; the same seed gives the same puzzles
cli-puzzles-out = the file (default: puzzles-GAME.json.gz); if it contains puzzles with the same seed, the search continues from there
cli-puzzles-rejudge = first judge the puzzles in the file again, and drop those that no longer qualify
cli-puzzles-number = the number of a puzzle
cli-puzzles-today = the puzzle of the day, the same for everyone
cli-puzzles-theme = only puzzles about this
cli-puzzles-grade = only puzzles of this grade, from 1 (easy) to { $most }
cli-fuzz-scenario = only this scenario
cli-fuzz-preset = only this preset
cli-fuzz-games = number of games
cli-fuzz-seed = another seed plays other games; the same seed repeats them
cli-fuzz-failures = where to write records of failed games
cli-fuzz-jobs = number of processes (default: one per core); does not affect the result
cli-ray = play on the machines of a Ray cluster: auto, host:port, or local for a cluster on this machine with --jobs cores; does not affect the result
cli-fuzz-limit = cut a game off after this many steps
cli-arena-bots = any number of players, in a round robin: { $bots }, seer (sees everything), veteran-2026 (an earlier veteran), the file of a network (.npz) for an ace to play with, or a bot of your own (module:Class, ./file.py:Class, "cmd:./program"); the first also plays itself (the null run)
cli-arena-games = number of games per pair; the bots change sides after each
cli-arena-seed = another seed plays other games; the same seed repeats them, unless --seconds is given
cli-arena-worlds = number of worlds a veteran or an ace considers before each action
cli-arena-seconds = time limit per action for a veteran or an ace (default: none)
cli-arena-again = ask a bot this many more times about each decision, to separate luck from skill where there are no dice; the games stay the same but take longer
arena-limit = Games are drawn after { $turns } turns (max-turns={ $turns }): without a limit, a game might never end.
arena-summary = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $draws } drawn, { $turns } turns on average
arena-reasons = reasons (a game can have several): { $reasons }
arena-reason-unfinished = stopped
arena-reason-forfeited = by forfeit
arena-stopped = { $games ->
        [one] 1 game was stopped after { $actions } actions and counts as a draw.
       *[other] { $games } games were stopped after { $actions } actions and count as draws.
    }
arena-twice = { $bot } was named more than once; it counts as one player.
arena-alone = Only the null run is played: { $bot } against itself.
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
cli-bench-rounds = number of rounds; the median is reported
cli-bench-seconds = seconds of processor time per measurement
bench-partial = Interrupted: these are the medians so far.
bench-summary = Per second of processor time ({ $build }), first scenario:
bench-title = title
bench-api = steps
bench-playout = playout steps
bench-clone = clones
bench-view = views
bench-imagine = worlds
cli-bench-speed = measure the speed of a title’s rules
cli-bench-belief = score a submission to Fogline Bench: who knows best what is hidden?
cli-bench-make = make the views of Fogline Bench, or continue making them
cli-belief-submission = module:Class, ./file.py:Class, even (even weights), sampled (the same from 100 worlds) or believed (the bots’ beliefs)
cli-belief-data = a folder made by fogline bench make (default: the sample that comes with each title)
cli-belief-set = only this set: even (worlds drawn evenly) or games (games between computer levels)
cli-belief-views = maximum number of views per set
cli-belief-plant = mix this share of the truth into the answers, to test the leak detection
cli-belief-seed = the seed of the submission’s randomness and of the tests
cli-make-folder = the folder for the files
cli-make-views = number of views per title
cli-make-part = number of views per file
cli-make-seed = the seed; version 1.0 was made with seed 1
make-partial = Interrupted: run the same command again to continue.
make-made = { $title }: { $views } views, parts: { $parts }, fingerprint: { $print }
belief-partial = Interrupted: these are the scores so far.
belief-summary = Log-loss in nats for each place, { $worlds } worlds for each view, 95 % intervals by game. Gains are compared with even weights.
belief-submission = submission
belief-title = title
belief-set = set
belief-even = even
belief-games = games
belief-views = views / games
belief-log = log-loss
belief-gain = gain
belief-leak = p, no leak
belief-energy = joint: gain
belief-apart = joint: p, same worlds
belief-regret = value: regret
belief-order = value: rank correlation
belief-flagged = { $title }, { $set }: flagged. The answers fit the true worlds better than anything that follows from the views (false alarms: { $level }).
cli-serve = run a server for people and programs (HTTP)
cli-serve-host = the address to listen on (default: 127.0.0.1, this computer only)
cli-serve-port = the port (default: 8000; 0 for any free one)
cli-serve-database = where games are stored: sqlite:///FILE (default: a file in your data directory), or postgresql://USER@HOST/NAME, which several servers can share
cli-serve-rate = requests per second accepted from one address (default: 200)
cli-serve-costly-rate = the same for expensive requests, such as new games (default: 5)
cli-serve-allowed-host = a host name of the server, such as games.example.org, in addition to localhost and the address it listens on; can be repeated
cli-serve-trusted-proxy = the address or network of a reverse proxy that is trusted to name the client (X-Forwarded-For); can be repeated
cli-serve-work = seconds of work per minute for one address (default: 30)
cli-serve-stored = kilobytes per minute stored for one address (default: 1200)
cli-serve-idle-seconds = close a connection after this many idle seconds (default: 75)
cli-serve-connections = maximum number of connections; beyond that, the one idle longest is dropped (default: 4096)
cli-serve-connections-per-address = the same for one address (default: 500)
cli-serve-streams = maximum number of event streams (default: 3000)
cli-serve-streams-per-address = the same for one address (default: 250)
cli-serve-notices = a TOML file that says where the server may send notices (“it is your turn”): push services, a mail server, webhooks
cli-serve-memory = approximate limit in megabytes for games in memory; others are read from the database when needed (default: 512)
cli-serve-least-free = start no new games with fewer free megabytes on the disk (default: 100)
cli-serve-largest-database = start no new games once the database has this many megabytes (default: no limit)
serve-starting = Starting the server ...
serve-ready = Fogline is serving on { $address } (stop with Ctrl+C)
serve-nothing-kept = NOTHING IS KEPT: the database is in memory only (sqlite://), so every game is lost when this server stops. Use --database sqlite:///FILE to keep them.

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

cli-balance = play many games between bots of one level and report which side wins, and with what
cli-balance-level = who plays both sides: { $bots }, or a bot of your own (module:Class, ./file.py:Class, "cmd:./program")
cli-balance-kinds = which kinds of games, if the title has several (default: all)
cli-balance-games = number of games of each kind, for each scenario and preset
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

cli-train = train a network by self-play and measure it against the levels while it learns
cli-train-folder = the folder of the training run: networks, log and curve (default: training-GAME)
cli-train-resume = continue the training run in the folder
cli-train-minutes = stop after this many minutes; Ctrl-C stops it earlier, and nothing is lost
cli-train-decisions = stop after N decisions or when the time is up, whichever comes first
cli-train-seed = another seed trains another network (default: 0)
cli-train-games = number of games per level and scenario at each measurement; half as many against the veteran
cli-train-plan = a training parameter (docs/training.md); can be repeated
cli-train-ray = play on the machines of a Ray cluster and learn on this one: auto, host:port, or local for a cluster on this machine (docs/training.md)
progress-train = { $phase ->
    [imitation] imitation
   *[self-play] self-play
    }: { $decisions } decisions, { $games } games, { $pace } decisions per second, entropy { $entropy }, { $left } left
train-summary = { $decisions } decisions in { $games } games ({ $imitated } of imitation, { $played } of self-play), { $hours } hours of training; everything is in { $folder }
train-scenario = scenario
train-level = against
train-games = games
train-wins = won
train-draws = drawn
train-share = share
train-interval = 95 % interval
cli-mcp = give a language model a seat on a server, as an MCP server over stdin and stdout
cli-mcp-seat = a file with the token or link of a seat
cli-door-server = the address of a server, such as https://games.example.org
cli-door-key = a file with the key of a bot account
cli-bot-task-connect = run a bot on a server, with the key of its account; it reconnects if the connection is lost
cli-connect-bot = the bot: cmd:COMMAND, module:Class, ./file.py:Class, a network file or a level
cli-connect-titles = the titles that it plays (default: all)
cli-connect-games = accept challenges while fewer games than this are unfinished
cli-connect-seek = also seek games in the lobby: the body of POST /api/lobby/seek
bot-connect-ready = Connecting to { $server }. Press Ctrl+C to stop.
bot-connect-plays = Plays { $title } as { $seat }: game { $game }
bot-connect-failed = The bot failed in game { $game }, so a random action was played: { $why }
bot-connect-given-up = Cannot play game { $game }: { $why }
bot-connect-cut = { $why }. Trying again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}

## Bots by others

cli-patience = for a bot of your own: seconds that an answer may take, in addition to --seconds
cli-bot-log = for a bot of your own: append to this file what a program writes to its standard error, and the traceback of every exception in a class
cli-forfeit = a bot of your own loses the game on its first fault (default: a random action is played instead)
cli-bot-task-explain = what a bot of a given level does in a position of a recorded game, and the case for each action
cli-bot-task-eyes = what an opponent with perfect memory could believe about a seat’s hidden cards in that position
cli-bot-task-worlds = how an action turns out in nine worlds that fit what its seat knew in that position
cli-bot-task-check = play whole games with a bot of your own and name everything that breaks the protocol
cli-bot-task-certify = ask a bot in pairs of worlds that it cannot tell apart whether its answers depend only on its view
cli-review-bots = show what these bots would have played at each decision: a level, the file of a network (.npz), or a bot of your own (module:Class, ./file.py:Class, "cmd:./program")
guest-failed = { $bot } has failed ({ $fault }) and plays at random this time.
arena-fault = fault
arena-times = times
arena-first-time = the first time
fault-start = does not start
fault-greeting = wrong greeting
fault-crash = crash
fault-late = late answer
fault-malformed = malformed answer
fault-extra = extra output
fault-error = reports an error
fault-illegal = illegal action
cli-bot-name = a bot of your own: module:Class, ./file.py:Class, or "cmd:./program"
cli-bot-setups = at most this many set-ups of each game (default: all scenarios, presets and named options)
cli-bot-seed-games = another seed plays other games; the same seed repeats them
cli-certify-bot = any player of the arena: a bot of your own (module:Class, ./file.py:Class, "cmd:./program"), a level, or the file of a network (.npz)
cli-certify-games = number of games for each set-up
check-found = { $breaches ->
        [one] 1 breach
       *[other] { $breaches } breaches
    }
check-played = { $bot }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }.
check-breach = { $fault } ({ $setup }, { $place }): { $text }
check-line = line { $number }
check-request = request { $number }
check-breaches = { $breaches ->
        [one] 1 breach of the protocol
       *[other] { $breaches } breaches of the protocol
    }: { $counts }
check-differing = { $differing } of { $twice } requests that were sent twice got a different answer the second time. This is allowed, but games with this bot cannot be repeated.
check-fine = It follows the protocol.
fault-lingers = does not exit when its input ends
certify-setup = set-up
certify-verdict = result
certify-games = games
certify-pairs = pairs of worlds
certify-differing = answered differently
certify-unrepeatable = not repeatable
certify-chance = by chance
certify-is-fair = fair
certify-is-random = no leak found, own randomness
certify-is-untested = not tested
certify-is-broken = broken off
certify-is-leak = leak
certify-told-fair = { $bot } is certified: in { $pairs } pairs of worlds that look the same to its seat, every answer was the same in both. A bot whose answers differ in more than { $bound } of such pairs would have been caught with a probability of 95 %.
certify-told-random = { $bot } is certified with a reservation: { $unrepeatable } of { $decisions } questions got different answers when asked twice with the same seed, so it has randomness of its own. Its answers did not depend on the hidden cards in { $pairs } pairs of worlds.
certify-told-untested = { $bot } is not certified: it never gave an action in each of two different worlds.
certify-failed = At { $failed } of { $decisions } questions it failed in at least one world; they do not count as pairs.
certify-told-broken = { $bot } is not certified: its process kept ending.
certify-told-leak = { $bot } is not fair: its answers depend on cards that its seat cannot see (by chance with a probability below { $sure }).
certify-example = For example in game { $game } of { $setup }, after { $at } actions: “{ $here }” in one world, “{ $there }” in the other.
review-same = { $bot } would have played the same at { $same } of { $of } decisions.
