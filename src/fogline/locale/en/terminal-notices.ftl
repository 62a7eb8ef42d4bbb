# English. Notices that the server sends by push, mail or webhook.

notice-about = { $game }: { $scenario }
notice-themed = { $theme } on { $base }
notice-about-all = any of their games
notice-turn = It is your turn
notice-turn-in = It is your turn in { $about }
notice-turn-body =
    Your game is waiting: { $link }

    Stop notices about this game: { $stop }
notice-turn-body-all =
    Your game is waiting: { $link }

    Stop notices about your games: { $stop }
notice-stop = Stop notices
notice-confirm = Do you want notices about a game?
notice-confirm-body =
    Somebody asked us to send mail to this address whenever it is their turn in { $about }.

    If this was you, please confirm: { $confirm }

    If not, do nothing, or decline: { $stop }
