"""Command-line options that several commands share, and the set-ups that they describe."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import fogline
from fogline.bots.guests import is_guest
from fogline.bots.remote import PATIENCE
from fogline.cli.faults import (
    GUESTS_STAY,
    NO_BOT,
    NO_KEY_AND_VALUE,
    NO_PRESETS,
    NO_SUCH_PRESET,
    NOT_ITS_OPTION,
    NOT_WITHIN,
    TWO_SCENARIOS,
)
from fogline.cli.main import Parser
from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.faults import NOT_AMONG, TOO_LARGE, TOO_SMALL, UNKNOWN_OPTION, Kind, shown
from fogline.kernel.setup import Setup, Value
from fogline.kit.bots import Hosting
from fogline.kit.files import file_fault, read_parts
from fogline.kit.registry import title_of, titles
from fogline.kit.setups import NOT_ITS_FILE
from fogline.kit.title import Title
from fogline.locale import Texts

ALL: Final = "all"
TURNS: Final = 200
"""The number of turns after which an endless game is a draw, unless agreed otherwise."""
TURN_LIMIT: Final = "max-turns"
"""The name of the option with that limit."""
MAX_PATIENCE: Final = 3600.0
"""The maximum patience in seconds."""
SETUP_WORDS: Final = ("scenario", "scenario_file", "preset", "cards", "advanced", "players", "option")
"""The arguments that ``add_setup`` adds."""


def add_game(parser: Parser, *, default: str | None = None, many: bool = False, optional: bool = False) -> None:
    """Add the title, which is required unless there is a *default* or it is *optional*; *many* allows several."""
    about = parser.texts("cli-game", games=fogline.games())
    parser.values["games" if many else "game"] = fogline.games()
    if many:
        parser.add_argument("games", nargs="*", metavar="GAME", help=about)
    elif default is None and not optional:
        parser.add_argument("game", help=about)
    else:
        parser.add_argument("game", nargs="?", default=default, help=about)


def add_setup(parser: Parser, *, many: bool = False) -> None:
    """Add the options of a set-up (``read_setup``); *many* allows several scenarios and presets."""
    texts = parser.texts
    several = [texts("cli-several")] if many else []
    presets = _about_some(texts, "cli-preset", lambda title: bool(title.setups().presets()), *several)
    for word, about in (("--scenario", _with_notes(texts("cli-scenario"), several)), ("--preset", presets)):
        if many:
            parser.add_argument(word, action="append", default=[], metavar="NAME", help=about)
        else:
            parser.add_argument(word, metavar="NAME", help=about)
    known = list(titles().values())
    parser.values["scenario"] = tuple(dict.fromkeys(name for title in known for name in title.rules.scenarios))
    parser.values["preset"] = tuple(dict.fromkeys(name for title in known for name in title.setups().presets()))
    scenario = _about_some(texts, "cli-scenario-file", lambda title: title.setups().file_kind == "scenario")
    parser.add_argument("--scenario-file", metavar="FILE", help=scenario)
    add_cards(parser)
    parser.add_argument("--advanced", action="store_true", help=_about_some(texts, "cli-advanced", _has_option("mode")))
    players = _about_some(texts, "cli-players", _has_option("players"))
    parser.add_argument("--players", type=int, metavar="N", help=players)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=texts("cli-option"))


def add_cards(parser: Parser) -> None:
    """Add the option for a file of cards."""
    about = _about_some(parser.texts, "cli-cards", lambda title: title.setups().file_kind == "cards")
    parser.add_argument("--cards", metavar="FILE", help=about)


def _about_some(texts: Texts, key: str, takes: Callable[[Title], bool], *notes: str) -> str:
    """The help of an option that only some titles take, with the titles' names and further *notes*."""
    takers = tuple(name for name, title in titles().items() if takes(title))
    return _with_notes(texts(key), [texts("cli-only", games=takers), *notes])


def _with_notes(about: str, notes: Sequence[str]) -> str:
    return f"{about} ({'; '.join(notes)})" if notes else about


