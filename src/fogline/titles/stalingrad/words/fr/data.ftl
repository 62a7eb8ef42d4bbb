# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## SCOPE Stalingrad

data-st-base-and-size = un scénario a soit une base, soit ses propres colonnes et rangées, pas les deux
data-st-columns = un Front a au plus { $most } colonnes, pas { $found }
data-st-rows = un Front a au plus { $most } rangées, pas { $found }
data-st-computed = EA se calcule, ne s'écrit jamais
data-st-supply = { $found } { $code }, mais il n'y en a que { $most }
data-st-too-many-cards = { $found } cartes pour { $cells } cases ({ $sides })
data-st-too-many-empty = il faut { $found } Secteurs vides, mais il n'y en a que { $most } ({ $sides })
data-st-one-sniper = il faut exactement un Sniper dans le Front, il y en a { $found } ({ $sides })
data-st-snipers = { $found } Snipers, mais il n'y en a que { $most } ({ $sides })
data-st-no-snipers = sans Snipers un camp ne peut jouer qu'en Mode expert ({ $sides })
data-st-victory-item = points, eliminate-all ou reach-last-row est attendu, il y a { $found }
data-st-points-twice = les points apparaissent deux fois
data-st-no-base-points = il n'y a pas de base dont prendre « base »
data-st-not-at-setup = le camp n'a pas de { $code } à la mise en place ({ $sides })
data-st-advanced-only = reach-last-row exige mode = "advanced" (Mode expert)
data-st-no-way-to-win = le camp ne peut remplir aucune condition de victoire ({ $sides })
data-st-empty-group = un groupe de types ne peut être vide
data-st-no-unit = { $found } n'est ni un Sniper ni une Unité ; types connus : { $known }
data-st-no-group = une liste de types est attendue, il y a { $found }
data-st-no-such-set = un ensemble est ["IN"] ou ["IN", "MO"]
data-st-point-values = p. ex. 'SN:2 OF:2 SC:1 MO:1 MG:1 IN:1' est attendu, chacun de 0 à { $most }, il y a { $found }
data-st-point-values-missing = { $kinds } manque dans { $found }
data-st-wrong-mode = { $name } ne se joue qu'en mode { $mode }
data-st-teams-advanced = à trois ou quatre joueurs, il faut le Mode expert (ST-TEAM-1)
