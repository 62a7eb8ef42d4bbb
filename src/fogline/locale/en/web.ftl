# English. The three languages have the same files, with the same keys and placeholders; a test keeps them so.

## The frame of every page

web-skip = Skip to the content
web-nav = Main pages
web-nav-new = Play
web-nav-learn = Learn
web-nav-rules = Rules
web-settings = Settings
web-settings-about = Kept in this browser. They can be changed at any time, also in the middle of a game.
web-language = Language
web-theme = Appearance
web-theme-system = As the device
web-theme-light = Light: paper map
web-theme-dark = Dark: command post
web-speed = Results stay
web-speed-instant = Not at all: play goes on at once
web-speed-brisk = Briefly
web-speed-calm = Longer
web-sound = Sounds
web-motion = Animations
web-keys = Single keys as shortcuts at the table
web-notice = Fogline is unofficial. The games, their names and their artwork belong to their authors and publishers, who have nothing to do with it. Rules are in our own words, cards are our own drawings.
web-notice-values = What is printed on the cards is not in our sources. These are reconstructions: { $what }. If you own the game you can enter the printed values.
web-for-programs = For developers
web-build-compiled = The rules on this server: compiled.
web-build-plain = The rules on this server: plain Python.
web-close = Close
web-cancel = Cancel
web-to-home = Back to the start page
web-again = Try again
web-opening = One moment …
web-yes = on
web-no = off
web-missing = There is no such page
web-missing-about = Perhaps the address was cut off or mistyped.
web-unfetched = This page could not be fetched
web-unfetched-about = The server does not answer, or it has been updated in the meantime.
web-version-new = A new version of Fogline is ready. Games go on where they are.
web-version-take = Update now

## Home

web-home-title = Find them before they find you
web-home-about = Card wargames in the fog: many cards lie face down, and you learn only what the rules let you see. Play against the computer, with somebody at the same screen, or with a friend by link; nobody needs an account.
web-home-quick = Play now
web-home-more = More
web-home-else = Puzzle and lobby
web-home-new = Play with people
web-home-record = Open a saved game
web-quick-play = Play
web-quick-side = Side
web-quick-level = Opponent
web-quick-learn = Learn in five minutes
web-quick-lessons = All lessons
web-quick-first = Your first game: a recruit plays the other side, your cards are laid out for you, and you may take anything back.
web-quick-first-plain = Your first game: a recruit plays the other side, and you may take anything back.
web-quick-laying = Your cards are being laid out…
web-quick-more = More options
web-quick-choices = { $game }: more choices

web-here = Who is here
web-here-people = About { $count } people are here.
web-here-few = Few people are here right now.
web-here-watchable = { $count ->
    [0] No game can be watched right now.
    [one] One game can be watched now.
   *[other] { $count } games can be watched now.
}
web-here-watch = Watch a game
web-here-puzzle = Solve the puzzle of the day

## The games of this browser

web-games-title = My games in this browser
web-games-go-on = Continue
web-games-open-all = Open games
web-games-all-open = All { $count } open games
web-games-ended = Games that are over
web-games-none = None yet. A game stays here until you remove it, and its links open it on another device.
web-games-unkept = This browser does not store anything (it may be a private window). Copy the link of your seat if you want to come back to a game.
web-games-open = Open
web-games-continue = Continue
web-games-links = Links of this game
web-games-seats = Show the links of the seats
web-games-seats-about = Several people share this screen. The link of a seat shows all its cards: anyone who has it can see them and play for that side.
web-games-forget = Remove this game
web-games-forget-about = The game continues on the server, but this browser loses its keys. Without a copied link you cannot come back.
web-games-forget-yes = Remove it
web-games-yours = Your turn
web-games-next = Next: { $seats }
web-games-waits = Waiting for: { $seats }
web-games-over = Over
web-games-gone = This server no longer knows the game.
web-games-watching = watching
web-games-all = Show all { $count }
web-games-fewer = Show fewer

## Links

web-link-join = Invitation: { $seat }
web-link-join-about = Send it to the person who will play this side. It can be used once.
web-link-local = Only this computer can open this address. For others the server needs an address of its own: docs/hosting.md.
web-link-watch = To watch
web-link-watch-about = Anyone who has it sees what was agreed for watchers, and cannot act. After the game it opens the replay.
web-link-seat = My seat, for another device: { $seat }
web-link-seat-about = Keep it private: anyone who has it sees your cards and can play for you.
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr-show = Show QR code
web-qr-hide = Hide QR code
web-qr-alt = QR code of the link “{ $label }”

## Notices: “it is your turn”

