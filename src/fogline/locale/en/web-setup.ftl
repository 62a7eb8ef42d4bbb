# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Laying out cards in the browser

web-setup-tray = Your cards
web-setup-hint = Drag a card to its cell, or choose a card and then a cell.
web-setup-hint-put = Now choose the cell for this card.
web-setup-hint-move = Now choose where this card goes; it swaps places with any card already there.
web-setup-keys = Keyboard: the arrow keys move between cells; a number or a card’s letters place that card; Enter picks a card up and puts it down; Delete puts it back.
web-setup-count = { $count ->
        [0] none left
        [one] 1 left
       *[other] { $count } left
    }
web-setup-free = { $cell }, free
web-setup-lies = { $card } on { $cell }.
web-setup-held = { $card } in hand. Choose a cell.
web-setup-back = { $card } is back beside the battlefield.
web-setup-put-back = Put this card back
web-setup-choose-first = Choose a card first.
web-setup-none-left = { $card }: none left.
web-setup-no-slot = Nothing can be put on { $cell }.
web-setup-left = { $count ->
        [one] 1 card left to lay out.
       *[other] { $count } cards left to lay out.
    }
web-setup-full = Everything is in place. Confirm when you are happy with it.
web-setup-random = Random
web-setup-clear = Clear
web-setup-wait-enemy = You are ready. The other side is still getting ready.
web-setup-wait-partner = Your team-mate is laying out your side’s cards. You will see them once they are confirmed.
web-setup-wait-turn = The other side is next.
web-setup-field = Battlefield

## Saved layouts in the browser

web-setup-formations = Saved formations
web-setup-squads = Saved squads
web-setup-nothing-saved = Nothing is saved for this set-up yet.
web-setup-shared = On a shared screen, nothing is stored or listed here, because the next player would find it. Play on your own screen to save a layout.
web-setup-name = Name for this layout
web-setup-save = Save
web-setup-saved = “{ $name }” is saved in this browser; anyone who uses the browser can see it.
web-setup-load = Use
web-setup-load-name = Use “{ $name }”
web-setup-loaded = Laid out.
web-setup-misfit = That does not fit this set-up: different cards, a different number of cards, or a different size.
web-setup-remove = Delete
web-setup-remove-name = Delete “{ $name }”
web-setup-removed = “{ $name }” is deleted.
web-setup-as-text = As text, to share
web-setup-as-text-later = once it is complete
web-setup-copy = Copy
web-setup-copied = Copied.
web-setup-copy-yourself = The browser did not allow copying. The text is selected: copy it yourself.
web-setup-paste = Paste text
web-setup-unit-more = Take { $unit }
web-setup-unit-less = Put { $unit } back
web-setup-unit-number = { $number } of { $count } taken
