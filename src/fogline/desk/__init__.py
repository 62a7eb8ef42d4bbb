"""The game desk: starting games, producing the JSON for each seat, asking bots, and reading records. It uses neither
network nor database, so a server and a page both host games with it."""
