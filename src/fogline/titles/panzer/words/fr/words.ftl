# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## SCOPE Panzer : noms

game-panzer = SCOPE Panzer
panzer-unit-BAZ = M9 Bazooka
panzer-unit-ATG = M1 AT Gun
panzer-unit-STU = M3 Stuart
panzer-unit-HEL = M18 Hellcat
panzer-unit-SHE = M4 Sherman
panzer-unit-JAC = M36 Jackson
panzer-unit-JUM = M4A3E2 Jumbo
panzer-unit-PER = M26 Pershing
panzer-unit-PSK = Panzerschreck
panzer-unit-PAK = PaK 40
panzer-unit-PZ2 = Panzer II
panzer-unit-PZ3 = Panzer III
panzer-unit-PZ4 = Panzer IV
panzer-unit-STG = Stug III
panzer-unit-PAN = PzV Panther
panzer-unit-TIG = PzVI Tiger

panzer-card-BAZ = un { panzer-unit-BAZ }
panzer-card-ATG = un { panzer-unit-ATG }
panzer-card-STU = un { panzer-unit-STU }
panzer-card-HEL = un { panzer-unit-HEL }
panzer-card-SHE = un { panzer-unit-SHE }
panzer-card-JAC = un { panzer-unit-JAC }
panzer-card-JUM = un { panzer-unit-JUM }
panzer-card-PER = un { panzer-unit-PER }
panzer-card-PSK = un { panzer-unit-PSK }
panzer-card-PAK = un { panzer-unit-PAK }
panzer-card-PZ2 = un { panzer-unit-PZ2 }
panzer-card-PZ3 = un { panzer-unit-PZ3 }
panzer-card-PZ4 = un { panzer-unit-PZ4 }
panzer-card-STG = un { panzer-unit-STG }
panzer-card-PAN = un { panzer-unit-PAN }
panzer-card-TIG = un { panzer-unit-TIG }

panzer-terrain-meadow = une prairie
panzer-terrain-hill = une colline
panzer-terrain-lake = un lac
panzer-terrain-peaks = des pics

panzer-scenario-skirmish = Escarmouche
panzer-scenario-skirmish-about = 6 lignes de 4 cartes, 4 unités et 12 points par camp au plus ; une carte de terrain chacun. Idéal pour débuter.
panzer-scenario-battle = Bataille
panzer-scenario-battle-about = 6 lignes de 5 cartes, 5 unités et 16 points par camp au plus ; deux cartes de terrain chacun.
panzer-scenario-great-battle = Grande Bataille
panzer-scenario-great-battle-about = 5 lignes de 6 cartes, 6 unités et 20 points par camp au plus ; deux cartes de terrain chacun et une ligne centrale partagée.

