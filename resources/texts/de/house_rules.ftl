### Hausregeln: worin sich Tichu-Runden unterscheiden

house-rule-grand-tichu = Grosses Tichu
house-rule-grand-tichu-yes = erlaubt
house-rule-grand-tichu-no = nicht erlaubt
house-rule-grand-tichu-tip = Angesagt vor der neunten Karte, 200 Punkte.

house-rule-both-grand-tichus = Beide Partner Grosses Tichu
house-rule-both-grand-tichus-count = beide zählen
house-rule-both-grand-tichus-made-only = nur das erfüllte zählt
house-rule-both-grand-tichus-withdraw = das spätere darf zurück
house-rule-both-grand-tichus-tip = Nur eines kann gelingen. Zu 85 Kartenpunkten gibt das 85, oder 285, wenn nur das erfüllte zählt.

house-rule-double-value = Doppelsieg
house-rule-double-value-200 = 200 Punkte
house-rule-double-value-100 = 100 Punkte
house-rule-double-value-tip = Beide Partner sind zuerst fertig; die Karten werden nicht gezählt.

house-rule-target-score = Ziel einer Partie
house-rule-target-score-none = keines: Uhr oder Zahl der Spiele
house-rule-target-score-500 = 500 Punkte
house-rule-target-score-1000 = 1000 Punkte
house-rule-target-score-tip = Mehr Punkte gewinnen, bei gleich vielen folgt ein Spiel. Eine feste Zahl der Spiele geht vor.

house-rule-wish-required = Wunsch zum Mah Jong
house-rule-wish-required-no = freiwillig
house-rule-wish-required-yes = Pflicht
house-rule-wish-required-tip = Wer den Mah Jong spielt, darf oder muss einen Kartenwert wünschen.

house-rule-bomb-exempt-from-wish = Bombe statt Wunsch
house-rule-bomb-exempt-from-wish-no = nur, bevor man an der Reihe ist
house-rule-bomb-exempt-from-wish-yes = auch, wenn man an der Reihe ist
house-rule-bomb-exempt-from-wish-tip = Für alle, die den Wunsch erfüllen könnten. Er bleibt dann bestehen.

house-rule-last-dragon-trick = Letzter Stich mit dem Drachen
house-rule-last-dragon-trick-given = wird verschenkt
house-rule-last-dragon-trick-kept = bleibt beim Drachen
house-rule-last-dragon-trick-tip = Wenn das Spiel mit dem Drachen zu Ende geht.

house-rule-direction = Reihenfolge
house-rule-direction-right = nach rechts
house-rule-direction-left = nach links
house-rule-direction-tip = Gedruckt steht: nach rechts, also gegen den Uhrzeigersinn.

result-after-target = Nach Spiel { $hand } stand es { $a }:{ $b }: Mit { $target } Punkten ist die Partie zu Ende.
result-target-not-reached = Niemand hat { $target } Punkte erreicht.

sheets-rules = Regeln
sheets-rules-question = Frage
sheets-rules-answer = Heute gilt
sheets-rules-about = Worum es geht
sheets-rules-end = Eine Runde endet
sheets-rules-end-clock = nach der Uhr
sheets-rules-end-hands = nach { $hands } Spielen
sheets-rules-end-target = mit { $points } Punkten
sheets-rules-points = Siegpunkte
sheets-rules-points-hand = je Spiel: Sieg { $win }, Unentschieden { $tie }, Doppelsieg { $double }, mit verlorener Ansage { $lost }
sheets-rules-points-match = je Runde: Sieg { $win }, Unentschieden { $tie }
