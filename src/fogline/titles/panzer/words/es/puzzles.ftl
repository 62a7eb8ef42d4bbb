# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Problemas: de qué tratan

panzer-puzzle-theme-where-to-search = Dónde BUSCAR OBJETIVO
panzer-puzzle-theme-strike = Golpear lo que se conoce
panzer-puzzle-theme-explore = Cuándo EXPLORAR
panzer-puzzle-theme-which-shooter = Quién dispara
panzer-puzzle-theme-where-to-go = Adónde MOVER
panzer-puzzle-theme-when-to-hold = Cuándo no disparar
panzer-puzzle-theme-which-draw = Qué robar
