# Preise und Rangverkündigung

prizes-no-words = Ein Preis braucht einen Namen mit höchstens { $most } Zeichen.
prizes-no-place = Den Rang { $place } gibt es nicht.
journal-set-prizes = Preisliste: { $count ->
    [0] keine Preise
    [one] ein Preis
   *[other] { $count } Preise
}

prizes-place = Rang { $place }
prizes-last = Letzter Rang
prizes-somebody = Sonderpreis, den Sie vergeben
prizes-to = Für
prizes-what = Preis
prizes-list = Preise
prizes-hint = Zeile wählen, Preis eintippen, Enter. Leere Zeilen bekommen nichts.
prizes-step = Schritt
prizes-points = { $victory } Siegpunkte, { $tichu } Tichu-Punkte
prizes-shared = Zum Teilen: { $prizes }
prizes-order-customary = Der 4. zuerst, dann 5. bis letzter, am Ende 3, 2, 1
prizes-order-from-below = Vom letzten bis zum ersten
prizes-order-podium-only = Nur 3, 2, 1
prizes-start = Beginnen
prizes-start-tip = Auf dem zweiten Bildschirm, wenn es einen gibt; sonst über dem ganzen Bildschirm
prizes-keys = Leertaste oder → zeigt den nächsten Schritt, ← den vorherigen, Esc beendet.
prizes-next = Weiter (Leertaste)
prizes-back = Zurück (←)
prizes-end = Beenden (Esc)
prizes-show-names = Namen hier schon zeigen
prizes-nothing = Sobald es Resultate gibt, steht hier, wer wann aufgerufen wird.
prizes-lead = Rangverkündigung

cli-prizes = setzt die Liste der Preise, oder zeigt sie mit denen, die sie jetzt bekämen
cli-prizes-wanted = ein Preis, mehrmals möglich: 1="Pokal", last="Trostpreis", tichus="Schokolade" oder somebody="Hut"; ersetzt die ganze Liste
cli-prizes-none = es gibt keine Preise mehr
cli-prizes-what = Entweder --set oder --none.
cli-prizes-empty = Es gibt keine Preise.
cli-prizes-form = «{ $text }» ist kein Preis: so etwas wie 1="Pokal".
cli-prizes-to = Für «{ $to }» gibt es keinen Preis{ $nearest ->
    [none] {""}
   *[other] , gemeint ist wohl { $nearest }
}. Ein Rang ab 1, last, somebody oder eine Sonderliste: { $keys }
