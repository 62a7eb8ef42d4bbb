# Español. Los tres idiomas tienen los mismos ficheros, con las mismas claves y los mismos huecos; una prueba lo vigila.

## Consejos en una partida de entrenamiento

advice-nudge = Piensa en esto: { $verb }.
advice-among = La mejor acción es una de estas:
advice-nothing = Aquí no hay nada que comparar.
advice-chance = { $chance } de ganar
advice-share = la mejor en el { $share } de los mundos
advice-bits = les dice { $bits } bits
advice-judge = Según { review-judge-name }, en { $worlds } mundos compatibles con lo que sabes.
advice-judge-theirs = Según { review-judge-name }, en { $worlds } mundos compatibles con lo que sabía el ordenador, semilla { $seed }.
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
advice-told = Se les dirá:
advice-told-nothing = Todavía no se les dirá nada de ello.
advice-told-open = Depende de lo que no puedes ver. Las cifras son proporciones de los mundos compatibles con lo que sabes.
advice-told-ends = La partida puede acabar aquí ({ $share }): entonces se muestran todas las cartas.