web-notices = Notices
web-notices-about = For games over days: you are told when your turn begins and you are not at the table, once for each turn. A notice says nothing about the game.
web-notices-here = Tell me when it is my turn, on this device
web-notices-unsupported = This browser cannot show notices. On an iPhone or iPad, add Fogline to the home screen first. The page must be opened with https.
web-notices-denied = The browser does not allow notices from this page. You can change that in its settings.
web-notices-unreachable = The push service of this browser cannot be reached.
web-notices-address = Mail address or webhook
web-notices-webhook = Webhook address
web-notices-webhooks = Possible webhooks: { $list }
web-notices-add = Add
web-notices-device = Another device
web-notices-unconfirmed = (not confirmed yet)
web-notices-confirm = A mail was sent to { $address }. Open the link in it to confirm the address.
web-notices-stop = Stop
web-notices-stop-at = Stop notices to { $address }
web-notices-quiet = Quiet hours
web-notices-from = From
web-notices-until = until
web-notices-ended = You get no more of these notices.
web-notices-confirmed = The address is confirmed. You will get a mail whenever it is your turn.

## A new game

web-new-title = New game
web-new-game = Game
web-new-scenario = Scenario
web-new-battlefield = Battlefield
web-new-theme = Theme
web-new-no-theme = None
web-new-no-theme-about = A theme changes the cards and what wins.
web-new-own = Your own scenario: { $name }
web-new-preset = Advanced rules
web-new-preset-about = The rulebook adds them one by one. Begin without any; each is explained under “Rules in detail” and can be switched by itself.
web-preset-basic = None: the basic game
web-preset-step = { $count ->
        [one] The first rule: { $rules }
       *[other] The first { $count } rules: { $rules }
    }
web-preset-own = My own choice
web-new-company = Who plays
web-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-company-computer = Against the computer
web-company-computer-about = It knows only what its seat may know, like you.
web-company-screen = Two people at one screen
web-company-screen-about = A curtain hides everything while you hand over.
web-company-friend = A friend, by link
web-company-friend-about = You get an invitation to send; play live or over days.
web-new-level = How well the computer plays
web-level-recruit = Recruit
web-level-recruit-about = Acts on impulse: it avoids pointless actions, but has no plan and forgets what it saw. For a first game.
web-level-regular = Regular
web-level-regular-about = Plays by rules of thumb and remembers what was shown: direct, and easy to predict.
web-level-veteran = Veteran
web-level-veteran-about = Weighs what your cards can be and what every action is worth this turn: careful, and it punishes mistakes.
web-level-ace = Ace
web-level-ace-about = The strongest: it has learned from thousands of games what wins in the end, not only this turn.
web-holder-me = Me, at this screen
web-holder-friend = A friend, by link
web-holder-recruit = Computer: recruit
web-holder-regular = Computer: regular
web-holder-veteran = Computer: veteran
web-holder-ace = Computer: ace
web-new-nobody = Somebody has to play at this screen.
web-new-side = My side
web-side-random = Random
web-side-first = moves first
web-new-agreed = What is agreed
web-clock = Clock
web-clock-about = Your clock runs while it is your turn to act. A side that runs out of time loses.
web-clock-none = No clock
web-clock-live = { $start }, and { $bonus } for every turn
web-clock-capped = { $start }, and { $bonus } for every turn up to { $most }
web-clock-total = { $start } for the whole game
web-clock-days = { $days ->
        [one] One day for every turn
       *[other] { $days } days for every turn
    }
web-clock-free = no time runs on { $days } ({ $zone })
web-clock-stands-free = free day
web-clock-stands-away = on holiday
web-clock-holidays = { $days ->
        [one] one day of holiday for each side
       *[other] { $days } days of holiday for each side
    }
web-days-off-weekends = No time runs on Saturdays and Sundays ({ $zone })
web-days-off-holidays = Days of holiday for each side
web-days-off-about = On a day of holiday the clock of the side that takes it stands. Each side takes its days when it wants.
web-holiday = Holidays
web-holiday-left = { $days ->
        [0] You have no days of holiday left.
        [one] You have one day of holiday left.
       *[other] You have { $days } days of holiday left.
    }
web-holiday-away = { $days ->
        [0] Your clock stands for { $left }. You have no further days of holiday.
        [one] Your clock stands for { $left }. You have one more day of holiday.
       *[other] Your clock stands for { $left }. You have { $days } more days of holiday.
    }
