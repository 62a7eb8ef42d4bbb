# Español. Todos los idiomas tienen los mismos archivos, con las mismas claves y los mismos huecos; una prueba lo comprueba.

## Lo que se dice en cualquier mesa, y cómo acaba una partida

end-won = Victoria: { $winners }, { $reasons }. ({ $clause })
end-closed = Victoria: { $winners }, { $reasons }.
end-drawn = Tablas { $reasons }.
table-event-resigned = { $seat } abandona la partida.
table-event-draw-offered = { $seat } ofrece tablas.
table-event-draw-declined = { $seat } rechaza las tablas.
table-event-draw-accepted = { $seat } acepta las tablas.
table-event-ran-out = { $seat } se queda sin tiempo.
table-event-closed = La partida termina { $reason }.
table-reason-resignation = por abandono
table-reason-agreement = por acuerdo
table-reason-time = por tiempo
table-reason-closed = por decisión del anfitrión

## Las páginas del servidor

pages-not-built = El servidor funciona, pero sus páginas no se han construido. Ejecuta «{ $command }» y reinicia el servidor.
pages-requests = API HTTP para desarrolladores

## Bandos y puestos que comparten varios títulos, y nombres sin texto

side-german = Los alemanes
side-american = Los americanos
seat-german = Bando alemán
seat-american = Bando americano
own-name = { $name }
names-joined = { $names } y { $last }
plain-event = { $text }
win = Ganas en cuanto
