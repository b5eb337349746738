help-title = Hilfe
help-contents = Inhalt
help-search = Alle Seiten durchsuchen
help-back = Eine Seite zurück
help-screens = Bildschirme
help-formats = Turnierformen
help-nothing = Davon steht hier nichts. Vielleicht mit einem anderen Wort?
help-found = { $count ->
    [one] Auf einer Seite
   *[other] Auf { $count } Seiten
}
help-key-ctrl = Strg
help-key-enter = Enter
help-key-space = Leertaste
help-key-del = Entf
help-key-ins = Einfg
help-key-esc = Esc
help-key-tab = Tab
help-key-shift = Umschalt
help-key-pgup = Bild↑
help-key-pgdown = Bild↓
help-key-home = Pos1
help-key-end = Ende
help-key-left = ←
help-key-right = →
help-key-up = ↑
help-key-down = ↓
help-keys = Alle Tasten
help-keys-everywhere = Überall
help-symptoms = Was ist los?
help-not-now = Das geht gerade nicht: Es braucht ein offenes Turnier, in dem es etwas zu tun gibt, und kein Fenster davor.
help-lists = Nachschlagen
