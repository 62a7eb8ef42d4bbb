# Français. Les trois langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test y veille.

## Les leçons : la page

web-learn-title = Apprendre { $game }
web-learn-about = Jouez quelques positions sur le vrai plateau, une idée à la fois. L'autre camp suit un scénario écrit ; rien ne peut mal tourner.
web-learn-lessons = Leçons
web-learn-step = Étape { $number } sur { $count }
web-learn-your-move = À vous
web-learn-happened = Ce qui vient de se passer
web-learn-back = Retour
web-learn-next = Suite
web-learn-show = Montrez-moi
web-learn-again = Recommencer
web-learn-next-lesson = Leçon suivante : { $lesson }
web-learn-play = Jouer maintenant contre l'ordinateur
web-learn-rules = Lire les règles
web-learn-almost = C'est permis, mais la leçon demande autre chose
web-learn-marked = Regardez : { $cells }
web-learn-loading = Un instant …

web-learn-name-stalingrad-first = Votre première partie
web-learn-name-stalingrad-units = Les Unités du Mode expert
web-learn-name-panzer-first = Votre première partie
web-learn-name-panzer-terrain = Terrain et règles avancées
web-learn-name-spearpoint-first = Spearpoint 1943 : le premier tour

## SCOPE Stalingrad : la première partie

web-learn-stalingrad-first-board = Voici les ruines. Votre Front, l'allemand, est en bas : vous seul voyez vos cartes. En haut, les cartes soviétiques sont face cachée. Vous voyez à qui elles sont, pas ce qu'elles sont.
web-learn-stalingrad-first-goal = Vous gagnez dès que les deux Snipers adverses sont éliminés, ou dès que vous avez 6 points. Snipers et Officiers rapportent 2 points, les autres Unités 1. L'adversaire vous veut la même chose.
web-learn-stalingrad-first-move = Un tour est une action. D'abord DÉPLACER : choisissez DÉPLACER, puis le Carré marqué, quatre cartes en carré, et remettez-les dans n'importe quel ordre. L'adversaire apprend seulement que vous avez touché ces quatre-là.
web-learn-stalingrad-first-move-hint = DÉPLACEZ s'il vous plaît le Carré marqué G1a–G2b, dans l'ordre que vous voulez. Un de vos Snipers s'y trouve, et personne ne saura où.
web-learn-stalingrad-first-search = Les Soviétiques ont DÉPLACÉ eux aussi ; ce qu'ils ont fait, ou s'ils ont fait quelque chose, vous ne pouvez pas le savoir. Cherchez-les : CHERCHEZ sur la carte en S2b.
web-learn-stalingrad-first-search-hint = Vous pouvez CHERCHER sur toute carte adverse. Pour cette leçon, prenez S2b.
web-learn-stalingrad-first-shot-card = S2b est un Secteur vide : il ne se passe rien. Puis les Soviétiques ont trouvé votre Officier et l'ont abattu : 2 points pour eux. Mais qui Tire pose la carte Tir. Elle dit : un de mes Snipers est parmi ces quatre cases.
web-learn-stalingrad-first-find = Vous savez que S2b est vide : un Sniper est donc sur l'une de trois cases. CHERCHEZ en S2a.
web-learn-stalingrad-first-find-hint = Si vous pensiez à une autre case sous la carte Tir : bonne idée. Dans cette leçon le Sniper est en S2a. CHERCHEZ là.
web-learn-stalingrad-first-shoot = Un Sniper ! Vous pouvez maintenant Tirer ; un Tir ne manque jamais. Le prix : vous posez votre propre carte Tir sur un Carré où est un de vos Snipers. Choisissez-en un. Plus il y a de cases possibles, mieux c'est.
web-learn-stalingrad-first-shoot-hint = Rien ne vous oblige à Tirer, mais un Sniper en vaut la peine : 2 points et la moitié de la victoire. Choisissez Tirer et un Carré pour votre carte Tir.
web-learn-stalingrad-first-decoy = Les Soviétiques ont cherché et trouvé votre Leurre. Qui trouve un Leurre doit Tirer : pas de points, mais la carte Tir est posée. Vous savez donc que leur dernier Sniper est parmi ces quatre cases. CHERCHEZ en S2c.
web-learn-stalingrad-first-decoy-hint = Le Sniper peut être sur n'importe laquelle des quatre cases marquées. Dans cette leçon, commencez par S2c.
web-learn-stalingrad-first-officer = Pas un Sniper, mais un Officier : 2 points. Tirez, et choisissez un Carré pour votre carte Tir.
web-learn-stalingrad-first-officer-hint = Ne le laissez pas filer : un Officier vaut autant qu'un Sniper. Tirez.
web-learn-stalingrad-first-spread = Les Soviétiques ont DÉPLACÉ ces quatre mêmes cartes. Ce que vous saviez de chaque case n'est plus qu'un savoir sur les quatre ensemble : le Sniper est toujours parmi elles, mais sur n'importe laquelle. Essayez S2d.
web-learn-stalingrad-first-spread-hint = Ce peut être n'importe laquelle des quatre. Dans cette leçon, essayez S2d.
web-learn-stalingrad-first-last = Le voilà, le dernier Sniper. Tirez !
web-learn-stalingrad-first-last-hint = Un Tir, et vous avez gagné. Choisissez Tirer et un Carré pour votre carte Tir.
web-learn-stalingrad-first-won = Gagné, avec les deux Snipers et 6 points. Vous connaissez le Jeu de base : DÉPLACER pour se cacher, CHERCHER pour trouver, et réfléchir à deux fois à ce qu'un Tir apprend à l'adversaire.

