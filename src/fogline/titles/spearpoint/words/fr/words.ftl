# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Spearpoint 1943 : les noms

game-spearpoint = Spearpoint 1943

side-american-b = Les autres Américains
side-german-b = Les autres Allemands
seat-american-b = second camp américain
seat-german-b = second camp allemand

spearpoint-unit-us-tank-crew = Équipage de char américain
spearpoint-unit-us-gun-crew = Servants de pièce américains
spearpoint-unit-us-pilot = Pilote américain
spearpoint-unit-m4a1-sherman = M4A1 Sherman
spearpoint-unit-m3-lee = M3 Lee
spearpoint-unit-m5-stuart = M5 Stuart
spearpoint-unit-m10-wolverine = M10 Wolverine
spearpoint-unit-m3-half-track = Half-track M3
spearpoint-unit-m8-greyhound = M8 Greyhound
spearpoint-unit-rifle-squad = Groupe de fusiliers
spearpoint-unit-mg-team-1919 = Équipe de mitrailleuse M1919
spearpoint-unit-bazooka-team = Équipe de bazooka
spearpoint-unit-m1-57mm-gun = Canon M1 de 57 mm
spearpoint-unit-m7-priest = M7 Priest
spearpoint-unit-m2a1-howitzer = Obusier M2A1
spearpoint-unit-p-47-thunderbolt = P-47 Thunderbolt
spearpoint-unit-p-40-warhawk = P-40 Warhawk
spearpoint-unit-german-tank-crew = Équipage de char allemand
spearpoint-unit-german-gun-crew = Servants de pièce allemands
spearpoint-unit-german-pilot = Pilote allemand
spearpoint-unit-tiger-i = Tiger I
spearpoint-unit-panzer-iv-g = Panzer IV G
spearpoint-unit-panzer-iii-m = Panzer III M
spearpoint-unit-stug-iii-g = StuG III G
spearpoint-unit-sdkfz-251 = Sd.Kfz. 251
spearpoint-unit-sdkfz-222 = Sd.Kfz. 222
spearpoint-unit-grenadier-squad = Groupe de grenadiers
spearpoint-unit-mg-team-42 = Équipe de MG 42
spearpoint-unit-panzerschreck-team = Équipe de Panzerschreck
spearpoint-unit-pak-40 = PaK 40
spearpoint-unit-flak-36-88mm = FlaK 36 de 88 mm
spearpoint-unit-wespe = Wespe
spearpoint-unit-lefh-18 = leFH 18
spearpoint-unit-ju-87-stuka = Ju 87 Stuka
spearpoint-unit-fw-190 = Fw 190
spearpoint-unit-bf-109-g = Bf 109 G

spearpoint-crew-tank-crew = équipage de char
spearpoint-crew-gun-crew = servants de pièce
spearpoint-crew-pilot = pilote

spearpoint-weapon-gun-37mm = canon de 37 mm
spearpoint-weapon-gun-50mm = canon de 50 mm
spearpoint-weapon-gun-57mm = canon de 57 mm
spearpoint-weapon-gun-75mm = canon de 75 mm
spearpoint-weapon-gun-76mm = canon de 76 mm
spearpoint-weapon-gun-88mm = canon de 88 mm
spearpoint-weapon-howitzer-105mm = obusier de 105 mm
spearpoint-weapon-autocannon-20mm = canon automatique de 20 mm
spearpoint-weapon-cannons-20mm = canons de 20 mm
spearpoint-weapon-mg-17 = MG 17
spearpoint-weapon-mg-30cal = mitrailleuse de calibre .30
spearpoint-weapon-mg-34 = MG 34
spearpoint-weapon-mg-42 = MG 42
spearpoint-weapon-mg-50cal = mitrailleuse de calibre .50
spearpoint-weapon-rifles = fusils
spearpoint-weapon-carbines = carabines
spearpoint-weapon-grenades = grenades
spearpoint-weapon-bazooka = bazooka
spearpoint-weapon-panzerschreck = Panzerschreck
spearpoint-weapon-bombs = bombes

spearpoint-command-fire-mission = Demande de tir !
spearpoint-command-aimed-shot = Tir ajusté
spearpoint-command-armor-piercing-rounds = Obus perforants
spearpoint-command-rapid-fire = Tir rapide
spearpoint-command-fire-discipline = Discipline de feu
spearpoint-command-close-quarters = À bout portant
spearpoint-command-smoke-screen = Écran de fumée
spearpoint-command-evasive-action = Manœuvre d'évitement
spearpoint-command-take-cover = À couvert !
spearpoint-command-glancing-hit = Coup ricochant
spearpoint-command-lucky-escape = Il s'en est fallu de peu
spearpoint-command-hull-down = Caisse défilée
spearpoint-command-field-camouflage = Camouflage de campagne
spearpoint-command-dug-in = Retranchés
spearpoint-command-netting = Filets de camouflage
spearpoint-command-seize-the-initiative = Saisir l'initiative
spearpoint-command-suppressive-fire = Tir de neutralisation
spearpoint-command-jammed-breech = Culasse enrayée
spearpoint-command-minefield = Champ de mines
spearpoint-command-mortar-strike = Tir de mortiers
spearpoint-command-sniper = Tireur d'élite
spearpoint-command-bail-out = Évacuez !
spearpoint-command-surrender = Rendez-vous !
spearpoint-command-bogged-down = Embourbé
spearpoint-command-field-repairs = Réparations de campagne
spearpoint-command-medics = Infirmiers
spearpoint-command-quick-turnaround = Remise en œuvre rapide
spearpoint-command-withdrawal = Repli
spearpoint-command-supply-column = Colonne de ravitaillement
spearpoint-command-reinforcements = Renforts

spearpoint-damage-shaken = Ébranlement
spearpoint-damage-pinned = Cloué sur place
spearpoint-damage-main-weapon-out = Arme principale hors d'usage
spearpoint-damage-second-weapon-out = Arme secondaire hors d'usage
spearpoint-damage-cracked-armor = Blindage fissuré
spearpoint-damage-optics-damaged = Optiques endommagées
spearpoint-damage-radio-out = Radio hors d'usage
spearpoint-damage-crew-hit = Équipage touché
spearpoint-damage-low-ammunition = Munitions comptées
spearpoint-damage-tracks-damaged = Chenilles endommagées
spearpoint-damage-scratches = Éraflures
spearpoint-damage-blank = une carte vierge

spearpoint-deck-us-combined-arms = Interarmes américain
spearpoint-deck-us-armored-fist = Poing blindé américain
spearpoint-deck-us-infantry-line = Ligne d'infanterie américaine
spearpoint-deck-german-combined-arms = Interarmes allemand
spearpoint-deck-german-panzer-spearhead = Fer de lance blindé allemand
spearpoint-deck-german-grenadiers = Grenadiers allemands
spearpoint-deck-us-patrol = Patrouille américaine
spearpoint-deck-german-patrol = Patrouille allemande
spearpoint-deck-us-foot-soldiers = Fantassins américains
spearpoint-deck-german-foot-soldiers = Fantassins allemands
spearpoint-deck-us-battle-group = Groupe de combat américain
spearpoint-deck-german-battle-group = Groupe de combat allemand

spearpoint-type-infantry = infanterie
spearpoint-type-vehicle = véhicule
spearpoint-type-artillery = artillerie
spearpoint-type-aircraft = avion
spearpoint-type-crew = équipage
spearpoint-class-armor = véhicules et canons
spearpoint-class-infantry = troupes à pied
spearpoint-class-aircraft = avions
spearpoint-tag-anti-aircraft = antiaérien
spearpoint-tag-anti-tank = antichar
spearpoint-tag-assault-gun = canon d'assaut
spearpoint-tag-bomber = bombardier
spearpoint-tag-fighter = chasseur
spearpoint-tag-fighter-bomber = chasseur-bombardier
spearpoint-tag-gun = canon
spearpoint-tag-half-track = semi-chenillé
spearpoint-tag-heavy = lourd
spearpoint-tag-howitzer = obusier
spearpoint-tag-light = léger
spearpoint-tag-recon = éclaireur
spearpoint-tag-squad = groupe
spearpoint-tag-tank = char
spearpoint-tag-tank-destroyer = chasseur de chars
spearpoint-tag-team = équipe
spearpoint-line-front = en première ligne
spearpoint-line-rear = à l'arrière
spearpoint-line-air = en l'air
spearpoint-heading-front = Première ligne
spearpoint-heading-rear = Arrière
spearpoint-heading-air = Ciel
spearpoint-phase-set-up = mise en place
spearpoint-phase-commitment = phase d'engagement
spearpoint-phase-declaration = phase de combat, déclarations
spearpoint-phase-combat = phase de combat
spearpoint-phase-draw = phase de pioche

