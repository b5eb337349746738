cli-ask-anyway = Est-ce que cela doit valoir ainsi ? [o/N]
cli-not-done = Rien n’est changé.
cli-accept-doubtful = { $count ->
    [one] Une ligne attend. Si elle veut dire ce qu’on y lit : recommencez avec --accept doubtful.
   *[other] { $count } lignes attendent. Si elles veulent dire ce qu’on y lit : recommencez avec --accept doubtful.
}
cli-accept-what = --accept ne connaît que « doubtful », pas « { $text } ».
cli-import-asked = Rien n’a été enregistré. Si le fichier est voulu tel quel : encore une fois avec --accept doubtful.
cli-advise = propose des formules : combien de personnes, combien de temps, quels souhaits
cli-advise-people = combien de personnes viennent
cli-advise-hours = combien d’heures, du premier signal de départ à la proclamation
cli-advise-pairs = on vient à deux et on reste ensemble
cli-advise-partners = avec qui jouer : any (peu importe), fixed (toujours ensemble), new (toujours quelqu’un d’autre) ou none (sans partenaire, à deux)
cli-advise-everybody-plays = tout le monde joue toute la soirée
cli-advise-few-repeats = on se retrouve le moins possible
cli-advise-knock-out = il y a une finale
cli-advise-find-best = les plus forts gagnent
cli-advise-day = le jour, par exemple 2026-11-21
cli-advise-start = le premier signal de départ, par exemple 19:15
cli-advise-evenings = combien de fois chaque proposition est jouée
cli-advise-partners-unknown = Le souhait « { $key } » n’existe pas (est-ce { $nearest } ?). Il y a : { $keys }
cli-clear = dit qu’un résultat accepté malgré une objection a été vérifié
cli-at-table = table { $number }
cli-audit-hand = dit si une donne peut finir ainsi, et sinon ce qu’on voulait dire
cli-audit-match = dit si une partie peut finir ainsi, et comment
cli-audit-hand-points = points Tichu des sièges 0 et 2 et des sièges 1 et 3
cli-audit-match-points = total des sièges 0 et 2 et des sièges 1 et 3
cli-audit-hand-calls = qui a annoncé quoi, par exemple 0=tichu ou 3=grand, à deux aussi 0=small ; none : personne. Sans cela toutes les annonces sont imaginables
cli-audit-hand-first-out = qui est sorti le premier, siège 0 à 3
cli-audit-hand-double = à qui était la double victoire ; no : à personne
cli-audit-hand-source = un fichier, sur chaque ligne un JSON avec a, b, calls, first_out, double et special_cards_out ; ou - pour l’entrée
cli-audit-match-hands = combien de donnes
cli-option-rules = selon quelles règles : printed ou un modèle, voir « presets »
cli-audit-what = Soit --from avec un fichier, soit une donne avec --call, --first-out et --double.
cli-audit-points = « { $text } » ne sont pas les points des deux camps. Possible par exemple : 155 45.
cli-audit-call = « { $text } » n’est pas une annonce. Possibles par exemple : 0=tichu, 3=grand et none.
cli-audit-double = « { $text } » n’est pas une double victoire. Possibles : 02, 13 et no.
cli-audit-hand-special-cards-out = Back to the Roots a retiré les cartes spéciales de la donne (seulement avec --rules booster)
cli-seeding = met quelqu’un à une place parmi les têtes de série, avant le premier tirage
cli-seeding-place = la place, à partir de 1
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
cli-erase = oublie une personne ; résultats et numéros restent
cli-substitute = fait reprendre la place et les points par quelqu’un
cli-draw = tire la ronde suivante, ou de nouveau la dernière, ou reprend un tirage fait à la main
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
cli-repair = fait un nouveau fichier de ce qui est sain dans un fichier endommagé
cli-check = compare une soirée à ce qu’un programme distinct tire de ses données
cli-export = écrit tout le tournoi en JSON, ou des parties pour d’autres
cli-import = refait un fichier de tournoi à partir du JSON exporté
cli-demo = joue toute une soirée tout seul
cli-generate = invente une soirée où se produit tout ce qui peut se produire
cli-option-file = le fichier du tournoi (.tichu)
cli-option-as-json = pour les programmes : du JSON au lieu de texte
cli-option-help = montre cette aide
cli-option-number = la ronde
cli-option-entrant = numéro ou nom sur la liste
cli-option-output = où ; la terminaison dit quelle sorte de fichier
cli-option-preset = le règlement, voir « presets »
cli-option-seed = le nombre de départ : même nombre, même tirage
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
cli-register-accept = doubtful prend ce qui peut se comprendre de deux façons : les lignes telles qu’elles sont lues, un nom comme un seul
cli-register-accept-what = --accept ne connaît que doubtful, pas « { $text } ».
cli-register-check-in = les marquer présents tout de suite
cli-withdraw-from-round = la première ronde sans eux
cli-erase-yes = le fait sans demander
cli-substitute-name = qui remplace
cli-substitute-partner = dans les équipes : la deuxième personne, si les deux sont nouvelles
cli-substitute-instead-of = dans les équipes : qui est remplacé
cli-draw-every = toutes les rondes qui restent
cli-draw-dry-run = montrer seulement, ne rien publier
cli-draw-plan = un tirage fait à la main, en JSON
cli-draw-again = reprendre la dernière ronde, si rien n’en est saisi, et la tirer de nouveau : un autre tirage, aussi bon
cli-enter-source = un fichier de résultats : jsonl, csv ou le fichier Excel rempli, ou - pour l’entrée
cli-standings-after-round = le classement après cette ronde
cli-print-paper = le papier : A4, A5 ou Letter
cli-print-large = gros caractères : tout 40 % plus grand
cli-print-duplex = pour imprimer recto verso
cli-print-logo = le logo du club, PNG ou JPEG
cli-print-colour = la couleur du club, par exemple #8c1d40
cli-print-text = le texte des diplômes
cli-print-signatures = qui signe, séparé par des points-virgules
cli-print-design = présentation des diplômes : classic, modern ou laurel
cli-journal-first = seulement à partir de cette ligne
cli-journal-last = seulement jusqu’à cette ligne
cli-print-sheet = la feuille, voir « sheets »
cli-import-source = le fichier JSON, ou - pour l’entrée
cli-import-file = le nouveau fichier de tournoi
cli-import-accept = doubtful prend tel quel un fichier qui se contredit
cli-demo-entrants = combien jouent
cli-demo-folder = le dossier pour le fichier du tournoi et les feuilles
cli-demo-window = ouvrir ensuite la fenêtre
cli-generate-way = le format ou le règlement ; « presets » dit leurs noms
cli-generate-entrants = combien sont là au début
cli-generate-output = le fichier du tournoi à créer
cli-generate-events = combien de choses se passent : inscriptions tardives, remplaçants, sanctions, corrections …
cli-severity-error = Erreur
cli-severity-question = Question
cli-severity-warning = Attention
cli-severity-note = Remarque
cli-finding = { $weight } : { $words }
cli-finding-at = { $weight } : { $place } : { $words }
cli-more-findings = { $count ->
    [one] Il y a encore un message.
   *[other] Il y a encore { $count } messages.
}
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
cli-no-server-yet = Un tournoi sur un serveur ({ $address }) devient d’abord un fichier de ce poste : tichu-turnier join ADRESSE. Ensuite, toutes les commandes valent pour ce fichier, et ce qu’elles changent va à tous.
cli-cannot-write = Impossible d’écrire « { $file } » ({ $reason }).
cli-bad-seed = { $seed } ne peut pas être un nombre de départ : il doit être entre 0 et 9007199254740991.
cli-bad-score = « { $text } » n’est pas un résultat. Est possible par exemple 640:360.
cli-set-form = « { $text } » n’est pas un réglage. Est possible par exemple rounds=4.
cli-set-unknown = Le réglage « { $key } » n’existe pas.{ $nearest ->
    [none] {""}
   *[other] {" "}Peut-être : { $nearest }.
} Il y a : { $keys }
cli-set-value = « { $value } » n’est pas possible pour { $key }. Possible : { $values }
cli-register-what = Indiquez soit un nom, soit une liste avec --from.
cli-draw-what = --all ne va pas avec --round, ni --from avec --seed, ni --again avec --all, --round ou --from, ni --check avec aucun d'eux.
cli-enter-what = Indiquez soit --from, soit --round, --table et l’un de : --score, --hand, --log ou --walkover ; --note avec ou seul.
cli-force-reason = --force et --reason vont ensemble : pourquoi le résultat est-il juste quand même ?
cli-demo-players = Impossible de jouer à { $entrants } : il en faut au moins { $least }, au plus { $most }.
cli-generate-events-most = { $events } événements, c’est trop ou trop peu : de 0 à { $most }.
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
cli-withdrawn = « { $name } » retiré dès : { $title }.
cli-substituted = « { $name } » remplace « { $before } ».
cli-drawn = { $title }, le tirage :
cli-drawn-on-trial = { $title }, seulement à l’essai :
cli-table = Table { $table } :
cli-sitting-out = Exempts : { $names }
cli-seed = Graine : { $seed }
cli-entered-already = { $title }, table { $table } : { $score } y figure déjà.
cli-entered = { $title }, table { $table } : { $score } enregistré (état { $revision }).
cli-result-replaced = { $title }, table { $table } : il y avait ici { $before }.
cli-nothing-missing = { $title } : il ne manque aucun résultat.
cli-printed = Écrit : { $file }
cli-exported = Exporté : { $file }
cli-verified = Tout est juste : journal, tables et sommes (état { $revision }).
cli-generate-done = Soirée avec { $events ->
    [one] un événement
   *[other] { $events } événements
} inventée : { $file }
cli-demo-done = { $entrants } ont joué { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
} ; { $winner } gagne. Le fichier du tournoi et { $sheets } feuilles sont dans { $folder }
cli-head-place = Rang
cli-head-name = Nom
cli-head-key = Feuille
cli-head-decided-by = décidé par
cli-keep-apart = empêche que deux se rencontrent dans un tirage
cli-keep-apart-one = numéro ou nom de l'un
cli-keep-apart-other = numéro ou nom de l'autre
cli-keep-apart-undo = ils peuvent de nouveau se rencontrer
cli-need-table = donne toujours la même table à quelqu'un, 0 pour n'importe laquelle
cli-need-table-table = le numéro de la table
cli-replay = rejoue chaque donne d’un journal de jeu et la vérifie
cli-leads = compte ce qu’une main permet d’entamer
cli-follows = énumère ce qu’on peut poser sur une combinaison
cli-bench = mesure la vitesse des calculs, du tirage, de l’enregistrement et de l’impression
cli-replay-logs = journaux de BrettspielWelt, ou - pour l’entrée
cli-leads-source = un fichier avec, par ligne, un JSON de id et cards, ou - pour l’entrée
cli-follows-source = un fichier avec, par ligne, un JSON de id, cards et table, ou - pour l’entrée
cli-bench-topic = ce qui est mesuré
# Recalculer
cli-draw-check = recalculer chaque ronde tirée au sort avec son nombre de départ
cli-export-what = Il manque ce qu’il faut exporter : -o, --entry, --standings, --results, --hands ou --web.
cli-export-round = --round ne vaut que pour --entry : tout le reste est toujours exporté pour le tournoi entier.
cli-export-output = tout le tournoi en JSON, - pour la sortie
cli-export-entry = un fichier Excel où quelqu’un d’autre saisit les résultats d’une ronde ; « enter --from » le lit
cli-export-standings = le classement en csv ou jsonl
cli-export-results = les résultats de toutes les tables en csv ou jsonl
cli-export-hands = toutes les donnes avec les annonces en csv ou jsonl
cli-export-web = un dossier de pages pour le site du club
cli-timetable-ics = écrire un fichier de calendrier (.ics)
cli-timetable-fit = autant de lignes que de rondes jouées
cli-enter-log = un journal de BrettspielWelt (.tch) : les donnes de cette table
cli-compare = montre ce qui est autre depuis une ligne du journal
cli-compare-line = la ligne, numérotée comme par « journal »
cli-compare-other = comparer à l’état après cette ligne au lieu de maintenant
cli-restore = remet tout comme après une ligne du journal ; « undo » l’annule
cli-restore-line = la ligne, numérotée comme par « journal »
cli-repair-to = le nouveau fichier ; sinon à côté, avec « -repaired » dans son nom
cli-print-slips = autant de feuilles de marque par page : 1, 2 ou 4
cli-print-room-row = autant de tables par rangée sur le plan de la salle, 0 selon la place
cli-present = dit à l’avance à quelles rondes quelqu’un est là
cli-present-rounds = les rondes, p. ex. 2-4 ou 1,3-5
cli-reserve = met quelqu’un en réserve, pour compléter des tables
cli-reserve-undo = joue de nouveau comme tout le monde
cli-register-reserve = en réserve : tiré seulement si une table n’est pas complète
cli-set = change des réglages du règlement, aussi pendant le tournoi
cli-set-settings = les réglages, p. ex. rounds=5 odd-numbers=five
cli-set-done = { $key } vaut maintenant { $value }.
cli-enter-dry-run = dit seulement ce que cela changerait
cli-audit-first = --first-out : ici, il y a les places 0 à { $last }.
cli-penalty = sanctionne ou tranche au sujet d’une donne ; ce qui a été joué reste tel quel
cli-penalty-what = Soit FILE ENTRANT KIND AMOUNT --reason "...", soit --list, soit --lift N.
cli-penalty-entrant = numéro ou nom
cli-penalty-kind = warning, victory-points, tichu-points, hand-annulled, hand-replayed, adjusted-score ou disqualification
cli-penalty-amount = combien de points en moins ; pour adjusted-score 60:40, les siens d’abord ; sinon rien
cli-penalty-reason = pourquoi
cli-penalty-number = à quelle ronde, sinon la dernière tirée
cli-penalty-hand = à quelle donne de la partie
cli-penalty-partner = aussi pour le partenaire de cette donne
cli-penalty-whole-table = pour toute la table
cli-penalty-by = qui a décidé
cli-penalty-banned-until = suspendu jusqu’à ce jour, à titre de note
cli-penalty-as-list = montre toutes les sanctions et décisions
cli-penalty-lift = retire la décision portant ce numéro
cli-head-penalties = Décisions
cli-plan = tire toutes les rondes pour tant de personnes ou d’équipes, sans tournoi, et dit ce qu’elles valent
cli-plan-way = le genre de tirage, par exemple individual, fours, whist ou round-robin
cli-plan-entrants = combien de personnes ou d’équipes
cli-plan-rounds = combien de rondes
cli-plan-format = Le genre de tirage « { $key } » n’existe pas.{ $nearest ->
    [none] {""}
   *[other] {" "}Peut-être : { $nearest }.
} Il y a : { $keys }
cli-plan-size = Possible : de 0 à { $entrants } inscrits et de 1 à { $rounds } rondes.
cli-plan-round = Ronde { $round }
cli-plan-round-twice = La ronde { $round } est deux fois dans le fichier.
cli-prizes = définit la liste des prix, ou la montre avec ceux qui les recevraient maintenant
cli-prizes-wanted = un prix, plusieurs fois si besoin : 1="Coupe", last="Consolation", tichus="Chocolat" ou somebody="Chapeau" ; remplace toute la liste
cli-prizes-none = il n’y a plus de prix
cli-prizes-what = Soit --set, soit --none.
cli-prizes-empty = Il n’y a pas de prix.
cli-prizes-form = « { $text } » n’est pas un prix : par exemple 1="Coupe".
cli-prizes-to = Il n’y a pas de prix pour « { $to } »{ $nearest ->
    [none] {""}
   *[other] , sans doute { $nearest }
}. Un rang à partir de 1, last, somebody ou une liste spéciale : { $keys }
cli-audit-ranking = dit quelle ligne d’un classement est fausse quand la somme ne va pas
cli-audit-ranking-source = la liste : csv, xlsx, ods, xls, html, jsonl ou texte, ou - pour l’entrée
cli-audit-ranking-total = la somme attendue
cli-audit-ranking-column = quelle colonne, par son titre ou son numéro
cli-verify-ranking = un classement imprimé qui devrait concorder : csv, xlsx, ods, xls, html ou jsonl
cli-verify-after-round = avec --ranking : la liste est le classement après cette ronde
cli-verify-what = --after-round dit quelque chose de --ranking LISTE.
cli-check-in = dit que quelqu’un est là, par code, numéro ou nom
cli-check-in-code = le code sur la carte, le numéro ou le nom
cli-check-in-undo = n’est finalement pas là
cli-pay = encaisse la finance d’inscription de quelqu’un
cli-pay-code = le code sur la carte, le numéro ou le nom
cli-pay-back = la rend
cli-register-single = vient seul et cherche un partenaire (seulement dans les tournois par équipes)
cli-register-paid = a payé tout de suite la finance d’inscription
cli-here = « { $name } » est là.
cli-not-here = « { $name } » n’est finalement pas là.
cli-paid = « { $name } » a payé (quittance { $number }). En caisse : { $currency } { $taken }.
cli-not-paid = « { $name } » n’a rien payé. En caisse : { $currency } { $taken }.
cli-ruling = répond à une question de règles comme cela vaut ce soir
cli-ruling-query = mots de la question ; sans eux, la liste de toutes
cli-ruling-file = tournoi dont les règles valent ; sinon les imprimées
cli-ruling-rules-unknown = Les règles « { $key } » n’existent pas{ $nearest ->
    [none] {""}
   *[other] , peut-être { $nearest }
}. Connues : { $keys }
cli-ruling-rules = règles d’un modèle, par exemple treibhaus ; sinon les imprimées
cli-season = additionne les classements de plusieurs soirées ou estime la force de chacun ; demande qui peut être la même personne
cli-season-files = les fichiers de tournoi des soirées
cli-season-method = la façon de compter : victory-points, place-points ou ranking-list
cli-season-best = seules les K meilleures soirées comptent
cli-season-method-unknown = La façon de compter « { $key } » n’existe pas.{ $nearest ->
    [none] {""}
   *[other] {" "}Peut-être : { $nearest }.
} Il y a : { $keys }
cli-season-twice = « { $file } » est indiqué deux fois : chaque soirée ne compte qu’une fois.
cli-season-rating = au lieu des points, la force de chaque personne avec son incertitude
cli-season-output = écrit le tableau dans ce fichier (pdf, xlsx, html ou csv)
cli-season-same = A=B : ces deux noms n’en font qu’un ; gardé pour la prochaine fois
cli-season-different = A=B : ces deux noms sont différents ; gardé pour la prochaine fois
cli-hint-season-ask = Répondez avec --same "A=B" ou --different "A=B".
cli-second = saisit une feuille une seconde fois et compare les deux saisies
cli-second-right = quelle saisie est juste : first ou second
cli-second-compare = toutes les différences, et combien d’erreurs restent cachées
cli-new-old = un ancien fichier de tournoi : reprend règlement, règles maison, horaire, finance d’inscription et prix
cli-new-people = avec --like : inscrit aussi les gens d’alors
cli-new-like = --like et --preset s’excluent, et --people ne va qu’avec --like.
cli-substituted-from-zero = « { $name } » joue à la place de « { $before } » dès la ronde { $round }, à partir de zéro.
cli-substitute-from-zero = commence à zéro au lieu de reprendre les points
cli-register-unranked = joue hors classement (réserve, maison)
cli-standings-with-prospects = aussi les places encore possibles
cli-can-win = peut gagner
cli-audit-hand-proof = écrit une donne qui s’est terminée ainsi dans ce fichier, comme journal de jeu
cli-audit-witness-of-four = --witness : il n’y a de protocoles que de donnes à quatre. Dans la fenêtre, F9 montre comment cela a pu se passer.
cli-check-files = les fichiers de tournoi (.tichu) ou leurs exports (.json)
cli-check-done = { $files ->
    [one] Un fichier concorde
   *[other] { $files } fichiers concordent
} avec la seconde opinion.
cli-check-difference = { $file } : { $name ->
    [none] {""}
   *[other] { $name },{" "}
}{ $kind } : indiqué { $said }, trouvé { $found }.
cli-check-not-checked = Non vérifié : si moins de gens pourraient se retrouver, hormis partenaires et équipes ; si les membres d’un club auraient pu être séparés ; têtes de série et exemptions d’un tableau ; à quel point un système suisse apparie des points voisins ; force, perspectives et prix ; le journal.
cli-check-not-recomputed = { $file } : { $kind } « { $name } » est inconnu de la seconde opinion et n’a pas été recalculé.
cli-check-decided = { $file } : décidé par une personne, donc admis : { $text }
cli-check-unreadable = { $reason }
cli-hint-store-damaged = « tichu-turnier repair FICHIER » fait un nouveau fichier de tout ce qui est sain.
cli-share = laisse d’autres postes participer, jusqu’à l’interruption par Ctrl+C
cli-share-to = dans votre propre base PostgreSQL au lieu de celle qui est démarrée ici
cli-share-end = arrêter le partage : tout est dans le fichier
cli-share-open = « { $file } » est partagé. Sur les autres ordinateurs : tichu-turnier join ADRESSE CODE. Ctrl+C l’arrête.
cli-share-there = « { $file } » est maintenant là aussi ; ce qui est saisi ici va à tous.
cli-share-ended = « { $file } » n’appartient de nouveau qu’à cet ordinateur.
cli-serve = montre aux téléphones et écrans de la salle qui joue où, et laisse les tables annoncer, jusqu'à Ctrl+C
cli-serve-host = seulement à cette adresse de cet ordinateur
cli-serve-port = le port ; sans lui 8080 ou le prochain qui est libre
cli-serve-name = un nom sous lequel on atteint cet ordinateur, s’il ne le connaît pas lui-même : derrière un proxy, avec un domaine propre
cli-serve-folder = en plus un dossier pour un site, dont les pages sont tenues à jour
cli-serve-kept = « { $folder } » est tenu à jour.
cli-serve-open = « { $file } » est à { $address } pour tous dans le même réseau. Ctrl+C y met fin.
cli-join = participe à un tournoi qu’un autre ordinateur partage
cli-join-tournament = lequel, s’il y en a plusieurs
cli-join-file = le nom du nouveau fichier
cli-join-which = Quel tournoi ? --tournament NOM en choisit un : { $known }
cli-joined = Vous participez à « { $name } », avec le fichier « { $file } ».
cli-join-address = l’autre ordinateur, comme il l’indique (ou postgresql://…)
cli-join-code = le code qu’il indique ; il dit aussi ce qui est permis
cli-tournaments = liste les tournois d’une base commune, en archive un, ou dit qui peut y faire quoi
cli-tournaments-address = l’ordinateur qui les héberge, ou postgresql://…
cli-tournaments-code = le code qu’il indique
cli-tournaments-tournament = lequel, s’il y en a plusieurs
cli-tournaments-archive = dans les archives : il n’est plus proposé à personne
cli-tournaments-restore = le sortir des archives
cli-tournaments-invite = une adresse pour ce seul tournoi : director, entry, registration ou reader
cli-tournaments-shut-out = cette adresse n’est plus valable
cli-tournaments-line = { $day }  { $name }{ $archived ->
    [True] {"  "}(archives)
   *[other] {""}
}
cli-tournaments-archived = « { $name } » est dans les archives.
cli-tournaments-restored = « { $name } » est de retour.
cli-tournaments-invited = « { $name } », { $role } : tichu-turnier join { $address }
cli-tournaments-shut-out-done = « { $name } », { $role } : cette adresse n’est plus valable.
cli-no-such-role = Le rôle « { $role } » n’existe pas. Il y a : { $known }
cli-label = donne une étiquette à quelqu’un, par exemple Junior
cli-label-entrant = le numéro ou le nom
cli-label-word = le mot
cli-label-off = l’enlève
cli-enter-walkover = qui n’est pas venu : numéro ou nom ; l’autre côté gagne
cli-enter-accept = doubtful prend telles quelles les lignes qui peuvent vouloir dire deux choses
cli-enter-note = ce qui doit figurer à côté du résultat
cli-lock = verrouille les résultats d’une ronde, ou les libère avec --off
cli-lock-off = libère la ronde
cli-locked = { $title } : verrouillé.
cli-unlocked = { $title } : déverrouillé.
cli-print-kind = quelle sorte de fichier : pdf, xlsx, html ou csv ; sinon la terminaison le dit
cli-print-bare = le tableau seul, pour les programmes (csv) : une ligne de titres, des virgules, des points décimaux
cli-bare-is-csv = --bare n’écrit que du csv, pas { $kind }.
cli-bare-no-table = Il n’y a pas de tableau sur « { $sheet } ».
cli-print-output = où ; la terminaison dit quelle sorte de fichier ; - écrit sur la sortie standard
cli-move-up = donne une place libre à qui attend depuis le plus longtemps, ou à quelqu’un en particulier
cli-move-up-entrant = qui reçoit la place, par numéro ou nom ; sans cela, qui attend depuis le plus longtemps
cli-move-up-back = met au contraire quelqu’un sur la liste d’attente
cli-move-up-who = Dites qui doit attendre : move-up FICHIER NOM --back.
cli-moved-up = « { $name } » a maintenant une place.
cli-waits = « { $name } » est sur la liste d’attente.
cli-register-force = même si le tableau est tiré et que plus personne ne peut jouer
cli-hint-entrant-bracket-drawn = Avec --force, le nom va quand même sur la liste.
cli-hint-registration-place-free = « move-up » l’attribue.
cli-open = dit ce qui est encore en suspens, et ce qui y répond
cli-open-leave = laisser ce point ainsi, avec --reason
cli-open-take-back = annuler le dernier tirage, tant qu’il n’a aucun résultat
cli-open-reason = pourquoi cela reste ainsi
cli-open-point = { $number }. { $words }
cli-open-nothing = Rien n’est en suspens.
cli-open-what = Soit --leave avec --reason, soit --take-back, soit aucun des deux.
cli-open-no-such = Il n’y a pas de point { $number }, il y en a { $count }.
cli-hint-open-void = (open --take-back, puis draw)
cli-hint-open-drawn-before = (open --take-back, puis draw ; ou open --leave)
cli-hint-open-tie = (enter, avec la donne qui décide)
cli-hint-open-rests = (set bye-credit=average, prorated ou flat ; ou open --leave)
cli-hint-open-disputed = (clear, ou enter)
cli-hint-open-passes-differ = (second --right first ou second)
cli-hint-open-ruling = (penalty --lift, puis penalty ; ou open --leave)
cli-hint-open-singles = (open --leave)
cli-hint-open-contrary = (enter, ou open --leave)
cli-hint-open-hands-missing = (enter, ou open --leave)
cli-hint-open-overdue = (enter)
cli-hint-open-note = (enter --note)
cli-hint-open-absent = (check-in ou withdraw)
cli-hint-open-unpaid = (pay)
cli-hint-rounds-lacking = (timetable --fit)
cli-hint-rounds-over = (timetable --fit)
cli-hint-rounds-everybody = (timetable --fit)
cli-hint-open-cut = (draw --from, ou open --leave)
cli-two-in-one = « { $name } » : s’agit-il de deux personnes ? { $unit ->
    [player] Ce tournoi se joue individuellement : veuillez indiquer « { $one } » et « { $other } » séparément.
   *[partnership] Indiquez alors « { $one } », et « { $other } » avec --partner.
} Si quelqu’un s’appelle ainsi, dites --accept doubtful.
cli-beside-name = « { $name } » : « { $one } » semble être le nom, « { $text } » non. Toute autre personne qui vient doit être inscrite séparément. Si quelqu’un s’appelle ainsi, dites --accept doubtful.
cli-name-unsaid = « { $name } » : est-ce le nom de quelqu’un ? Qui n’en a pas encore est inscrit dès qu’il est connu. Si quelqu’un s’appelle ainsi, dites --accept doubtful.
cli-substitute-accept = doubtful prend comme un seul un nom qui semble en être deux
