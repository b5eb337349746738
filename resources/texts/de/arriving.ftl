arriving-wrong-code = Den Code { $code } gibt es heute nicht. Gemeint ist wohl «{ $name }» ({ $right }).
arriving-nobody = Den Code { $code } gibt es heute nicht: Noch ist niemand angemeldet.
arriving-already = «{ $name }» ist schon da.
arriving-waits = «{ $name }» ist da, steht aber auf der Warteliste.
arriving-single = «{ $name }» ist da, sucht aber noch jemanden zum Spielen.
arriving-late = «{ $name }» ist da. Schon ausgelost ist { $title }{ $table ->
    [0] { $when ->
        [over] , und danach kommt nichts mehr.
        [closed] : Im K.-o. kann danach niemand mehr dazukommen.
        [later] ; gespielt wird ab Runde { $next }.
       *[next] ; gespielt wird ab der nächsten Runde.
    }
   *[other] ; mitspielen geht noch an Tisch { $table }{ $when ->
        [over] .
        [later] , sonst ab Runde { $next }.
       *[next] , sonst ab der nächsten Runde.
    }
}
arriving-unknown = Niemand auf der Liste heisst «{ $name }». Neu anmelden: Strg+E nimmt den Namen mit. Weitertippen sucht jemand anderen.
arriving-alike = Niemand auf der Liste heisst «{ $name }». { $count ->
    [one] Gemeint ist «{ $names }»? Noch einmal Enter hakt ab.
   *[other] Ähnlich heissen { $names }: Pfeil nach unten führt zu ihnen.
} Neu anmelden: Strg+E nimmt den Namen mit.
arriving-several = «{ $name }» passt auf { $count }: { $names }. Mehr vom Namen tippen, oder mit dem Pfeil nach unten in die Liste; dort hakt die Leertaste ab.
