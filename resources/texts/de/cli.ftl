cli-ask-anyway = Soll das so gelten? [j/N]
cli-not-done = Nichts ist geändert.
cli-accept-doubtful = { $count ->
    [one] Eine Zeile wartet. Ist sie so gemeint, wie sie gelesen ist: noch einmal mit --accept doubtful.
   *[other] { $count } Zeilen warten. Sind sie so gemeint, wie sie gelesen sind: noch einmal mit --accept doubtful.
}
cli-accept-what = --accept kennt nur «doubtful», nicht «{ $text }».
cli-import-asked = Nichts wurde gespeichert. Ist die Datei so gemeint, wie sie ist: nochmals mit --accept doubtful.
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
cli-clear = sagt, dass ein trotz Einwand angenommenes Resultat geprüft ist
cli-at-table = Tisch { $number }
cli-audit-hand = sagt, ob ein Spiel so ausgehen kann, und was sonst gemeint war
cli-audit-match = sagt, ob eine Partie so ausgehen kann, und wie
cli-audit-hand-points = Tichu-Punkte der Sitze 0 und 2 und der Sitze 1 und 3
cli-audit-match-points = Summe der Sitze 0 und 2 und der Sitze 1 und 3
cli-audit-hand-calls = wer was angesagt hat, zum Beispiel 0=tichu oder 3=grand, zu zweit auch 0=small; none: niemand. Ohne diese Angabe sind alle Ansagen denkbar
cli-audit-hand-first-out = wer zuerst fertig war, Sitz 0 bis 3
cli-audit-hand-double = wessen Doppelsieg es war; no: keiner
cli-audit-hand-source = eine Datei, auf jeder Zeile ein JSON mit a, b, calls, first_out, double und special_cards_out; oder - für die Eingabe
cli-audit-match-hands = wie viele Spiele
cli-option-rules = nach welchen Regeln: printed oder eine Ausschreibung, siehe «presets»
cli-audit-what = Entweder --from mit einer Datei, oder ein Spiel mit --call, --first-out und --double.
cli-audit-points = «{ $text }» sind nicht die Punkte beider Seiten. Möglich ist zum Beispiel 155 45.
cli-audit-call = «{ $text }» ist keine Ansage. Möglich sind zum Beispiel 0=tichu, 3=grand und none.
cli-audit-double = «{ $text }» ist kein Doppelsieg. Möglich sind 02, 13 und no.
cli-audit-hand-special-cards-out = Back to the Roots hat die Sonderkarten aus dem Spiel genommen (nur mit --rules booster)
cli-seeding = setzt jemanden auf einen Platz der Setzliste, vor der ersten Auslosung
cli-seeding-place = der Platz, von 1 an
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
cli-erase = vergisst eine Person; Resultate und Nummern bleiben
cli-substitute = lässt jemanden Platz und Punkte übernehmen
cli-draw = lost die nächste Runde aus, oder die letzte neu, oder übernimmt eine Auslosung von Hand
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
cli-repair = macht aus dem, was an einer beschädigten Datei heil ist, eine neue
cli-check = vergleicht einen Abend mit dem, was ein eigenes Programm aus seinen Tatsachen errechnet
cli-export = schreibt das ganze Turnier als JSON, oder Teile davon für andere
cli-import = macht aus exportiertem JSON wieder eine Turnierdatei
cli-demo = spielt einen ganzen Abend von selbst
cli-generate = denkt sich einen Abend aus, an dem alles geschieht, was an einem geschehen kann
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
cli-register-accept = doubtful übernimmt, was zweierlei bedeuten kann: Zeilen so, wie sie gelesen sind, einen Namen als einen
cli-register-accept-what = --accept kennt nur doubtful, nicht «{ $text }».
cli-register-check-in = gleich als anwesend eintragen
cli-withdraw-from-round = die erste Runde ohne sie
cli-erase-yes = tut es, ohne zu fragen
cli-substitute-name = wer einspringt
cli-substitute-partner = bei Teams: die zweite Person, wenn beide neu sind
cli-substitute-instead-of = bei Teams: für wen die Person einspringt
cli-draw-every = alle Runden, die noch kommen
cli-draw-dry-run = nur zeigen, nichts veröffentlichen
cli-draw-plan = eine Auslosung von Hand, als JSON
cli-draw-again = die letzte Runde, zu der noch nichts eingegeben ist, zurücknehmen und neu auslosen: anders, und gleich gut
cli-enter-source = eine Datei mit Resultaten: jsonl, csv oder die ausgefüllte Excel-Datei, oder - für die Eingabe
cli-standings-after-round = der Stand nach dieser Runde
cli-print-paper = das Papier: A4, A5 oder Letter
cli-print-large = Grossdruck: alles 40 % grösser
cli-print-duplex = für beidseitigen Druck
cli-print-logo = das Logo des Vereins, PNG oder JPEG
cli-print-colour = die Farbe des Vereins, zum Beispiel #8c1d40
cli-print-text = der Text auf Urkunden
cli-print-signatures = wer unterschreibt, mit Strichpunkt getrennt
cli-print-design = Gestaltung der Urkunden: classic, modern oder laurel
cli-journal-first = erst von dieser Zeile an
cli-journal-last = nur bis zu dieser Zeile
cli-print-sheet = das Blatt, siehe «sheets»
cli-import-source = die JSON-Datei, oder - für die Eingabe
cli-import-file = die neue Turnierdatei
cli-import-accept = doubtful nimmt eine Datei, die sich widerspricht, so wie sie ist
cli-demo-entrants = wie viele mitspielen
cli-demo-folder = der Ordner für Turnierdatei und Blätter
cli-demo-window = danach das Fenster öffnen
cli-generate-way = das Format oder die Ausschreibung; die Namen nennt «presets»
cli-generate-entrants = wie viele am Anfang da sind
cli-generate-output = die Turnierdatei, die entsteht
cli-generate-events = wie viel geschieht: Nachmeldungen, Ersatz, Strafen, Korrekturen …
cli-severity-error = Fehler
cli-severity-question = Frage
cli-severity-warning = Warnung
cli-severity-note = Hinweis
cli-finding = { $weight }: { $words }
cli-finding-at = { $weight }: { $place }: { $words }
cli-more-findings = { $count ->
    [one] Dazu kommt eine weitere Meldung.
   *[other] Dazu kommen { $count } weitere Meldungen.
}
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
cli-no-server-yet = Ein Turnier auf einem Server ({ $address }) wird zuerst zu einer Datei dieses Arbeitsplatzes: tichu-turnier join ADRESSE. Danach gelten alle Befehle für die Datei, und was sie ändern, geht an alle.
cli-cannot-write = «{ $file }» lässt sich nicht schreiben ({ $reason }).
cli-bad-seed = { $seed } geht nicht als Startzahl: Sie muss zwischen 0 und 9007199254740991 liegen.
cli-bad-score = «{ $text }» ist kein Resultat. Möglich ist zum Beispiel 640:360.
cli-set-form = «{ $text }» ist keine Einstellung. Möglich ist zum Beispiel rounds=4.
cli-set-unknown = Die Einstellung «{ $key }» gibt es nicht.{ $nearest ->
    [none] {""}
   *[other] {" "}Gemeint vielleicht: { $nearest }.
} Es gibt: { $keys }
cli-set-value = «{ $value }» geht nicht für { $key }. Möglich: { $values }
cli-register-what = Entweder einen Namen angeben oder mit --from eine Liste.
cli-draw-what = --all geht nicht zusammen mit --round, --from nicht mit --seed, --again mit keinem von --all, --round und --from, und --check mit nichts davon.
cli-enter-what = Entweder --from, oder --round, --table und eins davon: --score, --hand, --log oder --walkover; --note dazu oder allein.
cli-force-reason = --force und --reason gehören zusammen: Warum stimmt das Resultat trotzdem?
cli-demo-players = Mit { $entrants } lässt sich nicht spielen: Es braucht mindestens { $least }, höchstens { $most }.
cli-generate-events-most = { $events } Ereignisse sind zu viele oder zu wenige: Es gehen 0 bis { $most }.
cli-plan-form = Das ist keine Auslosung. Möglich ist zum Beispiel { $example }
cli-plan-nothing-left = { $rounds ->
    [one] Die Runde der Datei ist schon ausgelost.
   *[other] Die Datei hat { $rounds } Runden, { $drawn } sind schon ausgelost: Es ist keine mehr übrig.
}
cli-bug = Hier ist ein Fehler im Programm ({ $kind }). Bitte die Datei «{ $file }» an die schicken, die es pflegen. Was gespeichert ist, ist gespeichert.
cli-made = Turnier «{ $name }» angelegt: { $file }
cli-registered = { $count } angemeldet (Nummern { $first } bis { $last }).
cli-registered-one = «{ $name }» angemeldet (Nummer { $number }).
cli-withdrawn = «{ $name }» ab { $title } abgemeldet.
cli-substituted = «{ $name }» springt für «{ $before }» ein.
cli-drawn = { $title } ist ausgelost:
cli-drawn-on-trial = { $title }, nur zur Probe:
cli-table = Tisch { $table }:
cli-sitting-out = Freilos: { $names }
cli-seed = Startzahl: { $seed }
cli-entered-already = { $title }, Tisch { $table }: { $score } steht schon da.
cli-entered = { $title }, Tisch { $table }: { $score } gespeichert (Stand { $revision }).
cli-result-replaced = { $title }, Tisch { $table }: Vorher stand hier { $before }.
cli-nothing-missing = { $title }: Es fehlt kein Resultat.
cli-printed = Geschrieben: { $file }
cli-exported = Exportiert: { $file }
cli-verified = Alles stimmt: Protokoll, Tabellen und Summen (Stand { $revision }).
cli-generate-done = Abend mit { $events ->
    [one] einem Ereignis
   *[other] { $events } Ereignissen
} ausgedacht: { $file }
cli-demo-done = { $entrants } haben { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} gespielt; es gewinnt { $winner }. Turnierdatei und { $sheets } Blätter liegen in { $folder }
cli-head-place = Platz
cli-head-name = Name
cli-head-key = Blatt
cli-head-decided-by = entschieden durch
cli-keep-apart = sorgt dafür, dass zwei sich in keiner Auslosung begegnen
cli-keep-apart-one = Nummer oder Name der einen
cli-keep-apart-other = Nummer oder Name der anderen
cli-keep-apart-undo = sie dürfen sich wieder begegnen
cli-need-table = gibt jemandem immer denselben Tisch, 0 für jeden
cli-need-table-table = die Nummer des Tischs
cli-replay = spielt jedes Spiel eines Spielprotokolls nach und prüft es
cli-leads = zählt, was sich aus Handkarten ausspielen lässt
cli-follows = nennt, was sich auf eine Kombination legen lässt
cli-bench = misst, wie schnell hier gerechnet, ausgelost, gespeichert und gedruckt wird
cli-replay-logs = Spielprotokolle von BrettspielWelt, oder - für die Eingabe
cli-leads-source = eine Datei, auf jeder Zeile ein JSON mit id und cards; oder - für die Eingabe
cli-follows-source = eine Datei, auf jeder Zeile ein JSON mit id, cards und table; oder - für die Eingabe
cli-bench-topic = was gemessen wird
# Nachrechnen
cli-draw-check = jede ausgeloste Runde mit ihrer Startzahl nachrechnen
cli-export-what = Es fehlt, was exportiert werden soll: -o, --entry, --standings, --results, --hands oder --web.
cli-export-round = --round gilt nur für --entry: Alles andere wird immer vom ganzen Turnier exportiert.
cli-export-output = das ganze Turnier als JSON, - für die Ausgabe
cli-export-entry = eine Excel-Datei, in der jemand anderes die Resultate einer Runde erfasst; «enter --from» liest sie
cli-export-standings = die Rangliste als csv oder jsonl
cli-export-results = die Resultate aller Tische als csv oder jsonl
cli-export-hands = alle Spiele mit Ansagen als csv oder jsonl
cli-export-web = ein Ordner mit Seiten für die Website des Vereins
cli-timetable-ics = eine Kalenderdatei (.ics) schreiben
cli-timetable-fit = so viele Zeilen, wie Runden gespielt werden
cli-enter-log = ein Log von BrettspielWelt (.tch): die Spiele dieses Tisches
cli-compare = zeigt, was seit einer Zeile des Protokolls anders ist
cli-compare-line = die Zeile, wie «journal» sie nummeriert
cli-compare-other = mit dem Stand nach dieser Zeile vergleichen statt mit jetzt
cli-restore = macht alles, wie es nach einer Zeile des Protokolls war; «undo» nimmt es zurück
cli-restore-line = die Zeile, wie «journal» sie nummeriert
cli-repair-to = die neue Datei; sonst mit «-repaired» im Namen daneben
cli-print-slips = so viele Laufzettel stehen auf einer Seite: 1, 2 oder 4
cli-print-room-row = so viele Tische stehen auf dem Saalplan in einer Reihe, 0 von selbst
cli-present = sagt im Voraus, in welchen Runden jemand da ist
cli-present-rounds = die Runden, z. B. 2-4 oder 1,3-5
cli-reserve = macht jemanden zum Springer, der nur Tische füllt
cli-reserve-undo = spielt wieder mit wie alle
cli-register-reserve = als Springer: wird nur ausgelost, wenn ein Tisch sonst nicht voll würde
cli-set = ändert Einstellungen der Ausschreibung, auch während des Turniers
cli-set-settings = die Einstellungen, z. B. rounds=5 odd-numbers=five
cli-set-done = { $key } ist jetzt { $value }.
cli-enter-dry-run = sagt nur, was sich damit ändern würde
cli-audit-first = --first-out: Hier gibt es die Sitze 0 bis { $last }.
cli-penalty = gibt eine Strafe oder entscheidet über ein Spiel; was gespielt wurde, bleibt stehen
cli-penalty-what = Entweder FILE ENTRANT KIND AMOUNT --reason "...", oder --list, oder --lift N.
cli-penalty-entrant = Nummer oder Name
cli-penalty-kind = warning, victory-points, tichu-points, hand-annulled, hand-replayed, adjusted-score oder disqualification
cli-penalty-amount = wie viele Punkte weg; bei adjusted-score 60:40, die eigenen zuerst; sonst weglassen
cli-penalty-reason = warum
cli-penalty-number = in welcher Runde, sonst in der letzten ausgelosten
cli-penalty-hand = in welchem Spiel der Partie
cli-penalty-partner = auch für den Partner in diesem Spiel
cli-penalty-whole-table = für alle am Tisch
cli-penalty-by = wer entschieden hat
cli-penalty-banned-until = gesperrt bis zu diesem Tag, als Vermerk
cli-penalty-as-list = zeigt alle Strafen und Entscheide
cli-penalty-lift = nimmt den Entscheid mit dieser Nummer zurück
cli-head-penalties = Entscheide
cli-plan = zieht alle Runden für so viele Personen oder Teams, ohne Turnier, und sagt, wie gut sie sind
cli-plan-way = die Art der Auslosung, zum Beispiel individual, fours, whist oder round-robin
cli-plan-entrants = wie viele Personen oder Teams
cli-plan-rounds = wie viele Runden
cli-plan-format = «{ $key }» gibt es nicht als Art der Auslosung.{ $nearest ->
    [none] {""}
   *[other] {" "}Gemeint vielleicht: { $nearest }.
} Es gibt: { $keys }
cli-plan-size = Es gehen 0 bis { $entrants } Teilnehmende und 1 bis { $rounds } Runden.
cli-plan-round = Runde { $round }
cli-plan-round-twice = Runde { $round } steht zweimal in der Datei.
cli-prizes = setzt die Liste der Preise, oder zeigt sie mit denen, die sie jetzt bekämen
cli-prizes-wanted = ein Preis, mehrmals möglich: 1="Pokal", last="Trostpreis", tichus="Schokolade" oder somebody="Hut"; ersetzt die ganze Liste
cli-prizes-none = es gibt keine Preise mehr
cli-prizes-what = Entweder --set oder --none.
cli-prizes-empty = Es gibt keine Preise.
cli-prizes-form = «{ $text }» ist kein Preis: so etwas wie 1="Pokal".
cli-prizes-to = Für «{ $to }» gibt es keinen Preis{ $nearest ->
    [none] {""}
   *[other] , gemeint ist wohl { $nearest }
}. Ein Rang ab 1, last, somebody oder eine Sonderliste: { $keys }
cli-audit-ranking = sagt, welche Zeile einer Rangliste falsch ist, wenn die Summe nicht stimmt
cli-audit-ranking-source = die Liste: csv, xlsx, ods, xls, html, jsonl oder Text, oder - für die Eingabe
cli-audit-ranking-total = die Summe, die herauskommen muss
cli-audit-ranking-column = welche Spalte, nach ihrem Titel oder ihrer Nummer
cli-verify-ranking = eine gedruckte Rangliste, die dazu stimmen soll: csv, xlsx, ods, xls, html oder jsonl
cli-verify-after-round = mit --ranking: Die Liste ist der Stand nach dieser Runde
cli-verify-what = --after-round sagt etwas über --ranking LISTE.
cli-check-in = sagt, dass jemand da ist, mit Code, Nummer oder Name
cli-check-in-code = der Code auf der Karte, die Nummer oder der Name
cli-check-in-undo = ist doch nicht da
cli-pay = nimmt das Startgeld von jemandem ein
cli-pay-code = der Code auf der Karte, die Nummer oder der Name
cli-pay-back = gibt es zurück
cli-register-single = kommt allein und sucht noch jemanden (nur in Turnieren für Teams)
cli-register-paid = hat das Startgeld gleich bezahlt
cli-here = «{ $name }» ist da.
cli-not-here = «{ $name }» ist doch nicht da.
cli-paid = «{ $name }» hat bezahlt (Quittung { $number }). In der Kasse: { $currency } { $taken }.
cli-not-paid = «{ $name }» hat nichts bezahlt. In der Kasse: { $currency } { $taken }.
cli-ruling = beantwortet eine Regelfrage so, wie es heute gilt
cli-ruling-query = Worte der Frage; ohne sie kommt die Liste aller Fragen
cli-ruling-file = Turnier, dessen Regeln gelten; sonst die gedruckten
cli-ruling-rules-unknown = Regeln «{ $key }» gibt es nicht{ $nearest ->
    [none] {""}
   *[other] , gemeint ist wohl { $nearest }
}. Bekannt sind: { $keys }
cli-ruling-rules = Regeln einer Vorlage, z. B. treibhaus; sonst die gedruckten
cli-season = zählt die Ranglisten mehrerer Abende zusammen oder schätzt, wie stark alle sind; fragt, wer dieselbe Person sein kann
cli-season-files = die Turnierdateien der Abende
cli-season-method = wie gezählt wird: victory-points, place-points oder ranking-list
cli-season-best = nur die besten K Abende zählen
cli-season-method-unknown = «{ $key }» gibt es nicht als Zählweise.{ $nearest ->
    [none] {""}
   *[other] {" "}Gemeint vielleicht: { $nearest }.
} Es gibt: { $keys }
cli-season-twice = «{ $file }» ist zweimal angegeben: Jeder Abend zählt nur einmal.
cli-season-rating = statt der Punkte die Stärke jeder Person mit ihrer Unsicherheit
cli-season-output = schreibt die Tabelle in diese Datei (pdf, xlsx, html oder csv)
cli-season-same = A=B: Die beiden sind dasselbe; wird für das nächste Mal behalten
cli-season-different = A=B: Die beiden sind verschieden; wird für das nächste Mal behalten
cli-hint-season-ask = Antworten mit --same "A=B" oder --different "A=B".
cli-second = gibt einen Zettel ein zweites Mal ein und vergleicht beide Eingaben
cli-second-right = welche Eingabe stimmt: first oder second
cli-second-compare = alle Unterschiede, und wie viele Fehler noch verborgen sind
cli-new-old = eine ältere Turnierdatei: übernimmt Ausschreibung, Hausregeln, Zeitplan, Startgeld und Preise
cli-new-people = mit --like: setzt auch die Leute von damals auf die Liste
cli-new-like = --like und --preset schliessen einander aus, und --people geht nur mit --like.
cli-substituted-from-zero = «{ $name }» spielt ab Runde { $round } statt «{ $before }», von null an.
cli-substitute-from-zero = beginnt bei null, statt die Punkte zu übernehmen
cli-register-unranked = spielt mit, nimmt aber keinen Platz ein (Reserve, Haus)
cli-standings-with-prospects = auch die Plätze, die noch möglich sind
cli-can-win = kann gewinnen
cli-audit-hand-proof = schreibt ein Spiel, das so ausging, als Spielprotokoll in diese Datei
cli-audit-witness-of-four = --witness: Spielprotokolle gibt es nur von Spielen zu viert. Im Fenster zeigt F9, wie es gewesen sein kann.
cli-check-files = die Turnierdateien (.tichu) oder ihre Exporte (.json)
cli-check-done = { $files ->
    [one] Eine Datei stimmt
   *[other] { $files } Dateien stimmen
} mit der zweiten Meinung überein.
cli-check-difference = { $file }: { $name ->
    [none] {""}
   *[other] { $name },{" "}
}{ $kind }: angegeben { $said }, gefunden { $found }.
cli-check-not-checked = Nicht geprüft: ob sich über Partner und Teams hinaus weniger Leute wieder begegnen könnten; ob sich Leute eines Vereins hätten trennen lassen; Setzliste und Freilose im Knock-out; wie nah nach Punkten ein Schweizer System paart; Spielstärke, Aussichten und Preise; das Protokoll.
cli-check-not-recomputed = { $file }: { $kind } «{ $name }» kennt die zweite Meinung nicht; das wurde nicht nachgerechnet.
cli-check-decided = { $file }: von einem Menschen entschieden und darum angenommen: { $text }
cli-check-unreadable = { $reason }
cli-hint-store-damaged = «tichu-turnier repair DATEI» macht aus allem Heilen eine neue Datei.
cli-share = lässt andere Arbeitsplätze mitmachen, bis zum Abbruch mit Ctrl+C
cli-share-to = in eine eigene PostgreSQL-Datenbank statt in eine, die hier gestartet wird
cli-share-end = das gemeinsame Eintragen beenden: alles steht in der Datei
cli-share-open = «{ $file }» wird geteilt. Auf den anderen Computern: tichu-turnier join ADRESSE CODE. Ctrl+C beendet.
cli-share-there = «{ $file }» liegt jetzt auch dort; was hier eingegeben wird, geht an alle.
cli-share-ended = «{ $file }» gehört wieder diesem Computer allein.
cli-serve = zeigt Telefonen und Bildschirmen im Saal, wer wo sitzt, und lässt Tische melden, bis zum Abbruch mit Ctrl+C
cli-serve-host = nur unter dieser Adresse dieses Computers
cli-serve-port = der Anschluss; ohne ihn 8080 oder der nächste freie
cli-serve-name = ein Name, unter dem dieser Computer erreichbar ist, wenn er ihn nicht selbst kennt: hinter einem Proxy, mit eigener Domain
cli-serve-folder = dazu ein Ordner für eine Website, in dem die Seiten laufend nachgeführt werden
cli-serve-kept = «{ $folder }» wird laufend nachgeführt.
cli-serve-open = «{ $file }» steht unter { $address } für alle im selben Netz. Ctrl+C beendet.
cli-join = macht bei einem Turnier mit, das ein anderer Computer teilt
cli-join-tournament = welches, wenn dort mehrere sind
cli-join-file = der Name der neuen Datei
cli-join-which = Welches Turnier? --tournament NAME wählt eines: { $known }
cli-joined = Bei «{ $name }» dabei, mit der Datei «{ $file }».
cli-join-address = der andere Computer, wie er ihn zeigt (oder postgresql://…)
cli-join-code = der Code, den er zeigt; er sagt auch, was man darf
cli-tournaments = nennt die Turniere einer gemeinsamen Datenbank, legt eines ins Archiv, oder sagt, wer darin was darf
cli-tournaments-address = der Computer, der sie führt, oder postgresql://…
cli-tournaments-code = der Code, den er zeigt
cli-tournaments-tournament = welches, wenn dort mehrere sind
cli-tournaments-archive = ins Archiv: Es wird niemandem mehr angeboten
cli-tournaments-restore = aus dem Archiv zurück
cli-tournaments-invite = eine Adresse für dieses eine Turnier: director, entry, registration oder reader
cli-tournaments-shut-out = diese Adresse gilt nicht mehr
cli-tournaments-line = { $day }  { $name }{ $archived ->
    [True] {"  "}(Archiv)
   *[other] {""}
}
cli-tournaments-archived = «{ $name }» ist im Archiv.
cli-tournaments-restored = «{ $name }» ist wieder da.
cli-tournaments-invited = «{ $name }», { $role }: tichu-turnier join { $address }
cli-tournaments-shut-out-done = «{ $name }», { $role }: Diese Adresse gilt nicht mehr.
cli-no-such-role = Die Rolle «{ $role }» gibt es nicht. Es gibt: { $known }
cli-label = gibt jemandem ein Etikett, zum Beispiel Junior
cli-label-entrant = die Nummer oder der Name
cli-label-word = das Wort
cli-label-off = nimmt es weg
cli-enter-walkover = wer nicht gekommen ist: Nummer oder Name; die andere Seite gewinnt
cli-enter-accept = doubtful nimmt Zeilen, die zweierlei bedeuten können, so, wie sie gelesen sind
cli-enter-note = was beim Resultat stehen soll
cli-lock = sperrt die Resultate einer Runde, oder gibt sie mit --off wieder frei
cli-lock-off = gibt die Runde wieder frei
cli-locked = { $title } ist gesperrt.
cli-unlocked = { $title } ist freigegeben.
cli-print-kind = welche Art von Datei: pdf, xlsx, html oder csv; sonst sagt es die Endung
cli-print-bare = nur die Tabelle für Programme (csv): eine Zeile Titel, Kommas, Dezimalpunkte
cli-bare-is-csv = --bare schreibt nur csv, nicht { $kind }.
cli-bare-no-table = Auf «{ $sheet }» steht keine Tabelle.
cli-print-output = wohin; die Endung sagt, was für eine Datei; - schreibt auf die Standardausgabe
cli-move-up = gibt einen freien Platz, wer am längsten wartet, oder jemand Bestimmtem
cli-move-up-entrant = wer nachrückt, mit Nummer oder Name; ohne Angabe, wer am längsten wartet
cli-move-up-back = setzt stattdessen jemanden auf die Warteliste
cli-move-up-who = Bitte sagen, wer warten soll: move-up DATEI NAME --back.
cli-moved-up = «{ $name }» hat jetzt einen Platz.
cli-waits = «{ $name }» steht auf der Warteliste.
cli-register-force = auch wenn das K.-o. ausgelost ist und niemand mehr mitspielen kann
cli-hint-entrant-bracket-drawn = Mit --force kommt der Name trotzdem auf die Liste.
cli-hint-registration-place-free = «move-up» vergibt ihn.
cli-open = nennt, was noch offen ist, und womit es beantwortet wird
cli-open-leave = diesen Punkt so lassen, mit --reason
cli-open-take-back = die letzte Auslosung zurücknehmen, solange sie kein Resultat hat
cli-open-reason = warum das so bleibt
cli-open-point = { $number }. { $words }
cli-open-nothing = Nichts ist offen.
cli-open-what = Entweder --leave mit --reason, oder --take-back, oder keines davon.
cli-open-no-such = Den offenen Punkt { $number } gibt es nicht, es sind { $count }.
cli-hint-open-void = (open --take-back, dann draw)
cli-hint-open-drawn-before = (open --take-back, dann draw; oder open --leave)
cli-hint-open-tie = (enter, ergänzt um das Spiel, das entscheidet)
cli-hint-open-rests = (set bye-credit=average, prorated oder flat; oder open --leave)
cli-hint-open-disputed = (clear, oder enter)
cli-hint-open-passes-differ = (second --right first oder second)
cli-hint-open-ruling = (penalty --lift, dann penalty; oder open --leave)
cli-hint-open-singles = (open --leave)
cli-hint-open-contrary = (enter, oder open --leave)
cli-hint-open-hands-missing = (enter, oder open --leave)
cli-hint-open-overdue = (enter)
cli-hint-open-note = (enter --note)
cli-hint-open-absent = (check-in oder withdraw)
cli-hint-open-unpaid = (pay)
cli-hint-rounds-lacking = (timetable --fit)
cli-hint-rounds-over = (timetable --fit)
cli-hint-rounds-everybody = (timetable --fit)
cli-hint-open-cut = (draw --from, oder open --leave)
cli-two-in-one = «{ $name }»: Sind das zwei Personen? { $unit ->
    [player] Hier wird einzeln angetreten: «{ $one }» und «{ $other }» bitte je für sich.
   *[partnership] Dann bitte «{ $one }», und «{ $other }» mit --partner.
} Heisst jemand so, sagt das --accept doubtful.
cli-beside-name = «{ $name }»: «{ $one }» sieht wie der Name aus, «{ $text }» nicht. Wer noch mitkommt, braucht eine eigene Anmeldung. Heisst jemand so, sagt das --accept doubtful.
cli-name-unsaid = «{ $name }»: Heisst jemand so? Wer noch keinen Namen hat, wird angemeldet, sobald er bekannt ist. Heisst jemand so, sagt das --accept doubtful.
cli-substitute-accept = doubtful übernimmt einen Namen, der wie zwei aussieht, als einen