panzer-option-fire-correction-about = Correction de tir : qui tire encore sur la même cible a moins de tirs manqués de distance : un de moins au deuxième tir de suite, deux à partir du troisième.
panzer-option-flank-attack-about = Attaque de flanc : un tir manqué de blindage de moins contre une unité qui vient de tirer sur une amie, si les deux alliées ne sont pas adjacentes.
panzer-option-rear-attack-about = Attaque par l'arrière : jusqu'à deux tirs manqués de blindage de moins si cette unité est exactement entre les deux alliées, en ligne, en colonne ou en diagonale.
panzer-option-light-tanks-about = Chars légers : une unité de blindage 1 peut chercher une cible et tirer après DÉPLACER, dans le même tour.
panzer-option-heavy-tanks-about = Chars lourds : une unité de blindage 3 ne peut pas bouger au tour qui suit son tir.
panzer-option-superior-armour-about = Blindage supérieur : une unité dont le blindage dépasse la puissance de feu du tireur ne peut être visée que d'une case adjacente.
panzer-option-stug-arc-about = Angle de tir réduit : un Stug III qui tire plusieurs tours de suite ne peut tirer que sur la même case ou une case adjacente à celle-ci.
panzer-option-stug-low-profile-about = Profil bas : un Stug III attaqué à distance 2 ajoute à la main une carte qui compte comme tir manqué de distance.
panzer-option-period-about = Le mois où se passe la partie, p. ex. 1944-12 ; avant 1945-02 il n'y a pas de M26 Pershing.
panzer-option-terrain-about = Les deux camps posent des cartes de terrain : prairie ou colline, lac ou pics.
panzer-option-open-turret-about = Tourelle ouverte : M18 Hellcat et M36 Jackson perdent un point de blindage s'ils sont attaqués d'une colline adjacente. Demande terrain.
panzer-option-ambush-about = Embuscade : qui EXPLORE et trouve une unité adverse doit montrer aussi ses propres cartes du carré.
panzer-option-gb-middle-split-about = Grande Bataille : quelles trois cartes de la ligne centrale sont américaines au début : celles de gauche, celles de droite, ou une sur deux.
panzer-option-terrain-before-squads-about = Si le terrain est posé avant le choix des escouades, ou après.
panzer-option-allow-null-explore-about = Si l'on peut EXPLORER un carré dont toutes les cartes adverses sont des unités déjà révélées, de sorte qu'il n'y a rien à retourner.
panzer-option-light-after-explore-about = Si un char léger peut chercher aussi après le DÉPLACER qui suit EXPLORER.
panzer-option-allow-null-search-revealed-about = Si l'on peut CHERCHER UNE CIBLE sur une unité révélée sans tirer sur elle.
panzer-option-light-search-from-tank-only-about = Si un char léger ne cherche que ce qu'il voit lui-même, ou ce que voit n'importe quelle carte alliée.
panzer-option-correction-lost-on-pickup-about = Si la correction de tir est perdue quand une unité est prise en main par DÉPLACER et remise sur la même case.
panzer-option-flank-rear-if-destroyed-about = Si flanc et arrière comptent encore quand l'unité amie a été détruite : depuis la case où elle était, ou jamais.
panzer-option-stug-low-profile-vs-hill-about = Si la carte de profil bas du Stug III fait partie du nombre que fixe une colline (capped) ou s'y ajoute (additive).
panzer-option-hill-sees-over-hill-about = Si une unité sur une colline, ou qui vise une colline, voit par-dessus d'autres collines.
panzer-option-ambush-on-known-units-about = Si EXPLORER qui ne rencontre que des unités déjà révélées est aussi une embuscade.
panzer-option-max-turns-about = Après ce nombre de tours sans vainqueur, la partie est nulle.
panzer-any-period = une année et un mois comme 1944-12

## SCOPE Panzer : ce qui se passe

panzer-event-terrain-laid = { $side } posent { $terrain } en { $cell }.
panzer-event-taken = { $side } prennent { $card } dans leur escouade.
panzer-event-placed = En { $cell } on place { $card }.
panzer-event-ready = { $side } ont confirmé leur { $step ->
        [squad] escouade.
       *[deploy] déploiement.
    }
panzer-event-fielded = Les deux camps sont déployés. Unités américaines : { $american } ; allemandes : { $german }. Pioche de forêt : { $deck }.
panzer-event-turn-began = Tour { $turn } : { $seat }.
panzer-event-turn-passed = Tour { $turn } : { $seat } ne peut rien faire et passe son tour.
panzer-event-moved = { $side } DÉPLACENT le carré { $quadrant }{ $known ->
        [moved] {" "}: { $moves }.
        [same] {" "}; chaque unité reste à sa place.
       *[no] .
    }
panzer-event-entered = En { $cell }, { $card } prend place sur le terrain, à la vue de tous.
panzer-event-left = En { $cell }, { $card } quitte le terrain.
panzer-event-skipped = { $side } { $step ->
        [follow] ne DÉPLACENT pas le carré exploré.
       *[light] ne montrent aucun char léger.
    }
panzer-event-explored = { $side } EXPLORENT le carré { $quadrant }.
panzer-event-captured = { $side } ne trouvent aucune unité et contrôlent maintenant { $cells }.
panzer-event-searched = { $side } CHERCHENT UNE CIBLE en { $cell }.
panzer-event-revealed = En { $cell } se trouve { $card }, désormais révélé.
panzer-event-shown-empty = Aucune unité en { $cells }.
panzer-event-held = { $side } ne tirent pas.
panzer-event-fired = { $side } tirent avec { $card } de { $gun } sur { $target } en { $cell }. Main : { $hand }{ $count ->
        [0] .
       *[other] {" "}({ $reasons }).
    }
