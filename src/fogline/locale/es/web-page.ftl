## En el navegador: partidas que se juegan en la propia página, sin servidor

web-desk-fetching = Descargando el juego: { NUMBER($got, minimumFractionDigits: 1) } de { NUMBER($all, minimumFractionDigits: 1) } MB
web-desk-starting = Arrancando …
web-desk-cut = La descarga se ha interrumpido. Vuelve a intentarlo cuando tengas conexión: los archivos que ya han llegado se conservan.
web-desk-broken = El juego ha dejado de funcionar en esta página. Tus partidas están guardadas y siguen cuando lo intentes de nuevo.
web-desk-elsewhere = Tus partidas están abiertas en otra pestaña de este navegador.
web-desk-take = Seguir aquí
web-desk-old = Este navegador es demasiado antiguo para jugar en la página. Usa una versión actual de Chrome, Edge, Firefox o Safari.
web-desk-unstored = Este navegador no guarda tus partidas: siguen, pero se pierden al cerrar esta página si antes no las guardas como archivos.
web-desk-unconnected = No se puede contactar con el servidor. Hasta que vuelva, las partidas nuevas contra el ordenador o en una pantalla se juegan en esta página.
web-desk-fog = Esta partida se juega en tu navegador: el ordenador solo recibe lo que su bando puede ver y tu pantalla solo muestra lo que puede ver el tuyo, pero quien use las herramientas de desarrollo puede mirar; solo un servidor puede prometer más.
web-needs-server-title = Esto necesita un servidor
web-needs-server = Para jugar con amigos por enlace, la sala de encuentro, mirar partidas, los torneos, las clasificaciones, los avisos e iniciar sesión hace falta un servidor de Fogline.
web-home-about-page = Juegos de guerra con cartas en la niebla: muchas cartas están boca abajo y solo ves lo que las reglas te dejan ver. Juega en solitario o comparte la pantalla: todo funciona en tu navegador, incluso sin conexión. No hace falta cuenta.
web-games-none-page = Ninguna todavía. Una partida se queda en este navegador hasta que la quites.
web-games-forget-about-page = La partida se borra de este navegador. Si quieres conservarla, guárdala antes como archivo.
web-game-file = Guardar esta partida como archivo
web-game-file-about = Esta partida solo está en este navegador. Para seguirla en otro sitio, guárdala como archivo y elige allí «Abrir una partida guardada». El archivo contiene todas las cartas ocultas.
web-refusal-unloaded = El juego no está cargado en esta página, así que no se ha hecho nada.
web-offline = Jugar sin conexión
web-offline-about = Descarga el juego ({ $size } MB) para que puedas jugar contra el ordenador o en una pantalla aunque no se pueda contactar con el servidor.
web-offline-fetch = Descargar ahora
web-offline-kept = El juego está en este navegador: puedes jugar sin conexión contra el ordenador o en una pantalla.
