# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Noms

game-stalingrad = SCOPE Stalingrad

side-soviet = Les Soviétiques

seat-soviet = Camp soviétique
seat-german-units = Division allemande des Unités
seat-german-snipers = Division allemande des Snipers
seat-soviet-units = Division soviétique des Unités
seat-soviet-snipers = Division soviétique des Snipers

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
option-point-values-about = Ce que vaut chaque carte pour l'adversaire qui l'élimine. La valeur par défaut repose sur une seule source, non vérifiée.
option-memory-aid-about = Ce que l'écran rappelle des cartes révélées : log (sous le plateau), off (sur demande), marks (sur le plateau), strict (rien).
option-shot-card-lifetime-about = En équipes, si la carte Tir revient au prochain tour de sa Division ou de l'une des deux Divisions du camp.
option-quiet-turn-limit-about = Après ce nombre de tours de suite sans perte ni Infanterie placée, la partie est nulle.
option-move-any-allied-quadrant-about = Si quatre cartes alliées peuvent être DÉPLACÉES où qu'elles soient, et pas seulement sur le Front allié. Déconseillé.
option-recognition-reveal-about = Si REPÉRER désigne deux cartes à la fois, ou la seconde après avoir vu la première.
option-offensive-fire-gun-about = Si le TIR OFFENSIF choisit sa Mitrailleuse quand il faut la montrer, ou la fixe d'avance en secret.
option-assault-needs-enemy-about = Si un ASSAUT doit choisir un Carré qui contient une carte adverse.
option-defensive-fire-scores-about = Si une Infanterie perdue par TIR DÉFENSIF rapporte des points.
option-reinforcement-keeps-points-about = Si l'adversaire garde les points d'une Infanterie qui revient.
option-reinforcement-needs-movable-about = Si les RENFORTS demandent un Carré de quatre cartes alliées.
option-team-talk-about = Si les équipiers peuvent se parler ; c'est l'affaire des joueurs.
any-number = un nombre entier de { $least } à { $most }
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
event-shelled = { $side } utilisent HOWITZER de { $mortar } contre { $target }.
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
        [yes] { $side } ont gagné { $reasons }.
       *[no] Partie nulle { $reasons }.
    }
event-shown = Toutes les cartes sont montrées.

reason-snipers = en éliminant tous les Snipers adverses
reason-points = en atteignant l'objectif de points
reason-elimination = en éliminant toutes les cartes adverses requises
reason-last-row = avec une Infanterie sur la dernière ligne adverse
reason-quiet = après trop de tours sans perte
reason-standstill = parce que plus personne ne peut agir
scored-reason = { $reason }, { $most } à { $least }

## Articles : pourquoi une chose est refusée, ou d'où vient un événement