panzer-event-drawn = { $side } piochent une carte : { $shot }.
panzer-event-missed = Manqué : { $card } reste en { $cell }.
panzer-event-destroyed = Détruit : { $card } en { $cell }. { $left ->
        [0] Il ne reste aucune unité à ce camp.
        [one] Il reste 1 unité à ce camp.
       *[other] Il reste { $left } unités à ce camp.
    }
panzer-event-locked = En { $cell }, { $card } a tiré et ne peut pas bouger à son prochain tour.
panzer-event-unlocked = En { $cell }, { $card } peut de nouveau bouger.
panzer-event-game-over = { $won ->
        [yes] { $side } ont gagné { $reasons }.
       *[no] Partie nulle { $reasons }.
    }
panzer-event-all-shown = Toutes les cartes et les deux escouades sont montrées.
panzer-explored-nothing = Il n'y a que des unités révélées : rien ne change. (AMB-15)
panzer-explored-in-vain = EXPLORER { $quadrant } échoue : { $count ->
        [0] une unité révélée s'y trouve.
        [one] une unité se trouve en { $cells }.
       *[other] des unités se trouvent en { $cells }.
    } { $side } ne prennent aucune case. (PZ-EXPL-5)

panzer-hand = distance { $distance }, blindage { $armour }, impacts { $hits } : { $odds }
panzer-odds = chances { $hits }/{ $all }, { $percent } %
panzer-odds-or = { $least }, ou { $most } si c'est la même unité que pour le tir précédent
panzer-hand-correction = correction de tir
panzer-hand-flank = attaque de flanc
panzer-hand-rear = attaque par l'arrière
panzer-hand-from-hill = d'une colline
panzer-hand-at-hill = vers une colline
panzer-hand-low-profile = profil bas
panzer-hand-open-turret = tourelle ouverte
panzer-shot-hit = un impact
panzer-shot-distance = un tir manqué de distance
panzer-shot-armour = un tir manqué de blindage

panzer-reason-destruction = en détruisant l'escouade adverse
panzer-reason-supply-line = en coupant la ligne de ravitaillement adverse
panzer-reason-turns = après les tours convenus
panzer-reason-standstill = parce que plus personne ne peut agir

## SCOPE Panzer, articles : pourquoi une chose est refusée, ou d'où vient un événement

