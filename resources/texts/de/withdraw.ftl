withdraw-no-such-round = Eine Runde { $round } gibt es nicht: Bitte die erste Runde angeben, die ohne diese Anmeldung ausgelost wird.
withdraw-already-drawn = «{ $name }» hat in Runde { $round } schon gespielt, oder ihre Auslosung lässt sich nicht anpassen. Entweder ab einer späteren Runde abmelden oder einen Ersatz einsetzen.
