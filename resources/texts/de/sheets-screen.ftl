# Die Blätter im Fenster: ansehen, drucken, speichern

screen-sheets = Drucken
screen-sheets-tip = Blätter ansehen, drucken und speichern
sheets-screen-print = Drucken …
sheets-screen-save = Speichern als
sheets-screen-save-title = { $sheet } speichern
sheets-screen-pdf = PDF
sheets-screen-xlsx = Excel
sheets-screen-html = Webseite (HTML)
sheets-screen-csv = Tabelle (CSV)
sheets-screen-copies = Exemplare
sheets-screen-next-score-slips = Weiter: Laufzettel (Ctrl+Enter)
sheets-screen-next-evening = Weiter: Uhr (Ctrl+Enter)
sheets-screen-not-drawn = erst nach der Auslosung
sheets-screen-drawing = Wird gezeichnet …
sheets-screen-page = Seite { $page } von { $pages }
sheets-screen-printing = Seite { $page } von { $pages } geht an den Drucker …
sheets-screen-saving = Seite { $page } von { $pages } wird geschrieben …
sheets-screen-stop = Abbrechen
sheets-screen-stopped = Abgebrochen.
sheets-screen-close = Schliessen
sheets-screen-printed = { $pages ->
    [one] Eine Seite ist beim Drucker.
   *[other] { $pages } Seiten sind beim Drucker.
}
sheets-screen-saved = Gespeichert: { $file }
sheets-screen-no-printer = Der Drucker ist nicht erreichbar. Es wurde nichts gedruckt.
