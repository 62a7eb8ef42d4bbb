"""A game in the terminal: people take turns at the keyboard, and the computer plays the other seats.

The seat at the keyboard is the *holder*. Everything printed comes from the holder's view, legal list and outbox. Before
the screen passes to a seat that has secrets from the holder, it is cleared.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from fogline.bots.levels import RandomBot
from fogline.cli.advice import ADVICE, WHY, Advisor
from fogline.cli.console import DOUBT, HEAD, NAME, Console
from fogline.cli.record_files import save
from fogline.cli.sentences import details, names_told, overview, result, rule_text, sentence
from fogline.cli.speech import Ambiguous, Speech
from fogline.kernel.errors import FoglineError, IllegalAction, NotationError
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.messages import Message
from fogline.kernel.setup import Value
from fogline.kit.bots import Bot
from fogline.kit.terminal import Rewriting
from fogline.kit.title import Title
from fogline.locale import Texts
from fogline.locale.names import seat_message
from fogline.table import WORDS, CannotSay, CannotUndo, undo_or_take_back
from fogline.table.declarations import DECLINE
from fogline.table.records import AnyTable

_LATEST: Final = 6
"""The number of log lines shown below the board."""
_ALL: Final = "all"
"""The memory aid of a game without an option for it: a log below the board, and marks on the board."""
_COMMAND_SIGN: Final = "/"
"""The prefix for a command whose name is also a verb of the title."""
_DIGITS: Final = 9
"""The maximum number of digits in a typed number."""


class Leave(Exception):
    """The player wants to stop."""


class Session:
    """One game, from the current position of the table until it ends or a player leaves."""

    def __init__(
        self,
        table: AnyTable,
        title: Title,
        texts: Texts,
        console: Console,
        people: Collection[Seat],
        bot: Bot,
        rng: Random,
        keep: Callable[[], None],
        explains: str = "",
    ) -> None:
        """The *bot* plays all seats except those of *people*; *explains* is its level, if it explains its moves. *keep*
        is called after every change at the table."""
        self._table = table
        self._title = title.terminal()
        self._words = title.words()
        self._setups = title.setups()
        self._texts = texts
        self._console = console
        self._people = people
        self._bot = bot
        self._rng = rng
        self._keep = keep
        self._seated: Seat | None = None
        """The holder, once there is one."""
        self._introduced: set[Seat] = set()
        self._heard: dict[Seat, int] = {}
        """By person, the latest news seen; in a resumed game, all earlier news counts as seen."""
        self._aid = _memory_aid(table)
        self._speech = Speech(texts, self._words.prefix, self._title.arguments)
        self._commands: Mapping[str, Callable[[list[str]], None]] = {
            "help": self._help,
            "board": lambda _: self._show_board(),
            "list": self._list,
            "log": lambda _: self._show_log(),
            "rules": self._show_rules,
            "undo": self._undo,
            "random": lambda _: self._lay_out(),
            "save": self._save,
        }
        self._advisor = Advisor(table, texts, self._speech, people, explains)

    def play(self) -> None:
        """Play until the game is over. ``Leave`` or ``EOFError`` if a player stops earlier."""
        self._heard = {seat: self._table.sequence(seat) for seat in self._people}
        while seats := self._table.to_act():
            played_for = [seat for seat in seats if seat not in self._people]
            if CHANCE in seats:
                self._table.roll(self._rng)
                self._keep()
                if self._seated is not None:
                    self._tell_news()
            elif played_for:
                self._play_for(played_for[0])
                self._keep()
            else:
                self._sit_down(seats[0] if self._seated is None or self._seated not in seats else self._seated)
                self._take_turn()
        self._end()

    @property
    def _holder(self) -> Seat:
        assert self._seated is not None, "somebody has the keyboard"
        return self._seated

    def _view(self) -> Any:
        """The holder's knowledge."""
        return self._table.view(self._holder)

    def _tell(self, key: str, **values: Any) -> None:
        """Print a text that quotes words to type."""
        self._console.say(self._speech.quoted(self._texts(key, **values)))

    # -- seats --------------------------------------------------------------------------------------

    def _play_for(self, seat: Seat) -> None:
        view = self._table.view(seat)
        if self._title.is_setting_up(view) and isinstance(self._bot, RandomBot):
            laid = self._title.lay_out(view, self._choices_of(seat), self._rng)
            self._table.act_batch(seat, [*(laid or []), "done"])
        else:
            self._table.act(seat, self._bot.choose(view, self._table.legal(seat), self._rng))

    def _sit_down(self, seat: Seat) -> None:
        """Hand the keyboard to *seat*; nothing that the previous holder saw stays on the screen."""
        if seat == self._seated:
            return
        if self._has_secrets_from_others(seat):
            if self._seated is not None:
                self._console.wait(self._texts("hand-over-hide") + " ")
            self._console.hide()
            self._console.say(self._texts("hand-over", seat=seat_message(self._table.seats[seat])))
            self._console.wait(self._texts("hand-over-show") + " ")
            self._console.hide()
        self._seated = seat
        if seat not in self._introduced:
            self._introduced.add(seat)
            self._console.say(*self._title.introduce(self._texts, self._table.setup, seat))
            if self._table.training:
                self._console.say(*map(self._speech.quoted, self._advisor.agreed()))

    def _has_secrets_from_others(self, seat: Seat) -> bool:
        """Whether the previous holder, or at the start any other person, must look away."""
        others = self._people if self._seated is None else [self._seated]
        return any(not self._setups.are_partners(self._table.setup, seat, other) for other in others)

    # -- a turn -------------------------------------------------------------------------------------

    def _take_turn(self) -> None:
        """Show the holder the news and the task, then obey lines until one changes the game."""
        self._tell_news()
        view = self._view()
        self._show_board()
        self._console.say("", *map(self._speech.quoted, self._title.task(self._texts, view)), style=HEAD)
        if not self._title.is_setting_up(view):
            self._console.say(*self._overview())
        sequence = self._table.sequence(self._holder)
        while self._table.sequence(self._holder) == sequence:
            self._obey(self._console.ask(f"{self._table.seats[self._holder]}> "))
        self._keep()
        if self._aid == "strict" and len(self._people) == 1 and not self._title.is_setting_up(view):
            self._put_away()

    def _put_away(self) -> None:
        """Clear the screen: under strict AMB-21, facts revealed in one turn must not be on the screen in the next."""
        if self._table.to_act() and self._holder not in self._table.to_act():
            self._console.wait(self._texts("strict-hide") + " ")
            self._console.hide()

    def _tell_news(self) -> None:
        """Print the holder's news since the last time. Partners who share the screen see them, too."""
        for news in self._table.outbox(self._holder, self._heard[self._holder]):
            self._heard[self._holder] = news.number
            if not news.is_undo:
                names = names_told(self._words, self._table, self._holder)
                for event in news.events:
                    self._tell_event(event, news.events, names)
        if all(self._setups.are_partners(self._table.setup, self._holder, other) for other in self._people):
            self._heard = {seat: self._table.sequence(seat) for seat in self._people}

    def _tell_event(self, event: Any, events: Sequence[Any], names: Mapping[str, Message]) -> None:
        if self._title.is_told_aloud(event):
            self._console.say(sentence(self._texts, self._words, event, self._table, names), style=NAME)
        if comment := self._title.comment(event, events):
            self._console.say(f"· {self._texts.say(comment)}")

    def _show_board(self) -> None:
        view = self._view()
        drawn = self._title.board(self._texts, view, marked=self._aid in ("marks", _ALL))
        self._console.say("", *map(self._speech.quoted, drawn))
        if self._title.repeats_latest and self._aid in ("log", _ALL) and (latest := self._log()[-_LATEST:]):
            self._console.say("", self._texts("log-latest"), *latest)

    def _choices(self) -> list[str]:
        """The holder's choices, in terms of the board as the holder sees it."""
        view = self._view()
        return [self._title.as_seen(view, choice) for choice in self._choices_of(self._holder)]

    def _choices_of(self, seat: Seat) -> list[str]:
        return [self._table.game.write(action) for action in self._table.legal(seat)]

    def _overview(self) -> list[str]:
        """The holder's choices, in a few lines."""
        return overview(self._texts, self._choices(), self._words.prefix, self._remarks(), self._speech.say)

    def _remarks(self) -> Callable[[str], str]:
        """Remarks on each choice of the holder."""
        view = self._view()
        return lambda choice: self._title.remark(self._texts, view, choice)

    def _log(self) -> list[str]:
        """Everything revealed to the holder, with the turn of each item."""
        turn, told = 0, list[tuple[Any, str]]()
        names = names_told(self._words, self._table, self._holder)
        for news in self._table.outbox(self._holder):
            for event in news.events:
                turn = self._title.turn_of(event) or turn
                if not self._title.is_memorable(event):
                    continue
                if news.is_undo:
                    told.pop(max(at for at, (earlier, _) in enumerate(told) if earlier == event))
                else:
                    said = self._texts.say(self._words.tell(event, self._table.seats, names))
                    told.append((event, f"  {turn or '':>3}  {said}"))
        return [line for _, line in told]

    # -- typed lines --------------------------------------------------------------------------------

    def _obey(self, line: str) -> None:
        """Carry out one line. It is an action, a shorthand for several, or a command."""
        several = self._title.takes_several(self._view())  # lines of a secret plan
        parts = [part.split() for part in (line.split(";") if several else [line])]
        if not any(parts):
            return
        try:
            meant = [self._understood(part) for part in parts if part]
        except Ambiguous as several:
            self._console.say(self._texts("misread-short", text=line, words=several.args))
            return
        if len(meant) > 1 and any(command for command, _ in meant):
            self._tell("misread", text=line)
            return
        command, words = meant[0]
        if command is None:
            self._act([words for _, words in meant])
        elif command == "quit":
            raise Leave
        elif command in ADVICE:
            self._advise(command, words)
        elif command in WORDS:
            self._say(command)
        else:
            self._commands[command](words)

    def _understood(self, words: Sequence[str]) -> tuple[str | None, list[str]]:
        """The typed command and its arguments; for an action, no command but its words in notation. A word that is both
        means the action, unless it has the prefix for commands."""
        sign = _COMMAND_SIGN if words[0].startswith(_COMMAND_SIGN) and len(words[0]) > 1 else ""
        words = [words[0].removeprefix(sign), *words[1:]]
        noted = self._speech.notation(words)
        if (found := self._speech.command(words)) and not (found[0] in WORDS and len(words) > found[1]):
            begins = (noted or [word.lower() for word in words])[: found[1]]
            if sign or all(choice.lower().split()[: found[1]] != begins for choice in self._choices()):
                return found[0], list(words[found[1] :])
        elif noted is None and self._spelt_out(words) is None:
            verbs = self._verbs()
            if words[0].lower() not in verbs and (whole := self._speech.completed(words[0], verbs)):
                return self._understood([sign + whole, *words[1:]])
        return None, noted or [word.lower() for word in words]

    def _verbs(self) -> list[str]:
        """The verbs of the holder's choices."""
        return list(dict.fromkeys(choice.split()[0] for choice in self._choices()))

    def _spelt_out(self, words: Sequence[str]) -> list[str] | None:
        return self._title.spell_out(self._view(), [word.lower() for word in words])

    def _list(self, words: list[str]) -> None:
        lines = self._overview()
        if words:
            given = self._speech.notation(words) or words
            lines = details(self._texts, self._choices(), given, self._console.width, self._remarks(), self._speech.say)
        advice = self._title.advise(self._texts, self._view(), ["list"])
        self._console.say(*map(self._speech.quoted, [*lines, advice] if advice else lines))

    def _show_rules(self, words: list[str]) -> None:
        lines = rule_text(self._texts, self._words.prefix, self._table, words)
        self._console.say(*map(self._speech.quoted, lines))

    def _lay_out(self) -> None:
        """Lay out the rest of the set-up at random."""
        laid = self._title.lay_out(self._view(), self._choices_of(self._holder), self._rng)
        if laid is None:
            self._tell("random-only-set-up")
        else:
            self._carry_out(laid, self._speech.command_word("random"))

    def _advise(self, command: str, words: Sequence[str]) -> None:
        """In a training game, show a hint, a judgement, what an action will reveal, or why the computer moved."""
        noted = words and (self._speech.notation(words) or [word.lower() for word in words])
        actions = self._actions([list(noted)]) if noted and command != WHY else noted
        try:
            lines = self._advisor.answer(command, self._holder, actions)
        except FoglineError as error:
            lines = [self._refusal(error, " ".join(noted))]
        self._console.say(*map(self._speech.quoted, lines))

    def _act(self, lines: list[list[str]]) -> None:
        """Play typed actions; each line is an action or a shorthand for several."""
        actions = self._actions(lines)
        typed = "; ".join(" ".join(words) for words in lines)
        if "done" in actions[:-1]:  # a revealing action must come last
            self._tell("misread", text=typed)
        else:
            self._carry_out(actions, typed)

    def _actions(self, lines: list[list[str]]) -> list[str]:
        """The typed actions, in the notation of the table."""
        view = self._view()
        exact = {choice.lower(): choice for choice in self._choices_of(self._holder)}
        actions: list[str] = []
        for words in lines:
            noted = self._title.as_seen(view, " ".join(words))
            actions += self._title.spell_out(view, words) or [exact.get(noted, noted)]
        return actions

    def _carry_out(self, actions: list[str], typed: str) -> None:
        """Play *actions* together; take back an older part of a secret plan if the rules require another order."""
        view = self._view()
        rewriting = self._title.rewritten(view, actions) or Rewriting([], actions)
        try:
            self._rewrite(rewriting)
        except FoglineError as error:
            self._console.say(self._refusal(error, typed), style=DOUBT)
            if isinstance(error, IllegalAction) and (advice := self._title.advise(self._texts, view, typed.split())):
                self._console.say(self._speech.quoted(advice))
            return
        self._tell_news()

    def _rewrite(self, rewriting: Rewriting) -> None:
        """Apply the rewriting completely, or not at all."""
        undone = 0
        try:
            for _ in rewriting.taken_back:
                self._table.undo(self._holder)
                undone += 1
            if rewriting.lines:
                self._table.act_batch(self._holder, rewriting.lines)
        except FoglineError:
            if undone:
                self._table.act_batch(self._holder, rewriting.taken_back[-undone:])
            raise

    def _say(self, word: str) -> None:
        """Say a word for the holder's side. A bot declines a draw, unless a person can answer for its side."""
        try:
            self._table.say(self._holder, word)
        except CannotSay:
            self._console.say(self._texts("say-refused", word=self._speech.command_word(word)))
            return
        sides = {self._table.sides[seat] for seat in self._people}
        for seat in (Seat(number) for number in range(len(self._table.seats))):
            if self._table.sides[seat] not in sides and DECLINE in self._table.can_say(seat):
                self._table.say(seat, DECLINE.text)
        self._tell_news()

    def _refusal(self, error: FoglineError, typed: str) -> str:
        """The reason for a refusal, quoting the input."""
        shown = self._speech.say(typed)
        if isinstance(error, IllegalAction):
            said = self._texts.why_not(self._words.prefix, error.clause)
            reason = "" if said is None else self._speech.quoted(self._texts.say(said))
            seen = self._title.as_seen(self._view(), error.action)
            refusal = self._texts("refused", action=self._speech.say(seen), clause=error.clause, reason=reason).rstrip()
            return refusal if seen.lower() == typed else self._texts("refused-within", typed=shown, refusal=refusal)
        if isinstance(error, NotationError):
            verb = typed.split()[0]
            if self._texts.has(f"{self._words.prefix}form-{verb}"):
                return self._texts("misread-form", text=shown, form=self._form(verb))
            if not self._texts.keys(f"{self._words.prefix}form-"):
                return self._speech.quoted(self._texts("misread-why", text=typed, why=error.why))
            return self._speech.quoted(self._texts("misread", text=typed))
        return str(error)

    def _form(self, verb: str) -> str:
        """The notation of an action with this verb, with examples for the holder's side."""
        side = self._table.sides[self._holder]
        seen = f"{self._words.prefix}seen-{side}-{verb}"
        key = seen if self._texts.has(seen) else f"{self._words.prefix}form-{verb}"
        if not self._texts.has(key):
            return next((choice for choice in self._choices() if choice.split()[0] == verb), verb)
        return self._speech.spoken(self._texts(key, side=side))

    def _help(self, words: list[str]) -> None:
        """Show the notation of everything that can be typed now, or of one verb."""
        prefix, verbs = self._words.prefix, self._verbs()
        verb = (self._speech.notation(words) or [words[0].lower()])[0] if words else ""
        if self._texts.has(f"{prefix}form-{verb}"):
            self._console.say(f"  {self._form(verb)}")
            return
        if verb in verbs:
            self._list([verb])
            return
        self._console.say(self._texts("help-actions"), *(f"  {self._form(verb)}" for verb in verbs))
        own = f"{prefix}help-commands"
        for key in (own if self._texts.has(own) else "plain-help-commands", "help-words"):
            self._console.say(*self._speech.table(self._texts(key)))
        if self._table.training:
            self._tell("training-help")
        for verb in verbs:
            if self._speech.command([verb]):
                self._console.say(self._texts("help-both", word=verb, command=f"{_COMMAND_SIGN}{verb}"))
        if glossary := self._speech.glossary():
            named = tuple(f"{word} ({english})" for word, english in glossary)
            self._console.say(self._texts("help-english", words=named))
        short = self._texts("help-short", words=", ".join(self._speech.in_full()))
        self._console.say(short, self._title.legend(self._texts))

    def _show_log(self) -> None:
        if self._aid == "strict":
            self._console.say(self._texts("log-strict"))
            return
        lines = self._log()
        self._console.say(*(lines or [self._texts("log-empty")]))

    def _undo(self, words: list[str]) -> None:
        number = words[0] if words else "1"
        if not (number.isascii() and number.isdigit() and len(number) <= _DIGITS):
            self._tell("misread", text=f"undo {number}")
            return
        taken = self._take_back(int(number))
        self._console.say(self._texts("undone", count=taken) if taken else self._texts("undo-refused"))

    def _take_back(self, count: int) -> int:
        """Undo the last *count* inputs, or as many as possible; returns their number."""
        taken = 0
        with contextlib.suppress(CannotUndo):
            if rewriting := self._title.taken_back(self._view(), count):
                self._rewrite(rewriting)
                return len(rewriting.taken_back) - len(rewriting.lines)
            while taken < count:
                undo_or_take_back(self._table, self._holder)
                taken += 1
        return taken

    def _save(self, words: list[str]) -> None:
        if not words:
            self._tell("save-where")
            return
        path = Path(" ".join(words)).expanduser()
        try:
            save(self._table, path)
        except OSError as error:
            self._console.say(self._texts("file-refused", file=str(path), why=error.strerror or str(error)))
            return
        self._console.say(self._texts("saved", file=str(path)))
        if self._table.outcome() is None:
            self._console.say(self._texts("saved-secret"))

    # -- the end ------------------------------------------------------------------------------------

    def _end(self) -> None:
        """Show the result and all cards: the game is over, so nothing is secret."""
        if self._seated is None:
            self._seated = next(iter(self._people))
        self._tell_news()
        self._console.say("", *self._title.board(self._texts, self._view()))
        self._console.say("", *result(self._texts, self._words, self._table), style=HEAD)


def _memory_aid(table: AnyTable) -> Value:
    """The level of the option ``memory-aid``; without that option, the log and the marks."""
    for option in table.game.options:
        if option.key == "memory-aid":
            return table.setup.options.get(option.key, option.default)
    return _ALL
