correction-heading = { $title }, table { $table } : { $before } devient { $after }
correction-changes = La correction change aussi :
correction-place = { $name } : la place { $before } devient { $after }.
correction-more = { $count ->
    [one] Une autre personne change de place.
   *[other] { $count } autres changent de place.
}
correction-ruling = { $after ->
    [none] Décision n° { $number } sur la donne { $hand } ({ $before }) : cette donne n’existe plus.
   *[other] Décision n° { $number } sur la donne { $hand } : elle visait { $before } et visera { $after }.
}
correction-contrary = { $count ->
    [one] Un résultat ne serait plus possible ainsi (ronde/table { $tables }). Il reste tel qu’il a été saisi.
   *[other] { $count } résultats ne seraient plus possibles ainsi (ronde/table { $tables }). Ils restent tels qu’ils ont été saisis.
}
correction-points = Autres points : { $count } ({ $names }).
correction-prize = Prix « { $what } » : { $after } au lieu de { $before }.
correction-draw = { $title } : le tirage aurait été autre : { $count } seraient assis avec d’autres ({ $names }).
correction-stays = Ce qui est tiré le reste. Là où il n’y a pas encore de résultat, le tirage peut être annulé.
correction-accept = Accepter la correction (F8)
correction-drop = Laisser comme c’était (Suppr)
correction-edit = Toute autre touche continue la saisie, la correction attend ; son numéro de table l’ouvre pour la changer.
