# Resultate eingeben: was getippt wird und was daran nicht stimmt

entry-notation-points = «{ $text }»: Es fehlen die Punkte (zum Beispiel 55:45).
entry-notation-word = «{ $word }» ist weder Punkte noch Ansage (T0+), Erster (F0) oder Doppelsieg (D02).
entry-notation-call-twice = Zwei Ansagen für Sitz { $seat }.
entry-notation-first = Sitz { $made } hat die Ansage erfüllt, als Erster steht aber Sitz { $first } da.
entry-notation-failed-first = Sitz { $seat } war zuerst fertig, die Ansage ist also erfüllt und nicht verloren.
entry-two-calls-made = Zwei erfüllte Ansagen: Nur eine Person kann zuerst fertig sein.
entry-made-not-first = Wer eine Ansage erfüllt, war zuerst fertig: Hier sind es zwei verschiedene.
entry-needs-call = { $a } : { $b } geht nur mit einer Ansage.
entry-points-missing = Hier fehlen die Punkte.
entry-hand-empty = Dieses Spiel fehlt (Entf schliesst die Lücke).
entry-total-missing = Es braucht die Totale beider Seiten.
