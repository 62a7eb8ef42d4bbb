## En el navegador: quién ha iniciado sesión

web-me = Tú
web-me-about = Para jugar no hace falta. Inicia sesión con una llave de acceso para tener un nombre y ver tus partidas en todos tus dispositivos. No se necesita contraseña ni dirección de correo.
web-me-as = Sesión iniciada: { $name }
web-me-nameless = un jugador
web-me-sign-in = Iniciar sesión
web-me-passkey-use = Usar mi llave de acceso
web-me-passkey-about = Tu teléfono, ordenador o llave de seguridad te pide la huella, la cara o el PIN. No nos los envía.
web-me-new = Es mi primera vez
web-me-name = Tu nombre
web-me-name-about = Lo ven todos con quienes juegas. Sin nombre eres «un jugador».
web-me-passkey-make = Crear una llave de acceso
web-me-no-passkeys = Las llaves de acceso solo funcionan con https o con el nombre «localhost».
web-me-provider = Entrar con la cuenta de este sitio
web-me-provider-about = Este servidor usa cuentas de otro servicio. Después de entrar allí vuelves aquí.
web-me-provider-go = Ir allí
web-me-recover = Tengo un código de recuperación
web-me-code = Código de recuperación
web-me-code-use = Iniciar sesión
web-me-no-way = En este servidor no se puede iniciar sesión. Puedes jugar sin hacerlo.
web-me-declined = No ha pasado nada: no se ha usado ninguna llave de acceso.
web-me-rename = Guardar
web-me-renamed = El nombre está guardado.
web-me-elsewhere = Mis partidas en otros dispositivos
web-me-elsewhere-none = Ninguna. Todas tus partidas están en este navegador.
web-me-open-entry = Abrir: { $name }, { $seat }
web-me-others-turn = Esperando a los demás
web-me-keep = { $count ->
    [one] Guardar con mi nombre la partida de este navegador
   *[other] Guardar con mi nombre { $count } puestos de este navegador
}
web-me-kept = { $count ->
    [one] Un puesto está guardado con tu nombre.
   *[other] { $count } puestos están guardados con tu nombre.
}
web-me-results = Resultados
web-me-results-none = Aún no ha terminado ninguna partida.
web-me-result-won = Ganadas
web-me-result-lost = Perdidas
web-me-result-drawn = Empatadas
web-me-result-none = Terminada
web-me-ways = Formas de iniciar sesión
web-me-passkey = { $label }, desde el { $day }
web-me-passkey-nameless = Llave de acceso
web-me-passkey-remove = Quitar
web-me-passkey-remove-one = Quitar la llave de acceso: { $label }
web-me-passkey-add = Añadir una llave de acceso
web-me-has-code = Un código de recuperación
web-me-code-make = Crear un código de recuperación
web-me-code-about = Apúntalo ahora: no se vuelve a mostrar. Sirve una vez para entrar si pierdes tus dispositivos. Los códigos anteriores ya no valen.
web-me-leave = Salir
web-me-browsers = { $count ->
    [one] Solo has iniciado sesión aquí.
   *[other] Has iniciado sesión en { $count } navegadores.
}
web-me-sign-out = Cerrar sesión aquí
web-me-sign-out-everywhere = Cerrar sesión en todas partes
web-me-export = Guardar todos mis datos
web-me-localhost = Abrirla con el nombre «localhost»
web-me-seats = Mis puestos
web-me-seats-about = Si otra persona ha visto uno de tus enlaces, sustituye los enlaces de ese puesto. Una partida que quites de la lista sigue abierta para quien tenga su enlace.
web-me-revoke = Enlace nuevo
web-me-revoke-entry = Enlace nuevo: { $name }, { $seat }
web-me-revoke-about = Todos los enlaces de este puesto dejan de valer en todos los dispositivos, y sus avisos terminan. Este navegador recibe un enlace nuevo.
web-me-revoke-yes = Anular los enlaces de antes
web-me-revoked = Los enlaces de antes ya no valen. Este navegador tiene uno nuevo.
web-me-drop = Quitar
web-me-drop-entry = Quitar de la lista: { $name }, { $seat }
web-me-drop-about = El puesto deja de estar a tu nombre: los demás ya no lo ven, y tus otros dispositivos no encuentran la partida. Sus enlaces siguen abriéndola.
web-me-drop-yes = Quitarla de la lista
web-me-dropped = La partida ya no está en tu lista.
web-notices-all = Avisos de todas mis partidas
web-notices-all-about = Cuando empieza tu turno en cualquiera de tus partidas, actuales o futuras, y no estás en la mesa, recibes un aviso. No dice nada de la partida.
web-notices-all-here = Avísame en este dispositivo cuando sea mi turno en cualquier partida
web-me-erase = Borrar mis datos
web-me-erase-about = Tu nombre, tus llaves de acceso y la lista de tus partidas se borran para siempre. Las partidas siguen para los demás, que ven «un jugador». Las partidas de este navegador siguen abiertas para ti.
web-me-erase-yes = Borrarlo todo
web-lobby-player = Espera:

web-refusal-signed-out = Ya no tienes la sesión iniciada.
web-refusal-too-late = Ha tardado demasiado, o ya estaba hecho. Inténtalo otra vez.
web-refusal-unproven = No se ha podido comprobar esta llave de acceso. Inténtalo otra vez.
web-refusal-unknown-passkey = Este servidor no conoce esta llave de acceso. Quizá se ha quitado.
web-refusal-known-passkey = Esta llave de acceso ya se usa aquí.
web-refusal-wrong-code = No es un código de recuperación válido. Cada código sirve una vez.
web-refusal-last-passkey = Es tu única forma de iniciar sesión. Añade otra antes.
web-refusal-too-many-passkeys = Tienes demasiadas llaves de acceso. Quita una antes.
web-refusal-too-many-links = Este puesto tiene demasiados enlaces. Cámbialos antes por uno nuevo.
web-refusal-no-passkeys = Aquí no funcionan las llaves de acceso: necesitan https o el nombre «localhost».
web-refusal-no-provider = Este servidor no tiene otras cuentas con las que entrar.
web-refusal-kept = Otro jugador ya guarda este puesto.
web-refusal-no-seat = Ya no tienes este puesto.
web-refusal-too-many-seats = Tienes demasiadas partidas. Quita alguna antes.
web-me-bots = Mis bots
web-me-bots-about = Un programa puede jugar aquí con un nombre propio, que termina en «(bot)». Entra con una clave; «Write a bot», en la documentación, explica cómo conectarlo.
web-me-bot-name = Nombre del bot nuevo
web-me-bot-add = Añadir un bot
web-me-bot-connected = conectado
web-me-bot-key = Clave nueva
web-me-bot-key-one = Clave nueva para { $name }
web-me-bot-key-sure = La clave anterior deja de valer, y también todos los enlaces que haya abierto. Las partidas del bot continúan.
web-me-bot-key-about = Esta es la clave del bot. Cópiala ahora: no se volverá a mostrar. Quien la tenga puede jugar como este bot.
web-me-bot-remove = Borrar
web-me-bot-remove-one = Borrar a { $name }
web-me-bot-remove-sure = Se borran para siempre el bot, sus puntuaciones y su lista de partidas. Sus adversarios conservan las partidas.
