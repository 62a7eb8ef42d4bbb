# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## The frame of every page

web-skip = Skip to the content
web-nav = Main pages
web-nav-new = Play
web-nav-learn = Learn
web-nav-rules = Rules
web-settings = Settings
web-settings-about = Stored in this browser. You can change them at any time, even in the middle of a game.
web-language = Language
web-theme = Appearance
web-theme-system = Same as device
web-theme-light = Light: paper map
web-theme-dark = Dark: command post
web-speed = Show results
web-speed-instant = Not at all: continue at once
web-speed-brisk = Briefly
web-speed-calm = Longer
web-sound = Sounds
web-motion = Animations
web-keys = Single-key shortcuts at the table
web-notice = Fogline is unofficial. The games, their names and their artwork belong to their authors and publishers, who have nothing to do with it. The rules are in our own words, and the cards are our own drawings.
web-notice-values = Our sources do not show what is printed on the cards, so we reconstructed { $what }. If you own the game, you can enter the printed values.
web-for-programs = For developers
web-build-compiled = Rules on this server: compiled.
web-build-plain = Rules on this server: plain Python.
web-close = Close
web-cancel = Cancel
web-to-home = Back to the start page
web-again = Try again
web-opening = One moment …
web-yes = on
web-no = off
web-missing = Page not found
web-missing-about = The address may be incomplete or mistyped.
web-unfetched = This page could not be loaded
web-unfetched-about = The server is not responding, or it has been updated in the meantime.
web-version-new = A new version of Fogline is ready. Your games will continue where they are.
web-version-take = Update now

## Home

web-home-title = Find them before they find you
web-home-about = Card wargames in the fog: many cards lie face down, and you see only what the rules let you see. Play solo, share a screen, or invite a friend with a link. No account needed.
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
web-quick-first = Your first game: a recruit plays the other side, your cards are laid out for you, and you can take anything back.
web-quick-first-plain = Your first game: a recruit plays the other side, and you can take anything back.
web-quick-laying = Your cards are being laid out…
web-quick-more = More options
web-quick-choices = { $game }: more options

web-here = Who is here
web-here-people = About { $count } people are here.
web-here-few = Few people are here right now.
web-here-watchable = { $count ->
    [0] There are no games to watch right now.
    [one] There is one game to watch now.
   *[other] There are { $count } games to watch now.
}
web-here-watch = Watch a game
web-here-puzzle = Solve the puzzle of the day

## The games of this browser

web-games-title = My games in this browser
web-games-go-on = Continue
web-games-open-all = Open games
web-games-all-open = All { $count } open games
web-games-more = { $count } more
web-games-ended = Finished games
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
web-games-gone = This server no longer has this game.
web-games-watching = watching
web-games-all = Show all { $count }
web-games-fewer = Show fewer

## Links

web-link-join = Invitation: { $seat }
web-link-join-about = Send it to the person who will play this side. It can be used once.
web-link-local = Only this computer can open this address. To let others join, give the server an address of its own: docs/hosting.md.
web-link-watch = To watch
web-link-watch-about = Anyone who has it can watch as agreed, but cannot act. After the game, it opens the replay.
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
web-notices-about = For games over several days: when your turn begins and you are not at the table, you get one notice. It says nothing about the game.
web-notices-here = Notify me on this device when it is my turn
web-notices-unsupported = This browser cannot show notices. On an iPhone or iPad, add Fogline to the home screen first. The page must be opened over https.
web-notices-denied = The browser does not allow notices from this page. You can change that in its settings.
web-notices-unreachable = This browser’s push service cannot be reached.
web-notices-address = Mail address or webhook
web-notices-webhook = Webhook address
web-notices-webhooks = Possible webhooks: { $list }
web-notices-add = Add
web-notices-device = Another device
web-notices-unconfirmed = (not confirmed yet)
web-notices-confirm = We sent a mail to { $address }. Open the link in it to confirm the address.
web-notices-stop = Stop
web-notices-stop-at = Stop notices to { $address }
web-notices-quiet = Quiet hours
web-notices-from = From
web-notices-until = until
web-notices-ended = You will get no more of these notices.
web-notices-confirmed = The address is confirmed. You will get a mail whenever it is your turn.

## A new game

