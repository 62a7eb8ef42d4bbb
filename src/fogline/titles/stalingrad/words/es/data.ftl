# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## SCOPE Stalingrad

data-st-base-and-size = un escenario tiene una base o bien columnas y filas propias, no ambas cosas
data-st-columns = un Frente tiene como mucho { $most } columnas, no { $found }
data-st-rows = un Frente tiene como mucho { $most } filas, no { $found }
data-st-computed = EA se calcula, nunca se escribe
data-st-supply = { $found } { $code }, pero solo hay { $most }
data-st-too-many-cards = { $found } cartas para { $cells } casillas ({ $sides })
data-st-too-many-empty = hacen falta { $found } Áreas Vacías, pero solo hay { $most } ({ $sides })
data-st-one-sniper = requiere exactamente un Tirador en el Frente y hay { $found } ({ $sides })
data-st-snipers = { $found } Tiradores, pero solo hay { $most } ({ $sides })
data-st-no-snipers = sin Tiradores un bando solo puede jugar en Modo Avanzado ({ $sides })
data-st-victory-item = se esperaba points, eliminate-all o reach-last-row y hay { $found }
data-st-points-twice = los puntos aparecen dos veces
data-st-no-base-points = no hay base de la que tomar "base"
data-st-not-at-setup = el bando no tiene { $code } en la preparación ({ $sides })
data-st-advanced-only = reach-last-row exige mode = "advanced"
data-st-no-way-to-win = el bando no puede cumplir ninguna condición de victoria ({ $sides })
data-st-empty-group = un grupo de tipos no puede estar vacío
data-st-no-unit = { $found } no es ni Tirador ni Unidad; tipos conocidos: { $known }
data-st-no-group = se esperaba una lista de tipos y hay { $found }
data-st-no-such-set = un conjunto es ["IN"] o ["IN", "MO"]
data-st-point-values = se esperaba p. ej. 'SN:2 OF:2 SC:1 MO:1 MG:1 IN:1', cada uno de 0 a { $most }, y hay { $found }
data-st-point-values-missing = falta { $kinds } en { $found }
data-st-wrong-mode = { $name } solo se juega en el modo { $mode }
data-st-teams-advanced = tres o cuatro jugadores necesitan el Modo Avanzado (ST-TEAM-1)
