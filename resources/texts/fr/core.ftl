# Ce qui ne va pas dans les donnes, les listes et les tirages, et les noms des choses à choisir

## Inscriptions

entrant-no-name = Il manque le nom.
entrant-name-too-long = C’est trop long : un nom a au plus { $most } caractères.
entrant-duplicate = « { $name } » est déjà sur la liste. S’il s’agit de deux personnes, ajoutez quelque chose au nom, ou le club.
entrant-namesake = Il y a deux « { $name } », de clubs différents. Sur le plan des places et au classement, un ajout au nom aide.
entrant-member-twice = « { $name } » joue déjà dans l’équipe « { $team } ».
entrant-missing-partner = Il manque un nom chez « { $name } » : une équipe compte deux personnes.
entrant-has-partner = « { $name } » a un partenaire, mais ce tournoi se joue individuellement : veuillez inscrire les deux séparément.
entrant-partner-of-self = « { $name } » ne peut pas former une équipe à soi seul.
entrant-unknown = Le numéro { $entrant } n’est pas sur la liste.
entrant-name-unknown = « { $name } » n’est pas sur la liste.
entrant-name-ambiguous = « { $name } » peut désigner plusieurs inscrits ({ $names }) : veuillez indiquer le numéro.
entrant-was-drawn = « { $name } » a déjà été tiré au sort et ne peut plus être supprimé, mais peut se retirer.
withdraw-no-such-round = Il n’y a pas de ronde { $round } : veuillez indiquer la première ronde à tirer sans cette inscription.
withdraw-already-drawn = « { $name } » a déjà joué dans la ronde { $round }, ou son tirage ne peut pas être adapté. Retirez dès une ronde suivante, ou mettez un remplaçant.
substitute-same-name = Le remplaçant porte le même nom : « { $name } ».

## Tirage

draw-wrong-round = Ce n’est pas le tour de la ronde { $round }, mais de la ronde { $next }.
draw-too-many-rounds = Il n’y a pas de ronde { $round } : le tournoi compte { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}. Le nombre de rondes se change dans le règlement.
draw-no-tables = Impossible de former une seule table : il y a trop peu de monde.
draw-not-playing = « { $name } » ne joue pas la ronde { $round }.
draw-twice = « { $name } » a deux places.
draw-left-out = « { $name } » n’a ni place ni exemption.
draw-table-twice = La table { $table } figure deux fois.
draw-table-seats = Les places de la table { $table } ne vont pas : il faut quatre personnes différentes ou deux équipes différentes.
draw-results-missing = { $count ->
    [one] Il manque encore un résultat de la ronde { $round }.
   *[other] Il manque encore { $count } résultats de la ronde { $round }.
}
draw-many-sit-out = { $count } sont au repos, assez pour une table de plus. En manque-t-il une dans le tirage ?
draw-not-last = Seul le dernier tirage peut être repris, et ce n’est pas celui de la ronde { $round }.
draw-has-results = { $count ->
    [one] La ronde { $round } a déjà un résultat
   *[other] La ronde { $round } a déjà { $count } résultats
} : veuillez d’abord les effacer, puis le tirage pourra être repris.
plan-round-form = Ronde { $round } : une ronde est une liste de tables, par exemple [[1, 2, 3, 4], [5, 6, 7, 8]].
plan-table-form = La table { $table } est illisible. Sont possibles [[1, 2], [3, 4]], [1, 2, 3, 4] et pour des équipes [[1], [2]], toujours avec les numéros de la liste.
plan-needs-partnerships = Table { $table } : ce tournoi se joue par équipes, une table est donc par exemple [[1], [2]].
plan-needs-players = Table { $table } : ce tournoi se joue individuellement, une table est donc par exemple [1, 2, 3, 4].
plan-unknown-entrant = Table { $table } : le numéro { $entrant } n’est pas sur la liste.

## Résultats

