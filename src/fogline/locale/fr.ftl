# Français. Les trois fichiers ont les mêmes clés avec les mêmes champs ; un test y veille.

## Noms

game-stalingrad = SCOPE Stalingrad
game-panzer = SCOPE Panzer

side-german = Les Allemands
side-soviet = Les Soviétiques
side-american = Les Américains

seat-german = Camp allemand
seat-soviet = Camp soviétique
seat-german-units = Division allemande des Unités
seat-german-snipers = Division allemande des Snipers
seat-soviet-units = Division soviétique des Unités
seat-soviet-snipers = Division soviétique des Snipers
seat-american = Camp américain

kind-EA = Secteur vide
kind-DE = Leurre
kind-SN = Sniper
kind-OF = Officier
kind-SC = Éclaireur
kind-MO = Mortier
kind-MG = Mitrailleuse
kind-IN = Infanterie

card-gEA = un Secteur vide allemand
card-gDE = un Leurre allemand
card-gSN = un Sniper allemand
card-gOF = un Officier allemand
card-gSC = un Éclaireur allemand
card-gMO = un Mortier allemand
card-gMG = une Mitrailleuse allemande
card-gIN = une Infanterie allemande
card-sEA = un Secteur vide soviétique
card-sDE = un Leurre soviétique
card-sSN = un Sniper soviétique
card-sOF = un Officier soviétique
card-sSC = un Éclaireur soviétique
card-sMO = un Mortier soviétique
card-sMG = une Mitrailleuse soviétique
card-sIN = une Infanterie soviétique

mode-basic = Jeu de base
mode-advanced = Mode expert

## Scénarios

scenario-quick-duel = Duel rapide
scenario-quick-duel-about = Deux Snipers et une Unité de chaque type par camp sur un petit champ de bataille ; idéal pour débuter.
scenario-open-front = Front large
scenario-open-front-about = Trois Snipers et deux Leurres par camp sur un champ de bataille large et peu profond.
scenario-deep-front = Front profond
scenario-deep-front-about = Les mêmes cartes que Front large et un Secteur vide de plus, avec de la place derrière les lignes.
scenario-open-battle = Bataille large
scenario-open-battle-about = Deux Unités de chaque type par camp et presque aucun Secteur vide : le champ de bataille le plus large.
scenario-deep-battle = Bataille profonde
scenario-deep-battle-about = Deux Unités de chaque type par camp sur le plus grand champ de bataille ; la partie la plus longue.
scenario-themed = { $theme } sur { $base }
theme-duel-of-aces = DUEL D'AS
theme-duel-of-aces-about = Un Sniper en jeu par camp et deux autres dans la zone du joueur, qui prennent pour lui les deux premiers Tirs.
theme-break-the-chain-of-command = ROMPRE LA CHAÎNE DE COMMANDEMENT
theme-break-the-chain-of-command-about = Deux Officiers par camp ; qui perd les deux a perdu.
theme-neutralize-the-artillery = NEUTRALISEZ L'ARTILLERIE
theme-neutralize-the-artillery-about = Deux Éclaireurs et deux Mortiers par camp ; qui perd les quatre a perdu.
theme-stop-the-advance = STOPPEZ L'AVANCE
theme-stop-the-advance-about = Deux Mitrailleuses et deux Infanteries par camp ; qui amène une Infanterie sur la dernière ligne adverse gagne.
theme-offensive-without-snipers = OFFENSIVE SANS SNIPER
theme-offensive-without-snipers-about = Pas de Snipers, donc pas de CHERCHER ; qui perd tous ses Officiers, Mitrailleuses et Éclaireurs a perdu. Les RENFORTS peuvent aussi amener un Mortier.

## Options

option-mode-about = Le Jeu de base n'a que DÉPLACER et CHERCHER ; en Mode expert chaque Unité a sa propre action.
option-players-about = À trois ou quatre on joue en équipes : chaque camp se divise en Snipers et Unités. Mode expert seulement.
option-leader-about = À trois joueurs, le camp que l'un d'eux mène seul.
option-pointValues-about = Ce que vaut chaque carte pour l'adversaire qui l'élimine. La valeur par défaut repose sur un seul témoin, non vérifié.
option-memoryAid-about = Ce que l'écran rappelle des cartes révélées : log (sous le plateau), off (sur demande), marks (sur le plateau), strict (rien).
option-shotCardLifetime-about = En équipes, si la carte Tir revient au prochain tour de sa Division ou de l'une des deux Divisions du camp.
option-quietTurnLimit-about = Après autant de tours de suite sans perte ni Infanterie placée, la partie est nulle.
option-moveAnyAlliedQuadrant-about = Si quatre cartes alliées peuvent être DÉPLACÉES où qu'elles soient, et pas seulement sur le Front allié. Déconseillé.
option-recognitionReveal-about = Si REPÉRER désigne deux cartes à la fois, ou la seconde après avoir vu la première.
option-offensiveFireGun-about = Si le TIR OFFENSIF choisit sa Mitrailleuse quand il faut la montrer, ou la fixe d'avance en secret.
option-assaultNeedsEnemy-about = Si un ASSAUT doit choisir un Carré qui contient une carte adverse.
option-defensiveFireScores-about = Si une Infanterie perdue par TIR DÉFENSIF rapporte des points.
option-reinforcementKeepsPoints-about = Si l'adversaire garde les points d'une Infanterie qui revient.
option-reinforcementNeedsMovable-about = Si les RENFORTS demandent un Carré de quatre cartes alliées.
option-teamTalk-about = Si les équipiers peuvent se parler ; l'affaire des joueurs.
any-number = un nombre entier
any-text = un texte de la même forme

