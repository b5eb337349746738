screens-title = Bildschirme im Saal
screens-how = Jeder Fernseher, Beamer oder Computer mit einem Browser im selben Netz kann anzeigen: dort diese Adresse öffnen und einen Namen geben.
screens-none = Noch hat sich kein Bildschirm gemeldet.
screens-shows = «{ $name }» zeigt
screens-message = Mitteilung für Bildschirme, die eine zeigen