web-new-title = New game
web-new-game = Game
web-new-scenario = Scenario
web-new-battlefield = Battlefield
web-new-theme = Theme
web-new-no-theme = None
web-new-no-theme-about = A theme changes the cards and the victory conditions.
web-new-own = Your own scenario: { $name }
web-new-preset = Advanced rules
web-new-preset-about = The rulebook adds them one by one. Start without any; each is explained under “Rules in detail”, where you can turn it on separately.
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
web-company-computer-about = Like you, it knows only what its seat may know.
web-company-screen = Two people on one screen
web-company-screen-about = A curtain hides everything while you hand over.
web-company-friend = A friend, by link
web-company-friend-about = You get an invitation to send. Play live or over several days.
web-new-level = Computer level
web-level-recruit = Recruit
web-level-recruit-about = Acts on impulse: avoids pointless actions, but has no plan and forgets what it saw. Good for a first game.
web-level-regular = Regular
web-level-regular-about = Plays by rules of thumb and remembers what was shown: direct, and easy to predict.
web-level-veteran = Veteran
web-level-veteran-about = Weighs what your cards could be and what every action is worth this turn: careful, and punishes mistakes.
web-level-ace = Ace
web-level-ace-about = The strongest: has learned from thousands of games what wins in the end, not just this turn.
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
web-new-agreed = Terms of the game
web-clock = Clock
web-clock-about = Your clock runs while it is your turn to act. A side that runs out of time loses.
web-clock-none = No clock
web-clock-live = { $start }, plus { $bonus } per turn
web-clock-capped = { $start }, plus { $bonus } per turn, up to { $most }
web-clock-total = { $start } for the whole game
web-clock-days = { $days ->
        [one] One day per turn
       *[other] { $days } days per turn
    }
web-clock-free = clocks stop on { $days } ({ $zone })
web-clock-stands-free = day off
web-clock-stands-away = on holiday
web-clock-holidays = { $days ->
        [one] one day of holiday per side
       *[other] { $days } days of holiday per side
    }
web-days-off-weekends = Clocks stop on Saturdays and Sundays ({ $zone })
web-days-off-holidays = Days of holiday per side
web-days-off-about = When a side takes a day of holiday, its clock stops. Each side chooses its own days.
web-holiday = Holidays
web-holiday-left = { $days ->
        [0] You have no days of holiday left.
        [one] You have one day of holiday left.
       *[other] You have { $days } days of holiday left.
    }
