# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Ce qui se dit à toute table, et comment finit une partie

end-won = Victoire : { $winners }, { $reasons }. ({ $clause })
end-closed = Victoire : { $winners }, { $reasons }.
end-drawn = Partie nulle { $reasons }.
table-event-resigned = { $seat } abandonne la partie.
table-event-draw-offered = { $seat } propose la nulle.
table-event-draw-declined = { $seat } refuse la nulle.
table-event-draw-accepted = { $seat } accepte la nulle.
table-event-ran-out = { $seat } n'a plus de temps.
table-event-closed = La partie se termine { $reason }.
table-reason-resignation = par abandon
table-reason-agreement = d'un commun accord
table-reason-time = au temps
table-reason-closed = par décision de l’hébergeur

## Les pages du serveur

pages-not-built = Le serveur fonctionne, mais ses pages n'ont pas été construites. Lancez « { $command } », puis redémarrez le serveur.
pages-requests = API HTTP pour les développeurs

## Camps et places que plusieurs titres partagent, et noms sans texte

side-german = Les Allemands
side-american = Les Américains
seat-german = Camp allemand
seat-american = Camp américain
own-name = { $name }
names-joined = { $names } et { $last }
plain-event = { $text }
win = Vous gagnez dès que
