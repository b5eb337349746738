# Was die Kommandozeile sagt

cli-help-window = öffnet das Fenster
cli-help-command = tut etwas ohne Fenster
cli-help-commands = Befehle:
cli-help-more = «tichu-turnier COMMAND --help» erklärt einen Befehl. Mit --language de, en oder fr spricht das Programm Deutsch, Englisch oder Französisch. Rückgabe: 0 getan, 1 abgelehnt (nichts geändert), 2 falsch aufgerufen.
cli-heading-usage = Aufruf
cli-heading-options = Optionen
cli-heading-arguments = Angaben

cli-new = legt ein Turnier an
cli-register = meldet jemanden an, oder eine ganze Liste
cli-withdraw = meldet jemanden ab; was gespielt ist, bleibt
cli-substitute = lässt jemanden Platz und Punkte übernehmen
cli-draw = lost die nächste Runde aus, oder übernimmt eine Auslosung von Hand
cli-enter = erfasst, was ein Tisch meldet; alles oder nichts
cli-missing = nennt die Tische, deren Resultat fehlt
cli-standings = zeigt die Rangliste
cli-timetable = zeigt den Zeitplan, und was daran auffällt
cli-print = schreibt ein Blatt als pdf, xlsx, html oder csv
cli-sheets = nennt die Blätter, die sich drucken lassen
cli-presets = nennt die fertigen Ausschreibungen
cli-journal = zeigt, was geschehen ist, das Älteste zuerst
cli-undo = nimmt die letzte Änderung zurück
cli-redo = bringt zurück, was zuletzt zurückgenommen wurde
cli-verify = prüft die Datei: Protokoll gegen Tabellen, und alle Summen
cli-export = schreibt das ganze Turnier als JSON, oder Teile davon für andere
cli-import = macht aus exportiertem JSON wieder eine Turnierdatei
cli-demo = spielt einen ganzen Abend von selbst

cli-option-file = die Turnierdatei (.tichu)
cli-option-as-json = für Programme: JSON statt Text
cli-option-help = zeigt diese Hilfe
cli-option-number = die Runde
cli-option-entrant = Nummer oder Name auf der Liste
cli-option-output = wohin; die Endung sagt, was für eine Datei
cli-option-preset = die Ausschreibung, siehe «presets»
cli-option-seed = die Startzahl: gleiche Zahl, gleiches Los
cli-option-table = der Tisch
cli-option-score = die Summen beider Seiten, zum Beispiel 640:360
cli-option-hands-played = wie viele Spiele die Summen enthalten
cli-option-hands = ein Spiel, zum Beispiel "155:45 T0+"; einmal für jedes Spiel. Mit Booster auch BR (Back to the Roots) und SP0 (Superpartner: Sitz 0 gibt sein Tichu dem Partner)
cli-option-force = annehmen, wovor die Prüfung warnt
cli-option-reason = warum es trotzdem stimmt
cli-new-name = der Name des Turniers
cli-new-day = der Tag, zum Beispiel 2026-11-21
cli-new-place = der Ort
cli-new-settings = eine Einstellung anders als in der Ausschreibung, zum Beispiel rounds=4 oder bye-credit=average
cli-register-name = wer sich anmeldet; bei Teams die erste Person
cli-register-source = eine Liste: xlsx, xls, ods, csv oder - für die Eingabe
cli-register-partner = bei Teams die zweite Person
cli-register-club = der Verein
cli-register-partial = die guten Zeilen anmelden, auch wenn andere nicht stimmen
cli-register-check-in = gleich als anwesend eintragen
cli-withdraw-from-round = die erste Runde ohne sie
cli-substitute-name = wer einspringt
cli-substitute-partner = bei Teams: die zweite Person, wenn beide neu sind
cli-substitute-instead-of = bei Teams: für wen die Person einspringt
cli-draw-every = alle Runden, die noch kommen
cli-draw-dry-run = nur zeigen, nichts veröffentlichen
cli-draw-plan = eine Auslosung von Hand, als JSON
cli-enter-source = eine Datei mit Resultaten: jsonl, csv oder die ausgefüllte Excel-Datei, oder - für die Eingabe
cli-standings-after-round = der Stand nach dieser Runde
cli-print-paper = das Papier: A4, A5 oder Letter
cli-print-large = Grossdruck: alles 40 % grösser
cli-print-duplex = für beidseitigen Druck
cli-print-logo = das Logo des Vereins, PNG oder JPEG
cli-print-colour = die Farbe des Vereins, zum Beispiel #8c1d40
cli-print-text = der Text auf Urkunden
cli-print-signatures = wer unterschreibt, mit Strichpunkt getrennt
cli-journal-first = erst von dieser Zeile an
cli-journal-last = nur bis zu dieser Zeile
cli-print-sheet = das Blatt, siehe «sheets»
cli-import-source = die JSON-Datei, oder - für die Eingabe
cli-import-file = die neue Turnierdatei
cli-demo-entrants = wie viele mitspielen
cli-demo-folder = der Ordner für Turnierdatei und Blätter
cli-demo-window = danach das Fenster öffnen

cli-severity-error = Fehler
cli-severity-question = Frage
cli-severity-warning = Warnung
cli-severity-note = Hinweis
cli-finding = { $weight }: { $words }
cli-finding-at = { $weight }: { $place }: { $words }
cli-at-line = Zeile { $number }
cli-at-hand = Spiel { $number }
cli-at-entrant = Anmeldung { $number }
cli-at-round = Runde { $number }

