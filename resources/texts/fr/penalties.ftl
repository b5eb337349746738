# Sanctions et décisions de la direction

penalty-kind-warning = Avertissement
penalty-kind-victory-points = Retirer des points de victoire
penalty-kind-tichu-points = Retirer des points Tichu
penalty-kind-hand-annulled = Annuler une donne
penalty-kind-hand-replayed = Donne rejouée
penalty-kind-adjusted-score = Un autre résultat compte
penalty-kind-disqualification = Disqualification

penalty-what = { $penalty ->
    [warning] avertissement
    [victory-points] { $amount ->
        [one] −1 point de victoire
       *[other] −{ $amount } points de victoire
    }
    [tichu-points] −{ $amount } points Tichu
    [hand-annulled] la donne { $hand } ne compte pas
    [hand-replayed] la donne { $hand } est rejouée
    [adjusted-score] { $hand ->
        [0] la partie compte { $amount }:{ $against }
       *[other] la donne { $hand } compte { $amount }:{ $against }
    }
   *[disqualification] disqualification
}
journal-give-penalty = Décision concernant « { $name } »{ $round ->
    [0] {""}
   *[other] , ronde { $round }
}{ $table ->
    [0] {""}
   *[other] , table { $table }
} : { penalty-what }, motif : { $reason }
journal-lift-penalty = Décision concernant « { $name } » retirée : { penalty-what }, motif d’alors : { $reason }

penalty-nobody = Qui est concerné par la décision ?
penalty-needs-reason = Une décision doit être motivée.
penalty-no-round = La ronde { $round } n’existe pas : 1 à { $last }, 0 pour avant la première.
penalty-ban-over = Une suspension finit après le tournoi : { $day } est trop tôt.
penalty-amount = { $amount } n’est pas possible : 1 à { $most } points, sans signe.
penalty-score = { $score } est trop : { $most } points au plus.
penalty-amount-unused = Le nombre { $amount } ne veut rien dire ici et est ignoré.
penalty-not-seated = { $name } n’est à aucune table à la ronde { $round }.
penalty-no-result = Ronde { $round }, table { $table } : pas encore de résultat.
penalty-which-hand = De quelle donne s’agit-il ?
penalty-no-hand = Ronde { $round }, table { $table } : pas de donne { $hand }, { $played } ont été saisies une à une.
penalty-hand-decided = Ronde { $round }, table { $table } { $hand ->
    [0] : il y a
   *[other] , donne { $hand } : il y a
} déjà une décision. Retirez d’abord la précédente.
penalty-out-already = { $name } est déjà disqualifié.
penalty-warned-before = { $name } n’est pas averti pour la première fois ({ $count } jusqu’ici).
penalty-unknown = Il n’y a pas de décision numéro { $number }.
entrant-has-penalty = Il y a une décision concernant { $name } : retirez-la d’abord.
verify-penalties = { $count ->
    [one] Une décision de la direction
   *[other] { $count } décisions de la direction
} : le classement compte { $victory } points de victoire et { $tichu } points Tichu de moins que ce qui a été joué.
