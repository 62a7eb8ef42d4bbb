# English. The three languages have the same files, with the same keys and placeholders; a test keeps them so.

## In the browser: acting

web-act = What you can do
web-act-which = What do you want to do there?
web-act-ways = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
web-act-or = Do it, or go on:
web-act-next-cell = Choose a cell that is marked on the board.
web-act-next-quadrant = Choose a Quadrant that is marked on the board.
web-act-next-arrangement = Arrange the cards on the board, or choose an order from the list.
web-act-next-card = Choose a card.
web-act-next-word = Choose what comes next.
web-act-confirm = Do it
web-act-back = Back
web-act-clear = Begin again
web-act-undo = Take back
web-act-all = Actions as a list ({ $count })
web-act-all-left = What fits, as a list ({ $count })
web-act-search = Search the actions
web-act-found = { $count ->
        [one] 1 action found.
       *[other] { $count } actions found.
    }
web-act-more = Show more ({ $count } are left)

## In the browser: what happened

web-clause = rule { $clause }
web-clause-open = Read it in the rules (a new tab)
web-log = What happened
web-log-since = Since your last turn
web-log-latest = Latest
web-log-nothing = Nothing yet.
web-log-earlier = Earlier turns
web-log-before = Before the first turn
web-log-strict = It was agreed that the screen repeats nothing older.
web-log-taken-back = (taken back)
web-say-taken-back = Taken back: { $what }
web-say-more = { $count ->
        [one] One thing more has happened.
       *[other] { $count } things more have happened.
    }
web-standing = How it stands
web-standing-goal = What wins
web-standing-you = you

## In the browser: the command box

web-command = Type an action
web-command-example = e.g. { $example }
web-command-enter = Enter
web-command-offers = What you can go on with
web-command-help = How actions are written
web-command-form = It is written like this: { $form }
web-command-now = Now, for example: { $example }
web-command-intro = Capital letters do not matter. Several actions in a row are divided by “;”. The arrow keys bring back what you have typed.
web-command-resign = give the game up
web-command-resign-sure = Do you really give up? Enter it once more.
web-command-offer-draw = offer a draw
web-command-accept-draw = agree to the draw that was offered
web-command-decline-draw = decline the draw that was offered
web-command-undo = take back your latest action, if nobody has learned of it
web-command-help-word = show how actions are written

## In the browser: the memory aid as a table

web-aid-table = What the memory aid knows
web-aid-working = The memory aid is working it out …
web-aid-told-off = This game is played without a memory aid.
web-aid-told-shown = Agreed: what was shown and must still be there.
web-aid-told-deductions = Agreed: what each card face down can still be.
web-aid-told-probabilities = Agreed: what each card face down can still be, and how likely, if every world that fits is equally likely.
web-aid-uneven = These figures are rough: for { $share } of the worlds behind them an equal chance cannot be promised.
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
web-aid-chance = On the cards, the figure at the top says how likely a unit is there.
web-aid-marks = Shown, and perhaps moved since
web-aid-mark = { $card }: among { $cells }

## In the browser: why something was refused

web-refusal-offline = The server does not answer. Is it running, and are you connected?
web-refusal-token = This link opens nothing here. Perhaps it was cut off, or the game belongs to another server.
web-refusal-watching = You are watching: only the players can do this.
web-refusal-origin = This page comes from another site than the game, so it may not change anything.
web-refusal-not-your-turn = It is not your turn.
web-refusal-stale = Something happened in the meantime. Look at the board again and choose again.
web-refusal-illegal = “{ $action }” is not allowed now.
web-refusal-notation = “{ $action }” is not understood.
web-refusal-batch = Nothing can follow “{ $action }” in the same request: it may show something first.
web-refusal-cannot-say = This cannot be said now.
web-refusal-cannot-undo = This cannot be taken back: somebody has learned of it, or chance has decided.
web-refusal-too-long = This game has become too long. You can still resign or agree on a draw.
web-refusal-not-over = This can be seen only when the game is over.
web-refusal-rules = This game was begun under another version of the rules and cannot go on here.
web-refusal-bad-data = This cannot be used: there is a fault in it.
web-refusal-too-costly = This takes too much time or memory to be tried. Make it smaller.
web-refusal-no-invitation = There is no such invitation. Perhaps the link was cut off.
web-refusal-taken = Somebody has joined with this invitation already.
web-refusal-invalid = The request was not in the right form.
web-refusal-too-large = This is too large: at most 256 KiB can be sent.
web-refusal-too-slow = The connection was too slow. Please try again.
web-refusal-too-many = Too many requests at once. Wait a moment and try again.
web-refusal-unavailable = This is not available just now. Please try again in a moment.
web-refusal-broken-game = What is kept of this game cannot be read. Whoever runs this server has been told.
web-refusal-full = This server has no room for new games. Games under way go on.
web-refusal-not-found = There is no such page or request.
web-refusal-method = The server does not take this request in this way.
web-refusal-internal = Something went wrong on our side. Nothing was changed; please try again.

## A title that has only its rules

web-plain-picture = The battlefield
web-plain-no-picture = The server has no picture of this position.
web-plain-clause = Why this is so is in the rules of { $title }; they are not on this server.
web-plain-key-letter = begin an action: its letter is on its button
web-plain-key-enter = choose what is marked, or do what is ready