panzer-clause-PZ-SETUP-2 = Une partie commence par le terrain (s'il est utilisé), les escouades et le déploiement, dans cet ordre ; puis les tours commencent.
panzer-clause-PZ-TPLC-1 = Chaque joueur a une carte prairie/colline et une carte lac/pics, et pose chaque carte une seule fois, sur l'une de ses faces.
panzer-clause-PZ-TPLC-2 = Une carte de terrain remplace une carte de forêt du champ de bataille, hors des deux lignes de départ et là où il n'y a pas encore de terrain.
panzer-clause-PZ-TPLC-3 = Dans une Escarmouche les Allemands posent d'abord ; si leur carte est allée dans leur territoire, l'américaine va dans l'américain, sinon dans l'allemand.
panzer-clause-PZ-TPLC-4 = Chaque joueur pose une carte de terrain dans son territoire et l'autre dans celui de l'adversaire.
panzer-clause-PZ-TPLC-6 = Le terrain est posé à la vue de tous.
panzer-clause-PZ-SQUAD-1 = Chaque joueur choisit en secret son escouade parmi les cartes d'unité de son camp.
panzer-clause-PZ-SQUAD-2 = Une escouade a au moins une unité, pas plus d'unités ni de points que le scénario n'en permet, et pas plus d'unités d'un type qu'il n'y en a de cartes.
panzer-clause-PZ-M26-1 = Le M26 Pershing est arrivé en février 1945 : dans une partie qui se passe avant, on ne peut pas le prendre.
panzer-clause-PZ-DEPLOY-1 = Vous déployez toutes les unités de votre escouade, et elles seules, cachées, sur des cases libres de votre ligne de départ ; puis vous confirmez par « done ».
panzer-clause-PZ-DEPLOY-2 = Les cartes de forêt qui font place aux unités vont à la pioche de forêt, qui dit ainsi combien il y a d'unités.
panzer-clause-PZ-TURN-1 = Les camps jouent à tour de rôle et les Américains commencent.
panzer-clause-PZ-TURN-2 = Un tour est une action, DÉPLACER, EXPLORER ou CHERCHER UNE CIBLE, et on ne peut pas passer.
panzer-clause-PZ-TURN-3 = Après EXPLORER ou DÉPLACER, vous pouvez renoncer à l'action facultative qui peut suivre.
panzer-clause-PZ-HIDE-2 = Une unité est révélée quand elle tire, quand l'adversaire la trouve et tant qu'elle est sur une carte de terrain.
panzer-clause-PZ-MOVE-1 = Vous pouvez DÉPLACER un carré dont toutes les cartes de forêt et d'unité sont à vous, et qui en contient au moins une.
panzer-clause-PZ-MOVE-2 = DÉPLACER, c'est prendre les cartes d'un carré, les regarder et les remettre sur les mêmes cases, dans n'importe quel ordre, côté forêt.
panzer-clause-PZ-MOVE-5 = L'adversaire apprend quel carré a été DÉPLACÉ, et rien d'autre.
panzer-clause-PZ-TMOV-3 = En DÉPLAÇANT, chaque unité reçoit une case à elle du carré : jamais deux sur une case, aucune sur un lac, sur des pics ou sur la case d'un char bloqué.
panzer-clause-PZ-TMOV-4 = Une unité sur une carte de terrain est révélée tant qu'elle y est.
panzer-clause-PZ-TMOV-5 = Une unité qui quitte une carte de terrain se cache dans la forêt de son carré.
panzer-clause-PZ-EXPL-1 = Vous pouvez EXPLORER un carré qui contient au moins une carte de chaque camp.
panzer-clause-PZ-EXPL-2 = EXPLORER retourne toutes les cartes adverses du carré, à la vue de tous.
panzer-clause-PZ-EXPL-4 = EXPLORER sans rencontrer d'unité prend le carré. Vous pouvez ensuite DÉPLACER ce même carré, ou y renoncer.
panzer-clause-PZ-EXPL-5 = EXPLORER qui rencontre une unité s'arrête là : les unités restent révélées, la forêt est retournée de nouveau.
panzer-clause-PZ-AMBU-1 = Embuscade : qui EXPLORE et trouve une unité montre aussi ses propres cartes du carré.
panzer-clause-PZ-SRCH-1 = Vous pouvez CHERCHER UNE CIBLE sur une carte adverse face cachée à distance 1 ou 2 d'une carte à vous qui la voit ; collines et pics cachent la vue.
panzer-clause-PZ-SRCH-2 = CHERCHER UNE CIBLE sur une unité révélée, c'est tirer sur elle : une de vos unités doit pouvoir le faire, et elle doit tirer.
panzer-clause-PZ-SRCH-4 = Une carte sans unité est remise comme elle était.
panzer-clause-PZ-SRCH-5 = L'unité trouvée reste révélée. Vous pouvez tirer sur elle, et sur aucune autre, avec une de vos unités, ou renoncer par « hold ».
panzer-clause-PZ-SHOT-1 = Le tireur est une de vos unités à distance 1 ou 2 de la cible et qui la voit ; si ces règles sont utilisées, un blindage supérieur ne se vise que d'une case adjacente et un Stug III garde son angle de tir.
panzer-clause-PZ-SHOT-2 = Une unité qui tire est révélée et le reste.
panzer-clause-PZ-SHOT-4 = La main compte autant de tirs manqués de distance que la distance, de tirs manqués de blindage que le blindage de la cible et d'impacts que la puissance de feu du tireur, avec ce que changent les règles utilisées.
panzer-clause-PZ-SHOT-5 = Le joueur attaqué pioche au hasard une carte de la main.
panzer-clause-PZ-SHOT-6 = Un tir manqué ne change rien : la cible reste où elle est, révélée.
panzer-clause-PZ-SHOT-7 = Un impact détruit la cible ; le contrôle de la forêt ne change pas.
panzer-clause-PZ-LITE-1 = Les chars légers sont les unités de blindage 1.
panzer-clause-PZ-LITE-2 = Après DÉPLACER, un char léger du carré peut chercher sur une carte adverse à distance 1 ou 2 qu'il voit, et lui seul peut tirer ; ou y renoncer par « skip ».
panzer-clause-PZ-HEVY-2 = Un char lourd qui a tiré ne peut pas bouger au prochain tour de son joueur.
panzer-clause-PZ-HEVY-5 = Un char lourd est de nouveau libre après un tour de son joueur où il n'a pas tiré.
panzer-clause-PZ-WIN-3 = Qui remplit une condition de victoire gagne aussitôt.
panzer-clause-AMB-74 = Après la partie, tout est montré.
panzer-clause-AMB-77 = Qui n'a aucune action possible passe son tour ; après quatre tours ainsi de suite, la partie est nulle.
panzer-clause-PZ-WIN-1 = Un camp gagne dès que toutes les unités de l'escouade adverse sont détruites.
panzer-clause-PZ-WIN-2 = Un camp gagne dès qu'il contrôle toutes les cases de la ligne de départ adverse et y a une unité.
panzer-clause-PZ-STAT-3 = Pour que les règles des chars légers, moyens et lourds aient un effet, il faudrait des unités de blindage 1, 2 et 3.
panzer-clause-PZ-STAT-5 = Le M18 Hellcat et le M36 Jackson devraient avoir un blindage : la règle de la tourelle ouverte leur en retire un point.
panzer-clause-PZ-STAT-6 = Le M4 Sherman et le PzV Panther devraient avoir un blindage, comme dans les exemples du livret sur les attaques de flanc et par l'arrière.
panzer-clause-PZ-STAT-7 = Pour que le blindage supérieur ait un effet, un blindage devrait dépasser une puissance de feu adverse.
panzer-clause-PZ-STAT-8 = Une unité ne devrait pas coûter plus que les points d'une Escarmouche, et les points d'un scénario devraient manquer pour certaines escouades.
panzer-clause-AMB-28 = Un char léger peut chercher après DÉPLACER même s'il n'a pas changé de case.
panzer-clause-AMB-76 = Les règles ne prévoient pas de partie nulle. On peut convenir d'un dernier tour ; abandonner et convenir d'une nulle se décide à la table.
panzer-clause-PZ-CORR-1 = { panzer-option-fire-correction-about }
panzer-clause-PZ-FLNK-1 = { panzer-option-flank-attack-about }
panzer-clause-PZ-REAR-1 = { panzer-option-rear-attack-about }
panzer-clause-PZ-HEVY-1 = { panzer-option-heavy-tanks-about }
panzer-clause-PZ-SUPR-1 = { panzer-option-superior-armour-about }
panzer-clause-PZ-STUG-1 = { panzer-option-stug-arc-about }
panzer-clause-PZ-STUG-2 = { panzer-option-stug-low-profile-about }
panzer-clause-PZ-TERR-1 = { panzer-option-terrain-about }
panzer-clause-PZ-OPEN-1 = { panzer-option-open-turret-about }
panzer-clause-AMB-02 = { panzer-option-gb-middle-split-about }
panzer-clause-AMB-04 = { panzer-option-terrain-before-squads-about }
panzer-clause-AMB-15 = { panzer-option-allow-null-explore-about }
panzer-clause-AMB-18 = { panzer-option-light-after-explore-about }
panzer-clause-AMB-19 = { panzer-option-allow-null-search-revealed-about }
panzer-clause-AMB-26 = { panzer-option-light-search-from-tank-only-about }
panzer-clause-AMB-35 = { panzer-option-correction-lost-on-pickup-about }
panzer-clause-AMB-41 = { panzer-option-flank-rear-if-destroyed-about }
panzer-clause-AMB-53 = { panzer-option-stug-low-profile-vs-hill-about }
panzer-clause-AMB-64 = { panzer-option-hill-sees-over-hill-about }
panzer-clause-AMB-79 = { panzer-option-ambush-on-known-units-about }

## SCOPE Panzer : pourquoi une action est refusée, quand la règle seule ne le dit pas

panzer-refused-PZ-TPLC-1 = Chaque joueur a une carte prairie/colline et une carte lac/pics, et pose chaque carte une seule fois, sur l'une de ses faces. Celle-ci, vous ne l'avez plus.
panzer-refused-PZ-M26-1 = Le M26 Pershing est arrivé en février 1945 ; cette partie se passe avant.
panzer-refused-PZ-MOVE-2 = DÉPLACER ne nomme que vos unités qui peuvent bouger, chacune par sa case ; sur une des cases nommées, il n'y en a pas.
panzer-refused-PZ-EXPL-4 = EXPLORER sans rencontrer d'unité prend le carré. Vous pouvez maintenant DÉPLACER ce même carré, ou y renoncer par « skip ».
panzer-refused-PZ-LITE-1 = Après DÉPLACER, seule peut chercher une de vos unités de blindage 1 du carré qui vient d'être déplacé.

## SCOPE Panzer : le plateau, et que faire

panzer-board-side = { $side } : unités { $alive } sur { $size }
panzer-board-lost = pertes { $cards }
panzer-board-squad = escouade { $cards }
panzer-board-last-shot = dernier tir { $unit } { $gun }-{ $target }
panzer-board-deck = pioche de forêt { $count }
panzer-board-shot = Tir en cours : { $gun } sur { $target } ; { $hand }.
panzer-board-legend = Sur le plateau : a (américain) ou g (allemand) devant un signe dit à qui est la case. a--- forêt, g??? face cachée, aSHE une unité, aSHE! révélée, aPER# révélée et bloquée, colline/aSHE sur un terrain, (gPZ4) mémorisée, [gPZ4!] la cible. Votre côté est toujours en bas.

panzer-cards-house = Le coût, le blindage et la puissance de feu des cartes sont une reconstitution de Fogline (jeu de cartes « house ») : le texte des règles ne les donne pas.
panzer-cards-file = Jeu de cartes : « { $name } », d'un fichier.
panzer-column-cards = cartes
panzer-column-cost = coût
panzer-column-armour = blindage
panzer-column-firepower = puissance
panzer-special = * a sa propre règle spéciale
panzer-not-before = pas avant février 1945 (PZ-M26-1)

panzer-play-basic = Le jeu de base, sans règles avancées.
panzer-play-rule = { $rule }{ $chosen ->
        [yes] {""}
       *[other] {" "}{ $value }
    } ({ $clause })
panzer-play-rules = Règles avancées : { $rules }.
panzer-win-each = Chaque camp gagne dès que
panzer-win-destruction = toutes les unités de l'escouade adverse sont détruites (PZ-WIN-1)
panzer-win-supply-line = vous contrôlez toute la ligne de départ adverse et y avez une unité (PZ-WIN-2)
panzer-win-supply-line-each = il contrôle toute la ligne de départ adverse et y a une unité (PZ-WIN-2)
panzer-win-turns = Après { $turns } tours sans vainqueur, la partie est nulle (AMB-76).

panzer-step-terrain = Posez une carte de terrain, p. ex. « { $example } » ; « list terrain { $face } » montre où, « random » choisit pour vous :
panzer-step-squad = Choisissez votre escouade : au plus { $units } unités et { $points } points. Tapez p. ex. « squad { $example } », ou « take » une à une et « done » ; « random » la complète, « undo » annule le dernier choix.
panzer-step-squad-so-far = Choisies : { $cards }. Il reste : points { $points }, unités { $units }.
panzer-step-deploy = Déployez votre escouade, cachée, sur votre ligne de départ. Tapez p. ex. « deploy { $example } » puis « done » ; « random » place le reste, « undo » annule le dernier choix.
panzer-step-deploy-left = Il reste : { $cards }. Libres : { $cells }.
panzer-step-deploy-full = Toutes les unités sont déployées. Confirmez par « done », ou annulez par « undo » ou « undo 2 ».
panzer-step-action = Choisissez votre action (« help » explique, « list move B2 » énumère toutes les options) :
panzer-step-follow = Le carré { $quadrant } est à vous. DÉPLACEZ-le maintenant, ou tapez « skip » :
panzer-step-light = Un char léger du carré { $quadrant } peut chercher une cible ; sinon, tapez « skip » :
panzer-step-light-none = Aucun de vos chars légers du carré { $quadrant } ne peut chercher : tapez « skip » (la question est toujours posée : une pause ne révèle donc rien) :
panzer-step-shoot = En { $cell } se trouve { $card }. Tirez sur lui avec une unité :
panzer-step-shoot-found = En { $cell } se trouve { $card }. Tirez sur lui avec une unité, ou tapez « hold » :
panzer-step-shoot-none = En { $cell } se trouve { $card }. Aucune de vos unités ne peut tirer sur lui : tapez « hold » (la question est toujours posée : une pause ne révèle donc rien) :
panzer-squad-undo = « squad » nomme toute l'escouade, mais vous avez déjà pris { $cards } : { $count ->
        [one] rendez-la d'abord par « undo ».
       *[other] rendez-les d'abord par « undo { $count } ».
    }

