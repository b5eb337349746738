# Resultate eingeben: was getippt wird und was daran nicht stimmt

entry-notation-points = „{ $text }“: Es fehlen die Punkte (zum Beispiel 55:45).
entry-notation-word = „{ $word }“ ist weder Punkte noch Ansage (T0+), Erster (F0) oder Doppelsieg (D02).
entry-notation-call-twice = Zwei Ansagen für Sitz { $seat }.
entry-notation-first = Sitz { $made } hat die Ansage erfüllt, als Erster steht aber Sitz { $first } da.
entry-notation-failed-first = Sitz { $seat } war Erster, die Ansage ist also erfüllt und nicht verloren.
entry-two-calls-made = Zwei erfüllte Ansagen: Nur einer kann als Erster fertig werden.