## SCOPE Stalingrad : les Unités

web-learn-stalingrad-units-units = En Mode expert chaque Unité en jeu a sa propre action. Vous faites toujours une action par tour. La plupart montrent à l'adversaire où est votre Unité.
web-learn-stalingrad-units-scout = Votre Éclaireur observe : REPÉRER retourne une carte adverse, ou deux côte à côte, et votre Éclaireur reste caché. Regardez S2b et S2c.
web-learn-stalingrad-units-scout-hint = Pour cette leçon, REPÉREZ S2b et S2c ensemble.
web-learn-stalingrad-units-end = Un Officier en S2b ! REPÉRER ne tire jamais. Votre action est faite ; seul votre propre Officier pourrait encore ajouter un DÉPLACER, d'où la question. Cette fois, finissez votre tour.
web-learn-stalingrad-units-end-hint = DÉPLOYER vient plus tard dans cette leçon. Finissez votre tour.
web-learn-stalingrad-units-mortar = Les Soviétiques ont DÉPLACÉ ailleurs : leur Officier est toujours en S2b. Votre Mortier en G2a utilise HOWITZER contre toute carte adverse qui ne lui est pas adjacente. Touchez S2b.
web-learn-stalingrad-units-mortar-hint = Vous savez ce qu'il y a en S2b. Utilisez HOWITZER de G2a contre S2b.
web-learn-stalingrad-units-gun = 2 points. Mais votre Mortier a dû se montrer, et un Mortier soviétique a répondu. À la Mitrailleuse : le TIR OFFENSIF regarde une carte adverse qui lui est adjacente. Ouvrez le tir sur S1d.
web-learn-stalingrad-units-gun-hint = Votre Mitrailleuse en G1d atteint S1c et S1d. Pour cette leçon, ouvrez le tir sur S1d.
web-learn-stalingrad-units-fire = Un Sniper. Montrez la Mitrailleuse et Tirez ; il n'y a pas de carte Tir. Sinon l'adversaire saurait seulement qu'une Mitrailleuse est tout près.
web-learn-stalingrad-units-fire-hint = C'est un Sniper. Montrez la Mitrailleuse en G1d et Tirez.
web-learn-stalingrad-units-deploy = Ils connaissaient votre Mitrailleuse et l'ont abattue. Qui est vu devrait bouger. L'Officier y aide : DÉPLOYER le montre et donne un DÉPLACER de plus, avant ou après votre action. Montrez l'Officier en G2b.
web-learn-stalingrad-units-deploy-hint = D'abord DÉPLOYER, s'il vous plaît : montrez l'Officier en G2b.
web-learn-stalingrad-units-extra = DÉPLACEZ le Carré marqué. L'Officier s'y trouve : il est de nouveau caché, et un Sniper avec lui.
web-learn-stalingrad-units-extra-hint = Tout Carré est permis. DÉPLACEZ celui-ci, et personne ne sait où est l'Officier.
web-learn-stalingrad-units-assault = Votre action reste à faire. L'Infanterie donne l'ASSAUT dans un Carré qui contient des cartes adverses. Envoyez l'Infanterie de G1c dans le Carré S1b–G1c.
web-learn-stalingrad-units-assault-hint = Pour cette leçon, choisissez ASSAUT : l'Infanterie en G1c, le Carré S1b–G1c.
web-learn-stalingrad-units-take = Les deux cartes adverses ont été retournées. Avec une Mitrailleuse parmi elles, le TIR DÉFENSIF vous aurait arrêté. Prenez S1b : l'Infanterie qui s'y trouve est éliminée.
web-learn-stalingrad-units-take-hint = Vous pouvez prendre S1c ou rester. Mais en S1b il y a un point à gagner.
web-learn-stalingrad-units-reinforce = Une Infanterie au-delà de la ligne de front est connue de tous, et une Mitrailleuse soviétique l'a abattue. Les RENFORTS la ramènent à votre arrière, à la place d'un Secteur vide, et l'adversaire perd le point. Choisissez un Carré et un ordre.
web-learn-stalingrad-units-reinforce-hint = Choisissez RENFORTS, n'importe quel Carré de votre arrière et n'importe quel ordre de ses cartes.
web-learn-stalingrad-units-done = Vous avez utilisé toutes les Unités. Chacune apprend quelque chose à l'adversaire : pesez ce que vous gagnez et ce que vous montrez. Jouez maintenant un Duel rapide en Mode expert.

