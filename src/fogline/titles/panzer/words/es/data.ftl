# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## SCOPE Panzer

data-pz-house-name = 'house' es el nombre del conjunto de cartas que trae Fogline, que tiene otros valores
data-pz-no-squad = ninguna unidad cabe en los { $points } puntos de { $scenario }
data-pz-no-light = ninguna unidad tiene blindaje 1: la regla de los carros ligeros no tiene efecto (PZ-STAT-3)
data-pz-no-medium = ninguna unidad tiene blindaje 2: la regla de los carros medios no tiene efecto (PZ-STAT-3)
data-pz-no-heavy = ninguna unidad tiene blindaje 3: la regla de los carros pesados no tiene efecto (PZ-STAT-3)
data-pz-has-armour = el reglamento da por hecho que { $unit } tiene blindaje ({ $clause })
data-pz-no-superior = ningún blindaje supera alguna potencia de fuego enemiga: el blindaje superior no tiene efecto (PZ-STAT-7)
data-pz-dear = cuesta más que los { $points } puntos de una Escaramuza (PZ-STAT-8)
data-pz-cheap = toda escuadra cabe en los puntos de { $scenario }: el límite no tiene efecto (PZ-STAT-8)
data-pz-no-turns = 0 turnos no son una partida; escribe none para no poner límite (AMB-76)
data-pz-turret-needs-terrain = necesita terreno: solo desde una colina se ve el interior de una torreta (PZ-OPEN-1)
data-pz-no-period = se esperaba none o un año y mes como 1944-12 y hay { $found }
