# Protokoll: was geschehen ist

screen-journal = Protokoll
screen-journal-tip = Alles, was geschehen ist, das Neueste zuoberst
sheets-journal = Protokoll
journal-hint = Nichts geht verloren: Auch was rückgängig gemacht wurde, bleibt hier stehen.
journal-print-tip = Was hier aufgelistet ist, auf Papier oder als Datei
journal-extract = Auszug: { $shown } von { $all } Zeilen
journal-at = Zeit
journal-what = Was
journal-desk = Pult
journal-search = Im Protokoll suchen
journal-nothing = Noch ist nichts geschehen.

journal-create = Turnier «{ $name }» angelegt
journal-undo = Rückgängig gemacht: { $what }
journal-redo = Wiederholt: { $what }
journal-add-entrants = { $count ->
    [one] «{ $name }» angemeldet
   *[other] { $count } angemeldet, als Erstes «{ $name }»
}
journal-edit-entrant = { $renamed ->
    [no] «{ $name }» geändert
   *[other] «{ $before }» geändert zu «{ $name }»
}
journal-remove-entrant = «{ $name }» von der Liste gelöscht
journal-check-in = { $present ->
    [no] { $count ->
        [one] «{ $name }» doch nicht da
       *[other] { $count } doch nicht da, darunter «{ $name }»
    }
   *[yes] { $count ->
        [one] «{ $name }» ist da
       *[other] { $count } sind da, darunter «{ $name }»
    }
}
journal-withdraw = { $round ->
    [0] «{ $name }» spielt wieder mit
   *[other] «{ $name }» ab Runde { $round } abgemeldet
}
journal-substitute = «{ $name }» springt für «{ $before }» ein
journal-publish-draw = Runde { $round } ausgelost: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}{ $seed ->
    [0] {""}
   *[other] , Startzahl { $seed }
}
journal-withdraw-draw = Auslosung der Runde { $round } zurückgenommen
journal-enter-result = Runde { $round }, Tisch { $table }: { $before ->
    [none] { $after }
   *[other] { $before } → { $after }
}{ $reason ->
    [none] {""}
   *[other] , Grund: { $reason }
}
journal-clear-result = Runde { $round }, Tisch { $table }: { $before } gelöscht
journal-set-clock = { $state ->
    [notstarted] Uhr der Runde { $round } gestellt: { $minutes } min
    [running] Uhr der Runde { $round } läuft
    [paused] Uhr der Runde { $round } angehalten
    [ended] Runde { $round } beendet
   *[length] Runde { $round } dauert neu { $minutes } min
}
journal-set-details = Angaben geändert: { $name }, { $day }{ $place ->
    [none] {""}
   *[other] , { $place }
}
journal-set-regulations = Ausschreibung geändert: { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
journal-set-timetable = Zeitplan geändert: { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}