clause-ST-SETUP-2 = Les deux Fronts reçoivent les cartes que nomme le scénario, dans le nombre qu'il indique.
clause-ST-SETUP-4 = À la mise en place vous placez toutes vos cartes, case par case et à l'insu de l'adversaire, puis vous confirmez par « done ».
clause-ST-TURN-1 = Les camps jouent à tour de rôle et les Allemands commencent ; en équipes ce sont les Divisions, dans un ordre fixe.
clause-ST-TURN-2 = Un tour est une action, et on ne peut pas passer. Au Jeu de base c'est DÉPLACER ou CHERCHER, en Mode expert ce que permettent vos cartes en jeu.
clause-ST-TURN-3 = Au début de son tour, un camp reprend sa carte Tir.
clause-ST-TURN-4 = Qui n'a aucune action possible passe son tour ; si cela arrive à tous pendant toute une manche, la partie est nulle.
clause-ST-TURN-5 = Qui remplit une condition de victoire gagne aussitôt.
clause-ST-TURN-6 = On décide aussitôt de ce qu'une action a révélé : rien d'autre n'est possible avant, et une carte vue reste vue.
clause-ST-MOVE-2 = Vous ne pouvez DÉPLACER qu'un Carré de votre propre Front dont les quatre cartes sont à vous.
clause-ST-MOVE-4 = DÉPLACER remet les quatre mêmes cartes, dans n'importe quel ordre.
clause-ST-MOVE-5 = L'adversaire apprend quel Carré a été DÉPLACÉ, et rien d'autre.
clause-ST-SEARCH-1 = CHERCHER vise une carte adverse quelconque du champ de bataille, à toute distance, même déjà connue.
clause-ST-SEARCH-5 = CHERCHER demande un Sniper à vous en jeu.
clause-ST-SHOOT-1 = Vous n'êtes pas obligé de Tirer sur le Sniper ou l'Unité que vous avez trouvé.
clause-ST-SHOOT-2 = Un Tir touche toujours : la carte est éliminée et ses points comptent aussitôt.
clause-ST-SHOOT-4 = Qui trouve un Leurre en CHERCHANT doit Tirer : la carte Tir est posée, le Leurre reste et rien n'est marqué.
clause-ST-SHOT-1 = La carte Tir va sur un Carré de votre propre Front où se trouve un de vos Snipers.
clause-ST-INFO-3 = Tous les joueurs voient ce qui est révélé.
clause-ST-GRID-7 = Deux cartes ne sont montrées ensemble que si elles sont côte à côte sur une même ligne.
clause-ST-GRID-11 = Une case libérée reçoit un Secteur vide du Front auquel elle appartient, et tout le monde le sait.
clause-ST-DUEL-2 = Tant que des Snipers attendent dans la zone du joueur, l'un d'eux est remis pour chaque Tir sur le Sniper en jeu.
clause-ST-ADV-2 = Un tour a au plus un DÉPLACER supplémentaire.
clause-ST-OF-1 = DÉPLOYER : une fois par tour, vous pouvez montrer un de vos Officiers en jeu et faire un DÉPLACER supplémentaire.
clause-ST-OF-3 = DÉPLOYER est un DÉPLACER supplémentaire avant ou après l'action du tour, et ne remplace ni l'un ni l'autre. Il faut un Officier en jeu et un Carré à DÉPLACER.
clause-ST-SC-1 = REPÉRER demande un Éclaireur à vous en jeu et montre une carte adverse, ou deux côte à côte.
clause-ST-MO-1 = HOWITZER : un de vos Mortiers tire sur une carte adverse qui ne lui est pas adjacente.
clause-ST-MO-2 = HOWITZER élimine un Sniper ou une Unité et retire un Leurre ; un Secteur vide reste. Tous voient la carte.
clause-ST-MO-4 = HOWITZER ne vise que des cartes adverses.
clause-ST-MG-1 = Le TIR OFFENSIF s'ouvre sur une carte adverse adjacente à une de vos Mitrailleuses.
clause-ST-MG-2 = Pour Tirer, vous montrez une Mitrailleuse à vous adjacente à la cible.
clause-ST-MG-3 = Si le TIR OFFENSIF révèle un Leurre, il faut montrer une Mitrailleuse adjacente ; le Leurre reste et rien n'est marqué.
clause-ST-DF-1 = Un ASSAUT qui révèle une Mitrailleuse échoue : l'Infanterie est éliminée.
clause-ST-IN-1 = Un ASSAUT est mené par une de vos Infanteries dans un Carré qui la contient ainsi qu'une carte adverse.
clause-ST-IN-3 = L'Infanterie peut prendre la case d'une carte adverse de ce Carré, ou rester.
clause-ST-IN-4 = Le Sniper ou l'Unité dont une Infanterie prend la place est éliminé ; un Leurre ou un Secteur vide quitte simplement le champ de bataille.
clause-ST-RE-1 = Les RENFORTS ramènent une de vos Infanteries éliminées.
clause-ST-RE-2 = Les RENFORTS arrivent dans un Carré de votre arrière qui contient quatre cartes à vous, à la place d'un Secteur vide ; puis ses cartes sont remises dans n'importe quel ordre.
clause-ST-RE-5 = L'adversaire apprend le Carré des RENFORTS et qui est venu.
clause-ST-OFF-2 = Un Mortier ne revient qu'avec une Infanterie, seulement là où le scénario le permet, et à la place de deux Secteurs vides du même Carré.
clause-ST-TEAM-3 = En équipes, une Division des Snipers peut DÉPLACER un Carré et CHERCHER sur une carte ; une Division des Unités fait tout le reste et peut aussi DÉPLACER un Carré.
clause-AMB-43 = REPÉRER montre une carte ou deux côte à côte ; on convient avant la partie si la seconde n'est désignée qu'après avoir vu la première.
clause-AMB-48 = On convient avant la partie si le TIR OFFENSIF fixe sa Mitrailleuse à l'ouverture du tir ou la choisit quand il faut la montrer.
clause-AMB-68 = Après la partie, toutes les cartes sont montrées.
clause-ST-SETUP-1 = Avant de jouer, on convient du scénario, du Jeu de base ou du Mode expert, des camps et du nombre de joueurs.
clause-ST-MOVE-1 = DÉPLACER, c'est prendre les quatre cartes d'un Carré, les regarder et les remettre face cachée sur les quatre mêmes cases, dans n'importe quel ordre.
clause-ST-WIN-1 = Un camp gagne dès que tous les Snipers adverses sont éliminés.
clause-ST-WIN-2 = Un camp gagne dès qu'il atteint l'objectif de points du scénario.
clause-ST-WIN-3 = Une seule condition de victoire suffit, et la première remplie décide ; une élimination peut en remplir deux à la fois.
clause-ST-INFO-1 = Vous pouvez regarder toutes vos cartes à tout moment.
clause-ST-THEME-3 = La condition de victoire d'un thème remplace l'objectif de points ; éliminer tous les Snipers adverses fait toujours gagner.
clause-ST-DUEL-3 = Quand la zone du joueur est vide, le Tir suivant élimine le Sniper en jeu et le tireur gagne.
clause-ST-CHAIN-2 = ROMPRE LA CHAÎNE DE COMMANDEMENT se gagne en éliminant les deux Officiers adverses, ou tous les Snipers adverses ; il n'y a pas de points.
clause-ST-ADVANCE-2 = STOPPEZ L'AVANCE se gagne dès qu'une de vos Infanteries est placée sur la dernière ligne adverse, ou que tous les Snipers adverses sont éliminés.
clause-ST-TEAM-1 = À trois ou quatre on joue en équipes : chaque camp se divise en une Division des Snipers et une Division des Unités ; à trois, un joueur mène les deux d'un camp.
clause-AMB-28 = L'objectif de points n'a pas à être atteint exactement : le dépasser fait gagner aussi.
clause-AMB-30 = Les règles ne prévoient pas de partie nulle. Abandonner, convenir d'une nulle et limiter les tours calmes se décide à la table.
clause-AMB-39 = Dans OFFENSIVE SANS SNIPER, un Mortier ne revient qu'avec une Infanterie ; en équipes, une Division des Snipers sans Snipers ne peut que DÉPLACER des Carrés.
clause-AMB-1 = { option-point-values-about }
clause-AMB-14 = { option-move-any-allied-quadrant-about }
clause-AMB-21 = { option-memory-aid-about }
clause-AMB-24 = { option-shot-card-lifetime-about }
clause-AMB-49 = { option-assault-needs-enemy-about }
clause-AMB-51 = { option-defensive-fire-scores-about }
clause-AMB-54 = { option-reinforcement-keeps-points-about } { option-reinforcement-needs-movable-about }
clause-AMB-59 = { option-leader-about }
clause-AMB-60 = { option-team-talk-about }

