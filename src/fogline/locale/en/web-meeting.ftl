# English. The three languages have the same files, with the same keys and placeholders; a test keeps them so.

## Phrases at the table

web-phrases = Phrases
web-phrases-about = Everybody at the table reads them, each in the own language. You can say one every five seconds, and 20 in an hour.
web-phrases-say = Say
web-phrases-latest = Said lately
web-phrases-none = Nobody has said anything yet.
web-phrases-shown = Show what others say
web-phrases-muted = What others say is not shown.
web-phrases-wait = You can say one every five seconds, and 20 in an hour. Wait a little.
web-phrase-said = { $seat }: { $phrase }
web-phrase-said-you = You: { $phrase }
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-thinking = I am thinking.
web-phrase-one-moment = One moment, please.
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-sorry = Sorry!
web-phrase-good-game = Good game!
web-phrase-rematch = A rematch?

## Games to watch

web-watch = Watch
web-watch-title = Games to watch
web-watch-about = Here are games whose players let everybody watch. You see what is public, or all cards some turns late: as the players agreed.
web-watch-running = In progress
web-watch-over = Over in the last seven days
web-watch-none = No such game is in progress.
web-watch-none-over = No such game ended in the last seven days.
web-watch-open = Watch: { $name }
web-watch-more = Show more
web-watch-begun = Begun { $ago }
web-watch-ended = Over: { $moment }
web-watch-file = With a file of the players’ own
web-listed = Everybody may watch
web-listed-about = The game is then on the page “Watch”, while it goes on and for seven days after. Who joins sees that first.
web-listed-agreed = The game is on the page “Watch”.

## Open games in the lobby

web-lobby-game-all = All games
web-lobby-speed = Speed
web-lobby-speed-all = Any speed
web-lobby-speed-live = Live, with a clock
web-lobby-speed-days = Over days
web-lobby-speed-none = No clock
web-lobby-none-such = No open game is like this.
web-lobby-since = Offered { $ago }
