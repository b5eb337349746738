# Duplicate : des donnes préparées que tout le monde joue

format-duplicate = Duplicate : toutes les équipes jouent les mêmes cartes préparées
preset-duplicate = Duplicate
preset-duplicate-short = Mêmes cartes
preset-duplicate-tip = Quatre à douze équipes fixes : cinq rondes de trois donnes préparées (étuis) que toutes jouent. Chaque donne est comparée aux autres tables.
tie-break-matchpoint-percentage = Points de match en %
tie-break-tichu-difference-per-hand = Différence par donne
result-award-needs-boards = Seul un étui préparé, que d’autres tables jouent aussi, peut recevoir une marque ajustée.
boards-boards = Étuis
boards-board = Étui
boards-percent = Pour cent
boards-person = { $victory } PM · { $tichu } PT
boards-matchpoints = Points de match
boards-from-to = { $count ->
    [one] Étui { $first }
   *[other] Étuis { $first }–{ $last }
}
boards-numbers = { $count ->
    [one] { $first }
   *[other] { $first }–{ $last }
}
boards-north-south = Nord–Sud
boards-east-west = Est–Ouest
boards-seat-0 = Nord
boards-seat-1 = Est
boards-seat-2 = Sud
boards-seat-3 = Ouest
boards-key-award = non joué : 50 %, 60 : 40 …
boards-rules-points = chaque étui comparé à chaque autre table : meilleur 2, égal 1
cli-head-matchpoints = Points de match
cli-head-percent = Pour cent
fairness-board-repeats = Étuis joués deux fois
fairness-board-sharing = Tables qui partagent des étuis

sheets-boards = Étuis à préparer
sheets-boards-secret = Secret jusqu’à la fin : personne qui joue ne doit voir cette feuille.
sheets-boards-how = Pour chaque étui, préparer les quatre paquets de 14 cartes, les huit premières dessus. À la fin de chaque donne, chaque carte retourne dans son paquet.
sheets-boards-first = huit premières
sheets-boards-rest = six autres
sheets-boards-seat = Place
