# English. The three languages have the same files, with the same keys and placeholders; a test keeps them so.

## In the browser: acting

web-act = Your actions
web-act-which = What do you want to do there?
web-act-ways = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
web-act-or = Do it, or continue:
web-act-next-cell = Choose a cell that is marked on the board.
web-act-next-quadrant = Choose a Quadrant that is marked on the board.
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
web-suggest-away = I'll choose myself

## In the browser: what happened

web-clause = rule { $clause }
web-clause-open = Read it in the rules (a new tab)
web-log = What happened
web-log-since = Since your last turn
web-log-latest = Latest
web-log-nothing = Nothing yet.
web-log-earlier = Earlier turns
web-log-before = Before the first turn
web-log-strict = You agreed that the screen repeats nothing older.
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
web-command-form = It is written like this: { $form }
web-command-now = Now, for example: { $example }
web-command-intro = Upper and lower case do not matter. Separate several actions with “;”. The arrow keys bring back what you have typed.
web-command-resign = resign the game
web-command-resign-sure = Do you really want to resign? Enter it once more.
web-command-offer-draw = offer a draw
web-command-accept-draw = agree to the draw that was offered
web-command-decline-draw = decline the draw that was offered
web-command-undo = take back your latest action, if nobody has learned of it
web-command-help-word = show how actions are written

## In the browser: the memory aid as a table

web-aid-table = What the memory aid knows
web-aid-working = The memory aid is being computed …
web-aid-told-off = This game is played without a memory aid.
web-aid-told-shown = Agreed: what was shown and must still be there.
web-aid-told-deductions = Agreed: what each card face down can still be.
web-aid-told-probabilities = Agreed: what each card face down can still be, and how likely that is. Every arrangement that fits what you know counts the same.
web-aid-uneven = These figures are approximate: { $share } of the arrangements behind them may not be equally likely.
web-aid-by = Order of the table
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
web-aid-chance = On the cards, the number at the top, or the only one, is the chance that a unit is there.
web-aid-marks = Shown, and perhaps moved since
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
web-why-about = What the computer compared before its latest move. This shows many of its hidden cards, often all of them.
web-why-move = Its move
web-why-played = { $seat } ({ $level }) played “{ $action }”.
web-why-chosen = With seed { $seed } it would play “{ $action }”.
web-why-again = Once the game is over everybody can have its record, which gives the same table on any machine:

## In the browser: why something was refused

web-refusal-begun = A game that continues a saved one cannot be offered to everybody: whoever saved it knows the hidden cards.
web-refusal-own-file = A game with a file of your own cannot be offered to everybody. Send the link to somebody instead.
web-refusal-offline = The server does not answer. Is it running, and are you online?
web-refusal-token = This link does not work here. It may be incomplete, or the game is on another server.
web-refusal-watching = You are watching: only the players can do this.
web-refusal-origin = This page comes from a different site than the game, so it may not change anything.
web-refusal-not-your-turn = It is not your turn.
web-refusal-stale = Something happened in the meantime. Look at the board again and choose again.
web-refusal-illegal = “{ $action }” is not allowed now.
web-refusal-notation = “{ $action }” was not understood.
web-refusal-batch = Nothing can follow “{ $action }” in the same request: it may show something first.
web-refusal-cannot-say = This cannot be said now.
web-refusal-cannot-undo = This cannot be taken back: somebody has already learned of it, or chance has decided something.
web-refusal-too-long = This game has become too long. You can still resign or agree on a draw.
web-refusal-not-over = This can be seen only when the game is over.
web-refusal-rematch-terms = A rematch on other terms is already waiting. Look at it again.
web-refusal-rules = This game was started under another version of the rules and cannot continue here.
web-refusal-bad-data = This cannot be used: it contains an error.
web-refusal-too-costly = This would take too much time or memory. Make it smaller.
web-refusal-no-invitation = There is no such invitation. The link may be incomplete.
web-refusal-taken = Somebody has already joined with this invitation.
web-refusal-sign-in = Rated games are for players who have signed in.
web-refusal-own-game = You already play another seat of this rated game.
web-refusal-rated = Who plays a rated game keeps its seat until it is over.
web-refusal-no-tournament = There is no such tournament.
web-refusal-tournament-begun = This tournament has begun or is over.
web-refusal-tournament-full = As many as may take part have entered already.
web-refusal-too-many-tournaments = Three tournaments of yours are open or running already.
web-refusal-not-yours = Only who has announced a tournament can call it off.
web-refusal-not-allowed = This server does not send notices to such an address.
web-refusal-too-many-notices = This seat has too many devices and addresses already. Remove one first.
web-refusal-no-notice = This link is no longer valid: these notices have ended.
web-refusal-no-holiday = This holiday cannot be taken: there are not enough days left, or no time runs.
web-refusal-not-training = Advice is given in training games only.
web-refusal-nothing-done = You have not done anything yet.
web-refusal-not-agreed = It was not agreed that the computer explains its moves.
web-refusal-no-reasons = There is no move of the computer that can be explained yet. Set-ups are not explained, and what both sides choose at the same time only once you have chosen.
web-refusal-invalid = The request was malformed.
web-refusal-too-large = This is too large: at most 256 KiB can be sent.
web-refusal-too-slow = The connection was too slow. Please try again.
web-refusal-too-many = Too many requests at once. Wait a moment and try again.
web-refusal-unavailable = This is not available at the moment. Please try again soon.
web-refusal-broken-game = The stored data of this game cannot be read. The operator of this server has been told.
web-refusal-full = This server has no room for new games. Games in progress continue.
web-refusal-not-found = There is no such page or request.
web-refusal-method = The server does not accept this request method.
web-refusal-internal = Something went wrong on our side. Nothing was changed; please try again.

## A title that has only its rules

web-plain-picture = The battlefield
web-plain-no-picture = The server has no picture of this position.
web-plain-clause = The reason is in the rules of { $title }; they are not on this server.
web-plain-key-letter = start an action: its letter is on its button
web-plain-key-enter = choose what is marked, or confirm
