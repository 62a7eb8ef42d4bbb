# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## The tutorials: the page

web-learn-title = Learn { $game }
web-learn-about = Play through a few positions on the real board, one idea at a time. The other side follows a script; nothing can go wrong.
web-learn-lessons = Lessons
web-learn-step = Step { $number } of { $count }
web-learn-your-move = Your move
web-learn-happened = What just happened
web-learn-leave = Leave the lesson
web-learn-back = Back
web-learn-next = Next
web-learn-show = Show me
web-learn-again = Start over
web-learn-next-lesson = Next lesson: { $lesson }
web-learn-play = Play now against the computer
web-learn-rules = Read the rules
web-learn-almost = That is allowed, but this lesson asks for something else
web-learn-marked = Look at: { $cells }
web-learn-loading = One moment …
web-learn-as-written = Your move was right. There is no connection to the server, so the lesson continues with its scripted move.
