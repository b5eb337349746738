pictures-course-about = { $count ->
    [one] Der Rang nach jeder Runde.
   *[other] Der Rang nach jeder Runde: eine Linie für jede der ersten { $count }.
}
pictures-course-behind = Grau: alle anderen.
pictures-course-said = Rang nach jeder Runde. { $courses }
pictures-points = Wie sich die Punkte verteilten
pictures-points-about = Wie oft jemand in einer Runde so viele Tichu-Punkte machte:
pictures-rounds-about = Runde für Runde: { $teams ->
    [yes] Jeder Punkt ist ein Team.
   *[no] Jeder Punkt ist jemand.
} Der Balken ist die mittlere Hälfte, der Strich darin die Mitte.
pictures-from-to = { $start } bis { $end }
pictures-bars-said = Balken, { $what } mit Anzahl. { $bars }
pictures-lanes-said = Verteilung je Runde. { $lanes }
pictures-lane-said = { $label }: { $least } bis { $most }, die mittlere Hälfte { $low } bis { $high }, Mitte { $middle }
pictures-met = { $teams ->
    [yes] Verschiedene Teams am Tisch
   *[no] Verschiedene Leute am Tisch
}
pictures-met-about = { $teams ->
    [yes] Wie viele Teams mit so vielen verschiedenen am Tisch sassen:
   *[no] Wie viele mit so vielen verschiedenen Leuten am Tisch sassen:
}
pictures-pace = Das Tempo der Tische
pictures-pace-about = Jeder Punkt ist ein Tisch: wie viele Minuten vor oder nach der Mitte seiner Runde sein Resultat kam. Der Balken ist die mittlere Hälfte. Dahinter, wann die Mitte war, und der letzte Tisch.
pictures-pace-note = { $time }, Tisch { $table }: +{ $minutes }
pictures-count = Anzahl
pictures-least = Am wenigsten
pictures-low = Ein Viertel darunter
pictures-middle = Mitte
pictures-high = Ein Viertel darüber
pictures-most = Am meisten
pictures-own = Tichu-Punkte je Runde, unter allen (Balken: mittlere Hälfte)
pictures-points-unit = { $number }
pictures-minutes = { $number } min
pictures-lane-own = { $words }; selbst { $own }
