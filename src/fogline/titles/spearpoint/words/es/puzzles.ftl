# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Problemas: de qué tratan

spearpoint-puzzle-theme-which-draw = Qué robar
spearpoint-puzzle-theme-which-target = Qué blanco
spearpoint-puzzle-theme-when-to-hold = Cuándo no hacer nada
spearpoint-puzzle-theme-which-card = Qué carta jugar
spearpoint-puzzle-theme-who-commits = A quién asignar
spearpoint-puzzle-theme-where-to-go = Frente o retaguardia
