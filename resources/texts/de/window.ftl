# Das Fenster: Menü, Kopfzeile, Meldungen

language-name = Deutsch
window-title = Tichu-Turnier
window-no-display = Hier gibt es keinen Bildschirm für das Fenster. Auf der Befehlszeile geht alles ohne: tichu-turnier --help
window-open-title = Turnier öffnen
window-tournament-files = Turniere
window-saved = Gespeichert
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
no-tournament-open = Es ist kein Turnier offen.

menu-file = &Datei
menu-new = &Neues Turnier …
menu-open = Ö&ffnen …
menu-recent = &Zuletzt offen
menu-settings = &Ausschreibung und Angaben …
menu-leave = Turnier &schliessen
menu-quit = &Beenden
menu-edit = &Bearbeiten
menu-undo = &Rückgängig
menu-redo = &Wiederholen
menu-view = &Ansicht
menu-language = &Sprache
menu-theme = &Farben
menu-letters = Schrift&grösse
menu-percent = { $percent } %
menu-help = &Hilfe
menu-about = &Über dieses Programm
theme-system = Wie der Computer
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Starker Kontrast

progress-empty = Noch niemand angemeldet
progress-before = { $present } von { $total } da
progress-round = Runde { $round }: { $done } von { $tables } { $tables ->
    [one] Tisch
   *[other] Tischen
} gemeldet
progress-between = Runde { $round } ist fertig, Runde { $next } kann ausgelost werden
progress-finished = { $rounds ->
    [one] Die Runde ist gespielt
   *[other] Alle { $rounds } Runden sind gespielt
}

regulations-title = Ausschreibung und Angaben
regulations-details = Turnier
regulations-name = Name
regulations-day = Datum
regulations-place = Ort
regulations-rules = Ausschreibung
regulations-preset = Vorlage
regulations-format = Auslosung
regulations-rounds = Runden
regulations-hands = Spiele je Runde
regulations-hands-by-the-clock = nach der Uhr
regulations-lost-call = Ansage verloren
regulations-lost-call-unit = Siegpunkte für den Doppelsieg
regulations-bye = Freilos zählt
regulations-bye-none = nichts
regulations-bye-average = den Durchschnitt der eigenen Runden
regulations-bye-flat = feste Punkte
regulations-flat-victory-points = Siegpunkte
regulations-flat-tichu-points = Tichu-Punkte
regulations-tie-breaks = Rangfolge nach
regulations-tie-breaks-tip = Von oben nach unten: Erst wenn ein Kriterium gleich ist, zählt das nächste.
regulations-up = Nach oben
regulations-down = Nach unten
regulations-house-rules = Hausregeln
regulations-save = Übernehmen
regulations-cancel = Abbrechen