hand-step = { $points } est impossible : les points Tichu vont de cinq en cinq.
hand-grand-tichu = Il n’y a pas de grand Tichu dans ce tournoi.
hand-double-other-side = La double victoire revient au camp sorti le premier ; tel qu’indiqué, l’autre camp était sorti le premier.
hand-double-or-not = { $a }:{ $b } peut être compté ou une { $won ->
    [triple] triple
   *[double] double
} victoire : veuillez indiquer lequel des deux.
hand-double-points = Avec cette double victoire et ces annonces, c’est { $a }:{ $b }.
hand-card-points = { $calls ->
    [none] Un camp ne peut pas avoir { $points } points de cartes
   *[some] Sans les annonces, un camp aurait { $points } points de cartes
} : de { $least } à { $most } sont possibles.
hand-who-first = Quand il y a des annonces, il faut savoir qui est sorti le premier : veuillez l’indiquer.
hand-sum = Cela fait { $sum } points ensemble. { $calls ->
    [none] Sans annonce
   *[some] Avec ces annonces
}, il en faut { $right }{ $double ->
    [0] .
   *[other] , ou { $double } pour une double victoire.
}
result-total-step = { $points } est impossible : les points Tichu vont de cinq en cinq.
result-total-sum = { $a } et { $b } font { $sum } : les deux camps ensemble font toujours un multiple de 100.
result-needs-hands = Dans ce tournoi chaque donne compte : il faut toutes les donnes, le total ne suffit pas.
result-no-hands = Aucune donne n’est indiquée.
result-hands-unknown = Le nombre de donnes jouées n’est pas indiqué ; elles manquent au classement.
result-too-many-hands = { $played } donnes sont indiquées, { $planned } sont prévues.
result-hands-missing = { $played ->
    [one] Une donne a été jouée
   *[other] { $played } donnes ont été jouées
} au lieu de { $planned }.
result-not-entered = La table { $table } de la ronde { $round } n’a pas de résultat.
result-round-not-drawn = La ronde { $round } n’est pas encore tirée au sort.
result-no-such-table = Il n’y a pas de table { $table } dans la ronde { $round }.

## Tournoi

details-no-name = Le tournoi a besoin d’un nom.
regulations-too-few-rounds = { $drawn ->
    [0] Un tournoi compte au moins une ronde
    [one] Une ronde est déjà tirée au sort
   *[other] { $drawn } rondes sont déjà tirées au sort
} : il ne peut pas y en avoir moins.
regulations-already-drawn = Le tirage est fait : qui s’inscrit et combien de donnes se jouent ne peut plus changer.
undo-nothing = Il n’y a rien à annuler.
redo-nothing = Il n’y a rien à rétablir.

## Contrôle des sommes

verify-result = Ronde { $round }, table { $table } : ce résultat est impossible, et personne ne l’a accepté avec une raison.
verify-table-sum = Ronde { $round }, table { $table } : la somme est { $sum } au lieu de { $right }.
verify-field-sum = Après la ronde { $round }, la somme du classement est { $sum }, celle des tables { $right }.

## Règlements

preset-club-evening = Soirée de club
preset-club-evening-tip = Individuel, trois rondes à l’horloge. Neuf donnes à chaque table de quatre, trois avec chacun ; les tables sont recomposées après chaque ronde.
preset-turnier = Mode tournoi
preset-turnier-tip = Individuel, une ronde : neuf donnes à une table de quatre, trois avec chacun.
preset-treibhaus = Treibhaus
preset-treibhaus-tip = Équipes fixes, trois rondes à l’horloge. Les adversaires sont tirés au sort, jamais deux fois les mêmes.
preset-dtm = DTM
preset-dtm-tip = Individuel, six rondes de quatre donnes, nouveau partenaire à chaque ronde. Sans Grand Tichu.

format-fours = Tables de quatre, recomposées après chaque ronde
format-individual = Individuel, nouveau partenaire à chaque ronde
format-whist = Individuel, rotation complète: une fois avec chacun, deux fois contre chacun
format-partnerships-by-lot = Équipes fixes, adversaires tirés au sort
format-swiss = Équipes fixes, système suisse : à points égaux
format-round-robin = Équipes fixes, chacune contre chacune

## Critères du classement

tie-break-victory-points = Points de victoire
tie-break-tichu-points = Points Tichu
tie-break-tichu-difference = Différence de points Tichu
tie-break-double-victories = Doubles victoires
tie-break-hands-won = Donnes gagnées
tie-break-calls-made = Annonces réussies
tie-break-best-round = Meilleure ronde
tie-break-fewest-byes = Moins d’exemptions

file-is-tournament = Il y a un tournoi dans « { $file } ». Il reste tel quel : veuillez choisir un autre nom.
file-not-written = Impossible d’écrire « { $file } » ({ $reason }).
