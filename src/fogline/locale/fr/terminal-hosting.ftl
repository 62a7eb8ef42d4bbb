# Français. Commandes pour les hébergeurs : copies de la base de données et ce que l’opérateur fait des parties.

cli-backup = faire une copie de toutes les parties pendant que le serveur tourne
cli-backup-file = le fichier à écrire ; il ne doit pas encore exister
cli-host-database = la base de données, comme pour fogline serve (par défaut, le fichier de votre répertoire de données)
backup-making = Copie de la base de données ...
backup-done = { $file } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $lines ->
    [one] une ligne
   *[other] { $lines } lignes
}.

cli-restore = remplir une base de données vide à partir d’une copie faite par fogline backup
cli-restore-file = la copie
cli-restore-database = la base de données à remplir, qui doit être vide : sqlite:///FICHIER (par défaut, le fichier de votre répertoire de données) ou postgresql://UTILISATEUR@SERVEUR/NOM
restore-making = Restauration de la base de données ...
restore-done = Restauré depuis { $file } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $lines ->
    [one] une ligne
   *[other] { $lines } lignes
}.
restore-broken = La partie { $game } est endommagée : une ligne manque ou a été modifiée. Elle a été copiée telle quelle et ne peut pas être jouée.