## Pourquoi une action est refusée, quand la règle seule ne le dit pas

refused-ST-SETUP-2 = On ne place que les cartes du scénario, dans le nombre qu'il indique ; il n'en reste aucune de ce type pour cette case.
refused-ST-TURN-6 = Décidez d'abord de ce qui vient d'être révélé ; rien d'autre n'est possible avant, et une carte vue reste vue.
refused-ST-SEARCH-1 = Vous pouvez CHERCHER sur toute carte adverse du champ de bataille ; il n'y en a pas sur cette case.
refused-ST-SHOOT-4 = Vous avez trouvé un Leurre et devez Tirer : choisissez un Carré pour votre carte Tir.
refused-ST-OF-1 = DÉPLOYER montre un de vos Officiers : nommez la case de l'un d'eux.
refused-ST-MG-3 = Vous avez trouvé un Leurre et devez montrer une Mitrailleuse qui lui est adjacente.
refused-ST-RE-1 = Les RENFORTS ramènent une Infanterie à vous qui a été éliminée ; il n'y en a pas.
refused-ST-TEAM-3 = À ce tour c'est une autre Division qui agit : les Snipers peuvent DÉPLACER un Carré et CHERCHER sur une carte, les Unités font tout le reste et peuvent aussi DÉPLACER un Carré.
refused-AMB-43 = Dans cette partie, REPÉRER désigne ses cartes l'une après l'autre : d'abord une, puis celle d'à côté.
refused-AMB-48 = Il a été convenu avant la partie si la Mitrailleuse est fixée à l'ouverture du tir ou choisie plus tard ; cette action n'y correspond pas.

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
board-legend = Sur le plateau : s?? face cachée, [sSC] retournée à l'instant, (sSC) mémorisée, >...< case suivante. Votre côté est toujours en bas. g est allemand, s soviétique ; { $kinds }.
board-marks = On se souvient, quelque part parmi ces cases :
board-mark = { $count } { $kind } : { $cells }

