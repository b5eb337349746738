window-title = Tichu-Turnier
window-no-display = Hier gibt es keinen Bildschirm für das Fenster. Auf der Befehlszeile geht alles ohne: tichu-turnier --help
window-file-damaged = Die Datei ist beschädigt
window-file-damaged-repair = Aus allem Heilen eine neue Datei machen
window-open-title = Turnier öffnen
window-opening = { $name } wird geöffnet …
window-tournament-files = Turniere
window-saved = Gespeichert
window-not-saved = Nicht gespeichert
window-saving = Wird gespeichert …
window-dismiss = Meldung schliessen (Esc)
window-more = { $count ->
    [one] und eine weitere
   *[other] und { $count } weitere
}
window-undo = Rückgängig
window-undo-what = Rückgängig: { $what }
window-redo = Wiederholen
window-redo-what = Wiederholen: { $what }
window-settings-not-saved = Die Einstellungen liessen sich nicht speichern: { $reason }
window-bug-title = Das hätte nicht passieren dürfen
window-bug = Das Programm hat einen Fehler. Das Turnier ist gespeichert, es kann weitergehen.
window-bug-file = Was geschehen ist, steht in { $file }
window-about = Tichu-Turnier { $version }: Auslosung, Uhr, Resultate, Rangliste und Papier für Tichu-Turniere.
window-clear = Feld leeren
