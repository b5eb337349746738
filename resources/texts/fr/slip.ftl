# Le code d’une feuille de marque : ronde, table et une lettre de contrôle

slip-code-title = Feuille { $code } ?
slip-code-hint = Ronde, T, table et lettre, puis Entrée. Un lecteur de codes le tape lui-même.
slip-code-key = code de la feuille
slip-code-form = « { $code } » n’est pas un code entier : ronde, T, table et une lettre, par exemple 3T12K.
slip-code-wrong = Le code { $code } n’est pas juste : un caractère est faux, ou la feuille vient d’une autre soirée.
slip-code-other-draw = La feuille { $code } appartient à un autre tirage au sort ou à un autre tournoi.
slip-code-not-drawn = Code { $code } : la ronde { $round } n’est pas encore tirée au sort ici.
slip-of-other-round = C’est une feuille de la ronde { $round } (table { $table }) ; on tape la ronde { $now }. PgPréc et PgSuiv changent de ronde.
slip-entered = La feuille de la table { $table } est déjà tapée : { $a } : { $b }. Entrée l’ouvre pour la corriger.
