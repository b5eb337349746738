store-missing = Die Datei «{ $file }» gibt es nicht in «{ $folder }».
store-folder-missing = Den Ordner «{ $folder }» gibt es nicht.
store-exists = In «{ $folder }» gibt es schon eine Datei «{ $file }». Sie bleibt, wie sie ist: Bitte einen anderen Namen wählen oder sie öffnen.
store-foreign = «{ $file }» ist keine Turnierdatei dieses Programms. Sie bleibt, wie sie ist.
store-too-big = «{ $file }» ist mit { $megabytes } MB zu gross für eine Turnierdatei. Sie bleibt, wie sie ist.
store-too-many-rows = «{ $file }» hat { $count } Zeilen. Mehr als { $most } hat kein Turnier. Die Datei bleibt, wie sie ist.
store-damaged = «{ $file }» ist beschädigt ({ $part ->
    [cut] das Ende fehlt
    [version] die Angabe ihrer Fassung
    [journal] das Protokoll
    [tables] die Summen über die Tabellen
    [plan] der Aufbau der Tabellen
   *[content] der Inhalt
}) und bleibt, wie sie ist. Gibt es Kopien von früher, so liegen sie daneben im Ordner mit der Endung «.backups» und lassen sich öffnen.
store-foreign-part = «{ $file }» enthält etwas, das nicht von diesem Programm stammt und verfälschen könnte, was gespeichert wird ({ $part }). Sie bleibt, wie sie ist. Gibt es Kopien von früher, so liegen sie daneben im Ordner mit der Endung «.backups» und lassen sich öffnen.
store-newer = «{ $file }» stammt aus einer neueren Fassung dieses Programms (Dateifassung { $version }, bekannt sind die bis { $newest }). Bitte das Programm erneuern; die Datei bleibt, wie sie ist.
store-older = «{ $file }» stammt aus einer Fassung des Programms von vor der ersten Veröffentlichung (Dateifassung { $version }, lesbar ab { $first }) und lässt sich nicht öffnen. Die Datei bleibt, wie sie ist.
store-read-only = «{ $file }» kann nicht geschrieben werden: Die Datei oder der Ordner «{ $folder }» ist schreibgeschützt. Bitte den Schutz aufheben oder die Datei in einen eigenen Ordner kopieren.
store-disk-full = Der Datenträger ist voll, nichts wurde gespeichert. Bitte Platz schaffen und es noch einmal versuchen: «{ $folder }».
store-input-output = Der Datenträger von «{ $folder }» antwortet nicht, wie er soll, nichts wurde gespeichert. Steckt er noch, und ist Platz darauf?
store-uncertain = Der Datenträger von «{ $folder }» antwortete mitten im Speichern nicht mehr. Ob die letzte Eingabe gespeichert ist, ist nicht sicher: Bitte «{ $file }» noch einmal öffnen und nachsehen, bevor sie ein zweites Mal eingegeben wird.
store-in-use = «{ $file }» wird gerade von einem anderen Programm benutzt. Bitte es dort schliessen.
store-open-here = «{ $file }» ist in diesem Programm schon offen.
store-open-elsewhere = «{ $file }» ist schon offen{ $pid ->
    [0] {" "}in einem anderen Programmfenster
   *[other] {" "}in einem anderen Programmfenster (Computer { $host }, Prozess { $pid })
}. Zwei auf einmal würden sich gegenseitig überschreiben: Bitte dort weiterarbeiten oder es dort schliessen.
store-leftover = Neben «{ $file }» liegt «{ $leftover }», ein Rest einer früheren Datei dieses Namens mit vielleicht noch ungesicherten Ergebnissen. Bitte einen anderen Namen wählen.
store-log-foreign = Neben «{ $file }» liegt «{ $leftover }». Das gehört zu einer anderen Datei oder zu einem anderen Stand von ihr und würde sie verderben. Nichts wurde geändert. Bitte «{ $leftover }» in einen anderen Ordner verschieben und die Datei noch einmal öffnen.
store-file-gone = «{ $file }» in «{ $folder }» ist nicht mehr die Datei, die hier offen ist: Sie wurde umbenannt, verschoben, gelöscht, ersetzt oder überschrieben. { $copied ->
    [0] Das eben Eingegebene wurde nicht gespeichert, und eine Kopie liess sich nirgends machen: Bitte ein offenes Fenster nicht schliessen, sondern die Datei an ihren Platz zurückbringen und es noch einmal versuchen.
    [1] Das eben Eingegebene wurde nicht gespeichert. Alles Frühere liegt vollständig in «{ $copy }». Bitte die Datei an ihren Platz zurückbringen und es noch einmal versuchen, oder mit der Kopie weiterarbeiten.
   *[other] Nichts wurde darin gespeichert. Alles, auch das eben Eingegebene, liegt vollständig in «{ $copy }». Bitte die Datei an ihren Platz zurückbringen und das Letzte noch einmal eingeben, oder mit der Kopie weiterarbeiten.
}
store-overwritten = «{ $file }» wurde überschrieben, während ein anderes Programmfenster sie offen hat: Dort ist das Protokoll bei Zeile { $open_at }, in der Datei steht es bei Zeile { $revision }. Bitte dort nachsehen, was gilt, und alles anderswo speichern.
store-stale = Jemand anders hat inzwischen gespeichert (Stand { $saved } statt { $revision }). Nichts wurde geändert: Bitte den neuen Stand ansehen und noch einmal.
store-rows-differ = In «{ $file }» steht nicht mehr, was zuletzt gespeichert wurde ({ $table }). Nichts wurde geändert: Bitte das Turnier schliessen und neu öffnen.
store-value-unfit = Eine Zahl ist zu gross oder ein Text enthält Zeichen, die sich nicht speichern lassen. Nichts wurde geändert.
store-undo-changed = Das lässt sich nicht mehr zurücknehmen: «{ $desk }» hat seither etwas daran geändert oder darauf aufgebaut (Eintrag { $since } im Protokoll, zurückzunehmen wäre { $revision }).
store-no-revision = Einen Eintrag { $revision } hat das Protokoll nicht.
store-journal-unreadable = Eintrag { $revision } im Protokoll von «{ $file }» ist nicht lesbar. Die Datei bleibt, wie sie ist. Gibt es Kopien von früher, so liegen sie daneben im Ordner mit der Endung «.backups» und lassen sich öffnen.
store-verify-damaged = Die Datei ist beschädigt: { $part ->
    [cut] das Ende fehlt
    [version] die Angabe ihrer Fassung
    [journal] das Protokoll
    [tables] die Summen über die Tabellen
    [plan] der Aufbau der Tabellen
   *[content] der Inhalt
}
store-verify-reference = In «{ $table }» verweist eine Zeile auf etwas, das es nicht gibt.
store-verify-gap = Im Protokoll fehlt Eintrag { $revision }: Es folgt Eintrag { $found }.
store-verify-step = Eintrag { $revision } im Protokoll geht von etwas anderem aus, als vorher galt ({ $table }, { $key }).
store-verify-revision = Die Datei nennt Stand { $revision }, das Protokoll endet mit { $journal }.
store-verify-row = In «{ $table }», Zeile { $key }, steht etwas anderes als im Protokoll.
store-beyond-repair = In «{ $file }» und in den Kopien im Ordner «.backups» daneben ist nichts heil, aus dem sich das Turnier wiederherstellen liesse. Die Datei bleibt, wie sie ist.