web-holiday-days = Days
web-holiday-take = Take a holiday
web-span-days = { $count } d
web-span-hours = { $count } h
web-span-minutes = { $count } min
web-span-seconds = { $count } s
web-aid = Memory aid
web-aid-off = Off
web-aid-off-about = Nothing is marked on the cards: you rely on your memory.
web-aid-shown = What was shown
web-aid-shown-about = Cards that you saw stay marked as long as they cannot have moved.
web-aid-deductions = Deductions
web-aid-deductions-about = Every hidden card shows what it can still be.
web-aid-probabilities = Probabilities
web-aid-probabilities-about = Every hidden card shows what it can be, and how likely.
web-training = Training
web-training-open = Open as a training game
web-training-about = You may take back what you have done, even if you learned something from it, and ask for advice; the computer never knows. The record says that it was a training game.
web-training-undo-about = Go back to before your last action; what came after it is undone as well.
web-training-watching = In a training game watchers see what everybody may know.
web-reasons-open = The computer explains its moves
web-reasons-about = After each move of the computer you can see what it compared and what spoke for each action. This shows you many of its hidden cards, often all of them: what it holds is part of its reasons.
web-watching = Watchers
web-watching-public = What is public
web-watching-public-about = Watchers see only what both sides may know, at once.
web-watching-delayed = Everything, later
web-watching-delayed-about = Watchers see all cards, some turns late. Anyone who has the link sees them, so both sides should agree.
web-watching-turns = Turns late
web-watching-late = { $turns ->
        [one] Watchers see everything, one turn late.
       *[other] Watchers see everything, { $turns } turns late.
    }
web-watching-screen = At one screen, watchers see only what is public.
web-new-rules = Rules in detail, and your own files
web-new-options = Rules
web-new-rulings = Where the rulebook leaves a question open
web-new-rulings-about = The answer chosen here is the one we recommend.
web-new-file = Your own file
web-file-remove = Remove the file
web-file-large = This file is too large: 100 kB at most.
web-file-fault = { $name } cannot be used:
web-new-start = Start the game
web-new-invite = Start and get the invitation
web-scenario-custom = Your own scenario

## Options by name, and their values

web-option-set = { $name }: { $value }
web-option-bounds = From { $least } to { $most }
web-option-mode = Mode
web-option-players = Players
web-option-max-turns = Turns until a draw
web-value-off = no limit
web-value-none = none

## An invitation

web-lobby = Lobby
web-lobby-about = Meet other players: take a seat that somebody offers, or offer one yourself. No account is needed.
web-lobby-now = Play somebody now
web-lobby-seek = Find an opponent
web-lobby-seek-about = A quick game, on either side. If nobody is waiting for one, your table waits in the lobby until somebody comes.
web-lobby-offers = Open games
web-lobby-none = Nobody is waiting at the moment.
web-lobby-entry = { $game }: { $scenario }
web-lobby-place = You would play: { $seat }
web-lobby-take-entry = Take the seat: { $name }, { $seat }
web-lobby-mine = Your table
web-lobby-new = Offer a game of your own
web-lobby-waiting = In the lobby. Still free: { $seats }
web-lobby-offer = Show this game in the lobby
web-lobby-offer-live = Anybody may then take the free seat, as long as this page is open.
web-lobby-offer-slow = Anybody may then take the free seat, for a week.
web-join-title = You are invited
web-join-seat = { $game }. Your place: { $seat }
web-join-others = Already there: { $seats }
web-join-own = You created this invitation yourself. Take the seat only if you want to play it at this screen; otherwise send the link to somebody.
web-join-begun = { $lines ->
        [one] This game goes on from an earlier one: 1 line of its record is taken over. The person who invites you may know all cards of that position, including yours.
       *[other] This game goes on from an earlier one: { $lines } lines of its record are taken over. The person who invites you may know all cards of that position, including yours.
    }
web-join-late = { $turns ->
        [one] Both sides get the link for watchers: your opponent can also see all cards, one turn late.
       *[other] Both sides get the link for watchers: your opponent can also see all cards, { $turns } turns late.
    }
web-join-take = Take the seat
web-join-leave = Not now
web-join-failed = This link does not open
web-join-back = Back to the link you opened
web-join-none = No link is open here
web-join-none-about = The link is not stored in the URL. Please open the link you were sent once more.

## At the table

web-table-unknown = This browser does not know the game
web-table-unknown-about = Open it with the link of your seat, or with the link for watchers.
web-title-yours = Your turn
web-title-theirs = { $seats }: to act
web-title-over = Game over
web-you-are = You play: { $seat }
web-you-watch = You watch
web-you-watch-late = { $turns ->
        [one] You see everything, one turn late
       *[other] You see everything, { $turns } turns late
    }