## SCOPE Panzer : la première partie

web-learn-panzer-first-squad = D'abord vous choisissez en secret une escouade : ici au plus 4 unités et 12 points. Bazooka, Stuart et un Sherman sont pris : 8 points. Prenez le second Sherman pour les 4 autres et confirmez.
web-learn-panzer-first-squad-hint = Cela irait aussi. Pour cette leçon, prenez le second Sherman (SHE).
web-learn-panzer-first-forest = Vos unités sont déployées sur votre ligne de départ. Pour l'adversaire elles ressemblent à de la forêt : chaque carte montre à qui elle est, pas ce qu'il y a derrière. Les unités allemandes se cachent de même sur la ligne 6.
web-learn-panzer-first-goal = Vous gagnez quand toutes les unités adverses sont détruites, ou quand vous contrôlez toute la ligne de départ adverse et y avez une unité.
web-learn-panzer-first-move = DÉPLACER : choisissez le carré marqué. Les quatre cartes sont à vous, vous pouvez donc les remettre dans n'importe quel ordre. Avancez une unité, ou bluffez.
web-learn-panzer-first-move-hint = DÉPLACEZ s'il vous plaît le carré marqué A1–B2, dans l'ordre que vous voulez.
web-learn-panzer-first-explore = Quelques tours plus tard : Stuart et Sherman sont en C3 et D3, et les Allemands se sont approchés. EXPLOREZ un carré qui contient des cartes des deux camps : celui qui est marqué.
web-learn-panzer-first-explore-hint = Pour cette leçon, EXPLOREZ le carré A3–B4.
web-learn-panzer-first-follow = Il n'y avait pas d'unité : A4 et B4 sont maintenant à vous. Vous pouvez ensuite DÉPLACER ce carré tout de suite, ou renoncer. Vous n'y avez pas d'unité ; les deux conviennent.
web-learn-panzer-first-search = CHERCHER UNE CIBLE regarde une carte adverse à distance 1 ou 2 de n'importe quelle carte à vous. Quelque chose s'est approché au centre. CHERCHEZ UNE CIBLE en C4.
web-learn-panzer-first-search-hint = Bonne idée pour un autre tour. Ici, CHERCHEZ UNE CIBLE en C4.
web-learn-panzer-first-odds = Un Panzer IV ! Distance et blindage mettent des tirs manqués dans la main, la puissance de feu des impacts. Sherman en D3 : 1 + 2 tirs manqués, 2 impacts, 2 sur 5. Stuart en C3 : 1 impact, 1 sur 4. Tirez avec le Sherman.
web-learn-panzer-first-odds-hint = Prenez les meilleures chances : le Sherman en D3 a plus de puissance de feu.
web-learn-panzer-first-hide = Manqué, et la riposte aussi. Qui tire est révélé et le reste. La forêt couvre de nouveau qui est pris en main par DÉPLACER, même sans changer de case. DÉPLACEZ le carré marqué.
web-learn-panzer-first-hide-hint = Votre Sherman est à découvert. DÉPLACEZ le carré C2–D3 pour le cacher de nouveau.
web-learn-panzer-first-again = Les Allemands ont cherché au mauvais endroit. Leur Panzer IV n'a pas bougé : il est toujours révélé en C4. CHERCHEZ UNE CIBLE là : sur une unité révélée, cela veut dire tirer.
web-learn-panzer-first-again-hint = La cible est en C4, bien en vue. CHERCHEZ UNE CIBLE là.
web-learn-panzer-first-second = Choisissez qui tire. De près vaut mieux que de loin, et plus de puissance de feu vaut mieux que moins.
web-learn-panzer-first-supply = Touché ! On peut gagner sans tirer : EXPLOREZ vers l'avant jusqu'à ce que la ligne marquée soit à vous, et amenez-y une unité. Cela coupe la ligne de ravitaillement. Et gardez votre propre ligne.
web-learn-panzer-first-done = Vous connaissez le jeu de base : DÉPLACER pour se cacher, EXPLORER pour gagner du terrain, CHERCHER UNE CIBLE pour trouver, et tirer quand les chances sont bonnes.

