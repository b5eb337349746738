withdraw-no-such-round = Il n’y a pas de ronde { $round } : veuillez indiquer la première ronde à tirer sans cette inscription.
withdraw-already-drawn = « { $name } » a déjà joué dans la ronde { $round }, ou son tirage ne peut pas être adapté. Retirez dès une ronde suivante, ou mettez un remplaçant.
