## In the browser: games that are played in the page itself, without a server

web-desk-fetching = Downloading the game: { NUMBER($got, minimumFractionDigits: 1) } of { NUMBER($all, minimumFractionDigits: 1) } MB
web-desk-starting = Starting …
web-desk-cut = The download was interrupted. Try again when you are online: files that have arrived are kept.
web-desk-broken = The game has stopped working in this page. Your games are stored and continue when you try again.
web-desk-elsewhere = Your games are open in another tab of this browser.
web-desk-take = Continue here
web-desk-old = This browser is too old to play in the page. Please use a current version of Chrome, Edge, Firefox or Safari.
web-desk-unstored = This browser is not storing your games: they continue, but closing this page ends them unless you save them as files first.
web-desk-unconnected = The server cannot be reached. Until it is back, new games against the computer or on one screen are played in this page.
web-desk-fog = This game runs in your browser: the computer opponent gets only what its side may see, and your screen shows only what yours may see, but anyone with developer tools can look; only a server can promise more.
web-needs-server-title = This needs a server
web-needs-server = Playing with friends by link, the lobby, watching, tournaments, ratings, notices and signing in need a Fogline server.
web-home-about-page = Card wargames in the fog: many cards lie face down, and you see only what the rules let you see. Play solo or share a screen: everything runs in your browser, even without a connection. No account needed.
web-games-none-page = None yet. A game stays in this browser until you remove it.
web-games-forget-about-page = The game is deleted from this browser. If you want to keep it, save it as a file first.
web-game-file = Save this game as a file
web-game-file-about = This game is in this browser only. To continue it elsewhere, save it as a file and choose “Open a saved game” there. The file contains every hidden card.
web-refusal-unloaded = The game is not loaded in this page, so nothing was done.
web-offline = Play without a connection
web-offline-about = Downloads the game ({ $size } MB), so that you can play against the computer or on one screen even when the server cannot be reached.
web-offline-fetch = Download now
web-offline-kept = The game is in this browser: you can play against the computer or on one screen without a connection.