spearpoint-scenario-standard = Partie standard
spearpoint-scenario-standard-about = Chaque camp compose un deck de 80 à 100 points ; on gagne avec 51 points de victoire, ou par trois tours sans opposition.
spearpoint-scenario-skirmish = Escarmouche
spearpoint-scenario-skirmish-about = Une partie courte : decks de 40 à 55 points, et 26 points de victoire suffisent. Bien pour commencer.
spearpoint-scenario-meeting-engagement = Combat de rencontre
spearpoint-scenario-meeting-engagement-about = Deux forces interarmes se heurtent en marche : les deux decks sont fixes, il n'y a donc rien à composer.
spearpoint-scenario-hold-the-line = Tenir la ligne
spearpoint-scenario-hold-the-line-about = La ligne allemande est déjà en place et doit tenir jusqu'à la fin du tour 9 ; le camp américain doit la briser avant, aux points.
spearpoint-scenario-roadblock = Barrage routier
spearpoint-scenario-roadblock-about = Des canons américains barrent la route et doivent tenir jusqu'à la fin du tour 9 ; le camp allemand doit passer avant, aux points.
spearpoint-scenario-night-patrol = Patrouille de nuit
spearpoint-scenario-night-patrol-about = Des fantassins dans le noir : ni chars ni avions, 21 points suffisent, et deux tours sans opposition aussi.
spearpoint-scenario-clear-skies = Ciel dégagé
spearpoint-scenario-clear-skies-about = Chaque camp commence avec un chasseur au-dessus du champ de bataille, et toutes les pièces au sol surveillent le ciel.
spearpoint-scenario-the-tiger = Le Tiger
spearpoint-scenario-the-tiger-about = Un Tiger isolé, déjà endommagé, est traqué : le camp allemand doit garder un char jusqu'à la fin du tour 7 sans céder trop de points.
spearpoint-scenario-out-of-supply = À court de tout
spearpoint-scenario-out-of-supply-about = Les deux camps manquent de tout : moins de cartes d'ordre, moins de pioches ; après le tour 10, qui a le plus de points gagne.
spearpoint-scenario-counter-attack = Contre-attaque
spearpoint-scenario-counter-attack-about = Le camp allemand est plus rapide dans chaque combat, le camp américain a davantage de cartes d'ordre.

spearpoint-option-deck-min-about = Le coût le plus bas d'un deck, en points.
spearpoint-option-deck-max-about = Le coût le plus élevé d'un deck, en points.
spearpoint-option-start-units-about = Combien de cartes d'unité de son deck chaque camp prend dans sa main de départ.
spearpoint-option-start-command-about = Combien de cartes d'ordre chaque camp reçoit au début.
spearpoint-option-hand-units-about = Combien de cartes d'unité on peut garder en main à la fin d'une phase de pioche.
spearpoint-option-hand-command-about = Combien de cartes d'ordre on peut garder en main à la fin d'une phase de pioche.
spearpoint-option-draw-command-about = Combien de cartes d'ordre chaque camp peut d'abord piocher dans une phase de pioche.
spearpoint-option-draw-any-about = Combien de cartes de l'une ou l'autre sorte chaque camp peut piocher ensuite.
spearpoint-option-vp-goal-about = Les points de victoire qui font gagner la partie.
spearpoint-option-overrun-turns-about = Combien de tours de suite sans opposition il faut pour gagner par débordement.
spearpoint-option-immobile-bonus-about = Ce qui s'ajoute à une attaque contre un canon, ou contre tout ce qui ne peut pas bouger.
spearpoint-option-special-basis-about = Si les résultats spéciaux (tir ami, intensité doublée, destruction) se lisent sur les dés tels qu'ils sont tombés, ou sur la somme modifiée.
spearpoint-option-bullet-scope-about = Si les balles ne blessent aucune unité de défense imprimée 2 ou plus, ou seulement aucun véhicule ni canon de cette défense.
spearpoint-option-empty-front-converts-about = Si l'arrière devient la première ligne dès qu'il n'y a plus d'unité en première ligne.
spearpoint-option-crew-only-scope-about = Si un équipage en main peut rejoindre toute unité qui n'en a pas, ou seulement celles qui ont perdu le leur ou ont été capturées.
spearpoint-option-new-unit-by-transfer-about = Si une nouvelle unité peut être engagée avec l'équipage d'une unité déjà en jeu.
spearpoint-option-crew-4-6-without-ground-about = Ce que devient un équipage pour une intensité de base de 4 à 6 si l'adversaire n'a pas d'unité terrestre pour le capturer.
spearpoint-option-assault-adds-rating-about = Si les indices de dégâts des participants s'ajoutent aux dés d'un assaut.
spearpoint-option-assault-min-at-resolution-about = Combien de participants un assaut doit encore avoir quand on lance les dés.
spearpoint-option-damage-counter-includes-current-about = Si le compteur de tours d'une carte de dégâts compte le tour en cours.
spearpoint-option-overrun-opposition-about = Si toute unité adverse en jeu empêche un débordement, ou seulement les unités terrestres.
spearpoint-option-draw-optional-about = Si l'on peut renoncer à piocher.
spearpoint-option-command-reshuffle-about = Si la défausse des ordres est mélangée en une nouvelle pioche quand l'ancienne est vide.
spearpoint-option-stall-turns-about = Après ce nombre de tours de suite sans jet d'attaque ni point, la partie s'arrête ; 0 veut dire jamais.
spearpoint-option-max-turns-about = Après ce nombre de tours, le camp qui a le plus de points gagne ; 0 veut dire sans limite.
spearpoint-option-mirror-factions-about = Si les deux camps jouent la même faction : la première ou la seconde du jeu de cartes.
spearpoint-option-open-lists-about = Si les listes des deux decks sont ouvertes.
spearpoint-option-reveal-at-end-about = Si toutes les cartes sont montrées après la partie.
spearpoint-option-card-edition-about = Quelle édition de nos propres cartes la partie utilise. Les enregistrements qui n'en nomment pas utilisent la première ; les nouvelles parties, la plus récente.

## Spearpoint 1943 : ce qui se passe

spearpoint-event-picked = { $side } prennent une carte dans leur deck : { $card }.
spearpoint-event-mustered = { $side } prennent une carte dans leur main de départ : { $card }.
spearpoint-event-planned = { $side } notent dans leur plan : « { $line } ».
spearpoint-event-locked = { $side } { $what }.
spearpoint-closed-build = ont composé leur deck
spearpoint-closed-muster = ont choisi leur main de départ
spearpoint-closed-commit = ont verrouillé leur engagement
spearpoint-closed-window = ont verrouillé leurs cartes d'ordre ({ $window })
spearpoint-closed-declare = ont verrouillé leurs déclarations
spearpoint-closed-initiative = sont prêts pour le jet d'initiative
spearpoint-closed-limit = ont choisi ce qu'ils rendent
spearpoint-event-deck-shown = { $side } jouent avec la liste de leur deck ouverte : { $cards }.
spearpoint-counted = { $count } × { $card }
spearpoint-event-hand-ready = { $side } commencent avec { $hand } cartes d'unité en main et { $reserves } dans la réserve.
spearpoint-event-dealt = { $side } reçoivent une carte d'ordre{ $known ->
        [yes] {" "}: { $card }.
       *[no] .
    }
spearpoint-event-priority-given = { $side } ont la priorité : leurs cartes sont résolues en premier.
spearpoint-event-turn-began = Tour { $turn } : phase d'engagement.
spearpoint-event-committed = { $side } engagent { $unit } { $line } : { $card }{ $crewed ->
        [yes] , avec { $crew }.
       *[no] .
    }
spearpoint-event-manned = { $side } envoient un équipage à { $unit } : { $crew }.
spearpoint-event-transferred = { $side } font passer l'équipage de { $unit } à { $other }.
spearpoint-event-switched = Artillerie mobile : { $unit } est maintenant { $line }.
spearpoint-event-converted = { $side } n'ont plus d'unité en première ligne : leur arrière devient la première ligne.
spearpoint-event-unopposed = { $side } sont sans opposition depuis { $turns ->
        [one] { $turns } tour.
       *[other] { $turns } tours de suite.
    }
