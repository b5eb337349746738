open-draft = { $title }, table { $table } : pas encore enregistrée
open-correction-begun = { $title }, table { $table } : la correction est commencée et pas encore enregistrée
open-second-begun = { $title }, table { $table } : la seconde saisie est commencée et pas encore enregistrée
open-awaited = { $title }, table { $table } : la correction attend un oui
open-overdue = { $title }, table { $table } : il manque encore le résultat
open-disputed = { $title }, table { $table } : accepté bien que le compte n’y soit pas ({ $reason })
open-contrary = { $title }, table { $table } : impossible selon les règles actuelles
open-hands-missing = { $title }, table { $table } : { $played } donnes sur { $planned }
open-unfinished = { $title }, table { $table } : { $a } : { $b }, inachevée (à { $target })
open-passes-differ = { $title }, table { $table } : la seconde saisie diffère
open-ruling = { $title }{ $table ->
    [0] {""}
   *[other] , table { $table }
} : la décision n° { $ruling } ne compte pas, { $hand ->
    [0] sa partie
   *[other] sa donne { $hand }
} n’existe plus. Si elle vaut toujours, décider à nouveau ; sinon l’annuler
open-singles = { $count ->
    [one] Présent sans partenaire, hors du tirage : { $names }
   *[other] { $count } présents sans partenaire, hors du tirage : { $names }
}
open-rare-hand = { $title }, table { $table } : la donne { $hand } n’arrive qu’une fois sur { $one_in } environ
open-pace = { $title }, table { $table } : { $played ->
    [one] { $played } donne
   *[other] { $played } donnes
}{ $minutes ->
    [0] {""}
   *[other] {" "}en { $minutes } min
}, d’habitude environ { $usual }
open-bonus = { $title }, table { $table }, donne { $hand } : { $a } : { $b } avec l’annonce, donc cartes { $one } : { $other } ?
open-note = { $title }, table { $table } : « { $note } »
open-tie = { $title }, table { $table } : égalité, quelqu’un doit passer
open-unticked = { $title }, table { $table } : { $names } au tirage, mais présence non pointée
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
open-late = { $minutes ->
    [0] La soirée durera plus que prévu
   *[other] La soirée durera environ { $long } de plus que prévu
}
open-close = Fermer quand même
open-close-more = Rien n’est perdu : tout sera là à la prochaine ouverture.
open-phones = { $state ->
    [agreed] { $title }, table { $table } : les deux téléphones annoncent pareil, attend la direction
   *[differs] { $title }, table { $table } : les téléphones annoncent des choses différentes
}
open-void = { $title } : le tirage n’est plus valable après un changement ; { $names } { $count ->
    [one] n’y a pas sa place
   *[other] n’y ont pas leur place
}. { $begun ->
    [yes] Effacer les résultats de ces tables, puis annuler le tirage.
   *[no] Annuler le tirage et tirer à nouveau.
}
open-drawn-before = { $title } : tiré d’après d’anciens résultats ; { $names } { $count ->
    [one] serait
   *[other] seraient
} maintenant avec d’autres. { $begun ->
    [yes] La ronde se joue.
   *[no] L’annuler et tirer à nouveau, ou laisser ainsi.
}
open-blocks = Cela ne peut pas rester ainsi : sans décision, le tournoi ne peut pas continuer.
open-rests = Qui se repose ne reçoit rien pour cela et perd une ronde. Est-ce voulu ?
open-rests-more = Cela vaut pour tous ceux qui se reposent dans ce tournoi, aussi pour les rondes passées.
open-rests-answer = Une exemption compte : { $credit }
open-cut = Groupe { $group } : { $name } et { $other } sont à égalité en tout, le sort fait passer { $name }. Si autre chose décide, tirer la ronde à la main.
open-answer = F8 : vérifié, on laisse ainsi.
