import-entry-foreign = Ce fichier de résultats vient d’une autre version du programme.
import-entry-other-draw = Le fichier appartient à un autre tirage de la ronde { $round } que celui qui est valable.
import-entry-cell = La case { $cell } contient « { $text } » : ce n’est pas possible à cet endroit.
import-log-hand = La donne { $hand } { $verdict ->
    [incomplete] n’est pas finie dans le journal
    [illegal] n’est pas jouée selon les règles dans le journal
   *[other] n’est pas comptée dans le journal comme selon les règles
} : veuillez d’abord la regarder (Ctrl+L).
import-log-long = Le journal a { $count } donnes, une partie { $most } au plus : est-ce le bon ?
import-log-seats = Les noms du journal ({ $names }) ne sont pas ceux de la table : ils sont pris selon les places 0 à 3.
import-no-such-file = Le fichier « { $file } » n’existe pas.
import-cannot-read = Impossible de lire « { $file } » ({ $reason }).
import-too-big = Avec { $megabytes } Mo, le fichier est trop grand pour une liste.
import-not-a-workbook = « { $file } » n’est pas un fichier lisible d’Excel ou de LibreOffice, il est peut-être incomplet. Veuillez l’y ouvrir et l’enregistrer à nouveau en .xlsx, ou en CSV.
import-encrypted = « { $file } » est protégé par un mot de passe. Veuillez l’enregistrer sans mot de passe.
import-too-many-cells = Le fichier a trop de cellules pour une liste de personnes.
import-not-text = Ce n’est ni un fichier Excel ni du texte.
import-marked-up = « { $file } » est une page web ou un tableau XML qui n’a que l’apparence d’un classeur. Ouvrez-le dans Excel ou LibreOffice et enregistrez-le en .xlsx.
import-empty = La liste est vide.
import-encoding-guessed = Les caractères ont été lus comme du texte Windows : veuillez vérifier les accents des noms.
import-line-unreadable = La liste est illisible dès la ligne { $line } : un guillemet n’est pas fermé.
import-quote-open = Ligne { $line }{ $count ->
    [one] {""}
   *[other] {" "}et { $others ->
        [one] une autre
       *[other] { $others } autres
    }
} : un guillemet n’a pas de fin. La ligne est lue sans lui.
import-total-row = La ligne { $line } ({ $text }) est une somme : laissée de côté.
import-cut-off = La liste a plus de { $rows } lignes : tout ce qui suit est laissé de côté.
import-too-many-values = Le fichier contient plus de { $most } valeurs. C’est trop à la fois : divisez-le, par exemple par tours.
import-too-many-tables = Le fichier contient { $count } tables. Aucun tournoi n’en a plus de { $most }.
import-many-lines = La liste a { $count } lignes. Est-ce la bonne ?
import-other-sheet = La feuille « { $sheet } » n’est pas lue.
import-on-other-sheet = « { $name } » ne figure que sur la feuille « { $sheet } » (ligne { $line }) : cette personne joue-t-elle ici ?
import-no-person = « { $text } » n’est sans doute pas un nom : laissé de côté.
import-gone = { $name } figure dans la liste comme désinscrit : laissé de côté.
import-line-twice = « { $name } » figure deux fois dans la liste : pris une fois. S’il s’agit de deux personnes, compléter le nom ou le club.
import-remark = À côté de « { $name } » on lit « { $text } » : pas repris dans le nom.
import-single = « { $name } » est sans partenaire : en cherche un.
import-column-ignored = Colonnes non lues : { $names }.
import-formula = « { $cell } » est une formule ou une valeur d’erreur, pas un nom : veuillez écrire le texte lui-même.
import-similar-name = « { $name } » ressemble à « { $other } » : est-ce la même personne ?
import-no-results = Le fichier ne contient aucun résultat.
import-hand-left-out = Elle manque et d’autres suivent. Seules les dernières peuvent rester vides : qui joue avec qui dépend du numéro.
import-results-header = La première ligne doit nommer les colonnes : ronde, table et score (par exemple 640:360), ou A et B, ou donne 1, donne 2 et ainsi de suite.
import-result-malformed = Le résultat est illisible : { $text }
import-result-twice = { $title }, table { $table } figure deux fois dans le fichier.
import-no-number = Dans la colonne « { $column } » il y a « { $text } » au lieu d’un nombre.
import-not-json = Ce n’est pas du JSON lisible.
import-key-twice = « { $key } » figure deux fois dans une entrée : personne ne sait ce qui vaut.
import-json-foreign = Ce n’est pas un tournoi exporté par ce programme.
import-json-version = Ce fichier a la version { $version }, la version { $known } est connue : veuillez mettre le programme à jour.
import-json-missing = Il manque : { $path }
import-json-value = { $path } ne peut pas être « { $value } ».
import-json-unknown = « { $path } » est inconnu de ce programme : est-ce d’une version plus récente, ou écrit à la main ?
import-json-members = « { $name } » porte le nom de quelqu’un qui n’en fait pas partie : { $members }. Qu’est-ce qui est juste ?
import-json-result = Manche { $round }, table { $table } : le fichier annonce { $said }, mais contient { $found }. A-t-il été modifié à la main ?
import-json-standing = { $name } après la manche { $round } : le fichier annonce { $said }, mais ses résultats donnent { $found }. A-t-il été modifié à la main ?
import-json-club = { $name } : dans le classement du fichier, le club est « { $said } », dans les inscriptions « { $found } ». Lequel est juste ?
import-json-draw = Manche { $round } : le fichier annonce d’autres rencontres que celles de ses places. A-t-il été modifié à la main ?
import-json-receipt = Le reçu { $number } existe plusieurs fois : { $names }. Lequel est juste ?
import-json-waiting = { $name } est en liste d’attente et a joué à la manche { $round } : qu’est-ce qui est juste ?
import-json-comes-later = { $name } n’arrive qu’à la manche { $from } et a joué à la manche { $round } : qu’est-ce qui est juste ?
import-json-withdrawn = { $name } s’est retiré à partir de la manche { $from } et a joué à la manche { $round } : qu’est-ce qui est juste ?
import-log-six = À la table { $table }, on joue à six : il n’y a de journaux que de parties à quatre.
import-column = Ce que contient la colonne « { $heading } »
import-column-bare = Colonne { $number } : { $text }
import-as-name = Nom entier
import-as-team = Équipe
import-as-first-name = Prénom
import-as-last-name = Nom
import-as-player-1 = Personne 1
import-as-player-2 = Personne 2
import-as-first-name-1 = Prénom 1
import-as-last-name-1 = Nom 1
import-as-first-name-2 = Prénom 2
import-as-last-name-2 = Nom 2
import-as-club = Club
import-as-status = Statut
import-as-paid = payé
import-as-present = présent
import-as-nothing = laisser de côté
import-titled = La première ligne contient les titres
import-encoding-doubled = Les accents avaient été convertis deux fois (é en Ã©) : ils sont rétablis.
import-above = Au-dessus des titres se trouve « { $text } » : laissé de côté.
import-maybe = À côté de « { $name } » se trouve « { $text } » : cette personne vient-elle ?
import-maybe-here = La ligne se trouve parmi ceux qui viendront peut-être : cette personne vient-elle ?
import-hidden = La ligne est masquée dans le fichier : fait-elle partie de la liste ?
import-struck = « { $text } » est barré : cette personne vient-elle ?
import-no-word = « { $cell } » est un nombre ou une date : est-ce un nom ?
import-more-cells = « { $text } » se trouve à côté des colonnes de la liste : la ligne est-elle bien lue ?
import-beside = « { $text } » se trouve dans une colonne sans titre : pas lu.
import-paid-no-fee = { $count ->
    [one] { $count } ligne dit
   *[other] { $count } lignes disent
} que c’est payé, mais le tournoi est gratuit : ce n’est pas inscrit. Fixer d’abord la finance d’inscription (set fee=…).
import-unclear = « { $text } » peut vouloir dire deux choses : est-ce bien lu ?
import-comment = « { $comment } » est un commentaire sur « { $text } » : la ligne est-elle bien lue ?
import-denied = « { $heading } » est une négation, et dessous se trouve « { $text } » : que faut-il comprendre ? Lu ainsi : ni payé, ni présent, ni désinscrit.
import-order-unknown = Quel est le prénom, quel est le nom ? La liste ne le dit pas.
import-two-people = « { $text } » : est-ce deux personnes ?
import-someone-more = « { $text } » près de « { $name } » : quelqu’un d’autre vient-il aussi ? Seule cette personne est lue.
import-brackets = « { $text } » derrière « { $name } » : cela fait-il partie du nom ? Lu : non.
import-club-beside = « { $text } » derrière « { $name } » : est-ce le club ?
import-club-remark = « { $text } » derrière le club « { $club } » : cela fait-il partie de son nom ? Lu comme : non.
import-one-surname = Les deux ont-ils le même nom : « { $one } » et « { $other } » ?
import-placeholder = « { $text } » n’est sans doute pas un nom : manque-t-il encore quelqu’un ?
import-odd-name = « { $text } » : est-ce un nom ?
import-column-guessed = La liste ne dit pas ce qu’est cette colonne : est-ce le club ?
import-columns-in-one = Les titres « { $text } » sont dans une seule cellule : quelle partie est le nom ?
import-two-columns = « { $one } » et « { $other } » répondent à la même question : laquelle compte ?
import-other-name = « { $one } » et « { $other } » se trouvent dans deux colonnes de noms : qui joue ?
import-team-or-sender = « { $heading } » se trouve à côté des deux personnes : est-ce le nom de leur équipe, ou celui de qui les a inscrites ? Lu comme nom de l’équipe.
import-plays-here = Sous « { $heading } » il y a « { $text } » : cette personne joue-t-elle aujourd’hui ?
import-colours = « { $text } » explique des couleurs, qui ne sont pas lues : la ligne est-elle bien lue ?
import-brings-others = Sous « { $heading } » il y a { $text } : qui vient encore ?
import-answered-again = { $name } a répondu une seconde fois : c’est la ligne { $line } qui compte.
import-says-otherwise = La ligne { $line } dit autre chose de { $name } : laquelle compte ?
import-same-person = « { $name } » est déjà là, une fois avec et une fois sans club : est-ce une deuxième personne ?
import-who-is-meant = « { $name } » : qui est-ce ? Cela peut être { $others }.
import-as-gone = désisté
import-waits = { $count ->
    [one] Une ligne peut se comprendre de deux façons et attend
   *[other] { $count } lignes peuvent se comprendre de deux façons et attendent
} ; rien n’est enregistré. Avec --accept doubtful, elles sont prises comme elles sont lues ; avec --partial, seules les autres le sont.
import-left-waiting = { $count ->
    [one] Une ligne attend et n’est pas enregistrée
   *[other] { $count } lignes attendent et ne sont pas enregistrées
} : --accept doubtful les prend aussi.
import-read-as = Lu comme : { $text }
import-as-waiting = liste d’attente
import-as-single = seul(e)
import-standing = Indications
import-grant-key = Barre d’espace : prendre ainsi ou non.
import-grant-all = { $taken ->
    [0] { $count ->
        [one] Une ligne attend : la prendre ainsi
       *[other] { $count } lignes attendent : les prendre toutes ainsi
    }
   *[other] { $taken } sur { $count } en attente sont prises
}
import-own-sheet = C’est la feuille « { $sheet } » de ce programme, pas une liste d’inscrits. La feuille « Liste des participants » est lue.
import-for-programs = C’est du JSON, un calendrier ou autre chose pour des programmes, pas une liste d’inscrits.
import-entry-workbook = C’est le classeur pour saisir des résultats, pas une liste d’inscrits.
import-columns-unclear = Sans titres, rien ne dit ce qui se trouve dans quelle colonne : est-ce bien lu ?
import-may-be-headings = « { $text } » : est-ce des titres ? Lu comme des noms.
import-section = « { $text } » a été lu comme titre des lignes suivantes.
import-other-headings = « { $text } » plus haut, ce sont d’autres titres : la ligne est-elle bien lue ?
import-no-answer = { $name } n’a répondu pour aucun jour : laissé de côté.
import-several-people = « { $text } » : est-ce plusieurs personnes ? Lu comme : oui.
import-gone-registered = { $name } est déjà inscrit et le reste : cette liste ne désinscrit personne.
