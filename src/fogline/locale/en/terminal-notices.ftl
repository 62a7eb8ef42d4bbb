# English. Notices that the server sends by push, mail or webhook.

notice-about = { $game }: { $scenario }
notice-themed = { $theme } on { $base }
notice-about-all = any of their games
notice-turn = It is your turn
notice-turn-in = It is your turn in { $about }
notice-turn-body =
    Your game waits for you: { $link }

    No more notices about this game: { $stop }
notice-turn-body-all =
    Your game waits for you: { $link }

    No more notices about your games: { $stop }
notice-stop = Stop notices
notice-confirm = Do you want notices about a game?
notice-confirm-body =
    Somebody asked us to send a mail to this address whenever it is their turn in { $about }.

    If this was you, confirm it: { $confirm }

    If not, do nothing, or refuse it: { $stop }
