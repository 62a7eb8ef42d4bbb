# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Leçons

web-learn-name-panzer-first = Votre première partie
web-learn-name-panzer-terrain = Terrain et règles avancées

## SCOPE Panzer : la première partie

web-learn-panzer-first-squad = D'abord vous choisissez en secret une escouade : ici au plus 4 unités et 12 points. Bazooka, Stuart et un Sherman sont déjà pris : 8 points. Prenez le second Sherman pour les 4 autres et confirmez.
web-learn-panzer-first-squad-hint = Cela irait aussi. Pour cette leçon, prenez le second Sherman (SHE).
web-learn-panzer-first-forest = Vos unités sont déployées sur votre ligne de départ. Pour l'adversaire elles ressemblent à de la forêt : chaque carte montre à qui elle est, pas ce qu'il y a derrière. Les unités allemandes se cachent de même sur la ligne 6.
web-learn-panzer-first-goal = Vous gagnez quand toutes les unités adverses sont détruites, ou quand vous contrôlez toute la ligne de départ adverse et y avez une unité.
web-learn-panzer-first-move = DÉPLACER : choisissez le carré marqué. Les quatre cartes sont à vous, vous pouvez donc les remettre dans n'importe quel ordre. Avancez une unité, ou bluffez.
web-learn-panzer-first-move-hint = DÉPLACEZ s'il vous plaît le carré marqué A1–B2, dans l'ordre que vous voulez.
web-learn-panzer-first-explore = Quelques tours plus tard : Stuart et Sherman sont en C3 et D3, et les Allemands se sont approchés. EXPLOREZ un carré qui contient des cartes des deux camps : celui qui est marqué.
web-learn-panzer-first-explore-hint = Pour cette leçon, EXPLOREZ le carré A3–B4.
web-learn-panzer-first-follow = Il n'y avait pas d'unité : A4 et B4 sont maintenant à vous. Vous pouvez maintenant DÉPLACER ce carré tout de suite, ou renoncer. Vous n'y avez pas d'unité, donc les deux conviennent.
web-learn-panzer-first-search = CHERCHER UNE CIBLE regarde une carte adverse à distance 1 ou 2 de n'importe quelle carte à vous. Quelque chose s'est approché au centre. CHERCHEZ UNE CIBLE en C4.
web-learn-panzer-first-search-hint = Bonne idée pour un autre tour. Ici, CHERCHEZ UNE CIBLE en C4.
web-learn-panzer-first-odds = Un Panzer IV ! Distance et blindage mettent des tirs manqués dans la main, la puissance de feu des impacts. Sherman en D3 : 1 + 2 tirs manqués, 2 impacts, 2 sur 5. Stuart en C3 : 1 impact, 1 sur 4. Tirez avec le Sherman.
web-learn-panzer-first-odds-hint = Prenez les meilleures chances : le Sherman en D3 a plus de puissance de feu.
web-learn-panzer-first-hide = Manqué, et la riposte aussi. Une unité qui tire est révélée et le reste. La forêt cache de nouveau une unité prise en main par DÉPLACER, même si elle ne change pas de case. DÉPLACEZ le carré marqué.
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
web-learn-panzer-terrain-light = Avec la règle des chars légers, on vous demande après chaque DÉPLACER si l'un d'eux cherche, même si vous n'en avez pas : la question n'apprend donc rien à l'adversaire. Cette fois, renoncez.
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
web-learn-panzer-terrain-sight = Manqué ; c'était un tir difficile. Attention aux pics en B5 : une unité à côté ne voit pas les trois cases de derrière. Une bonne cachette, pour les deux camps.
web-learn-panzer-terrain-done = Il y a d'autres règles : attaque de flanc et par l'arrière, blindage supérieur, le Stug III, l'embuscade. Ajoutez-les une à une ; les règles expliquent chacune d'elles.
