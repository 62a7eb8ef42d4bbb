# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## In the browser: acting

web-act = Your actions
web-act-which = What do you want to do there?
web-act-ways = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
web-act-or = Do it, or continue:
web-act-next-cell = Choose a marked cell on the board.
web-act-next-quadrant = Choose a marked Quadrant on the board.
web-act-next-arrangement = Arrange the cards on the board.
web-act-next-card = Choose a card.
web-act-next-word = Choose the next part.
web-prompt-next = { $chosen } – { $next }
web-prompt-ready = Confirm it, or go back.
web-prompt-more = Confirm it, or choose one more card.
web-act-confirm = Do it
web-act-back = Back
web-act-clear = Start over
web-act-undo = Take back
web-act-all = All actions as a list
web-act-all-left = Matching actions as a list
web-act-search = Search the actions
web-act-found = { $count ->
        [one] 1 action found.
       *[other] { $count } actions found.
    }
web-act-more = Show more ({ $count } left)

## In the browser: a first game

web-suggest = A first idea
web-suggest-action = A first idea: { $action }
web-suggest-do = Do this
web-suggest-away = I’ll choose myself

## In the browser: what happened

web-clause = rule { $clause }
web-clause-open = Read it in the rules (a new tab)
web-log = What happened
web-log-since = Since your last turn
web-log-latest = Latest
web-log-nothing = Nothing yet.
web-log-earlier = Earlier turns
web-log-before = Before the first turn
web-log-strict = You agreed that the screen does not show anything older.
web-log-taken-back = (taken back)
web-say-taken-back = Taken back: { $what }
web-say-more = { $count ->
        [one] One more thing has happened.
       *[other] { $count } more things have happened.
    }
web-standing-goal = How to win
web-standing-you = you
web-beside-left = In play
web-beside-lost = Lost

## In the browser: the command box

web-command = Type an action
web-command-example = e.g. { $example }
web-command-enter = Enter
web-command-offers = Possible continuations
web-command-help = How actions are written
web-command-form = Write it like this: { $form }
web-command-now = Now, for example: { $example }
web-command-intro = Upper and lower case do not matter. Separate several actions with “;”. The arrow keys bring back what you typed before.
web-command-resign = resign the game
web-command-resign-sure = Do you really want to resign? Enter it once more.
web-command-offer-draw = offer a draw
web-command-accept-draw = accept the draw offer
web-command-decline-draw = decline the draw offer
web-command-undo = take back your latest action, if nobody has learned of it
web-command-help-word = show how actions are written

## In the browser: the memory aid as a table

web-aid-table = What the memory aid knows
web-aid-working = The memory aid is being computed …
web-aid-told-off = This game is played without a memory aid.
web-aid-told-shown = As agreed, it shows cards that were seen and must still be there.
web-aid-told-deductions = As agreed, it shows what each face-down card can still be.
web-aid-told-probabilities = As agreed, it shows what each face-down card can still be, and how likely that is. All arrangements that fit what you know count equally.
web-aid-uneven = These figures are approximate: { $share } of the arrangements behind them may not be equally likely.
web-aid-by = Table order
web-aid-by-cell = Cell by cell
web-aid-by-card = Card by card
web-aid-column-cell = Cell
web-aid-column-card = Card
web-aid-column-can = What it can be
web-aid-column-where = Where it can be
web-aid-expected = about { $count } face down
web-aid-sure = certain
web-aid-unsure = not settled
web-aid-unknown = nothing known
web-aid-nothing = There is nothing to remember yet.
web-aid-about = ≈ { $share }
web-aid-below = < { $share }
web-aid-error = ≈ marks an estimate: it can be off by up to { $error } percentage points. Figures without it are exact.
web-aid-chance = On the cards, the number at the top (or the only number) is the chance that a unit is there.
web-aid-marks = Shown, but may have moved since
web-aid-mark = { $card }: among { $cells }

## In the browser: advice at a training table

web-advice = Advice
web-advice-hint = Hint
web-advice-hint-about = A hint in three steps: which kind of action, which actions, and why.
web-advice-working = Working it out …
web-advice-candidates = Show the best actions
web-advice-why = Why?
web-advice-good = Was that good?
web-advice-tell-of = What will “{ $action }” tell them?
web-advice-world = A world is one way in which the hidden cards can lie.
web-advice-tell = What will this tell them?
web-why = Why?
web-why-about = What the computer compared before its latest move. This reveals many of its hidden cards, often all of them.
web-why-move = Its move
web-why-played = { $seat } ({ $level }) played “{ $action }”.
web-why-chosen = With seed { $seed } it would play “{ $action }”.
web-why-again = Once the game is over, anyone can get its record, which gives the same table on any machine:

