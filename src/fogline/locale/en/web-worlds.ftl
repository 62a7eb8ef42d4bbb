# English. The three languages have the same files, with the same keys and placeholders; a test keeps them so.

## In the browser: other worlds of a position of a replay

web-worlds = Other worlds
web-worlds-seat = What this seat knew
web-worlds-working = This is being worked out …
web-worlds-waiting = Others come first. This begins by itself.
web-worlds-eyes = Their eyes
web-worlds-eyes-about = What the other side could believe here of these hidden cards: { $seat }.
web-worlds-eyes-on = Show the board through their eyes
web-worlds-looker = Whose eyes
web-worlds-looking = Through the eyes of: { $viewer }
web-worlds-another = Play on in another world
web-worlds-another-about = A new game against the computer, from what was known here: { $seat }. Everything that could not be known is drawn again, so what you have seen in this replay does not help.
web-worlds-nine = Nine worlds
web-worlds-nine-about = The same decision, played out side by side in nine worlds that fit what was known.
web-worlds-action = Action
web-worlds-played = played
web-worlds-player = Then both sides play as
web-worlds-no-decision = There is nothing to decide here for: { $seat }. Go to one of its decisions.
web-worlds-nine-begin = Play it out
web-worlds-played-out = { $count } of { $of } worlds are played.
web-worlds-sum = In nine worlds: { $won } won, { $lost } lost, { $drawn } drawn. In { $games } games this action wins { $share }.
web-worlds-other = The best other one, “{ $action }”, wins { $share }.
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
web-worlds-points-other = the other one { $share }
web-worlds-method = Worlds that fit what was known, each as likely as any other. Both sides go on as: { $level }. The same seed ({ $seed }) gives the same worlds.
web-worlds-reasons = Reasons of the computer
web-worlds-reasons-about = What the computer would do here with what the seat to act knew, and what speaks for each action.
web-worlds-reasons-show = Show the reasons
web-worlds-chosen = { $seat }, { $level }: “{ $action }”.
web-worlds-did = Played: “{ $action }”.
web-worlds-column-chance = Chance
web-worlds-spoke-for = Best in worlds
web-worlds-of = { $count } of { $of }
web-worlds-all = Show all { $count } actions
web-worlds-thumb = At this level the computer decides by rules of thumb; the figures are the judge’s.
web-worlds-again = The same table on any machine:
web-worlds-key = other worlds
web-worlds-key-eyes = look through their eyes, or stop
web-worlds-key-nine = play the decision out in nine worlds
web-worlds-key-reasons = reasons of the computer
