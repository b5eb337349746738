compare-result = { $title }, Tisch { $table }
compare-details = { $title }, Tisch { $table }, Einzelheiten
compare-place = { $name }, Rang
compare-standing = { $place }. ({ $victory } SP, { $tichu } TP)
compare-draw = Auslosung: { $title }
compare-tables = { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
compare-entrant = Anmeldung { $number }, { $name }
compare-person = { $name }{ $state ->
    [here] , da
    [withdrawn] , { $gone }
    [waits] , Warteliste
   *[absent] {""}
}{ $paid ->
    [yes] , bezahlt
   *[no] {""}
}
compare-penalty = Entscheid { $number }
compare-name = Name, Ort und Tag
compare-timetable = Zeitplan
compare-title = Stand nach Zeile { $line } ({ $time })
compare-with-now = { $what }. Verglichen mit jetzt.
compare-with = { $what }. Verglichen mit Zeile { $line } ({ $time }): { $then }.
compare-page-changed = Unterschiede
compare-page-ranking = Rangliste damals
compare-page-results = Resultate damals
compare-count = { $count ->
    [0] Keine Unterschiede
    [one] Ein Unterschied
   *[other] { $count } Unterschiede
}
compare-same = Beide Stände sind gleich.
compare-table = Tisch
compare-who = Wer
compare-score = Resultat
compare-before = damals
compare-after = danach
compare-none = –
compare-restore = Wiederherstellen
compare-restore-tip = Alles wird, wie es damals war; Strg+Z macht es ungeschehen
compare-safe = Nur zum Ansehen. Wiederherstellen ist eine Änderung wie jede andere: Strg+Z macht sie ungeschehen.
compare-of-name = Name
compare-of-members = Mitglieder
compare-of-club = Verein
compare-of-here = da
compare-of-first-round = ab Runde
compare-of-withdrawn-from = Abmeldung
compare-of-formerly = eingesprungen für
compare-of-ranks = in der Rangliste
compare-of-reserve = Reserve
compare-of-away = fehlt in den Runden
compare-of-apart-from = nicht zusammen mit
compare-of-seeding = Setzliste
compare-of-needs-table = braucht Tisch
compare-of-waiting = Warteliste
compare-of-paid = bezahlt
compare-of-labels = Merkmale
compare-of-surname = Nachname
compare-of-persons = an anderen Abenden
compare-of-table = Tisch { $number }
compare-of-resting = ohne Platz
compare-of-seed = Startzahl
compare-of-exchanged = Plätze getauscht
compare-of-lot = was das Los gab
compare-of-lot-from = ausgelost aus
compare-of-locked = gesperrt
compare-of-score = Resultat
compare-of-hand = Spiel { $number }
compare-of-hands-played = Spiele
compare-of-accepted = trotzdem, weil
compare-of-cleared = geklärt
compare-of-first-pass = erste Eingabe
compare-of-second-pass = zweite Eingabe
compare-of-settled = entschieden
compare-of-note = Notiz
compare-of-decision = Entscheid
compare-of-who = wen
compare-of-reason = Grund
compare-of-at = wann
compare-of-round = Runde
compare-of-points = Punkte
compare-of-by = durch
compare-of-gone = wartet
compare-of-banned = gesperrt bis
compare-of-length = Dauer
compare-of-clock = Uhr
compare-of-since = läuft seit
compare-of-played = gespielt
compare-yes = ja
compare-no = nein
compare-boards = (Boards ab { $first })
compare-stated = (angekündigt { $minutes } min)
compare-zone = Zeitzone
compare-clock = Uhr
compare-prizes = Preise
compare-screens = Bildschirme im Saal
compare-held = Rangliste zurückgehalten
compare-noted = Abweichungen
compare-clock-state = { $state ->
    [notstarted] nicht gestartet
    [running] läuft
    [paused] angehalten
   *[ended] beendet
}
compare-payment = { $amount } (Quittung { $receipt }, bezahlt von { $payer })
compare-hands = { $hands ->
    [one] ein Spiel
   *[other] { $hands } Spiele
}
compare-before-first = vor der ersten
