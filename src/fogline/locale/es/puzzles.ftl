# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Problemas: lo que se dice de una respuesta

puzzle-verdict-right = Correcto
puzzle-verdict-failed = Correcto, y falló
puzzle-verdict-wrong = No es la mejor
puzzle-right = { $action } es la mejor acción ({ $chance } % de ganar), por delante de { $other } ({ $less } %).
puzzle-why = Por qué: { $fact }
puzzle-best = La mejor acción era { $action } ({ $chance } % de ganar).
puzzle-not-compared = { $action } no estaba entre las acciones comparadas: no tenía nada a su favor.
puzzle-usual = Un soldado juega aquí { $action } ({ $chance } %).
puzzle-worked = Con todas las cartas descubiertas, su probabilidad era del { $truth } %.
puzzle-failed = Con todas las cartas descubiertas, su probabilidad era del { $truth } %, no del { $chance } %. Nadie podía saberlo; la respuesta sigue siendo correcta.
puzzle-best-failed = La mejor acción habría fallado aquí: con todas las cartas descubiertas, su probabilidad era del { $truth } %, no del { $chance } %. Nadie podía saberlo.
puzzle-wrong-lucky = Con todas las cartas descubiertas tu acción era mejor aquí: { $given } % frente a { $best } %. Fue suerte, porque nadie podía saberlo.
puzzle-wrong-truth = Con todas las cartas descubiertas: { $given } % para tu acción, { $best } % para la mejor.
puzzle-game = En la partida, { $seat } jugó { $action } y { $result ->
        [won] ganó
        [drawn] empató
       *[lost] perdió
    }.