spearpoint-play = { $card }{ $on ->
        [yes] {" "}sur { $unit }
       *[no] {""}
    }
spearpoint-event-round-shown = { $side } { $count ->
        [0] ne jouent aucune carte d'ordre.
       *[other] annoncent des cartes d'ordre : { $plays }.
    }
spearpoint-event-played = { $side } jouent { $play }.
spearpoint-event-fizzled = { $side } défaussent { $card } sans effet : il n'y a plus de cible.
spearpoint-event-taken-back = { $side } reprennent { $card } en main : l'autre camp a joué la même carte sur la même unité.
spearpoint-event-spent = { $side } défaussent { $card } pour +1.
spearpoint-event-expired = N'est plus en vigueur : { $card }{ $on ->
        [yes] {" "}sur { $unit }.
       *[no] .
    }
spearpoint-event-declared = Attaque déclarée : { $unit } contre { $target }.
spearpoint-event-assault-declared = Assaut déclaré : { $members } contre { $target }.
spearpoint-event-initiative-rolled = Initiative : { $one } obtient { $first }, total { $firsttotal } ; { $other } obtient { $second }, total { $secondtotal }{ $tied ->
        [yes] . Égalité : on relance.
       *[no] .
    }
spearpoint-event-attack-named = { $weapon ->
        [0] { $side } donnent l'assaut à { $target }, { $unit } en tête.
       *[other] { $side } attaquent : { $unit } contre { $target } ({ $arm }).
    }
spearpoint-arm = arme { $weapon }
spearpoint-event-attack-rolled = Dés { $first } et { $second }, { $added } : { $total } contre { $value }. { $result }.
spearpoint-result-friendly-fire = Tir ami
spearpoint-result-destroys = La cible est détruite sur le coup
spearpoint-result-doubles = Touché, avec intensité doublée
spearpoint-result-hits = Touché
spearpoint-result-misses = Manqué
spearpoint-event-victim-chosen = Le tir ami touche { $unit }.
spearpoint-event-intensity-rolled = Intensité { $dice } : { $initial } de dégâts à { $unit }, défense { $defense }.
spearpoint-event-rerolled = L'intensité contre { $unit } est relancée.
spearpoint-event-wounded = Dégâts finals à { $unit } : { $damage } ; endurance restante : { $left }.
spearpoint-event-damage-drawn = Carte de dégâts pour { $unit } : { $card }.
spearpoint-event-repaired = Réparation : { $unit } perd sa carte de dégâts et retrouve toute son endurance.
spearpoint-event-destroyed = Perte : { $unit }, { $card }.
spearpoint-event-crew-fated = Sort de l'équipage ({ $card }) : { $fate }.
spearpoint-fate-survives = il survit et va sous la réserve
spearpoint-fate-captured = il est capturé
spearpoint-fate-destroyed = il périt
spearpoint-event-captured = { $side } capturent { $unit } ({ $card }){ $kept ->
        [yes] {" "}et gardent cette unité { $line }.
       *[no] {" "}et retirent cette unité du jeu.
    }
spearpoint-event-scored = { $side } marquent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et en ont maintenant { $total }.
spearpoint-event-lapsed = L'attaque de { $unit } tombe.
spearpoint-event-went-home = { $side } mettent sous leur réserve : { $card }.
spearpoint-event-command-drawn = { $side } piochent une carte d'ordre{ $known ->
        [yes] {" "}: { $card }.
       *[no] .
    }
spearpoint-event-unit-drawn = { $side } piochent une carte d'unité{ $known ->
        [yes] {" "}: { $card }.
       *[no] .
    }
spearpoint-event-draw-chosen = { $side } piochent dans { $deck ->
        [command] la pioche des ordres.
       *[units] leur réserve.
    }
spearpoint-event-passed = { $side } ne jouent plus de carte d'ordre { $step ->
        [support] pour cette attaque.
        [answer] contre cette attaque.
       *[parry] contre ces dégâts.
    }
spearpoint-event-declined = { $side } renoncent à { $draws ->
        [one] { $draws } pioche.
       *[other] { $draws } pioches.
    }
spearpoint-event-returned = { $side } mettent une carte d'unité en trop sous leur réserve{ $known ->
        [yes] {" "}: { $card }.
       *[no] .
    }
spearpoint-event-discarded = { $side } défaussent une carte d'ordre en trop : { $card }.
spearpoint-event-reshuffled = { $deck ->
        [damage] La défausse des dégâts est mélangée en une nouvelle pioche.
       *[command] La défausse des ordres est mélangée en une nouvelle pioche.
    }
spearpoint-event-game-over = { $won ->
        [yes] { $side } ont gagné { $reasons }.
       *[no] Partie nulle { $reasons }.
    }
spearpoint-event-all-shown = Toutes les mains et les réserves sont montrées.

spearpoint-reason-points = aux points de victoire
spearpoint-reason-overrun = par débordement
spearpoint-reason-orders = en accomplissant les ordres du Général
spearpoint-reason-exhaustion = sans qu'il reste d'unité à personne
spearpoint-reason-stall = après trop de tours sans attaque
spearpoint-reason-turns = après les tours convenus
spearpoint-scored-reason = { $by ->
        [points] aux points de victoire, { $most } à { $least }
       *[other] { $reason }, { $most } à { $least } aux points de victoire
    }

## Spearpoint 1943 : les actions en mots

spearpoint-say-pick = Prendre { $card } dans le deck
spearpoint-say-hold = Prendre { $card } dans la main de départ
spearpoint-say-return = Mettre { $card } sous votre réserve
spearpoint-say-discard = Défausser { $card }
spearpoint-say-commit = Engager { $card }{ $where ->
        [usual] {""}
       *[other] {" "}{ $line }
    }
spearpoint-say-commit-from = Engager { $card }{ $where ->
        [usual] {""}
       *[other] {" "}{ $line }
    } avec l'équipage de { $unit }
spearpoint-say-crew = Envoyer { $card } à { $unit }
spearpoint-say-transfer = Transférer l'équipage de { $unit } à { $other }
spearpoint-say-attack = { $unit } attaque { $target }
spearpoint-say-switch = { $unit } change de ligne
spearpoint-say-join = { $unit } se joint à l'assaut
spearpoint-say-victim = Le tir ami touche { $unit }
spearpoint-say-assault = Donner l'assaut à { $target } avec l'infanterie
spearpoint-say-storm = Résoudre l'assaut sur { $target }
spearpoint-say-play = Jouer { $card }
spearpoint-say-play-on = Jouer { $card } sur { $unit }
spearpoint-say-fire = { $unit } tire ({ $weapon }) sur { $target }
spearpoint-say-roll = Lancer les dés
spearpoint-say-roll-with = Lancer avec +1 : défausser { $card }
spearpoint-say-done-build = Confirmer le deck
spearpoint-say-done-muster = Confirmer la main de départ
spearpoint-say-done-commit = Verrouiller l'engagement
spearpoint-say-done-window = { $count ->
        [0] Ne jouer aucune carte d'ordre
        [one] Verrouiller cette carte d'ordre
       *[other] Verrouiller ces cartes d'ordre
    }
spearpoint-say-done-declare = Verrouiller les déclarations
spearpoint-say-done-support = Poursuivre l'attaque
spearpoint-say-draw-command = Piocher une carte d'ordre
spearpoint-say-draw-unit = Piocher une carte d'unité
spearpoint-say-keep-front = La garder au front
spearpoint-say-keep-rear = La garder à l'arrière
spearpoint-say-pass = Passer
spearpoint-say-close = L'assaut est complet
spearpoint-say-skip = Renoncer à une pioche
spearpoint-say-enough = Renoncer aux pioches qui restent
spearpoint-say-remove = La retirer du jeu

## Spearpoint 1943 : le texte des cartes, tiré de ce qu'elles font

spearpoint-window-commit-revealed = quand les engagements sont révélés
spearpoint-window-declare-revealed = quand les déclarations sont révélées
spearpoint-window-attack-nominated = quand une attaque est annoncée, avant ses dés
spearpoint-window-damage-rolled = quand une de vos unités est touchée et que l'intensité est connue
spearpoint-window-draw-open = au début de la phase de pioche
spearpoint-or = { $left } ou { $right }
spearpoint-text-when = Se joue { $windows }.
spearpoint-text-target = Cible : { $target }.
spearpoint-text-no-effect = Sans effet.
spearpoint-text-counter = Compteur de tours : { $turns }.
spearpoint-text-standing = Unités de ce camp{ $filtered ->
        [yes] {" "}({ $filters })
       *[no] {""}
    } : { $effect }