panzer-verb-terrain = poser une carte de terrain
panzer-verb-take = prendre une unité dans l'escouade
panzer-verb-deploy = déployer une unité
panzer-verb-done = confirmer
panzer-verb-move = DÉPLACER un carré
panzer-verb-explore = EXPLORER un carré
panzer-verb-search = CHERCHER UNE CIBLE
panzer-verb-light = chercher avec un char léger
panzer-verb-shoot = tirer
panzer-verb-hold = ne pas tirer
panzer-verb-skip = renoncer
panzer-verb-draw = piocher une carte de tir
panzer-does-move = réarranger quatre de vos cartes, en secret
panzer-does-explore = retourner les cartes ennemies du lieu ; s'il n'y a pas d'unité, le carré est à vous
panzer-does-search = retourner une des leurs ; si c'est une unité, vous pouvez tirer
panzer-search-revealed = révélée : vous devez tirer

panzer-form-terrain = terrain hill B3 : la face (meadow prairie, hill colline, lake lac, peaks pics), puis la case
panzer-form-take = take SHE : une unité pour l'escouade ; plusieurs à la fois : take SHE SHE PER ; l'escouade entière, confirmée : squad SHE SHE PER
panzer-form-squad = squad SHE SHE PER : l'escouade entière, confirmée
panzer-form-deploy = deploy SHE A1 : une unité et sa case ; plusieurs à la fois : deploy SHE A1 PER C1
panzer-form-done = done : confirme l'escouade, ou le déploiement
panzer-form-move = move B2, ou move B2 B2-C3 C3-B2 : le carré par sa case de première lettre et de plus petit numéro, puis chaque unité qui change de case : de-à
panzer-form-explore = explore B3 : le carré par sa case de première lettre et de plus petit numéro
panzer-form-search = search B5 : la case d'une carte adverse
panzer-form-light = light B3 C5 : la case de votre char léger, puis celle où il cherche
panzer-form-shoot = shoot B3 : la case de votre unité qui tire
panzer-form-hold = hold : ne pas tirer
panzer-form-skip = skip : pas de DÉPLACER, ou pas de char léger
panzer-form-draw = draw hit : seul le hasard le fait
panzer-seen-german-take = take PZ4 : une unité pour l'escouade ; plusieurs à la fois : take PZ4 PZ4 TIG ; l'escouade entière, confirmée : squad PZ4 PZ4 TIG
panzer-seen-german-squad = squad PZ4 PZ4 TIG : l'escouade entière, confirmée
panzer-seen-german-deploy = deploy PZ4 A6 : une unité et sa case ; plusieurs à la fois : deploy PZ4 A6 TIG C6

