knock-out-level = { $title }, table { $table } : égalité. Dans une élimination directe, une donne de plus décide. Merci de compléter le résultat.
knock-out-missing = { $title }, table { $table } : sans ce résultat on ne sait pas qui continue.
knock-out-too-late = « { $name } » est arrivé après le premier tirage et ne peut plus participer.
knock-out-is-out = « { $name } », hors course, joue à la table { $table } contre quelqu’un qui peut encore gagner.
knock-out-not-due = « { $name } » ne joue pas dans cette ronde : éliminé, déjà qualifié ou hors du tableau.
knock-out-turned = { $title }, table { $table } : { $name } continue, { $other } non.
knock-out-owes = { $title }, table { $table } n’a pas encore de résultat. Saisir ce qui doit compter, par exemple 1000 : 0.
knock-out-went-on = { $title } : le tirage a été fait comme s’il en était autrement : l’annuler et tirer à nouveau, tant que rien n’y est joué.