def _has_option(key: str) -> Callable[[Title], bool]:
    return lambda title: any(option.key == key for option in title.rules.options)


def add_number(parser: Parser, word: str, default: int, key: str) -> None:
    """Add an option for a whole number. Its help has this *key*; the parser shows the *default*."""
    parser.add_argument(f"--{word}", type=int, default=default, metavar="N", help=parser.texts(key))


def add_seed(parser: Parser, key: str, default: str = "0") -> None:
    """Add the option for a seed, which may be any text. Its help has this *key*."""
    parser.add_argument("--seed", default=default, metavar="SEED", help=parser.texts(key))


def add_json(parser: Parser) -> None:
    """Add the option for a report as JSON."""
    parser.add_argument("--json", action="store_true", help=parser.texts("cli-json"))


def add_jobs(parser: Parser) -> None:
    """Add the options for JSON and for the number of processes."""
    add_json(parser)
    about = parser.texts("cli-fuzz-jobs")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=about)


def add_ray(parser: Parser) -> None:
    """Add the option for a Ray cluster in place of processes."""
    parser.add_argument("--ray", metavar="ADDRESS", help=parser.texts("cli-ray"))


def add_hosting(parser: Parser, *, forfeits: bool = False) -> None:
    """Add the options for third-party bots (``hosting``)."""
    texts = parser.texts
    about = texts("cli-patience", patience=f"{PATIENCE:g}")
    parser.add_argument("--patience", type=float, default=PATIENCE, metavar="SECONDS", help=about)
    parser.add_argument("--log", metavar="FILE", help=texts("cli-bot-log"))
    if forfeits:
        parser.add_argument("--forfeit", action="store_true", help=texts("cli-forfeit"))


def hosting(args: Namespace) -> Hosting:
    """How third-party bots are treated."""
    if not 0 < args.patience <= MAX_PATIENCE:
        raise bad_data("--patience", "", NOT_WITHIN, {"found": f"{args.patience:g}", "most": f"{MAX_PATIENCE:g}"})
    if args.log is not None:
        refuse_unwritable(args.log)
    return Hosting(args.patience, getattr(args, "forfeit", False), args.log)


def refuse_unwritable(path: str) -> None:
    """Raise ``BadData`` if nothing can be appended to this file."""
    try:
        with open(path, "ab"):
            pass
    except OSError as error:
        raise file_fault(path, error) from None


def refuse_guests_on_ray(bots: Iterable[str], ray: str | None) -> None:
    """Raise ``BadData`` for third-party bots on a cluster, whose machines may not have them."""
    for bot in bots:
        if ray is not None and is_guest(bot):
            raise bad_data("--ray", bot, GUESTS_STAY, {})


def refuse_outside(args: Namespace, *words: str, least: int = 1, most: int | None = None) -> None:
    """Raise ``BadData`` if one of these numbers was given and is below *least* or above *most*."""
    for word in words:
        found = getattr(args, word)
        if found is not None and found < least:
            raise bad_data(f"--{word}", "", TOO_SMALL, {"found": found, "least": least})
        if found is not None and most is not None and found > most:
            raise bad_data(f"--{word}", "", TOO_LARGE, {"found": found, "most": most})


def refuse_unknown(word: str, found: str, known: Sequence[str], kind: Kind = NOT_AMONG) -> None:
    """Raise ``BadData`` of this *kind* if an option's value, *found*, is not *known*."""
    if found not in known:
        raise bad_data(f"--{word}", "", kind, {"found": shown(found), "known": tuple(known)})


def refuse_unknown_bot(word: str, found: str, known: Sequence[str]) -> None:
    """The same for a bot, which can be one's own, too."""
    refuse_unknown(word, found, known, NO_BOT)


def first_given(args: Namespace, words: Sequence[str]) -> str:
    """The first of these options that was given, as the user types it; empty if none was."""
    given = (word for word in words if getattr(args, word) not in (None, False, []))
    return next((f"--{word.replace('_', '-')}" for word in given), "")


