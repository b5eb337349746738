entry-notation-points = « { $text } » : il manque les points (par exemple 55:45).
entry-notation-word = « { $word } » n’est ni un score, ni une annonce (T0+), ni le premier sorti (F0), ni une double victoire (D02).
entry-notation-calls-added = { $typed } sont des points sans les annonces ; pris comme { $taken }.
entry-notation-call-twice = Deux annonces pour la place { $seat }.
entry-notation-first = La place { $made } a réussi son annonce, mais c’est la place { $first } qui est notée comme première sortie.
entry-notation-failed-first = La place { $seat } est sortie la première : l’annonce est réussie, pas perdue.
entry-two-calls-made = Deux annonces réussies : une seule personne peut sortir la première.
entry-made-not-first = Qui réussit son annonce est sorti le premier : ici, ce sont deux personnes différentes.
entry-lost-yet-first = Annonce perdue, et pourtant sorti le premier : pour la même personne, l’un exclut l’autre. Lequel est juste ?
entry-needs-call = { $typed ->
    [a] { $a }
    [b] { $b }
   *[both] { $a } : { $b }
} n’est possible qu’avec une annonce.
entry-points-missing = Il manque les points.
entry-hand-empty = Cette donne manque (Suppr ferme le trou).
entry-total-missing = Il faut les totaux des deux camps.
entry-all-typed = La feuille est pleine et le curseur est sur « Enregistrer » : ce qui vient d’être tapé n’est pas repris. ↑ va à la dernière entrée.
entry-too-long = Aucun nombre n’est aussi long : le chiffre n’est pas repris. Entrée commence le suivant.
entry-held-choice = Pas repris : deux fois Échap, puis le numéro de la table.
entry-held-choice-hint = D’abord { $times ->
    [2] deux fois Échap
   *[other] Échap
}, puis le numéro d’une table.
entry-held-refused = Pas repris : la feuille n’est pas encore enregistrée. Allez d’abord avec une flèche à ce qui n’est pas clair.
entry-held-entered = Pas repris : la table { $table } est déjà saisie, { $a } : { $b }. Pour corriger, allez d’abord avec une flèche à ce qui est faux ; deux fois Échap la quitte.
entry-held-second = Pas repris : la feuille de la table { $table } a déjà été tapée une seconde fois. Une flèche permet de la retaper, deux fois Échap la quitte.
entry-held-differs = Pas repris : les deux saisies de la table { $table } diffèrent. Cliquez sur la bonne, ou Échap, puis { $first } ou { $second }. Une flèche permet de retaper la feuille.
entry-held-there = Pas repris : il y a déjà quelque chose ici. Allez d’abord avec une flèche à ce qui doit changer ; ensuite, Fin va derrière ce qui est tapé.
entry-look-first = D’abord { $key }, ensuite les touches pour cette ligne fonctionnent.
entry-held-waits = Pas repris : Entrée est arrivé sur la donne { $hand }, qui est vide. → reprend à partir de là ce qui a été tapé depuis ; ← la recommence.
entry-held-total = Pas repris : Entrée est arrivé avant que ce total soit tapé. → reprend ce qui a été tapé depuis ; ← le recommence.
entry-held-hand = Pas repris : il n’est pas clair si { $points } est la première donne. → le prend comme donne, avec ce qui a été tapé depuis. Si c’était le numéro d’une table : deux fois Échap, et de nouveau depuis le numéro.
entry-held-next = Pas repris : il n’est pas clair si la donne { $hand } ({ $points }) est une donne ou le numéro de la table { $points }. Allez-y avec une flèche ; si c’est une donne, Fin, Entrée et +.
entry-held-name = { $name } : cela ne mène encore à aucune table. Continuez à taper, ou Échap.
entry-offer-gone = Le résultat de la table { $table } est arrivé entre-temps. Tapez le numéro de la table, ou ↓ pour la suivante.
entry-came-in-front = Le résultat de la table { $table } est arrivé entre-temps. Échap, puis le numéro de la table suivante.
entry-offer-missed = Une partie de la saisie n’a pas été reprise. Tapez le numéro de la table, ou ↓ pour la suivante.
entry-offer-jumped = Après la table { $table }, dont ce n’était pas le tour : tapez le numéro de la table, ou ↓ pour celle dont c’est le tour.
entry-offer-none-hint = Tapez le numéro de la table ou un nom, ou ↓ pour la suivante.
entry-draft-older = La table { $table } a été saisie entre-temps : c’est ce qui figure ici. Ctrl+Z ramène ce qui était à moitié tapé avant.
entry-hand-waits = Rien n’est encore enregistré : la donne { $hand } manque. ← et tapez-la ; ou Fin, puis Entrée : enregistrer sans elle.
entry-total-waits = Rien n’est encore enregistré : ce total manque. { $key } et tapez-le.
entry-total-far = { $points } est trop pour un total.
entry-total-or-table = { $points } : est-ce un seul total ? Alors { $key } et Entrée. Ou le numéro d’une table (et son total) ? Alors deux fois Échap, et de nouveau depuis le numéro.
entry-hand-or-table = { $points } : est-ce la première donne ? Alors encore une fois Entrée. Ou était-ce le numéro d’une table ? Alors deux fois Échap, et de nouveau depuis le numéro.
entry-hand-or-next = Pas encore enregistré : la donne { $hand } est { $points }, et la table { $points } est encore ouverte. Est-ce une donne ? Alors +, qui enregistre. Ou était-ce le numéro de la table ? Alors n, et tapez la bonne donne ; ce qui est en dessous appartient à la table { $points }.
entry-few-hands = Pas encore enregistré : { $played ->
    [one] une seule donne
   *[other] seulement { $played } donnes
}, { $by ->
    [tables] aux autres tables il y en a environ { $usual }
   *[clock] il y en a ici environ { $usual } d’habitude
}. Est-ce tout ? Alors +, ce qui enregistre. Il en manque ? Alors n, puis continuez à taper.
entry-unfinished = Pas encore enregistré : personne n’a gagné cette partie à { $target } points. Compte-t-elle ainsi ? Alors +, ce qui enregistre. Sinon n, puis continuez à taper.
entry-held-whole = Pas repris : la feuille n’est pas encore enregistrée, car il n’est pas clair qu’elle soit complète. Allez-y avec une flèche ; si elle l’est, Fin, Entrée et +.
entry-which-table-totals = Entrée ouvre cette table, ou tapez son numéro ou un nom. Trois chiffres sont tout de suite son total de gauche.
entry-key-first-total = total de gauche
entry-seats-changed = Ronde/table { $tables } : d’autres personnes y sont assises. Ce qui était tapé sans être enregistré ne vaut plus.
entry-open-only = en attente (F6)
entry-owing = { $count ->
    [0] { $total ->
        [one] Le seul résultat est là.
       *[other] Les { $total } résultats sont là.
    }
    [one] Il manque un résultat sur { $total }.
   *[other] Il manque { $count } résultats sur { $total }.
}
entry-list-table = Table
entry-list-names = Noms
entry-list-state = État
entry-state-open = attendu
entry-state-draft = commencé
entry-state-refused = refusé
entry-state-saving = en cours
entry-state-asked = à confirmer
entry-hands-count = { $count ->
    [one] 1 donne
   *[other] { $count } donnes
}
entry-table = Table { $table }
entry-all-tables = Toutes les tables (Échap)
entry-which-table = Table { $table } ?
entry-which-table-hint = Entrée ouvre cette table, ou tapez son numéro ou un nom.
entry-correction = Correction : voici ce qui avait été saisi.
entry-correction-begun = Correction pas encore enregistrée. Ctrl+Z ramène à ce qui avait été saisi.
entry-nothing-drawn = Aucune ronde n’est encore tirée au sort.
entry-all-there = { $title } : tous les résultats sont là. Pour corriger, tapez le numéro de la table.
entry-column-double = Double
entry-column-points = Points
entry-column-running = Somme
entry-hands = Donnes
entry-person = { $victory } PV · { $tichu } PT
entry-double-question = { $a } : { $b } – était-ce une double victoire ?
    { $yes } oui     { $no } non
