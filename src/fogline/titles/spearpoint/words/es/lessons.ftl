# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Lecciones

web-learn-name-spearpoint-first = Spearpoint 1943: el primer Turno

## Spearpoint 1943, primera lección

web-learn-spearpoint-first-hand = Ni mapa ni casillas: mandas un mazo de Unidades. Cada bando empieza con cuatro cartas. La mayoría de las Unidades necesitan tripulación, así que toma lo que va junto: la tripulación de carro, el M4A1 Sherman, el pelotón de fusileros y el equipo de bazuca.
web-learn-spearpoint-first-hand-hint = Buena idea, pero esta lección necesita justo estas cuatro: la tripulación de carro, el M4A1 Sherman, el pelotón de fusileros y el equipo de bazuca.
web-learn-spearpoint-first-commit = Cada Turno empieza en secreto: ambos bandos eligen qué Unidades asignan. Los alemanes ya han confirmado, pero no ves nada. Asigna el Sherman a tu Primera Línea; su tripulación va con él.
web-learn-spearpoint-first-commit-hint = Primero el Sherman: arrástralo de tu mano a la Primera Línea, o tócalo y luego la línea.
web-learn-spearpoint-first-infantry = Está en tu plan, en tono tenue: aún secreto, y podrías retirarlo. Un carro solo es fácil de rodear. Asigna también el pelotón de fusileros.
web-learn-spearpoint-first-infantry-hint = Guarda el equipo de bazuca y asigna el pelotón de fusileros.
web-learn-spearpoint-first-lock = Dos Unidades bastan por ahora. Confirma tu plan: en cuanto ambos bandos han confirmado, todo se revela a la vez.
web-learn-spearpoint-first-lock-hint = Podrías hacer más, pero en esta lección confirma ya la asignación.
web-learn-spearpoint-first-command = Tienes enfrente un Panzer III (b1) y granaderos (b2). Las Unidades se nombran por bando y número; las tuyas son a1 y a2. Ahora se pueden jugar cartas de Orden. «Casco a cubierto» protege a un vehículo para siempre: juega esta carta sobre tu Sherman, a1.
web-learn-spearpoint-first-command-hint = Toca la carta marcada «Casco a cubierto» y luego el Sherman a1.
web-learn-spearpoint-first-declare = Combate: también los ataques se declaran en secreto. Sobre un objetivo ves la probabilidad de impacto. Que el Sherman a1 ataque al Panzer III b1.
web-learn-spearpoint-first-declare-hint = Toca a1 y luego b1, o arrastra a1 encima.
web-learn-spearpoint-first-second = La flecha discontinua es tu plan. Los fusiles no dañan a un carro, pero sí a otra infantería: que a2 ataque a los granaderos b2.
web-learn-spearpoint-first-second-hint = Toca a2 y luego b2.
web-learn-spearpoint-first-fire = Ambos bandos confirmaron y pasaron, y ganaste la Iniciativa 8 a 3: resuelves el primer ataque. Solo ahora eliges el arma. Dispara el cañón de a1 a b1.
web-learn-spearpoint-first-fire-hint = Empieza por el Sherman: a1, con su cañón.
web-learn-spearpoint-first-roll = Dos dados de diez caras deben alcanzar el Valor de Ataque; las probabilidades están en los botones. Tira sin más, o descarta una carta de Orden por +1.
web-learn-spearpoint-first-intensity = ¡Impacto en b1! Ahora un dado decide con qué fuerza: la Intensidad más el Índice de Daño, menos la Defensa, se resta de la Resistencia. Tíralo, con descarte o sin él.
web-learn-spearpoint-first-answer = A media Resistencia el Panzer robó una carta de Daño: está aturdido y dispara peor. Ahora dispara a a1. Siempre se te pregunta por cartas de Orden, así que una pausa no revela nada. Pasa (tecla P).
web-learn-spearpoint-first-storm = Falló. Te toca otra vez: resuelve el ataque de a2 a b2, con cualquiera de sus armas.
web-learn-spearpoint-first-draw = Un 10 y un 9: con 19 o 20 el objetivo se destruye sin más. Puntúas su coste. Tras el combate las Unidades dañadas quedan a la mitad, las demás completas. Ahora roba: primero una carta de Orden.
web-learn-spearpoint-first-draw-hint = Puedes renunciar, pero vives de las cartas: roba una carta de Orden.
web-learn-spearpoint-first-done = Después robaste una tripulación y un Stuart, y empieza el Turno siguiente. Ganan 51 puntos, o tres Turnos sin enemigos en juego. Más adelante vienen la artillería en Retaguardia, los aviones, los Asaltos de infantería y tus propios mazos. ¡Sigue jugando contra un recluta!
