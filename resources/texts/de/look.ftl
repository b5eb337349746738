# Wie Papier aussehen soll

look-no-such-paper = Das Papier «{ $paper }» kennt das Programm nicht, nur { $known }.
look-no-colour = «{ $colour }» ist keine Farbe: erwartet wird # mit sechs Ziffern oder Buchstaben a–f, z. B. #8c1d40.
look-no-picture = { $file } ist kein Bild, das gedruckt werden kann: erwartet wird PNG oder JPEG mit höchstens 5 MB.

look-button = Aussehen …
look-title = Aussehen aller Blätter
look-paper = Papier
look-paper-usual = wie vom Blatt vorgesehen
look-large = Grossdruck: alles 40 % grösser
look-duplex = Beidseitig drucken
look-logo = Logo des Vereins
look-choose = Wählen …
look-pictures = Bilder
look-colour = Farbe des Vereins
look-certificate = Text auf Urkunden
look-certificate-tip = Leer: Siegpunkte und Tichu-Punkte.
look-signatures = Unterschriften
look-signatures-tip = Mit Strichpunkt getrennt; leer: Turnierleitung.
look-no-such-slips = Auf einer Seite haben { $known } Laufzettel Platz, nicht { $count }.
look-slips = Laufzettel pro Seite
look-slips-usual = wie üblich
cli-print-slips = so viele Laufzettel stehen auf einer Seite: 1, 2 oder 4
