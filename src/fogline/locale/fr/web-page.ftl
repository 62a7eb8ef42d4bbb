## Dans le navigateur : parties jouées dans la page même, sans serveur

web-desk-fetching = Téléchargement du jeu : { NUMBER($got, minimumFractionDigits: 1) } sur { NUMBER($all, minimumFractionDigits: 1) } Mo
web-desk-starting = Démarrage …
web-desk-cut = Le téléchargement a été interrompu. Réessayez quand vous serez en ligne : les fichiers déjà arrivés sont conservés.
web-desk-broken = Le jeu ne fonctionne plus dans cette page. Vos parties sont enregistrées et reprendront quand vous réessaierez.
web-desk-elsewhere = Vos parties sont ouvertes dans un autre onglet de ce navigateur.
web-desk-take = Continuer ici
web-desk-old = Ce navigateur est trop ancien pour jouer dans la page. Utilisez une version récente de Chrome, Edge, Firefox ou Safari.
web-desk-unstored = Ce navigateur n'enregistre pas vos parties : elles continuent, mais fermer cette page les efface si vous ne les avez pas enregistrées dans des fichiers.
web-desk-unconnected = Le serveur est injoignable. Jusqu'à son retour, les nouvelles parties contre l'ordinateur ou sur un seul écran se jouent dans cette page.
web-desk-fog = Cette partie se joue dans votre navigateur : l'ordinateur ne reçoit que ce que son camp peut voir, et votre écran ne montre que ce que le vôtre peut voir, mais les outils de développement permettent de regarder ; seul un serveur peut promettre davantage.
web-needs-server-title = Il faut un serveur
web-needs-server = Jouer avec des amis par lien, le salon, regarder des parties, les tournois, les classements, les avis et la connexion demandent un serveur Fogline.
web-home-about-page = Des jeux de guerre dans le brouillard : bien des cartes sont face cachée, et vous ne voyez que ce que les règles laissent voir. Jouez seul ou partagez l'écran : tout se passe dans votre navigateur, même sans connexion. Aucun compte n'est nécessaire.
web-games-none-page = Aucune pour l'instant. Une partie reste dans ce navigateur jusqu'à ce que vous la retiriez.
web-games-forget-about-page = La partie est effacée de ce navigateur. Si vous voulez la garder, enregistrez-la d'abord dans un fichier.
web-game-file = Enregistrer cette partie dans un fichier
web-game-file-about = Cette partie n'est que dans ce navigateur. Pour la continuer ailleurs, enregistrez-la dans un fichier et choisissez-y « Ouvrir une partie enregistrée ». Le fichier contient toutes les cartes cachées.
web-refusal-unloaded = Le jeu n'est pas chargé dans cette page : rien n'a été fait.
web-offline = Jouer sans connexion
web-offline-about = Télécharge le jeu ({ $size } Mo), pour jouer contre l'ordinateur ou sur un seul écran même quand le serveur est injoignable.
web-offline-fetch = Télécharger
web-offline-kept = Le jeu est dans ce navigateur : vous pouvez jouer sans connexion contre l'ordinateur ou sur un seul écran.
