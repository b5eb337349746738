unsaved-title = Nicht gespeichert
unsaved-advice = Bitte den Stick, den Ordner oder die Datei zurückbringen und es noch einmal versuchen.
unsaved-how = Sonst anderswo weitermachen: Alles geht mit, auch das eben Eingegebene und angefangene Zettel. Die Tastatur tut hier nichts; bitte klicken, oder Alt und den unterstrichenen Buchstaben drücken.
unsaved-again = Noch einmal versuchen
unsaved-elsewhere = Anderswo weitermachen …
unsaved-let-be = So lassen
unsaved-where = Alles anderswo speichern
unsaved-went-on = Es geht weiter in «{ $file }» im Ordner «{ $folder }».
