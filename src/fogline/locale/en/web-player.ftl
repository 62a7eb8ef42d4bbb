## In the browser: who has signed in

web-me = You
web-me-about = You do not need this to play. Sign in with a passkey to get a name and see your games on every device. No password or mail address is needed.
web-me-as = Signed in as { $name }
web-me-nameless = a player
web-me-sign-in = Sign in
web-me-passkey-use = Use my passkey
web-me-passkey-about = Your phone, computer or security key asks for your fingerprint, face or PIN. It does not send them to us.
web-me-new = New here
web-me-name = Your name
web-me-name-about = Everyone you play with can see it. Without one, you are “a player”.
web-me-passkey-make = Make a passkey
web-me-no-passkeys = Passkeys work only over https, or under the name “localhost”.
web-me-provider = Sign in with this site’s account
web-me-provider-about = This server uses accounts from another service. You return here after signing in there.
web-me-provider-go = Go there
web-me-recover = I have a recovery code
web-me-code = Recovery code
web-me-code-use = Sign in
web-me-no-way = This server has no sign-in. You can play without it.
web-me-declined = Nothing happened: no passkey was used.
web-me-rename = Save
web-me-renamed = The name is saved.
web-me-elsewhere = My games on other devices
web-me-elsewhere-none = None. All your games are in this browser.
web-me-open-entry = Open: { $name }, { $seat }
web-me-others-turn = Waiting for others
web-me-keep = { $count ->
    [one] Save this browser’s game under my name
   *[other] Save { $count } seats in this browser under my name
}
web-me-kept = { $count ->
    [one] One seat is saved under your name.
   *[other] { $count } seats are saved under your name.
}
web-me-results = Results
web-me-results-none = No finished games yet.
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
web-me-code-about = Write it down now: it will not be shown again. It signs you in once if you lose your devices. Earlier codes no longer work.
web-me-leave = Leave
web-me-browsers = { $count ->
    [one] You are signed in here only.
   *[other] You are signed in on { $count } browsers.
}
web-me-sign-out = Sign out here
web-me-sign-out-everywhere = Sign out everywhere
web-me-export = Save all my data
web-me-localhost = Open it under the name “localhost”
web-me-seats = My seats
web-me-seats-about = If someone else has seen one of your links, replace the links of that seat. A game you remove from the list stays open to anyone who has its link.
web-me-revoke = New link
web-me-revoke-entry = New link: { $name }, { $seat }
web-me-revoke-about = All links to this seat become invalid, on all devices, and its notices end. This browser gets a new link.
web-me-revoke-yes = Invalidate the old links
web-me-revoked = The old links no longer work. This browser has a new one.
web-me-drop = Remove
web-me-drop-entry = Remove from the list: { $name }, { $seat }
web-me-drop-about = The seat will no longer be under your name: others will not see it there, and your other devices will not find the game. Its links will still open it.
web-me-drop-yes = Remove it from the list
web-me-dropped = The game is no longer on your list.
web-notices-all = Notices about all my games
web-notices-all-about = When your turn begins in any of your games, current or future, and you are not at the table, you get one notice. It says nothing about the game.
web-notices-all-here = Notify me on this device when it is my turn in any game
web-me-erase = Erase my data
web-me-erase-about = This permanently erases your name, your passkeys and the list of your games. The games remain for the others, who will see “a player”. You can still open the games in this browser.
web-me-erase-yes = Erase everything
web-lobby-player = Waiting:

web-refusal-signed-out = You are no longer signed in.
web-refusal-too-late = This took too long, or was already done. Please try again.
web-refusal-unproven = This passkey could not be verified. Please try again.
web-refusal-unknown-passkey = This server does not know this passkey. It may have been removed.
web-refusal-known-passkey = This passkey is already in use here.
web-refusal-wrong-code = This is not a valid recovery code. Each code works once.
web-refusal-last-passkey = This is your only way to sign in. Add another one first.
web-refusal-too-many-passkeys = You have too many passkeys. Remove one first.
web-refusal-too-many-links = This seat has too many links. Replace them with a new one first.
web-refusal-no-passkeys = Passkeys do not work here: they need https, or the name “localhost”.
web-refusal-no-provider = This server has no other accounts to sign in with.
web-refusal-kept = Another player already holds this seat.
web-refusal-no-seat = You no longer hold this seat.
web-refusal-too-many-seats = You have too many games. Remove some first.
web-me-bots = My bots
web-me-bots-about = A program can play here under a name of its own, which ends in “(bot)”. It signs in with a key; “Write a bot” in the documentation says how to connect it.
web-me-bot-name = Name of the new bot
web-me-bot-add = Add a bot
web-me-bot-connected = connected
web-me-bot-key = New key
web-me-bot-key-one = New key for { $name }
web-me-bot-key-sure = The former key becomes invalid, and so does every link that it has opened. The bot’s games continue.
web-me-bot-key-about = This is the bot’s key. Copy it now: it will not be shown again. Anyone who has it can play as this bot.
web-me-bot-remove = Erase
web-me-bot-remove-one = Erase { $name }
web-me-bot-remove-sure = This permanently erases the bot, its ratings and its list of games. Its opponents keep the games.