## Ce qui se passe

event-placed = En { $cell } on place { $card }.
event-ready = { $side } ont confirmé leur mise en place.
event-turn-began = Tour { $turn } : { $seat }.
event-turn-skipped = Tour { $turn } : { $seat } ne peut rien faire et passe son tour.
event-shot-card-returned = { $side } reprennent leur carte Tir.
event-moved = { $side } DÉPLACENT le Carré { $quadrant }{ $known ->
        [yes] {" "}; maintenant { $cards }.
       *[no] .
    }
event-reinforced = { $side } amènent des RENFORTS dans le Carré { $quadrant } : { $came }{ $known ->
        [yes] {" "}; maintenant { $cards }.
       *[no] .
    }
event-searched = { $side } CHERCHENT en { $cell }.
event-recognized = { $side } REPÈRENT { $cells }.
event-shelled = { $side } tirent au HOWITZER de { $mortar } sur { $target }.
event-fire-opened = { $side } ouvrent un TIR OFFENSIF sur { $target }{ $known ->
        [yes] , en secret depuis { $gun }.
       *[no] {" "}: une Mitrailleuse est à côté.
    }
event-assaulted = { $side } lancent un ASSAUT dans le Carré { $quadrant } depuis { $infantry }.
event-deployed = { $side } utilisent DÉPLOYER et montrent l'Officier en { $officer }.
event-revealed = En { $cell } se trouve { $card }.
event-held = { $side } en restent là.
event-shot-card-placed = { $side } posent leur carte Tir sur le Carré { $quadrant } : un Sniper s'y trouve.
event-eliminated = { $side } éliminent { $card } en { $cell } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-handed-over = { $side } touchent { $card } en { $cell } ; un autre de la zone du joueur est remis : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-removed = De { $cell } on retire { $card }.
event-filled = En { $cell } se trouve maintenant { $card }.
event-taken = Depuis { $origin }, { $card } prend { $cell }.
event-stayed = L'Infanterie reste en { $cell }.
event-defensive-fire = Le TIR DÉFENSIF arrête l'Infanterie de { $infantry }.
event-game-over = { $won ->
        [yes] { $side } ont gagné : { $reasons }.
       *[no] Personne n'a gagné : { $reasons }.
    }
event-shown = Toutes les cartes sont montrées.

reason-snipers = tous les Snipers adverses éliminés
reason-points = objectif de points atteint
reason-elimination = éliminées toutes les cartes adverses qu'il fallait
reason-last-row = une Infanterie sur la dernière ligne adverse
reason-quiet = trop de tours sans perte
reason-standstill = plus personne ne peut agir

## Articles : pourquoi une chose est refusée, ou d'où vient un événement

clause-ST-SETUP-2 = On ne place que les cartes du scénario, chacune autant de fois qu'il en a ; il n'en reste aucune de ce type pour cette case.
clause-ST-SETUP-4 = À la mise en place vous placez toutes vos cartes, case par case et à l'insu de l'adversaire, puis vous confirmez par « done ».
clause-ST-TURN-1 = Les camps jouent à tour de rôle et les Allemands commencent ; en équipes ce sont les Divisions, dans un ordre fixe.
clause-ST-TURN-2 = Un tour est une action, et on ne peut pas passer. Au Jeu de base c'est DÉPLACER ou CHERCHER, en Mode expert ce que permettent vos cartes en jeu.
clause-ST-TURN-3 = Au début de son tour, un camp reprend sa carte Tir.
clause-ST-TURN-4 = Qui n'a aucune action possible passe son tour.
clause-ST-TURN-5 = Qui remplit une condition de victoire gagne aussitôt.
clause-ST-TURN-6 = Décidez d'abord de ce qui vient d'être révélé ; rien d'autre n'est possible avant, et une carte vue reste vue.
clause-ST-MOVE-2 = Vous ne pouvez DÉPLACER qu'un Carré de votre propre Front dont les quatre cartes sont à vous.
clause-ST-MOVE-4 = DÉPLACER remet les quatre mêmes cartes, dans n'importe quel ordre.
clause-ST-MOVE-5 = De DÉPLACER, l'adversaire n'apprend que le Carré.
clause-ST-SEARCH-1 = Vous pouvez CHERCHER sur toute carte adverse du champ de bataille ; il n'y en a pas sur cette case.
clause-ST-SEARCH-5 = CHERCHER demande un Sniper à vous en jeu.
clause-ST-SHOOT-1 = Vous n'êtes pas obligé de Tirer sur le Sniper ou l'Unité que vous avez trouvé.
clause-ST-SHOOT-2 = Un Tir ne manque jamais : la carte est éliminée et ses points comptent aussitôt.
clause-ST-SHOOT-4 = Vous avez trouvé un Leurre et devez Tirer : choisissez un Carré pour votre carte Tir.
clause-ST-SHOT-1 = La carte Tir va sur un Carré de votre propre Front où se trouve un de vos Snipers.
clause-ST-INFO-3 = Ce qui est révélé, tous les joueurs le voient.
clause-ST-GRID-7 = Deux cartes ne sont montrées ensemble que si elles sont côte à côte sur une même ligne.
clause-ST-GRID-11 = Une case libérée reçoit un Secteur vide du Front auquel elle appartient, et tout le monde le sait.
clause-ST-DUEL-2 = Tant que des Snipers attendent dans la zone du joueur, l'un d'eux est remis pour chaque Tir sur le Sniper en jeu.
clause-ST-ADV-2 = Un tour a au plus un DÉPLACER supplémentaire.
clause-ST-OF-1 = DÉPLOYER montre un de vos Officiers : nommez la case de l'un d'eux.
clause-ST-OF-3 = DÉPLOYER est un DÉPLACER supplémentaire avant ou après l'action du tour, et ne remplace ni l'un ni l'autre. Il faut un Officier en jeu et un Carré à DÉPLACER.
clause-ST-SC-1 = REPÉRER demande un Éclaireur à vous en jeu et montre une carte adverse, ou deux côte à côte.
clause-ST-MO-1 = Le HOWITZER est tiré par un de vos Mortiers sur une carte adverse qui ne lui est pas adjacente.
clause-ST-MO-2 = Le HOWITZER élimine un Sniper ou une Unité et retire un Leurre ; un Secteur vide reste. Tous voient la carte.
clause-ST-MO-4 = Le HOWITZER ne tire que sur des cartes adverses.
clause-ST-MG-1 = Le TIR OFFENSIF s'ouvre sur une carte adverse adjacente à une de vos Mitrailleuses.
clause-ST-MG-2 = Pour Tirer, vous montrez une Mitrailleuse à vous adjacente à la cible.
clause-ST-MG-3 = Vous avez trouvé un Leurre et devez montrer une Mitrailleuse qui lui est adjacente.
clause-ST-DF-1 = Un ASSAUT qui révèle une Mitrailleuse échoue : l'Infanterie est éliminée.
clause-ST-IN-1 = Un ASSAUT est mené par une de vos Infanteries dans un Carré qui la contient ainsi qu'une carte adverse.
clause-ST-IN-3 = L'Infanterie peut prendre la case d'une carte adverse de ce Carré, ou rester.
clause-ST-IN-4 = Le Sniper ou l'Unité dont une Infanterie prend la place est éliminé ; un Leurre ou un Secteur vide quitte simplement le champ de bataille.
clause-ST-RE-1 = Les RENFORTS ramènent une Infanterie à vous qui a été éliminée ; il n'y en a pas.
clause-ST-RE-2 = Les RENFORTS arrivent dans un Carré de votre arrière qui contient quatre cartes à vous, à la place d'un Secteur vide ; puis ses cartes sont remises dans n'importe quel ordre.
clause-ST-RE-5 = Des RENFORTS, l'adversaire apprend le Carré et qui est venu.
clause-ST-OFF-2 = Un Mortier ne revient qu'avec une Infanterie, seulement là où le scénario le permet, et à la place de deux Secteurs vides du même Carré.
clause-ST-TEAM-3 = À ce tour c'est une autre Division qui agit : les Snipers peuvent DÉPLACER et CHERCHER, les Unités font tout le reste et peuvent aussi DÉPLACER.
clause-AMB-43 = Dans cette partie, REPÉRER désigne ses cartes l'une après l'autre : d'abord une, puis celle d'à côté.
clause-AMB-48 = Il a été convenu avant la partie si la Mitrailleuse est fixée à l'ouverture du tir ou choisie plus tard ; ceci n'y correspond pas.
clause-AMB-68 = Après la partie, toutes les cartes sont montrées.

