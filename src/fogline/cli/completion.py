"""``fogline completion``: a script for shell completion of commands, options and values.

The script is made from the parser of the installed command, and contains all completions, so pressing Tab does not
start Python. The words in ``FILE`` and ``FOLDER`` stand for completions by the shell itself.
"""

from __future__ import annotations

import shlex
from argparse import Action, Namespace
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Final, NamedTuple

from fogline.cli.main import Parser, parser_of
from fogline.kernel.errors import FoglineError

FILE: Final = "<file>"
FOLDER: Final = "<folder>"
EXAMPLES: Final = (
    "fogline completion bash",
    "fogline completion zsh",
    "fogline completion fish",
)


def add_arguments(parser: Parser) -> None:
    parser.add_argument("shell", choices=tuple(SCRIPTS), help=parser.texts("cli-completion-shell"))


def run(args: Namespace) -> int:
    """Print the script."""
    loaded = [name for name, module in args.commands.items() if _can_load(module)]
    print("\n".join(SCRIPTS[args.shell](list(_places(parser_of(args.texts, args.commands, loaded))))))
    return 0


def _can_load(module: str) -> bool:
    """Whether the packages that a command needs are installed."""
    try:
        import_module(module)
    except FoglineError:
        return False
    return True


# -- commands, options and values -----------------------------------------------------------------------


class Word(NamedTuple):
    """A word that the user can type, and its purpose."""

    text: str
    about: str = ""


class Option(NamedTuple):
    """An option. Its values are None if it takes no value, and empty if any value is possible."""

    names: Sequence[str]
    about: str
    values: Sequence[str] | None
    is_many: bool


class Place(NamedTuple):
    """The possible continuations of a command or a subcommand."""

    path: str
    """The words of the command after ``fogline``."""
    words: Sequence[Word]
    """Its subcommands, and the values of its arguments."""
    options: Sequence[Option]


def _places(parser: Parser, path: str = "") -> Iterator[Place]:
    within = parser.within()
    abouts = {name: one.description or "" for name, one in within.items()}
    words = [Word(name, about) for name, about in abouts.items()]
    options = []
    for action in parser._actions:
        values = _values(parser, action)
        if action.option_strings:
            is_many = action.nargs in ("+", "*")
            options.append(Option(action.option_strings, action.help or "", values, is_many))
        elif not within:
            words += [Word(value) for value in values or ()]
    yield Place(path, words, options)
    for name, one in within.items():
        yield from _places(one, f"{path} {name}".lstrip())


def _values(parser: Parser, action: Action) -> Sequence[str] | None:
    if action.nargs == 0:
        return None
    if action.choices is not None:
        return tuple(map(str, action.choices))
    if action.dest in parser.values:
        return parser.values[action.dest]
    name = action.metavar or ("" if action.option_strings else action.dest.upper())
    return {"FILE": (FILE,), "FOLDER": (FOLDER,)}.get(str(name), ())


# -- bash and zsh: functions that print the possibilities, and one that calls them -------------------------


def _function(name: str, table: Mapping[str, Sequence[str]]) -> list[str]:
    """A shell function that prints the lines for its argument, one of the keys of *table*; it fails for any other."""
    keys: dict[tuple[str, ...], list[str]] = {}
    for key, lines in table.items():
        keys.setdefault(tuple(lines), []).append(key)
    cases = []
    for lines, known in keys.items():
        told = shlex.join(["printf", r"%s\n", *lines]) if lines else ":"
        cases.append(f"    {'|'.join(map(shlex.quote, known))}) {told} ;;")
    return [f"{name}() {{", '  case "$1" in', *cases, "    *) return 1 ;;", "  esac", "}"]


def _functions(places: Sequence[Place], *, is_described: bool) -> list[str]:
    """The functions for both shells: the words and options of a place, and the values of an option there."""

    def line(word: str, about: str) -> str:
        return f"{word}:{' '.join(about.split())}" if is_described and about else word

    words = {place.path: [line(*word) for word in place.words] for place in places}
    options = {
        place.path: [line(name, option.about) for option in place.options for name in option.names] for place in places
    }
    takers = {
        f"{place.path} {name}": option
        for place in places
        for option in place.options
        for name in option.names
        if option.values is not None
    }
    return [
        *_function("_fogline_words", words),
        *_function("_fogline_options", options),
        *_function("_fogline_values", {key: option.values or () for key, option in takers.items()}),
        *_function("_fogline_many", {key: () for key, option in takers.items() if option.is_many}),
    ]


