# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Phrases at the table

web-phrases = Phrases
web-phrases-about = Everyone at the table reads them in their own language. You can say one every five seconds, and 20 per hour.
web-phrases-say = Say
web-phrases-latest = Recent phrases
web-phrases-none = Nobody has said anything yet.
web-phrases-shown = Show what others say
web-phrases-muted = What others say is hidden.
web-phrases-wait = You can say one every five seconds, and 20 per hour. Please wait a little.
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
web-watch-about = These are games that anyone may watch. You see what is public, or all cards a few turns late, as the players agreed.
web-watch-running = In progress
web-watch-over = Finished in the last seven days
web-watch-none = No games are in progress.
web-watch-none-over = No games ended in the last seven days.
web-watch-open = Watch: { $name }
web-watch-more = Show more
web-watch-begun = Started { $ago }
web-watch-ended = Ended: { $moment }
web-watch-file = With the players’ own file
web-listed = Anyone may watch
web-listed-about = The game then appears on the “Watch” page while it lasts and for seven days after. Players see this before they join.
web-listed-agreed = The game is on the “Watch” page.

## Open games in the lobby

web-lobby-game-all = All games
web-lobby-speed = Speed
web-lobby-speed-all = Any speed
web-lobby-speed-live = Live, with a clock
web-lobby-speed-days = Over several days
web-lobby-speed-none = No clock
web-lobby-none-such = No open games match.
web-lobby-since = Offered { $ago }
web-bot-accounts = Bots may play
web-bot-accounts-about = Programs of other people, each with an account of its own and “(bot)” after its name, may then take a free seat.
web-bot-accounts-agreed = A seat may be taken by a program. Its name ends in “(bot)”.
web-lobby-bots = Bots that are ready
web-lobby-bots-about = Programs of other people. Challenge one to a quick game as chosen above.
web-lobby-challenge = Challenge
web-lobby-challenge-one = Challenge { $name }
web-lobby-challenged = The bot has been challenged. It takes its seat if it accepts.
