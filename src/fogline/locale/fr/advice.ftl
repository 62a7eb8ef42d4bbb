# Français. Les trois langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test y veille.

## Conseils à une table d'entraînement

advice-nudge = Pensez à ceci : { $verb }.
advice-among = La meilleure action est l'une de celles-ci :
advice-nothing = Il n'y a rien à comparer ici.
advice-chance = { $chance } de gagner
advice-share = la meilleure dans { $share } des mondes
advice-bits = leur dit { $bits } bits
advice-judge = D'après { review-judge-name }, dans { $worlds } mondes compatibles avec ce que vous savez.
advice-judge-theirs = D'après { review-judge-name }, dans { $worlds } mondes compatibles avec ce que savait l'ordinateur, graine { $seed }.
advice-verdict = { $action } : { $verdict ->
        [best] rien de mieux n'a été trouvé.
        [good] une bonne action.
        [inaccuracy] un peu imprécis.
        [mistake] une erreur.
        [blunder] une grave erreur.
       *[unclear] les deux juges ne sont pas d'accord.
    }
advice-played = Chance de gagner d'après ce que vous saviez : { $chance }.
advice-better = Mieux : { $action } ({ $chance })
advice-told = On leur dira :
advice-told-nothing = On ne leur en dira encore rien.
advice-told-open = Cela dépend de ce que vous ne voyez pas. Les chiffres sont des parts des mondes compatibles avec ce que vous savez.
advice-told-ends = La partie peut se terminer ici ({ $share }) : toutes les cartes sont alors montrées.
