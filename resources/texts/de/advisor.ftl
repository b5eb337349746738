# Welches Format passt?

cli-advise = schlägt Formate vor: wie viele Leute, wie viel Zeit, welche Wünsche
cli-advise-people = wie viele Leute kommen
cli-advise-hours = wie viele Stunden, vom ersten Startsignal bis zur Rangverkündigung
cli-advise-pairs = die Leute kommen zu zweit und bleiben zusammen
cli-advise-partners = mit wem gespielt werden soll: any (gleichgültig), fixed (immer zusammen), new (immer neu) oder none (ohne Partner, zu zweit gegeneinander)
cli-advise-everybody-plays = alle sollen den ganzen Abend spielen
cli-advise-few-repeats = möglichst wenige sollen sich wieder treffen
cli-advise-knock-out = es soll einen Final geben
cli-advise-find-best = die Stärksten sollen gewinnen
cli-advise-day = der Tag, zum Beispiel 2026-11-21
cli-advise-start = das erste Startsignal, zum Beispiel 19:15
cli-advise-evenings = wie oft jeder Vorschlag durchgespielt wird
cli-advise-partners-unknown = «{ $key }» gibt es nicht als Wunsch (gemeint { $nearest }?). Es gibt: { $keys }
cli-advise-start-unknown = «{ $text }» ist keine Uhrzeit. Möglich ist zum Beispiel 19:15.

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

advise-open = Welches Format passt?
advise-title = Welches Format passt?
advise-people = Leute
advise-come = Sie kommen
advise-come-alone = einzeln
advise-come-pairs = zu zweit
advise-from = Von
advise-until = Bis
advise-partners = Teams
advise-partners-any = gleichgültig
advise-partners-fixed = bleiben zusammen
advise-partners-new = wechseln
advise-partners-none = keine: zu zweit
advise-wishes = Besonders wichtig
advise-everybody-plays = Alle spielen den ganzen Abend
advise-few-repeats = Wenige treffen sich wieder
advise-knock-out = Es gibt einen Final
advise-find-best = Die Stärksten gewinnen
advise-how = Jedes Format, das in die Zeit passt, wird ausgelost und mit erfundenen Leuten viele Male durchgespielt.
advise-working = Wird ausgelost und durchgespielt …
advise-enough = Genügt
advise-enough-tip = Zeigt, was bis jetzt bekannt ist
advise-make = So anlegen
