walkover-of = Forfait : { $name } n’est pas là
walkover-note = forfait, { $name } n’était pas là
walkover-not-seated = L’inscription { $entrant } n’est pas à la table { $table } dans la ronde { $round }.
walkover-only-matches = Seules les parties d’une inscription contre une autre se perdent par forfait. Ailleurs, quelqu’un remplace.
walkover-played = La table { $table } de la ronde { $round } a déjà un résultat.
