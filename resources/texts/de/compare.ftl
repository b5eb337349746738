compare-result = { $title }, Tisch { $table }
compare-details = { $title }, Tisch { $table }, Einzelheiten
compare-place = { $name }, Rang
compare-standing = { $place }. ({ $victory } SP, { $tichu } TP)
compare-draw = Auslosung: { $title }
compare-tables = { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
compare-entrant = Anmeldung { $number }
compare-person = { $name }{ $state ->
    [here] , da
    [withdrawn] , ab { $title } abgemeldet
    [waits] , Warteliste
   *[absent] {""}
}{ $paid ->
    [yes] , bezahlt
   *[no] {""}
}
compare-penalty = Entscheid { $number }
compare-name = Name, Ort und Tag
compare-regulations = Ausschreibung
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
