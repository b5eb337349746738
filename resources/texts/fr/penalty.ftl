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
penalty-nobody = Qui est concerné par la décision ?
penalty-needs-reason = Une décision doit être motivée.
penalty-no-round = La ronde { $round } n’existe pas : 1 à { $last }, 0 pour avant la première.
penalty-ban-over = Une suspension finit après le tournoi : { $day } est trop tôt.
penalty-amount = { $amount } n’est pas possible : 1 à { $most } points, sans signe.
penalty-score = { $score } est trop : { $most } points au plus.
penalty-amount-unused = Le nombre { $amount } ne veut rien dire ici et est ignoré.
penalty-not-seated = { $title } : { $name } n’est à aucune table.
penalty-no-result = { $title }, table { $table } : pas encore de résultat.
penalty-which-hand = De quelle donne s’agit-il ?
penalty-rested = { $name } se reposait à la donne { $hand } de la ronde { $round }, table { $table }, et n’avait pas de camp. Nommez quelqu’un qui l’a jouée.
penalty-no-hand = { $title }, table { $table } : pas de donne { $hand }, { $played } ont été saisies une à une.
penalty-hand-decided = { $title }, table { $table } { $hand ->
    [0] : il y a
   *[other] , donne { $hand } : il y a
} déjà une décision. Retirez d’abord la précédente.
penalty-out-already = { $name } est déjà disqualifié.
penalty-warned-before = { $name } n’est pas averti pour la première fois ({ $count } jusqu’ici).
penalty-unknown = Il n’y a pas de décision numéro { $number }.
penalty-given = N° { $number } : { $name }{ $round ->
    [0] {""}
   *[other] , { $title }
}{ $table ->
    [0] {""}
   *[other] , table { $table }
} : { penalty-what }. Motif : { $reason }
penalty-none = Il n’y a ni sanction ni décision.
penalty-signed = « { $text } » : le nombre de points retirés s’écrit sans signe.
penalty-no-points = « { $text } » n’est pas un nombre de points : par exemple 2, ou 60:40 pour un autre résultat.
penalty-no-such-kind = « { $kind } » n’existe pas{ $nearest ->
    [none] {""}
   *[other] , il s’agit peut-être de { $nearest }
}. Connus : { $kinds }
penalty-meant = Il s’agit peut-être de « { $name } ».
penalty-short = { $penalty ->
    [warning] avertissement
    [victory-points] −{ $amount } PV
    [tichu-points] −{ $amount } PT
    [hand-annulled] R{ $round }/{ $hand } annulée
    [hand-replayed] R{ $round }/{ $hand } rejouée
    [adjusted-score] { $hand ->
        [0] R{ $round } modifiée
       *[other] R{ $round }/{ $hand } modifiée
    }
   *[disqualification] disqualification
}
penalty-sums-played = Avant sanctions et décisions : { $victory } points de victoire, { $tichu } points Tichu.
penalty-about = Ce qui a été joué reste tel quel. Les déductions et les décisions ne changent que le classement.
penalty-time = Heure
penalty-place = Lieu
penalty-at = { $title }{ $table ->
    [0] {""}
   *[other] , table { $table }
}
penalty-decision = Décision
penalty-reason = Motif
penalty-by = par
penalty-banned = suspendu jusqu’au { $day }
penalty-title = Sanctions et décisions
penalty-who = Qui est concerné ?
penalty-who-hint = nom ou numéro
penalty-kind = Quoi
penalty-points-hint = { $kind ->
    [tichu-points] combien de points en moins, p. ex. 100
   *[other] combien de points en moins, p. ex. 2
}
penalty-score-hint = p. ex. 60:40, les siens d’abord
penalty-effect-warning = Figure sur la liste des décisions et au classement, sans changer de points.
penalty-effect-victory-points = Est retiré au classement ; le résultat de la table reste tel qu’il a été joué.
penalty-effect-tichu-points = Est retiré au classement ; le résultat de la table reste tel qu’il a été joué.
penalty-effect-hand-annulled = La donne ne compte pour personne à la table. Elle reste saisie.
penalty-effect-hand-replayed = Une note : ce qu’a donné la nouvelle donne compte.
penalty-effect-adjusted-score = Pour les deux camps, ce résultat compte au lieu du résultat joué. Donne « – » : toute la partie.
penalty-effect-disqualification = Sans rang à la fin de la liste, et tiré dans aucune ronde à venir. Dans une élimination directe, la dernière partie est perdue.
penalty-scope-one = seulement pour ce nom
penalty-scope-side = avec le partenaire de cette donne
penalty-scope-table = pour toute la table
penalty-round = Ronde
penalty-hand = Donne
penalty-reason-hint = bref et factuel ; figure au journal
penalty-decided = Direction
penalty-by-hint = nom de la direction
penalty-banned-until = suspendu jusqu’au
penalty-give = Consigner la décision
penalty-saved = Consigné. Ctrl+Z l’annule.
penalty-given-before = Décisions jusqu’ici
penalty-lift = Retirer
penalty-lift-tip = Retire la décision choisie (Suppr)
penalty-close = Fermer
penalty-award = Pour les donnes préparées, tranchez dans le résultat même : une part peut y être attribuée à chaque camp.
penalty-again = Les places d’autres changent. Encore une fois si cela doit valoir.
penalty-waits = { $hand ->
    [0] ne compte pas : la partie n’existe plus
   *[other] ne compte pas : cette donne n’existe plus
}
penalty-short-waits = { $what } (en attente)
