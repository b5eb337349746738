journal-clear-objections = { $title }, Tisch { $table }: { $before } geprüft, gilt ({ $reason })
journal-set-seed = Setzliste: «{ $name }» auf Platz { $place }
journal-keep-apart = { $apart ->
    [yes] { $one } und { $other } begegnen sich nicht
   *[no] { $one } und { $other } dürfen sich begegnen
}
journal-need-table = { $table ->
    [0] { $name } kann an jedem Tisch sitzen
   *[other] { $name } braucht Tisch { $table }
}
journal-exchange-seats = { $one ->
    [none] { $title }: Tische { $table } und { $further } getauscht
   *[other] { $title }: { $one } ({ $table ->
        [0] setzt aus
       *[other] Tisch { $table }
    }) und { $other } ({ $further ->
        [0] setzt aus
       *[other] Tisch { $further }
    }) getauscht
}
journal-restore-state = Stand { $time ->
    [none] nach Zeile { $line } wiederhergestellt
   *[other] von { $time } wiederhergestellt (Zeile { $line })
}
journal-hint = Nichts geht verloren: Auch was rückgängig gemacht wurde, bleibt hier stehen.
journal-erase = Die Namen einer Person endgültig gelöscht
journal-repair = Aus der beschädigten Datei «{ $file }» wiederhergestellt
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
   *[other] { $count } angemeldet, zuerst «{ $name }»
}
journal-edit-entrant = { $renamed ->
    [no] «{ $name }» geändert
   *[other] «{ $before }» heisst jetzt «{ $name }»
}
journal-remove-entrant = «{ $name }» von der Liste gestrichen
journal-check-in = { $present ->
    [no] { $count ->
        [one] «{ $name }» ist doch nicht da
       *[other] { $count } sind doch nicht da, darunter «{ $name }»
    }
   *[yes] { $count ->
        [one] «{ $name }» ist da
       *[other] { $count } sind da, darunter «{ $name }»
    }
}
journal-withdraw = { $round ->
    [0] «{ $name }» spielt wieder mit
   *[other] «{ $name }» ab { $title } abgemeldet
}
journal-substitute = «{ $name }» springt für «{ $before }» ein
journal-publish-draw = { $title } ausgelost: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}{ $seed ->
    [0] {""}
   *[other] , Startzahl { $seed }
}
journal-withdraw-draw = { $title }: Auslosung zurückgenommen
journal-enter-result = { $title }, Tisch { $table }: { $before ->
    [none] { $after }
   *[other] { $before } → { $after }
}{ $reason ->
    [none] {""}
   *[other] , Grund: { $reason }
}
journal-clear-result = { $title }, Tisch { $table }: { $before } gelöscht
journal-set-clock = { $state ->
    [notstarted] { $title }: Uhr gestellt, { $minutes } min
    [running] { $title }: Uhr läuft
    [paused] { $title }: Uhr angehalten
    [ended] { $title } beendet
   *[length] { $title } dauert jetzt { $minutes } min
}
journal-set-details = Angaben geändert: { $name }, { $day }{ $place ->
    [none] {""}
   *[other] , { $place }
}
journal-set-regulations = Ausschreibung geändert: { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
journal-set-rule = { $what }{ $more ->
    [0] {""}
    [one] {" "}und eine weitere Regel
   *[other] {" "}und { $more } weitere Regeln
}
journal-set-timetable = { $gone ->
    [none] Zeitplan geändert: { $rows ->
        [one] eine Zeile
       *[other] { $rows } Zeilen
    }
    [round] Zeitplan: { $title } um { $time } gestrichen
    [break] Zeitplan: Pause um { $time } gestrichen
   *[prize-giving] Zeitplan: Rangverkündigung um { $time } gestrichen
}
journal-set-presence = { $name } ist da in Runde { $rounds } (von den kommenden)
journal-set-reserve = { $reserve ->
    [yes] { $name } ist Springer
   *[no] { $name } spielt mit wie alle
}
journal-give-penalty = Entscheid zu «{ $name }»{ $round ->
    [0] {""}
   *[other] , { $title }
}{ $table ->
    [0] {""}
   *[other] , Tisch { $table }
}: { penalty-what }, Grund: { $reason }
journal-lift-penalty = Entscheid zu «{ $name }» zurückgenommen: { penalty-what }, Grund war: { $reason }
journal-set-prizes = { $before ->
    [none] { $after ->
        [none] Preisliste: { $count ->
            [0] keine Preise
            [one] ein Preis
           *[other] { $count } Preise
        }
       *[other] Preis «{ $after }»
    }
   *[other] { $after ->
        [none] Preis «{ $before }» gestrichen
       *[other] Preis «{ $before }» → «{ $after }»
    }
}
journal-set-entry-terms = Startgeld, Plätze und Frist geändert: { $fee ->
    [none] kein Startgeld
   *[other] { $currency } { $fee }
}{ $room ->
    [0] {""}
   *[other] , { $room } Plätze
}{ $time ->
    [none] {""}
   *[other] , da sein bis { $time }
}
journal-set-paid = { $paid ->
    [no] { $count ->
        [one] «{ $name }» hat doch nicht bezahlt
       *[other] { $count } haben doch nicht bezahlt, darunter «{ $name }»
    }
   *[yes] { $count ->
        [one] «{ $name }» hat bezahlt
       *[other] { $count } haben bezahlt, darunter «{ $name }»
    }
}: { $currency } { $amount }
journal-set-waiting = { $waiting ->
    [no] «{ $name }» rückt von der Warteliste nach
   *[yes] «{ $name }» kommt auf die Warteliste
}
journal-set-aside = { $aside ->
    [no] { $count ->
        [one] «{ $name }» ist doch noch gekommen
       *[other] { $count } sind doch noch gekommen, darunter «{ $name }»
    }
   *[yes] { $count ->
        [one] «{ $name }» fehlt und wird nicht ausgelost
       *[other] { $count } fehlen und werden nicht ausgelost, darunter «{ $name }»
    }
}
journal-match-singles = { $count ->
    [one] «{ $one }» und «{ $other }» spielen zusammen
   *[other] { $count } Teams aus Einzelnen gebildet, zuerst «{ $one }» und «{ $other }»
}
journal-merge-entrants = «{ $one }» und «{ $other }» zusammengelegt
journal-enter-second = { $title }, Tisch { $table }: zweite Eingabe { $after }{ $agrees ->
    [yes] , stimmt mit der ersten überein
   *[no] , weicht von der ersten ab ({ $before })
}{ $reason ->
    [none] {""}
   *[other] , Grund: { $reason }
}
journal-settle-passes = { $title }, Tisch { $table }: { $right ->
    [first] Die erste Eingabe gilt
   *[second] Die zweite Eingabe gilt
} ({ $after })
journal-substitute-from-zero = «{ $name }» spielt ab { $title } statt «{ $before }», von null an
journal-waive-open-point = { $round ->
    [0] Offener Punkt, bleibt so: { $reason }
   *[other] { $title }, Tisch { $table }, bleibt so: { $reason }
}
journal-join-round = { $count ->
    [one] «{ $names }» spielt noch in { $title } mit
   *[other] { $names } spielen noch in { $title } mit
}
journal-note-result = { $title }, Tisch { $table }, Notiz: { $note }
journal-hold-standings = { $held ->
    [yes] Rangliste im Saal noch nicht gezeigt
   *[no] Rangliste im Saal wieder gezeigt
}
journal-steer-screen = Bildschirm «{ $name }» zeigt: { $mode ->
    [rotate] Seiten im Wechsel
    [clock] die Uhr
    [seats] den Sitzplan
    [standings] die Rangliste
    [message] «{ $message }»
   *[auto] was gerade zählt
}
journal-walkover = { $title }, Tisch { $table }: kampflos { $after }, { $name } ist nicht da
journal-set-label = { $on ->
    [yes] Etikett «{ $label }»
   *[no] Ohne Etikett «{ $label }»
}: { $count ->
    [one] { $name }
   *[other] { $name } und andere ({ $count })
}
journal-lock-round = { $locked ->
    [yes] { $title } gesperrt
   *[no] { $title } freigegeben
}
