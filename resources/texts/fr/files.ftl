# Les fichiers qui quittent le tournoi ou y reviennent

files-entry-page = Résultats ronde { $round }
files-entry-hint-hands = Ne remplir que les cases jaunes, une ligne par donne. Annonce : T+ Tichu réussi, T- perdu (G grand Tichu, S petit). Double victoire : x. Les lignes non jouées restent vides.
files-entry-hint-totals = Ne remplir que les cases jaunes, une ligne par table : les points des deux camps sur toutes les donnes, et le nombre de donnes.
files-entry-player = Nom
files-entry-call = Annonce
files-entry-double = Double
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
cli-export-output = tout le tournoi en JSON, - pour la sortie
cli-export-entry = un fichier Excel où quelqu’un d’autre saisit les résultats d’une ronde ; « enter --from » le lit
cli-export-standings = le classement en csv ou jsonl
cli-export-results = les résultats de toutes les tables en csv ou jsonl
cli-export-hands = toutes les donnes avec les annonces en csv ou jsonl
cli-export-web = un dossier de pages pour le site du club
cli-timetable-ics = écrire un fichier de calendrier (.ics)
cli-enter-log = un journal de BrettspielWelt (.tch) : les donnes de cette table
