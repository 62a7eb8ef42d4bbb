# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## In the browser: other worlds of a position of a replay

web-worlds = Other worlds
web-worlds-seat = What this seat knew
web-worlds-working = Working it out …
web-worlds-waiting = Others are ahead in the queue. This will start automatically.
web-worlds-eyes = Through their eyes
web-worlds-eyes-about = What the other side could believe here about these hidden cards: { $seat }.
web-worlds-eyes-on = Show the board through their eyes
web-worlds-looker = Whose eyes
web-worlds-looking = Through the eyes of: { $viewer }
web-worlds-another = Play on in another world
web-worlds-another-about = A new game against the computer, from what was known here: { $seat }. Everything else is drawn again, so what you have seen in this replay does not help.
web-worlds-nine = Nine worlds
web-worlds-nine-about = The same decision, played out side by side in nine worlds that fit what was known.
web-worlds-action = Action
web-worlds-played = played
web-worlds-player = Then both sides play as
web-worlds-no-decision = There is nothing to decide here for: { $seat }. Go to one of its decisions.
web-worlds-nine-begin = Play it out
web-worlds-played-out = { $count } of { $of } worlds played.
web-worlds-sum = In nine worlds: { $won } won, { $lost } lost, { $drawn } drawn. This action wins { $share } of { $games } games.
web-worlds-other = The best alternative, “{ $action }”, wins { $share }.
web-worlds-ends = Show how the games end
web-worlds-world = World { $number }
web-worlds-won = Won
web-worlds-lost = Lost
web-worlds-drawn = Drawn
web-worlds-follows = { $turns ->
        [0] How it goes on
        [one] How it goes on (one turn)
       *[other] How it goes on ({ $turns } turns)
    }
web-worlds-points = Wins { $share } here
web-worlds-points-other = the alternative { $share }
web-worlds-method = Worlds that fit what was known, all equally likely. Both sides play on as: { $level }. The same seed ({ $seed }) gives the same worlds.
web-worlds-reasons = The computer’s reasons
web-worlds-reasons-about = What the computer would do here, given what the seat to act knew, and the case for each action.
web-worlds-reasons-show = Show the reasons
web-worlds-chosen = { $seat }, { $level }: “{ $action }”.
web-worlds-did = Played: “{ $action }”.
web-worlds-column-chance = Chance
web-worlds-spoke-for = Best in worlds
web-worlds-of = { $count } of { $of }
web-worlds-all = Show all { $count } actions
web-worlds-thumb = At this level, the computer decides by rules of thumb; the figures are the judge’s.
web-worlds-again = To get the same table on any machine:
web-worlds-key = other worlds
web-worlds-key-eyes = look through their eyes, or stop
web-worlds-key-nine = play out the decision in nine worlds
web-worlds-key-reasons = see the computer’s reasons