def key_and_value(option: str, text: str) -> tuple[str, str]:
    """The key and the value in the *text* of an *option*; ``BadData`` if either is missing."""
    key, equals, value = text.partition("=")
    if not equals:
        raise bad_data(option, text, NO_KEY_AND_VALUE, {})
    return key, value


# -- set-ups --------------------------------------------------------------------------------------------


def read_setup(args: Namespace) -> Setup:
    """The set-up that the options of ``fogline play`` describe. An explicit option overrides a preset."""
    game = fogline.game(args.game)
    options = read_preset(args.game, args.preset)
    for text in args.option:
        key, value = key_and_value("--option", text)
        options[key] = read_value(args.game, key, value)
    if args.advanced:
        _refuse_foreign(args.game, "--advanced", "mode")
        options["mode"] = "advanced"
    if args.players is not None:
        _refuse_foreign(args.game, "--players", "players")
        options["players"] = args.players
    data = read_cards(args.game, args.cards)
    scenario = args.scenario or game.scenarios[0]
    if args.scenario_file is not None:
        if args.scenario is not None:
            raise bad_data("--scenario", args.scenario, TWO_SCENARIOS, {})
        scenario, data = "custom", _read_data(args.game, "scenario", "--scenario-file", args.scenario_file)
    setup = title_of(args.game).setups().completed(Setup(args.game, scenario, options, data))
    game.seats(setup)
    return setup


def read_preset(game: str, name: str | None) -> dict[str, Value]:
    """The options in a preset; none if there is no preset."""
    if name is None:
        return {}
    presets = title_of(game).setups().presets()
    if not presets:
        raise bad_data("--preset", name, NO_PRESETS, {"name": game})
    if name not in presets:
        raise bad_data("--preset", name, NO_SUCH_PRESET, {"known": tuple(presets)})
    return dict(presets[name])


def read_cards(game: str, file: str | None) -> str:
    """The text of a file of unit cards; empty if there is none."""
    return "" if file is None else _read_data(game, "cards", "--cards", file)


def _read_data(game: str, kind: str, word: str, file: str) -> str:
    """The text of a data file for a game, which must take such files and find no fault in this one."""
    setups = title_of(game).setups()
    if setups.file_kind != kind:
        raise bad_data(word, file, NOT_ITS_FILE, {"name": game})
    text = "".join(part.text for part in read_parts(file, folders=setups.takes_folders))
    setups.refuse_faults(text, file)
    return text


def _refuse_foreign(game: str, word: str, key: str) -> None:
    if all(option.key != key for option in fogline.game(game).options):
        raise bad_data(word, key, NOT_ITS_OPTION, {"name": game})


def read_value(game: str, key: str, text: str) -> Value:
    """The value of an option from its text."""
    known = {option.key: option for option in fogline.game(game).options}
    if key not in known:
        raise bad_data("--option", key, UNKNOWN_OPTION, {"known": tuple(known)})
    return known[key].read(text)


def read_setups(args: Namespace) -> dict[str, Setup]:
    """Every named scenario with every named preset, by name. ``all`` leaves out unplayable combinations."""
    title = title_of(args.game)
    scenarios = title.rules.scenarios if ALL in args.scenario else args.scenario or [None]
    presets = tuple(title.setups().presets()) if ALL in args.preset else args.preset
    found = {}
    for scenario in scenarios:
        for preset in presets or [None]:
            try:
                setup = read_setup(Namespace(**{**vars(args), "scenario": scenario, "preset": preset}))
            except BadData:
                if ALL not in (*args.scenario, *args.preset):
                    raise
            else:
                found[f"{setup.scenario} {preset or ''}".rstrip()] = with_limit(setup)
    return found


def with_limit(setup: Setup) -> Setup:
    """The set-up with a turn limit, if the game has such an option and no limit was agreed."""
    known = [option.key for option in fogline.game(setup.game).options]
    if TURN_LIMIT not in known or TURN_LIMIT in setup.options:
        return setup
    return Setup(setup.game, setup.scenario, {**setup.options, TURN_LIMIT: TURNS}, setup.data)
