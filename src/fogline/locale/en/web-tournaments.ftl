# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## Tournaments

web-tournaments = Tournaments
web-tournaments-about = Rounds of games against other players. When a round is over, the next one is paired automatically; your games are on the start page.
web-tournaments-none = No tournaments yet.
web-tournaments-sign-in = Sign in to take part or to announce one.
web-tournaments-new = Announce a tournament
web-tournament-name = Name
web-tournament-kind = Format
web-tournament-kind-round-robin = Round robin
web-tournament-kind-swiss = Swiss
web-tournament-kind-swiss-about = Each round pairs players with similar scores. A few rounds are enough to find the strongest of many.
web-tournament-kind-round-robin-about = One game against each other player. Best for few players.
web-tournament-most = Maximum number of players
web-tournament-starts = First round begins
web-tournament-create = Announce
web-tournament-state-open = open, begins { $date }
web-tournament-state-running = round { $round } of { $rounds }
web-tournament-state-over = over
web-tournament-state-off = called off
web-tournament-entered = { $entered ->
        [one] 1 player
       *[other] { $entered } players
    } (limit { $most })
web-tournament-enter = Take part
web-tournament-leave = Leave
web-tournament-leave-about = Games in progress continue; you will get no new ones.
web-tournament-call-off = Call it off
web-tournament-in = you are in
web-tournament-standings = Standings
web-tournament-place = Place
web-tournament-player = Player
web-tournament-points = Points
web-tournament-met = Opponents’ points
web-tournament-left = left
web-tournament-you = you
web-tournament-round = Round { $round }
web-tournament-against = { $first } – { $second }
web-tournament-free = { $first }: bye
web-tournament-result = { $first } : { $second }
web-tournament-going = in progress
web-tournament-open = Open my game
web-tournament-back = All tournaments
