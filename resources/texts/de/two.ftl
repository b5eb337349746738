# Tichu for Two: zwei Leute an einem Tisch, jede Person mit zwei Blättern.
hand-small-tichu = Ein kleines Tichu gibt es nur zu zweit (Tichu for Two).
hand-no-player = Zu zweit gibt es die Sitze 0 und 1: Auf Sitz { $seat } sitzt niemand.
two-look-now = Spieler ({ $seat }) darf dieses Blatt jetzt nicht ansehen: eines nach dem andern, jedes einmal.
two-called-late = Spieler ({ $seat }) sagt Tichu an, nachdem er beide Blätter gesehen hat. Möglich ist noch ein kleines Tichu.
two-choose-now = Spieler ({ $seat }) wählt sein erstes Blatt einmal, und erst, wenn er beide gesehen hat.
two-push-now = Spieler ({ $seat }) kann jetzt nicht schupfen, oder es fehlt noch, was er schupft.
two-push-one = Spieler ({ $seat }) muss eine Karte seines ersten Blattes schupfen.
two-other-holding = Spieler ({ $seat }) spielt aus dem Blatt, das er gerade nicht in der Hand hat.
two-change-first = Zuerst muss gesagt sein, ob das Blatt gewechselt wird, dann kann Spieler ({ $seat }) weiterspielen.
two-no-change = Spieler ({ $seat }) darf jetzt das Blatt nicht wechseln.
