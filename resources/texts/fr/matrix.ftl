# Qui a rencontré qui: la matrice à l’écran et sur la feuille

matrix-title = Qui a rencontré qui
matrix-button = Rencontres
matrix-tip = Qui a rencontré qui : les gens en lignes et en colonnes
matrix-partners = partenaires
matrix-opponents = adversaires
matrix-together = à la même table
matrix-legend-two = En haut à droite ● partenaires, en bas à gauche ■ adversaires : combien de fois. Double cadre : plus d’une fois. Sur la diagonale, les pauses.
matrix-legend-one = ■ combien de fois deux personnes se sont rencontrées. Double cadre : plus d’une fois. Sur la diagonale, les pauses.
matrix-paper-two = En haut à droite, en gris : combien de fois partenaires. En bas à gauche, encadré : combien de fois adversaires. En gras dans un cadre épais : plus d’une fois. Sur la diagonale, les pauses.
matrix-paper-one = Combien de fois deux personnes se sont rencontrées. En gras dans un cadre épais : plus d’une fois. Sur la diagonale, les pauses.
matrix-met = { $one } et { $other } : { $ways }
matrix-way = { $way } à la ronde { $rounds }
matrix-never-met = { $one } et { $other } ne se sont jamais rencontrés.
matrix-rests = { $name } a fait une pause à la ronde { $rounds }.
matrix-never-rests = { $name } n’a jamais fait de pause.
matrix-nothing = Aucune ronde n’est tirée.
matrix-hint = Le pointeur ou les flèches nomment les gens et les rondes ; + − 0 changent la taille.

# Le plan de la salle
sheets-room-map = Plan de la salle
room-front = Direction du tournoi
room-row = Tables par rangée
room-row-usual = selon la place
cli-print-room-row = autant de tables par rangée sur le plan de la salle, 0 selon la place