## Le plateau

board-front-line = { " " }ligne de front{ " " }
board-side = { $side } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-in-play = en jeu { $cards }
board-lost = pertes { $cards }
board-reserve = réserve { $count } EA
board-zone = { $count ->
        [one] { $count } Sniper dans la zone du joueur
       *[other] { $count } Snipers dans la zone du joueur
    }
board-shot-card = carte Tir sur { $quadrant }
board-joined = { $left } ; { $right }
board-legend = Sur le plateau : s?? face cachée, [sSC] retournée à l'instant, (sSC) mémorisée, >...< case suivante.
board-marks = On se souvient, quelque part parmi ces cases :
board-mark = { $count } { $kind } : { $cells }

## Que faire

play-title = { $scenario }, { $mode }
play-option = Convenu : { $key } = { $value } ({ $clause })
play-no-snipers = Attention : une Division des Snipers sans Snipers ne peut que DÉPLACER (AMB-39).
win = Vous gagnez dès que
win-side = { $side } : vous gagnez dès que
win-snipers = tous les Snipers adverses sont éliminés (ST-WIN-1)
win-points = vous avez { $points } points (ST-WIN-2)
win-elimination = toutes ces cartes adverses sont éliminées : { $kinds }
win-last-row = une de vos Infanteries est sur la dernière ligne adverse (ST-ADVANCE-2)

task-turn = Tour { $turn }, { $seat }.
step-set-up = Placez votre Front. La prochaine carte va en { $cell }. Tapez des types pour les cases dans l'ordre, p. ex. « SN EA EA IN » ou des lignes entières ; « random » place le reste, « undo » reprend une carte.
step-set-up-left = Il reste : { $cards }.
step-set-up-full = Votre Front est complet. Confirmez par « done », ou reprenez des cartes par « undo » ou « undo 4 ».
step-action = Choisissez votre action (« help » explique, « list move G1a » montre toutes les façons) :
step-shot = La carte en { $cell } est retournée. Tirez et posez votre carte Tir sur un Carré, ou renoncez :
step-shot-decoy = La carte en { $cell } est un Leurre : vous devez Tirer. Choisissez un Carré pour votre carte Tir :
step-gun = La carte en { $cell } est retournée. Montrez une Mitrailleuse et Tirez, ou renoncez :
step-gun-decoy = La carte en { $cell } est un Leurre : vous devez montrer une Mitrailleuse :
step-take = L'Infanterie de { $cell } peut prendre une case, ou rester :
step-look = La carte en { $cell } est retournée. Regardez-en aussi une à côté, ou renoncez :
step-extra-move = Maintenant le DÉPLACER supplémentaire :
step-close = Votre action est faite. DÉPLOYER peut suivre, ou finissez votre tour :

