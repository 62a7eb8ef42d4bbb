# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Problemas: de qué tratan

puzzle-theme-find-sniper = Encontrar al Tirador
puzzle-theme-where-to-search = Dónde BUSCAR
puzzle-theme-which-target = Qué blanco
puzzle-theme-hide = Esconderse tras un Disparo
puzzle-theme-when-to-hold = Cuándo no Disparar
puzzle-theme-shot-card = Dónde poner la Carta de Disparo
