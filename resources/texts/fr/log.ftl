# Ce qui ne va pas dans un journal de jeu

log-outside-of-hands = { $count } lignes n’appartiennent à aucune donne.
log-unreadable-line = Cette ligne est illisible.
log-too-many-lines = Aucune donne n’a autant de lignes : le reste est ignoré.
log-not-the-deck = Les cartes distribuées ne sont pas les 56 cartes, quatorze par joueur.
log-eight-cards = Les huit premières cartes du joueur ({ $seat }) ne correspondent pas à ses quatorze.
log-push-not-held = Le joueur ({ $seat }) donne une carte qu’il n’a pas, ou deux fois la même.
log-incomplete = Cette donne est interrompue.
log-not-over = La donne a un résultat, mais n’a pas été jouée jusqu’au bout.
log-score-mismatch = Le journal indique { $a } : { $b }, les cartes donnent { $computed_a } : { $computed_b }.
