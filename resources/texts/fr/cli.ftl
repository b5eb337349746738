# Ce que dit la ligne de commande

cli-help-window = ouvre la fenêtre
cli-help-command = fait quelque chose sans fenêtre
cli-help-commands = Commandes :
cli-help-more = « tichu-turnier COMMAND --help » explique une commande. Avec --language de, en ou fr le programme parle allemand, anglais ou français. Il rend 0 (fait), 1 (refusé, rien n’a changé) ou 2 (mal appelé).
cli-heading-usage = Usage
cli-heading-options = Options
cli-heading-arguments = Arguments

cli-new = crée un tournoi
cli-register = inscrit quelqu’un, ou toute une liste
cli-withdraw = retire quelqu’un ; ce qui est joué reste
cli-substitute = fait reprendre la place et les points par quelqu’un
cli-draw = tire la ronde suivante, ou reprend un tirage fait à la main
cli-enter = saisit ce qu’annonce une table ; tout ou rien
cli-missing = nomme les tables dont il manque le résultat
cli-standings = montre le classement
cli-timetable = montre l’horaire, et ce qui y surprend
cli-print = écrit une feuille en pdf, xlsx, html ou csv
cli-sheets = nomme les feuilles qu’on peut imprimer
cli-presets = nomme les règlements tout prêts
cli-journal = montre ce qui s’est passé, le plus ancien d’abord
cli-undo = annule le dernier changement
cli-redo = rétablit ce qui a été annulé en dernier
cli-verify = vérifie le fichier : journal contre tables, et toutes les sommes
cli-export = écrit tout le tournoi en JSON, ou des parties pour d’autres
cli-import = refait un fichier de tournoi à partir du JSON exporté
cli-demo = joue toute une soirée tout seul

cli-option-file = le fichier du tournoi (.tichu)
cli-option-as-json = pour les programmes : du JSON au lieu de texte
cli-option-help = montre cette aide
cli-option-number = la ronde
cli-option-entrant = numéro ou nom sur la liste
cli-option-output = où ; la terminaison dit quelle sorte de fichier
cli-option-preset = le règlement, voir « presets »
cli-option-seed = la graine : même nombre, même tirage
cli-option-table = la table
cli-option-score = les totaux des deux camps, par exemple 640:360
cli-option-hands-played = combien de donnes comptent les totaux
cli-option-hands = une donne, par exemple "155:45 T0+" ; une fois par donne. Avec Booster aussi BR (Back to the Roots) et SP0 (Superpartner : le siège 0 donne son Tichu au partenaire)
cli-option-force = accepter ce dont le contrôle avertit
cli-option-reason = pourquoi c’est juste quand même
cli-new-name = le nom du tournoi
cli-new-day = le jour, par exemple 2026-11-21
cli-new-place = le lieu
cli-new-settings = un réglage autre que dans le règlement, par exemple rounds=4 ou bye-credit=average
cli-register-name = qui s’inscrit ; d’une équipe la première personne
cli-register-source = une liste : xlsx, xls, ods, csv ou - pour l’entrée
cli-register-partner = d’une équipe la deuxième personne
cli-register-club = le club
cli-register-partial = inscrire les bonnes lignes même si d’autres ne vont pas
cli-register-check-in = les marquer présents tout de suite
cli-withdraw-from-round = la première ronde sans eux
cli-substitute-name = qui remplace
cli-substitute-partner = dans les équipes : la deuxième personne, si les deux sont nouvelles
cli-substitute-instead-of = dans les équipes : qui est remplacé
cli-draw-every = toutes les rondes qui restent
cli-draw-dry-run = montrer seulement, ne rien publier
cli-draw-plan = un tirage fait à la main, en JSON
cli-enter-source = un fichier de résultats : jsonl, csv ou le fichier Excel rempli, ou - pour l’entrée
cli-standings-after-round = le classement après cette ronde
cli-print-paper = le papier : A4, A5 ou Letter
cli-print-large = gros caractères : tout 40 % plus grand
cli-print-duplex = pour imprimer recto verso
cli-print-logo = le logo du club, PNG ou JPEG
cli-print-colour = la couleur du club, par exemple #8c1d40
cli-print-text = le texte des diplômes
cli-print-signatures = qui signe, séparé par des points-virgules
cli-journal-first = seulement à partir de cette ligne
cli-journal-last = seulement jusqu’à cette ligne
cli-print-sheet = la feuille, voir « sheets »
cli-import-source = le fichier JSON, ou - pour l’entrée
cli-import-file = le nouveau fichier de tournoi
cli-demo-entrants = combien jouent
cli-demo-folder = le dossier pour le fichier du tournoi et les feuilles
cli-demo-window = ouvrir ensuite la fenêtre

cli-severity-error = Erreur
cli-severity-question = Question
cli-severity-warning = Attention
cli-severity-note = Remarque
cli-finding = { $weight } : { $words }
cli-finding-at = { $weight } : { $place } : { $words }
cli-at-line = ligne { $number }
cli-at-hand = donne { $number }
cli-at-entrant = inscription { $number }
cli-at-round = ronde { $number }

