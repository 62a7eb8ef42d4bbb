# Español. Lo que resulta de verificar un registro (docs/verify.md); también en las páginas.

verify-none = Este registro no se puede verificar: se hizo antes de que las partidas tuvieran compromisos, en otro lugar o en un servidor sin ellos. El registro en sí sigue siendo válido.
verify-text = El registro es exactamente como lo escribe el servidor.
verify-text-not = El registro no es como lo escribe el servidor: se cambió algo en él.
verify-chain = { $lines ->
    [one] La única línea jugada lleva
   *[other] Las { $lines } líneas jugadas llevan
  } al último compromiso.
verify-chain-not = Las líneas jugadas no llevan al último compromiso.
verify-lines = { $lines ->
    [one] La única línea de la partida cumple
   *[other] Las { $lines } líneas de la partida cumplen
  } las reglas, hasta el final.
verify-lines-not = Esta línea incumple las reglas: { $line }
verify-over-not = La partida no ha terminado.
verify-rules-not = La partida se jugó con la versión { $version } de las reglas, que no es la actual: no se pueden comprobar ni los sorteos ni las líneas.
verify-draws = { $draws ->
    [0] No hubo sorteos del azar.
    [one] El único sorteo del azar se deduce de las semillas.
   *[other] Los { $draws } sorteos del azar se deducen de las semillas.
  }
verify-draws-not = El sorteo { $number } del azar es «{ $played }», pero las semillas dan «{ $due }».
verify-seeds = { $count ->
    [one] Este puesto añadió una semilla propia: { $seats }.
   *[other] Estos puestos añadieron semillas propias: { $seats }.
  }
verify-seeds-not = Una semilla es incorrecta, se añadió dos veces o llegó después de una acción: { $seat }.
verify-no-seeds = Ningún puesto añadió una semilla propia: todos los sorteos se deducen solo de la semilla del servidor.
verify-begun = { $lines ->
    [one] La primera línea viene
   *[other] Las primeras { $lines } líneas vienen
  } de otro registro: sus sorteos no se hicieron en esta partida.
verify-given = Tu compromiso pertenece a esta partida: { $commitment }
verify-given-not = Tu compromiso no pertenece a esta partida: { $commitment }
verify-first = Primer compromiso, mostrado antes de la primera decisión: { $commitment }
verify-holds = Todo es correcto.
verify-holds-not = No todo es correcto.

## The seal on the pages

web-seal = Sello
web-seal-about = Los sorteos del azar están fijados de antemano y nadie puede cambiar después una decisión secreta. Puedes comprobarlo al terminar la partida.
web-seal-ask = Puedes comprobar si los sorteos del azar y las decisiones secretas de este registro estaban fijados de antemano.
web-seal-check = Comprobar el sello
web-seal-checking = Comprobando ...
web-seal-details = Qué se comprobó
web-seal-whole = El sello está intacto: todos los sorteos se deducen de semillas fijadas de antemano y no se cambió ninguna decisión secreta.
web-seal-broken = El sello está roto: este registro no es la partida a la que se comprometió el servidor.
web-seal-none = { verify-none }
web-seal-compared = Este navegador comparó el registro con lo que recibió durante la partida.
web-seal-not-compared = Este navegador no tiene nada de esta partida con que comparar el registro.
web-seal-not-computed = Este navegador no puede calcular compromisos en una página sin https.