entry-save = Enregistrer (Entrée)
entry-save-asked = Enregistrer (+)
entry-save-later = Enregistrer
entry-not-yet = Pas encore enregistré : { $count ->
    [one] la donne { $hands } n’est pas claire
   *[other] les donnes { $hands } ne sont pas claires
}.
entry-open = Ouvrir (Entrée)
entry-go-on = Continuer (Ctrl+Entrée)
entry-nothing-to-undo = Il n’y a plus rien à annuler sur cette feuille. Échap la quitte ; Ctrl+Z annule alors ce qui est enregistré.
entry-not-saved = L’enregistrement a échoué. Tout est encore là : veuillez enregistrer à nouveau.
entry-reason = Accepter la feuille quand même, parce que :
entry-reason-example = par exemple : feuille signée par les quatre
entry-accept-whole = F8 accepte toute la feuille : taper d’abord toutes les donnes, puis Entrée.
entry-accept-open = Il n’y a rien à accepter avec F8 ici : ouvrir d’abord une table dont la feuille ne tombe pas juste.
entry-accept-nothing = Il n’y a rien à redire à cette feuille : on continue sans F8.
entry-accept-unclear = F8 n’aide pas ici : ce qui doit valoir n’est pas encore clair. Compléter d’abord ce qui manque.
entry-accept-hint = F8 : accepter quand même, avec un motif.
entry-key-made = Tichu réussi
entry-key-lost = Tichu perdu
entry-key-grand = avec : Grand Tichu
entry-key-first = sorti premier, sans annonce
entry-key-double = double victoire
entry-key-side = autre camp
entry-key-next = suivant
entry-key-names-end = Fin
entry-key-line = autre donne, fin
entry-key-names-lines = Inser Suppr
entry-key-lines = insérer, effacer une ligne
entry-key-leave = autre table
entry-key-accept = accepter quand même
entry-key-points = points
entry-key-next-field = autre total, puis enregistrer
entry-key-hands-field = nombre de donnes
entry-key-totals = totaux seulement
entry-key-hands = donne par donne
entry-key-table = table : numéro, nom
entry-key-open = ouvrir
entry-key-beside = table avant, après
entry-key-names-page = Page↑ Page↓
entry-key-round = ronde avant, après
entry-key-open-only = tables en attente
entry-state-no-first = manque
entry-state-agrees = confirmé
entry-state-differs = différent
entry-state-settled = décidé
entry-key-second = seconde saisie
entry-bonus-or-not = Cartes { $one } : { $other }. Points sans l’annonce ?
entry-cards = Cartes { $one } : { $other }
entry-name = « { $name } »
entry-name-hint = Continuez, ou tapez le numéro de la table. Échap : pas de nom.
entry-name-at = { $name } : table { $table }
entry-name-table-hint = Entrée prend cette table, Échap aucun nom.
entry-name-nobody = Personne ne s’appelle ainsi dans la ronde { $round } : { $name }
entry-name-rests = { $name } : ne joue pas
entry-key-note = note
entry-note = Note sur le résultat :
entry-note-example = par exemple : feuille signée par les deux côtés
entry-note-said = Note : { $note }
entry-note-first = Une note va avec un résultat : enregistrez d’abord la feuille.
