# Wie Papier aussehen soll

look-no-such-paper = Das Papier «{ $paper }» kennt das Programm nicht, nur { $known }.
look-no-colour = «{ $colour }» ist keine Farbe: erwartet wird # mit sechs Ziffern oder Buchstaben a–f, z. B. #8c1d40.
look-no-picture = { $file } ist kein Bild, das gedruckt werden kann: erwartet wird PNG oder JPEG mit höchstens 5 MB.
