advisor-people = Es braucht { $least } bis { $most } Leute.
advisor-minutes = Es braucht mindestens { $least } Minuten, und länger als { $most } Stunden geht es nicht.
advisor-odd-pairs = { $people } Leute können nicht zu zweit kommen: Die Zahl ist ungerade.
advisor-nothing-fits = In dieser Zeit hat für { $people } Leute kein Format Platz. Mehr Zeit hilft, oder weniger feste Wünsche.
advisor-rounds-of-hands = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} zu { $hands } Spielen
advisor-rounds-to-points = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} auf { $points } Punkte
advisor-rounds-by-clock = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} nach der Uhr (etwa { $hands } Spiele)
advisor-times = je { $minutes } min, Pause { $pause } min, Schluss { $end }
advisor-same-partner = { $teams } feste Teams
advisor-make-teams = vorher müssen sich alle zu zweit zusammentun
advisor-partners-at-table = am Tisch spielen alle mit allen
advisor-new-partners = in jeder Runde spielt man mit jemand anderem zusammen
advisor-all-play = alle spielen den ganzen Abend, { $hands } Spiele
advisor-rests = wer aussetzt, höchstens { $rests ->
    [one] einmal
   *[other] { $rests }-mal
}: { $least } bis { $most } Spiele je Person
advisor-tables-of-five = niemand sitzt eine Runde aus: An Fünfertischen pausiert in jedem Spiel eine Person
advisor-no-partners = zu zweit am Tisch, ohne Partner (Tichu zu zweit)
advisor-table-of-six = niemand sitzt eine Runde aus: An einem Sechsertisch spielen drei gegen drei
advisor-same-cards = alle spielen dieselben Karten, das nimmt Glück heraus
advisor-prepared-cards = die Karten müssen vorher sortiert und beiseite gelegt werden
advisor-out-early = wer früh verliert, spielt nur { $least ->
    [one] eine Partie
   *[other] { $least } Partien
} in { $rounds } Runden
advisor-final = am Schluss gibt es einen Final
advisor-one-table = alle bleiben am selben Tisch und treffen nur drei andere
advisor-rests-alike = wer aussetzt, höchstens { $rests ->
    [one] einmal
   *[other] { $rests }-mal
}: { $hands } Spiele je Person
advisor-no-repeats = niemand trifft jemanden zweimal
advisor-partner-repeats = { $count ->
    [one] einmal kommen
   *[other] { $count }-mal kommen
} dieselben zwei wieder zusammen
advisor-repeats = { $count ->
    [one] einmal trifft man
   *[other] { $count }-mal trifft man
} jemanden wieder
advisor-repeats-best = { $count ->
    [one] einmal trifft man
   *[other] { $count }-mal trifft man
} jemanden wieder; weniger geht nicht
advisor-finds = in { $first } von 100 Abenden gewinnt, wer am stärksten ist; von zweien steht { $order }-mal in 100 vorn, wer stärker ist
