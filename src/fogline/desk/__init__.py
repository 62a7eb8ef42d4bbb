"""The game desk: starting games, the JSON for each seat, questions to bots, and reading records. It
knows neither network nor database; a server and a page both host games with it."""
