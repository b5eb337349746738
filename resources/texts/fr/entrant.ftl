entrant-no-name = Il manque le nom.
entrant-name-too-long = C’est trop long : un nom a au plus { $most } caractères.
entrant-too-many = Aucun tournoi n’a plus de { $most } inscrits. Est-ce la bonne liste ?
entrant-duplicate = « { $name } » est déjà sur la liste. S’il s’agit de deux personnes, ajoutez quelque chose au nom, ou le club.
entrant-namesake = Il y a deux « { $name } », de clubs différents. Sur le plan des places et au classement, un ajout au nom aide.
entrant-look-alike = « { $name } » se lit comme « { $other } », mais s’écrit avec des lettres d’un autre alphabet : est-ce la même personne ?
entrant-unseen-marks = « { $name } » contenait des signes invisibles. Ils sont supprimés.
entrant-unprinted = « { $name } » : { $letters } ne peut pas être imprimé, le papier montre �. Mieux vaut écrire le nom dans un autre alphabet.
entrant-member-twice = « { $name } » joue déjà dans l’équipe « { $team } ».
entrant-missing-partner = Il manque un nom chez « { $name } » : une équipe compte deux personnes.
entrant-has-partner = « { $name } » a un partenaire, mais ce tournoi se joue individuellement : veuillez inscrire les deux séparément.
entrant-partner-of-self = « { $name } » ne peut pas former une équipe à soi seul.
entrant-unknown = Le numéro { $entrant } n’est pas sur la liste.
entrant-name-unknown = « { $name } » n’est pas sur la liste.
entrant-name-ambiguous = « { $name } » peut désigner plusieurs inscrits ({ $names }) : veuillez indiquer le numéro.
entrant-was-drawn = « { $name } » a déjà été tiré au sort et ne peut plus être supprimé, mais peut se retirer.
entrant-has-penalty = Il y a une décision concernant { $name } : retirez-la d’abord.
entrant-bracket-drawn = Qui joue cette élimination est déjà tiré au sort : { $count ->
    [one] « { $name } » ne peut plus jouer, seulement remplacer quelqu’un.
   *[other] « { $name } » et les autres ({ $count } en tout) ne peuvent plus jouer, seulement remplacer quelqu’un.
}
entrant-two-in-one = « { $name } » : s’agit-il de deux personnes, « { $one } » et « { $other } » ? { $unit ->
    [player] Ce tournoi se joue individuellement : veuillez inscrire chacune séparément.
   *[partnership] Chaque champ a de la place pour une personne.
}
entrant-beside-name = « { $name } » : « { $one } » semble être le nom, « { $text } » non. Toute autre personne qui vient doit être inscrite séparément.
entrant-name-unsaid = « { $name } » : est-ce le nom de quelqu’un ? Qui n’en a pas encore est inscrit dès qu’il est connu.