## SCOPE Panzer : terrain et règles avancées

web-learn-panzer-terrain-terrain = Les règles avancées s'activent une à une ; ici il y en a quatre. Avec le terrain, chaque camp pose d'abord une carte. Les Allemands ont posé des pics en B5, dans leur moitié ; la vôtre va donc dans votre moitié. Posez une colline en C3.
web-learn-panzer-terrain-terrain-hint = Beaucoup d'endroits sont permis. Pour cette leçon, posez une colline en C3.
web-learn-panzer-terrain-hill = Votre Pershing est en C2, à côté de la colline. Sur une colline il est révélé, mais il tire mieux et se laisse moins toucher. DÉPLACEZ-le en C3.
web-learn-panzer-terrain-hill-hint = DÉPLACEZ le Pershing de C2 sur la colline en C3 et laissez les autres où ils sont.
web-learn-panzer-terrain-light = Avec la règle des chars légers, on vous demande après chaque DÉPLACER si l'un d'eux cherche, même s'il n'y en a pas : la question n'apprend donc rien à l'adversaire. Cette fois, renoncez.
web-learn-panzer-terrain-light-hint = Gardez le Stuart pour plus tard. Renoncez.
web-learn-panzer-terrain-search = Collines et pics cachent la vue, la forêt non : de C3 vous voyez au-delà de C4. CHERCHEZ UNE CIBLE en C5.
web-learn-panzer-terrain-search-hint = Pour cette leçon, CHERCHEZ UNE CIBLE en C5, droit devant le Pershing.
web-learn-panzer-terrain-from-hill = Un Tiger, blindage 3. D'une colline il n'y a qu'un tir manqué de distance, si loin que ce soit : 1 + 3 tirs manqués contre 3 impacts. Tirez avec le Pershing.
web-learn-panzer-terrain-from-hill-hint = Il est trouvé, saisissez l'occasion : tirez avec le Pershing en C3.
web-learn-panzer-terrain-heavy = Manqué. Le Tiger a riposté et manqué aussi : vers une colline il y a toujours deux tirs manqués de distance. Tous deux sont des chars lourds : ayant tiré, aucun ne peut bouger à son prochain tour.
web-learn-panzer-terrain-correction = Le Tiger est donc toujours là. Correction de tir : le deuxième tir de suite sur la même unité a un tir manqué de distance de moins. CHERCHEZ UNE CIBLE en C5 encore une fois.
web-learn-panzer-terrain-correction-hint = La correction est perdue si vous faites autre chose. CHERCHEZ UNE CIBLE en C5.
web-learn-panzer-terrain-correct = Il y a maintenant 0 + 3 tirs manqués contre 3 impacts : une chance sur deux. Tirez avec le Pershing.
web-learn-panzer-terrain-scout = Le Tiger n'est plus. Les chars légers, de blindage 1, peuvent chercher et tirer après DÉPLACER. Amenez le Stuart de B2 en B3 ou A3.
web-learn-panzer-terrain-scout-hint = DÉPLACEZ seulement le Stuart, de B2 en B3 ou A3.
web-learn-panzer-terrain-light-search = On vous pose de nouveau la question, et cette fois cela vaut la peine. Cherchez en C5 avec le Stuart : c'est à distance 2, et rien n'est entre les deux.
web-learn-panzer-terrain-light-search-hint = Cherchez en C5, où les Allemands viennent de bouger.
web-learn-panzer-terrain-choice = Un Panzer IV. Seul le Stuart peut tirer : 2 + 2 tirs manqués, 1 impact, 1 sur 5. Il est déjà révélé, il n'y a donc rien à perdre. Tirez.
web-learn-panzer-terrain-choice-hint = Vous pouvez renoncer, mais vous n'y gagneriez rien. Tirez.
web-learn-panzer-terrain-sight = Manqué ; c'était un tir difficile. Attention aux pics en B5 : qui est à côté ne voit pas les trois cases de derrière. Une bonne cachette, pour les deux camps.
web-learn-panzer-terrain-done = Il y a d'autres règles : attaque de flanc et par l'arrière, blindage supérieur, le Stug III, l'embuscade. Ajoutez-les une à une ; les règles expliquent chacune d'elles.

