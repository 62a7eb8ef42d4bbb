"""The game desk: how games begin, what each seat is told as JSON, what bots are asked, and how records are read. It
knows neither network nor database; a server and a page both host games with it."""
