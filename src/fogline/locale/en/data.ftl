# What is wrong with a file or a set-up. The keys are those of kernel/faults.py, of cli/faults.py and of each title's faults.py.

data-at-line = line { $line }, { $path }: { $why }
data-at-line-alone = line { $line }: { $why }
data-at-key = { $path }: { $why }
data-at-file = { $why }

## Any file, any set-up

data-no-toml = { $reason }
data-unreadable = cannot be read as TOML
data-too-many-bytes = has { $found } bytes; the limit is { $most }
data-too-deep = has more than { $most } levels of nested lists or tables
data-too-many-parts = a key with more than { $most } parts
data-too-many-digits = a number with more than { $most } digits
data-more-keys = and { $found } more unknown keys
data-no-value = expected text, a whole number, true or false, found { $found }
data-missing = is missing
data-unknown-key = no such key; known keys: { $known }
data-no-text = expected text, found { $found }
data-no-number = expected a whole number, found { $found }
data-no-list = expected a list, found { $found }
data-no-table = expected a table, found { $found }
data-no-flag = expected true or false, found { $found }
data-no-name = expected a name in printable characters, found { $found }
data-no-slug = { $found } is not a name made of lower-case letters, digits and hyphens
data-not-among = { $found } is not one of { $known }
data-too-small = { $found } is less than { $least }
data-too-large = { $found } is more than { $most }
data-too-long = has { $found } characters; the limit is { $most }
data-too-many = has { $found } entries; the limit is { $most }
data-unknown-option = no such option; known options: { $known }
data-not-allowed-number = { $found } is not one of { $known }, nor a number from { $least } to { $most }
data-not-allowed-text = { $found } is not one of { $known }, nor other text

## Words of a command, and the files they name

data-no-such-game = no such game; known games: { $known }
data-unfinished = the game is not over; only finished games can be reviewed
data-no-such-line = the record has only { $count } lines
data-no-decision = there is no decision there: CHANCE acts, a player spoke, or the game is over
data-not-a-world = not a position of this game as records write it
data-over-there = the game is over at that point
data-foreign-world = this server continues only from worlds that it imagined itself
data-not-deciding = this seat has nothing to decide there
data-broken-title = the title from package { $package } ({ $value }) cannot be loaded: { $error }
data-no-ray = Ray is not installed; add the extra: python -m pip install 'fogline[cluster]'
data-no-cluster = no Ray cluster is available: { $reason }
data-other-sources = these nodes lack the sources of Fogline or of the title, or have others than this command ({ $here }): { $nodes }
data-nodes-lost = workers were lost { $tries } times, together with their work: { $reason }
data-no-file = No such file or directory
data-no-permission = Permission denied
data-is-folder = Is a directory
data-no-folder = Not a directory
data-file-fails = cannot be used: { $reason }
data-no-utf8 = is not UTF-8 text
data-no-toml-files = contains no *.toml files
data-another-game = already contains another game and will not be overwritten; choose a new file, or continue that game with --resume
data-game-of = this is a game of { $name }
data-no-key-and-value = write key=value
data-no-such-seat = no such seat; known seats: { $known }
data-no-such-preset = no such preset; known presets: { $known }
data-no-presets = { $name } has no presets
data-not-its-option = { $name } has no such option
data-not-its-file = { $name } does not take such a file
data-takes-no-cards = does not take a card file
data-takes-no-scenario = does not take a scenario file
data-two-scenarios = cannot be combined with --scenario-file
data-training-alone = training games are played against the computer, not against people
data-reasons-training = is only for training games against a computer that thinks: --training, and --against a level
data-agreed-before = not allowed here: a saved game keeps the options it began with
data-needs-resume = applies only to a saved game: name it with --resume
data-one-side = in another world, you play one side against the computer
data-no-squad-at-all = no squad is affordable
data-another-training = already contains a training run; continue it with --resume, or choose another folder
data-no-training = contains no training run to resume
data-training-of = this training run is for { $name }
data-begun-so = not allowed here: a training run keeps the options it began with
data-two-seats = only two-seat games can be trained
data-without-extra = some packages are missing: pip install 'fogline[{ $extra }]'
data-no-puzzles = this title cannot make puzzles
data-no-places = this title has no memory aid that can be asked about hidden cards
data-other-bench = was made otherwise ({ $found }; wanted: { $wanted }); choose another folder
data-bad-parquet = is not a file of Fogline Bench: { $reason }
data-no-views = has no views of { $title } with their truth; make them with fogline bench make
data-no-sample = no sample comes with this title; make views with fogline bench make
data-bad-answer = { $task } of { $id }: { $reason }
data-no-submission = write module:Class or ./file.py:Class, or one of { $known }
data-bad-submission = cannot be used: { $reason }
data-puzzles-of = contains puzzles of { $name } with seed { $seed }; choose another file, or the same title and seed
data-no-such-puzzle = no such puzzle
