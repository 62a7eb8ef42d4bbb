# English. All languages have the same files, with the same keys and placeholders; a test checks it.

## What is said at any table, and how a game ends

end-won = { $winners } won { $reasons }. ({ $clause })
end-closed = { $winners } won { $reasons }.
end-drawn = A draw { $reasons }.
table-event-resigned = The { $seat } resigns.
table-event-draw-offered = The { $seat } offers a draw.
table-event-draw-declined = The { $seat } declines the draw.
table-event-draw-accepted = The { $seat } agrees to the draw.
table-event-ran-out = The { $seat } has run out of time.
table-event-closed = The game ends { $reason }.
table-reason-resignation = by resignation
table-reason-agreement = by agreement
table-reason-time = on time
table-reason-closed = by decision of the host

## The server’s pages

pages-not-built = The server is running, but its pages have not been built. Run “{ $command }” and restart the server.
pages-requests = HTTP API for developers

## Sides and seats that several titles have, and names that have no text

side-german = The Germans
side-american = The Americans
seat-german = German side
seat-american = American side
own-name = { $name }
names-joined = { $names } and { $last }
plain-event = { $text }
win = You win as soon as
