"""Faults in the options of a command and in the files they name: kinds as in ``kernel/faults.py``."""

from __future__ import annotations

from typing import Final

from fogline.kernel.faults import Kind

ANOTHER_GAME: Final = Kind(
    "data-another-game",
    "holds another game, which is not overwritten; name a new file, or continue that game with --resume",
)
GAME_OF: Final = Kind("data-game-of", "this is a game of {name}")

# -- words ----------------------------------------------------------------------------------------------

NO_KEY_AND_VALUE: Final = Kind("data-no-key-and-value", "write key=value")
NO_SUCH_PRESET: Final = Kind("data-no-such-preset", "no such preset; there are {known}")
NO_PRESETS: Final = Kind("data-no-presets", "{name} has no presets")
NOT_ITS_OPTION: Final = Kind("data-not-its-option", "{name} has no such option")
TAKES_NO_CARDS: Final = Kind("data-takes-no-cards", "takes no card file")
TAKES_NO_SCENARIO: Final = Kind("data-takes-no-scenario", "takes no scenario file")
TWO_SCENARIOS: Final = Kind("data-two-scenarios", "leave it out when there is a --scenario-file")
TRAINING_ALONE: Final = Kind("data-training-alone", "a training game is against the computer, not against people")
REASONS_TRAINING: Final = Kind(
    "data-reasons-training",
    "is for training games against a computer that thinks: --training, and --against a level",
)
AGREED_BEFORE: Final = Kind("data-agreed-before", "leave it out: a saved game continues as it was agreed")
NEEDS_RESUME: Final = Kind("data-needs-resume", "is about a saved game: name it with --resume")
ONE_SIDE: Final = Kind("data-one-side", "another world is for one side, against the computer")
NO_SQUAD: Final = Kind("data-no-squad-at-all", "no squad can be paid for")

# -- training -------------------------------------------------------------------------------------------

ANOTHER_TRAINING: Final = Kind(
    "data-another-training", "holds a training already; continue it with --resume, or name another folder"
)
NO_TRAINING: Final = Kind("data-no-training", "holds no training to resume")
TRAINING_OF: Final = Kind("data-training-of", "this is a training of {name}")
BEGUN_SO: Final = Kind("data-begun-so", "leave it out: a training continues as it was begun")
TWO_SEATS: Final = Kind("data-two-seats", "only games of two seats can be trained")

# -- puzzles --------------------------------------------------------------------------------------------

NO_PUZZLES: Final = Kind("data-no-puzzles", "this title has nothing that puzzles could be made with")
PUZZLES_OF: Final = Kind(
    "data-puzzles-of", "holds puzzles of {name} with the seed {seed}; name another file, or the same title and seed"
)
NO_SUCH_PUZZLE: Final = Kind("data-no-such-puzzle", "there is no such puzzle")
