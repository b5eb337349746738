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
