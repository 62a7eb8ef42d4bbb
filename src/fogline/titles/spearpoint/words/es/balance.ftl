# fogline balance: ¿es justo un conjunto de cartas?

spearpoint-balance-summary = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $turns } Turnos de media
spearpoint-balance-first-seat = el primer bando, con mazos …
spearpoint-balance-built = construidos por bots
spearpoint-balance-varied = variados
spearpoint-balance-ready = preparados
spearpoint-balance-all = de todas las clases
spearpoint-balance-priority = tuvo la prioridad al principio
spearpoint-balance-initiative = ganó la primera Iniciativa
spearpoint-balance-deck = mazo preparado
spearpoint-balance-unit-built = Unidad, en mazos construidos por bots
spearpoint-balance-unit-varied = Unidad, en mazos variados
spearpoint-balance-picked = en los mazos
spearpoint-balance-with = gana con ella
spearpoint-balance-without = gana sin ella
spearpoint-balance-command = carta de Orden
spearpoint-balance-played = jugada
spearpoint-balance-spent = gastada por +1
spearpoint-balance-winning = gana quien la jugó
