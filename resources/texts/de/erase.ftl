erase-do = Endgültig vergessen
erase-question = «{ $name }» endgültig vergessen? Der Name, auch frühere Namen und die der Mitspielerin oder des Mitspielers, wird in der Liste, im Protokoll, in Begründungen und in den Kopien im Ordner «.backups» durch «N. N.» und die Nummer ersetzt. Alle Fotos von Zetteln werden gelöscht. Resultate, Plätze und Nummern bleiben. Das lässt sich nicht rückgängig machen.
erase-not-confirmed = Noch ist nichts geschehen. «{ $name }» würde endgültig vergessen: in der Liste, im Protokoll, in Begründungen, früheren Namen und in den Kopien; Resultate, Plätze und Nummern bleiben. Mit «--yes» geschieht es.
erase-done = Vergessen: Der Name stand an { $places } Stellen in «{ $file }» und ist auch aus den Kopien im Ordner «.backups» und aus den Namen früherer Abende entfernt.
erase-copy-missed = «{ $file }» lässt sich nicht öffnen und enthält den Namen vielleicht noch: bitte löschen.
erase-out-of-reach = Nicht erreichbar sind Papier, exportierte Dateien, Kopien an anderen Orten, die Dateien anderer Abende und was ein Datenträger von Gelöschtem behält.
