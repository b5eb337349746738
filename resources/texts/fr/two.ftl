# Tichu for Two : deux personnes à une table, chacune avec deux mains.
hand-small-tichu = Il n’y a de petit Tichu qu’à deux (Tichu for Two).
hand-no-player = À deux, il y a les places 0 et 1 : personne n’est assis à la place { $seat }.
two-look-now = Le joueur ({ $seat }) ne peut pas regarder cette main maintenant : l’une après l’autre, chacune une fois.
two-called-late = Le joueur ({ $seat }) annonce un Tichu après avoir vu ses deux mains. Un petit Tichu reste possible.
two-choose-now = Le joueur ({ $seat }) choisit sa première main une seule fois, et seulement après avoir vu les deux.
two-push-now = Le joueur ({ $seat }) ne peut pas échanger maintenant, ou sa carte à échanger manque encore.
two-push-one = Le joueur ({ $seat }) doit donner une carte de sa première main.
two-other-holding = Le joueur ({ $seat }) joue de la main qu’il n’utilise pas en ce moment.
two-change-first = Il faut d’abord dire si l’on change de main, ensuite le joueur ({ $seat }) peut continuer.
two-no-change = Le joueur ({ $seat }) ne peut pas changer de main maintenant.
