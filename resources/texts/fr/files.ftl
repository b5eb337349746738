files-entry-page = Résultats ronde { $round }
files-entry-hint-hands = Ne remplir que les cases jaunes, une ligne par donne. Annonce : T+ Tichu réussi, T- perdu (G grand Tichu, S petit). DV, double victoire : x. Les dernières lignes, si non jouées, restent vides.
files-entry-hint-totals = Ne remplir que les cases jaunes, une ligne par table : les points des deux camps sur toutes les donnes, et le nombre de donnes.
files-entry-player = Nom
files-entry-call = Annonce
files-entry-hands = Donnes
files-entry-check = Juste ?
files-web-index = Aperçu
files-web-entrants = Qui joue
files-web-day = Jour
files-web-place = Lieu
files-web-times = Heure
files-web-sitting-out = Exempt
files-web-side-a = Premier camp
files-web-side-b = Second camp
files-in = &Lire des résultats …
files-in-title = Lire des résultats
files-in-kinds = Résultats : Excel, csv, jsonl, journal de BrettspielWelt
files-in-summary = { $name } : { $count ->
    [one] un résultat
   *[other] { $count } résultats
} sur { $total } { $count ->
    [one] peut être repris
   *[other] peuvent être repris
}.
files-in-nothing = « { $name } » ne peut pas être repris.
files-in-take = { $count ->
    [0] Rien à reprendre
    [one] Reprendre un résultat
   *[other] Reprendre { $count } résultats
}
files-in-round = Ronde
files-in-points = Points
files-in-replaces = Il y a déjà { $before } ici : ce sera remplacé.
files-in-no-table = Un journal ne dit pas de quelle table il s’agit. Veuillez d’abord choisir la table sous « Résultats » (Ctrl+5), puis relire le journal.
files-out = E&xporter
files-out-entry = Résultats à &remplir (Excel) …
files-out-web = Pages pour le &site …
files-out-calendar = Horaire comme &calendrier …
files-out-standings = C&lassement en csv …
files-out-results = Résultats de toutes les &tables en csv …
files-out-hands = Toutes les &donnes avec annonces en csv …
files-out-json = Tout le tournoi en &JSON …
files-name-entry = Résultats ronde { $round }
files-name-calendar = Horaire
files-name-standings = Classement
files-name-results = Résultats
files-name-hands = Donnes
files-name-json = Tournoi
files-written = Enregistré : { $file }
files-out-kept = &Tenir à jour un dossier de site …
files-kept = Le dossier « { $file } » est désormais tenu à jour tant que ce tournoi est ouvert.