## Que faire

play-title = { $scenario }, { $mode }
play-option = Convenu : { $key } : { $value } ({ $clause })
play-no-snipers = Attention : une Division des Snipers sans Snipers ne peut que DÉPLACER des Carrés (AMB-39).
win-side = { $side } : vous gagnez dès que
win-snipers = tous les Snipers adverses sont éliminés (ST-WIN-1)
win-points = vous avez { $points } points (ST-WIN-2)
win-elimination = toutes ces cartes adverses sont éliminées : { $kinds }
win-last-row = une de vos Infanteries est sur la dernière ligne adverse (ST-ADVANCE-2)

task-turn = Tour { $turn }, { $seat }.
step-set-up = Placez votre Front. Tapez des types de cartes comme vous les verrez, de gauche à droite et ligne par ligne, une ou plusieurs à la fois, p. ex. « SN EA EA IN » ; { $turned ->
        [yes] la ligne la plus proche de vous vient en premier,
       *[no] celle qui touche la ligne de front vient en premier,
    } et la prochaine carte va en { $cell }. « random » place le reste, « undo » annule la dernière carte.
step-set-up-left = Il reste : { $cards }.
step-set-up-full = Votre Front est complet. Confirmez par « done », ou annulez par « undo » ou « undo 4 ».
step-action = Choisissez votre action (« help » explique, « list move { $quadrant } » énumère toutes les options) :
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
verb-hold = ne pas Tirer
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
does-move = réarranger quatre de vos cartes, en secret
does-search = retourner une des leurs ; si c'est un soldat, vous pouvez tirer
does-shoot = l'ennemi voit à peu près où est votre Sniper
does-recognize = découvrir ce que c'est

form-place = place SN, ou simplement SN EA IN MG : des types pour les prochaines cases
form-done = done : confirme la mise en place
form-move = { $side ->
        [soviet] move S2a EA MO OF SN : le Carré S2a–S1b par sa première case, puis ses nouvelles cartes, ici celles de S2a, S2b, S1a, S1b
       *[german] move G1a EA MO OF SN : le Carré G1a–G2b par sa première case, puis ses nouvelles cartes, ici celles de G1a, G1b, G2a, G2b
    }
form-deploy = { $side ->
        [soviet] deploy S2b : la case de votre Officier
       *[german] deploy G2b : la case de votre Officier
    }
