"""The kinds of fault in the options of a command and in the files they name, as in ``kernel/faults.py``."""

from __future__ import annotations

from typing import Final

from fogline.kernel.faults import Kind

ANOTHER_GAME: Final = Kind(
    "data-another-game",
    "already contains another game and will not be overwritten; choose a new file, or continue that game with --resume",
)
GAME_OF: Final = Kind("data-game-of", "this is a game of {name}")

# -- words ----------------------------------------------------------------------------------------------

NO_SUCH_COMMAND: Final = Kind("data-no-such-command", "no such command; known commands: {known}")
GAME_NOT_COMMAND: Final = Kind("data-game-not-command", "this is a game, not a command; to play it: {command}")
NO_SUCH_WORD: Final = Kind("data-no-such-word", "no such option; {command} lists them")
ONE_TOO_MANY: Final = Kind("data-one-too-many", "unexpected argument; see {command}")
NO_DECIMAL: Final = Kind("data-no-decimal", "expected a number, found {found}")
NO_KEY_AND_VALUE: Final = Kind("data-no-key-and-value", "write key=value")
NO_SUCH_PRESET: Final = Kind("data-no-such-preset", "no such preset; known presets: {known}")
NO_PRESETS: Final = Kind("data-no-presets", "{name} has no presets")
NOT_ITS_OPTION: Final = Kind("data-not-its-option", "{name} has no such option")
TAKES_NO_CARDS: Final = Kind("data-takes-no-cards", "does not take a card file")
TAKES_NO_SCENARIO: Final = Kind("data-takes-no-scenario", "does not take a scenario file")
TWO_SCENARIOS: Final = Kind("data-two-scenarios", "cannot be combined with --scenario-file")
TRAINING_ALONE: Final = Kind(
    "data-training-alone", "training games are played against the computer, not against people"
)
REASONS_TRAINING: Final = Kind(
    "data-reasons-training",
    "is only for training games against a computer that thinks: --training, and --against a level",
)
AGREED_BEFORE: Final = Kind("data-agreed-before", "not allowed here: a saved game keeps the options it began with")
NEEDS_RESUME: Final = Kind("data-needs-resume", "applies only to a saved game: name it with --resume")
ONE_SIDE: Final = Kind("data-one-side", "in another world, you play one side against the computer")
NO_SQUAD: Final = Kind("data-no-squad-at-all", "no squad is affordable")

# -- third-party bots ----------------------------------------------------------------------------------

GUESTS_STAY: Final = Kind("data-guests-stay", "a bot of your own plays on this machine only: leave out --ray")
NO_GUEST: Final = Kind("data-no-guest", "name a bot of your own: module:Class, ./file.py:Class, or cmd:./program")
NO_BOT: Final = Kind(
    "data-no-bot",
    "{found} is not one of {known}; a bot of your own is written module:Class, ./file.py:Class, or cmd:./program",
)
NEEDS_GAME: Final = Kind("data-needs-game", "applies to one game only: name it")
NOT_WITHIN: Final = Kind("data-not-within", "{found} must be above 0 and at most {most}")

# -- training -------------------------------------------------------------------------------------------

ANOTHER_TRAINING: Final = Kind(
    "data-another-training", "already contains a training run; continue it with --resume, or choose another folder"
)
NO_TRAINING: Final = Kind("data-no-training", "contains no training run to resume")
TRAINING_OF: Final = Kind("data-training-of", "this training run is for {name}")
BEGUN_SO: Final = Kind("data-begun-so", "not allowed here: a training run keeps the options it began with")
TWO_SEATS: Final = Kind("data-two-seats", "only two-seat games can be trained")

# -- puzzles --------------------------------------------------------------------------------------------

NO_PUZZLES: Final = Kind("data-no-puzzles", "this title cannot make puzzles")
PUZZLES_OF: Final = Kind(
    "data-puzzles-of", "contains puzzles of {name} with seed {seed}; choose another file, or the same title and seed"
)
NO_SUCH_PUZZLE: Final = Kind("data-no-such-puzzle", "no such puzzle")