## Spearpoint 1943, première leçon

web-learn-spearpoint-first-hand = Ni carte d'état-major ni cases : vous menez un deck d'unités. Chaque camp commence avec quatre cartes. La plupart des unités demandent un équipage ; prenez donc ce qui va ensemble : l'équipage de char, le M4A1 Sherman, le groupe de fusiliers et l'équipe de bazooka.
web-learn-spearpoint-first-hand-hint = Bonne idée, mais cette leçon demande exactement ces quatre-là : l'équipage de char, le M4A1 Sherman, le groupe de fusiliers et l'équipe de bazooka.
web-learn-spearpoint-first-commit = Chaque tour commence en secret : les deux camps choisissent quelles unités engager. Les Allemands ont déjà verrouillé, mais vous n'en voyez rien. Engagez le Sherman en première ligne ; son équipage suit de lui-même.
web-learn-spearpoint-first-commit-hint = D'abord le Sherman : glissez-le de votre main à la première ligne, ou touchez-le puis la ligne.
web-learn-spearpoint-first-infantry = Il est dans votre plan, dessiné pâle : encore secret, et vous pourriez le reprendre. Un char seul est vite débordé. Engagez aussi le groupe de fusiliers.
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
web-learn-spearpoint-first-intensity = Touché b1 ! Un dé décide maintenant de la force : l'intensité plus l'indice de dégâts, moins la défense, est retirée de l'endurance. Lancez-le, avec une défausse ou sans.
web-learn-spearpoint-first-answer = À mi-endurance, le Panzer a tiré une carte de dégâts : il est secoué et tire moins bien. Il fait feu sur a1. On vous demande des cartes d'ordre quoi que vous ayez, pour que personne ne devine. Passez (touche P).
web-learn-spearpoint-first-storm = Manqué. À vous de nouveau : résolvez l'attaque de a2 sur b2, avec l'une ou l'autre arme.
web-learn-spearpoint-first-draw = Un 10 et un 9 : 19 ou 20 détruit la cible d'emblée. Vous marquez son coût. Après le combat, les unités endommagées sont remises à la moitié, les autres au complet. Piochez maintenant : d'abord une carte d'ordre.
web-learn-spearpoint-first-draw-hint = Vous pouvez y renoncer, mais les cartes vous font vivre : piochez une carte d'ordre.
web-learn-spearpoint-first-done = Puis vous avez pioché un équipage et un Stuart, et le tour suivant commence. 51 points font gagner, ou trois tours sans ennemi en jeu. Viendront ensuite l'artillerie à l'arrière, les avions, les assauts d'infanterie et vos propres decks. Continuez contre une recrue !
