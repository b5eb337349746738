# Tichu for Two : deux personnes à une table, chacune avec deux mains.
hand-small-tichu = Il n’y a de petit Tichu qu’à deux (Tichu for Two).
hand-no-player = À deux, il y a les places 0 et 1 : personne n’est assis à la place { $seat }.
