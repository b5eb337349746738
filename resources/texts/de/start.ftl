# Die Seite, mit der alles beginnt

start-title = Was wird heute gespielt?
start-new = Neues Turnier
start-place-example = zum Beispiel Restaurant Treibhaus
start-file = Datei
start-browse = Anderswo …
start-unnamed = Turnier
start-known = Weitermachen
start-no-recent = Hier erscheinen die Turniere, die zuletzt offen waren.
start-open = Datei öffnen …
start-demo = Übungsturnier ausprobieren
start-demo-tip = Ein erfundener Abend mit 16 Leuten, an dem sich gefahrlos alles ausprobieren lässt
start-demo-name = Übungsturnier