spearpoint-text-goal = { $seat } gagne { $end ->
        [yes] à la fin d'un tour
       *[no] aussitôt
    } à cette condition : { $when }.
spearpoint-select = { $who }{ $filtered ->
        [yes] {" "}({ $filters })
       *[no] {""}
    }
spearpoint-who-owner-own = une de vos unités
spearpoint-who-owner-enemy = une unité adverse
spearpoint-who-owner-any = n'importe quelle unité
spearpoint-who-attacker-own = votre unité qui attaque
spearpoint-who-attacker-enemy = l'unité adverse qui attaque
spearpoint-who-attacker-any = l'unité qui attaque
spearpoint-who-target-own = votre unité attaquée
spearpoint-who-target-enemy = l'unité adverse attaquée
spearpoint-who-target-any = l'unité attaquée
spearpoint-who-hit-own = votre unité touchée
spearpoint-who-hit-enemy = l'unité adverse touchée
spearpoint-who-hit-any = l'unité touchée
spearpoint-filter-crewed = { $wanted ->
        [yes] avec équipage
       *[no] sans équipage
    }
spearpoint-filter-damaged = { $wanted ->
        [yes] avec une carte de dégâts
       *[no] sans carte de dégâts
    }
spearpoint-filter-armored = { $wanted ->
        [yes] avec blindage
       *[no] sans blindage
    }
spearpoint-lasts-attack = Pour cette attaque.
spearpoint-lasts-turn = Pour ce tour.
spearpoint-lasts-turns = Pour ce tour et { $turns ->
        [one] le suivant.
       *[other] les { $turns } suivants.
    }
spearpoint-lasts-unit = Tant que l'unité est en jeu.
spearpoint-effect-attack-mod = { $on ->
        [target] Attaques contre elle
       *[attacker] Ses attaques
    }{ $weapon ->
        [0] {""}
       *[other] {" "}avec l'arme { $weapon }
    }{ $filtered ->
        [yes] {" "}({ $on ->
                [target] venant de :
               *[attacker] contre :
            } { $others })
       *[no] {""}
    } : { $signed } au jet d'attaque.
spearpoint-effect-defense-mod = Sa défense : { $signed }{ $filtered ->
        [yes] {" "}(contre les attaques de : { $others }).
       *[no] .
    }
spearpoint-effect-damage-mod = { $on ->
        [target] Coups qui la touchent
       *[attacker] Ses coups au but
    }{ $weapon ->
        [0] {""}
       *[other] {" "}avec l'arme { $weapon }
    }{ $filtered ->
        [yes] {" "}({ $on ->
                [target] venant de :
               *[attacker] contre :
            } { $others })
       *[no] {""}
    } : { $signed } aux dégâts.
spearpoint-effect-intensity-mod = { $on ->
        [target] Coups qui la touchent
       *[attacker] Ses coups au but
    }{ $weapon ->
        [0] {""}
       *[other] {" "}avec l'arme { $weapon }
    }{ $filtered ->
        [yes] {" "}({ $on ->
                [target] venant de :
               *[attacker] contre :
            } { $others })
       *[no] {""}
    } : { $signed } à l'intensité.
spearpoint-effect-rate-mod = { $weapon ->
        [0] Ses armes
       *[other] Son arme { $weapon }
    } : { $signed } au nombre de jets d'attaque, jamais moins de 1.
spearpoint-effect-initiative-mod = Le jet d'initiative de son camp : { $signed }.
spearpoint-effect-reroll = L'intensité est relancée.
spearpoint-effect-special-ignore = Ses attaques ne causent pas de tir ami.
spearpoint-effect-weapon-disable = { $weapon ->
        [0] Aucune de ses armes ne peut servir.
       *[other] Son arme { $weapon } ne peut pas servir.
    }
spearpoint-effect-attack-deny = Elle ne peut pas attaquer ; l'attaque qu'elle a déclarée tombe.
spearpoint-effect-target-deny = Elle ne peut pas être prise pour cible{ $filtered ->
        [yes] {" "}par : { $others }.
       *[no] .
    }
spearpoint-effect-damage-deal = Elle subit { $amount } de dégâts{ $flag ->
        [yes] {" "}; la défense ne compte pas.
       *[no] , moins sa défense.
    }
spearpoint-effect-damage-repair = Elle perd sa carte de dégâts et retrouve toute son endurance.
spearpoint-effect-crew-kill = { $aircraft ->
        [all] Son équipage périt et l'avion s'écrase.
        [some] Son équipage périt ; un avion s'écrase.
       *[none] Son équipage périt.
    }
spearpoint-effect-crew-bail = Son équipage l'abandonne et va sous sa réserve{ $aircraft ->
        [all] {" "}; l'avion s'écrase.
        [some] {" "}; un avion s'écrase.
       *[none] .
    }
spearpoint-effect-capture = Vous la capturez avec son équipage.
spearpoint-effect-immobilize = Elle ne peut pas changer de ligne et s'attaque comme un canon.
spearpoint-effect-line-lock = Elle ne peut pas changer de ligne.
spearpoint-effect-flight-mod = Ses tours de vol : { $signed }.
spearpoint-effect-bombs-rearm = Elle reçoit de nouvelles bombes.
spearpoint-effect-unit-return = Elle va avec son équipage sous sa réserve.
spearpoint-effect-draw-now = Piochez aussitôt : { $flag ->
        [yes] cartes d'unité
       *[no] cartes d'ordre
    }, { $amount }.
spearpoint-effect-vp-mod = Points de victoire au départ : { $signed }.
spearpoint-effect-draw-mod = { $flag ->
        [yes] Pioches libres
       *[no] Pioches d'ordre
    } à chaque phase de pioche : { $signed }.
spearpoint-condition-turn-at-least = le tour { $number } est arrivé
spearpoint-condition-vp-at-least = { $seat } a { $number } points ou plus
spearpoint-condition-count-at-least = { $seat } a en jeu { $number } unités ou plus{ $filtered ->
        [yes] {" "}({ $filters })
       *[no] {""}
    }
spearpoint-condition-all = tout ceci est vrai : { $parts }
spearpoint-condition-any = une de ces choses est vraie : { $parts }
spearpoint-condition-not = ceci n'est pas vrai : { $parts }

## Spearpoint 1943, articles : pourquoi une chose est refusée, ou d'où vient un événement

