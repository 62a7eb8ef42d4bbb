# Español. Los tres idiomas tienen los mismos ficheros, con las mismas claves y los mismos huecos; una prueba lo vigila.

## Análisis de partidas terminadas

review-title = { $title }: análisis
review-whole = La partida entera, con todas las cartas a la vista. «--as ASIENTO» muestra a un asiento solo lo que podía saber.
review-as = Visto por: { $seat }. Solo lo que se podía saber allí antes del final.
review-judge = Juez: { review-judge-name }, { $worlds } mundos por decisión, semilla { $seed }. Segundo juez: { review-second-name }.
review-judge-name = { $judge ->
        [veteran] lo que piensa un veterano
        [random-games] partidas al azar
       *[other] { $judge }
    }
review-second-name = { $second ->
        [playouts-regular] partidas continuadas por soldados
       *[other] { $second }
    }
review-result = { $seat }: { $result ->
        [won] victoria
        [drawn] tablas
       *[lost] derrota
    }. Probabilidad de ganar al principio: { $start } %.
review-accuracy = Precisión: { $accuracy } de 100, { $decisions ->
        [one] 1 decisión juzgada
       *[other] { $decisions } decisiones juzgadas
    }.
review-no-accuracy = No se pudo juzgar ninguna decisión.
review-sum = Lo que marcó la diferencia, en puntos de 100: decisiones propias { $skill }, lo que revelaron { $fog }, cartas y dados { $chance }, el enemigo { $enemy }, compañeros { $partners }.
review-bits = Aprendido con las acciones propias: { $learned } bits. Revelado con ellas: { $given } bits.
review-graph = Probabilidad de ganar al principio de cada turno, en %: { $chances }.
review-graph-true = Lo mismo con todas las cartas a la vista: { $chances }.
review-moments = Los momentos que la decidieron
review-moment = Turno { $turn }, { $actor ->
        [own] { $action }
        [chance] cartas o dados
        [partners] un compañero
       *[enemy] el enemigo
    }: del { $before } % al { $after } %.
review-mistakes = Lo que pudo hacerse mejor, la mayor pérdida primero
review-no-mistakes = Nada que ambos jueces consideren un error.
review-mistake = Turno { $turn }, { $verdict }: { $played } ({ $chance } %). { $best } era mejor por { $loss } ({ $better } %, la mejor en el { $worlds } % de los mundos; { $clause }).
review-played-fact = De lo jugado: { $fact }
review-best-fact = De la mejor: { $fact }
review-told = Dio al enemigo { $given } bits; la mejor le habría dado { $other }.
review-hindsight = Con todas las cartas a la vista se perdieron { $loss }: { $difference } de ellos nadie podía saberlos.
review-hindsight-less = Con todas las cartas a la vista { $loss ->
        [0] no se perdió nada
       *[other] solo se perdieron { $loss }
    }.
review-decisions = Todas las decisiones
review-column-turn = Turno
review-column-played = Jugado
review-column-verdict = Veredicto
review-column-chance = Probabilidad
review-column-best = Lo mejor
review-column-loss = Pérdida
review-column-hindsight = A posteriori
review-column-learned = Aprendido
review-column-given = Revelado
review-verdict-best = lo mejor
review-verdict-good = buena
review-verdict-inaccuracy = imprecisión
review-verdict-mistake = error
review-verdict-blunder = error grave
review-verdict-unclear = dudosa
review-fact-unit = En { $cell } hay una unidad con un { $percent } %.
review-fact-quadrant = Un { $percent } % de que haya una unidad enemiga en el Cuadrante de { $cell }.
review-fact-hit = El disparo acierta con un { $percent } %.
