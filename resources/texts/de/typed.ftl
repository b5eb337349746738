typed-day = { $weekday ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[6] So
 } { $day }
typed-no-day = «{ $text }» ist kein Datum. Möglich sind zum Beispiel 31.12.2026, 31.12. und 2026-12-31.
typed-day-both-ways = «{ $text }» lässt sich von vorn und von hinten lesen: das Jahr bitte mit vier Ziffern.
typed-no-such-day = «{ $text }»: Diesen Tag gibt es nicht.
typed-other-weekday = «{ $text }» ist ein { $weekday ->
    [0] Montag
    [1] Dienstag
    [2] Mittwoch
    [3] Donnerstag
    [4] Freitag
    [5] Samstag
   *[6] Sonntag
 }.
typed-no-time = «{ $text }» ist keine Uhrzeit. Möglich sind zum Beispiel 19:15, 19.15, 19h15 und 1915.
typed-no-such-time = «{ $text }»: Diese Uhrzeit gibt es nicht.
typed-no-number = «{ $text }» ist keine ganze Zahl von { $least } bis { $most }.
typed-out-of-bounds = «{ $text }» geht nicht: Möglich ist { $least } bis { $most }.
typed-no-amount = «{ $text }» ist kein Betrag. Möglich sind zum Beispiel 7.50, 7,50 und 1'000.
typed-signed-amount = «{ $text }»: Ein Betrag steht ohne Vorzeichen.
typed-amount-too-high = «{ $text }» ist zu viel: höchstens { $most }.
typed-no-step = «{ $text }» geht nicht: Möglich sind nur Vielfache von { $step }.
