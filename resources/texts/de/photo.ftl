photo-add = Foto des Zettels beifügen
photo-hint = Es liegt dann am Pult neben eurem Resultat. Nur der Zettel soll darauf sein.
photo-there = Das Foto liegt am Pult.
photo-unreadable = Dieses Bild lässt sich nicht lesen. Fotografiere den Zettel nochmals.
photo-look = Foto vom Zettel
photo-erase = Fotos löschen
photo-title = Foto vom Zettel, Tisch { $table }
