# Ce que les règles du jeu interdisent ; les joueurs portent les numéros des journaux de jeu, (0) à (3)

play-hand-over = Le joueur ({ $seat }) agit encore alors que la donne est finie.
play-dragon-first = Le pli du Dragon doit d’abord être offert, ensuite le joueur ({ $seat }) peut continuer.
play-not-held = Le joueur ({ $seat }) joue une carte qu’il n’a pas.
play-no-combination = Ce que joue le joueur ({ $seat }) n’est pas une combinaison.
play-out-of-turn = Ce n’est pas le tour du joueur ({ $seat }) : hors de son tour on ne peut jouer qu’une bombe, et pas avant l’entame.
play-does-not-beat = Ce que joue le joueur ({ $seat }) ne bat pas ce qui est sur la table.
play-ignores-wish = Le joueur ({ $seat }) pourrait exaucer le souhait et ne le fait pas.
play-must-lead = Le joueur ({ $seat }) doit entamer et ne peut pas passer.
play-called-already = Le joueur ({ $seat }) a déjà fait une annonce.
play-called-late = Le joueur ({ $seat }) annonce un Tichu après avoir joué.
play-called-while-pushing = Le joueur ({ $seat }) annonce un Tichu pendant l’échange : c’est permis avant et après.
play-grand-called-late = Le joueur ({ $seat }) annonce un Grand Tichu après la neuvième carte.
play-grand-withdrawn = Le joueur ({ $seat }) ne peut pas retirer son Grand Tichu : seul celui qui l’a annoncé après son partenaire le peut.
play-grand-not-known = Le joueur ({ $seat }) annonce un Grand Tichu, que ces règles maison ne connaissent pas.
play-grand-stays = Le joueur ({ $seat }) ne peut pas retirer son Grand Tichu : selon ces règles maison, toute annonce reste.
play-push-now = Le joueur ({ $seat }) ne peut pas échanger maintenant, ou ses cartes à échanger manquent encore.
play-push-three = Le joueur ({ $seat }) doit donner trois de ses cartes, une à chacun.
play-wish-required = Le joueur ({ $seat }) doit faire un souhait en jouant le Mah Jong.
play-wish-not-possible = Le joueur ({ $seat }) ne peut pas souhaiter cela : qui joue le Mah Jong peut souhaiter du 2 à l’as.
play-no-gift = Le joueur ({ $seat }) n’a pas de pli du Dragon à offrir.
play-gift-to-opponent = Le joueur ({ $seat }) doit offrir le pli du Dragon à un adversaire.
