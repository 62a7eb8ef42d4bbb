## In the browser: who has signed in

web-me = You
web-me-about = You do not need this to play. With a passkey, your games are on all your devices, and others see your name. There is no password and no mail address.
web-me-as = Signed in as { $name }
web-me-nameless = a player
web-me-sign-in = Sign in
web-me-passkey-use = Use my passkey
web-me-passkey-about = Your phone, computer or security key asks for your finger, face or PIN. It does not send them to us.
web-me-new = New here
web-me-name = Your name
web-me-name-about = Everybody you play with can see it. Without one you are “a player”.
web-me-passkey-make = Make a passkey
web-me-no-passkeys = Passkeys work only over https, or under the name “localhost”.
web-me-provider = Sign in with the account of this site
web-me-provider-about = The host of this server has accounts elsewhere. You come back here after that.
web-me-provider-go = Go there
web-me-recover = I have a recovery code
web-me-code = Recovery code
web-me-code-use = Sign in
web-me-no-way = Nobody can sign in on this server. You can play without it.
web-me-declined = Nothing has happened: no passkey was used.
web-me-rename = Save
web-me-renamed = The name is saved.
web-me-elsewhere = My games on other devices
web-me-elsewhere-none = None. All your games are in this browser.
web-me-open-entry = Open: { $name }, { $seat }
web-me-others-turn = Waiting for others
web-me-keep = { $count ->
    [one] Keep the game of this browser with my name
   *[other] Keep { $count } seats of this browser with my name
}
web-me-kept = { $count ->
    [one] One seat is kept with your name.
   *[other] { $count } seats are kept with your name.
}
web-me-results = Results
web-me-results-none = No game is over yet.
web-me-result-won = Won
web-me-result-lost = Lost
web-me-result-drawn = Drawn
web-me-result-none = Over
web-me-ways = Ways to sign in
web-me-passkey = { $label }, since { $day }
web-me-passkey-nameless = Passkey
web-me-passkey-remove = Remove
web-me-passkey-remove-one = Remove the passkey: { $label }
web-me-passkey-add = Add a passkey
web-me-has-code = A recovery code
web-me-code-make = Make a recovery code
web-me-code-about = Write it down now: it is not shown again. It signs you in once if you lose your devices. Codes of before no longer work.
web-me-leave = Leave
web-me-browsers = { $count ->
    [one] You are signed in here only.
   *[other] You are signed in with { $count } browsers.
}
web-me-sign-out = Sign out here
web-me-sign-out-everywhere = Sign out everywhere
web-me-export = Save all my data
web-me-localhost = Open it under the name “localhost”
web-me-seats = My seats
web-me-seats-about = If somebody else has seen a link of yours, make the links of that seat invalid. A game that you take off the list stays open to whoever has its link.
web-me-revoke = New link
web-me-revoke-entry = New link: { $name }, { $seat }
web-me-revoke-about = All links of this seat become invalid, on all devices, and notices that were asked for at its table end. This browser gets a new link.
web-me-revoke-yes = Make the old links invalid
web-me-revoked = The old links are invalid. This browser has a new one.
web-me-drop = Take off
web-me-drop-entry = Take off the list: { $name }, { $seat }
web-me-drop-about = The seat is not under your name any more: others do not see it there, and your other devices do not find the game. Its links still open it.
web-me-drop-yes = Take it off the list
web-me-dropped = The game is off your list.
web-notices-all = Notices about all my games
web-notices-all-about = You are told when your turn begins in any of your games, also in games to come, and you are not at the table: once for each turn. A notice says nothing about the game.
web-notices-all-here = Tell me on this device when it is my turn in any game
web-me-erase = Erase my data
web-me-erase-about = Your name, your passkeys and the list of your games are erased for ever. The games stay for the others, who see “a player”. The games in this browser stay open to you.
web-me-erase-yes = Erase everything
web-lobby-player = Waiting:

web-refusal-signed-out = You are no longer signed in.
web-refusal-too-late = This took too long, or was already done. Please try again.
web-refusal-unproven = This passkey could not be checked. Please try again.
web-refusal-unknown-passkey = This server does not know this passkey. It may have been removed.
web-refusal-known-passkey = This passkey is already in use here.
web-refusal-wrong-code = This is not a valid recovery code. Each code works once.
web-refusal-last-passkey = This is your only way to sign in. Add another one first.
web-refusal-too-many-passkeys = You have too many passkeys. Remove one first.
web-refusal-too-many-links = This seat has too many links. Replace them with a new one first.
web-refusal-no-passkeys = Passkeys do not work here: they need https, or the name “localhost”.
web-refusal-no-provider = This server has no other accounts to sign in with.
web-refusal-kept = Another player keeps this seat already.
web-refusal-no-seat = You do not hold this seat any more.
web-refusal-too-many-seats = You hold too many games. Drop some first.