web-holiday-away = { $days ->
        [0] Your clock is stopped for { $left }. You have no more days of holiday.
        [one] Your clock is stopped for { $left }. You have one more day of holiday.
       *[other] Your clock is stopped for { $left }. You have { $days } more days of holiday.
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
web-aid-shown-about = Cards you have seen stay marked until they may have moved.
web-aid-deductions = Deductions
web-aid-deductions-about = Every hidden card shows what it can still be.
web-aid-probabilities = Probabilities
web-aid-probabilities-about = Every hidden card shows what it can be, and how likely each of these is.
web-training = Training
web-training-open = Open as a training game
web-training-about = You can take back what you did, even if you learned something from it, and ask for advice; the computer never knows. The record says that this was a training game.
web-training-undo-about = Goes back to before your last action and undoes everything since.
web-training-watching = In a training game, watchers see only what everyone may know.
web-reasons-open = The computer explains its moves
web-reasons-about = After each move by the computer, you can see what it compared and the case for each action. This reveals many of its hidden cards, often all of them, because its cards are part of its reasons.
web-watching = Watchers
web-watching-public = What is public
web-watching-public-about = Watchers see only what both sides may know, without delay.
web-watching-delayed = Everything, later
web-watching-delayed-about = Watchers see all cards, a few turns late. So does anyone else who has the link, so both sides should agree.
web-watching-turns = Delay in turns
web-watching-late = { $turns ->
        [one] Watchers see everything, one turn late.
       *[other] Watchers see everything, { $turns } turns late.
    }
web-watching-screen = On a shared screen, watchers see only what is public.
web-new-rules = Rules in detail, and your own files
web-new-options = Rules
web-new-rulings = Where the rulebook leaves a question open
web-new-rulings-about = The default answer is the one we recommend.
web-new-file = Your own file
web-file-remove = Remove the file
web-file-large = This file is too large: the limit is 100 kB.
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
web-lobby-about = Meet other players: take a seat that someone offers, or offer one yourself. No account needed.
web-lobby-now = Play somebody now
web-lobby-seek = Find an opponent
web-lobby-seek-about = A quick game, on either side. If nobody is waiting for one, your table waits in the lobby until someone joins.
web-lobby-offers = Open games
web-lobby-none = Nobody is waiting at the moment.
web-lobby-entry = { $game }: { $scenario }
web-lobby-place = You would play: { $seat }
web-lobby-take-entry = Take the seat: { $name }, { $seat }
web-lobby-mine = Your table
web-lobby-new = Offer a game of your own
web-lobby-waiting = In the lobby. Still free: { $seats }
web-lobby-offer = Show this game in the lobby
web-lobby-offer-live = Anyone can then take the free seat while this page is open.
web-lobby-offer-slow = Anyone can then take the free seat for a week.
web-join-title = You are invited
web-join-seat = { $game }. Your place: { $seat }
web-join-others = Already joined: { $seats }
web-join-own = You created this invitation yourself. Take the seat only if you want to play it at this screen; if not, send the link to someone.
web-join-begun = { $lines ->
        [one] This game continues an earlier one and takes over 1 line of its record. The person who invites you may know all cards in that position, including yours.
       *[other] This game continues an earlier one and takes over { $lines } lines of its record. The person who invites you may know all cards in that position, including yours.
    }
web-join-late = { $turns ->
        [one] Both sides get the link for watchers, so your opponent can also see all cards, one turn late.
       *[other] Both sides get the link for watchers, so your opponent can also see all cards, { $turns } turns late.
    }
web-join-take = Take the seat
web-join-leave = Not now
web-join-failed = This link does not work
web-join-back = Back to the link you opened
web-join-none = No link is open here
web-join-none-about = The link is not stored in the URL. Please open the link you were sent again.

## At the table

web-table-unknown = This browser does not know this game
web-table-unknown-about = Open it with the link of your seat, or with the link for watchers.
web-title-yours = Your turn
web-title-theirs = { $seats }: to act
web-title-over = Game over
web-you-are = You play: { $seat }
web-you-watch = You are watching
web-you-watch-late = { $turns ->
        [one] You see everything, one turn late
       *[other] You see everything, { $turns } turns late
    }
web-wait-for = Waiting for: { $seats }
web-wait-computer = The computer is thinking: { $seats }
web-wait-join = Nobody has taken this seat yet: { $seats }
web-wait-chance = A card is being drawn …
web-pace-go-on = Tap or press a key to continue.
web-last-turn = { $what } → { $results }
web-last-turn-name = The enemy’s last action:
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
web-lost = Connection lost. Trying again …
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
web-curtain-away = Everyone else, please look away. This page contains nothing hidden until you open it.
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
web-end-shown = All cards now lie face up on the board.
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
web-end-review = Review: what to improve
web-end-look = Look at the board
web-end-result = Result
web-end-replay = Replay
web-end-save = Save the record
web-end-figures = Game statistics
web-end-turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
web-end-actions = { $count ->
        [one] { $count } action by you
       *[other] { $count } actions by you
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
web-keys-legend = To see a card’s numbers and signs explained, hover over it, move to it with the keys, or hold a finger on it.
web-keys-off = You can turn off single-key shortcuts in the settings.
web-key-help = show this help
web-key-board = go to the board
web-key-log = go to the log
web-key-aid = go to the memory aid
web-key-command = go to the command box
web-key-undo = take back
web-key-hint = get a hint; press again for more
web-key-why = see why the computer made its latest move
web-key-hand-over = close the curtain, hand over
web-key-arrows = move from card to card
web-key-enter = choose the card, or confirm
web-key-quadrant = choose the next Quadrant around the card
web-key-move = start an action here; its letter is on its button
web-key-escape = go one step back
web-touch-title = By touch
web-help-keys = Help: marks and keys
web-help-touch = Help: marks and touch
web-help-marks = Marks on the board
web-touch-tap = Tap
web-touch-tap-about = a card to choose it, then an action. Tap again to let the card go.
web-touch-hold = Hold
web-touch-hold-about = a card to see its numbers and signs explained.
web-touch-drag = Drag
web-touch-drag-about = cards to lay them out or rearrange them; tapping works, too.
web-touch-go-on = Tap anywhere
web-touch-go-on-about = while a result is shown, to continue the game.
