desk-paid = Bezahlt
desk-pay = Bezahlt / nicht bezahlt (P)
desk-wait = Auf die Warteliste setzen
desk-move-up = Von der Warteliste nachrücken
desk-remark-waiting = Warteliste
desk-remark-single = sucht Partner
desk-member-2-or-alone = Zweite Person (leer: sucht noch)
desk-absent = { $state ->
    [late] Seit { $time } fehlen { $count }
    [early] Bis { $time }: { $count } fehlen
   *[none] Es fehlen { $count }
}
desk-absent-tip = Zeigt nur, wer noch fehlt
desk-aside = Beiseite stellen
desk-aside-tip = Wer fehlt, wird nicht ausgelost (Strg+M). Wer doch noch kommt: Code oder Name, Enter.
desk-alone = { $count ->
    [one] Eine Einzelperson
   *[other] { $count } Einzelne zusammenführen …
}
desk-alone-tip = Wer allein gekommen ist, bekommt jemanden zum Spielen (Strg+J)
desk-up-tip = Wer zuoberst auf der Warteliste steht, rückt nach (Strg+U)
desk-waiting = { $free ->
    [0] Warteliste: { $count }
   *[other] Platz frei: «{ $name }» rückt nach
}
desk-twice = { $count ->
    [one] Vielleicht doppelt …
   *[other] { $count } vielleicht doppelt …
}
desk-twice-tip = Zwei Namen, die dasselbe meinen können: ansehen und zusammenlegen (Strg+H)
desk-cash = { $count ->
    [0] Kasse { $amount }, alle haben bezahlt
   *[other] Kasse { $amount }, { $count } offen
}
desk-owing-tip = Zeigt nur, wer noch bezahlen muss. In der Liste: P heisst bezahlt
desk-late = { $count ->
    [one] { $title }, noch mitspielen: Tisch { $tables }
   *[other] { $title }, noch mitspielen: Tische { $tables }
}
desk-late-tip = Wer zu spät kam, spielt jetzt gegen die, die aussetzen; niemand sonst wechselt den Tisch (Strg+I). Zettel nur für diese Tische.