panzer-help-commands =
    Autres commandes :
      list             ce que vous pouvez faire ; « list search » ou « list move B2 », en entier
      board            montre de nouveau le champ de bataille
      log              montre ce qui a été révélé jusqu'ici
      rules PZ-MOVE-1  montre un article ; « rules » les énumère
      undo, undo 3     annule ce que vous avez choisi ou déployé en secret ; le reste est aussitôt public
      random           pose un terrain, ou complète votre escouade ou votre ligne, au hasard
      save FICHIER     enregistre la partie dans un fichier
      quit             quitte la partie
panzer-games-scenarios = Scénarios (--scenario), avec lignes x colonnes
panzer-games-seats = Places

## Ce qu'on peut taper dans cette langue ; la notation des parties enregistrées est anglaise

panzer-typed-terrain = terrain
panzer-typed-take = prendre
panzer-typed-squad = escouade
panzer-typed-deploy = déployer
panzer-typed-done = prêt
panzer-typed-move = déplacer
panzer-typed-explore = explorer
panzer-typed-search = chercher
panzer-typed-light = léger
panzer-typed-shoot = tirer
panzer-typed-hold = renoncer
panzer-typed-skip = passer
panzer-typed-draw = piocher
panzer-typed-meadow = prairie
panzer-typed-hill = colline
panzer-typed-lake = lac
panzer-typed-peaks = pics
