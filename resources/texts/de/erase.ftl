erase-do = Endgültig vergessen
erase-question = «{ $name }» endgültig vergessen? Der Name, auch frühere Namen und die der Mitspielerin oder des Mitspielers, wird in der Liste, im Protokoll, in Begründungen und in allen Kopien dieses Turniers, die daneben liegen, durch «N. N.» und die Nummer ersetzt. Alle Fotos von Zetteln werden gelöscht. Resultate, Plätze und Nummern bleiben. Das lässt sich nicht rückgängig machen.
erase-not-confirmed = Noch ist nichts geschehen. «{ $name }» würde endgültig vergessen: in der Liste, im Protokoll, in Begründungen, früheren Namen und in den Kopien; Resultate, Plätze und Nummern bleiben. Mit «--yes» geschieht es.
erase-done = Vergessen: Der Name stand an { $places } Stellen in «{ $file }» und ist auch aus den Namen früherer Abende entfernt. { $copies ->
    [0] Kopien dieses Turniers liegen keine daneben.
    [1] Entfernt ist er auch aus einer Kopie: { $where }.
   *[other] Entfernt ist er auch aus { $copies } Kopien: { $where }.
}{ $leftovers ->
    [0] {""}
   *[other] {" "}Gelöscht wurden Reste von abgebrochenen Läufen.
}
erase-copy-missed = «{ $file }» enthält den Namen vielleicht noch und lässt sich hier nicht ändern: bitte ansehen und löschen.
erase-out-of-reach = Nicht erreichbar sind Papier, exportierte Dateien, Kopien an anderen Orten, Bemerkungen, die jemanden anders nennen (nur beim Nachnamen, mit einem Übernamen), die Dateien anderer Abende und was ein Datenträger von Gelöschtem behält.
