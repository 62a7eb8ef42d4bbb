"""The game desk: starting games, the JSON for each seat, questions to bots, and reading records. It uses neither
network nor database, so a server and a page both host games with it."""
