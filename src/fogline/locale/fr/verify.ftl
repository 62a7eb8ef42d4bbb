# Français. Ce que donne la vérification d’un enregistrement (docs/verify.md) ; aussi sur les pages.

verify-none = Cet enregistrement ne peut pas être vérifié : il date d’avant les engagements, vient d’ailleurs ou d’un serveur qui n’en donne pas. Il reste valable.
verify-text = L’enregistrement est exactement tel que le serveur l’écrit.
verify-text-not = L’enregistrement n’est pas tel que le serveur l’écrit : quelque chose y a été modifié.
verify-chain = { $lines ->
    [one] La seule ligne jouée mène
   *[other] Les { $lines } lignes jouées mènent
  } au dernier engagement.
verify-chain-not = Les lignes jouées ne mènent pas au dernier engagement.
verify-lines = { $lines ->
    [one] La seule ligne de la partie respecte
   *[other] Les { $lines } lignes de la partie respectent
  } les règles, jusqu’à la fin.
verify-lines-not = Cette ligne enfreint les règles : { $line }
verify-over-not = La partie n’est pas terminée.
verify-rules-not = La partie a été jouée avec la version { $version } des règles, qui n’est plus l’actuelle : ni les tirages ni les lignes ne peuvent être vérifiés.
verify-draws = { $draws ->
    [0] Il n’y a pas eu de tirage du hasard.
    [one] Le seul tirage du hasard découle des graines.
   *[other] Les { $draws } tirages du hasard découlent des graines.
  }
verify-draws-not = Le tirage { $number } du hasard est « { $played } », mais les graines donnent « { $due } ».
verify-seeds = { $count ->
    [one] Cette place a ajouté sa propre graine : { $seats }.
   *[other] Ces places ont ajouté leurs propres graines : { $seats }.
  }
verify-seeds-not = Une graine est incorrecte, a été ajoutée deux fois ou est venue après une action : { $seat }.
verify-no-seeds = Aucune place n’a ajouté de graine : tous les tirages découlent de la seule graine du serveur.
verify-begun = { $lines ->
    [one] La première ligne vient
   *[other] Les { $lines } premières lignes viennent
  } d’un autre enregistrement : leurs tirages n’ont pas été faits dans cette partie.
verify-given = Votre engagement appartient à cette partie : { $commitment }
verify-given-not = Votre engagement n’appartient pas à cette partie : { $commitment }
verify-first = Premier engagement, montré avant le premier choix : { $commitment }
verify-holds = Tout est exact.
verify-holds-not = Tout n’est pas exact.

## The seal on the pages

web-seal = Sceau
web-seal-about = Les tirages du hasard sont fixés d’avance et personne ne peut changer un choix secret après coup. Vous pouvez le vérifier une fois la partie finie.
web-seal-ask = Vous pouvez vérifier si les tirages du hasard et les choix secrets de cet enregistrement étaient fixés d’avance.
web-seal-check = Vérifier le sceau
web-seal-checking = Vérification ...
web-seal-details = Ce qui a été vérifié
web-seal-whole = Le sceau est intact : chaque tirage découle de graines fixées d’avance et aucun choix secret n’a été modifié.
web-seal-broken = Le sceau est brisé : cet enregistrement n’est pas la partie à laquelle le serveur s’est engagé.
web-seal-none = { verify-none }
web-seal-compared = Ce navigateur a comparé l’enregistrement avec ce qu’il avait reçu pendant la partie.
web-seal-not-compared = Ce navigateur n’a rien gardé de cette partie à quoi comparer l’enregistrement.
web-seal-not-computed = Ce navigateur ne peut pas calculer d’engagements sur une page sans https.
