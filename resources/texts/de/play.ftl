# Was die Spielregeln verbieten; Spieler tragen die Nummern der Spielprotokolle, (0) bis (3)

play-hand-over = Spieler ({ $seat }) tut noch etwas, obwohl das Spiel zu Ende ist.
play-dragon-first = Zuerst muss der Drachenstich verschenkt werden, dann kann Spieler ({ $seat }) weiterspielen.
play-not-held = Spieler ({ $seat }) spielt eine Karte, die er nicht hat.
play-no-combination = Was Spieler ({ $seat }) spielt, ist keine Kombination.
play-out-of-turn = Spieler ({ $seat }) ist nicht an der Reihe: Ausser der Reihe darf man nur bomben, und nicht das Ausspielrecht.
play-does-not-beat = Was Spieler ({ $seat }) spielt, sticht nicht, was auf dem Tisch liegt.
play-ignores-wish = Spieler ({ $seat }) könnte den Wunsch erfüllen und tut es nicht.
play-must-lead = Spieler ({ $seat }) muss ausspielen und kann nicht passen.
play-called-already = Spieler ({ $seat }) hat schon etwas angesagt.
play-called-late = Spieler ({ $seat }) sagt Tichu an, nachdem er schon gespielt hat.
play-called-while-pushing = Spieler ({ $seat }) sagt Tichu an, während geschupft wird: erlaubt ist es vorher und nachher.
play-grand-called-late = Spieler ({ $seat }) sagt Grosses Tichu an, nachdem er die neunte Karte hat.
play-grand-withdrawn = Spieler ({ $seat }) darf sein Grosses Tichu nicht zurücknehmen: Das darf nur, wer es nach seinem Partner angesagt hat.
play-grand-not-known = Spieler ({ $seat }) sagt Grosses Tichu an: Das gibt es nach diesen Hausregeln nicht.
play-grand-stays = Spieler ({ $seat }) darf sein Grosses Tichu nicht zurücknehmen: Nach diesen Hausregeln gilt jede Ansage.
play-push-now = Spieler ({ $seat }) kann jetzt nicht schupfen, oder es fehlt noch, was er schupft.
play-push-three = Spieler ({ $seat }) muss drei verschiedene eigene Karten schupfen, jedem eine.
play-wish-required = Spieler ({ $seat }) muss sich etwas wünschen, wenn er den Mah Jong spielt.
play-wish-not-possible = Spieler ({ $seat }) kann sich das nicht wünschen: Wünschen darf, wer den Mah Jong spielt, und zwar eine 2 bis zum As.
play-no-gift = Spieler ({ $seat }) hat keinen Drachenstich zu verschenken.
play-gift-to-opponent = Spieler ({ $seat }) muss den Drachenstich einem Gegner geben.
