slip-code-title = Feuille { $code } ?
slip-code-hint = Ronde, T, table et lettre, puis Entrée. Un lecteur de codes le tape lui-même.
slip-code-key = code de la feuille
slip-code-form = « { $code } » n’est pas un code entier : ronde, T, table et une lettre, par exemple 3T12K.
slip-code-wrong = Le code { $code } n’est pas juste : un caractère est faux, ou la feuille vient d’une autre soirée.
slip-code-other-draw = La feuille { $code } appartient à un autre tirage au sort ou à un autre tournoi.
slip-code-not-drawn = Code { $code } : la ronde { $round } n’est pas encore tirée au sort ici.
slip-of-other-round = C’est une feuille de la ronde { $round } (table { $table }) ; on tape la ronde { $now }. PgPréc et PgSuiv changent de ronde.
slip-entered = La feuille de la table { $table } est déjà tapée : { $a } : { $b }. Entrée l’ouvre pour la corriger.
slip-say-points = { $one } à { $other }
slip-say-empty = vide
slip-say-sums = somme { $points }
slip-say-double = double victoire { $side }
slip-say-no-double = pas de double victoire
slip-say-title = Feuille de marque
slip-say-mark = { $mark ->
    [tichu-made] Tichu { $name } réussi
    [tichu-lost] Tichu { $name } perdu
    [grand-made] Grand Tichu { $name } réussi
    [grand-lost] Grand Tichu { $name } perdu
    [small-made] petit Tichu { $name } réussi
    [small-lost] petit Tichu { $name } perdu
   *[first] { $name } sorti premier
}
