# Règles : les témoins, des donnes qui montrent comment un résultat a pu être obtenu

menu-witness = Comment cela a &pu se passer …
witness-title = Donne { $hand } : comment elle a pu finir { $a } : { $b }
witness-no-hand = Tapez d’abord les points d’une donne, puis F9 montre comment elle a pu se jouer.
witness-none = La donne { $hand } n’a pas pu finir ainsi : aucune carte ne donne ces points.
witness-key = rejouer
witness-written = Une donne qui s’est terminée ainsi se trouve dans { $file }. Pour la regarder : « Outils » dans la fenêtre (Ctrl+L).
cli-audit-hand-proof = écrit une donne qui s’est terminée ainsi dans ce fichier, comme journal de jeu
cli-audit-witness-of-four = --witness : il n’y a de protocoles que de donnes à quatre. Dans la fenêtre, F9 montre comment cela a pu se passer.
