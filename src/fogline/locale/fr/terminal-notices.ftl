# Français. Avis que le serveur envoie par push, courriel ou webhook.

notice-about = { $game } : { $scenario }
notice-themed = { $theme }, sur { $base }
notice-about-all = l’une de ses parties
notice-turn = C’est à vous de jouer
notice-turn-in = C’est à vous de jouer dans { $about }
notice-turn-body =
    Votre partie vous attend : { $link }

    Ne plus recevoir d’avis sur cette partie : { $stop }
notice-turn-body-all =
    Votre partie vous attend : { $link }

    Ne plus recevoir d’avis sur vos parties : { $stop }
notice-stop = Ne plus avertir
notice-confirm = Voulez-vous recevoir des avis sur une partie ?
notice-confirm-body =
    Quelqu’un nous a demandé d’envoyer un courriel à cette adresse chaque fois que c’est à lui de jouer dans { $about }.

    Si c’est vous, confirmez-le : { $confirm }

    Sinon, ne faites rien, ou refusez : { $stop }
