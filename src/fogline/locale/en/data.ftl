# What is wrong with a file or a set-up. The keys are those of kernel/faults.py, of cli/faults.py and of each title's faults.py.

data-at-line = line { $line }, { $path }: { $why }
data-at-line-alone = line { $line }: { $why }
data-at-key = { $path }: { $why }
data-at-file = { $why }

## Any file, any set-up

data-no-toml = { $reason }
data-unreadable = cannot be read as TOML
data-too-many-bytes = has { $found } bytes, more than { $most }
data-too-deep = more than { $most } lists or tables inside one another
data-too-many-parts = a key of more than { $most } parts
data-too-many-digits = a number of more than { $most } digits
data-more-keys = and { $found } more keys that do not exist
data-no-value = expected a text, a whole number, true or false, found { $found }
data-missing = is missing
data-unknown-key = no such key; there are { $known }
data-no-text = expected a text, found { $found }
data-no-number = expected a whole number, found { $found }
data-no-list = expected a list, found { $found }
data-no-table = expected a table, found { $found }
data-no-flag = expected true or false, found { $found }
data-no-name = expected a name in printable characters, found { $found }
data-no-slug = { $found } is not a name of small letters, digits and hyphens
data-not-among = { $found } is not one of { $known }
data-too-small = { $found } is less than { $least }
data-too-large = { $found } is more than { $most }
data-too-long = has { $found } characters, more than { $most }
data-too-many = has { $found } entries, more than { $most }
data-unknown-option = no such option; there are { $known }
data-not-allowed-number = { $found } is not one of { $known }, a number from { $least } to { $most }
data-not-allowed-text = { $found } is not one of { $known }, a text

## Words of a command, and the files they name

data-no-such-game = there is no such game; there are { $known }
data-unfinished = the game is not over; only a finished game can be reviewed
data-no-such-line = this record has { $count } lines
data-no-decision = nobody decides there: CHANCE acts, a word was said, or the game is over
data-not-a-world = this is not a position of this game as records write it
data-over-there = the game is over there
data-foreign-world = this server goes on only from worlds that it has imagined itself
data-not-deciding = this seat has nothing to decide there
data-broken-title = this title of the package { $package } ({ $value }) cannot be loaded: { $error }
data-no-ray = Ray is not installed here; it comes with the extra: python -m pip install 'fogline[cluster]'
data-no-cluster = there is no Ray cluster that can be used: { $reason }
data-other-sources = these nodes have other sources of Fogline or of the title than this command ({ $here }), or none: { $nodes }
data-nodes-lost = the work was lost with its workers, { $tries } times: { $reason }
data-no-file = No such file or directory
data-no-permission = Permission denied
data-is-folder = Is a directory
data-no-folder = Not a directory
data-file-fails = cannot be used: { $reason }
data-no-utf8 = is not a text in UTF-8
data-no-toml-files = has no *.toml files
data-another-game = holds another game, which is not overwritten; name a new file, or continue that game with --resume
data-game-of = this is a game of { $name }
data-no-key-and-value = write key=value
data-no-such-seat = no such seat; there are { $known }
data-no-such-preset = no such preset; there are { $known }
data-no-presets = { $name } has no presets
data-not-its-option = { $name } has no such option
data-not-its-file = { $name } takes no such file
data-takes-no-cards = takes no card file
data-takes-no-scenario = takes no scenario file
data-two-scenarios = leave it out when there is a --scenario-file
data-training-alone = a training game is against the computer, not against people
data-reasons-training = is for training games against a computer that thinks: --training, and --against a level
data-agreed-before = leave it out: a saved game continues as it was agreed
data-needs-resume = is about a saved game: name it with --resume
data-one-side = another world is for one side, against the computer
data-no-squad-at-all = no squad can be paid for
data-another-training = holds a training already; continue it with --resume, or name another folder
data-no-training = holds no training to resume
data-training-of = this is a training of { $name }
data-begun-so = leave it out: a training continues as it was begun
data-two-seats = only games of two seats can be trained
data-without-extra = some packages are missing: pip install 'fogline[{ $extra }]'
data-no-puzzles = this title has nothing that puzzles could be made with
data-puzzles-of = holds puzzles of { $name } with the seed { $seed }; name another file, or the same title and seed
data-no-such-puzzle = there is no such puzzle
