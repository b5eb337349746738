open-draft = Ronde { $round }, table { $table } : pas encore enregistrée
open-awaited = Ronde { $round }, table { $table } : la correction attend un oui
open-overdue = Ronde { $round }, table { $table } : il manque encore le résultat
open-disputed = Ronde { $round }, table { $table } : accepté bien que le compte n’y soit pas ({ $reason })
open-contrary = Ronde { $round }, table { $table } : impossible selon les règles actuelles
open-hands-missing = Ronde { $round }, table { $table } : { $played } donnes sur { $planned }
open-passes-differ = Ronde { $round }, table { $table } : la seconde saisie diffère
open-rare-hand = Ronde { $round }, table { $table } : la donne { $hand } n’arrive qu’une fois sur { $one_in } environ
open-pace = Ronde { $round }, table { $table } : { $played ->
    [one] { $played } donne
   *[other] { $played } donnes
} en { $minutes } min, d’habitude environ { $usual }
open-bonus = Ronde { $round }, table { $table }, donne { $hand } : { $a } : { $b } avec l’annonce, donc cartes { $one } : { $other } ?
open-note = Ronde { $round }, table { $table } : « { $note } »
open-tie = Ronde { $round }, table { $table } : égalité, quelqu’un doit passer
open-absent = { $count ->
    [one] Inscrit, mais absent : { $names }
   *[other] { $count } inscrits, mais absents : { $names }
}
open-unpaid = { $count ->
    [one] Inscription impayée : { $amount } { $currency }
   *[other] { $count } inscriptions impayées : { $amount } { $currency }
}
open-reason-missing = Sans raison, cela reste ouvert : en indiquer une.
open-title = En suspens : { $count }
open-first = Avant la remise des prix, { $count ->
    [one] un point reste en suspens
   *[other] { $count } points restent en suspens
}
open-see = Voir
open-waive = Laisser ainsi …
open-waive-why = Pourquoi laisser ainsi ? La raison figure au classement, parmi les interventions.
open-tip = Ce qui reste en suspens ; Entrée y mène, Suppr le laisse ainsi avec une raison
open-late = La soirée durera environ { $minutes } min de plus que prévu
open-close = Fermer quand même
open-close-more = Rien n’est perdu : tout sera là à la prochaine ouverture.
open-phones = { $state ->
    [agreed] Ronde { $round }, table { $table } : les deux téléphones annoncent pareil, attend la direction
   *[differs] Ronde { $round }, table { $table } : les téléphones annoncent des choses différentes
}
