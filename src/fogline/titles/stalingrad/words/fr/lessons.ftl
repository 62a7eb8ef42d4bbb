# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Leçons

web-learn-name-stalingrad-first = Votre première partie
web-learn-name-stalingrad-units = Les Unités du Mode expert

## SCOPE Stalingrad : la première partie

web-learn-stalingrad-first-board = Voici les ruines. Votre Front, l'allemand, est en bas : vous seul voyez vos cartes. En haut, les cartes soviétiques sont face cachée. Vous voyez à qui elles sont, pas ce qu'elles sont.
web-learn-stalingrad-first-goal = Vous gagnez dès que les deux Snipers adverses sont éliminés, ou dès que vous avez 6 points. Snipers et Officiers rapportent 2 points, les autres Unités 1. L'adversaire cherche la même chose.
web-learn-stalingrad-first-move = Un tour est une action. D'abord DÉPLACER : choisissez DÉPLACER, puis le Carré marqué, quatre cartes en carré, et remettez-les dans n'importe quel ordre. L'adversaire apprend seulement que vous avez touché ces quatre-là.
web-learn-stalingrad-first-move-hint = DÉPLACEZ s'il vous plaît le Carré marqué G1a–G2b, dans l'ordre que vous voulez. Un de vos Snipers s'y trouve, et personne ne saura où.
web-learn-stalingrad-first-search = Les Soviétiques ont DÉPLACÉ des cartes eux aussi ; ce qu'ils ont fait, ou s'ils ont fait quelque chose, vous ne pouvez pas le savoir. Cherchez-les : CHERCHEZ sur la carte en S2b.
web-learn-stalingrad-first-search-hint = Vous pouvez CHERCHER sur toute carte adverse. Pour cette leçon, prenez S2b.
web-learn-stalingrad-first-shot-card = S2b est un Secteur vide : il ne se passe rien. Puis les Soviétiques ont trouvé votre Officier et l'ont abattu : 2 points pour eux. Mais le camp qui Tire pose sa carte Tir. Elle dit : un de mes Snipers est parmi ces quatre cases.
web-learn-stalingrad-first-find = Vous savez que S2b est vide : un Sniper est donc sur l'une des trois autres cases. CHERCHEZ en S2a.
web-learn-stalingrad-first-find-hint = Si vous pensiez à une autre case sous la carte Tir : bonne idée. Dans cette leçon le Sniper est en S2a. CHERCHEZ là.
web-learn-stalingrad-first-shoot = Un Sniper ! Vous pouvez maintenant Tirer ; un Tir touche toujours. Le prix : vous posez votre propre carte Tir sur un Carré où est un de vos Snipers. Choisissez-en un. Plus il y a de cases possibles, mieux c'est.
web-learn-stalingrad-first-shoot-hint = Rien ne vous oblige à Tirer, mais un Sniper en vaut la peine : 2 points et la moitié de la victoire. Choisissez Tirer et un Carré pour votre carte Tir.
web-learn-stalingrad-first-decoy = Les Soviétiques ont cherché et trouvé votre Leurre. Le camp qui trouve un Leurre doit Tirer : pas de points, mais la carte Tir est posée. Vous savez donc que leur dernier Sniper est parmi ces quatre cases. CHERCHEZ en S2c.
web-learn-stalingrad-first-decoy-hint = Le Sniper peut être sur n'importe laquelle des quatre cases marquées. Dans cette leçon, commencez par S2c.
web-learn-stalingrad-first-officer = Pas un Sniper, mais un Officier : 2 points. Tirez, et choisissez un Carré pour votre carte Tir.
web-learn-stalingrad-first-officer-hint = Ne le laissez pas filer : un Officier vaut autant qu'un Sniper. Tirez.
web-learn-stalingrad-first-spread = Les Soviétiques ont DÉPLACÉ ces quatre mêmes cartes. Ce que vous saviez de chaque case ne vaut plus que pour les quatre ensemble : le Sniper est toujours parmi elles, mais sur n'importe laquelle. Essayez S2d.
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
web-learn-stalingrad-units-mortar = Les Soviétiques ont DÉPLACÉ des cartes ailleurs : leur Officier est toujours en S2b. Votre Mortier en G2a utilise HOWITZER contre toute carte adverse qui ne lui est pas adjacente. Touchez S2b.
web-learn-stalingrad-units-mortar-hint = Vous savez ce qu'il y a en S2b. Utilisez HOWITZER de G2a contre S2b.
web-learn-stalingrad-units-gun = 2 points. Mais votre Mortier a dû se montrer, et un Mortier soviétique a répondu. À la Mitrailleuse : le TIR OFFENSIF regarde une carte adverse qui lui est adjacente. Ouvrez le tir sur S1d.
web-learn-stalingrad-units-gun-hint = Votre Mitrailleuse en G1d atteint S1c et S1d. Pour cette leçon, ouvrez le tir sur S1d.
web-learn-stalingrad-units-fire = Un Sniper. Montrez la Mitrailleuse et Tirez ; il n'y a pas de carte Tir. Sinon l'adversaire saurait seulement qu'une Mitrailleuse est tout près.
web-learn-stalingrad-units-fire-hint = C'est un Sniper. Montrez la Mitrailleuse en G1d et Tirez.
web-learn-stalingrad-units-deploy = Ils connaissaient votre Mitrailleuse et l'ont abattue. Une carte vue devrait bouger. L'Officier y aide : DÉPLOYER le montre et donne un DÉPLACER de plus, avant ou après votre action. Montrez l'Officier en G2b.
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
