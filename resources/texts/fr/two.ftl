# Tichu for Two : deux personnes à une table, chacune avec deux mains.
hand-small-tichu = Il n’y a de petit Tichu qu’à deux (Tichu for Two).
two-total-sum = { $a } et { $b } font { $sum } : à deux, les deux ensemble font toujours un multiple de 50.
hand-no-player = Ici, il y a les places 0 à { $last } : personne n’est assis à la place { $seat }.
two-look-now = Le joueur ({ $seat }) ne peut pas regarder cette main maintenant : l’une après l’autre, chacune une fois.
two-called-late = Le joueur ({ $seat }) annonce un Tichu après avoir vu ses deux mains. Un petit Tichu reste possible.
two-choose-now = Le joueur ({ $seat }) choisit sa première main une seule fois, et seulement après avoir vu les deux.
two-push-now = Le joueur ({ $seat }) ne peut pas échanger maintenant, ou sa carte à échanger manque encore.
two-push-one = Le joueur ({ $seat }) doit donner une carte de sa première main.
two-other-holding = Le joueur ({ $seat }) joue de la main qu’il n’utilise pas en ce moment.
two-change-first = Il faut d’abord dire si l’on change de main, ensuite le joueur ({ $seat }) peut continuer.
two-no-change = Le joueur ({ $seat }) ne peut pas changer de main maintenant.

format-two-round-robin = À deux (Tichu for Two), chacun contre chacun
format-two-swiss = À deux (Tichu for Two), système suisse : les égaux se rencontrent
format-two-knock-out = À deux (Tichu for Two), élimination directe : qui perd est éliminé
preset-two-round-robin = Two : championnat
preset-two-round-robin-short = à deux, 1000 points
preset-two-round-robin-tip = Tichu for Two : individuel, deux personnes par table, chaque partie en 1000 points. Cinq rondes suffisent pour six personnes.
preset-two-swiss = Two : suisse
preset-two-swiss-short = à deux, 5 rondes
preset-two-swiss-tip = Tichu for Two : individuel, deux personnes par table, cinq parties en 1000 points. Les égaux se rencontrent.
preset-two-knock-out = Two : élimination
preset-two-knock-out-short = à deux, finale
preset-two-knock-out-tip = Tichu for Two : individuel, deux personnes par table, chaque partie en 1000 points. Qui perd est éliminé ; les perdants des demi-finales jouent la troisième place.

two-small-tichu = petit (50)
two-key-made = petit Tichu réussi
two-key-lost = petit Tichu perdu
two-slip-call-small = P
two-slip-hint = T/G : Tichu (T, 100) ou Grand Tichu (G, 200) annoncé. P : petit Tichu (50). 1er : débarrassé d’une main le premier. DV : double victoire, { $double } : 0. Les deux font ensemble 100 (DV : { $double }), plus ou moins chaque annonce.
two-rules-game = Jeu
two-rules-game-about = Tichu for Two : deux mains chacun. Grand Tichu 200, Tichu 100 (une seule main vue), petit Tichu 50 (avant sa première carte) : débarrassé d’une main le premier
two-rules-double = Débarrassé de ses deux mains avant que l’autre le soit d’une seule ; les cartes ne sont pas comptées.
two-no-witness = On ne peut montrer que des donnes à quatre. À côté de la ligne, il est dit si une donne à deux peut finir ainsi.
