# Français. Commandes pour les hébergeurs : copies de la base de données et ce que l’opérateur fait des parties.

cli-serve-config = un fichier TOML avec n’importe laquelle de ces options, sans les tirets ; docs/hosting.md en donne un exemple
cli-serve-bot-processes = nombre de processus dans lesquels réfléchissent les adversaires de l’ordinateur (par défaut : 2)
cli-serve-bot-pause-least = la pause la plus courte, en secondes, avant une action visible d’un bot (par défaut : 0.25)
cli-serve-bot-pause-most = la plus longue (par défaut : 0.5)
cli-serve-expire = supprimer les parties sans coup depuis cette durée, par exemple 365d (par défaut : jamais)
cli-serve-expire-unfinished = de même pour les parties inachevées, par exemple 60d (par défaut : jamais)
cli-serve-metrics-port = fournir des métriques Prometheus sur ce port (par défaut : non)
cli-serve-metrics-host = l’adresse de ce port (par défaut : 127.0.0.1, cet ordinateur seulement)
cli-serve-metrics-token = fournir aussi les métriques sous /metrics à qui envoie ce jeton
cli-serve-drain-seconds = secondes pendant lesquelles un serveur qui doit s’arrêter continue de servir tandis que /api/ready dit non (par défaut : 0)
cli-serve-slow-seconds = noter dans le journal les requêtes plus longues que cela (par défaut : aucune)
cli-serve-log-format = text ou json : un objet par ligne (par défaut : text)
cli-serve-oidc-issuer = connexion OIDC : adresse du fournisseur, comme https://accounts.example.org
cli-serve-oidc-client-id = identifiant client OIDC de ce serveur
cli-serve-oidc-client-secret = secret client OIDC (préférez la variable d’environnement)
cli-serve-verifiable = yes ou no : si les nouvelles parties peuvent être vérifiées (par défaut : yes)

cli-backup = faire une copie de toutes les parties pendant que le serveur tourne
cli-backup-file = le fichier à écrire ; il ne doit pas encore exister
cli-host-database = la base de données, comme pour fogline serve (par défaut : le fichier de votre répertoire de données)
backup-making = Copie de la base de données ...
backup-done = { $file } : { $games ->
    [one] une partie
   *[other] { $games } parties
}.

cli-restore = remplir une base de données vide à partir d’une copie faite par fogline backup
cli-restore-file = la copie
cli-restore-database = la base de données à remplir, qui doit être vide : sqlite:///FICHIER (par défaut : le fichier de votre répertoire de données) ou postgresql://UTILISATEUR@SERVEUR/NOM
restore-making = Restauration de la base de données ...
restore-done = Restauré depuis { $file } : { $games ->
    [one] une partie
   *[other] { $games } parties
}.
restore-broken = La partie { $game } est endommagée : une ligne manque ou a été modifiée. Elle a été copiée telle quelle et ne peut pas être jouée.

cli-admin = voir et gérer les parties d’un serveur, en marche ou non
cli-admin-games = lister les parties, les plus récentes d’abord
cli-admin-show = montrer ce qui a été convenu dans une partie et qui l’a rejointe
cli-admin-close = terminer une partie sans vainqueur
cli-admin-delete = supprimer une partie pour toujours
cli-admin-expire = supprimer les parties où il ne se passe plus rien depuis longtemps
cli-admin-stats = compter les parties et la place qu’elles occupent
cli-admin-revoke = annuler le lien d’une place et en afficher un nouveau
cli-admin-give-back = rendre le temps d’une panne dans toutes les parties
cli-admin-game = l’identifiant d’une partie, comme dans la liste
cli-admin-seat = la place, comme affichée ; ou watch : les liens de tous les spectateurs
cli-admin-title = seulement les parties de ce titre
cli-admin-state = seulement les parties qui attendent des joueurs, en cours ou terminées
cli-admin-most = au plus ce nombre
cli-admin-older = les parties sans coup depuis cette durée, par exemple 365d ou 12h
cli-admin-unfinished = aussi les parties inachevées sans coup depuis cette durée
cli-admin-dry-run = seulement lister ce qui serait supprimé
cli-admin-since = le début de la panne, par exemple 2026-11-17T20:15 (UTC) ou 2026-11-17T20:15+01:00
cli-admin-until = sa fin
admin-head-game = partie
admin-head-title = titre
admin-head-scenario = scénario
admin-head-state = état
admin-head-begun = début
admin-head-active = dernier coup
admin-closed = La partie { $game } est terminée ; personne n’a gagné.
admin-deleted = { $count ->
    [0] Aucune partie n’a été supprimée.
    [one] Une partie a été supprimée.
   *[other] { $count } parties ont été supprimées.
}
admin-expired = { $count ->
    [0] Aucune partie ne serait supprimée.
    [one] Une partie serait supprimée.
   *[other] { $count } parties seraient supprimées.
}
admin-revoked = Les liens de { $seat } ne sont plus valables. Envoyez ce lien à son joueur, derrière l’adresse de votre serveur : { $link }
admin-revoked-watch = Les liens de tous les spectateurs ne sont plus valables. En voici un nouveau, derrière l’adresse de votre serveur : { $link }
admin-revoke-rematch = Le joueur a commencé une revanche dont le lien découle de l’ancien. Annulez-le là aussi : partie { $game }.
admin-given-back = { $minutes ->
    [one] Une minute a été rendue.
   *[other] { $minutes } minutes ont été rendues.
}
cli-admin-bots = lister les comptes de bots
cli-admin-add-bot = ajouter un bot de l’hébergeur et afficher sa clé
cli-admin-bot-key = donner une nouvelle clé à un bot ; l’ancienne n’est plus valable
cli-admin-remove-bot = effacer un bot ; ses adversaires gardent les parties
cli-admin-bot-name = le nom du bot ; « (bot) » y est ajouté
cli-admin-bot = l’identifiant d’un bot, comme dans la liste
admin-head-bot = identifiant
admin-head-name = nom
admin-head-owner = propriétaire
admin-head-connected = connecté
admin-bot-added = { $name } est { $bot }. Sa clé, affichée cette seule fois : { $key }
admin-bot-key = La nouvelle clé, affichée cette seule fois : { $key }
admin-bot-removed = Le bot a été effacé.
