arriving-wrong-code = Den Code { $code } gibt es heute nicht. Gemeint ist wohl «{ $name }» ({ $right }).
arriving-nobody = Den Code { $code } gibt es heute nicht: Noch ist niemand angemeldet.
arriving-already = «{ $name }» ist schon da.
arriving-waits = «{ $name }» ist da, steht aber auf der Warteliste.
arriving-single = «{ $name }» ist da, sucht aber noch jemanden zum Spielen.
arriving-late = «{ $name }» ist da. Schon ausgelost ist { $title }{ $next ->
    [0] , und danach kommt nichts mehr.
   *[other] ; gespielt wird ab der nächsten Runde.
}
