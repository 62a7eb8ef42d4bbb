# Español. Los tres idiomas tienen los mismos ficheros, con las mismas claves y los mismos huecos; una prueba lo vigila.

## SCOPE Panzer

data-pz-house-name = 'house' es el conjunto de cartas que trae Fogline, con otros valores
data-pz-no-squad = ninguna unidad cabe en los { $points } puntos de { $scenario }
data-pz-no-light = ninguna unidad tiene blindaje 1: la regla de los carros ligeros queda vacía (PZ-STAT-3)
data-pz-no-medium = ninguna unidad tiene blindaje 2: la regla de los carros medios queda vacía (PZ-STAT-3)
data-pz-no-heavy = ninguna unidad tiene blindaje 3: la regla de los carros pesados queda vacía (PZ-STAT-3)
data-pz-has-armour = el reglamento da por hecho que { $unit } tiene blindaje ({ $clause })
data-pz-no-superior = ningún blindaje supera alguna potencia de fuego enemiga: el blindaje superior queda vacío (PZ-STAT-7)
data-pz-dear = cuesta más que los { $points } puntos de una Escaramuza (PZ-STAT-8)
data-pz-cheap = todo escuadrón cabe en los puntos de { $scenario }: no significan nada (PZ-STAT-8)
data-pz-no-turns = 0 turnos no son una partida; escriba none para no poner límite (AMB-76)
data-pz-turret-needs-terrain = necesita terreno: solo desde una colina se ve el interior de una torreta (PZ-OPEN-1)
data-pz-no-period = se esperaba none o un año y mes como 1944-12 y hay { $found }
