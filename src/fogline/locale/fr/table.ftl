# Français. Les trois langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test y veille.

## Ce qui se dit à toute table, et comment finit une partie

end-won = Victoire : { $winners } ; { $reasons }. ({ $clause })
end-drawn = Personne n'a gagné : { $reasons }.
table-event-resigned = { $seat } : abandonne la partie.
table-event-draw-offered = { $seat } : propose la nulle.
table-event-draw-declined = { $seat } : refuse la nulle.
table-event-draw-accepted = { $seat } : accepte la nulle.
table-event-closed = La partie se termine par { $reason }.
table-reason-resignation = abandon
table-reason-agreement = accord
