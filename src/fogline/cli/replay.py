"""``fogline replay``: a recorded game as seen by a seat, the public or an all-knowing reader."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Any, Final

from fogline.cli.arguments import add_json, refuse_outside
from fogline.cli.console import show_json
from fogline.cli.main import Parser
from fogline.cli.progress import Progress, Waiting
from fogline.cli.sentences import result, sentence
from fogline.kernel.game import Seat
from fogline.kernel.messages import Message
from fogline.kernel.record import Note, Record
from fogline.kit.files import read_file
from fogline.kit.registry import title_of
from fogline.locale import Texts
from fogline.table import Line, read_table, replayed
from fogline.table.records import AnyTable, entry_lines

PUBLIC: Final = "public"
ALL: Final = "all"


EXAMPLES: Final = (
    "fogline replay my.record",
    "fogline replay my.record --as public --to 26",
    "fogline replay my.record --as all --json",
)


def add_arguments(parser: Parser) -> None:
    texts = parser.texts
    parser.add_argument("file", help=texts("cli-replay-file"))
    parser.add_argument("--as", dest="viewer", metavar="SEAT", help=texts("cli-replay-as"))
    parser.add_argument("--to", type=int, metavar="N", help=texts("cli-replay-to"))
    add_json(parser)


def run(args: Namespace) -> int:
    """Print the game."""
    refuse_outside(args, "to", least=0)
    texts: Texts = args.texts
    text = read_file(args.file)
    viewer = args.viewer
    if viewer is None:
        viewer = ALL
        with Waiting(texts("replay-reading")):
            outcome = read_table(text, args.file).outcome()
        if outcome is None:
            viewer = PUBLIC
            if not args.json:
                print(texts("replay-unfinished"))
    if args.json:
        _print_json(texts, text, viewer, args)
        return 0
    notes = Record.read(text, args.file).notes
    reading: Reading | None = None
    total = len(entry_lines(text)) if args.to is None else args.to
    with Progress(texts, "actions", total, is_shown=not sys.stdout.isatty()) as progress:  # the replay shows it
        for number, table in enumerate(replayed(text, args.file)):
            if reading is None:
                reading = Reading(texts, table, viewer)
            else:
                reading.tell(number, table.history()[-1])
                progress.advance()
            if number in notes:
                reading.note(notes[number])
            if number == args.to:
                break
        assert reading is not None
        reading.close()
    return 0


def _print_json(texts: Texts, text: str, viewer: str, args: Namespace) -> None:
    """The game as a server answers it (``POST /api/replay``): every position as the viewer saw it."""
    from fogline.desk.replays import replay_record  # needed only here

    record = Record.read(text, args.file)
    if viewer not in (ALL, PUBLIC):
        with Waiting(texts("replay-reading")):
            table = read_table(text, args.file)
        viewer = table.seats[title_of(table.game.name).setups().seats_named(table.setup, viewer)[0]]
    last = len(record.entries) if args.to is None else args.to
    with Waiting(texts("replay-reading")):
        form = replay_record(text, viewer, 0, last + 1, args.file)
    if viewer == ALL:
        form["notes"] = [{"at": at, "mark": note.mark, "text": note.text} for at, note in sorted(record.notes.items())]
    show_json(form)


class Reading:
    """A game as told to one viewer: a seat, the public, or an all-knowing reader."""

    def __init__(self, texts: Texts, table: AnyTable, viewer: str) -> None:
        title = title_of(table.game.name)
        self._words = title.words()
        self._texts = texts = self._words.speaking(texts, table.setup)
        self._table = table
        self._title = title.terminal()
        self._is_open = viewer == ALL
        self._seat: Seat | None = None
        if viewer not in (ALL, PUBLIC):
            self._seat = title.setups().seats_named(table.setup, viewer)[0]
        self._drawn: list[str] = []
        self._names: dict[str, Message] = {}
        print("\n".join(self._title.introduce(texts, table.setup, self._seat)))

    def tell(self, number: int, line: Line[Any, Any]) -> None:
        """Print one line of the record, and the battlefield when a turn begins."""
        action = self._table.write(line.action)
        if self._is_open:
            events = list(line.events)
            print(f"{number:>4}  {self._table.seat_name(line.seat)}: {action}")
        else:
            events = [told for event in line.events if (told := event.seen_by(self._seat)) is not None]
            if line.seat == self._seat:
                print(f"> {action}")
        self._names.update(self._words.names(self._table.setup, events))
        for event in events:
            if self._title.is_told_aloud(event):
                print(f"      {sentence(self._texts, self._words, event, self._table, self._names)}")
            if comment := self._title.comment(event, events):
                print(f"      · {self._texts.say(comment)}")
        if any(self._title.turn_of(event) for event in events):
            self._draw()

    def note(self, note: Note) -> None:
        """Print a note on the latest line. It can reveal anything, so only an all-knowing reader sees it."""
        if self._is_open:
            print(f"      {self._texts('replay-note', mark=note.mark or 'none', text=note.text)}".rstrip())

    def close(self) -> None:
        """Print the last position, and the result if there is one."""
        self._draw()
        print("\n".join(["", *result(self._texts, self._words, self._table)]).rstrip("\n"))

    def _draw(self) -> None:
        view = self._table.game.everything(self._table.position()) if self._is_open else self._table.view(self._seat)
        drawn = self._title.board(self._texts, view)
        if drawn != self._drawn:
            self._drawn = drawn
            print("\n".join(["", *drawn, ""]))
