open-draft = { $title }, Tisch { $table }: noch nicht gespeichert
open-correction-begun = { $title }, Tisch { $table }: die Korrektur ist begonnen und noch nicht gespeichert
open-second-begun = { $title }, Tisch { $table }: die zweite Eingabe ist begonnen und noch nicht gespeichert
open-awaited = { $title }, Tisch { $table }: die Korrektur wartet auf ein Ja
open-overdue = { $title }, Tisch { $table }: Das Resultat fehlt noch
open-disputed = { $title }, Tisch { $table }: angenommen, obwohl es nicht aufgeht ({ $reason })
open-contrary = { $title }, Tisch { $table }: nach den jetzigen Regeln nicht möglich
open-hands-missing = { $title }, Tisch { $table }: { $played } von { $planned } Spielen
open-unfinished = { $title }, Tisch { $table }: { $a } : { $b }, nicht zu Ende (auf { $target })
open-passes-differ = { $title }, Tisch { $table }: die zweite Eingabe weicht ab
open-ruling = { $title }{ $table ->
    [0] {""}
   *[other] , Tisch { $table }
}: Entscheid Nr. { $ruling } zählt nicht, { $hand ->
    [0] seine Partie
   *[other] sein Spiel { $hand }
} gibt es nicht mehr. Gilt er weiterhin, neu entscheiden; sonst zurücknehmen
open-singles = { $count ->
    [one] Ohne Partner da und nicht ausgelost: { $names }
   *[other] { $count } ohne Partner da und nicht ausgelost: { $names }
}
open-rare-hand = { $title }, Tisch { $table }: Spiel { $hand } kommt nur etwa einmal in { $one_in } Spielen vor
open-pace = { $title }, Tisch { $table }: { $played ->
    [one] ein Spiel
   *[other] { $played } Spiele
}{ $minutes ->
    [0] {""}
   *[other] {" "}in { $minutes } min
}, üblich sind etwa { $usual }
open-bonus = { $title }, Tisch { $table }, Spiel { $hand }: { $a } : { $b } mit der Ansage, Karten also { $one } : { $other }?
open-note = { $title }, Tisch { $table }: «{ $note }»
open-tie = { $title }, Tisch { $table }: unentschieden, jemand muss weiterkommen
open-unticked = { $title }, Tisch { $table }: { $names } ausgelost, aber nicht als da abgehakt
open-absent = { $count ->
    [one] Angemeldet, aber nicht da: { $names }
   *[other] { $count } angemeldet, aber nicht da: { $names }
}
open-unpaid = { $count ->
    [one] Startgeld offen: { $amount } { $currency }
   *[other] Startgeld von { $count } offen: { $amount } { $currency }
}
open-reason-missing = Ohne Grund bleibt es offen: Bitte einen angeben.
open-title = Offen: { $count }
open-first = Vor der Rangverkündigung { $count ->
    [one] ist noch etwas offen
   *[other] sind noch { $count } Dinge offen
}
open-see = Ansehen
open-waive = So lassen …
open-waive-why = Warum bleibt das so? Der Grund steht auf der Rangliste unter den Eingriffen.
open-tip = Was noch offen ist; Enter geht dorthin, Entf lässt es mit einem Grund so
open-late = { $minutes ->
    [0] Der Abend dauert länger als geplant
   *[other] Der Abend dauert etwa { $long } länger als geplant
}
open-close = Trotzdem schliessen
open-close-more = Nichts geht verloren: Beim nächsten Öffnen steht es wieder da.
open-phones = { $state ->
    [agreed] { $title }, Tisch { $table }: von beiden Telefonen gleich gemeldet, wartet auf das Pult
   *[differs] { $title }, Tisch { $table }: die Telefone melden Verschiedenes
}
open-void = { $title } ist nach einer Änderung ungültig: { $names } { $count ->
    [one] gehört
   *[other] gehören
} dort nicht hin. { $begun ->
    [yes] Die Resultate dort löschen, dann die Auslosung zurücknehmen.
   *[no] Auslosung zurücknehmen und neu auslosen.
}
open-drawn-before = { $title } ist nach alten Resultaten ausgelost: { $names } { $count ->
    [one] sässe
   *[other] sässen
} jetzt mit anderen am Tisch. { $begun ->
    [yes] Sie wird gespielt.
   *[no] Zurücknehmen und neu auslosen, oder so lassen.
}
open-blocks = Das kann nicht so bleiben: Ohne Entscheid geht es nicht weiter.
open-rests = Wer aussetzt, bekommt dafür nichts und verliert eine Runde. Soll das so sein?
open-rests-more = Es gilt für alle, die in diesem Turnier aussetzen, auch rückwirkend.
open-rests-answer = Freilos zählt { $credit }
open-cut = Gruppe { $group }: { $name } und { $other } sind in allem gleich, das Los lässt { $name } weiter. Entscheidet etwas anderes, die Runde von Hand auslosen.
open-answer = F8: geprüft, es bleibt so.