spearpoint-clause-SP-DECK-1 = Chaque camp choisit en secret des cartes d'unité de sa faction ; le coût du deck entier doit rester dans les limites.
spearpoint-clause-SP-DECK-2 = Vous pouvez prendre une carte plusieurs fois, mais pas plus que votre faction n'en a d'exemplaires.
spearpoint-clause-SP-COMP-2 = Chaque camp a 50 cartes d'unité ; les deux partagent 50 cartes d'ordre et 25 cartes de dégâts. Les valeurs de ces cartes sont les nôtres, par éditions.
spearpoint-clause-SP-SETUP-1 = La main de départ, quatre cartes en général, se choisit dans votre deck ; puis vous confirmez par « done ».
spearpoint-clause-SP-SETUP-2 = Le reste du deck est mélangé et forme la réserve.
spearpoint-clause-SP-SETUP-3 = La pioche des ordres est mélangée et chaque camp reçoit ses premières cartes d'ordre.
spearpoint-clause-SP-SETUP-6 = Le hasard décide qui a d'abord la priorité ; ensuite c'est le vainqueur du dernier jet d'initiative.
spearpoint-clause-SP-TURN-1 = Un tour, c'est l'engagement, le combat, la pioche ; les deux camps jouent chaque phase ensemble.
spearpoint-clause-SP-TURN-3 = Seules combattent les unités engagées dans la zone de bataille, et seules les vôtres vous obéissent.
spearpoint-clause-SP-TURN-6 = À la fin du tour, les effets de ce tour prennent fin et les compteurs avancent.
spearpoint-clause-SP-TYPE-5 = Une unité qui a besoin d'un équipage et n'en a pas ne peut ni attaquer, ni rejoindre un assaut, ni changer de ligne.
spearpoint-clause-SP-TYPE-6 = Une unité a une ou deux armes, chacune avec ses valeurs.
spearpoint-clause-SP-COMMIT-1 = Les deux camps prévoient en secret quelles unités de leur main ils engagent : aucune, quelques-unes ou toutes.
spearpoint-clause-SP-COMMIT-2 = Un plan s'écrit dans l'ordre : les unités dans l'ordre des cartes, puis équipages, transferts et changements de ligne.
spearpoint-clause-SP-COMMIT-3 = Les plans restent secrets jusqu'à ce que les deux camps aient verrouillé le leur ; les autres apprennent seulement qu'il est verrouillé.
spearpoint-clause-SP-COMMIT-4 = Un plan ne se sert que de vos propres unités et cartes.
spearpoint-clause-SP-COMMIT-5 = Les deux plans sont révélés et exécutés ensemble.
spearpoint-clause-SP-COMMIT-6 = Une unité va dans la ligne que nomme sa carte ; on ne la dit que si la carte laisse le choix.
spearpoint-clause-SP-LINE-3 = Quand un camp n'a plus d'unité en première ligne, son arrière le devient aussitôt.
spearpoint-clause-SP-LINE-4 = La dernière unité de la première ligne ne peut pas reculer tant que l'arrière devrait devenir la première ligne.
spearpoint-clause-SP-CREW-1 = Une unité a besoin d'un équipage de son type.
spearpoint-clause-SP-CREW-2 = Une unité qui a besoin d'un équipage s'engage avec un équipage en main, et un équipage seulement avec une telle unité.
spearpoint-clause-SP-CREW-3 = Un équipage en main peut rejoindre une de vos unités en jeu qui a besoin de ce type et n'en a pas.
spearpoint-clause-SP-CREW-4 = L'équipage d'une unité terrestre peut passer à une autre unité terrestre à vous qui a besoin de ce type et n'en a pas ; les pilotes ne changent jamais.
spearpoint-clause-SP-CREW-5 = Un plan demande un équipage en main pour chaque nouvelle unité qui en prend un, et ne peut en avoir plus qu'il n'y a de places.
spearpoint-clause-SP-CREW-7 = Les équipages ne changent d'unité que dans la phase d'engagement.
spearpoint-clause-SP-AIR-4 = Un avion qui n'a plus de tours de vol va avec son pilote sous la réserve.
spearpoint-clause-SP-AIR-6 = Les bombes servent à une attaque par vol ; elles sont larguées quand on lance les dés.
spearpoint-clause-SP-MOB-1 = L'artillerie mobile s'engage en première ligne ou à l'arrière, au choix de son camp.
spearpoint-clause-SP-MOB-2 = Seule l'artillerie mobile qui a un équipage, et qu'aucune carte ne retient, peut changer de ligne.
spearpoint-clause-SP-MOB-3 = De l'arrière, l'artillerie mobile ne tire que sa première arme sur les unités terrestres.
spearpoint-clause-SP-COMBAT-2 = Chaque unité fait au plus une attaque par phase de combat.
spearpoint-clause-SP-TGT-1 = Les deux camps déclarent en secret, d'abord les assauts, puis les attaques dans l'ordre des attaquants ; tout est révélé ensemble.
spearpoint-clause-SP-TGT-2 = La cible doit être une unité adverse dans la zone de bataille.
spearpoint-clause-SP-TGT-3 = Une cible est permise si une arme utilisable de l'attaquant a une valeur d'attaque contre son type.
spearpoint-clause-SP-TGT-4 = Une unité en première ligne ne peut attaquer que la première ligne adverse et les avions.
spearpoint-clause-SP-TGT-7 = Les balles ne touchent pas une unité de défense imprimée 2 ou plus.
spearpoint-clause-SP-ASLT-1 = Trois unités d'infanterie ou plus peuvent donner ensemble un assaut à une unité adverse blindée ; il consomme l'attaque de chacune.
spearpoint-clause-SP-ASLT-2 = On ne donne l'assaut qu'à une unité blindée.
spearpoint-clause-SP-INIT-1 = Chaque camp lance un dé d'initiative et ajoute ses modificateurs ; les égalités sont relancées.
spearpoint-clause-SP-ATK-1 = Vous annoncez une de vos attaques déclarées qui n'est pas encore résolue.
spearpoint-clause-SP-ATK-2 = Une attaque tombe quand l'attaquant ou la cible n'est plus là ou ne peut plus, ou qu'aucune arme ne peut servir.
spearpoint-clause-SP-ATK-4 = La somme de deux dés et de tous les modificateurs doit atteindre la valeur d'attaque.
spearpoint-clause-SP-FF-1 = Sur un 2 ou un 3 naturel, l'adversaire choisit une unité du camp attaquant, qui est touchée.
spearpoint-clause-SP-FF-3 = La victime est une unité du camp attaquant que cette arme aurait pu viser.
spearpoint-clause-SP-DMG-1 = Un coup au but est résolu aussitôt : un dé d'intensité plus l'indice de dégâts de l'arme.
spearpoint-clause-SP-DMG-4 = Les dégâts finals, défense déduite, sont retirés de l'endurance.
spearpoint-clause-SP-DMG-5 = Une unité sans endurance est détruite et sort du jeu.
spearpoint-clause-SP-DMG-6 = Une unité à mi-endurance ou moins, sans carte de dégâts, en tire une ; la section de son type compte.
spearpoint-clause-SP-DMG-13 = Une carte de dégâts prend effet aussitôt et peut rendre impossible une attaque déclarée.
spearpoint-clause-SP-SURV-2 = Le dé d'intensité naturel décide de l'équipage d'une unité détruite : 1–3 il survit, 4–6 il est capturé si l'adversaire a une unité terrestre, 7–10 il périt.
spearpoint-clause-SP-CAP-3 = Qui capture une unité la garde dans sa ligne ou la retire du jeu.
spearpoint-clause-SP-VP-1 = Une unité ou un équipage détruit rapporte son coût au camp qui l'a détruit.
spearpoint-clause-SP-CMD-1 = Vous pouvez jouer toute carte d'ordre de votre main là où elle convient, autant de fois que vous voulez.
spearpoint-clause-SP-CMD-2 = Une carte d'ordre est montrée, exécutée, puis défaussée ou posée près de son unité ; tant qu'elle y est, elle reste en vigueur.
spearpoint-clause-SP-CMD-3 = Une carte d'ordre ne se joue qu'aux moments qu'elle nomme.
spearpoint-clause-SP-CMD-4 = Dans une ronde, les deux camps annoncent leurs cartes en secret ; celles du camp qui a la priorité sont exécutées d'abord, et une carte dont la cible a disparu est défaussée sans effet.
spearpoint-clause-SP-CMD-5 = Le camp qui attaque joue d'abord des cartes pour l'attaque ; puis l'autre camp est interrogé une fois, et encore une fois s'il est touché.
spearpoint-clause-SP-CMD-6 = Une carte d'ordre ne se joue que sur des unités des types que montrent ses icônes, du camp et de la ligne qu'elle nomme.
spearpoint-clause-SP-CMD-7 = Une carte sans cible permise ne peut pas être jouée ; on peut encore la défausser pour +1.
spearpoint-clause-SP-CMD-8 = Des cartes d'ordre identiques ne s'ajoutent pas sur la même unité ou le même camp.
spearpoint-clause-SP-CMD-11 = Avant un jet à vous, vous pouvez défausser une carte d'ordre de votre main pour +1.
spearpoint-clause-SP-CMD-14 = Pour l'Initiative, les deux camps choisissent en secret s'ils défaussent une carte d'ordre pour +1.
spearpoint-clause-SP-DRAW-1 = D'abord la pioche d'ordre, puis les pioches libres, chacune où vous voulez.
spearpoint-clause-SP-DRAW-2 = On peut renoncer à piocher, sauf accord contraire.
spearpoint-clause-SP-DRAW-6 = À la fin de la phase de pioche, la main a une limite de cartes d'unité et une de cartes d'ordre.
spearpoint-clause-SP-DRAW-7 = Les cartes d'unité en trop dans votre main vont face cachée sous votre réserve.
spearpoint-clause-SP-DRAW-8 = Les cartes d'ordre en trop dans votre main sont défaussées face visible, après les unités.
spearpoint-clause-SP-DRAW-9 = Vous ne pouvez pas piocher d'unité dans une réserve vide ; il n'y a pas d'autre pénalité.
spearpoint-clause-SP-DRAW-10 = Quand une pioche est vide, sa défausse est mélangée et en forme une nouvelle.
spearpoint-clause-SP-WIN-1 = Le premier à avoir les points de victoire, 51 en général, gagne aussitôt.
spearpoint-clause-SP-WIN-4 = Juste après l'engagement, on vérifie quel camp a une unité terrestre en jeu et aucune opposition.
spearpoint-clause-H-34 = Après la partie, tout est montré, sauf accord contraire.
spearpoint-clause-SP-COMMIT-7 = Chars, véhicules, infanterie et canons antichars vont en première ligne, l'artillerie à longue portée à l'arrière.
spearpoint-clause-SP-AIR-7 = Un avion qui perd son pilote est détruit.
spearpoint-clause-SP-ASLT-5 = Quand un assaut touche, chaque membre lance un dé ; la somme, moins la défense, fait les dégâts.
spearpoint-clause-SP-INIT-3 = À égalité, les deux camps relancent leur dé d'initiative.
spearpoint-clause-SP-ATK-5 = Les canons, et tout ce qui ne peut bouger, sont attaqués avec +2.
spearpoint-clause-SP-SPEC-2 = Sur un 18 naturel qui touche, l'intensité est doublée.
spearpoint-clause-SP-SPEC-3 = Sur un 19 ou un 20 naturel, la cible est détruite aussitôt, avec son équipage.
spearpoint-clause-SP-DMG-15 = Quand la pioche des dégâts est vide, sa défausse est mélangée ; s'il n'y en a pas, l'unité compte comme endommagée, sans effet.
spearpoint-clause-SP-DMG-17 = Les dégâts d'une carte se font comme ceux d'une arme, sauf si la carte dit autre chose.
spearpoint-clause-SP-SURV-3 = Une unité détruite par un 19 ou un 20 naturel emporte son équipage.
spearpoint-clause-SP-SURV-4 = Une unité qu'une carte détruit sans dé emporte son équipage.
spearpoint-clause-SP-SURV-7 = Un équipage qui survit va sous la réserve à la vue des deux camps.
spearpoint-clause-SP-CAP-2 = Qui capture une unité capture aussi son équipage ; les deux rapportent le double de leur coût.
spearpoint-clause-SP-VP-2 = Une unité ou un équipage capturé rapporte le double de son coût.
spearpoint-clause-SP-VP-3 = Une unité et son équipage rapportent chacun leurs points.
spearpoint-clause-SP-WIN-2 = Tous les points d'un même fait sont ajoutés avant de voir qui a gagné ; si les deux camps en ont assez, le plus haut total gagne, et à égalité la partie est nulle.
spearpoint-clause-SP-WIN-3 = Débordement : qui garde une unité terrestre en jeu sans opposition, trois tours de suite en général, gagne.
spearpoint-clause-SP-WIN-5 = Une Situation a ses propres façons de gagner ; le premier à en remplir une gagne.
spearpoint-clause-SP-WIN-6 = Si à la fin d'un tour il ne reste de carte d'unité à personne, le plus haut total gagne ; à égalité la partie est nulle.
spearpoint-clause-SP-WIN-7 = Après dix tours de suite, ou autant qu'on en est convenu, sans jet d'attaque ni point, la partie s'arrête ; le plus haut total gagne, et à égalité la partie est nulle.
spearpoint-clause-AMB-28 = Les bombes servent une fois par vol, et non à chaque tour ; elles sont larguées quand on lance les dés.
spearpoint-clause-AMB-39 = Une partie qui n'avance plus prend fin : quand rien ne se passe pendant de nombreux tours, quand personne n'a plus d'unités, ou après un dernier tour convenu ; le plus haut total gagne.
spearpoint-clause-AMB-50 = Les listes des decks sont secrètes, mais tous savent combien de cartes il y a dans chaque main et dans la réserve ; on peut convenir de listes ouvertes.
spearpoint-clause-H-32 = Abandonner, convenir d'une nulle et épuiser son temps se décide à la table, et tous l'apprennent.
spearpoint-clause-AMB-10 = { spearpoint-option-special-basis-about }
spearpoint-clause-AMB-19 = { spearpoint-option-bullet-scope-about }
spearpoint-clause-AMB-20 = { spearpoint-option-empty-front-converts-about }
spearpoint-clause-AMB-22 = { spearpoint-option-crew-only-scope-about } { spearpoint-option-new-unit-by-transfer-about }
spearpoint-clause-AMB-30 = { spearpoint-option-assault-adds-rating-about } { spearpoint-option-assault-min-at-resolution-about }
spearpoint-clause-AMB-32 = { spearpoint-option-crew-4-6-without-ground-about }
spearpoint-clause-AMB-35 = { spearpoint-option-damage-counter-includes-current-about }
spearpoint-clause-AMB-38 = { spearpoint-option-overrun-opposition-about }
spearpoint-clause-AMB-41 = { spearpoint-option-mirror-factions-about }
spearpoint-clause-AMB-42 = { spearpoint-option-command-reshuffle-about }
spearpoint-clause-AMB-44 = { spearpoint-option-draw-optional-about }

