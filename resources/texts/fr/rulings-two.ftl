# Arbitre: Tichu for Two

ruling-two-begin = À deux : comment commence-t-on ?
ruling-two-begin-answer = On donne comme à quatre, chaque personne reçoit deux mains. On peut regarder chacune une fois, jamais les deux ensemble ; puis on choisit sa première main.
ruling-two-begin-words = deux joueurs donner regarder première main choisir
ruling-two-push = À deux : qu’échange-t-on ?
ruling-two-push-answer = Une carte de sa première main contre une de l’autre personne. Les deuxièmes mains restent comme elles sont.
ruling-two-push-words = deux échange une carte
ruling-two-start = À deux : qui commence ?
ruling-two-start-answer = Qui a le Mah Jong dans une de ses mains commence, mais avec sa première main, même si le Mah Jong est dans l’autre.
ruling-two-start-words = deux commencer début mahjong entamer
ruling-two-piles = À deux : où vont les plis ?
ruling-two-piles-answer = Chaque main a sa propre pile. À la fin il importe quelle main a gagné le pli.
ruling-two-piles-words = deux plis pile séparé
ruling-two-last-card = À deux : une main est finie. Comment continuer ?
ruling-two-last-card-answer = On prend tout de suite l’autre main et on peut même battre ses propres dernières cartes. Si personne ne les bat, l’autre personne entame.
ruling-two-last-card-words = deux dernière carte finie main changer propre battre
ruling-two-change = À deux : quand peut-on changer de main ?
ruling-two-change-answer = Quand l’une est finie ou quand le chien donne l’entame à l’autre. Si une personne change, l’autre peut aussi changer tout de suite. Il n’y a jamais plus de trois changements.
ruling-two-change-words = deux changer main autre
ruling-two-look = À deux : quelle main peut-on regarder ?
ruling-two-look-answer = Seulement celle avec laquelle on joue, et on ne joue que de celle-là.
ruling-two-look-words = deux regarder autre main
ruling-two-calls = À deux : que veut dire Tichu ?
ruling-two-calls-answer = « Je finis le premier une de mes mains », n’importe laquelle. { $grand ->
    [yes] Grand Tichu (200) : au plus huit cartes d’une main vues. Tichu
   *[no] Pas de Grand Tichu. Tichu
} (100) : une seule main vue. Petit Tichu (50) : avant sa première carte. Perdu, il compte autant en moins.
ruling-two-calls-words = deux annonce grand petit tichu 50 100 200
ruling-two-dog = À deux : que fait le chien ?
ruling-two-dog-answer = Il donne l’entame à sa propre autre main tant que les deux ont des cartes ; sinon à l’autre personne.
ruling-two-dog-words = deux chien entame autre main
ruling-two-dragon = À deux : à qui donne-t-on le pli du dragon ?
ruling-two-dragon-answer = À une des deux mains de l’autre personne ; on peut choisir laquelle.
ruling-two-dragon-words = deux dragon donner pli main
ruling-two-count = À deux : comment compte-t-on ?
ruling-two-count-answer = La donne est finie quand quelqu’un n’a plus aucune carte. Les plis de la main qui en a encore vont à qui a fini une main le premier, ses cartes à l’autre côté. Puis chacun additionne ses deux piles.
ruling-two-count-words = deux compter dernier points plis fin
ruling-two-double = À deux : qu’est-ce qu’une double victoire ?
ruling-two-double-answer = Les deux mains sont finies avant que l’autre personne en ait fini une : { $double } à 0. Les annonces s’ajoutent.
ruling-two-double-words = deux double victoire 200
ruling-two-target = À deux : quand la partie est-elle gagnée ?
ruling-two-target-answer = Qui a le premier { $target } points après une donne finie gagne.
ruling-two-target-words = deux 1000 fin gagné partie
