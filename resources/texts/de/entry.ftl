entry-notation-points = «{ $text }»: Es fehlen die Punkte (zum Beispiel 55:45).
entry-notation-word = «{ $word }» ist weder Punkte noch Ansage (T0+), Erster (F0) oder Doppelsieg (D02).
entry-notation-calls-added = { $typed } sind Punkte ohne Ansagen; genommen als { $taken }.
entry-notation-call-twice = Zwei Ansagen für Sitz { $seat }.
entry-notation-first = Sitz { $made } hat die Ansage erfüllt, als Erster steht aber Sitz { $first } da.
entry-notation-failed-first = Sitz { $seat } war zuerst fertig, die Ansage ist also erfüllt und nicht verloren.
entry-two-calls-made = Zwei erfüllte Ansagen: Nur eine Person kann zuerst fertig sein.
entry-made-not-first = Wer eine Ansage erfüllt, war zuerst fertig: Hier sind es zwei verschiedene.
entry-lost-yet-first = Ansage verloren, und doch zuerst fertig: Bei derselben Person geht nur eines davon. Welches gilt?
entry-needs-call = { $typed ->
    [a] { $a }
    [b] { $b }
   *[both] { $a } : { $b }
} geht nur mit einer Ansage.
entry-points-missing = Hier fehlen die Punkte.
entry-hand-empty = Dieses Spiel fehlt (Entf schliesst die Lücke).
entry-total-missing = Es braucht die Totale beider Seiten.
entry-all-typed = Der Zettel ist voll und der Cursor steht auf «Speichern»: Das Getippte ist nicht aufgenommen. ↑ geht zum letzten Eintrag.
entry-too-long = So lang ist keine Zahl: Die Ziffer ist nicht aufgenommen. Enter beginnt die nächste.
entry-held-choice = Nicht aufgenommen: zweimal Esc, dann die Nummer des Tischs.
entry-held-choice-hint = Zuerst { $times ->
    [2] zweimal Esc
   *[other] Esc
}, dann die Nummer eines Tischs.
entry-held-refused = Nicht aufgenommen: Der Zettel ist noch nicht gespeichert. Zuerst mit einer Pfeiltaste zu dem gehen, was nicht klar ist.
entry-held-entered = Nicht aufgenommen: Tisch { $table } ist schon eingegeben, { $a } : { $b }. Für eine Korrektur zuerst mit einer Pfeiltaste zu dem gehen, was falsch ist; zweimal Esc verlässt ihn.
entry-held-second = Nicht aufgenommen: Der Zettel von Tisch { $table } ist schon zum zweiten Mal getippt. Mit einer Pfeiltaste lässt er sich neu tippen, zweimal Esc verlässt ihn.
entry-held-differs = Nicht aufgenommen: Die beiden Eingaben von Tisch { $table } sind verschieden. Die richtige anklicken, oder Esc, dann { $first } oder { $second }. Mit einer Pfeiltaste lässt sich der Zettel neu tippen.
entry-held-there = Nicht aufgenommen: Hier steht schon etwas. Zuerst mit einer Pfeiltaste zu dem gehen, was anders werden soll; danach geht Ende hinter das Getippte.
entry-look-first = Zuerst { $key }, dann wirken die Tasten für diese Zeile.
entry-held-waits = Nicht aufgenommen: Enter kam auf das leere Spiel { $hand }. → nimmt von dort an auf, was seither getippt wurde; ← beginnt es neu.
entry-held-total = Nicht aufgenommen: Enter kam, bevor dieses Total getippt war. → nimmt auf, was seither getippt wurde; ← beginnt es neu.
entry-held-hand = Nicht aufgenommen: Es ist nicht klar, ob { $points } das erste Spiel ist. → nimmt es als Spiel und übernimmt, was seither getippt ist. War es die Nummer eines Tischs: zweimal Esc und von der Nummer an nochmals.
entry-held-next = Nicht aufgenommen: Es ist nicht klar, ob Spiel { $hand } ({ $points }) ein Spiel ist oder die Nummer von Tisch { $points }. Mit einer Pfeiltaste hingehen; ist es ein Spiel, Ende, Enter und +.
entry-held-name = { $name }: Das führt noch zu keinem Tisch. Weitertippen, oder Esc.
entry-offer-gone = Das Resultat von Tisch { $table } ist inzwischen da. Die Nummer des Tischs tippen, oder ↓ für den nächsten.
entry-came-in-front = Das Resultat von Tisch { $table } ist inzwischen da. Esc, dann die Nummer des nächsten Tischs.
entry-offer-missed = Getipptes ist nicht aufgenommen worden. Die Nummer des Tischs tippen, oder ↓ für den nächsten.
entry-offer-jumped = Nach Tisch { $table }, der nicht an der Reihe war: die Nummer des Tischs tippen, oder ↓ für den, der es ist.
entry-offer-none-hint = Die Nummer des Tischs oder einen Namen tippen, oder ↓ für den nächsten.
entry-draft-older = Tisch { $table } ist inzwischen eingegeben: Das steht hier. Was vorher halb getippt wurde, bringt Strg+Z zurück.
entry-hand-waits = Noch nichts gespeichert: Spiel { $hand } fehlt. ← und es tippen; oder Ende, dann Enter: ohne dieses Spiel speichern.
entry-total-waits = Noch nichts gespeichert: Dieses Total fehlt. { $key } und es tippen.
entry-total-far = { $points } ist zu viel für ein Total.
entry-total-or-table = { $points }: Ist das ein Total? Dann { $key } und Enter. Oder war es die Nummer eines Tischs (und sein Total)? Dann zweimal Esc, und nochmals von der Nummer an.
entry-hand-or-table = { $points }: Ist das das erste Spiel? Dann nochmals Enter. Oder war es die Nummer eines Tischs? Dann zweimal Esc und von der Nummer an nochmals.
entry-hand-or-next = Noch nicht gespeichert: Spiel { $hand } ist { $points }, und Tisch { $points } ist noch offen. Ist es ein Spiel? Dann +, das speichert. Oder war es die Nummer des Tischs? Dann n und das richtige Spiel tippen; was darunter steht, gehört zu Tisch { $points }.
entry-few-hands = Noch nicht gespeichert: { $played ->
    [one] nur ein Spiel
   *[other] nur { $played } Spiele
}, { $by ->
    [tables] an den anderen Tischen sind es etwa { $usual }
   *[clock] üblich sind hier etwa { $usual }
}. Sind es alle? Dann +, das speichert. Fehlt noch etwas? Dann n und weitertippen.
entry-unfinished = Noch nicht gespeichert: Niemand hat diese Partie auf { $target } Punkte gewonnen. Gilt sie so? Dann +, das speichert. Sonst n und weitertippen.
entry-held-whole = Nicht aufgenommen: Dieser Zettel ist noch nicht gespeichert, es ist nicht klar, ob er ganz getippt ist. Mit einer Pfeiltaste hingehen; ist er es, Ende, Enter und +.
entry-which-table-totals = Enter nimmt diesen Tisch, oder seine Nummer oder einen Namen tippen. Drei Ziffern sind gleich sein linkes Total.
entry-key-first-total = gleich linkes Total
entry-seats-changed = Runde/Tisch { $tables }: Dort sitzen jetzt andere. Was getippt und nicht gespeichert war, gilt nicht mehr.
entry-open-only = nur offene (F6)
entry-owing = { $count ->
    [0] { $total ->
        [one] Das eine Resultat ist da.
       *[other] Alle { $total } Resultate sind da.
    }
    [one] Ein Resultat von { $total } fehlt noch.
   *[other] { $count } Resultate von { $total } fehlen noch.
}
entry-list-table = Tisch
entry-list-names = Namen
entry-list-state = Stand
entry-state-open = offen
entry-state-draft = begonnen
entry-state-refused = abgelehnt
entry-state-saving = wird gesichert
entry-state-asked = fragt nach
entry-hands-count = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
entry-table = Tisch { $table }
entry-all-tables = Alle Tische (Esc)
entry-which-table = Tisch { $table }?
entry-which-table-hint = Enter nimmt diesen Tisch, oder seine Nummer oder einen Namen tippen.
entry-correction = Korrektur: So war es eingegeben.
entry-correction-begun = Korrektur, noch nicht gespeichert. Strg+Z führt zurück zu dem, was eingegeben war.
entry-nothing-drawn = Es ist noch keine Runde ausgelost.
entry-all-there = Alle Resultate von { $title } sind da. Für eine Korrektur die Tischnummer tippen.
entry-column-double = Doppel
entry-column-points = Punkte
entry-column-running = Summe
entry-hands = Spiele
entry-person = { $victory } SP · { $tichu } TP
entry-double-question = { $a } : { $b } – war es ein Doppelsieg?
    { $yes } ja     { $no } nein
