# Français. Toutes les langues ont les mêmes fichiers, avec les mêmes clés et les mêmes champs ; un test le vérifie.

## Conseils à une table d'entraînement

advice-nudge = Pensez à ceci : { $verb }.
advice-among = La meilleure action est l'une de celles-ci :
advice-nothing = Il n'y a rien à comparer ici.
advice-chance = { $chance } de gagner
advice-share = la meilleure dans { $share } des mondes
advice-others = Autres actions : les meilleures dans { $share } des mondes
advice-reason-chance = Elle a les meilleures chances de gagner : { $chance } %, contre { $next } % pour la suivante.
advice-reason-equal = D'autres ont à peu près les mêmes chances de gagner : { $chance } %.
advice-reason-only = Rien d'autre ne mérite d'y être comparé.
advice-area = Marqué sur le plateau : { $places }.
advice-bits = leur dit { $bits } bits
advice-judge = Estimé d'après { review-judge-name } dans { $worlds } mondes compatibles avec ce que vous savez ; les chiffres sont approximatifs.
advice-judge-theirs = D'après { review-judge-name } dans { $worlds } mondes compatibles avec ce que savait l'ordinateur, graine { $seed }.
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
advice-told = Ils apprendront ceci :
advice-told-nothing = Ils n'en apprendront encore rien.
advice-told-one = { $exact ->
        [yes] Et l'une de ces choses, selon ce que vous ne voyez pas :
       *[no] Et l'une de ces choses, selon ce que vous ne voyez pas, à peu près à cette fréquence :
    }
advice-told-share = { $percent } % : { $events }
advice-told-no-more = rien d'autre
advice-told-end = la partie se termine et toutes les cartes sont montrées
advice-told-other = autre chose : { $percent } %, p. ex. { $events }
advice-told-other-rare = autre chose : { $percent } %
advice-told-many = Et l'une de nombreuses choses, dont aucune n'est probable, p. ex. { $events }
advice-told-model = { $exact ->
        [yes] Exact
       *[no] Approximatif
    } : { $model ->
        [veteran] d'après ce que croit un vétéran, pour qui certaines dispositions sont plus probables que d'autres
       *[even] si toutes les dispositions sont également probables
    }, compté dans { $exact ->
        [yes] les { $worlds } mondes compatibles avec ce que vous savez.
       *[no] { $worlds } mondes compatibles avec ce que vous savez.
    }
