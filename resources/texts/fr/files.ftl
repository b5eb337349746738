# Les fichiers qui quittent le tournoi ou y reviennent

files-entry-page = Résultats ronde { $round }
files-entry-hint-hands = Ne remplir que les cases jaunes, une ligne par donne. Annonce : T+ Tichu réussi, T- perdu (G grand Tichu, S petit). DV, double victoire : x. Les lignes non jouées restent vides.
files-entry-hint-totals = Ne remplir que les cases jaunes, une ligne par table : les points des deux camps sur toutes les donnes, et le nombre de donnes.
files-entry-player = Nom
files-entry-call = Annonce
files-entry-hands = Donnes
files-entry-check = Juste ?
import-entry-foreign = « { $file } » n’est pas un fichier Excel pour résultats écrit par ce programme.
import-entry-other-draw = Le fichier appartient à un autre tirage de la ronde { $round } que celui qui est valable.
import-entry-cell = La case { $cell } contient « { $text } » : ce n’est pas possible à cet endroit.

files-web-index = Aperçu
files-web-entrants = Qui joue
files-web-day = Jour
files-web-place = Lieu
files-web-times = Heure
files-web-sitting-out = Exempt
files-web-side-a = Premier camp
files-web-side-b = Second camp
import-log-hand = La donne { $hand } { $verdict ->
    [incomplete] n’est pas finie dans le journal
    [illegal] n’est pas jouée selon les règles dans le journal
   *[other] n’est pas comptée dans le journal comme selon les règles
} : veuillez d’abord la regarder (Ctrl+L).
import-log-long = Le journal a { $count } donnes, une partie { $most } au plus : est-ce le bon ?
import-log-seats = Les noms du journal ({ $names }) ne sont pas ceux de la table : ils sont pris selon les places 0 à 3.
cli-export-what = Il manque ce qu’il faut exporter : -o, --entry, --standings, --results, --hands ou --web.
cli-export-round = --round ne vaut que pour --entry : tout le reste est toujours exporté pour le tournoi entier.
cli-export-output = tout le tournoi en JSON, - pour la sortie
cli-export-entry = un fichier Excel où quelqu’un d’autre saisit les résultats d’une ronde ; « enter --from » le lit
cli-export-standings = le classement en csv ou jsonl
cli-export-results = les résultats de toutes les tables en csv ou jsonl
cli-export-hands = toutes les donnes avec les annonces en csv ou jsonl
cli-export-web = un dossier de pages pour le site du club
cli-timetable-ics = écrire un fichier de calendrier (.ics)
cli-enter-log = un journal de BrettspielWelt (.tch) : les donnes de cette table

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
