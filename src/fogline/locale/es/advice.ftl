# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Consejos en una partida de entrenamiento

advice-nudge = Piensa en esto: { $verb }.
advice-among = La mejor acción es una de estas:
advice-nothing = Aquí no hay nada que comparar.
advice-chance = { $chance } de ganar
advice-share = la mejor en el { $share } de los mundos
advice-others = Otras acciones: las mejores en el { $share } de los mundos
advice-reason-chance = Tiene la mayor probabilidad de ganar: { $chance } %; la siguiente, { $next } %.
advice-reason-equal = Otras tienen más o menos la misma probabilidad de ganar: { $chance } %.
advice-reason-only = No hay nada más que merezca compararse con ella.
advice-area = Marcado en el tablero: { $places }.
advice-bits = les dice { $bits } bits
advice-judge = Estimado según { review-judge-name } en { $worlds } mundos compatibles con lo que sabes; las cifras son aproximadas.
advice-judge-theirs = Según { review-judge-name } en { $worlds } mundos compatibles con lo que sabía el ordenador, semilla { $seed }.
advice-verdict = { $action }: { $verdict ->
        [best] no se ha encontrado nada mejor.
        [good] una buena acción.
        [inaccuracy] algo imprecisa.
        [mistake] un error.
        [blunder] un error grave.
       *[unclear] los dos jueces no están de acuerdo.
    }
advice-played = Probabilidad de ganar según lo que sabías: { $chance }.
advice-better = Mejor: { $action } ({ $chance })
advice-told = Sabrán esto:
advice-told-nothing = Todavía no sabrán nada de ello.
advice-told-one = { $exact ->
        [yes] Y una de estas cosas, según lo que no puedes ver:
       *[no] Y una de estas cosas, según lo que no puedes ver, más o menos con esta frecuencia:
    }
advice-told-share = { $percent } %: { $events }
advice-told-no-more = nada más
advice-told-end = la partida acaba y se muestran todas las cartas
advice-told-other = otra cosa: { $percent } %, p. ej. { $events }
advice-told-other-rare = otra cosa: { $percent } %
advice-told-many = Y una de muchas cosas, ninguna de ellas probable, p. ej. { $events }
advice-told-model = { $exact ->
        [yes] Exacto
       *[no] Aproximado
    }: { $model ->
        [veteran] según lo que cree un veterano, para quien unas disposiciones son más probables que otras
       *[even] si todas las disposiciones son igual de probables
    }, contado en { $exact ->
        [yes] los { $worlds } mundos compatibles con lo que sabes.
       *[no] { $worlds } mundos compatibles con lo que sabes.
    }