entry-save = Speichern (Enter)
entry-save-asked = Speichern (+)
entry-save-later = Speichern
entry-not-yet = Noch nicht gespeichert: { $count ->
    [one] Spiel { $hands } ist
   *[other] Spiele { $hands } sind
} nicht klar.
entry-open = Öffnen (Enter)
entry-go-on = Weiter (Strg+Enter)
entry-nothing-to-undo = In diesem Zettel ist nichts mehr zurückzunehmen. Esc verlässt ihn; dann nimmt Strg+Z Gespeichertes zurück.
entry-not-saved = Das liess sich nicht sichern. Es ist alles noch da: bitte noch einmal speichern.
entry-reason = Den Zettel trotzdem annehmen, weil:
entry-reason-example = zum Beispiel: Zettel von allen vier unterschrieben
entry-accept-whole = F8 nimmt den ganzen Zettel an: Zuerst alle Spiele tippen, dann Enter.
entry-accept-open = Zum Annehmen mit F8 ist hier nichts: Zuerst einen Tisch öffnen, dessen Zettel nicht aufgeht.
entry-accept-nothing = An diesem Zettel ist nichts zu beanstanden: Es geht ohne F8 weiter.
entry-accept-unclear = F8 hilft hier nicht: Es ist noch nicht klar, was gelten soll. Zuerst ergänzen, was fehlt.
entry-accept-hint = F8: trotzdem annehmen, mit Begründung.
entry-key-made = Tichu erfüllt
entry-key-lost = Tichu verloren
entry-key-grand = dazu: grosses Tichu
entry-key-first = zuerst fertig, ohne Ansage
entry-key-double = Doppelsieg
entry-key-side = andere Seite
entry-key-next = weiter
entry-key-names-end = Ende
entry-key-line = anderes Spiel, Schluss
entry-key-names-lines = Einfg Entf
entry-key-lines = Zeile einfügen, löschen
entry-key-leave = anderer Tisch
entry-key-accept = trotzdem annehmen
entry-key-points = Punkte
entry-key-next-field = anderes Total, dann speichern
entry-key-hands-field = Anzahl Spiele
entry-key-totals = nur Totale
entry-key-hands = Spiel für Spiel
entry-key-table = Tischnummer, Name
entry-key-open = öffnen
entry-key-beside = Tisch davor, danach
entry-key-names-page = Bild↑ Bild↓
entry-key-round = Runde davor, danach
entry-key-open-only = nur offene Tische
entry-state-no-first = fehlt
entry-state-agrees = bestätigt
entry-state-differs = anders
entry-state-settled = entschieden
entry-key-second = zweite Eingabe
entry-bonus-or-not = Karten { $one } : { $other }. Sind die Punkte ohne Ansage?
entry-cards = Karten { $one } : { $other }
entry-name = „{ $name }“
entry-name-hint = Weiter tippen, oder die Nummer des Tisches. Esc: kein Name.
entry-name-at = { $name }: Tisch { $table }
entry-name-table-hint = Enter nimmt diesen Tisch, Esc keinen Namen.
entry-name-nobody = In Runde { $round } heisst niemand so: { $name }
entry-name-rests = { $name }: setzt aus
entry-key-note = Notiz
entry-note = Notiz zum Resultat:
entry-note-example = zum Beispiel: Zettel von beiden Seiten unterschrieben
entry-note-said = Notiz: { $note }
entry-note-first = Eine Notiz gehört zu einem Resultat: Zuerst den Zettel speichern.
