## Dans le navigateur : qui s’est connecté

web-me = Vous
web-me-about = Ce n’est pas nécessaire pour jouer. Connectez-vous avec une clé d’accès pour avoir un nom et voir vos parties sur tous vos appareils. Ni mot de passe ni adresse e-mail.
web-me-as = Connecté : { $name }
web-me-nameless = un joueur
web-me-sign-in = Se connecter
web-me-passkey-use = Utiliser ma clé d’accès
web-me-passkey-about = Votre téléphone, votre ordinateur ou votre clé de sécurité vous demande l’empreinte, le visage ou le code. Il ne nous les envoie pas.
web-me-new = Première visite
web-me-name = Votre nom
web-me-name-about = Tous ceux avec qui vous jouez le voient. Sans nom, vous êtes « un joueur ».
web-me-passkey-make = Créer une clé d’accès
web-me-no-passkeys = Les clés d’accès ne marchent qu’en https ou sous le nom « localhost ».
web-me-provider = Se connecter avec le compte de ce site
web-me-provider-about = Ce serveur utilise les comptes d’un autre service. Vous revenez ici après vous y être connecté.
web-me-provider-go = Y aller
web-me-recover = J’ai un code de secours
web-me-code = Code de secours
web-me-code-use = Se connecter
web-me-no-way = Ce serveur ne permet pas de se connecter. On peut jouer sans cela.
web-me-declined = Rien ne s’est passé : aucune clé d’accès n’a servi.
web-me-rename = Enregistrer
web-me-renamed = Le nom est enregistré.
web-me-elsewhere = Mes parties sur d’autres appareils
web-me-elsewhere-none = Aucune. Toutes vos parties sont dans ce navigateur.
web-me-open-entry = Ouvrir : { $name }, { $seat }
web-me-others-turn = En attente des autres
web-me-keep = { $count ->
    [one] Garder la partie de ce navigateur avec mon nom
   *[other] Garder { $count } places de ce navigateur avec mon nom
}
web-me-kept = { $count ->
    [one] Une place est gardée avec votre nom.
   *[other] { $count } places sont gardées avec votre nom.
}
web-me-results = Résultats
web-me-results-none = Aucune partie n’est encore finie.
web-me-result-won = Gagnées
web-me-result-lost = Perdues
web-me-result-drawn = Nulles
web-me-result-none = Finie
web-me-ways = Moyens de se connecter
web-me-passkey = { $label }, depuis le { $day }
web-me-passkey-nameless = Clé d’accès
web-me-passkey-remove = Retirer
web-me-passkey-remove-one = Retirer la clé d’accès : { $label }
web-me-passkey-add = Ajouter une clé d’accès
web-me-has-code = Un code de secours
web-me-code-make = Créer un code de secours
web-me-code-about = Notez-le maintenant : il n’est plus montré ensuite. Il permet de se connecter une fois si vous perdez vos appareils. Les codes d’avant ne marchent plus.
web-me-leave = Partir
web-me-browsers = { $count ->
    [one] Vous n’êtes connecté qu’ici.
   *[other] Vous êtes connecté dans { $count } navigateurs.
}
web-me-sign-out = Se déconnecter ici
web-me-sign-out-everywhere = Se déconnecter partout
web-me-export = Enregistrer toutes mes données
web-me-localhost = L’ouvrir sous le nom « localhost »
web-me-seats = Mes places
web-me-seats-about = Si quelqu’un d’autre a vu un de vos liens, remplacez les liens de cette place. Une partie retirée de la liste reste ouverte à qui a son lien.
web-me-revoke = Nouveau lien
web-me-revoke-entry = Nouveau lien : { $name }, { $seat }
web-me-revoke-about = Tous les liens de cette place cessent d’être valables sur tous les appareils, et ses avis prennent fin. Ce navigateur reçoit un nouveau lien.
web-me-revoke-yes = Annuler les anciens liens
web-me-revoked = Les anciens liens ne sont plus valables. Ce navigateur en a un nouveau.
web-me-drop = Retirer
web-me-drop-entry = Retirer de la liste : { $name }, { $seat }
web-me-drop-about = La place n’est plus à votre nom : les autres ne l’y voient plus, et vos autres appareils ne trouvent plus la partie. Ses liens l’ouvrent toujours.
web-me-drop-yes = La retirer de la liste
web-me-dropped = La partie n’est plus dans votre liste.
web-notices-all = Avis sur toutes mes parties
web-notices-all-about = Quand votre tour commence dans l’une de vos parties, actuelles ou futures, et que vous n’êtes pas à la table, vous recevez un avis. Il ne dit rien de la partie.
web-notices-all-here = M’avertir sur cet appareil quand c’est à moi de jouer, dans n’importe quelle partie
web-me-erase = Effacer mes données
web-me-erase-about = Votre nom, vos clés d’accès et la liste de vos parties sont effacés pour toujours. Les parties restent aux autres, qui voient « un joueur ». Les parties de ce navigateur vous restent ouvertes.
web-me-erase-yes = Tout effacer
web-lobby-player = Attend :

web-refusal-signed-out = Vous n’êtes plus connecté.
web-refusal-too-late = Cela a pris trop de temps, ou c’était déjà fait. Réessayez.
web-refusal-unproven = Cette clé d’accès n’a pas pu être vérifiée. Réessayez.
web-refusal-unknown-passkey = Ce serveur ne connaît pas cette clé d’accès. Elle a peut-être été retirée.
web-refusal-known-passkey = Cette clé d’accès sert déjà ici.
web-refusal-wrong-code = Ce n’est pas un code de secours valable. Chaque code sert une fois.
web-refusal-last-passkey = C’est votre seul moyen de vous connecter. Ajoutez-en un autre d’abord.
web-refusal-too-many-passkeys = Vous avez trop de clés d’accès. Retirez-en une d’abord.
web-refusal-too-many-links = Cette place a trop de liens. Remplacez-les d’abord par un nouveau.
web-refusal-no-passkeys = Les clés d’accès ne marchent pas ici : il faut https ou le nom « localhost ».
web-refusal-no-provider = Ce serveur n’a pas d’autres comptes pour se connecter.
web-refusal-kept = Un autre joueur garde déjà cette place.
web-refusal-no-seat = Vous ne tenez plus cette place.
web-refusal-too-many-seats = Vous avez trop de parties. Retirez-en d’abord.
web-me-bots = Mes bots
web-me-bots-about = Un programme peut jouer ici sous son propre nom, qui se termine par « (bot) ». Il se connecte avec une clé ; « Write a bot », dans la documentation, explique comment.
web-me-bot-name = Nom du nouveau bot
web-me-bot-add = Ajouter un bot
web-me-bot-connected = connecté
web-me-bot-key = Nouvelle clé
web-me-bot-key-one = Nouvelle clé pour { $name }
web-me-bot-key-sure = L’ancienne clé n’est plus valable, ni aucun lien qu’elle a ouvert. Les parties du bot continuent.
web-me-bot-key-about = Voici la clé du bot. Copiez-la maintenant : elle ne sera plus affichée. Quiconque la possède peut jouer comme ce bot.
web-me-bot-remove = Effacer
web-me-bot-remove-one = Effacer { $name }
web-me-bot-remove-sure = Le bot, ses cotes et sa liste de parties sont effacés pour toujours. Ses adversaires gardent les parties.
