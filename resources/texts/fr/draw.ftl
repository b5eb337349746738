# Tirage : essai, publication, saisie à la main

screen-draw = Tirage
screen-draw-tip = Qui est assis où à la prochaine ronde
draw-playing = { $count } jouent, { $tables ->
    [one] une table
   *[other] { $tables } tables
}
draw-tables = { $count ->
    [one] Une table
   *[other] { $count } tables
}
draw-absent = { $count ->
    [one] Absent
   *[other] { $count } absents
} : { $names }
draw-unseated = Encore { $count } sans place : { $names }
draw-nothing = Pas encore tiré. Tirer montre une proposition ; seul Publier la rend valable.
draw-seed = Nombre de départ
draw-seed-exchanged = Nombre de départ, puis échangé
draw-seed-tip = Le même nombre avec les mêmes présents donne toujours le même tirage
draw-new-seed = Autre nombre
draw-do-draw = Tirer
draw-do-again = Refaire avec un autre nombre
draw-do-publish = Publier
draw-do-discard = Rejeter
draw-do-hand = À la main
draw-do-print = Imprimer placement et feuilles
draw-do-clock = À l’horloge
draw-do-withdraw = Reprendre le tirage
draw-take-table = Prendre la table
draw-take-table-tip = Entrée dans le dernier champ
draw-table = Table
draw-one = Équipe
draw-other = contre
draw-seat-0 = A
draw-seat-1 = B
draw-seat-2 = C
draw-seat-3 = D
draw-legend = Donnes 1–{ $first } : A + B contre C + D.  Donnes { $second }–{ $third } : A + C contre B + D.  Donnes { $fourth }–{ $last } : A + D contre B + C.
draw-legend-sides = A + B contre C + D
draw-quality = Qualité de toutes les rondes
