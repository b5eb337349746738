# Booster : où l’on y joue, et ce que ses cartes changent au résultat d’une donne

house-rule-booster = Booster
house-rule-booster-no = sans
house-rule-booster-yes = avec cartes Booster
house-rule-booster-tip = Des cartes à texte qui changent les règles pour un moment ou jusqu’à la fin de la donne.
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
audit-slip-super-partner = { $a }:{ $b }, Tichu transmis à { $who }
audit-slip-special-cards = { $a }:{ $b }, sans Back to the Roots
booster-column = BR
booster-key = Back to the Roots
booster-slip-hint = BR : Back to the Roots (sans cartes spéciales). Superpartner : annonce chez le partenaire.
booster-super-partner-name = Superpartner
booster-rules-roots = sans cartes spéciales, un camp a de 0 à 100 points de cartes
booster-rules-super-partner = le Tichu est noté chez le partenaire et ne compte qu’une fois
booster-no-witness = On ne peut montrer que des donnes avec les quatre cartes spéciales.
cli-audit-hand-special-cards-out = Back to the Roots a retiré les cartes spéciales de la donne (seulement avec --rules booster)

ruling-booster-tonight = Joue-t-on avec Booster ?
ruling-booster-tonight-answer-no = Ce soir sans Booster.
ruling-booster-tonight-answer-yes = Ce soir avec Booster, { $tables ->
    [all] à toutes les tables
   *[other] à la table { $tables }
}. Les règles de Tichu valent tant qu’aucune carte Booster ne dit expressément autre chose.
ruling-booster-tonight-words = Booster cartes textes ce soir avec sans
ruling-booster-scores = Booster : comment note-t-on une donne ?
ruling-booster-scores-answer = Après Back to the Roots, cocher BR : sans cartes spéciales un camp a de 0 à 100 points de cartes, ensemble toujours 100. Après Superpartner le Tichu est noté chez le partenaire ; si les deux avaient annoncé, un seul compte.
ruling-booster-scores-words = Booster résultat feuille noter compter points de cartes Back to the Roots Superpartner
