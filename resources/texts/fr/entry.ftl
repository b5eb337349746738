# Saisie des résultats : ce qui est tapé et ce qui ne va pas

entry-notation-points = « { $text } » : il manque les points (par exemple 55:45).
entry-notation-word = « { $word } » n’est ni un score, ni une annonce (T0+), ni le premier sorti (F0), ni une double victoire (D02).
entry-notation-call-twice = Deux annonces pour la place { $seat }.
entry-notation-first = La place { $made } a réussi son annonce, mais c’est la place { $first } qui est notée comme première sortie.
entry-notation-failed-first = La place { $seat } est sortie la première : l’annonce est réussie, pas perdue.
entry-two-calls-made = Deux annonces réussies : une seule personne peut sortir la première.
entry-made-not-first = Qui réussit son annonce est sorti le premier : ici, ce sont deux personnes différentes.
entry-needs-call = { $a } : { $b } n’est possible qu’avec une annonce.
entry-points-missing = Il manque les points.
entry-hand-empty = Cette donne manque (Suppr ferme le trou).
entry-total-missing = Il faut les totaux des deux camps.
