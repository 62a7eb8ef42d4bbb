# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Análisis de partidas terminadas

review-title = { $title }: análisis
review-whole = La partida entera, con todas las cartas a la vista. «--as PUESTO» muestra a un puesto solo lo que podía saber.
review-as = Visto por: { $seat }. Solo lo que este puesto podía saber antes del final.
review-judge = Juez: { review-judge-name }, { $worlds } mundos por decisión, semilla { $seed }. Segundo juez: { review-second-name }.
review-judge-name = { $judge ->
        [veteran] la valoración de un veterano
        [ace] la valoración de un as
        [random-games] partidas al azar
       *[other] { $judge }
    }
review-second-name = { $second ->
        [playouts-regular] partidas continuadas por soldados
        [network] la red de un as, que mira lo que sigue
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
review-standing-as = { $accuracy }: tan buena como { review-average } ({ $average }).
review-standing-above = { $accuracy }: mejor que { review-average } ({ $average }).
review-standing-below = { $accuracy }: peor que { review-average } ({ $average }).
review-standing-between = { $accuracy }: mejor que { review-average } ({ $average }), peor que { review-average-next } ({ $next-average }).
review-average = { $levels ->
        [recruit] la partida media de un recluta
        [regular] la partida media de un soldado
        [veteran] la partida media de un veterano
        [ace] la partida media de un as
        [veteran-ace] la partida media de veteranos y ases
       *[other] la partida media de { $levels }
    }
review-average-next = { $next ->
        [recruit] la de un recluta
        [regular] la de un soldado
        [veteran] la de un veterano
        [ace] la de un as
        [veteran-ace] la de veteranos y ases
       *[other] la de { $next }
    }
review-no-accuracy = No se pudo juzgar ninguna decisión.
review-mostly = Lo que más pesó: { $part ->
        [skill] decisiones propias
        [fog] suerte en la niebla
        [chance] suerte con cartas y dados
        [partners] compañeros
       *[enemy] el enemigo
    } ({ $points }).
review-costliest = La decisión más cara: turno { $turn }, { $played } ({ $chance } % de ganar). { $best } era mejor ({ $better } %): { $loss ->
        [one] se perdió 1 punto porcentual
       *[other] se perdieron { $loss } puntos porcentuales
    }{ $clause ->
        [none] .
       *[other] { " " }({ $clause }).
    }
review-lesson-unit = La próxima vez: busca donde sea más probable que haya una unidad.
review-lesson-quadrant = La próxima vez: explora donde sea más probable que haya una unidad enemiga.
review-lesson-hit = La próxima vez: compara todos los disparos y elige el que acierta más a menudo.
review-lesson-known = La próxima vez: aprovecha lo que sabes. Una carta que se mostró y no se ha movido sigue ahí.
review-lesson-other = La próxima vez: comprueba si «{ $better }» da más antes de elegir «{ $verb }».
review-lesson-same = La próxima vez: compara todas las opciones de «{ $verb }» antes de elegir una.
review-often = { $count } de las { $mistakes } decisiones mejorables { $count ->
        [one] fue de este tipo y costó
       *[other] fueron de este tipo y costaron
    } { $loss } de los { $total } puntos perdidos.{ $rest }
review-habit = Otro tipo costó más en total ({ $count } veces, { $loss } puntos). { $lesson }
review-often-once = Fue la única decisión mejorable.{ $rest }
review-rest = { $points ->
        [none] { "" }
       *[other] { " " }Todas las decisiones propias suman { $points }, con las pérdidas pequeñas y aquellas en las que los jueces no coinciden.
    }
review-sum = Lo que marcó la diferencia, en puntos porcentuales: decisiones propias { $skill }, suerte en la niebla { $fog }, cartas y dados { $chance }, el enemigo { $enemy }, compañeros { $partners }.
review-bits = Aprendido con estas acciones: { $learned ->
        [one] { $learned } bit
       *[other] { $learned } bits
    }. Revelado con ellas: { $given ->
        [one] { $given } bit
       *[other] { $given } bits
    }.
review-graph = Probabilidad de ganar al principio de cada turno, en %: { $chances }.
review-graph-true = Lo mismo con todas las cartas a la vista: { $chances }.
review-moments = Momentos decisivos
review-moment = Turno { $turn }, { $actor ->
        [own] { $action }
        [chance] cartas o dados
        [partners] un compañero
       *[enemy] el enemigo
    }: del { $before } % al { $after } %.
review-mistakes = Lo que pudo hacerse mejor, la mayor pérdida primero
review-lesson-resigned = La próxima vez: sigue jugando. Al rendirse se perdió una probabilidad de ganar del { $chance } %.
review-no-mistakes = Los jueces no coinciden en ninguna decisión mejorable.
review-mistake = Turno { $turn }, { $verdict }: { $played } ({ $chance } %). { $best } era mejor por { $loss } ({ $better } %; { $clause }).
review-played-fact = Sobre la acción jugada: { $fact }
review-best-fact = Sobre la mejor acción: { $fact }
review-versus-unit = Probabilidad aproximada de una unidad: { $percent } % en { $cell }, pero { $better-percent } % en { $better-cell }.
review-versus-quadrant = Probabilidad aproximada de una unidad enemiga: { $percent } % en el Cuadrante de { $cell }, pero { $better-percent } % en el de { $better-cell }.
review-versus-hit = Probabilidad aproximada de acertar: { $percent } %, pero { $better-percent } % con el disparo mejor.
review-reason-wins = La mejor acción gana la partida si { $card } está en { $cell } (en cerca del { $percent } % de los mundos).
review-reason-gains = La mejor acción gana más si { $card } está en { $cell } (en cerca del { $percent } % de los mundos).
review-oftener-less = Otra acción es la mejor en más mundos (el { $percent } %, frente al { $best } % de esta), pero donde esta es mejor, gana más.
review-oftener-shared = Otra acción es la mejor en más mundos (el { $percent } %, frente al { $best } % de esta), pero solo porque otras se reparten el resto: cara a cara, esta es mejor en más mundos.
review-best-in = { $worlds ->
        [100] La acción mejor era la primera en todos los mundos compatibles con lo que se sabía.
       *[other] La acción mejor era la primera en el { $worlds } % de los mundos compatibles con lo que se sabía.
    }
review-second = El segundo juez está de acuerdo: la acción mejor aventaja en { $points ->
        [0] menos de un punto porcentual
        [one] 1 punto porcentual
       *[other] { $points } puntos porcentuales
    }.
review-hindsight = Con todas las cartas a la vista se perdieron { $loss }; nadie podía saber { $difference } de ellos.
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
review-fact-unit = Probabilidad aproximada de una unidad en { $cell }: { $percent } %.
review-fact-quadrant = Probabilidad aproximada de una unidad enemiga en el Cuadrante de { $cell }: { $percent } %.
review-fact-hit = Probabilidad aproximada de acertar: { $percent } %.
