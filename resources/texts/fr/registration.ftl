# Finance, places, heure limite, liste d’attente, personnes seules et doublons

registration-negative = La finance et le nombre de places ne peuvent pas être négatifs.
registration-currency = La monnaie compte au plus { $most } caractères.
registration-no-fee = Aucune finance d’inscription n’est fixée pour ce tournoi.
registration-full = { $count ->
    [one] Les { $room } places sont prises : « { $name } » est sur la liste d’attente.
   *[other] Les { $room } places sont prises : { $count } sont sur la liste d’attente, en dernier « { $name } ».
}
registration-no-room = Les { $room } places étaient déjà prises : avec « { $name } », cela en fait une de plus.
registration-waits-drawn = « { $name } » a déjà été tiré au sort et ne peut plus attendre, mais peut se retirer.
joining-not-single = « { $name } » ne cherche pas de partenaire, ou en a déjà un.
joining-oneself = « { $name } » ne peut pas être réuni avec soi-même.
joining-was-drawn = « { $name } » a déjà été tiré au sort ou pénalisé et ne peut plus quitter la liste.

journal-set-entry-terms = Finance, places et heure limite modifiées : { $fee ->
    [none] gratuit
   *[other] { $currency } { $fee }
}{ $room ->
    [0] {""}
   *[other] , { $room } places
}{ $time ->
    [none] {""}
   *[other] , présence jusqu’à { $time }
}
journal-set-paid = { $paid ->
    [no] { $count ->
        [one] « { $name } » n’a finalement pas payé
       *[other] { $count } n’ont finalement pas payé, dont « { $name } »
    }
   *[yes] { $count ->
        [one] « { $name } » a payé
       *[other] { $count } ont payé, dont « { $name } »
    }
} : { $currency } { $amount }
journal-set-waiting = { $waiting ->
    [no] « { $name } » quitte la liste d’attente pour jouer
   *[yes] « { $name } » passe sur la liste d’attente
}
journal-set-aside = { $aside ->
    [no] { $count ->
        [one] « { $name } » est arrivé malgré tout
       *[other] { $count } sont arrivés malgré tout, dont « { $name } »
    }
   *[yes] { $count ->
        [one] « { $name } » manque et ne sera pas tiré au sort
       *[other] { $count } manquent et ne seront pas tirés au sort, dont « { $name } »
    }
}
journal-match-singles = { $count ->
    [one] « { $one } » et « { $other } » jouent ensemble
   *[other] { $count } équipes formées de personnes seules, la première « { $one } » et « { $other } »
}
journal-merge-entrants = « { $one } » et « { $other } » réunis

arriving-wrong-code = Le code { $code } n’existe pas aujourd’hui. Il s’agit sans doute de « { $name } » ({ $right }).
arriving-nobody = Le code { $code } n’existe pas aujourd’hui : personne n’est encore inscrit.
arriving-already = « { $name } » est déjà là.
arriving-waits = « { $name } » est là, mais sur la liste d’attente.
arriving-single = « { $name } » est là, mais cherche encore un partenaire.

## Sur papier

sheets-cards = Cartes de participant
sheets-receipts = Quittances
sheets-code = Code
sheets-card-number = N° { $number }
sheets-paid = Payé
sheets-paid-by = Payé par
sheets-amount = Montant
sheets-receipt = Quittance n° { $number }
sheets-receipt-for = Finance d’inscription reçue
sheets-receipt-signature = Signature
sheets-receipts-none = Personne n’a encore payé.
sheets-cash-taken = En caisse
sheets-cash-owed = Encore dû
sheets-cash-payers = Ont payé
sheets-cash-debtors = Doivent encore payer
sheets-waiting = liste d’attente
sheets-single = cherche partenaire

## Au guichet

desk-paid = Payé
desk-pay = Payé / pas payé (P)
desk-wait = Mettre sur la liste d’attente
desk-move-up = Faire jouer depuis la liste d’attente
desk-remark-waiting = liste d’attente
desk-remark-single = cherche partenaire
desk-member-2-or-alone = Deuxième personne (vide : cherche)
desk-absent = { $state ->
    [late] Absents depuis { $time } : { $count }
    [early] Jusqu’à { $time } : { $count } absents
   *[none] Absents : { $count }
}
desk-absent-tip = Ne montre que ceux qui manquent encore
desk-aside = Mettre de côté
desk-aside-tip = Les absents ne seront pas tirés au sort (Ctrl+M). Pour qui arrive malgré tout : code ou nom, Entrée.
desk-alone = { $count ->
    [one] Une personne seule
   *[other] Réunir { $count } personnes seules …
}
desk-alone-tip = Qui est venu seul reçoit un partenaire (Ctrl+J)
desk-up-tip = Le premier de la liste d’attente joue (Ctrl+U)
desk-waiting = { $free ->
    [0] Liste d’attente : { $count }
   *[other] Place libre : faire jouer « { $name } »
}
desk-twice = { $count ->
    [one] Peut-être inscrit deux fois …
   *[other] { $count } peut-être inscrits deux fois …
}
desk-twice-tip = Deux noms qui peuvent désigner la même personne : regarder et réunir (Ctrl+H)
desk-cash = { $count ->
    [0] Caisse { $amount }, tous ont payé
   *[other] Caisse { $amount }, { $count } à payer
}
desk-owing-tip = Ne montre que ceux qui doivent encore payer. Dans la liste : P veut dire payé
terms-menu = Finance, places, heure limite …
terms-title = Finance, places, heure limite
terms-fee = Finance d’inscription
terms-currency = Monnaie
terms-per-person = Chaque personne de l’équipe paie ce montant
terms-room = Places
terms-any-number = sans limite
terms-room-tip = Qui arrive plus tard est sur la liste d’attente.
terms-here-by = Présence jusqu’à
names-recent = Reprendre les noms des derniers tournois
names-folder = Reprendre les noms d’un dossier …
names-forget = Oublier tous les noms d’avant
names-learned = { $count } noms sont connus et seront proposés pendant la saisie.
names-forgotten = Tous les noms des tournois précédents sont effacés.
singles-title = Réunir les personnes seules
singles-hint = Deux lignes qui se suivent jouent ensemble. Alt avec ↑ et ↓ déplace, Entrée forme les équipes.
singles-team = Équipe
singles-by-registration = Par inscription
singles-by-lot = Par tirage
singles-by-registration-said = Dans l’ordre des inscriptions
singles-by-lot-said = Tirage, graine { $seed }
singles-up = Monter
singles-down = Descendre
singles-take = { $count ->
    [one] Former une équipe
   *[other] Former { $count } équipes
}
doubles-title = Peut-être inscrits deux fois
doubles-hint = Entrée réunit : ce qui est mieux écrit reste, ce qui est payé aussi. Ctrl+Z sépare de nouveau.
doubles-one = Cette inscription
doubles-other = et celle-ci
doubles-result = deviennent
doubles-merge = Réunir
doubles-two = Ce sont deux (Del)
doubles-none = Personne n’est inscrit deux fois.
doubles-close = Fermer

## Ligne de commande

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
