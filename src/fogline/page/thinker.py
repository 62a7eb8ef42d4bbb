"""The opponent's Worker: bots, memory aids, advice, and work on records. It receives lines one at a time, like the
server's child processes, and knows nothing else about any game."""

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
    """Start; *post* sends a message."""
    _POSTS[:] = [post]


def receive(text: str) -> None:
    """Receive a line and answer it."""
    message = json.loads(text)
    number = message["id"]

    def say(line: str, *, is_done: bool = True) -> None:
        _POSTS[0](json.dumps({"kind": "thought", "id": number, "line": line, "done": is_done}))

    try:
        answer(json.loads(message["line"]), say)
    except Exception as error:
        _POSTS[0](json.dumps({"kind": "failed-thought", "id": number, "why": type(error).__name__}))


def answer(request: dict[str, Any], say: Callable[..., None]) -> None:
    """Answer a line as the server's child process for it would."""
    if request.get("do") in tasks.STREAMS:
        tasks.stream(request, lambda form: say(tasks.as_line(form), is_done=next(iter(form)) not in tasks.STEPS))
    elif "do" in request:
        say(tasks.answer(request))
    elif "ask" in request:
        say(json.dumps(advisor.answer(request)))
    else:
        say(json.dumps(child.answer(request)))