verb-place = placer une carte
verb-done = confirmer la mise en place
verb-move = DÉPLACER un Carré
verb-deploy = DÉPLOYER : un DÉPLACER de plus
verb-search = CHERCHER sur une carte adverse
verb-shoot = Tirer, carte Tir sur un Carré
verb-hold = renoncer
verb-recognize = REPÉRER une ou deux cartes
verb-howitzer = HOWITZER : un Mortier tire
verb-fire = TIR OFFENSIF sur une carte
verb-gun = montrer une Mitrailleuse et Tirer
verb-assault = ASSAUT dans un Carré
verb-take = prendre une case
verb-stay = rester
verb-reinforce = RENFORTS
verb-reinforce2 = RENFORTS avec un Mortier
verb-end = finir le tour

form-place = place SN, ou simplement SN EA IN MG : des types pour les prochaines cases
form-done = done : confirme la mise en place
form-move = move G1a EA MO OF SN : le Carré G1a–G2b par sa première case, puis ses nouvelles cartes, ici celles de G1a, G1b, G2a, G2b
form-deploy = deploy G2b : la case de votre Officier
form-search = search S1d : la case d'une carte adverse
form-shoot = shoot G1c : le Carré pour votre carte Tir, par sa première case (G1c pour G1c–G2d)
form-hold = hold : ne pas Tirer, ne plus regarder
form-recognize = recognize S2b S2c : une carte adverse, ou deux côte à côte
form-howitzer = howitzer G2a S1d : votre Mortier, puis la cible
form-fire = fire S1d : la cible (avec « declared », puis votre Mitrailleuse : fire S1d G1d)
form-gun = gun G1d : la Mitrailleuse que vous montrez
form-assault = assault G1c S1b : votre Infanterie, puis le Carré par sa première case (S1b pour S1b–G1c)
form-take = take S1b : la case où va votre Infanterie
form-stay = stay : l'Infanterie reste où elle est
form-reinforce = reinforce G2c IN SN SC EA : le Carré par sa première case, puis ses cartes avec l'Infanterie, dans l'ordre
form-reinforce2 = reinforce2 G2a IN OF MO DE : de même avec Infanterie et Mortier
form-end = end : finit votre tour

help-actions = Ce que vous pouvez faire maintenant s'écrit ainsi :
help-commands =
    De plus :
      list             ce que vous pouvez faire ; « list search », « list move G1a » en entier
      board            le champ de bataille, encore une fois
      log              ce qui a été révélé jusqu'ici
      rules ST-MOVE-2  ce que dit un article ; « rules » les énumère
      undo, undo 3     reprend des cartes de votre mise en place ; le reste est aussitôt public
      random           place au hasard le reste de votre Front
      save FICHIER     enregistre la partie dans un fichier
      quit             quitter
list-example = p. ex. { $action }
list-none = Il n'y a rien à faire qui commence par « { $words } ».
list-more = Davantage avec p. ex. « list { $words } ».
log-latest = Révélé récemment (tour par tour) :
log-empty = Rien n'a encore été révélé.
log-strict = Cette partie se joue de mémoire (memoryAid=strict) : il n'y a pas de journal.
strict-hide = Appuyez sur Entrée ; ce qui a été montré est alors retiré.
random-only-set-up = « random » ne sert qu'à la mise en place.
refused = « { $action } » n'est pas permis ({ $clause }). { $reason }
refused-within = Dans « { $typed } » : { $refusal }
misread = « { $text } » ne me dit rien. « help » montre ce qu'on peut taper.
misread-form = Je ne comprends pas « { $text } ». Écrivez ainsi : { $form }
undo-refused = Cela ne peut plus être annulé : quelqu'un l'a appris, ou il n'y a rien à vous à annuler.
undone = { $count ->
        [one] { $count } action annulée.
       *[other] { $count } actions annulées.
    }
save-where = Écrivez « save FICHIER ».
saved = La partie est enregistrée dans { $file }.
saved-secret = Attention : le fichier contient les cartes de tous les camps.
file-refused = { $file } : { $why }
rules-which = Écrivez « rules » et un article :
rules-unknown = Il n'y a pas de phrase ici sur { $clause }. docs/rules/{ $game }.md contient tous les articles.
hand-over-hide = Appuyez sur Entrée pour effacer l'écran pour le joueur suivant.
hand-over = Au suivant : { $seat }. Que les autres ne regardent pas, s'il vous plaît.
hand-over-show = Appuyez sur Entrée quand personne d'autre ne voit l'écran.
goodbye = Au revoir.
end-won = Victoire : { $winners } ; { $reasons }. ({ $clause })
end-drawn = Personne n'a gagné : { $reasons }.

## SCOPE Panzer : noms

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
panzer-scenario-great_battle = Grande Bataille
panzer-scenario-great_battle-about = 5 lignes de 6 cartes, 6 unités et 20 points par camp au plus ; deux cartes de terrain chacun et une ligne centrale partagée.

