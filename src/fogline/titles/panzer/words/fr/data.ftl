# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## SCOPE Panzer

data-pz-house-name = 'house' est le nom du jeu de cartes fourni avec Fogline, qui a d'autres valeurs
data-pz-no-squad = aucune unité ne tient dans les { $points } points de { $scenario }
data-pz-no-light = aucune unité n'a de blindage 1 : la règle des chars légers est sans effet (PZ-STAT-3)
data-pz-no-medium = aucune unité n'a de blindage 2 : la règle des chars moyens est sans effet (PZ-STAT-3)
data-pz-no-heavy = aucune unité n'a de blindage 3 : la règle des chars lourds est sans effet (PZ-STAT-3)
data-pz-has-armour = la règle tient pour acquis que { $unit } a un blindage ({ $clause })
data-pz-no-superior = aucun blindage ne dépasse une puissance de feu adverse : le blindage supérieur est sans effet (PZ-STAT-7)
data-pz-dear = coûte plus que les { $points } points d'une escarmouche (PZ-STAT-8)
data-pz-cheap = toute escouade tient dans les points de { $scenario } : la limite est sans effet (PZ-STAT-8)
data-pz-no-turns = 0 tour n'est pas une partie ; écrivez none pour n'avoir aucune limite (AMB-76)
data-pz-turret-needs-terrain = exige le terrain : seule une colline donne vue dans une tourelle (PZ-OPEN-1)
data-pz-no-period = none ou une année et un mois comme 1944-12 est attendu, il y a { $found }
