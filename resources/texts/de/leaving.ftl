# Wenn jemand geht, der schon ausgelost ist
leaving-sits = { $title }: { $name } sitzt jetzt an Tisch { $table }. Sonst bleibt dort alles, wie es aushängt.
leaving-new-table = { $title }: Tisch { $table } kommt dazu: { $names }.
leaving-rests = { $title }: { $count ->
    [one] { $names } setzt jetzt aus.
   *[other] { $names } setzen jetzt aus.
} Alle andern bleiben, wo sie sind.
leaving-stays = { $title }: Die andern am Tisch spielen weiter. Niemand sonst muss den Tisch wechseln.
