# Tichu for Two: zwei Leute an einem Tisch, jede Person mit zwei Blättern.
hand-small-tichu = Ein kleines Tichu gibt es nur zu zweit (Tichu for Two).
two-total-sum = { $a } und { $b } ergeben { $sum }: Zu zweit ergeben beide zusammen immer ein Vielfaches von 50.
hand-no-player = Hier gibt es die Sitze 0 bis { $last }: Auf Sitz { $seat } sitzt niemand.
two-look-now = Spieler ({ $seat }) darf dieses Blatt jetzt nicht ansehen: eines nach dem andern, jedes einmal.
two-called-late = Spieler ({ $seat }) sagt Tichu an, nachdem er beide Blätter gesehen hat. Möglich ist noch ein kleines Tichu.
two-choose-now = Spieler ({ $seat }) wählt sein erstes Blatt einmal, und erst, wenn er beide gesehen hat.
two-push-now = Spieler ({ $seat }) kann jetzt nicht schupfen, oder es fehlt noch, was er schupft.
two-push-one = Spieler ({ $seat }) muss eine Karte seines ersten Blattes schupfen.
two-other-holding = Spieler ({ $seat }) spielt aus dem Blatt, das er gerade nicht in der Hand hat.
two-change-first = Zuerst muss gesagt sein, ob das Blatt gewechselt wird, dann kann Spieler ({ $seat }) weiterspielen.
two-no-change = Spieler ({ $seat }) darf jetzt das Blatt nicht wechseln.

format-two-round-robin = Zu zweit (Tichu for Two), alle gegen alle
format-two-swiss = Zu zweit (Tichu for Two), Schweizer System: Gleichstarke gegeneinander
format-two-knock-out = Zu zweit (Tichu for Two), Knock-out: Wer verliert, ist draussen
preset-two-round-robin = Two: Rundenturnier
preset-two-round-robin-short = zu zweit, 1000 Punkte
preset-two-round-robin-tip = Tichu for Two: Einzeln, zwei Leute an einem Tisch, jede Partie auf 1000 Punkte. Fünf Runden genügen für sechs Leute.
preset-two-swiss = Two: Schweizer
preset-two-swiss-short = zu zweit, 5 Runden
preset-two-swiss-tip = Tichu for Two: Einzeln, zwei Leute an einem Tisch, fünf Partien auf 1000 Punkte. Wer gleich gut steht, spielt gegeneinander.
preset-two-knock-out = Two: Knock-out
preset-two-knock-out-short = zu zweit, bis Final
preset-two-knock-out-tip = Tichu for Two: Einzeln, zwei Leute an einem Tisch, jede Partie auf 1000 Punkte. Wer verliert, ist draussen; die Halbfinal-Verlierer spielen um Platz 3.

two-small-tichu = klein (50)
two-key-made = kleines Tichu erfüllt
two-key-lost = kleines Tichu verloren
two-slip-call-small = K
two-slip-hint = T/G: Tichu (T, 100) oder Grosses Tichu (G, 200) angesagt. K: kleines Tichu (50). 1.: zuerst ein Blatt los. DS: Doppelsieg, { $double } : 0. Die Summe beider ist 100 (DS: { $double }), dazu plus oder minus jede Ansage.
two-rules-game = Spiel
two-rules-game-about = Tichu for Two: je zwei Blätter. Grosses Tichu 200, Tichu 100 (erst ein Blatt gesehen), kleines Tichu 50 (vor der eigenen ersten Karte): zuerst ein Blatt los
two-rules-double = Beide Blätter sind los, bevor die andere Person eines los ist; die Karten werden nicht gezählt.
two-no-witness = Vorspielen lassen sich nur Spiele zu viert. Ob ein Spiel zu zweit so ausgehen kann, steht neben der Zeile.