web-wait-for = Waiting for: { $seats }
web-wait-computer = The computer is thinking: { $seats }
web-wait-join = Nobody has taken this seat yet: { $seats }
web-wait-chance = A card is being drawn …
web-pace-go-on = Tap or press a key to go on.
web-last-turn = { $what } → { $results }
web-last-turn-name = The enemy's last action:
web-caption-found = { $card }
web-caption-empty = Empty
web-caption-hit = Hit
web-caption-miss = Miss
web-caption-moved = Moved
web-caption-reinforced = Reinforced
web-caption-taken = Taken
web-caption-removed = Removed
web-caption-damage = Hit: { $damage } damage
web-caption-no-damage = No damage
web-caption-destroyed = Destroyed
web-caption-captured = Captured
web-caption-friendly-fire = Friendly Fire
web-caption-committed = Committed
web-caption-declared = attacks { $target }
web-caption-fires = Fires at { $target }
web-caption-damage-card = { $card }
web-invite-open = A player is still missing: { $seats }. Send the invitation.
web-lost = The connection is lost. Trying again …
web-clocks = Time left
web-clock-of = { $seat }: { $left } left
web-clock-little = hurry
web-tabs = More about the game
web-tab-log = Log
web-tab-aid = Memory aid
web-tab-command = Notation
web-tab-table = Table
web-resign = Resign
web-resign-sure = Your side loses at once. This cannot be taken back.
web-resign-yes = Resign the game
web-resign-no = Play on
web-draw-offer = Offer a draw
web-draw-offered = { $side } offer a draw
web-draw-waits = You have offered a draw.
web-draw-accept = Accept the draw
web-draw-decline = Decline

## One screen

web-curtain-title = Hand-over
web-curtain-next = Next: { $seat }
web-curtain-away = Everybody else, please look away. Nothing hidden is on this page until you open it.
web-curtain-offer = { $side } offer a draw
web-curtain-open = Show my cards: { $seat }
web-curtain-who = Who is here?
web-curtain-look = Just look: { $seat }
web-curtain-close = Close the curtain
web-hand-over = Hand over
web-hand-over-to = Now: { $seats }. Have a look, then hand over.
web-hand-over-wait = Stop the countdown
web-hand-over-left = The curtain closes in { $seconds } s.

## The end of a game

web-end-victory = Victory
web-end-defeat = Defeat
web-end-draw = A draw
web-end-winner = Winner: { $seat }
web-end-won = { $sides } won { $reasons }.
web-end-drawn = A draw { $reasons }.
web-end-shown = All cards now lie open on the board.
web-end-hidden = The replay shows all cards.
web-end-plain = The replay shows everything.
web-end-asked = A rematch is waiting for you.
web-end-asked-changed = You change sides.
web-end-asked-same = You keep your sides.
web-end-rematch = Rematch
web-end-again = Play again
web-end-accept = Accept the rematch
web-end-sides = Sides
web-end-sides-changed = Change sides
web-end-sides-same = Same sides
web-end-opponent = Opponent
web-end-level-same = Computer: { $level } again
web-end-level-up = Stronger: { $level }
web-end-review = Review: what to do better
web-end-look = Look at the board
web-end-result = Result
web-end-replay = Replay
web-end-save = Save the record
web-end-figures = Figures of the game
web-end-turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
web-end-actions = { $count ->
        [one] { $count } action of yours
       *[other] { $count } actions of yours
    }
web-end-points = Points
web-end-searches = Searches
web-end-finds = Finds
web-end-shots = Shots
web-end-attacks = Attacks
web-end-hits = Hits
web-end-lost = Units lost

## Keys

web-keys-title = Keyboard
web-keys-table = At the table
web-keys-board = On the board
web-keys-legend = Rest the mouse on a card, reach it with the keys, or hold a finger on it: its numbers and signs are explained.
web-keys-off = Single keys can be turned off in the settings.
web-key-help = this help
web-key-board = to the board
web-key-log = to the log
web-key-aid = to the memory aid
web-key-command = to the box for typed actions
web-key-undo = take back
web-key-hint = a hint; again: more of it
web-key-why = why the computer made its latest move
web-key-hand-over = close the curtain, hand over
web-key-arrows = from card to card
web-key-enter = choose the card, or confirm
web-key-quadrant = the next Quadrant around the card
web-key-move = start an action here: its letter is on its button
web-key-escape = one step back
web-touch-title = By touch
web-help-keys = Help: marks and keys
web-help-touch = Help: marks and touch
web-help-marks = Marks on the board
web-touch-tap = Tap
web-touch-tap-about = a card to choose it, then what to do with it. A second tap lets it go.
web-touch-hold = Hold
web-touch-hold-about = a card: its numbers and signs are explained.
web-touch-drag = Drag
web-touch-drag-about = cards while you lay them out or rearrange them; tapping does the same.
web-touch-go-on = Tap anywhere
web-touch-go-on-about = while a result is shown: the game goes on.