cli-hint-hand-double-or-not = «D02» oder «D13» hinter den Punkten sagt Doppelsieg, «Dno» ausgezählt; bei «audit hand» ist es --double.
cli-hint-hand-who-first = «T0+» sagt, dass Sitz 0 sein Tichu erfüllt hat, «T0-» verloren, «F2» dass Sitz 2 zuerst fertig war; bei «audit hand» ist es --first-out.

cli-usage-more = Mehr dazu: { $command } --help
cli-usage-no-such-option = Die Option { $option } gibt es nicht.{ $nearest ->
    [none] {""}
   *[other] {" "}Gemeint vielleicht: { $nearest }
}
cli-usage-missing = Es fehlt die Angabe { $name }.
cli-usage-too-much = Damit kann der Befehl nichts anfangen: { $words }
cli-usage-needs-value = Nach { $option } fehlt der Wert.
cli-usage-bad-number = Der Wert für { $name } geht nicht: Es braucht eine ganze Zahl, die hier möglich ist.
cli-no-such-command = Den Befehl und die Datei «{ $word }» gibt es nicht. Gemeint vielleicht: { $nearest }
cli-no-such-language = Die Sprache «{ $language }» gibt es nicht. Es gibt: { $known }
cli-no-such-preset = Die Ausschreibung «{ $preset }» gibt es nicht.{ $nearest ->
    [none] {""}
   *[other] {" "}Gemeint vielleicht: { $nearest }.
} Es gibt: { $keys }
cli-sheet-of-everybody = --entrant gibt es nur für «{ $reports }»: «{ $sheet }» ist für alle.
cli-sheet-of-no-round = «{ $sheet }» gilt für das ganze Turnier, --round ändert daran nichts. Von einer Runde gibt es: { $keys }
cli-no-such-sheet = Das Blatt «{ $sheet }» gibt es nicht.{ $nearest ->
    [none] {""}
   *[other] {" "}Gemeint vielleicht: { $nearest }.
} Es gibt: { $keys }
cli-no-such-kind = Dateien mit der Endung «{ $ending }» kann das Programm nicht schreiben, nur { $kinds }.
cli-no-server-yet = Turniere auf einem Server ({ $address }) kann diese Fassung noch nicht öffnen, nur Dateien.
cli-cannot-write = «{ $file }» lässt sich nicht schreiben ({ $reason }).
cli-bad-date = «{ $text }» ist kein Tag. Möglich sind 2026-11-21 und 21.11.2026.
cli-bad-seed = { $seed } geht nicht als Startzahl: Sie muss zwischen 0 und 9007199254740991 liegen.
cli-bad-score = «{ $text }» ist kein Resultat. Möglich ist zum Beispiel 640:360.
cli-set-form = «{ $text }» ist keine Einstellung. Möglich ist zum Beispiel rounds=4.
cli-set-unknown = Die Einstellung «{ $key }» gibt es nicht.{ $nearest ->
    [none] {""}
   *[other] {" "}Gemeint vielleicht: { $nearest }.
} Es gibt: { $keys }
cli-set-value = «{ $value }» geht nicht für { $key }. Möglich: { $values }
cli-register-what = Entweder einen Namen angeben oder mit --from eine Liste.
cli-draw-what = --all geht nicht zusammen mit --round, --from nicht mit --seed, und --check mit nichts davon.
cli-enter-what = Entweder --from, oder --round, --table und eins davon: --score, --hand oder --log.
cli-force-reason = --force und --reason gehören zusammen: Warum stimmt das Resultat trotzdem?
cli-demo-players = Mit { $entrants } lässt sich nicht spielen: Es braucht mindestens { $least }, höchstens { $most }.
cli-plan-form = Das ist keine Auslosung. Möglich ist zum Beispiel { $example }
cli-plan-nothing-left = { $rounds ->
    [one] Die Runde der Datei ist schon ausgelost.
   *[other] Die Datei hat { $rounds } Runden, { $drawn } sind schon ausgelost: Es ist keine mehr übrig.
}
cli-bug = Hier ist ein Fehler im Programm ({ $kind }). Bitte die Datei «{ $file }» an die schicken, die es pflegen. Was gespeichert ist, ist gespeichert.

cli-made = Turnier «{ $name }» angelegt: { $file }
cli-registered = { $count } angemeldet (Nummern { $first } bis { $last }).
cli-registered-one = «{ $name }» angemeldet (Nummer { $number }).
cli-withdrawn = «{ $name }» ab Runde { $round } abgemeldet.
cli-substituted = «{ $name }» springt für «{ $before }» ein.
cli-drawn = Runde { $round } ist ausgelost:
cli-drawn-on-trial = Runde { $round }, nur zur Probe:
cli-table = Tisch { $table }:
cli-sitting-out = Freilos: { $names }
cli-seed = Startzahl: { $seed }
cli-entered = Runde { $round }, Tisch { $table }: { $score } gespeichert (Stand { $revision }).
cli-result-replaced = Runde { $round }, Tisch { $table }: Vorher stand hier { $before }.
cli-nothing-missing = Von Runde { $round } fehlt kein Resultat.
cli-printed = Geschrieben: { $file }
cli-exported = Exportiert: { $file }
cli-verified = Alles stimmt: Protokoll, Tabellen und Summen (Stand { $revision }).
cli-demo-done = { $entrants } haben { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} gespielt; es gewinnt { $winner }. Turnierdatei und { $sheets } Blätter liegen in { $folder }

cli-head-place = Platz
cli-head-name = Name
cli-head-key = Blatt
cli-head-victory-points = Siegpunkte
cli-head-tichu-points = Tichu-Punkte
cli-head-hands = Spiele
cli-head-decided-by = entschieden durch