_SCAN: Final = """\
    case $word in
      -*) option=$word ;;
      =) ;;
      *)
        if [[ -n $option ]] && _fogline_values "$at $option" >/dev/null; then
          _fogline_many "$at $option" || option=
        elif _fogline_options "${at:+$at }$word" >/dev/null; then
          at="${at:+$at }$word" option=
        fi ;;
    esac
  done
  if ! { [[ -n $option ]] && found=$(_fogline_values "$at $option"); }; then
    if [[ $current == -* ]]; then
      found=$(_fogline_options "$at")
    else
      found=$(_fogline_words "$at")
    fi
  fi"""
"""Finds the command and the option whose value is being typed, from the previous words; then finds the possible words.
In bash the sign = is a separate word."""

_BASH: Final = f"""\
_fogline() {{
  local IFS=$'\\n' at='' option='' word found i current=${{COMP_WORDS[COMP_CWORD]}}
  [[ $current == = ]] && current=
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${{COMP_WORDS[i]}}
{_SCAN}
  COMPREPLY=($(compgen -W "${{found//<*>/}}" -- "$current"))
  case $found in
    *'{FILE}'*) compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -f -- "$current")) ;;
    *'{FOLDER}'*) compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -d -- "$current")) ;;
  esac
}}
complete -F _fogline fogline"""

_ZSH: Final = f"""\
_fogline() {{
  local at='' option='' word found i current=$PREFIX
  local -a lines
  for ((i = 2; i < CURRENT; i++)); do
    word=${{words[i]}}
{_SCAN}
  lines=(${{(f)found}})
  [[ -n ${{lines[(r){FILE}]}} ]] && _files
  [[ -n ${{lines[(r){FOLDER}]}} ]] && _files -/
  lines=(${{lines:#<*>}})
  (( ${{#lines}} )) && _describe fogline lines
}}
if [[ ${{funcstack[1]}} == _fogline ]]; then
  _fogline "$@"
else
  compdef _fogline fogline
fi"""


def bash(places: Sequence[Place]) -> list[str]:
    return ["# source <(fogline completion bash)", *_functions(places, is_described=False), _BASH]


def zsh(places: Sequence[Place]) -> list[str]:
    return ["#compdef fogline", *_functions(places, is_described=True), _ZSH]


# -- fish: a line for each word and option ---------------------------------------------------------------

_FISH: Final = """\
function __fogline_at
  set -l at
  for word in (commandline -opc)[2..-1]
    contains -- "$at $word" {paths}; and set at (string trim -- "$at $word")
  end
  test "$at" = "$argv[1]"
end
function __fogline_after
  set -l options (string match -- '-*' (commandline -opc))
  __fogline_at $argv[1]; and test "$options[-1]" = "$argv[2]"
end
complete -c fogline -f"""


def fish(places: Sequence[Place]) -> list[str]:
    ends = [place.path.rpartition(" ") for place in places if place.path]
    paths = " ".join(_quoted(f"{head} {tail}") for head, _, tail in ends)
    lines = [_FISH.replace("{paths}", paths)]
    for place in places:
        begin = f"complete -c fogline -n {_quoted(f'__fogline_at {_quoted(place.path)}')}"
        for word in place.words:
            lines.append(f"{begin} {_arguments([word.text])}{_about(word.about)}")
        for option in place.options:
            names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names)
            values = "" if option.values is None else f" -r {_arguments(option.values)}"
            lines.append(f"{begin} {names}{values}{_about(option.about)}")
            if option.is_many and option.values:
                after = f"__fogline_after {_quoted(place.path)} {option.names[0]}"
                lines.append(f"complete -c fogline -n {_quoted(after)} {_arguments(option.values)}")
    return lines


def _arguments(values: Sequence[str]) -> str:
    """The part of a line that offers these values."""
    if FILE in values or FOLDER in values:
        return "-F"
    return f"-f -a {_quoted(' '.join(values))}" if values else "-f"


def _about(text: str) -> str:
    return f" -d {_quoted(' '.join(text.split()))}" if text else ""


def _quoted(text: str) -> str:
    """A quoted word for fish, whose quoting rules differ from other shells."""
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


SCRIPTS: Final = {"bash": bash, "zsh": zsh, "fish": fish}