## Spearpoint 1943 : pourquoi une action est refusée, quand la règle seule ne le dit pas

spearpoint-refused-SP-DECK-1 = Vous choisissez en secret des cartes d'unité de votre faction ; le coût du deck entier doit rester dans les limites, et ce choix ne le permettrait plus.
spearpoint-refused-SP-TURN-1 = Un tour, c'est l'engagement, le combat, la pioche, et chaque étape a ses actions : celle-ci appartient à une autre étape.
spearpoint-refused-SP-TYPE-6 = Une unité a une ou deux armes ; elle n'a pas celle-ci.
spearpoint-refused-SP-COMMIT-1 = Vous ne pouvez engager que ce que vous avez en main.
spearpoint-refused-SP-SETUP-1 = La main de départ vient de votre deck et a un nombre fixe de cartes. Vous ne pouvez pas faire ce choix seul maintenant.
spearpoint-refused-SP-CREW-5 = Il n'y a pas assez d'équipages en main pour ce plan, ou le plan n'est pas dans l'ordre : les unités viennent dans l'ordre des cartes.
spearpoint-refused-SP-AIR-6 = Les bombes ne servent qu'une fois par vol, et celles-ci sont larguées.
spearpoint-refused-SP-MOB-1 = L'artillerie mobile peut se tenir dans l'une ou l'autre ligne : dites « front » ou « rear ».
spearpoint-refused-SP-TGT-3 = Aucune arme utilisable de cette unité n'a de valeur d'attaque contre une telle cible.
spearpoint-refused-SP-ASLT-1 = Un assaut demande trois unités d'infanterie ou plus, dans l'ordre, contre une unité, l'une au moins ayant une valeur d'attaque contre les blindés ; fermez-le avant de continuer.
spearpoint-refused-SP-DMG-13 = Une carte interdit à cette unité d'attaquer.
spearpoint-refused-SP-CMD-6 = Cette carte ne peut pas être jouée sur une telle unité.
spearpoint-refused-SP-CMD-7 = Il n'y a maintenant aucune unité sur laquelle jouer cette carte.
spearpoint-refused-SP-DRAW-9 = Votre réserve est vide : aucune unité ne peut être piochée.

## Spearpoint 1943 : le plateau, et que faire