panzer-option-fire_correction-about = Correction de tir : qui tire encore sur la même cible a moins d'échecs de distance : un de moins au deuxième tir de suite, deux à partir du troisième.
panzer-option-flank_attack-about = Attaque de flanc : un échec de blindage de moins contre une unité qui vient de tirer sur une amie, si les deux alliées ne sont pas adjacentes.
panzer-option-rear_attack-about = Attaque par l'arrière : jusqu'à deux échecs de blindage de moins si cette unité est exactement entre les deux alliées, en ligne, en colonne ou en diagonale.
panzer-option-light_tanks-about = Chars légers : une unité de blindage 1 peut chercher une cible et tirer après DÉPLACER, dans le même tour.
panzer-option-heavy_tanks-about = Chars lourds : une unité de blindage 3 ne peut pas bouger au tour qui suit son tir.
panzer-option-superior_armour-about = Blindage supérieur : une unité dont le blindage dépasse la puissance de feu du tireur ne peut être visée que d'une case adjacente.
panzer-option-stug_arc-about = Angle de tir réduit : un Stug III qui tire plusieurs tours de suite ne peut tirer que sur la même case ou une case adjacente à celle-ci.
panzer-option-stug_low_profile-about = Profil bas : un Stug III attaqué à distance 2 ajoute à la main une carte qui compte comme échec de distance.
panzer-option-period-about = Le mois où se passe la partie, p. ex. 1944-12 ; avant 1945-02 il n'y a pas de M26 Pershing.
panzer-option-terrain-about = Les deux camps posent des cartes de terrain : prairie ou colline, lac ou pics.
panzer-option-open_turret-about = Tourelle ouverte : M18 Hellcat et M36 Jackson perdent un point de blindage s'ils sont attaqués d'une colline adjacente. Demande terrain.
panzer-option-ambush-about = Embuscade : qui EXPLORE et trouve une unité adverse doit montrer aussi ses propres cartes du carré.
panzer-option-gb_middle_split-about = Grande Bataille : quelles trois cartes de la ligne centrale sont américaines au début : celles de gauche, celles de droite, ou une sur deux.
panzer-option-terrain_before_squads-about = Si le terrain est posé avant le choix des escouades, ou après.
panzer-option-allow_null_explore-about = Si l'on peut EXPLORER un carré dont toutes les cartes adverses sont des unités déjà révélées, de sorte qu'il n'y a rien à retourner.
panzer-option-light_after_explore-about = Si un char léger peut chercher aussi après le DÉPLACER qui suit EXPLORER.
panzer-option-allow_null_search_revealed-about = Si l'on peut CHERCHER UNE CIBLE sur une unité révélée sans tirer sur elle.
panzer-option-light_search_from_tank_only-about = Si un char léger ne cherche que ce qu'il voit lui-même, ou ce que voit n'importe quelle carte alliée.
panzer-option-correction_lost_on_pickup-about = Si la correction de tir est perdue quand une unité est prise en main par DÉPLACER et remise sur la même case.
panzer-option-flank_rear_if_destroyed-about = Si flanc et arrière comptent encore quand l'unité amie a été détruite : depuis la case où elle était, ou jamais.
panzer-option-stug_low_profile_vs_hill-about = Si la carte de profil bas du Stug III fait partie du nombre que fixe une colline (capped) ou s'y ajoute (additive).
panzer-option-hill_sees_over_hill-about = Si une unité sur une colline, ou qui vise une colline, voit par-dessus d'autres collines.
panzer-option-ambush_on_known_units-about = Si EXPLORER qui ne rencontre que des unités déjà révélées est aussi une embuscade.
panzer-option-max_turns-about = Après autant de tours sans vainqueur, la partie est nulle.
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
panzer-event-left = De { $cell }, { $card } quitte le terrain.
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
        [yes] { $side } ont gagné : { $reasons }.
       *[no] Personne n'a gagné : { $reasons }.
    }
panzer-event-all-shown = Toutes les cartes et les deux escouades sont montrées.
panzer-explored-nothing = Il n'y a que des unités révélées : rien ne change. (AMB-15)

panzer-hand = distance { $distance }, blindage { $armour }, impacts { $hits } : { $odds }
panzer-odds = chances { $hits }/{ $all }, { $percent } %
panzer-odds-or = { $least }, ou { $most } si c'est bien l'unité du tir précédent
panzer-hand-correction = correction de tir
panzer-hand-flank = attaque de flanc
panzer-hand-rear = attaque par l'arrière
panzer-hand-from-hill = d'une colline
panzer-hand-at-hill = vers une colline
panzer-hand-low-profile = profil bas
panzer-hand-open-turret = tourelle ouverte
panzer-shot-hit = un impact
panzer-shot-distance = un échec de distance
panzer-shot-armour = un échec de blindage

panzer-reason-destruction = escouade adverse détruite
panzer-reason-supply-line = ligne de ravitaillement adverse coupée
panzer-reason-turns = les tours convenus sont écoulés
panzer-reason-standstill = plus personne ne peut agir

## SCOPE Panzer, articles : pourquoi une chose est refusée, ou d'où vient un événement