cli-hint-hand-double-or-not = « D02 » ou « D13 » après les points dit double victoire, « Dno » compté ; pour « audit hand » c’est --double.
cli-hint-hand-who-first = « T0+ » dit que le siège 0 a réussi son Tichu, « T0- » perdu, « F2 » que le siège 2 est sorti le premier ; pour « audit hand » c’est --first-out.

cli-usage-more = Pour en savoir plus : { $command } --help
cli-usage-no-such-option = L’option { $option } n’existe pas.{ $nearest ->
    [none] {""}
   *[other] {" "}Peut-être : { $nearest }
}
cli-usage-missing = Il manque { $name }.
cli-usage-too-much = La commande ne sait que faire de ceci : { $words }
cli-usage-needs-value = Il manque la valeur après { $option }.
cli-usage-bad-number = La valeur de { $name } est impossible : il faut un nombre entier qui convienne.
cli-no-such-command = Il n’y a ni commande ni fichier « { $word } ». Peut-être : { $nearest }
cli-no-such-language = La langue « { $language } » n’existe pas. Il y a : { $known }
cli-no-such-preset = Le règlement « { $preset } » n’existe pas.{ $nearest ->
    [none] {""}
   *[other] {" "}Peut-être : { $nearest }.
} Il y a : { $keys }
cli-sheet-of-everybody = --entrant ne va qu’avec « { $reports } » : « { $sheet } » est pour tout le monde.
cli-sheet-of-no-round = « { $sheet } » porte sur tout le tournoi, --round n’y change rien. Pour une ronde il y a : { $keys }
cli-no-such-sheet = La feuille « { $sheet } » n’existe pas.{ $nearest ->
    [none] {""}
   *[other] {" "}Peut-être : { $nearest }.
} Il y a : { $keys }
cli-no-such-kind = Le programme ne sait pas écrire de fichiers en « { $ending } », seulement { $kinds }.
cli-no-server-yet = Cette version ne sait pas encore ouvrir de tournois sur un serveur ({ $address }), seulement des fichiers.
cli-cannot-write = Impossible d’écrire « { $file } » ({ $reason }).
cli-bad-date = « { $text } » n’est pas un jour. Sont possibles 2026-11-21 et 21.11.2026.
cli-bad-seed = { $seed } ne peut pas être une graine : elle doit être entre 0 et 9007199254740991.
cli-bad-score = « { $text } » n’est pas un résultat. Est possible par exemple 640:360.
cli-set-form = « { $text } » n’est pas un réglage. Est possible par exemple rounds=4.
cli-set-unknown = Le réglage « { $key } » n’existe pas.{ $nearest ->
    [none] {""}
   *[other] {" "}Peut-être : { $nearest }.
} Il y a : { $keys }
cli-set-value = « { $value } » n’est pas possible pour { $key }. Possible : { $values }
cli-register-what = Indiquez soit un nom, soit une liste avec --from.
cli-draw-what = --all ne va pas avec --round, ni --from avec --seed, ni --check avec aucun d'eux.
cli-enter-what = Indiquez soit --from, soit --round, --table et l’un de : --score, --hand ou --log.
cli-force-reason = --force et --reason vont ensemble : pourquoi le résultat est-il juste quand même ?
cli-demo-players = Impossible de jouer à { $entrants } : il en faut au moins { $least }, au plus { $most }.
cli-plan-form = Ce n’est pas un tirage. Est possible par exemple { $example }
cli-plan-nothing-left = { $rounds ->
    [0] Le fichier ne contient aucune ronde.
    [one] La ronde du fichier est déjà tirée.
   *[other] Le fichier compte { $rounds } rondes, { $drawn } sont déjà tirées : il n’en reste aucune.
}
cli-bug = Il y a ici un défaut du programme ({ $kind }). Veuillez envoyer le fichier « { $file } » à ceux qui l’entretiennent. Ce qui est enregistré est enregistré.

cli-made = Tournoi « { $name } » créé : { $file }
cli-registered = { $count } inscrits (numéros { $first } à { $last }).
cli-registered-one = « { $name } » inscrit (numéro { $number }).
cli-withdrawn = « { $name } » retiré dès la ronde { $round }.
cli-substituted = « { $name } » remplace « { $before } ».
cli-drawn = La ronde { $round } est tirée :
cli-drawn-on-trial = Ronde { $round }, seulement à l’essai :
cli-table = Table { $table } :
cli-sitting-out = Exempts : { $names }
cli-seed = Graine : { $seed }
cli-entered = Ronde { $round }, table { $table } : { $score } enregistré (état { $revision }).
cli-result-replaced = Ronde { $round }, table { $table } : il y avait ici { $before }.
cli-nothing-missing = Il ne manque aucun résultat de la ronde { $round }.
cli-printed = Écrit : { $file }
cli-exported = Exporté : { $file }
cli-verified = Tout est juste : journal, tables et sommes (état { $revision }).
cli-demo-done = { $entrants } ont joué { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
} ; { $winner } gagne. Le fichier du tournoi et { $sheets } feuilles sont dans { $folder }

cli-head-place = Rang
cli-head-name = Nom
cli-head-key = Feuille
cli-head-victory-points = Points de victoire
cli-head-tichu-points = Points Tichu
cli-head-hands = Donnes
cli-head-decided-by = décidé par