spearpoint-board-turn = Tour { $turn }, { $phase } ; priorité : { $seat }
spearpoint-board-side = { $seat } : points { $points }/{ $goal }
spearpoint-board-hidden = main : unités { $hand }, ordres { $commands } ; réserve { $reserves }
spearpoint-board-unopposed = sans opposition { $turns }/{ $needed } tours
spearpoint-board-in-force = en vigueur : { $cards }
spearpoint-board-lost = pertes : { $cards }
spearpoint-board-bottom = sous la réserve : { $cards }
spearpoint-board-known = se trouve sûrement en main : { $cards }
spearpoint-board-decks = Pioche des ordres { $commands }, défausse { $discards } ; pioche des dégâts { $damages }
spearpoint-board-nobody = (personne)
spearpoint-board-stats = Déf { $defense }{ $proof ->
        [yes] {" "}(à l'épreuve des balles)
       *[no] {""}
    }, End { $endurance }/{ $full }
spearpoint-board-endurance = Déf { $defense }{ $proof ->
        [yes] {" "}(à l'épreuve des balles)
       *[no] {""}
    }, End { $full }/{ $half }
spearpoint-board-effects = En vigueur sur des unités :
spearpoint-labelled = { $label } : { $text }
spearpoint-board-hand = Vos cartes d'unité :
spearpoint-board-commands = Vos cartes d'ordre :
spearpoint-board-hand-of = { $seat }, cartes d'unité :
spearpoint-board-commands-of = { $seat }, cartes d'ordre :
spearpoint-board-none = aucune
spearpoint-board-plan = Votre plan jusqu'ici : « { $plan } »
spearpoint-board-attack = Attaque en cours : { $unit } contre { $target }{ $weapon ->
        [0] {" "}(assaut)
       *[other] {" "}avec { $arm }
    } ; { $rolls ->
        [one] il reste { $rolls } jet
       *[other] il reste { $rolls } jets
    }
spearpoint-board-intensity = Intensité { $dice } : { $damage } de dégâts à { $unit }, défense déduite
spearpoint-board-cost = { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
spearpoint-board-flight = tours de vol { $turns }
spearpoint-board-legend = Sur le plateau : a3 est la troisième unité engagée par le premier camp, b3 celle du second. Déf est la défense, End l'endurance restante et entière. Une arme a ses valeurs d'attaque contre véhicules et canons/infanterie/avions, puis +indice de dégâts ; 2X lance deux fois, les « balles » ne font rien à une unité « à l'épreuve des balles » (défense imprimée de 2 ou plus), « une fois » vaut pour les bombes. Votre camp est toujours en bas.
spearpoint-mark-uncrewed = sans équipage
spearpoint-mark-captured = prise
spearpoint-mark-damage = { $card }{ $turns ->
        [-1] {""}
        [0] {" "}(effet terminé)
       *[other] {" "}({ $turns })
    }
spearpoint-mark-flight = vol { $turns }
spearpoint-mark-bombed = bombes larguées
spearpoint-mark-attacks = attaque { $target }
spearpoint-mark-storms = donne l'assaut à { $target }
spearpoint-weapon-line = { $name } { $rate }{ $values } +{ $damage }{ $kind ->
        [bullet] {" "}balles
        [bomb] {" "}une fois
       *[shell] {""}
    }

spearpoint-cards-house = Le jeu de cartes « house-1943 » est de Fogline : les cartes imprimées ne sont dans aucune de nos sources.
spearpoint-cards-file = Jeu de cartes : « { $name } », d'un fichier.
spearpoint-win-points = vous avez { $points } points de victoire (SP-WIN-1)
spearpoint-win-overrun = vous avez eu une unité terrestre en jeu, sans opposition, { $turns } tours de suite (SP-WIN-3)
spearpoint-win-each = Ce qui donne la victoire, aussitôt :
spearpoint-win-points-each = { $seat } : { $points } points de victoire (SP-WIN-1)
spearpoint-win-overrun-each = chaque camp : une unité terrestre en jeu, sans opposition, { $turns } tours de suite (SP-WIN-3)
spearpoint-win-orders = Les ordres du Général (SP-WIN-5) :
spearpoint-win-turns = Après le tour { $turns }, le camp qui a le plus de points gagne (AMB-39).
spearpoint-orders-deck = { $seat } : un deck de { $low } à { $high } points
spearpoint-orders-fixed = { $seat } : un deck fixe : { $cards }
spearpoint-orders-hand = { $seat } : une main de départ fixe : { $cards }
spearpoint-orders-without = { $seat } : sans { $cards }
spearpoint-orders-placed = { $seat } commence avec : { $cards }
spearpoint-orders-command = { $seat } : { $count } cartes d'ordre au départ
spearpoint-orders-units = { $seat } : { $count } cartes d'unité dans la main de départ
spearpoint-orders-standing = { $seat } : { $effect }

spearpoint-step-build = Composez votre deck : de { $low } à { $high } points. Prenez-en un tout prêt par p. ex. « deck { $example } », ou « pick » carte par carte (« pick { $sample } ») et « done » ; « random » complète le reste, « undo » rend une carte.
spearpoint-step-build-none = Composez votre deck : de { $low } à { $high } points. Aucun deck tout prêt ne convient ici : « pick » carte par carte (« pick { $sample } ») et « done » ; « random » complète le reste, « undo » rend une carte.
spearpoint-step-build-so-far = Choisies : { $cards }. Points : { $points }, de { $low } à { $high }.
spearpoint-step-build-crews = Il manque des équipages : { $crews }. Une unité qui en a besoin ne peut pas être engagée sans lui.
spearpoint-step-build-decks = Decks tout prêts :
spearpoint-step-muster = Choisissez votre main de départ : { $left ->
        [0] elle est complète. Confirmez par « done », ou rendez des cartes par « undo ».
        [one] encore { $left } carte. Tapez p. ex. « hand { $example } », ou « hold » carte par carte et « done » ; « random » choisit pour vous.
       *[other] encore { $left } cartes. Tapez p. ex. « hand { $example } », ou « hold » carte par carte et « done » ; « random » choisit pour vous.
    }
spearpoint-step-muster-deck = Votre deck : { $cards }. En main : { $held }.
spearpoint-step-commit = Engagez en secret des unités de votre main, ou aucune, et verrouillez par « done » (ou « p »). Plusieurs à la fois, dans n'importe quel ordre : « commit { $example } » ; « undo » annule une ligne.
spearpoint-step-commit-none = Aucune unité de votre main ne peut être engagée maintenant. Verrouillez par « done » (ou « p ») ; « list » montre ce qu'il y a d'autre.
spearpoint-step-window = On peut jouer des cartes d'ordre { $window }. Annoncez celles que vous voulez, puis « done » (ou « p »). Les deux camps sont interrogés à la fois, quoi qu'ils aient en main.
spearpoint-step-window-none = On peut jouer des cartes d'ordre { $window }, mais aucune des vôtres ne convient : « done » (ou « p »). La question est toujours posée : une pause ne révèle donc rien.
spearpoint-step-declare = Déclarez vos attaques en secret, puis « done » (ou « p »). { $kind ->
        [assault] Un assaut de trois fantassins ou plus : « assault b2 a1 a3 a4 ».
        [both] Plusieurs à la fois, dans n'importe quel ordre : « attack { $example } » ; un assaut de trois fantassins ou plus : « assault b2 a1 a3 a4 ».
       *[attack] Plusieurs à la fois, dans n'importe quel ordre : « attack { $example } ».
    }
spearpoint-step-declare-none = Vous ne pouvez plus déclarer d'attaque maintenant : « done » (ou « p »). La question est toujours posée : une pause ne révèle donc rien.
spearpoint-step-declare-assault = L'assaut contre { $target } : ajoutez de l'infanterie par « join », puis « close ».
spearpoint-step-initiative = Initiative : « roll » (ou « r »), ou « roll CARTE » en défaussant une carte d'ordre pour +1. L'autre camp choisit en même temps.
spearpoint-step-name = Résolvez une de vos attaques :
spearpoint-step-support = Jouez des cartes d'ordre pour cette attaque, puis « done » (ou « p ») :
spearpoint-step-support-none = Vous n'avez pas de carte d'ordre pour cette attaque : « done » (ou « p »).
spearpoint-step-answer = L'adversaire attaque. Jouez des cartes d'ordre contre cela, ou « pass » (« p ») :
spearpoint-step-answer-none = L'adversaire attaque et vous n'avez pas de carte d'ordre contre cela : « pass » (« p »). La question est toujours posée : une pause ne révèle donc rien.
spearpoint-step-roll = Lancez l'attaque par « roll » (ou « r »), ou « roll CARTE » en défaussant une carte d'ordre pour +1 :
spearpoint-step-friendly-fire = Tir ami : choisissez l'unité adverse qui est touchée :
spearpoint-step-intensity = Touché : lancez l'intensité par « roll » (ou « r »), ou « roll CARTE » en défaussant une carte d'ordre pour +1 :
spearpoint-step-card-roll = Un dé de votre carte contre { $unit } ({ $card }) : lancez-le par « roll » (ou « r »), ou « roll CARTE » en défaussant une carte d'ordre pour +1 :
spearpoint-step-parry = Votre unité est touchée. Jouez des cartes d'ordre contre les dégâts, ou « pass » (« p ») :
spearpoint-step-parry-none = Votre unité est touchée et vous n'avez pas de carte d'ordre contre cela : « pass » (« p »). La question est toujours posée : une pause ne révèle donc rien.
spearpoint-step-capture = Vous capturez { $unit } ({ $card }). Gardez cette unité, ou retirez-la du jeu :
spearpoint-step-draw = { $commands ->
        [0] Piochez où vous voulez ; il en reste { $free } :
       *[other] Piochez : d'abord { $commands } dans la pioche des ordres, puis { $free } où vous voulez :
    }
spearpoint-step-limit = Votre main est trop grande. À rendre : cartes d'unité { $units }, cartes d'ordre { $commands } :

spearpoint-odds-attack = touche { $hit } %, détruit { $destroy } %, tir ami { $friendly } %{ $rolls ->
        [one] {""}
       *[other] , à chacun de { $rolls } jets
    }
spearpoint-odds-intensity = détruit { $destroy } %, carte de dégâts { $damage } %
spearpoint-odds-initiative = gagne { $win } %, égalité { $tie } %, si l'autre camp n'ajoute rien
spearpoint-advise-undo = Vous avez déjà choisi { $count ->
        [one] { $count } carte : rendez-la d'abord par « undo ».
       *[other] { $count } cartes : rendez-les d'abord par « undo { $count } ».
    }
spearpoint-advise-assault = Nommez un assaut avec tous ses participants sur une ligne, dans n'importe quel ordre : « assault b2 a1 a3 a4 ». Ils doivent être libres : sans attaque à eux.
spearpoint-advise-hand = Toute carte du deck peut être prise, dans n'importe quel ordre, si toutes celles qui manquent sont nommées sur une ligne : « hand A B C D ».

spearpoint-verb-pick = prendre une carte dans le deck
spearpoint-verb-hold = prendre une carte dans la main de départ
spearpoint-verb-return = mettre une carte d'unité sous la réserve
spearpoint-verb-discard = défausser une carte d'ordre
spearpoint-verb-deal = distribuer une carte d'ordre
spearpoint-verb-unit = piocher une carte d'unité
spearpoint-verb-damage = piocher une carte de dégâts
spearpoint-verb-priority = donner la priorité
spearpoint-verb-commit = engager une unité
spearpoint-verb-crew = envoyer un équipage
spearpoint-verb-transfer = transférer un équipage
spearpoint-verb-switch = changer de ligne
spearpoint-verb-assault = déclarer un assaut
spearpoint-verb-join = rejoindre l'assaut
spearpoint-verb-storm = résoudre un assaut
spearpoint-verb-victim = choisir la victime
spearpoint-verb-attack = déclarer une attaque
spearpoint-verb-play = jouer une carte d'ordre
spearpoint-verb-fire = résoudre une attaque
spearpoint-verb-roll = lancer les dés
spearpoint-verb-dice = deux dés
spearpoint-verb-die = un dé
spearpoint-verb-draw = piocher
spearpoint-verb-keep = garder l'unité
spearpoint-verb-done = verrouiller
spearpoint-verb-pass = passer
spearpoint-verb-close = l'assaut est complet
spearpoint-verb-skip = renoncer à une pioche
spearpoint-verb-enough = renoncer à toutes les pioches restantes
spearpoint-verb-remove = retirer l'unité du jeu
spearpoint-draw-command = une carte d'ordre
spearpoint-draw-unit = une carte d'unité

spearpoint-form-pick = pick rifle-squad : une carte pour le deck ; plusieurs à la fois : pick rifle-squad*2 us-tank-crew ; un deck tout prêt, confirmé : deck us-combined-arms
spearpoint-form-deck = deck us-combined-arms : un deck tout prêt, confirmé ; ou toutes ses cartes : deck rifle-squad*4 us-tank-crew*3 ...
spearpoint-form-hold = hold rifle-squad : une carte pour la main de départ ; la main entière, confirmée : hand rifle-squad us-tank-crew m4a1-sherman rifle-squad
spearpoint-form-hand = hand rifle-squad*2 us-tank-crew m4a1-sherman : la main de départ entière, confirmée
spearpoint-form-return = return rifle-squad : une carte d'unité de votre main
spearpoint-form-discard = discard hull-down : une carte d'ordre de votre main
spearpoint-form-deal = deal hull-down : c'est le hasard qui le fait
spearpoint-form-unit = unit rifle-squad : c'est le hasard qui le fait
spearpoint-form-damage = damage shaken : c'est le hasard qui le fait
spearpoint-form-priority = priority american : c'est le hasard qui le fait
spearpoint-form-commit = commit m4a1-sherman : une unité de votre main, son équipage vient avec ; l'artillerie mobile avec sa ligne (front ou rear) : commit m7-priest rear ; plusieurs à la fois : commit m4a1-sherman rifle-squad
spearpoint-form-crew = crew us-tank-crew a4 : un équipage de votre main, puis l'unité en jeu qui en a besoin
spearpoint-form-transfer = transfer a1 a4 : l'unité qui cède son équipage, puis celle qui le reçoit
spearpoint-form-switch = switch a2 : l'artillerie mobile change de ligne
spearpoint-form-assault = assault b2 : la cible, puis join et close ; tout à la fois : assault b2 a1 a3 a4
spearpoint-form-join = join a1 : de l'infanterie pour l'assaut
spearpoint-form-storm = storm b2 : la cible de votre assaut
spearpoint-form-victim = victim b2 : l'unité que touche le tir ami
spearpoint-form-attack = attack a1 b2 : votre unité, puis sa cible ; plusieurs à la fois : attack a1 b2 a3 b1
spearpoint-form-play = play hull-down a1 : une carte d'ordre et l'unité concernée ; sans unité si elle n'en demande pas
spearpoint-form-fire = fire a1 2 : votre unité, puis le numéro de son arme
spearpoint-form-roll = roll, ou roll hull-down en défaussant une carte d'ordre pour +1 ; « r » abrège roll
spearpoint-form-dice = dice 6 5 : c'est le hasard qui le fait
spearpoint-form-die = die 7 : c'est le hasard qui le fait
spearpoint-form-draw = draw command (ordre) ou draw unit (unité)
spearpoint-form-keep = keep front (première ligne) ou keep rear (arrière)
spearpoint-form-done = done : verrouille ce que vous avez choisi ; « p » l'abrège
spearpoint-form-pass = pass : pas (ou plus) de carte d'ordre ; « p » l'abrège
spearpoint-form-close = close : l'assaut a tous ses participants
spearpoint-form-skip = skip : renonce à une pioche
spearpoint-form-enough = enough : renonce à toutes les pioches restantes
spearpoint-form-remove = remove : l'unité capturée sort du jeu

spearpoint-help-commands =
    Autres commandes :
      list             ce que vous pouvez faire ; « list attack » ou « list play », en entier
      board            montre de nouveau la zone de bataille et votre main
      log              montre ce qui a été révélé jusqu'ici
      rules SP-TGT-4   montre un article ; « rules » les énumère
      undo, undo 3     annule ce que vous avez choisi en secret ; le reste est aussitôt public
      random           compose votre deck, ou choisit votre main de départ, au hasard
      save FICHIER     enregistre la partie dans un fichier
      quit             quitte la partie
spearpoint-games-scenarios = La partie standard et les Situations (--scenario), avec les points d'un deck
spearpoint-games-seats = Places (--option)
spearpoint-check-faction = { $seat } : { $cards } cartes d'unité, { $points } points
spearpoint-check-counts = Cartes d'ordre { $commands }, cartes de dégâts { $damages }, Situations { $situations }, decks tout prêts { $decks }

## Ce qu'on peut taper dans cette langue ; la notation des parties enregistrées est anglaise

spearpoint-typed-pick = choisir
spearpoint-typed-deck = deck
spearpoint-typed-hold = prendre
spearpoint-typed-hand = main
spearpoint-typed-return = rendre
spearpoint-typed-discard = défausser
spearpoint-typed-deal = distribuer
spearpoint-typed-damage = dégâts
spearpoint-typed-priority = priorité
spearpoint-typed-commit = engager
spearpoint-typed-crew = équipage
spearpoint-typed-transfer = transférer
spearpoint-typed-switch = changer
spearpoint-typed-assault = assaut
spearpoint-typed-join = rejoindre
spearpoint-typed-storm = charger
spearpoint-typed-victim = victime
spearpoint-typed-attack = attaquer
spearpoint-typed-play = jouer
spearpoint-typed-fire = tirer
spearpoint-typed-roll = lancer
spearpoint-typed-dice = dés
spearpoint-typed-die = dé
spearpoint-typed-draw = piocher
spearpoint-typed-keep = garder
spearpoint-typed-done = prêt
spearpoint-typed-pass = passer
spearpoint-typed-close = fermer
spearpoint-typed-skip = renoncer
spearpoint-typed-enough = assez
spearpoint-typed-remove = retirer
spearpoint-typed-front = front
spearpoint-typed-rear = arrière
spearpoint-typed-from = depuis
spearpoint-typed-command = ordre
spearpoint-typed-unit = unité
