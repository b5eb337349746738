# Wenn jemand geht, der schon ausgelost ist
leaving-sits = Runde { $round }: { $name } sitzt jetzt an Tisch { $table }. Sonst bleibt dort alles, wie es aushängt.
leaving-new-table = Runde { $round }: Tisch { $table } kommt dazu: { $names }.
leaving-rests = Runde { $round }: { $count ->
    [one] { $names } setzt jetzt aus.
   *[other] { $names } setzen jetzt aus.
} Alle andern bleiben, wo sie sind.
leaving-stays = Runde { $round }: Die andern am Tisch spielen weiter. Niemand sonst muss den Tisch wechseln.
