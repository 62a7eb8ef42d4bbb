# fogline balance: ¿es justo un juego de cartas?

cli-balance = hace que los bots jueguen muchas partidas y dice si un juego de cartas es justo
cli-balance-game = el juego: spearpoint
cli-balance-level = lo bien que juegan ambos bandos (por omisión, { $level })
cli-balance-decks = qué mazos: los que construye un bot (built), variados (varied: cualquiera con tripulaciones) o los preparados (ready); sin indicar nada, los tres
cli-balance-games = cuántas partidas con cada clase de mazo (por omisión, { $games })
balance-summary = { $games } partidas, { $turns } Turnos de media
balance-first-seat = el primer bando, con mazos …
balance-built = construidos por bots
balance-varied = variados
balance-ready = preparados
balance-all = de todas las clases
balance-won = gana
balance-games = partidas
balance-who = quién
balance-priority = tuvo la prioridad al principio
balance-initiative = ganó la primera Iniciativa
balance-deck = mazo preparado
balance-unit = Unidad
balance-picked = en los mazos
balance-with = gana con ella
balance-without = gana sin ella
balance-command = carta de Orden
balance-played = jugada
balance-spent = gastada por +1
balance-winning = gana quien la jugó