form-search = { $side ->
        [soviet] search G1d : la case d'une carte adverse
       *[german] search S1d : la case d'une carte adverse
    }
form-shoot = { $side ->
        [soviet] shoot S2c : le Carré pour votre carte Tir, par sa première case (S2c pour S2c–S1d)
       *[german] shoot G1c : le Carré pour votre carte Tir, par sa première case (G1c pour G1c–G2d)
    }
form-hold = hold : ne pas Tirer, ne plus regarder
form-recognize = { $side ->
        [soviet] recognize G2b G2c : une carte adverse, ou deux côte à côte
       *[german] recognize S2b S2c : une carte adverse, ou deux côte à côte
    }
form-howitzer = { $side ->
        [soviet] howitzer S2a G1d : votre Mortier, puis la cible
       *[german] howitzer G2a S1d : votre Mortier, puis la cible
    }
form-fire = { $side ->
        [soviet] fire G1d : la cible (avec « declared », puis votre Mitrailleuse : fire G1d S1d)
       *[german] fire S1d : la cible (avec « declared », puis votre Mitrailleuse : fire S1d G1d)
    }
form-gun = { $side ->
        [soviet] gun S1d : la Mitrailleuse que vous montrez
       *[german] gun G1d : la Mitrailleuse que vous montrez
    }
form-assault = { $side ->
        [soviet] assault S1c S1b : votre Infanterie, puis le Carré par sa première case (S1b pour S1b–G1c)
       *[german] assault G1c S1b : votre Infanterie, puis le Carré par sa première case (S1b pour S1b–G1c)
    }
form-take = { $side ->
        [soviet] take G1b : la case où va votre Infanterie
       *[german] take S1b : la case où va votre Infanterie
    }
form-stay = stay : l'Infanterie reste où elle est
form-reinforce = { $side ->
        [soviet] reinforce S3c IN SN SC EA : le Carré par sa première case, puis ses cartes avec l'Infanterie, dans l'ordre
       *[german] reinforce G2c IN SN SC EA : le Carré par sa première case, puis ses cartes avec l'Infanterie, dans l'ordre
    }
form-reinforce2 = { $side ->
        [soviet] reinforce2 S3a IN OF MO DE : de même avec Infanterie et Mortier
       *[german] reinforce2 G2a IN OF MO DE : de même avec Infanterie et Mortier
    }
form-end = end : finit votre tour

## Ce qu'on peut taper dans cette langue ; la notation des parties enregistrées est anglaise

typed-place = placer
typed-done = prêt
typed-move = déplacer
typed-deploy = déployer
typed-search = chercher
typed-shoot = tirer
typed-hold = renoncer
typed-recognize = repérer
typed-howitzer = howitzer
typed-fire = feu
typed-gun = mitrailleuse
typed-assault = assaut
typed-take = prendre
typed-stay = rester
typed-reinforce = renforcer
typed-reinforce2 = renforcer2
typed-end = finir
seen-soviet-move = move S2a EA MO OF SN : le Carré S2a–S1b, puis ses nouvelles cartes comme vous les voyez, ici celles de S1b, S1a, S2b, S2a
seen-soviet-reinforce = reinforce S3c IN SN SC EA : le Carré S3c–S2d, puis ses cartes avec l'Infanterie comme vous les voyez
seen-soviet-reinforce2 = reinforce2 S3a IN OF MO DE : de même avec Infanterie et Mortier
cell-kind = { $cell } { $kind }

## Analyses

review-fact-machine-gun = Chances de trouver une Mitrailleuse dans le Carré de { $cell } : environ { $percent } %.
review-versus-machine-gun = Chances de trouver une Mitrailleuse : environ { $percent } % dans le Carré de { $cell }, mais { $better-percent } % dans celui de { $better-cell }.
review-fact-known = En { $cell } a été montré : { $kind } ; rien n'y a bougé depuis.
review-fact-known-none = En { $cell } a été montré : { $kind } ; rien n'y a bougé depuis.
review-fact-shot-card = { $cell } est sous la carte Tir de l'ennemi.
