# Ce qui est fait
booster-do = { $seat } joue le booster « { $name } »
booster-do-cards = { $seat } joue le booster « { $name } » avec { $cards }
booster-do-player = { $seat } joue le booster « { $name } » et vise { $to }
booster-do-about = { $seat } joue le booster « { $name } » : { $about }
booster-do-with = { $action }, avec « { $names } »
booster-do-shape = { $action }, comme « { $shape } »
booster-do-bird = { $action }, le joker comme { $value }
booster-do-show = { $seat } révèle qu’il commence
booster-do-go-on = plus personne ne veut jouer
# Ce qui ne va pas
booster-unknown = { $seat } : ce booster n’existe pas.
booster-not-held = { $seat } n’a pas ce booster.
booster-out = Qui a terminé ne joue plus de boosters et n’est plus touché par aucun.
booster-banned = Depuis Basta Ya! il n’y a plus de boosters.
booster-companion = Un booster jaune accompagne ses propres cartes, { $seat } ne peut pas le jouer seul.
booster-not-now = { $seat } ne peut pas jouer ce booster maintenant.
booster-no-push = Avec Zufrieden il n’y a pas d’échange : aucun booster à ce sujet.
booster-no-event = Une carte rouge suit directement son événement ; il n’a pas eu lieu ici.
booster-needs-card = Pour cela { $seat } doit poser au moins une carte de Tichu.
booster-needs-player = Pour cela { $seat } doit nommer un autre joueur.
booster-scared = Vogelscheuche a chassé le dragon et le phénix de { $seat }.
booster-own-trick = { $seat } ne peut pas compléter son propre pli.
booster-bomb-untouched = Personne ne peut plus changer une bombe.
booster-not-lower = { $seat } ne peut glisser dessous qu’une combinaison plus basse du même genre.
booster-card-on-table = La carte est dans le pli ; personne ne l’y reprend.
booster-not-red = Ce n’est pas une carte rouge d’une main ou d’un tas ; les cartes spéciales n’ont pas de couleur.
booster-last-card = Ce serait la dernière carte d’un joueur ; ce qui vaut alors n’est pas publié.
booster-one-rank = Spion demande une seule valeur.
booster-no-call = { $seat } n’a rien annoncé.
booster-card-played = { $seat } a déjà joué une carte.
booster-not-used = Ce booster n’a pas encore été joué.
booster-played-already = Un booster joué ne peut plus être volé.
booster-step-open = Avant l’entame viennent encore des boosters ; { $seat } reprend une entame trop rapide.
booster-help-first = D’abord le partenaire aide, ou il y renonce.
booster-helper-yellow = Qui aide n’ajoute pas de boosters jaunes.
# Ce qui n’est pas publié
booster-assumed = { $name } : le texte de la carte n’est pas publié. On suppose : { $what }
booster-text-unknown = { $name } : le texte de la carte n’est pas publié ; on sait tout au plus quand elle se joue.
booster-assumed-ice-hockey = n’importe quelles valeurs ; la carte la plus haute décide.
booster-assumed-rainbow = quatre valeurs quelconques, une de chaque couleur ; la carte la plus haute décide.
booster-assumed-pair-mania = exactement deux paires ; la plus haute décide.
booster-assumed-flower = La tige a n’importe quelle valeur ; le bouquet décide et peut contenir le phénix.
booster-assumed-fast-street = au moins cinq cartes, chacune deux valeurs au-dessus de la précédente ; la plus haute de même longueur l’emporte.
booster-assumed-level-red = Les bombes en suite restent des bombes.
booster-assumed-modesty = Une carte compte une valeur de moins.
booster-assumed-mouse = Le Mah Jong ne bat que l’as, le phénix ou le dragon, et seule une bombe le bat.
booster-assumed-dealer = Il change seulement combien de cartes quelqu’un a.
booster-assumed-back-to-the-roots = Celui qui avait le Mah Jong entame.
booster-assumed-baby-dragon = Même une bombe ne bat pas les cartes accompagnées.
booster-tables = Booster à
booster-tables-tip = Numéros des tables où l’on joue avec Booster, p. ex. 1, 3. Vide : à toutes.
booster-tables-all = à toutes les tables
booster-tables-some = { $count ->
    [one] à la table { $tables }
   *[other] aux tables { $tables }
}
booster-not-here = Une carte Booster est notée ici, mais on joue sans Booster.
booster-no-tichu = Superpartner : aucun Tichu n’est annoncé au siège { $seat }.
booster-super-partner = { $both ->
    [yes] Les deux partenaires ont annoncé. Avec Superpartner un seul Tichu compte : biffer l’autre.
   *[no] Avec Superpartner le Tichu appartient au partenaire : l’inscrire là où il est allé.
}
booster-column = BR
booster-key = Back to the Roots
booster-slip-hint = BR : Back to the Roots (sans cartes spéciales). Superpartner : annonce chez le partenaire.
booster-super-partner-name = Superpartner
booster-rules-roots = sans cartes spéciales, un camp a de 0 à 100 points de cartes
booster-rules-super-partner = le Tichu est noté chez le partenaire et ne compte qu’une fois
booster-no-witness = On ne peut montrer que des donnes avec les quatre cartes spéciales.
