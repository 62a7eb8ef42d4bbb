# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## The board in the browser

web-board-name = Battlefield
web-board-help = The arrow keys move over the board. Enter shows the actions on a cell, or picks the cell. Q changes the selected quadrant. The letter on an action’s button starts the action. Escape goes back.
web-board-pickable = can be chosen
web-board-picked = chosen
web-board-changed = new since your last turn
web-board-marked = highlighted
web-board-arranged = rearranged since your last turn
web-board-legend-changed = Diamond: new since your last turn
web-board-legend-arranged = Double frame: the other side has rearranged these cards since your last turn.
web-board-legend-pickable = Dashed frame: can be chosen now.
web-board-legend-part = Dotted frame: can be chosen as part of a quadrant.
web-board-legend-picked = Thick frame: chosen.
web-board-legend-marked = Dotted frame with a glow: what a hint, a suggestion or a lesson points at.
web-board-legend-aids = Dark plate: what the memory aid remembers or works out about a face-down card.
web-board-legend-aid = Memory aid: { $words }
web-board-chance = Chance to hit: { $odds }
web-board-quadrant = Quadrant { $quadrant }
web-board-menu = Actions: { $place }
web-board-begin = { $verb } · { $place } …
web-board-more = Choose one more card …
web-board-instead = Quadrant { $quadrant } instead
web-board-back = Back
web-board-nothing = Nothing can be done on { $cell } now.
web-board-no-card = no card

## Arranging the cards of a quadrant

web-board-arrange = Arrange the cards of { $quadrant }
web-board-arrange-help = Drag the cards, or tap two of them to swap them.
web-board-arrange-keys = Keyboard: Enter lifts a card, the arrows move it, Enter puts it down.
web-board-arrange-confirm = Done
web-board-arrange-reset = Put back as they were
web-board-arrange-not = The cards cannot be placed like this.
web-board-key = key { $key }
web-board-lifted = Lifted from { $cell }: { $card }
web-board-put-back = Put back on { $cell }: { $card }
web-board-exchanged = { $one } now on { $cell }, { $other } on { $place }

## The memory aid on the cards

web-board-aid-shown = shown before as { $card }
web-board-aid-can = can be { $cards }
web-board-aid-odds = { $card } { $percent } %
web-board-aid-count = { $count } kinds