## In the browser: why something was refused

web-refusal-begun = A game that continues a saved one cannot be offered to everyone: whoever saved it knows the hidden cards.
web-refusal-own-file = A game with your own file cannot be offered to everyone. Send the link to someone instead.
web-refusal-offline = The server is not responding. Is it running, and are you online?
web-refusal-token = This link does not work here. It may be incomplete, or the game is on another server.
web-refusal-watching = You are watching: only the players can do this.
web-refusal-origin = This page comes from a different site than the game, so it cannot change anything.
web-refusal-not-your-turn = It is not your turn.
web-refusal-stale = Something happened in the meantime. Look at the board and choose again.
web-refusal-illegal = “{ $action }” is not allowed now.
web-refusal-notation = “{ $action }” is not a known action.
web-refusal-batch = “{ $action }” must come last in a request: it may reveal something.
web-refusal-cannot-say = You cannot say this now.
web-refusal-cannot-undo = You cannot take this back: somebody has already learned of it, or chance has decided something.
web-refusal-too-long = This game has become too long. You can still resign or agree on a draw.
web-refusal-not-over = You can see this only when the game is over.
web-refusal-rematch-terms = A rematch on different terms is already waiting. Please check them.
web-refusal-rules = This game was started under another version of the rules and cannot continue here.
web-refusal-bad-data = This cannot be used because it contains an error.
web-refusal-too-costly = This would take too much time or memory. Make it smaller.
web-refusal-no-invitation = There is no such invitation. The link may be incomplete.
web-refusal-taken = Somebody has already joined with this invitation.
web-refusal-sign-in = You must sign in to play rated games.
web-refusal-own-game = You already play another seat of this rated game.
web-refusal-rated = In a rated game, you keep your seat until the end.
web-refusal-no-tournament = There is no such tournament.
web-refusal-tournament-begun = This tournament has begun or is over.
web-refusal-tournament-full = This tournament is full.
web-refusal-too-many-tournaments = You already have three tournaments open or running.
web-refusal-not-yours = Only the player who announced a tournament can call it off.
web-refusal-not-allowed = This server does not send notices to such an address.
web-refusal-too-many-notices = This seat has too many devices and addresses already. Remove one first.
web-refusal-no-notice = This link is no longer valid: these notices have ended.
web-refusal-no-holiday = You cannot take this holiday: you do not have enough days left, or no clock is running.
web-refusal-not-training = Advice is available only in training games.
web-refusal-nothing-done = You have not done anything yet.
web-refusal-not-agreed = You did not agree that the computer explains its moves.
web-refusal-no-reasons = No move by the computer can be explained yet. Set-ups are never explained; a move that both sides choose at the same time is explained only after you have chosen.
web-refusal-invalid = The request was malformed.
web-refusal-too-large = This is too large: the limit is 256 KiB.
web-refusal-too-slow = The connection was too slow. Please try again.
web-refusal-too-many = Too many requests at once. Wait a moment and try again.
web-refusal-unavailable = This is not available at the moment. Please try again soon.
web-refusal-broken-game = The stored data of this game cannot be read. The operator of this server has been notified.
web-refusal-full = This server has no room for new games. Games in progress continue.
web-refusal-not-found = There is no such page or request.
web-refusal-method = The server does not accept this request method.
web-refusal-internal = Something went wrong on our side. Nothing was changed; please try again.

## A title that has only its rules

web-plain-picture = The battlefield
web-plain-no-picture = The server has no picture of this position.
web-plain-clause = The reason is in the rules of { $title }, which are not on this server.
web-plain-key-letter = start an action; its letter is on its button
web-plain-key-enter = choose what is marked, or confirm
web-refusal-no-bots = The players of this game have not agreed to play against bots.
web-refusal-bot-away = This bot is not connected, or does not play this game.
web-refusal-no-bot = There is no such bot, or it is not yours.
web-refusal-too-many-bots = You already have five bots. Erase one first.
web-refusal-bot = A bot’s key cannot do this.
