# English. The three languages have the same files, with the same keys and placeholders; a test keeps them so.

## Laying out cards in the browser

web-setup-tray = Your cards
web-setup-hint = Drag a card to its cell, or choose a card and then a cell.
web-setup-hint-put = Now choose the cell for this card.
web-setup-hint-move = Now choose where this card goes; a card that lies there changes places with it.
web-setup-keys = By keyboard: arrows move over the cells; the numbers or a card's letters put it there; Enter takes a card up and puts it down; Delete puts it back.
web-setup-count = { $count ->
        [0] none left
        [one] 1 left
       *[other] { $count } left
    }
web-setup-free = { $cell }, free
web-setup-lies = { $card } on { $cell }.
web-setup-held = { $card } in hand. Choose a cell.
web-setup-back = { $card } is back beside the field.
web-setup-put-back = Put this card back
web-setup-choose-first = Choose a card first.
web-setup-none-left = { $card }: none left.
web-setup-no-slot = Nothing can be put on { $cell }.
web-setup-left = { $count ->
        [one] 1 card left to lay out.
       *[other] { $count } cards left to lay out.
    }
web-setup-full = Everything is in its place. Confirm when you are content.
web-setup-random = Random
web-setup-clear = Clear
web-setup-wait-enemy = You are ready. The other side is still getting ready.
web-setup-wait-partner = Your team-mate lays out the cards of your side. You see them as soon as they are confirmed.
web-setup-wait-turn = The other side is next.
web-setup-field = Battlefield

## Saved layouts in the browser

web-setup-formations = Saved formations
web-setup-squads = Saved squads
web-setup-nothing-saved = Nothing is saved for this set-up yet.
web-setup-shared = On one screen nothing is kept or listed here: whoever has the screen next would find it. Play on a screen of your own to save a layout.
web-setup-name = Name for what lies on the table
web-setup-save = Save
web-setup-saved = “{ $name }” is saved in this browser; whoever uses it can see it.
web-setup-load = Use
web-setup-load-name = Use “{ $name }”
web-setup-loaded = Laid out.
web-setup-misfit = That does not fit this set-up: other cards, another number of them, or another size.
web-setup-remove = Delete
web-setup-remove-name = Delete “{ $name }”
web-setup-removed = “{ $name }” is deleted.
web-setup-as-text = As text, to pass on
web-setup-as-text-later = once it is complete
web-setup-copy = Copy
web-setup-copied = Copied.
web-setup-copy-yourself = The browser did not allow it: the text is selected, copy it yourself.
web-setup-paste = Paste a text

## SCOPE Stalingrad in the browser: the Front

web-setup-front-heading = Lay out your Front
web-setup-front-about = These are all your cards. Put one on every cell of your Front; the enemy sees only their backs. Snipers hit what you find, Officers and Mortars are safer behind, Infantry is useful in front.
web-setup-front-field = Your Front, the row at the front line first
web-setup-front-line = front line
web-setup-confirm-front = Confirm the Front

## SCOPE Panzer in the browser: terrain, squad, deployment

web-setup-step-terrain = Terrain
web-setup-step-squad = Squad
web-setup-step-deploy = Deployment
web-setup-terrain-heading = Place a terrain card
web-setup-terrain-about = Terrain is placed openly and stays for the whole game. Choose a face and a cell that is marked. Card { $number } of { $all }.
web-setup-face-meadow = Meadow
web-setup-face-hill = Hill
web-setup-face-lake = Lake
web-setup-face-peaks = Peaks
web-setup-face-meadow-about = Meadow: open ground; whoever stands on it is seen by all.
web-setup-face-hill-about = Hill: whoever stands on it is seen by all, shots down from it count as distance 1 and shots up at it as distance 2; it blocks the view.
web-setup-face-lake-about = Lake: nobody can stand on it, but everybody sees across.
web-setup-face-peaks-about = Peaks: nobody can stand on them, and they block the view.
web-setup-terrain-none = Nothing chosen yet.
web-setup-terrain-chosen = On { $cell }: { $terrain }.
web-setup-confirm-terrain = Place this card
web-setup-squad-heading = Choose your squad
web-setup-squad-about = Up to { $units } units for up to { $points } points, in secret. Armour (shields) turns shots aside, firepower (bursts) makes them hit; both add cards to the hand that a shot is drawn from.
web-setup-squad-points = Points { $points } of { $most }
web-setup-squad-so-far = Units { $units } of { $mostUnits }, points { $points } of { $mostPoints }.
web-setup-squad-empty = A squad has at least one unit.
web-setup-confirm-squad = Confirm the squad
web-setup-unit-cost = cost { $cost }
web-setup-unit-more = Take { $unit }
web-setup-unit-less = Put { $unit } back
web-setup-unit-number = { $number } of { $count } taken
web-setup-own-cards = The values of the cards come from a file that was agreed on for this game.
web-setup-deploy-heading = Deploy your squad
web-setup-deploy-about = Put each unit on a cell of your home row, the lowest one. The enemy sees only backs and cannot tell units from forest.
web-setup-confirm-deploy = Confirm the deployment
