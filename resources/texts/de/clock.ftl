clock-title = Uhr
clock-phase-waiting = Wartet auf den Start
clock-phase-playing = Es wird gespielt
clock-phase-warning = Bald ist Schluss
clock-phase-last-hand = Letztes Spiel
clock-phase-overtime = Zeit abgelaufen
clock-phase-paused = Angehalten
clock-phase-ended = Runde beendet
clock-signal-start = { $title } beginnt
clock-signal-warning-10 = { $minutes ->
    [1] Noch eine Minute
   *[other] Noch { $minutes } Minuten
}
clock-signal-warning-5 = { $minutes ->
    [1] Noch eine Minute
   *[other] Noch { $minutes } Minuten
}
clock-signal-last-hand = Letztes Spiel: kein neues mehr geben
clock-signal-time-up = Die Zeit ist um
clock-round-not-drawn = { $title } ist noch nicht ausgelost, ihre Uhr kann nicht laufen.
clock-it-is = Es ist
