# Les feuilles dans la fenêtre : regarder, imprimer, enregistrer

screen-sheets = Imprimer
screen-sheets-tip = Regarder, imprimer et enregistrer les feuilles
sheets-screen-print = Imprimer …
sheets-screen-save = Enregistrer
sheets-screen-save-title = Enregistrer { $sheet }
sheets-screen-pdf = PDF
sheets-screen-xlsx = Excel
sheets-screen-html = Page web (HTML)
sheets-screen-csv = Tableau (CSV)
sheets-screen-copies = Exemplaires
sheets-screen-next-score-slips = Suite : feuilles de marque (Ctrl+Entrée)
sheets-screen-next-evening = Suite : horloge (Ctrl+Entrée)
sheets-screen-not-drawn = après le tirage
sheets-screen-drawing = Préparation …
sheets-screen-page = Page { $page } sur { $pages }
sheets-screen-printing = La page { $page } sur { $pages } part à l’imprimante …
sheets-screen-saving = La page { $page } sur { $pages } est en cours d’écriture …
sheets-screen-stop = Annuler
sheets-screen-stopped = Annulé.
sheets-screen-close = Fermer
sheets-screen-printed = { $pages ->
    [one] Une page est à l’imprimante.
   *[other] { $pages } pages sont à l’imprimante.
}
sheets-screen-saved = Enregistré : { $file }
sheets-screen-no-printer = L’imprimante est inaccessible. Rien n’a été imprimé.
