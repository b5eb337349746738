special-tichus = Le plus de Tichus réussis
special-tichus-value = Tichus
special-grand-tichus = Le plus de Grands Tichus réussis
special-grand-tichus-value = Grands Tichus
special-double-victories = Le plus de doubles victoires
special-double-victories-value = Doubles victoires
special-best-round = Meilleure ronde
special-best-round-value = Points de victoire
special-without-lost-call = Le plus longtemps sans annonce perdue
special-without-lost-call-value = Donnes de suite
special-round = Ronde
special-nothing = Rien n'a encore été joué qui ait sa place dans une liste spéciale.
special-about = Toutes les rondes comptent, même celles qui sont retranchées. Une suite sans annonce perdue ne compte que pour ceux qui ont réussi une annonce ce soir.
special-list = Liste
special-value = Combien
special-tichus-words = { $count ->
    [one] un Tichu
   *[other] { $count } Tichus
}
special-grand-tichus-words = { $count ->
    [one] un Grand Tichu
   *[other] { $count } Grands Tichus
}
special-double-victories-words = { $count ->
    [one] une double victoire
   *[other] { $count } doubles victoires
}
special-best-round-words = { $value } points de victoire, { $tichu } points Tichu à la ronde { $round }
special-without-lost-call-words = { $count ->
    [one] une donne
   *[other] { $count } donnes de suite
}
special-clubs = Clubs (les { $count } meilleurs comptent)
special-by-totals = De { $count } des { $all } résultats, seuls les totaux sont connus : leurs annonces et doubles victoires manquent ici.
