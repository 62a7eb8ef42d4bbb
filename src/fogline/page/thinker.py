"""The opponent's Worker: bots, memory aids, advice, and work on records. It is sent lines as the server's child
processes are, one at a time, and knows nothing else of any game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from fogline.analysis import advisor
from fogline.bots import child
from fogline.desk import tasks

Post: TypeAlias = Callable[[str], object]
_POSTS: Final[list[Post]] = []


def start(post: Post) -> None:
    """Begin; *post* sends a message out."""
    _POSTS[:] = [post]


def receive(text: str) -> None:
    """Take in a line, and answer it."""
    message = json.loads(text)
    number = message["id"]

    def say(line: str, *, is_done: bool = True) -> None:
        _POSTS[0](json.dumps({"kind": "thought", "id": number, "line": line, "done": is_done}))

    try:
        answer(json.loads(message["line"]), say)
    except Exception as error:
        _POSTS[0](json.dumps({"kind": "failed-thought", "id": number, "why": type(error).__name__}))


def answer(request: dict[str, Any], say: Callable[..., None]) -> None:
    """Answer a line in the way of the process that a server would send it to."""
    if request.get("do") in tasks.STREAMS:
        tasks.stream(request, lambda form: say(tasks.as_line(form), is_done=next(iter(form)) not in tasks.STEPS))
    elif "do" in request:
        say(tasks.answer(request))
    elif "ask" in request:
        say(json.dumps(advisor.answer(request)))
    else:
        say(json.dumps(child.answer(request)))
