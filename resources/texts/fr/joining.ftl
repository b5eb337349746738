joining-not-single = « { $name } » ne cherche pas de partenaire, ou en a déjà un.
joining-oneself = « { $name } » ne peut pas être réuni avec soi-même.
joining-was-drawn = « { $name } » a déjà été tiré au sort ou pénalisé et ne peut plus quitter la liste.
