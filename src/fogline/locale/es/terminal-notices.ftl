# Español. Avisos que el servidor envía por push, correo o webhook.

notice-about = { $game }: { $scenario }
notice-themed = { $theme }, sobre { $base }
notice-about-all = cualquiera de sus partidas
notice-turn = Es tu turno
notice-turn-in = Es tu turno en { $about }
notice-turn-body =
    Tu partida te espera: { $link }

    No recibir más avisos de esta partida: { $stop }
notice-turn-body-all =
    Tu partida te espera: { $link }

    No recibir más avisos de tus partidas: { $stop }
notice-stop = No avisar más
notice-confirm = ¿Quieres recibir avisos de una partida?
notice-confirm-body =
    Alguien nos ha pedido que enviemos un correo a esta dirección cada vez que sea su turno en { $about }.

    Si has sido tú, confírmalo: { $confirm }

    Si no, no hagas nada o recházalo: { $stop }
