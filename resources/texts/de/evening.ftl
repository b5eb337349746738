evening-next-tip = Der nächste Schritt (Strg+Enter)
evening-register = { $count ->
    [0] Noch ist niemand angemeldet
    [one] Erst jemand ist angemeldet
   *[other] Erst { $count } sind angemeldet
}
evening-register-more = Für einen Tisch braucht es mindestens { $least }.
evening-to-entrants = Zu den Anmeldungen
evening-roll-call = { $present } von { $total } sind da
evening-roll-call-more = Wer angekommen ist, wird abgehakt. Ausgelost wird, wer da ist.
evening-to-roll-call = Eingang abhaken
evening-draw-all = Alle { $count } auslosen
evening-draw-present = Die { $count } auslosen, die da sind
evening-draw = { $title } kann ausgelost werden
evening-draw-more = { $unit ->
    [partnership] { $count } Teams = { $people } Leute
   *[player] { $count }
} spielen mit.
evening-to-draw = { $title } auslosen
evening-start = { $title } ist ausgelost
evening-start-more = Sitzplan aufhängen, Laufzettel verteilen; wenn alle sitzen, das Startsignal geben.
evening-start-now = Startsignal geben
evening-to-sheets = Sitzplan und Laufzettel
evening-see-draw = Auslosung ansehen
evening-play = { $title } läuft
evening-continue = { $title } ist angehalten
evening-reported = { $done } von { $tables } { $tables ->
    [one] Tisch
   *[other] Tischen
} gemeldet
evening-reported-unstarted = { $reported }. Das Startsignal fehlt: Die Uhr läuft nicht.
evening-end = { $title }: Die Zeit ist um
evening-end-more = { $hand ->
    [stop] Angefangene Spiele werden abgebrochen und zählen nicht.
   *[finish] Angefangene Spiele werden fertig gespielt.
}
evening-end-now = { $title } beenden
evening-enter = { $count ->
    [one] { $title }: Ein Resultat fehlt noch
   *[other] { $title }: { $count } Resultate fehlen noch
}
evening-to-results = Resultate eintippen
evening-prizes = Alles ist gespielt und eingetippt
evening-prizes-more = Es bleibt die Rangverkündigung.
evening-to-ranking = Schlussrangliste drucken
evening-to-standings = Rangliste ansehen
evening-clock-start = Starten (F5)
evening-clock-pause = Anhalten (F5)
evening-clock-resume = Weiterspielen (F5)
evening-clock-end = Runde beenden
evening-clock-end-tip = Die Uhr dieser Runde ist abgeschlossen; Rückgängig mit Strg+Z
evening-clock-minutes = { $minutes } min ({ $keys })
evening-until-round = bis { $title }
evening-punctual = pünktlich
evening-late = { $long } im Rückstand
evening-early = { $long } voraus
evening-shift = Rest um { $long } verschieben
evening-shift-tip = Alles, was noch nicht angefangen hat, beginnt so viel später
evening-follow = Plan nachführen: Ende { $long } später
evening-follow-tip = Was noch nicht angefangen hat, beginnt im Plan dann, wenn es bei diesem Tempo so weit ist
evening-owing = { $count ->
    [one] Ein Tisch von { $tables } fehlt
   *[other] { $count } von { $tables } Tischen fehlen
}
evening-owing-none = Kein Tisch ausstehend
evening-nothing-owed = Hier stehen die Tische, deren Resultat noch fehlt.
evening-table = Tisch
evening-who = Wer
evening-slow = länger
evening-slow-tip = { $minutes } min nach der Mitte der Runde: Dieser Tisch braucht länger, als es heute Abend üblich ist.
evening-finish = Voraussichtlich fertig um { $time } (geplant { $planned })
evening-finish-planned = Voraussichtlich fertig um { $planned }, wie geplant
evening-finish-breaks = Fertig um { $planned } wie geplant, wenn die Pausen kürzer werden
evening-finish-tip = Gerechnet aus den Zeiten, zu denen heute Abend Resultate eingetippt wurden
