witness-title = Donne { $hand } : comment elle a pu finir { $a } : { $b }
witness-no-hand = Tapez d’abord les points d’une donne, puis F9 montre comment elle a pu se jouer.
witness-none = La donne { $hand } n’a pas pu finir ainsi : aucune carte ne donne ces points.
witness-key = rejouer
witness-written = Une donne qui s’est terminée ainsi se trouve dans { $file }. Pour la regarder : « Outils » dans la fenêtre (Ctrl+L).