panzer-clause-PZ-SETUP-2 = Une partie commence dans cet ordre : terrain (si l'on joue avec), escouades, déploiement ; les tours ne viennent qu'ensuite.
panzer-clause-PZ-TPLC-1 = Chaque joueur a une carte prairie/colline et une carte lac/pics, et pose chaque carte une seule fois, sur l'une de ses faces. Celle-ci, vous ne l'avez plus.
panzer-clause-PZ-TPLC-2 = Une carte de terrain remplace une carte de forêt du champ de bataille, hors des deux lignes de départ et là où il n'y a pas encore de terrain.
panzer-clause-PZ-TPLC-3 = Dans une Escarmouche les Allemands posent d'abord ; si leur carte est allée dans leur territoire, l'américaine va dans l'américain, sinon dans l'allemand.
panzer-clause-PZ-TPLC-4 = Chaque joueur pose une carte de terrain dans son territoire et l'autre dans celui de l'adversaire.
panzer-clause-PZ-TPLC-6 = Le terrain est posé à la vue de tous.
panzer-clause-PZ-SQUAD-1 = Chaque joueur choisit en secret son escouade parmi les cartes d'unité de son camp.
panzer-clause-PZ-SQUAD-2 = Une escouade a au moins une unité, pas plus d'unités ni de points que le scénario n'en permet, et pas plus d'unités d'un type qu'il n'y en a de cartes.
panzer-clause-PZ-M26-1 = Le M26 Pershing est arrivé en février 1945 ; cette partie se passe avant.
panzer-clause-PZ-DEPLOY-1 = Vous déployez toutes les unités de votre escouade, et elles seules, cachées, sur des cases libres de votre ligne de départ ; puis vous confirmez par « done ».
panzer-clause-PZ-DEPLOY-2 = Les cartes de forêt qui font place aux unités vont à la pioche de forêt, qui dit ainsi combien il y a d'unités.
panzer-clause-PZ-TURN-1 = Les camps jouent à tour de rôle et les Américains commencent.
panzer-clause-PZ-TURN-2 = Un tour est une action, DÉPLACER, EXPLORER ou CHERCHER UNE CIBLE, et on ne peut pas passer.
panzer-clause-PZ-TURN-3 = Après EXPLORER ou DÉPLACER vous pouvez renoncer à ce qui pourrait suivre.
panzer-clause-PZ-HIDE-2 = Une unité est révélée quand elle tire, quand l'adversaire la trouve et tant qu'elle est sur une carte de terrain.
panzer-clause-PZ-MOVE-1 = Vous pouvez DÉPLACER un carré dont toutes les cartes de forêt et d'unité sont à vous, et qui en contient au moins une.
panzer-clause-PZ-MOVE-2 = DÉPLACER ne nomme, par leur case, que des unités à vous qui peuvent bouger ; sur une case nommée ici il n'y en a pas.
panzer-clause-PZ-MOVE-5 = De DÉPLACER, l'adversaire n'apprend que le carré.
panzer-clause-PZ-TMOV-3 = En DÉPLAÇANT, chaque unité reçoit une case à elle du carré : jamais deux sur une case, aucune sur un lac, sur des pics ou sur la case d'un char bloqué.
panzer-clause-PZ-TMOV-4 = Une unité sur une carte de terrain est révélée tant qu'elle y est.
panzer-clause-PZ-TMOV-5 = Une unité qui quitte une carte de terrain se cache dans la forêt de son carré.
panzer-clause-PZ-EXPL-1 = Vous pouvez EXPLORER un carré qui contient au moins une carte de chaque camp.
panzer-clause-PZ-EXPL-2 = EXPLORER retourne toutes les cartes adverses du carré, à la vue de tous.
panzer-clause-PZ-EXPL-4 = EXPLORER sans rencontrer d'unité prend le carré. Vous pouvez maintenant DÉPLACER ce même carré, ou y renoncer par « skip ».
panzer-clause-PZ-EXPL-5 = EXPLORER qui rencontre une unité s'arrête là : les unités restent révélées, la forêt est retournée de nouveau.
panzer-clause-PZ-AMBU-1 = Embuscade : qui EXPLORE et trouve une unité montre aussi ses propres cartes du carré.
panzer-clause-PZ-SRCH-1 = Vous pouvez CHERCHER UNE CIBLE sur une carte adverse face cachée à distance 1 ou 2 d'une carte à vous qui la voit ; collines et pics cachent la vue.
panzer-clause-PZ-SRCH-2 = CHERCHER UNE CIBLE sur une unité révélée, c'est tirer sur elle : une de vos unités doit pouvoir le faire, et elle doit tirer.
panzer-clause-PZ-SRCH-4 = Une carte sans unité est remise comme elle était.
panzer-clause-PZ-SRCH-5 = L'unité trouvée reste révélée. Vous pouvez tirer sur elle, et sur aucune autre, avec une de vos unités, ou renoncer par « hold ».
panzer-clause-PZ-SHOT-1 = Le tireur est une unité à vous à distance 1 ou 2 de la cible et qui la voit ; avec les règles qui le disent, un blindage supérieur ne se vise que d'une case adjacente et un Stug III garde son angle de tir.
panzer-clause-PZ-SHOT-2 = Une unité qui tire est révélée et le reste.
panzer-clause-PZ-SHOT-4 = La main compte autant d'échecs de distance que la distance, d'échecs de blindage que le blindage de la cible et d'impacts que la puissance de feu du tireur, avec ce que changent les règles convenues.
panzer-clause-PZ-SHOT-5 = Le joueur attaqué pioche au hasard une carte de la main.
panzer-clause-PZ-SHOT-6 = Un échec ne change rien : la cible reste où elle est, révélée.
panzer-clause-PZ-SHOT-7 = Un impact détruit la cible ; le contrôle de la forêt ne change pas.
panzer-clause-PZ-LITE-1 = Après DÉPLACER, seule peut chercher une unité à vous de blindage 1 du carré qui vient d'être déplacé.
panzer-clause-PZ-LITE-2 = Après DÉPLACER, un char léger du carré peut chercher sur une carte adverse à distance 1 ou 2 qu'il voit, et lui seul peut tirer ; ou y renoncer par « skip ».
panzer-clause-PZ-HEVY-2 = Un char lourd qui a tiré ne peut pas bouger au prochain tour de son joueur.
panzer-clause-PZ-HEVY-5 = Un char lourd est de nouveau libre après un tour de son joueur où il n'a pas tiré.
panzer-clause-PZ-WIN-3 = Qui remplit une condition de victoire gagne aussitôt.
panzer-clause-AMB-74 = Après la partie, tout est montré.
panzer-clause-AMB-77 = Qui n'a aucune action possible passe son tour.

## SCOPE Panzer : le plateau, et que faire

panzer-board-side = { $side } : unités { $alive } sur { $size }
panzer-board-lost = pertes { $cards }
panzer-board-squad = escouade { $cards }
panzer-board-last-shot = dernier tir { $unit } { $gun }-{ $target }
panzer-board-deck = pioche de forêt { $count }
panzer-board-shot = Tir en cours : { $gun } sur { $target } ; { $hand }.
panzer-board-legend = Sur le plateau : a (américain) ou g (allemand) devant un signe dit à qui est la case. a--- forêt, g??? face cachée, aSHE une unité, aSHE! révélée, aPER# révélée et bloquée, hill/aSHE sur un terrain, [gPZ4!] la cible ; meadow prairie, hill colline, lake lac, peaks pics. Votre côté est toujours en bas.

panzer-cards-house = Le coût, le blindage et la puissance de feu des cartes sont une reconstitution de Fogline (jeu de cartes « house ») : le texte des règles ne les donne pas.
panzer-cards-file = Jeu de cartes : « { $name } », d'un fichier.
panzer-column-cards = cartes
panzer-column-cost = coût
panzer-column-armour = blindage
panzer-column-firepower = puissance
panzer-special = * une règle spéciale propre
panzer-not-before = pas avant février 1945 (PZ-M26-1)

panzer-play-basic = Le jeu de base, sans règles avancées.
panzer-play-rules = Règles avancées : { $rules }.
panzer-win-each = Chaque camp gagne dès que
panzer-win-destruction = toutes les unités de l'escouade adverse sont détruites (PZ-WIN-1)
panzer-win-supply-line = vous contrôlez toute la ligne de départ adverse et y avez une unité (PZ-WIN-2)
panzer-win-supply-line-each = il contrôle toute la ligne de départ adverse et y a une unité (PZ-WIN-2)
panzer-win-turns = Après { $turns } tours sans vainqueur, la partie est nulle (AMB-76).

panzer-step-terrain = Posez une carte de terrain, p. ex. « terrain hill B3 » ; « list terrain hill » montre où, « random » choisit pour vous :
panzer-step-squad = Choisissez votre escouade : au plus { $units } unités et { $points } points. Tapez p. ex. « squad { $example } », ou « take » une à une et « done » ; « random » la complète, « undo » reprend une unité.
panzer-step-squad-so-far = Choisies : { $cards }. Il reste : points { $points }, unités { $units }.
panzer-step-deploy = Déployez votre escouade, cachée, sur votre ligne de départ. Tapez p. ex. « deploy { $example } » puis « done » ; « random » place le reste, « undo » reprend une unité.
panzer-step-deploy-left = Il reste : { $cards }. Libres : { $cells }.
panzer-step-deploy-full = Toutes les unités sont déployées. Confirmez par « done », ou reprenez des unités par « undo » ou « undo 2 ».
panzer-step-action = Choisissez votre action (« help » explique, « list move B2 » montre toutes les façons) :
panzer-step-follow = Le carré { $quadrant } est à vous. DÉPLACEZ-le maintenant, ou renoncez :
panzer-step-light = Un char léger du carré { $quadrant } peut chercher une cible, ou renoncez :
panzer-step-light-none = Vous n'avez dans le carré { $quadrant } aucun char léger qui puisse chercher : tapez « skip » (la question est toujours posée, pour que personne ne devine) :
panzer-step-shoot = En { $cell } se trouve { $card }. Tirez sur lui avec une unité :
panzer-step-shoot-found = En { $cell } se trouve { $card }. Tirez sur lui avec une unité, ou renoncez :
panzer-step-shoot-none = En { $cell } se trouve { $card }. Vous n'avez aucune unité qui puisse tirer sur lui : tapez « hold » (la question est toujours posée, pour que personne ne devine) :
panzer-squad-undo = « squad » nomme toute l'escouade, et vous avez déjà pris { $cards } : { $count ->
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
panzer-form-draw = draw hit : c'est le hasard qui le fait

panzer-help-commands =
    De plus :
      list             ce que vous pouvez faire ; « list search », « list move B2 » en entier
      board            le champ de bataille, encore une fois
      log              ce qui a été révélé jusqu'ici
      rules PZ-MOVE-1  ce que dit un article ; « rules » les énumère
      undo, undo 3     reprend ce que vous avez choisi ou déployé en secret ; le reste est aussitôt public
      random           pose un terrain, ou complète votre escouade ou votre ligne, au hasard
      save FICHIER     enregistre la partie dans un fichier
      quit             quitter
panzer-games-scenarios = Scénarios (--scenario), avec lignes x colonnes
panzer-games-seats = Places

## Listes et vérifications

games-title = { $name } : { $title }, version { $rules } des règles
games-scenarios = Scénarios (--scenario), avec la taille d'un Front et les modes
games-seats = Places (--option ou --players) ; Mode expert à trois et à quatre
games-options = Options (--option clé=valeur), la valeur par défaut en premier
games-presets = Ensembles (--preset), des options qui vont ensemble
replay-unfinished = Cette partie n'est pas finie : elle est racontée telle que le public la connaît. « --as all » raconte tout.
check-accepted = { $name } : accepté.
check-faults = { $count ->
        [one] { $count } erreur.
       *[other] { $count } erreurs.
    }
check-size = Front de { $size }, { $modes }
check-cards = { $side } : { $cards }
check-zone = { $side }, zone du joueur : { $count ->
        [one] { $count } Sniper
       *[other] { $count } Snipers
    }
check-warning = Douteux : { $warning }
check-warnings = { $count ->
        [one] { $count } doute ; le fichier peut servir.
       *[other] { $count } doutes ; le fichier peut servir.
    }
fuzz-summary = { $games } parties, { $steps } pas, { $combinations } sortes de mise en place
fuzz-outcomes = Résultats par motif :
fuzz-longest = Partie la plus longue : { $steps } pas (numéro { $number }, { $setup })
fuzz-cut = Interrompues après { $limit } pas : { $games }
fuzz-failures = { $count ->
        [0] Aucun échec.
        [one] { $count } échec :
       *[other] { $count } échecs :
    }
fuzz-time = { $seconds } s sur { $jobs ->
        [one] { $jobs } cœur
       *[other] { $jobs } cœurs
    }, { $build }

## La ligne de commande

cli-about = Jeux de guerre de cartes à information cachée, pour les gens et les programmes.
cli-usage = usage
cli-arguments = arguments
cli-options = options
cli-help = montre cette aide et quitte
cli-language = la langue de tous les textes (par défaut celle de LANG)
cli-version = montre la version, et si les règles sont compilées
version-compiled = compilé
version-pure = Python pur
cli-play = jouer dans le terminal
cli-replay = raconter une partie enregistrée comme un témoin peut la connaître
cli-games = énumérer les jeux, scénarios, places et options
cli-check = examiner un fichier : chaque erreur est nommée
cli-arena = faire jouer les bots entre eux
cli-fuzz = jouer des parties au hasard et vérifier chaque invariant
cli-bench = mesurer la vitesse
cli-game = le jeu : stalingrad ou panzer
cli-scenario = le scénario ; « fogline games » les énumère
cli-scenario-file = un scénario à vous, en fichier TOML
cli-preset = des options qui vont ensemble, p. ex. basic, step-3, full ; « fogline games » les énumère
cli-cards = des cartes d'unité à vous, en fichier TOML ; « fogline check cards » l'examine
cli-advanced = Mode expert
cli-players = combien jouent : 2, 3 ou 4
cli-option = une option du jeu ; peut être répétée
cli-against = qui joue les autres places : un bot (recruit, regular, veteran), un joueur au hasard, ou des gens à ce clavier
cli-as = les places que vous jouez, séparées par des virgules : german, soviet, german-units, american ...
cli-seed = rend le hasard et le joueur au hasard reproductibles ; qui connaît la graine connaît les mises en place au hasard
cli-record = garder la partie dans ce fichier, écrit après chaque action
cli-resume = reprendre une partie enregistrée, telle qu'elle fut convenue
cli-json = écrire du JSON
cli-check-kind = de quelle sorte de fichier il s'agit
cli-check-game = le jeu auquel appartient le fichier
cli-check-file = le fichier
cli-replay-file = la partie enregistrée
cli-replay-as = la lecture de qui : german, soviet, american, une autre place, public ou all (par défaut si la partie est finie ; sinon public)
cli-replay-to = s'arrêter après ce nombre d'actions
cli-fuzz-scenario = ce scénario seulement
cli-fuzz-preset = cet ensemble d'options seulement
cli-fuzz-games = combien de parties (par défaut { $games })
cli-fuzz-seed = une autre graine joue d'autres parties ; la même, les mêmes
cli-fuzz-failures = où vont les parties qui échouent (par défaut { $folder })
cli-fuzz-jobs = combien de processus (par défaut un par cœur) ; le résultat n'en dépend pas
cli-fuzz-limit = interrompre une partie après ce nombre de pas (par défaut { $limit })
cli-arena-bots = les deux qui jouent : recruit, regular, veteran, random, ou seer, qui voit tout
cli-arena-games = combien de parties ; les bots changent de camp après chacune (par défaut { $games })
cli-arena-seed = une autre graine joue d’autres parties ; la même graine les mêmes, sauf avec --seconds
cli-arena-worlds = combien de mondes un veteran regarde avant chaque action (par défaut { $worlds })
cli-arena-seconds = combien de temps il peut regarder au plus ; sans cela, autant qu’il en faut
arena-limit = Une partie est nulle après { $turns } tours (max_turns={ $turns }) : sans limite elle pourrait ne jamais finir.
arena-summary = { $games } parties, dont { $draws } nulles, { $turns } tours en moyenne
arena-reasons = comment elles ont fini : { $reasons }
arena-bot = joueur
arena-wins = victoires
arena-share = part
arena-interval = intervalle 95 %
arena-first = en premier
arena-ms = ms par action
arena-slowest = au plus
bot-failed = Le { $bot } a échoué et joue au hasard cette fois ({ $why }).
cli-bench-rounds = combien de fois tout est mesuré ; la médiane compte (5 par défaut)
cli-bench-seconds = temps de processeur de chaque mesure (1 par défaut)
bench-needs-compiled = bench compare les règles compilées à d’autres ; cette installation est en Python pur
bench-needs-openspiel = bench mesure OpenSpiel à côté de Fogline : installez fogline[research] ou lancez « make bench »
bench-ratio = rapport
bench-times = fois
bench-goal = but
bench-figure = mesure
bench-value = médiane

## The server, and what is said at any table

cli-serve = permet à des personnes et à des programmes de jouer par HTTP
cli-serve-host = l’adresse d’écoute (par défaut 127.0.0.1 : cet ordinateur seulement)
cli-serve-port = le port (par défaut 8000 ; 0 prend n’importe quel port libre)
cli-serve-database = où les parties sont gardées : sqlite:///FICHIER (par défaut, un fichier dans votre dossier de données)
serve-ready = Fogline sert sur { $address } (arrêt par Ctrl+C)
table-event-resigned = { $seat } : abandonne la partie.
table-event-draw-offered = { $seat } : propose la nulle.
table-event-draw-declined = { $seat } : refuse la nulle.
table-event-draw-accepted = { $seat } : accepte la nulle.
table-event-closed = La partie se termine par { $reason }.
table-reason-resignation = abandon
table-reason-agreement = accord
