# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Leçons

web-learn-name-spearpoint-first = Spearpoint 1943 : le premier tour

## Spearpoint 1943, première leçon

web-learn-spearpoint-first-hand = Ni carte d'état-major ni cases : vous menez un deck d'unités. Chaque camp commence avec quatre cartes. La plupart des unités demandent un équipage ; prenez donc ce qui va ensemble : l'équipage de char, le M4A1 Sherman, le groupe de fusiliers et l'équipe de bazooka.
web-learn-spearpoint-first-hand-hint = Bonne idée, mais cette leçon demande exactement ces quatre-là : l'équipage de char, le M4A1 Sherman, le groupe de fusiliers et l'équipe de bazooka.
web-learn-spearpoint-first-commit = Chaque tour commence en secret : les deux camps choisissent quelles unités engager. Les Allemands ont déjà verrouillé leur choix, mais vous n'en voyez rien. Engagez le Sherman en première ligne ; son équipage est ajouté automatiquement.
web-learn-spearpoint-first-commit-hint = D'abord le Sherman : glissez-le de votre main à la première ligne, ou touchez-le puis la ligne.
web-learn-spearpoint-first-infantry = Il est dans votre plan, estompé : encore secret, et vous pourriez l’annuler. Un char seul est vite débordé. Engagez aussi le groupe de fusiliers.
web-learn-spearpoint-first-infantry-hint = Gardez l'équipe de bazooka pour plus tard, et engagez le groupe de fusiliers.
web-learn-spearpoint-first-lock = Deux unités suffisent pour l'instant. Verrouillez votre plan : dès que les deux camps l'ont fait, tout est révélé ensemble.
web-learn-spearpoint-first-lock-hint = Vous pourriez en faire plus, mais pour cette leçon, verrouillez l'engagement maintenant.
web-learn-spearpoint-first-command = Un Panzer III (b1) et des grenadiers (b2) vous font face. Les unités se nomment par camp et numéro ; les vôtres sont a1 et a2. On peut maintenant jouer des cartes d'ordre. « Caisse défilée » protège un véhicule pour de bon : jouez cette carte sur votre Sherman, a1.
web-learn-spearpoint-first-command-hint = Touchez la carte marquée « Caisse défilée », puis le Sherman a1.
web-learn-spearpoint-first-declare = Combat : les attaques aussi se déclarent en secret. Sur une cible vous voyez la chance de la toucher. Que le Sherman a1 attaque le Panzer III b1.
web-learn-spearpoint-first-declare-hint = Touchez a1, puis b1, ou glissez a1 dessus.
web-learn-spearpoint-first-second = La flèche pointillée est votre plan. Les fusils ne peuvent rien contre un char, mais bien contre de l'infanterie : que a2 attaque les grenadiers b2.
web-learn-spearpoint-first-second-hint = Touchez a2, puis b2.
web-learn-spearpoint-first-fire = Les deux camps ont verrouillé et passé, et vous avez gagné l'initiative 8 à 3 : vous résolvez la première attaque. C'est seulement maintenant que vous choisissez l'arme. Tirez au canon de a1 sur b1.
web-learn-spearpoint-first-fire-hint = Commencez par le Sherman : a1, au canon.
web-learn-spearpoint-first-roll = Deux dés à dix faces doivent atteindre la valeur d'attaque ; les chances sont sur les boutons. Lancez tel quel, ou défaussez une carte d'ordre pour +1.
web-learn-spearpoint-first-intensity = b1 est touché ! Un dé décide maintenant de la force : l'intensité plus l'indice de dégâts, moins la défense, est retirée de l'endurance. Lancez-le, avec une défausse ou sans.
web-learn-spearpoint-first-answer = À mi-endurance, le Panzer a tiré une carte de dégâts : il est secoué et tire moins bien. Il fait feu sur a1. On vous demande toujours des cartes d'ordre : une pause ne révèle donc rien. Passez (touche P).
web-learn-spearpoint-first-storm = Manqué. À vous de nouveau : résolvez l'attaque de a2 sur b2, avec l'une ou l'autre arme.
web-learn-spearpoint-first-draw = Un 10 et un 9 : 19 ou 20 détruit la cible d'emblée. Vous marquez son coût. Après le combat, les unités endommagées sont remises à la moitié, les autres au complet. Piochez maintenant : d'abord une carte d'ordre.
web-learn-spearpoint-first-draw-hint = Vous pouvez y renoncer, mais les cartes vous font vivre : piochez une carte d'ordre.
web-learn-spearpoint-first-done = Puis vous avez pioché un équipage et un Stuart, et le tour suivant commence. 51 points font gagner, ou trois tours sans ennemi en jeu. Viendront ensuite l'artillerie à l'arrière, les avions, les assauts d'infanterie et vos propres decks. Continuez contre une recrue !
